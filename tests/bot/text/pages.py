"""The common part of tests of all games' words: things to put into words, and pages to read."""

import re
from collections.abc import Iterable

from bot.text import texts
from rules.decision import Decision
from rules.event import Event, Fact


def decision(
    kind: str, *options: str, least: int = 1, most: int = 1, subject: str = ""
) -> Decision:
    """Make a question for the first seat."""
    return Decision(0, kind, options, least, most, subject)


def happened(kind: str, /, **facts: Fact) -> Event:
    """Make a public event."""
    return Event(kind, facts)


def numbers(text: str) -> list[int]:
    """Return the numbers of a text, in order."""
    return [int(number) for number in re.findall(r"\d+", text)]


def reconstructed(language: str, game: str) -> str:
    """Return the word for it: the longest in the name of the page about it."""
    return max(texts(language).of(game).name("term:reconstructed").split(), key=len)


def say_what_is_reconstructed(
    game: str, language: str, pages: Iterable[str], *, guesses: int
) -> None:
    """Fail unless all these pages say it, and the page about it counts this many guesses."""
    words = texts(language).of(game)
    hint = reconstructed(language, game)
    assert [key for key in pages if hint not in words.help(key)] == []
    page = words.help("term:reconstructed")
    assert len(re.findall(r"^\d\. ", page, re.M)) == guesses
    assert f"data/{game}/" in page
