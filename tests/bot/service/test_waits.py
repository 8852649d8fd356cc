"""The cost of a wait: the bank of the seat, its deadline, and its person's reminders."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.engine import time_control, waits
from bot.engine.time_control import TimeControl
from bot.engine.waits import MOST_REMINDERS
from bot.storage.rows import SeatRow, UserRow
from bot.storage.settings import SETTINGS
from tests.bot.service.house import OPENER, House, user_of

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)  # a Monday
HOUR = 3600
CONTROL = time_control.read("48/12/96")
ANNA = UserRow(11)
ASLEEP = ANNA._replace(quiet=(22 * 60, 6 * 60))  # eight hours a night

ANOTHER: dict[str, object] = {
    "language": "de",
    "dm": False,
    "dm_closed": True,
    "dm_told": True,
    "theme": "light",
    "large_text": False,
    "reduced_motion": True,
    "zone": "Asia/Tokyo",
    "quiet": None,
    "weekends_off": True,
    "vacations": ((NOON, NOON + timedelta(days=1)),),
    "remind_every": 12,
    "confirm": True,
    "counted": ((NOON, NOON + timedelta(days=1)),),
    "private": True,
    "dm_channel": 900,
    "results": "silent",
    "passes": {"san_juan": True},
}
"""Another value of each setting than that of a person who sleeps."""


def _seat(bank: int | None = 48 * HOUR) -> SeatRow:
    return SeatRow(0, 11, "Anna", asked_at=5, waiting_since=NOON, bank=bank)


def _waiting(bank: int = 48 * HOUR, user: UserRow = ANNA) -> SeatRow:
    return waits.begun(_seat(bank), CONTROL, user, NOON, granted=False)


def _in(**span: float) -> datetime:
    return NOON + timedelta(**span)


@pytest.mark.parametrize(
    ("held", "granted", "bank"),
    [
        pytest.param(None, True, 48, id="the first wait begins with a full bank"),
        pytest.param(10, True, 22, id="each later one adds the increment"),
        pytest.param(90, True, 96, id="but nothing beyond the cap"),
        pytest.param(10, False, 10, id="a wait after the seat's own take-back adds nothing"),
    ],
)
def test_what_a_bank_holds_when_a_wait_begins(held: int | None, granted: bool, bank: int) -> None:
    seat = _seat(None if held is None else held * HOUR)
    begun = waits.begun(seat, CONTROL, ANNA, NOON, granted=granted)
    assert begun.bank == bank * HOUR
    assert begun.ticking_since == NOON
    assert begun.deadline == _in(hours=bank)


@pytest.mark.parametrize("name", SETTINGS[1:])
def test_what_waits_depend_on_is_known_of_every_setting(name: str) -> None:
    other = ASLEEP._replace(**{name: ANOTHER[name]})
    matters = _waiting(84 * HOUR, other) != _waiting(84 * HOUR, ASLEEP)
    assert matters == (waits.settings_of(other) != waits.settings_of(ASLEEP))


def test_without_a_clock_there_is_no_deadline_but_there_are_reminders() -> None:
    begun = waits.begun(_seat(None), None, ANNA, NOON, granted=True)
    assert (begun.bank, begun.deadline) == (None, None)
    assert begun.remind_at == _in(hours=24)


@pytest.mark.parametrize(
    ("user", "hours", "left"),
    [
        pytest.param(ANNA, 20, 28, id="what was waited is gone"),
        pytest.param(ASLEEP, 20, 36, id="but for the quiet hours"),
        pytest.param(ANNA, 500, 0, id="and never more than there was"),
    ],
)
def test_what_is_left_when_a_wait_ends(user: UserRow, hours: int, left: int) -> None:
    ended = waits.ended(_waiting(user=user), user, _in(hours=hours), since=NOON)
    assert ended.bank == left * HOUR
    assert (ended.ticking_since, ended.deadline, ended.remind_at) == (None, None, None)


def test_a_wait_of_a_newcomer_on_vacation_costs_their_clock() -> None:
    """Its end must not forget that the wait began as they took the seat."""
    away = ANNA._replace(vacations=((NOON - timedelta(days=1), NOON + timedelta(days=3)),))
    taken = _seat()._replace(held_until=_in(days=1))
    begun = waits.begun(taken, CONTROL, away, NOON, granted=False)
    over = begun._replace(asked_at=None, waiting_since=None)
    assert waits.ended(over, away, _in(hours=5), since=NOON).bank == 43 * HOUR


def test_who_answers_one_question_of_several_keeps_the_clock_running() -> None:
    seat = waits.gone_on(_waiting(), CONTROL, ANNA, _in(hours=8))
    assert (seat.bank, seat.deadline) == (40 * HOUR, _in(hours=48))
    assert seat.remind_at == _in(hours=8 + 24)


def test_who_answers_one_question_of_several_after_the_bank_is_empty_is_still_late() -> None:
    late = waits.out_of_time(_waiting(HOUR), CONTROL, ANNA, NOON)
    seat = waits.gone_on(late, CONTROL, ANNA, _in(hours=3))
    assert (seat.overtime, seat.bank, seat.deadline) == (True, 0, None)


def test_after_a_move_that_the_others_voted_for_comes_an_increment() -> None:
    late = waits.out_of_time(_waiting(HOUR), CONTROL, ANNA, NOON)
    seat = waits.moved_for(late, CONTROL, ANNA, _in(hours=3))
    assert (seat.overtime, seat.bank, seat.deadline) == (False, 12 * HOUR, _in(hours=15))


def test_out_of_time_is_told_once() -> None:
    late = waits.out_of_time(_waiting(HOUR), CONTROL, ANNA, NOON)
    assert (late.overtime, late.deadline) == (True, None)


@pytest.mark.parametrize(
    ("control", "given"),
    [
        pytest.param("48/12/96", 24, id="a day"),
        pytest.param("48/36/96", 36, id="or an increment where that is longer"),
    ],
)
def test_more_time_is(control: str, given: int) -> None:
    late = waits.out_of_time(_waiting(0), CONTROL, ANNA, NOON)
    seat = waits.more_time(late, time_control.read(control), ANNA, _in(hours=1))
    assert (seat.overtime, seat.deadline) == (False, _in(hours=1 + given))


def test_new_habits_count_from_now_on_and_the_old_ones_until_then() -> None:
    """Eight hours were awake, and the coming night will not count."""
    seat = waits.resettled(_waiting(20 * HOUR), CONTROL, ANNA, ASLEEP, _in(hours=8))
    assert seat.bank == 12 * HOUR
    assert seat.deadline == _in(hours=8 + 2 + 8 + 10)  # two until 22:00, the night, ten more
    assert seat.remind_at == _in(hours=8 + 24)


def test_a_clock_that_is_paused_loses_nothing() -> None:
    paused = waits.paused(_waiting(), ANNA, _in(hours=1))
    assert (paused.deadline, paused.remind_at) == (None, None)
    resumed = waits.resumed(paused, CONTROL, ANNA, _in(hours=100))
    assert resumed.deadline == _in(hours=147)


def test_another_time_control_gives_everyone_a_full_bank() -> None:
    other = time_control.read("fast")
    assert isinstance(other, TimeControl)
    seat = waits.under_clock(_waiting(HOUR), other, ANNA, _in(hours=2))
    assert (seat.bank, seat.deadline) == (12 * HOUR, _in(hours=14))
    assert waits.under_clock(seat, None, ANNA, _in(hours=3)).deadline is None
    idle = waits.under_clock(SeatRow(1, 12, "Ben", bank=HOUR), other, ANNA, NOON)
    assert (idle.bank, idle.deadline) == (12 * HOUR, None)


@pytest.mark.parametrize(
    ("user", "reminded", "hours"),
    [
        pytest.param(ANNA, 0, 24, id="a day after the wait began"),
        pytest.param(ANNA, 1, 48, id="then twice as long"),
        pytest.param(ANNA, 3, 192, id="and twice again"),
        pytest.param(ANNA, MOST_REMINDERS, None, id="then the table has stalled"),
        pytest.param(ANNA._replace(remind_every=0), 0, None, id="or never, if they want none"),
        pytest.param(ANNA._replace(remind_every=12), 0, 12, id="at midnight"),
        pytest.param(
            ASLEEP._replace(remind_every=12), 0, 18, id="or when the quiet hours are over"
        ),
        pytest.param(
            ANNA._replace(vacations=((_in(hours=1), _in(days=9)),)),
            0,
            9 * 24,
            id="or the vacation",
        ),
    ],
)
def test_when_a_person_is_reminded(user: UserRow, reminded: int, hours: int | None) -> None:
    expected = None if hours is None else _in(hours=hours)
    assert waits.next_reminder(user, NOON, reminded) == expected


# --- at a table -----------------------------------------------------------------------------------


async def test_only_whose_turn_it_is_loses_time(house: House) -> None:
    table = await house.running(2, clock="48/12/96")
    assert all(seat.deadline is not None for seat in table.seats if seat.waiting)
    answered = table.waiting[0]
    table = await house.answer(table, answered)
    assert [seat.deadline is None for seat in table.seats] == [
        not seat.waiting for seat in table.seats
    ]
    assert table.seats[answered].deadline is None


async def test_a_person_among_computers_has_all_the_time_there_is(house: House) -> None:
    table = await house.running(1, 2, clock="48/12/96")
    assert [seat.deadline for seat in table.seats] == [None] * 3


async def test_taking_back_gives_no_increment(house: House) -> None:
    table = await house.running(2, clock="48/12/96")
    seat = table.waiting[0]
    before = table.seats[seat].deadline
    for _ in range(3):
        table = await house.answer(table, seat)
        position = await house.take_back(table, seat)
        table = position.table
    assert table.seats[seat].deadline == before


async def test_a_choice_taken_back_and_made_again_gives_no_one_else_an_increment(
    house: House,
) -> None:
    table = await house.running(3, clock="48/12/96", starting_hand="off")
    house.clock.advance(hours=40)
    for _ in table.seats:  # to the second wait, for which there is an increment
        table = await house.answer(table, table.waiting[0])
    [seat] = table.waiting
    table = await house.answer(table, seat)
    [following] = table.waiting
    deadline = table.seats[following].deadline
    for _ in range(3):
        table = (await house.take_back(table, seat)).table
        assert table.waiting == (seat,)
        table = await house.answer(table, seat)
    assert table.waiting == (following,)
    assert table.seats[following].deadline == deadline


@pytest.mark.parametrize("spent", [40, 48])
async def test_a_person_who_goes_and_comes_back_gets_no_increment(house: House, spent: int) -> None:
    house.host._context.grace = timedelta(minutes=1)
    table = await house.running(3, clock="48/12/48", starting_hand="off")
    table = await house.play_until(table, lambda table, _: table.settles_at is not None)
    [seat] = table.waiting
    house.clock.advance(hours=spent)
    for _ in range(3):  # before the last choice has settled, no computer answers
        await house.host.absence.stand_in(table.id, user_of(table, seat))
        table = await house.host.absence.come_back(table.id, user_of(table, seat))
    assert table.seats[seat].deadline == house.clock.now() + timedelta(hours=48 - spent)


async def test_who_is_off_is_told_when_they_are_on_again(house: House) -> None:
    """A table begins at midnight; quiet hours end at six."""
    await house.set_user(12, quiet=(22 * 60, 6 * 60))
    table = await house.running(2)
    await house.outbox.drain()
    rows = house.recorder.take()
    assert [row.kind for row in rows] == ["full", "lobby", "board"]
    assert rows[-1].ping == ()
    house.clock.advance(hours=6)
    await house.outbox.drain()
    assert [(row.kind, row.user_id) for row in house.recorder.take()] == [("panel", 12)]
    assert OPENER in [seat.user_id for seat in table.seats]
