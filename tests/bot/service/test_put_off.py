"""Reminders that people postpone, or turn off."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.engine import habits, waits
from bot.engine.errors import WrongTime
from bot.engine.waits import MOST_REMINDERS
from bot.storage.rows import SeatRow, UserRow
from tests.bot.service.house import House
from tests.bot.service.test_reminders import (
    ANNA,
    DAY,
    HOUR,
    kinds,
    move,
    now_told,
    pass_time,
    table_of,
)
from tests.bot.service.test_settling import row_of

BERLIN = ZoneInfo("Europe/Berlin")
SLEEPER = UserRow(11, zone="Europe/Berlin", quiet=(22 * 60, 7 * 60))


def at(wall_clock: str) -> datetime:
    return datetime.fromisoformat(wall_clock).replace(tzinfo=BERLIN).astimezone(UTC)


@pytest.mark.parametrize(
    ("user", "now", "then"),
    [
        pytest.param(
            SLEEPER, "2026-03-03 15:00", "2026-03-04 07:00", id="the next day, as the night ends"
        ),
        pytest.param(SLEEPER, "2026-03-03 23:30", "2026-03-04 07:00", id="also from bed"),
        pytest.param(SLEEPER, "2026-03-04 01:00", "2026-03-04 07:00", id="also after midnight"),
        pytest.param(
            SLEEPER, "2026-03-28 15:00", "2026-03-29 07:00", id="when clocks go on meanwhile"
        ),
        pytest.param(
            SLEEPER._replace(quiet=None), "2026-03-03 15:00", "2026-03-04 15:00", id="a day later"
        ),
        pytest.param(
            SLEEPER._replace(weekends_off=True),
            "2026-03-06 15:00",
            "2026-03-09 07:00",
            id="on Monday, if weekends are off",
        ),
        pytest.param(
            SLEEPER._replace(vacations=((at("2026-03-03 20:00"), at("2026-03-13 00:00")),)),
            "2026-03-03 15:00",
            "2026-03-13 07:00",
            id="after a vacation",
        ),
    ],
)
def test_when_tomorrow_is(user: UserRow, now: str, then: str) -> None:
    assert habits.tomorrow(user, at(now)) == at(then)


def test_a_reminder_that_is_put_off_does_not_count() -> None:
    seat = SeatRow(0, 11, "Anna", asked_at=5, reminded=MOST_REMINDERS)
    later = waits.put_off(seat, at("2026-03-04 07:00"))
    assert later.reminded == MOST_REMINDERS - 1
    assert not waits.has_stalled(later)
    assert waits.put_off(waits.muted(later), at("2026-03-04 07:00")).reminded == 0


async def test_in_three_hours_is_in_three_hours(house: House) -> None:
    table = await table_of(house)
    house.clock.time += DAY
    assert kinds(await now_told(house)) == ["reminder"]
    start = house.clock.now()
    await house.host.reminders.put_off(table.id, ANNA, tomorrow=False)
    await house.restart()
    found = await pass_time(house, 3 * DAY)
    assert [at - start for at, row in found if row.kind == "reminder"] == [3 * HOUR, 51 * HOUR]


async def test_tables_that_were_due_before_wait_as_well(house: House) -> None:
    first = await table_of(house)
    house.clock.time += HOUR
    await table_of(house)
    house.clock.time += DAY - HOUR
    assert kinds(await now_told(house)) == ["reminder"]
    start = house.clock.now()
    await house.host.reminders.put_off(first.id, ANNA, tomorrow=True)
    found = await pass_time(house, 2 * DAY)
    assert next(at - start for at, row in found if row.kind == "reminder") == DAY


async def test_in_three_hours_may_be_in_the_morning(house: House) -> None:
    await house.set_user(ANNA, quiet=(22 * 60, 6 * 60))
    table = await table_of(house)
    house.clock.time = datetime(2026, 3, 3, 20, tzinfo=UTC)
    then = await house.host.reminders.put_off(table.id, ANNA, tomorrow=False)
    assert then == datetime(2026, 3, 4, 6, tzinfo=UTC)


async def test_of_a_muted_table_no_one_is_reminded_until_they_have_moved(house: House) -> None:
    table = await table_of(house)
    await house.host.reminders.mute(table.id, ANNA)
    await house.host.profiles.set_user(ANNA, remind_every=6)
    assert "reminder" not in kinds([row for _, row in await pass_time(house, 30 * DAY, DAY)])
    assert not any(seat.stalled for seat in (await house.table(table.id)).seats)
    await move(house, table)
    table = await house.table(table.id)
    if not any(seat.user_id == ANNA and seat.waiting for seat in table.seats):
        return
    assert (await row_of(house, table, ANNA)).remind_at is not None


async def test_a_reminder_of_another_table_does_not_name_a_muted_one(house: House) -> None:
    muted, other = await table_of(house), await table_of(house)
    await house.host.reminders.mute(muted.id, ANNA)
    house.clock.time += DAY
    [told] = [row for row in await now_told(house) if row.kind == "reminder"]
    assert told.table_id == other.id
    reminding = await house.host.show.reminder(ANNA)
    assert reminding is not None
    assert [table.id for table in reminding.waiting] == [other.id]


async def test_a_table_that_has_stalled_no_longer_does_if_its_person_puts_it_off(
    house: House,
) -> None:
    table = await table_of(house)
    await pass_time(house, 16 * DAY, DAY)
    assert any(seat.stalled for seat in (await house.table(table.id)).seats)
    await house.host.reminders.mute(table.id, ANNA)
    assert any(seat.stalled for seat in (await house.table(table.id)).seats), "as others see it"
    await house.host.reminders.put_off(table.id, ANNA, tomorrow=True)
    assert not any(seat.stalled for seat in (await house.table(table.id)).seats)
    assert "board" in kinds(await now_told(house))


async def test_warnings_stay_at_a_muted_table(house: House) -> None:
    table = await house.running(2, clock="fast", starting_hand="off")
    [seat] = table.waiting
    user_id = table.seats[seat].user_id or 0
    await house.host.reminders.mute(table.id, user_id)
    house.clock.time += timedelta(hours=9, minutes=36)
    assert ("warned", user_id) in [(row.kind, row.user_id) for row in await now_told(house)]


async def test_where_no_one_waits_nothing_can_be_put_off(house: House) -> None:
    table = await house.running(2, starting_hand="off")
    [seat] = table.waiting
    other = next(each.user_id for each in table.seats if each.seat != seat)
    reminders, user_id = house.host.reminders, other or 0
    with pytest.raises(WrongTime, match="waits_no_more"):
        await reminders.mute(table.id, user_id)
    with pytest.raises(WrongTime, match="waits_no_more"):
        await reminders.put_off(table.id, user_id, tomorrow=False)
