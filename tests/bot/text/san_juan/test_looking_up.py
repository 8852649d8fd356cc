"""Typed words find the intended term."""

import pytest

from bot.text import texts
from bot.ui.rulebook import Book
from rules.registry import GAMES


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("de", "aqua", "building:aqueduct"),
        ("de", "aquae", "building:aqueduct"),
        ("de", "PRÄF", "building:prefecture"),
        ("de", "praef", "building:prefecture"),
        ("de", "handler", "role:trader"),
        ("de", "haendler", "role:trader"),
        ("de", "saule", "building:victory_column"),
        ("en", "column", "building:victory_column"),
        ("en", "lib", "term:library_two"),
        ("en", "  gold  mine ", "building:gold_mine"),
        ("en", "tie", "term:tie_break"),
    ],
)
def test_looking_up(language: str, query: str, first: str) -> None:
    rules = Book({"san_juan": GAMES["san_juan"]})
    value, _ = rules.find(query, texts(language))[0]
    assert value == f"san_juan/{first}"
