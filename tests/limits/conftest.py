"""The simulated Discord, here too, and the made-up game beside the real ones."""

from tests.discord.conftest import Simulate, simulate
from tests.games.hosting import hosted

__all__ = ["Simulate", "hosted", "simulate"]
