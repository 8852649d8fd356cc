"""What somebody types to look up, without choosing from the list."""

import pytest

from bot.text import texts
from bot.ui.book import Book
from rules.registry import GAMES
from tests.limits.message import walk

EN = texts("en")


def page(typed: str) -> str | None:
    sheet = Book(GAMES).look_up(typed, EN)
    if sheet is None:
        return None
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
def test_the_name_of_a_game_leads_to_its_contents(key: str):
    title = EN.of(key).title
    for typed in (key, title, title.upper(), f"  {title} "):
        assert (page(typed) or "").startswith(f"### {title}: rules\n"), typed
