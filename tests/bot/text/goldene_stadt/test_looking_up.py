"""Typed words find the intended page: the words of the rulebook, too."""

import pytest

from bot.text import LANGUAGES, texts
from bot.ui.rulebook import Book
from rules.registry import GAMES


def found(query: str, language: str) -> list[str]:
    """The keys of the entries that `/rules` suggests, the best first."""
    rules = Book({"goldene_stadt": GAMES["goldene_stadt"]})
    return [value.removeprefix("goldene_stadt/") for value, _ in rules.find(query, texts(language))]


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("bridge", "term:roads"),
        ("supply", "term:coins"),
        ("draw pile", "term:cards"),
        ("discard pile", "term:cards"),
        ("bidding hand", "term:bidding"),
        ("bump", "term:bidding"),
        ("tie", "term:scoring"),
        ("lose", "term:blocked"),
        ("recon", "term:reconstructed"),
    ],
)
def test_looking_up_in_english(query: str, first: str) -> None:
    assert found(query, "en")[0] == first


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("Stadtteil", "term:districts"),
        ("äußerer Stadtteil", "term:districts"),
        ("bezirk", "term:districts"),
        ("Biethand", "term:bidding"),
        ("Vertreibung", "term:bidding"),
        ("vertreiben", "term:bidding"),
        ("Kartenpaar", "term:bidding"),
        ("Ablagestapel", "term:cards"),
        ("Nachziehstapel", "term:cards"),
        ("Patt", "term:scoring"),
        ("Vorrat", "term:coins"),
        ("bruecke", "term:roads"),
        ("Handkartenlimit", "term:hand_limit"),
        ("Handlimit", "term:hand_limit"),
        ("Handelshaus", "term:building"),
        ("Startspielerschlüssel", "term:round"),
        ("Warenstapel", "term:goods"),
        ("Quelle", "term:map"),
        ("Sonderfall", "term:blocked"),
    ],
)
def test_looking_up_in_german(query: str, first: str) -> None:
    assert found(query, "de")[0] == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_the_game_finds_its_contents(language: str) -> None:
    rules = Book({"goldene_stadt": GAMES["goldene_stadt"]})
    assert rules.find("Die goldene Stadt", texts(language))[0][0] == "goldene_stadt"
