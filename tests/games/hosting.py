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


@pytest.fixture
def worded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the made-up game its words for one test, without registering it."""
    _add_words(monkeypatch)


@pytest.fixture(autouse=True)
def hosted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the made-up game for one test."""
    _add_words(monkeypatch)
    monkeypatch.setitem(registry.GAMES, AUCTION.key, AUCTION)


def _add_words(monkeypatch: pytest.MonkeyPatch) -> None:
    shelves = MultiplexedPath(Path(str(catalogue.SHELF)), WORDS)
    monkeypatch.setattr(catalogue, "SHELF", shelves)
