"""The post of a lobby: which seats it lists, and what it says of its end."""

from typing import Any

import pytest

from bot.text import texts
from bot.ui import posts
from rules.registry import GAMES
from tests.bot.ui.tables import NOON, table_of
from tests.limits.message import TEXT_DISPLAY, walk

GAME = next(iter(GAMES.values()))


def told(sitting: int = 2, **changes: Any) -> str:
    """Return the post of a table for four at which two sit, or so many."""
    table = table_of(GAME, sitting, capacity=4, **changes)
    parts = walk(posts.lobby(GAME, table, texts("en")).view().to_components())
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)


def test_seats_are_free_as_long_as_somebody_can_sit_down() -> None:
    assert told(status="lobby").count("free") == 2


@pytest.mark.parametrize("status", ["running", "finished", "aborted", "cancelled"])
def test_no_seat_is_free_at_a_table_that_nobody_can_join(status: str) -> None:
    assert "free" not in told(status=status)


def test_a_lobby_says_how_many_are_missing_until_enough_have_come() -> None:
    assert "1 more is needed" in told(min(GAME.seats) - 1, status="lobby")
    assert "needed" not in told(min(GAME.seats), status="lobby")


def test_a_lobby_says_when_it_ends_once_it_was_told() -> None:
    assert f"ends <t:{int(NOON.timestamp())}:R>" in told(status="lobby", ends_at=NOON)
    assert "ends" not in told(status="running", ends_at=NOON)
