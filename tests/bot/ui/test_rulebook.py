"""Words typed to look up, without choosing from the list."""

import pytest

from bot.text import texts
from bot.ui.ids import Claim
from bot.ui.rulebook import LEAF, Book
from bot.ui.sheet import Sheet
from rules.registry import GAMES
from tests.limits.message import walk

EN = texts("en")


def page(typed: str) -> str | None:
    sheet = Book(GAMES).look_up(typed, EN)
    return None if sheet is None else written(sheet)


def written(sheet: Sheet | None) -> str:
    assert sheet is not None
    parts = walk(sheet.view().to_components())
    return "\n".join(str(part["content"]) for part in parts if "content" in part)


@pytest.mark.parametrize(
    ("typed", "heading"),
    [
        ("san_marco/card:doge", "### Doge"),
        ("doge", "### Doge"),
        ("banish", "### Banishment"),
        ("reconstructed", "### What is reconstructed"),
    ],
)
def test_a_part_of_a_name_leads_to_the_best_page(typed: str, heading: str):
    assert (page(typed) or "").startswith(heading + "\n")


def test_a_name_that_nothing_has_leads_nowhere():
    assert page("gondola races") is None
    assert page("  ") is None


def test_a_name_that_several_games_have_leads_to_the_pages_of_all():
    shared = (page("table options") or "").splitlines()
    having = [key for key in GAMES if "term:table_options" in EN.of(key).terms()]
    assert len(having) > 1
    assert shared.count("### Table options") == len(having)
    for key in having:
        assert f"-# {EN.of(key).title}: rules" in shared


@pytest.mark.parametrize("key", GAMES)
def test_the_name_of_a_game_leads_to_how_to_play_it(key: str):
    title = EN.of(key).title
    for typed in (key, title, title.upper(), f"  {title} "):
        assert (page(typed) or "").startswith(f"### {title}: how to play\n"), typed


@pytest.mark.parametrize("key", GAMES)
def test_what_is_read_stays_while_the_menu_is_turned(key: str):
    book, terms = Book(GAMES), EN.of(key).terms()
    claim = Claim(LEAF, list(GAMES).index(key), seat=1, picks=len(terms))
    shown = written(book.leaf(claim, EN))
    assert shown.startswith(f"### {EN.of(key).name(terms[-1])}\n")
    old = written(book.leaf(claim._replace(picks=0), EN))
    assert old.startswith(f"### {EN.of(key).title}: how to play\n")
    assert written(book.leaf(claim._replace(picks=len(terms) + 1), EN)) == old
    assert book.leaf(claim._replace(table=len(GAMES)), EN) is None


@pytest.mark.parametrize("key", GAMES)
def test_how_to_play_is_told_in_six_lines(key: str):
    lines = written(Book(GAMES).contents(key, EN)).splitlines()
    assert sum(line.startswith("**") for line in lines) == 6
