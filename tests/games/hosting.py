"""The bot hosts the made-up game, too: with words of its own, and drawn plainly.

A room of tests whose laws hold for every game imports `hosted` into its conftest.
"""

from importlib.readers import MultiplexedPath
from pathlib import Path

import pytest

from bot.text import catalogue
from rules import registry
from tests.games.auction import AUCTION

WORDS = Path(__file__).with_name("text")


@pytest.fixture(autouse=True)
def hosted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the made-up game for one test."""
    shelves = MultiplexedPath(Path(str(catalogue.SHELF)), WORDS)
    monkeypatch.setattr(catalogue, "SHELF", shelves)
    monkeypatch.setitem(registry.GAMES, AUCTION.key, AUCTION)
