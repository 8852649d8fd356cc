"""All games that the suites run over, the real ones and a small made-up one, and their records."""

from importlib import import_module
from typing import Final

from rules.game import AnyGame
from rules.registry import GAMES as REAL
from tests.games.auction import AUCTION
from tests.games.record import Known

GAMES: Final[dict[str, AnyGame]] = {**REAL, AUCTION.key: AUCTION}


def known(key: str) -> Known:
    """Return the suites' knowledge of a game. Raises ModuleNotFoundError if it is missing."""
    record: Known = import_module(f"tests.games.{key}").KNOWN
    return record
