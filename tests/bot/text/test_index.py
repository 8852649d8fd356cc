"""The index of the rules: each entry is found by its common names, and no word misleads."""

from collections import Counter
from functools import cache

import pytest

from bot.text import LANGUAGES, texts
from bot.text.index import index
from bot.text.search import find, folded, spellings
from bot.ui.rulebook import Book
from rules.registry import GAMES
from tests.limits.message import MENUS, TEXT_DISPLAY, check, walk

RULES = Book(GAMES)
CASES = [(game, language) for game in GAMES for language in LANGUAGES]
in_every_index = pytest.mark.parametrize(("game", "language"), CASES)


def said(typed: str, language: str) -> tuple[str, list[str]]:
    """Return the answer of `/rules` to a word: its text, and the entries of its menus."""
    sheet = RULES.look_up(typed, texts(language))
    assert sheet is not None, typed
    components = sheet.view().to_components()
    check(components)
    parts = list(walk(components))
    offered = [
        option["label"] for part in parts if part["type"] in MENUS for option in part["options"]
    ]
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY), offered


@cache
def meanings(language: str) -> Counter[str]:
    """Count the entries of all games that each word may mean, by their names and in the index."""
    return Counter(
        word
        for game in GAMES
        for key, words in index(game, language).items()
        for word in {*map(folded, (texts(language).of(game).name(key), *words))}
    )


@in_every_index
def test_every_entry_stands_in_the_index(game: str, language: str):
    words = index(game, language)
    assert list(words) == texts(language).of(game).terms()
    for key, listed in words.items():
        assert all(listed), key
        assert len(set(map(folded, listed))) == len(listed), key


@in_every_index
def test_the_index_is_one_for_players_of_this_language(game: str, language: str):
    copied = index(game, language) == index(game, "en")
    assert copied == (language == "en")


@in_every_index
def test_no_word_is_the_name_of_an_entry(game: str, language: str):
    """It would never lead here: the name comes first."""
    book = texts(language).of(game)
    names = {typed for term in book.terms() for typed in spellings(book.name(term))}
    for key, listed in index(game, language).items():
        assert not names & set(map(folded, listed)), key


@pytest.mark.proof
@in_every_index
def test_every_word_leads_to_its_entry_or_to_a_choice(game: str, language: str):
    words = texts(language)
    book = words.of(game)
    for key, listed in index(game, language).items():
        for word in listed:
            for typed in set(spellings(word)):
                text, offered = said(typed, language)
                meant = meanings(language)[folded(word)]
                if meant > 1:
                    assert text == words.say("rules-several"), word
                    assert book.name(key) in offered, word
                    assert len(offered) == meant, word
                else:
                    assert text.startswith(f"### {book.name(key)}\n"), (word, text[:40])


@pytest.mark.proof
@in_every_index
def test_every_word_is_suggested_with_its_entry(game: str, language: str):
    words = texts(language)
    for key, listed in index(game, language).items():
        for word in listed:
            found = dict(RULES.find(word, words))
            label = found[f"{game}/{key}"]
            assert label.startswith(words.of(game).name(key))
            assert len(label) <= 100
            if not find(word, [("", words.of(game).name(key))], 1):
                assert f" · {word} · " in label


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_stands_with_few_entries(language: str):
    """A choice of many is no answer."""
    count = Counter(
        folded(word)
        for game in GAMES
        for listed in index(game, language).values()
        for word in listed
    )
    assert max(count.values()) <= 6


@pytest.mark.parametrize(
    ("typed", "heading"),
    [
        ("Ablage", "Stapel aufgebraucht"),
        ("Kartenlimit", "Handkartenlimit"),
        ("Preise", "Handelshaus"),
        ("Silberschmiede", "Silberschmelze"),
        ("silberschm", "Silberschmelze"),
        ("praefekt", "Präfektur"),
        ("Maut", "Weg des Dogen und Zoll"),
        ("verbannen", "Verbannung"),
    ],
)
def test_what_people_type_in_german(typed: str, heading: str):
    assert said(typed, "de")[0].startswith(f"### {heading}\n")


@pytest.mark.parametrize(
    ("typed", "heading"),
    [
        ("discard", "Deck used up"),
        ("card limit", "Hand limit"),
        ("prices", "Trading house"),
        ("silversmith", "Silver Smelter"),
        ("majority", "Scoring a district"),
        ("exile", "Banishment"),
    ],
)
def test_what_people_type_in_english(typed: str, heading: str):
    assert said(typed, "en")[0].startswith(f"### {heading}\n")


def test_a_word_for_several_entries_says_so():
    _, offered = said("denkmal", "de")
    assert offered == ["Statue", "Siegessäule", "Reiter", "Triumphbogen"]
