"""The loudness of the next direct message (`bot/service/messages.py`)."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection

from bot.notify.errors import Unwanted
from bot.service.messages import MOST_A_DAY, PATIENCE, Volume, volume
from bot.storage import messages
from bot.storage.kinds import Kind
from bot.storage.rows import MessageRow, Notice, OutboxRow
from tests.bot.notify.sending import put, quiet
from tests.bot.service.house import OPENER, House

DAY = timedelta(days=1)
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)


def sent(
    minutes_ago: float, kind: Kind = "panel", *, loud: bool = True, answered: float | None = None
) -> MessageRow:
    """Return a message that was sent this long ago, and answered this long ago."""
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


def test_after_ten_unanswered_calls_only_one_list_a_day_comes_without_a_sound() -> None:
    calls = [sent(60 * 24 * (2 + day)) for day in range(PATIENCE)]
    assert volume("panel", calls[1:], NOON) is Volume.LOUD
    assert volume("digest", calls[1:], NOON) is Volume.OFF, "they are called"
    assert volume("panel", calls, NOON) is Volume.OFF
    assert volume("reminder", calls, NOON) is Volume.OFF
    assert volume("over", calls, NOON) is Volume.SILENT, "it asks nothing"
    assert volume("digest", calls, NOON) is Volume.SILENT
    listed = [*calls, sent(60 * 20, "digest", loud=False)]
    assert volume("digest", listed, NOON) is Volume.SILENT
    assert volume("digest", [*calls, sent(60 * 19, "digest", loud=False)], NOON) is Volume.OFF


def test_an_answer_at_any_table_ends_that() -> None:
    calls = [sent(60 * 24 * (2 + day)) for day in range(PATIENCE)]
    assert volume("panel", [*calls, sent(90, answered=60)], NOON) is Volume.LOUD


def test_a_click_in_one_of_them_ends_that_too() -> None:
    calls = [sent(60 * 24 * (2 + day)) for day in range(PATIENCE)]
    assert volume("panel", [*calls, sent(60)._replace(used=True)], NOON) is Volume.LOUD


# --- memory -------------------------------------------------------------------------------------


async def add(house: House, table_id: int, kind: Kind, message_id: int) -> list[int]:
    now = house.clock.now()

    def work(db: Connection) -> list[int]:
        return messages.add(db, table_id, OPENER, kind, message_id, now, loud=True)

    return await house.store.write(work)


async def test_a_newer_call_takes_the_place_of_the_last_but_a_vote_stands_beside(
    house: House,
) -> None:
    table = await house.running(2)
    assert await add(house, table.id, "panel", 901) == []
    assert await add(house, table.id, "vote", 902) == []
    assert await add(house, table.id, "reminder", 903) == [901]
    assert await house.store.write(messages.answered, table.id, [OPENER], house.clock.now())
    assert await house.store.read(messages.to_tidy, table.id, OPENER) == [901, 903]


async def test_old_messages_are_forgotten_but_calls_without_an_answer_are_not(
    house: House,
) -> None:
    table, other = await house.running(2), await house.running(2)
    await add(house, table.id, "panel", 901)
    await add(house, other.id, "result", 902)
    await house.store.write(messages.tidied, 901)
    house.clock.advance(days=2)
    await add(house, table.id, "reminder", 903)
    kept = await house.store.read(messages.of_user, OPENER)
    assert [(row.kind, row.message_id) for row in kept] == [("panel", None), ("reminder", 903)]


async def test_a_letter_forgets_old_messages_too(house: House) -> None:
    now = house.clock.now()
    await house.store.write(messages.note, OPENER, "evening", 901, now, loud=True)
    await house.store.write(messages.note, OPENER, "evening", 902, now + DAY, loud=True)
    await house.store.write(messages.note, OPENER, "evening", 902, now + 2 * DAY, loud=True)
    [kept] = await house.store.read(messages.of_user, OPENER)
    assert (kept.message_id, kept.sent_at) == (902, now + 2 * DAY)


async def test_notes_about_a_message_keep_no_one_from_writing_at_another_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.running(2)
    await add(house, table.id, "panel", 901)
    await house.store.write(messages.note, OPENER, "evening", 902, house.clock.now(), loud=True)
    monkeypatch.setattr(house.store, "write", None)
    for message_id in (901, 902, 903):
        await house.host.messages.note_used(message_id)
    await house.host.messages.note_tidied(table.id, 901)
    kept = await house.store.read(messages.of_user, OPENER)
    assert [(row.message_id, row.used) for row in kept] == [(None, True), (902, True)]


async def test_the_last_answer_is_remembered_even_if_it_was_to_no_call(house: House) -> None:
    table, other = await house.running(2), await house.running(2)
    called: list[tuple[Kind, int]] = [("panel", 901), ("standin", 902)]
    for kind, message_id in called:
        await add(house, table.id, kind, message_id)
        house.clock.advance(minutes=1)
        await house.store.write(messages.answered, table.id, [OPENER], house.clock.now())
        await house.store.write(messages.tidied, message_id)
    for message_id in (903, 904):
        house.clock.advance(days=2)
        await add(house, other.id, "reminder", message_id)
    kept = await house.store.read(messages.of_user, OPENER)
    assert [row.kind for row in kept if row.answered_at] == ["standin"]


async def test_a_refusal_names_its_guest_even_at_night(house: House) -> None:
    table = await quiet(house)
    await house.set_user(12, quiet=(0, 23 * 60))
    await put(house, table, Notice("declined", OPENER, ping=(12,)))
    await house.outbox.drain()
    [told] = [row for row in house.recorder.take() if row.kind == "declined"]
    assert told.ping == (12,)


async def test_a_reminder_for_which_no_channel_may_be_opened_becomes_a_post(house: House) -> None:
    table = await quiet(house)

    async def fail(row: OutboxRow) -> None:
        if not row.fresh:
            raise Unwanted

    house.recorder.fail = fail
    await put(house, table, Notice("reminder", 12))
    await house.outbox.drain()
    assert [(row.kind, row.fresh) for row in house.recorder.take()] == [("reminder", True)]
