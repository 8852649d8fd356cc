"""A table that all have left falls silent, and no one is called more often than promised."""

from pathlib import Path

import pytest

from tests.month.left import LEFT, left
from tests.month.rules import MOST_REMINDERS

SOON = "two people and a computer, clock normal"


@pytest.mark.proof
@pytest.mark.parametrize(
    "name",
    [name if name == SOON else pytest.param(name, marks=pytest.mark.soak) for name in LEFT],
)
async def test_a_table_that_all_have_left_falls_silent(tmp_path: Path, name: str) -> None:
    persons, computers, clock = LEFT[name]
    sent = await left(tmp_path, persons, computers, clock, days=100)
    assert sent["final: posts"] == 1
    assert sent["board: posts"] == 2, "one at the beginning, one that announces the end"
    for user_id in range(100, 100 + persons):
        assert sent[f"reminder: to {user_id}"] == MOST_REMINDERS
        assert sent[f"board: to {user_id}"] == 1
        votes = sent[f"vote: to {user_id}"]
        assert votes == (0 if clock == "relaxed" else 4 * (persons - 1))
