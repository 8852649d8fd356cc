"""The simulated Discord, here too."""

from tests.discord.conftest import Simulate, simulate

__all__ = ["Simulate", "simulate"]
