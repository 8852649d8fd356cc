"""The tools of all sentences: cutting, lists, searching."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import LANGUAGES, cut, texts
from bot.text.search import find, folded, spelled_out


@given(text=st.text(max_size=200), limit=st.integers(5, 120))
def test_a_cut_text_fits(text: str, limit: int) -> None:
    shorter = cut(text, limit)
    assert len(shorter) <= limit
    assert shorter == text or shorter.endswith("…")


@pytest.mark.parametrize(
    ("text", "limit", "shorter"),
    [
        ("short", 5, "short"),
        ("a few words", 11, "a few words"),
        ("a few more words", 12, "a few more…"),
        ("ends, here", 7, "ends…"),
        ("unbreakable", 6, "unbre…"),
    ],
)
def test_cutting_examples(text: str, limit: int, shorter: str) -> None:
    assert cut(text, limit) == shorter


@pytest.mark.parametrize(
    ("items", "english", "german"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a und b"),
        (["a", "b", "c"], "a, b and c", "a, b und c"),
        (["{a}", "*b*"], "{a} and *b*", "{a} und *b*"),
    ],
)
def test_lists(items: list[str], english: str, german: str) -> None:
    assert texts("en").join(items) == english
    assert texts("de").join(items) == german


@pytest.mark.parametrize(
    ("day", "english", "german"),
    [
        (date(2026, 3, 2), "2 March 2026", "2. März 2026"),
        (date(2027, 12, 31), "31 December 2027", "31. Dezember 2027"),
        (date(2026, 5, 1), "1 May 2026", "1. Mai 2026"),
    ],
)
def test_days_are_written_in_the_readers_language(day: date, english: str, german: str) -> None:
    assert (texts("en").day(day), texts("de").day(day)) == (english, german)
    facts = {"first": f"date:{day}", "last": f"date:{day}"}
    assert f"from {english} to {english}" in texts("en").error("vacations_overlap", facts)
    assert f"vom {german} bis zum {german}" in texts("de").error("vacations_overlap", facts)


def test_every_month_has_its_own_name(language: str) -> None:
    days = [date(2026, month, 1) for month in range(1, 13)]
    assert len({texts(language).day(day) for day in days}) == 12


def test_errors_are_worded_with_their_facts(language: str) -> None:
    words = texts(language)
    for code in ("stale", "table_full", "not_opener", "nothing_to_take_back"):
        assert words.error(code, {}) == words.say(f"error-{code}")
    assert "Send Messages" in words.error("missing_permissions", {"names": ("Send Messages", "x")})
    assert "brand_new" in words.error("brand_new", {})


@pytest.mark.parametrize(
    ("text", "fold", "spelled"),
    [
        ("Händler", "handler", "haendler"),
        ("  Straße ", "strasse", "strasse"),
        ("Präfektur", "prafektur", "praefektur"),
        ("Pra\u0308fektur", "prafektur", "praefektur"),
        ("ÉCOLE", "ecole", "ecole"),
        ("Cité d’or, chœur", "cite d'or, choeur", "cite d'or, choeur"),
    ],
)
def test_folding(text: str, fold: str, spelled: str) -> None:
    assert folded(text) == fold
    assert spelled_out(text) == spelled


def test_the_best_matches_come_first() -> None:
    entries = [
        ("1", "Old well"),
        ("2", "Farewell"),
        ("3", "Well of gold"),
        ("4", "Well"),
        ("5", "x"),
    ]
    assert find("well", entries, 25) == ["4", "3", "1", "2"]
    assert find("well", entries, 2) == ["4", "3"]
    assert find("", entries, 25) == ["1", "2", "3", "4", "5"]


def test_every_language_has_a_name_of_its_own() -> None:
    names = [texts(language).say("language-name") for language in LANGUAGES]
    assert names[0] == "English"
    assert len(set(names)) == len(LANGUAGES)
