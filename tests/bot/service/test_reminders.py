"""Reminders: their times, their tables, their end, and that none is lost or doubled."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.engine.model import TableInfo
from bot.engine.waits import MOST_REMINDERS
from bot.notify.errors import NotNow, Unreachable, Unwanted
from bot.notify.failing import ATTEMPTS
from bot.storage import outbox
from bot.storage.rows import Notice, OutboxRow
from tests.bot.service.house import SERVER, House, user_of
from tests.bot.service.test_set_aside import write
from tests.databases import of_a_file

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ANNA, BEN = 11, 12
BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = (22 * 60, 8 * 60)


async def table_of(house: House, *, computers: int = 1) -> TableInfo:
    """Return a table that waits only for Anna, who knows it."""
    table = await house.running(1, computers)
    await house.outbox.drain()
    house.recorder.take()
    return table


async def two_of(house: House) -> TableInfo:
    """Return a table that waits for Anna and Ben, who know it; Ben wants no reminders."""
    await house.set_user(BEN, remind_every=0)
    table = await house.running(2)
    await house.outbox.drain()
    house.recorder.take()
    return table


async def move(house: House, table: TableInfo) -> None:
    """Let Anna decide until the table does not wait for her."""
    [seat] = [seat.seat for seat in table.seats if seat.user_id == ANNA]
    table = await house.table(table.id)
    while table.seats[seat].waiting:
        table = await house.answer(table, seat)


async def pass_time(
    house: House, span: timedelta, step: timedelta = HOUR
) -> list[tuple[datetime, OutboxRow]]:
    """Let time go by, step by step; return the messages, with their times."""
    told: list[tuple[datetime, OutboxRow]] = []
    for _ in range(span // step):
        house.clock.time += step
        told += [(house.clock.now(), row) for row in await now_told(house)]
    return told


async def now_told(house: House) -> list[OutboxRow]:
    await house.host.run_due()
    await house.outbox.drain()
    return house.recorder.take()


def in_berlin(wall_clock: str) -> datetime:
    return datetime.fromisoformat(wall_clock).replace(tzinfo=BERLIN).astimezone(UTC)


def kinds(rows: list[OutboxRow]) -> list[str]:
    return [row.kind for row in rows]


def failing(error: Exception, kind: str) -> Callable[[OutboxRow], Awaitable[None]]:
    async def fail(row: OutboxRow) -> None:
        if row.kind == kind:
            raise error

    return fail


# --- when -----------------------------------------------------------------------------------------


@pytest.mark.proof
@pytest.mark.parametrize(
    ("every", "days"),
    [
        pytest.param(24, [1, 3, 7, 15], id="each day at first, then half as often"),
        pytest.param(6, [0.25, 0.75, 1.75, 3.75], id="each six hours at first"),
        pytest.param(72, [3, 9, 21, 45], id="every three days at first"),
        pytest.param(0, [], id="never"),
    ],
)
async def test_reminders_come_less_and_less_often_and_end(
    house: House, every: int, days: list[float]
) -> None:
    await house.set_user(ANNA, remind_every=every)
    table = await table_of(house)
    begun = house.clock.now()
    told = await pass_time(house, 59 * DAY, 6 * HOUR)
    reminders = [at - begun for at, row in told if row.kind == "reminder"]
    assert reminders == [each * DAY for each in days]
    assert len(days) in (0, MOST_REMINDERS)
    edits = [(at - begun, row.fresh) for at, row in told if row.kind == "board"]
    assert edits == [(days[-1] * DAY, False)] if days else edits == []
    [seat] = [seat for seat in (await house.table(table.id)).seats if seat.user_id == ANNA]
    assert seat.stalled is bool(days), "the post says that the table has stalled"


async def test_a_move_begins_anew(house: House) -> None:
    table = await table_of(house)
    await pass_time(house, 16 * DAY, DAY)
    table = await house.answer(await house.table(table.id), table.waiting[0])
    assert not any(seat.stalled for seat in table.seats)
    told = await pass_time(house, DAY)
    assert [row.kind for _, row in told if row.kind == "reminder"] == ["reminder"]


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("begun", "reminded"),
    [
        pytest.param("2026-03-28 08:00", "2026-03-29 09:00", id="24 hours, also when clocks go on"),
        pytest.param("2026-10-24 10:00", "2026-10-25 09:00", id="and when they go back"),
        pytest.param("2026-10-24 08:30", "2026-10-25 08:00", id="but not before morning"),
        pytest.param("2026-03-28 21:30", "2026-03-30 08:00", id="nor when it is night by then"),
    ],
)
async def test_reminders_keep_the_quiet_hours_when_clocks_change(
    house: House, begun: str, reminded: str
) -> None:
    await house.set_user(ANNA, zone="Europe/Berlin", quiet=NIGHT)
    house.clock.time = in_berlin(begun)
    await table_of(house)
    house.clock.time = house.clock.now().replace(minute=0)
    told = await pass_time(house, 2 * DAY)
    assert [at for at, row in told if row.kind == "reminder"] == [in_berlin(reminded)]


@pytest.mark.proof
async def test_they_count_from_the_first_notice_of_a_wait(house: House) -> None:
    house.clock.time = datetime(2026, 1, 3, 10, tzinfo=UTC)  # a Saturday
    await house.set_user(ANNA, weekends_off=True)
    await table_of(house)
    told = await pass_time(house, 4 * DAY)
    [at] = [at for at, row in told if row.kind == "reminder"]
    assert at == datetime(2026, 1, 6, tzinfo=UTC), "she hears of it on Monday, and then on Tuesday"


async def test_what_fell_due_in_the_night_because_no_one_ran_waits_for_the_morning(
    house: House,
) -> None:
    house.clock.time = datetime(2026, 1, 1, 20, tzinfo=UTC)
    await house.set_user(ANNA, quiet=NIGHT)
    await table_of(house)
    house.clock.advance(hours=28)  # midnight; it was due at eight in the evening
    await house.restart()
    assert await now_told(house) == []
    house.clock.advance(hours=7)
    assert await now_told(house) == []
    house.clock.advance(hours=1)
    assert kinds(await now_told(house)) == ["reminder"]


async def test_what_is_put_off_into_the_night_waits_for_the_morning(house: House) -> None:
    house.clock.time = datetime(2026, 1, 1, 21, 55, tzinfo=UTC)
    await house.set_user(ANNA, quiet=NIGHT)
    await table_of(house)
    house.clock.advance(hours=24)
    house.recorder.fail = failing(NotNow("later", timedelta(minutes=30)), "reminder")
    assert await now_told(house) == []
    house.recorder.fail = None
    told = await pass_time(house, 12 * HOUR)
    assert [(at.hour, row.kind) for at, row in told] == [(8, "reminder")]


# --- the tables -----------------------------------------------------------------------------------


@pytest.mark.proof
async def test_one_reminder_is_about_all_tables_and_belongs_to_the_longest_wait(
    house: House,
) -> None:
    first, second = await table_of(house), await table_of(house)
    house.clock.advance(hours=24)
    [reminder] = await now_told(house)
    assert (reminder.kind, reminder.user_id, reminder.table_id) == ("reminder", ANNA, first.id)
    seats = [(await house.table(each.id)).seats for each in (first, second)]
    assert not any(seat.stalled for each in seats for seat in each)
    assert await pass_time(house, 47 * HOUR) == [], "both count as reminded"


@pytest.mark.proof
async def test_no_one_is_reminded_twice_within_their_interval(house: House) -> None:
    begun = house.clock.now()
    await table_of(house)
    house.clock.advance(hours=5)
    await table_of(house)
    told = await pass_time(house, 72 * HOUR)
    at = [(at - begun) // HOUR for at, row in told if row.kind == "reminder"]
    assert at == [24, 48, 72], "the second table is told of at 24 and waits until 48 for its own"


@pytest.mark.proof
async def test_a_reminder_that_is_still_to_be_told_needs_no_second(house: House) -> None:
    """Also where it belongs to a table that no longer waits."""
    first, _ = await two_of(house), await table_of(house)
    house.clock.advance(hours=24)
    house.recorder.fail = failing(NotNow("Discord is down", timedelta(hours=60)), "reminder")
    await now_told(house)
    await move(house, first)
    await pass_time(house, 50 * HOUR)
    house.recorder.fail = None
    house.clock.advance(hours=60)
    assert kinds(await now_told(house)).count("reminder") == 1


@pytest.mark.parametrize("both", [False, True], ids=["nothing", "another table"])
async def test_who_has_moved_meanwhile_is_reminded_of_what_still_waits(
    house: House, *, both: bool
) -> None:
    table = await two_of(house)
    if both:
        await table_of(house)
    house.clock.advance(hours=24)
    await house.host.run_due()
    await move(house, table)
    await house.outbox.drain()
    assert kinds(house.recorder.take()).count("reminder") == both


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "end",
    [
        pytest.param(lambda house, table: house.host.absence.resign(table.id, ANNA), id="resigned"),
        pytest.param(lambda house, _: house.host.profiles.note_left(SERVER), id="server left"),
        pytest.param(
            lambda house, _: house.host.profiles.set_user(ANNA, remind_every=0), id="wants none"
        ),
        pytest.param(
            lambda house, table: house.host._context.set_aside(table.id, "x"), id="set aside"
        ),
    ],
)
async def test_no_one_is_reminded_where_nothing_can_be_done(
    house: House, end: Callable[[House, TableInfo], Awaitable[object]]
) -> None:
    table = await two_of(house)
    await end(house, table)
    told = await pass_time(house, 5 * DAY, 6 * HOUR)
    assert [row for _, row in told if row.kind == "reminder"] == []


@of_a_file
async def test_a_damaged_table_is_set_aside_and_the_others_are_told_of(house: House) -> None:
    damaged, sound = await table_of(house), await table_of(house)
    write(house, f"update seats set waiting_since = 'x' where table_id = {damaged.id}")
    house.clock.advance(hours=24)
    assert [(row.kind, row.table_id) for row in await now_told(house)] == [("reminder", sound.id)]
    listed = {table.id: table.aside for table in await house.host.look.tables_of(ANNA)}
    assert listed[damaged.id] is not None


@of_a_file
async def test_a_position_that_turns_out_to_be_damaged_costs_no_reminder_of_the_others(
    house: House,
) -> None:
    damaged, sound = await table_of(house), await table_of(house)
    write(house, f"update tables set state = '[1,{{' where id = {damaged.id}")
    shown: list[list[int]] = []

    async def deliver(row: OutboxRow) -> None:
        if row.kind == "reminder" and row.user_id == ANNA:
            reminding = await house.host.show.reminder(ANNA)
            assert reminding is not None
            shown.append([table.id for table in reminding.waiting])

    house.recorder.fail = deliver
    await pass_time(house, 8 * DAY, 6 * HOUR)
    assert shown == [[sound.id]] * 3
    listed = {table.id: table.aside for table in await house.host.look.tables_of(ANNA)}
    assert (listed[damaged.id] is None, listed[sound.id]) == (False, None)


async def test_a_reminder_that_stays_at_a_table_set_aside_is_none(house: House) -> None:
    first, second = await table_of(house), await table_of(house)
    await house.store.write(
        outbox.add, first.id, [Notice("reminder", ANNA)], house.clock.now() + timedelta(hours=1)
    )
    await house.host._context.set_aside(first.id, "test")
    house.clock.advance(hours=24)
    told = [(row.kind, row.table_id) for row in await now_told(house) if row.user_id == ANNA]
    assert told == [("reminder", second.id)]


# --- the first notice -----------------------------------------------------------------------------


async def test_a_notice_is_held_back_while_a_person_is_off_and_comes_once(house: House) -> None:
    await house.set_user(BEN, quiet=NIGHT)
    await house.running(2)
    await house.outbox.drain()
    assert "panel" not in kinds(house.recorder.take())
    told = await pass_time(house, 20 * HOUR)
    panels = [(at.hour, row.user_id) for at, row in told if row.kind == "panel"]
    assert panels == [(8, BEN)]


@pytest.mark.proof
async def test_who_comes_back_early_is_told_at_once(house: House) -> None:
    await house.host.profiles.plan_vacation(BEN, None, 10)
    [(start, _)] = (await house.host.profiles.user(BEN)).vacations
    await house.running(2)
    await house.outbox.drain()
    house.recorder.take()
    assert [row for _, row in await pass_time(house, 3 * DAY) if row.user_id == BEN] == []
    await house.host.profiles.end_vacation(BEN, start)
    assert [row.kind for row in await now_told(house) if row.user_id == BEN] == ["panel"]
    assert "panel" not in kinds(await now_told(house))


async def test_who_wants_no_message_by_then_is_mentioned_once(house: House) -> None:
    await house.set_user(BEN, quiet=NIGHT)
    await house.running(2)
    await house.outbox.drain()
    house.recorder.take()
    house.recorder.fail = failing(Unwanted(), "panel")
    told = await pass_time(house, 20 * HOUR)
    assert [(at.hour, row.kind, row.fresh, row.ping) for at, row in told] == [
        (8, "board", True, (BEN,))
    ]
    assert not (await house.host.profiles.user(BEN)).dm_closed, "they only want none"


# --- on the way -----------------------------------------------------------------------------------


async def test_a_restart_between_due_and_delivery_neither_loses_nor_doubles(house: House) -> None:
    await table_of(house)
    house.clock.advance(hours=24)
    await house.host.run_due()
    await house.restart()
    assert kinds(await now_told(house)) == ["reminder"]
    assert await now_told(house) == []


async def test_what_may_have_arrived_goes_out_again_under_its_own_number(house: House) -> None:
    await table_of(house)
    house.clock.advance(hours=24)
    house.recorder.fail = failing(OSError("no answer"), "reminder")
    await now_told(house)
    [before] = (await house.contents())["outbox"]
    await house.restart()
    house.recorder.fail = None
    house.clock.advance(minutes=1)
    [again] = await now_told(house)
    assert again.id == before[0]
    assert again.created_at == house.clock.now() - timedelta(minutes=1)


async def test_whose_messages_are_closed_is_reminded_in_another_way_once(house: House) -> None:
    table = await table_of(house)
    house.clock.advance(hours=24)

    async def closed(_: OutboxRow) -> None:
        if not (await house.host.profiles.user(ANNA)).dm_closed:
            raise Unreachable("closed")

    house.recorder.fail = closed
    [told] = await now_told(house)
    assert (told.kind, told.user_id, told.table_id) == ("reminder", ANNA, table.id)
    assert await now_told(house) == []


async def test_a_reminder_that_never_arrives_is_given_up_without_a_word(house: House) -> None:
    await house.set_user(ANNA, remind_every=168)
    await table_of(house)
    house.clock.advance(days=7)
    house.recorder.fail = failing(NotNow("flagged as spam"), "reminder")
    for _ in range(ATTEMPTS):
        assert await now_told(house) == []
        house.clock.advance(hours=1)
    assert (await house.contents())["outbox"] == []
    assert await house.host.troubles.given_up() == []


async def test_who_is_reminded_while_a_computer_thinks_loses_nothing(house: House) -> None:
    """A reminder is a new version of the table: readers of the old one read again."""
    table = await two_of(house)
    house.clock.advance(hours=24)
    before = (await house.table(table.id)).version
    await house.host.run_due()
    after = await house.table(table.id)
    assert after.version == before + 1
    seat = next(seat.seat for seat in after.seats if seat.user_id == ANNA)
    choice = house.any_answer(await house.asked(after, seat))
    await house.host.play.choose(table.id, user_of(after, seat), before, seat, choice)
    await house.prove(table)
