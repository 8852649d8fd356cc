"""Typed words find the intended page."""

import pytest

from bot.text import texts
from bot.ui.rulebook import Book
from rules.registry import GAMES


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("en", "bridge", "card:bridge"),
        ("en", "bridges", "term:bridges"),
        ("en", "toll", "term:tolls"),
        ("en", "tie", "term:end"),
        ("en", "bonus", "term:passage"),
        ("en", "supply", "term:nobles"),
        ("en", "start player", "term:round"),
        ("en", "offer", "term:offers"),
        ("en", "three", "term:three"),
        ("en", "recon", "term:reconstructed"),
        ("en", "santa", "district:santa_croce"),
        ("de", "brücke", "card:bridge"),
        ("de", "ueberlaeufer", "card:defector"),
        ("de", "gleichstand", "term:end"),
        ("de", "zoll", "term:tolls"),
        ("de", "angebot", "term:offers"),
        ("de", "adlige", "term:nobles"),
        ("de", "zu dritt", "term:three"),
        ("de", "letzte", "term:last_round"),
    ],
)
def test_looking_up(language: str, query: str, first: str) -> None:
    rules = Book({"san_marco": GAMES["san_marco"]})
    value, _ = rules.find(query, texts(language))[0]
    assert value == f"san_marco/{first}"


def test_the_name_of_the_game_finds_its_contents_and_the_district(language: str) -> None:
    rules = Book({"san_marco": GAMES["san_marco"]})
    found = [value for value, _ in rules.find("San Marco", texts(language))]
    assert found[:2] == ["san_marco", "san_marco/district:san_marco"]
