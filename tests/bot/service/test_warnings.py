"""Warnings: their threshold, their time, only once, and not after the end of a wait."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.engine import time_control, waits
from bot.engine.model import TableInfo
from bot.engine.time_control import TimeControl
from bot.storage.kinds import Kind
from bot.storage.rows import Notice, OutboxRow, SeatRow, UserRow
from tests.bot.notify.sending import put
from tests.bot.service.house import OPENER, SERVER, House, user_of
from tests.bot.service.test_reminders import now_told, pass_time
from tests.bot.service.test_settling import row_of

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)  # a Monday
HOUR = 3600
ANNA = UserRow(11)
ASLEEP = ANNA._replace(quiet=(22 * 60, 6 * 60))  # eight hours a night
OFF = ANNA._replace(vacations=((NOON + timedelta(hours=10), NOON + timedelta(days=10)),))
FAST = "12/4/24"


def control_of(clock: str) -> TimeControl:
    control = time_control.read(clock)
    assert control is not None
    return control


def begun(clock: str, user: UserRow = ANNA, bank: float | None = None) -> SeatRow:
    """Return a seat whose wait began at noon, with this many hours in its bank, or a full one."""
    held = None if bank is None else int(bank * HOUR)
    seat = SeatRow(0, 11, "Anna", asked_at=5, waiting_since=NOON, bank=held)
    return waits.begun(seat, control_of(clock), user, NOON, granted=False)


def at(hours: float) -> datetime:
    return NOON + timedelta(hours=hours)


# --- threshold and time -------------------------------------------------------------------------


def test_a_call_says_itself_how_little_time_is_left() -> None:
    fast = control_of("fast")
    assert waits.called(begun("fast", bank=2), fast).warn_at is None
    assert waits.called(begun("fast"), fast) == begun("fast"), "there is time"


@pytest.mark.parametrize(
    ("clock", "hours"),
    [
        pytest.param("normal", 24, id="a fifth of five days"),
        pytest.param("fast", 2.4, id="two hours and 24 minutes of twelve hours"),
        pytest.param("96/12/96", 19.2, id="19 hours and 12 minutes of 96 hours"),
        pytest.param("720/24/720", 24, id="a day at most"),
        pytest.param("5/1/5", 2, id="two hours at least"),
    ],
)
def test_people_are_warned_of_a_fifth_of_a_full_bank(clock: str, hours: float) -> None:
    assert time_control.warning(control_of(clock)) == hours * HOUR


@pytest.mark.parametrize(
    ("clock", "user", "bank", "hours"),
    [
        pytest.param("normal", ANNA, None, 96, id="a day before five are over"),
        pytest.param("fast", ANNA, None, 9.6, id="9:36 into a clock of twelve hours"),
        pytest.param("96/12/96", ANNA, None, 76.8, id="76:48 into a bank of 96 hours"),
        pytest.param("96/12/96", ANNA, 30, 10.8, id="sooner if a part of it is gone"),
        pytest.param("fast", ASLEEP, None, 9.6, id="before she sleeps, at 21:36"),
        pytest.param("12/4/24", ASLEEP, 12.9, 18.5, id="not at night: at half past six"),
        pytest.param("12/4/24", ASLEEP, 12.4, 18, id="nor as it begins: as it ends"),
        pytest.param("96/12/96", OFF, None, 76.8 + 230, id="not on vacation"),
        pytest.param("fast", ANNA, 2.4, 1.2, id="when half is gone, if no more was left"),
        pytest.param("1/0/1", ANNA, None, 0.5, id="and if the bank never holds as much"),
    ],
)
def test_when_a_person_is_warned(
    clock: str, user: UserRow, bank: float | None, hours: float
) -> None:
    seat = begun(clock, user, bank)
    assert seat.warn_at == at(hours)
    assert not waits.is_low(seat)


def test_without_a_clock_no_one_is_warned() -> None:
    seat = SeatRow(0, 11, "Anna", asked_at=5, waiting_since=NOON)
    assert waits.begun(seat, None, ANNA, NOON, granted=True).warn_at is None


# --- in the middle of a wait --------------------------------------------------------------------


def test_new_habits_move_the_warning_with_the_clock() -> None:
    """Nine hours of the twelve are left; of these, 6:36 pass before the warning."""
    seat = waits.resettled(begun("fast"), control_of("fast"), ANNA, ASLEEP, at(8))
    assert (seat.warn_at, seat.deadline) == (at(9.6), at(20))


def test_new_habits_bring_no_second_warning_and_lose_none() -> None:
    fast = control_of("fast")
    told = waits.warned(begun("fast"), ANNA, at(9.6))
    assert waits.resettled(told, fast, ANNA, ASLEEP, at(9.7)).warn_at is None
    owed = waits.resettled(begun("fast"), fast, ANNA, ANNA, at(10))
    assert owed.warn_at == at(11), "it was due, but had not been told"


def test_a_pause_neither_doubles_a_warning_nor_loses_it() -> None:
    fast = control_of("fast")
    paused = waits.paused(begun("fast"), ANNA, at(5))
    assert waits.resumed(paused, fast, ANNA, at(100)).warn_at == at(104.6)
    told = waits.paused(waits.warned(begun("fast"), ANNA, at(9.6)), ANNA, at(10))
    assert waits.resumed(told, fast, ANNA, at(100)).warn_at is None
    owed = waits.paused(begun("fast"), ANNA, at(10))
    assert waits.resumed(owed, fast, ANNA, at(100)).warn_at == at(101)


def test_who_has_just_chosen_is_warned_when_half_of_what_is_left_is_gone() -> None:
    fast, told = control_of("fast"), waits.warned(begun("fast"), ANNA, at(9.6))
    assert waits.gone_on(begun("fast"), fast, ANNA, at(5)).warn_at == at(9.6)
    assert waits.gone_on(begun("fast"), fast, ANNA, at(10)).warn_at == at(11)
    assert waits.gone_on(told, fast, ANNA, at(10)).warn_at is None, "once a wait"


def test_who_takes_a_seat_is_warned_though_its_former_holder_was() -> None:
    fast, told = control_of("fast"), waits.warned(begun("fast"), ANNA, at(9.6))
    assert waits.taken_over(told, ANNA, told, fast, ANNA, at(10)).warn_at == at(11)


@pytest.mark.parametrize(
    ("clock", "hours"),
    [
        pytest.param("normal", 0, id="at once if it is little"),
        pytest.param("fast", 24 - 2.4, id="later if it is more"),
    ],
)
def test_time_that_the_others_give_is_warned_of(clock: str, hours: float) -> None:
    """They give a day, of which nothing else would tell the person."""
    late = waits.out_of_time(begun(clock), control_of(clock), ANNA, NOON)
    assert late.warn_at is None
    seat = waits.more_time(late, control_of(clock), ANNA, at(200))
    assert seat.warn_at == at(200 + hours)


def test_a_wait_that_is_over_or_taken_back_has_no_warning() -> None:
    fast = control_of("fast")
    assert waits.ended(begun("fast"), ANNA, at(1), since=NOON).warn_at is None
    assert waits.withdrawn(begun("fast"), fast, ANNA, at(1), since=NOON).warn_at is None
    assert waits.under_clock(begun("fast"), None, ANNA, at(1)).warn_at is None


# --- beside reminders ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("remind_at", "counted"),
    [
        pytest.param(at(97), True, id="an hour later, as the reminder would come"),
        pytest.param(at(108), True, id="twelve hours later"),
        pytest.param(at(109), False, id="not thirteen"),
    ],
)
def test_a_warning_replaces_the_reminder_that_would_follow(
    remind_at: datetime, counted: bool
) -> None:
    seat = begun("normal")._replace(remind_at=remind_at, reminded=1)
    told = waits.warned(seat, ANNA, at(96))
    assert told.reminded == (2 if counted else 1)
    assert told.remind_at == (at(96 + 4 * 24) if counted else remind_at)


@pytest.mark.parametrize(
    ("clock", "now", "left_out"),
    [
        pytest.param("normal", at(95), True, id="an hour before the warning"),
        pytest.param("normal", at(83), False, id="thirteen hours before it"),
        pytest.param("fast", at(8), True, id="before that of a short clock"),
        pytest.param("fast", at(6), False, id="but longer before it than it warns of"),
    ],
)
def test_no_reminder_comes_shortly_before_a_warning(
    clock: str, now: datetime, left_out: bool
) -> None:
    seat = waits.left_to_warning(begun(clock)._replace(remind_at=now), now)
    assert seat.warn_at is not None
    assert seat.remind_at is not None
    assert (seat.remind_at > seat.warn_at) == left_out


# --- at a table -----------------------------------------------------------------------------------


async def waiting_for_one(house: House, clock: str = FAST) -> tuple[TableInfo, int]:
    """Return a table that waits for one of two people, who knows it, and that person."""
    table = await house.running(2, clock=clock, starting_hand="off")
    await house.outbox.drain()
    house.recorder.take()
    [seat] = table.waiting
    return table, user_of(table, seat)


def told(rows: list[OutboxRow]) -> list[tuple[str, int | None]]:
    return [(row.kind, row.user_id) for row in rows if row.kind in ("warned", "reminder")]


async def test_a_person_is_warned_once_a_wait(house: House) -> None:
    table, anna = await waiting_for_one(house)
    start = house.clock.now()
    found = await pass_time(house, timedelta(hours=12), timedelta(minutes=12))
    rows = [(when - start, row.user_id) for when, row in found if row.kind == "warned"]
    assert rows == [(timedelta(hours=9, minutes=36), anna)]
    assert (await house.table(table.id)).seats[table.waiting[0]].overtime, "and then time is up"


async def test_a_person_who_is_asked_again_with_little_time_left_and_leaves_is_warned(
    house: House,
) -> None:
    """They have taken their move back: no one calls them to it."""
    table, anna = await waiting_for_one(house, "8/0/8")
    house.clock.advance(hours=7)
    seat = table.waiting[0]
    role = (await house.asked(table, seat)).options.index("role:producer")
    await house.take_back((await house.choose(table, seat, (role,))).table, seat)
    await now_told(house)
    assert (await _row(house, table, seat)).bank == HOUR
    start = house.clock.now()
    found = await pass_time(house, timedelta(hours=1), timedelta(minutes=12))
    told = [(row.kind, at - start) for at, row in found if row.user_id == anna]
    assert told == [("warned", timedelta(minutes=36)), ("timeup", timedelta(hours=1))]


async def test_a_call_while_the_bot_is_off_the_server_tells_no_time_so_a_warning_follows(
    house: House,
) -> None:
    table, _ = await waiting_for_one(house, "1/0/1")
    await house.host.profiles.note_left(SERVER)
    table = await house.answer(table, table.waiting[0])
    [ben] = [user_of(table, seat) for seat in table.waiting]
    assert ("panel", ben) in [(row.kind, row.user_id) for row in await now_told(house)]
    house.clock.advance(hours=5)
    await house.host.profiles.note_joined(SERVER)
    start = house.clock.now()
    found = await pass_time(house, timedelta(hours=1), timedelta(minutes=12))
    warned = [at - start for at, row in found if (row.kind, row.user_id) == ("warned", ben)]
    assert warned == [timedelta(minutes=36)]


async def test_a_warning_that_was_held_back_is_told_once(house: House) -> None:
    table, anna = await waiting_for_one(house)
    later = house.clock.now() + timedelta(hours=10)
    held: tuple[Kind, ...] = ("warned", "timeup")
    await put(house, table, *(Notice(kind, anna, not_before=later) for kind in held))
    house.clock.advance(hours=10)
    assert told(await now_told(house)) == [("warned", anna)]


async def test_a_warning_that_is_due_outlives_the_process(house: House) -> None:
    _, anna = await waiting_for_one(house)
    house.clock.advance(hours=9.6)
    await house.restart()
    assert told(await now_told(house)) == [("warned", anna)]
    await house.restart()
    assert told(await now_told(house)) == []


async def test_a_restart_between_due_and_delivery_neither_loses_nor_doubles(house: House) -> None:
    _, anna = await waiting_for_one(house)
    house.clock.advance(hours=9.6)
    await house.host.run_due()
    await house.restart()
    assert told(await now_told(house)) == [("warned", anna)]
    assert told(await now_told(house)) == []


async def test_who_has_moved_meanwhile_is_not_warned(house: House) -> None:
    table, _ = await waiting_for_one(house)
    house.clock.advance(hours=9.6)
    await house.host.run_due()
    await house.answer(table, table.waiting[0])
    assert told(await now_told(house)) == []


async def test_a_warning_takes_the_place_of_a_reminder_due_some_hours_before(house: House) -> None:
    for user_id in (OPENER, OPENER + 1):
        await house.set_user(user_id, remind_every=72)
    _, anna = await waiting_for_one(house, "96/0/96")
    found = await pass_time(house, timedelta(hours=95), timedelta(minutes=12))
    assert told([row for _, row in found]) == [("warned", anna)]


async def test_who_is_left_alone_is_not_warned(house: House) -> None:
    table, anna = await waiting_for_one(house)
    [other] = [seat.user_id for seat in table.seats if seat.user_id != anna]
    assert other is not None
    await house.host.absence.resign(table.id, other)
    await house.outbox.drain()
    house.recorder.take()
    house.clock.advance(hours=9.6)
    assert told(await now_told(house)) == []


async def test_what_others_do_in_secret_moves_no_warning(house: House) -> None:
    """A sealed answer of one player changes nothing of when another is warned."""
    table = await house.running(3, clock=FAST)
    table = await house.play_until(table, lambda table, _: len(table.waiting) > 1)
    house.clock.advance(hours=1)
    first, *others = table.waiting
    before = {seat: (await _row(house, table, seat)).warn_at for seat in others}
    table = await house.answer(table, first)
    assert others
    assert {seat: (await _row(house, table, seat)).warn_at for seat in others} == before
    assert (await _row(house, table, first)).warn_at is None


async def _row(house: House, table: TableInfo, seat: int) -> SeatRow:
    return await row_of(house, table, user_of(table, seat))
