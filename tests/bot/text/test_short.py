"""The short forms fit where pictures put them: two lines, 88 px wide at 24 px."""

import pytest

from bot.render import fonts
from bot.text import texts
from rules.registry import GAMES

CHIP = 88
SIZE = 24
LINES = 2


@pytest.mark.parametrize("key", GAMES)
def test_a_short_name_fits_a_chip(key: str, language: str) -> None:
    book = texts(language).of(key)
    font = fonts.font("semibold", SIZE)
    for term in book.terms():
        if f"{term.replace(':', '-')}.short" not in book:
            continue
        lines = book.name(term, "short").split("\n")
        assert len(lines) <= LINES, term
        for line in lines:
            assert font.getlength(line) <= CHIP, line
