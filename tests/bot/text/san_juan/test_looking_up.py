"""What somebody types finds the term that is meant."""

import pytest

from tests.bot.text.san_juan.words import book


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
    assert book(language).find_terms(query)[0] == first
