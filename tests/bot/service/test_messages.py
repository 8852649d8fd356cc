"""How loud the next direct message may be (`bot/service/messages.py`)."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.service.messages import MOST_A_DAY, PATIENCE, Volume, volume
from bot.storage.rows import Kind, MessageRow

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)


def sent(
    minutes_ago: float, kind: Kind = "panel", *, loud: bool = True, answered: float | None = None
) -> MessageRow:
    """Return a message that was sent so long ago, and answered so long ago."""
    at = NOON - timedelta(minutes=minutes_ago)
    by = None if answered is None else NOON - timedelta(minutes=answered)
    return MessageRow(1, 1, 11, kind, 900, loud, at, by, False)


def test_the_first_message_rings() -> None:
    assert volume("panel", [], NOON) is Volume.LOUD


@pytest.mark.parametrize(("ago", "loud"), [(9, Volume.SILENT), (10, Volume.LOUD)])
def test_one_message_in_ten_minutes_rings(ago: int, loud: Volume) -> None:
    assert volume("panel", [sent(ago, answered=ago)], NOON) is loud


@pytest.mark.parametrize("kind", ["warned", "timeup"])
def test_that_time_runs_out_always_rings(kind: Kind) -> None:
    calls = [sent(minutes) for minutes in range(1, 2 + PATIENCE)]
    assert volume("panel", calls, NOON) is Volume.OFF
    assert volume(kind, calls, NOON) is Volume.LOUD


def test_what_came_without_a_sound_does_not_count() -> None:
    assert volume("panel", [sent(1, loud=False)], NOON) is Volume.LOUD


def test_twenty_four_messages_a_day_ring() -> None:
    day = [sent(60 * hour + 30, answered=60 * hour) for hour in range(MOST_A_DAY)]
    assert volume("panel", day, NOON) is Volume.SILENT
    assert volume("panel", day[1:], NOON) is Volume.LOUD
    tomorrow = NOON + timedelta(minutes=31)
    assert volume("panel", day, tomorrow) is Volume.LOUD


def test_after_ten_unanswered_calls_one_a_day_comes_without_a_sound() -> None:
    calls = [sent(60 * 24 * (2 + day)) for day in range(PATIENCE)]
    assert volume("panel", calls[1:], NOON) is Volume.LOUD
    assert volume("panel", calls, NOON) is Volume.SILENT
    today = [*calls, sent(60 * 23, loud=False)]
    assert volume("reminder", today, NOON) is Volume.OFF
    assert volume("over", today, NOON) is Volume.SILENT, "it asks nothing"


def test_an_answer_at_any_table_ends_that() -> None:
    calls = [sent(60 * 24 * (2 + day)) for day in range(PATIENCE)]
    assert volume("panel", [*calls, sent(90, answered=60)], NOON) is Volume.LOUD
