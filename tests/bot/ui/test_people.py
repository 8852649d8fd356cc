"""The names of a table's players: no two alike, wherever they are named."""

from dataclasses import replace
from typing import Any

import pytest

from bot.text import COMPUTERS, LANGUAGES, texts
from bot.ui.people import name_for, name_of, names_of, waiting_names
from rules.registry import GAMES
from tests.bot.ui.tables import table_of

WORDS = texts("en")


def seated(*seats: dict[str, Any]) -> Any:
    """A table at which these sit, all of them to move."""
    table = table_of(GAMES["san_juan"], len(seats), tuple(range(len(seats))))
    changed = [replace(seat, **each) for seat, each in zip(table.seats, seats, strict=True)]
    return replace(table, seats=tuple(changed))


COMPUTER = {"user_id": None, "computer": "greedy", "name": ""}


def test_two_of_one_name_are_told_apart_wherever_they_are_named() -> None:
    table = seated({"name": "Ann", "user_id": 7}, {"name": "Ben"}, {"name": "ann", "user_id": 8})
    assert names_of(table, WORDS) == ("Ann (1)", "Ben", "ann (3)")
    assert name_of(table, table.seats[2], WORDS) == "ann (3)"
    assert name_for(table, 8, WORDS) == "ann \\(3\\)"
    assert waiting_names(table, WORDS)[0] == "Ann \\(1\\)"


def test_computers_of_older_tables_have_names_too() -> None:
    table = seated({"name": COMPUTERS[1]}, COMPUTER, {"name": "Ben"})
    assert names_of(table, WORDS) == (f"{COMPUTERS[1]} (1)", COMPUTERS[1], "Ben")


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_who_were_forgotten_are_told_apart(language: str) -> None:
    table = seated({"name": "", "user_id": -5}, {"name": "Ben"}, {"name": "", "user_id": -6})
    first, _, third = names_of(table, texts(language))
    assert first.endswith(" (1)")
    assert third.endswith(" (3)")
