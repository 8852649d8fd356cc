"""The short forms fit their place in pictures: two lines, 88 px wide at 24 px."""

import pytest

from bot.render import fonts
from bot.text import texts
from rules.decision import family
from rules.registry import GAMES

CHIP = 88
SIZE = 24
LINES = 2


@pytest.mark.parametrize("key", GAMES)
def test_a_short_name_fits_a_chip(key: str, language: str) -> None:
    """And the name itself, where others of its family have a shorter one and it has none."""
    book = texts(language).of(key)
    font = fonts.font("semibold", SIZE)
    short = {family(term) for term in book.terms() if f"{term.replace(':', '-')}.short" in book}
    for term in book.terms():
        if family(term) not in short:
            continue
        lines = book.name(term, "short").split("\n")
        assert len(lines) <= LINES, term
        for line in lines:
            assert font.getlength(line) <= CHIP, line
