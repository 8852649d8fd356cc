"""Settings in the middle of a wait: until then the old habits count, then the new."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from bot.engine.errors import Busy, ServiceError
from bot.engine.habits import DAY, habits_of
from bot.engine.model import SeatInfo, TableInfo
from bot.storage import profiles, tables
from bot.storage.rows import SeatRow
from tests.bot.service.house import OPENER, SERVER, House, person

START = datetime(2026, 1, 1, tzinfo=UTC)
"""A Thursday, when the clocks of all tables here begin: two days of bank."""

BANK = timedelta(hours=48)
BEN = OPENER + 1
NIGHT = (0, 6 * 60)


async def waiting(house: House, **set_before: Any) -> TableInfo:
    """Return a table that waits for both its people, Ben among them."""
    if set_before:
        await house.set_user(BEN, **set_before)
    table = await house.running(2, clock="48/12/96")
    assert len(table.waiting) == 2
    await house.outbox.drain()
    house.recorder.take()
    return table


async def bens(house: House, table: TableInfo) -> SeatInfo:
    seat = (await house.table(table.id)).seat_of(BEN)
    assert seat is not None
    return seat


async def row_of(house: House, table: TableInfo, user_id: int = BEN) -> SeatRow:
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    return next(seat for seat in stored.seats if seat.user_id == user_id)


async def told(house: House) -> list[tuple[str, int | None]]:
    await house.outbox.drain()
    return [(row.kind, row.user_id) for row in house.recorder.take()]


async def test_quiet_hours_stop_a_clock_from_the_next_day_on(house: House) -> None:
    table = await waiting(house)
    assert (await bens(house, table)).deadline == START + BANK
    house.clock.advance(hours=10)
    await house.host.profiles.set_user(BEN, quiet=NIGHT)
    # The coming night still counts, and the deadline would lie at the beginning of the next.
    assert (await bens(house, table)).deadline == START + BANK + timedelta(hours=6)
    assert (await row_of(house, table)).bank == 38 * 3600


async def test_hours_that_were_quiet_stay_so_when_they_are_quiet_no_more(house: House) -> None:
    table = await waiting(house, quiet=NIGHT)
    house.clock.advance(hours=10)
    await house.host.profiles.set_user(BEN, quiet=None)
    assert (await bens(house, table)).deadline == START + BANK + timedelta(hours=6)


async def test_a_zone_moves_the_quiet_hours(house: House) -> None:
    table = await waiting(house, quiet=(20 * 60, 4 * 60))
    house.clock.advance(hours=4)
    await house.host.profiles.set_user(BEN, zone="america/new_york")
    # Nothing had run yet. There it is quiet from 01:00 to 09:00 UTC, which still counts today.
    row = await row_of(house, table)
    assert (row.bank, row.ticking_since) == (BANK.total_seconds(), START + timedelta(hours=4))
    assert row.deadline == START + timedelta(hours=4 + 48 + 2 * 8)


async def test_a_weekend_off_stops_a_clock(house: House) -> None:
    table = await waiting(house)
    await house.host.profiles.set_user(BEN, weekends_off=True)
    assert (await bens(house, table)).deadline == START + BANK + timedelta(hours=48)


async def test_a_vacation_stops_a_clock_until_it_is_ended(house: House) -> None:
    table = await waiting(house)
    await house.host.profiles.plan_vacation(BEN, None, 5)
    left = BANK - timedelta(days=1)  # today still counts
    assert (await bens(house, table)).deadline == START + timedelta(days=5) + left
    house.clock.advance(hours=30)
    user = await house.host.profiles.end_vacation(BEN, START)
    assert (await bens(house, table)).deadline == START + timedelta(hours=30) + left
    assert habits_of(user).vacations == ((START, START + timedelta(hours=30)),)


async def test_quiet_hours_that_are_chosen_anew_before_they_end_stop_no_clock(
    house: House,
) -> None:
    table = await waiting(house)
    for _ in range(7):
        now = house.clock.now().hour * 60
        await house.host.profiles.set_user(BEN, quiet=(now, (now + 16 * 60) % DAY))
        house.clock.advance(hours=15)
    await house.host.run_due()
    assert (await bens(house, table)).overtime


async def test_no_vacation_stops_the_wait_that_a_person_has_taken_over(house: House) -> None:
    table = await waiting(house)
    guest, tomorrow = BEN + 50, date(2026, 1, 2)
    for user_id in (BEN, guest):
        await house.host.profiles.plan_vacation(user_id, tomorrow, 10)
    assert (await bens(house, table)).deadline == START + BANK + timedelta(days=10)
    await house.host.absence.offer(table.id, BEN, guest)
    taken = await house.host.absence.take_seat(table.id, 1, person(guest))
    assert taken.seats[1].deadline == START + BANK


async def test_vacations_keep_their_dates_in_a_new_zone(house: House) -> None:
    await house.host.profiles.plan_vacation(BEN, date(2026, 2, 1), 2)
    user = await house.host.profiles.set_user(BEN, zone="Asia/Tokyo")
    start = datetime(2026, 1, 31, 15, tzinfo=UTC)
    assert user.vacations == ((start, start + timedelta(days=2)),)
    assert await house.host.profiles.user(BEN) == user


async def test_reminders_come_by_what_is_set_now(house: House) -> None:
    table = await waiting(house)
    await house.host.profiles.set_user(BEN, remind_every=48)
    assert (await row_of(house, table)).remind_at == START + timedelta(hours=48)
    await house.host.profiles.set_user(BEN, quiet=NIGHT)
    assert (await row_of(house, table)).remind_at == START + timedelta(hours=54)
    await house.host.profiles.set_user(BEN, remind_every=0)
    assert (await row_of(house, table)).remind_at is None


async def test_the_post_shows_another_deadline(house: House) -> None:
    await waiting(house)
    await house.host.profiles.set_user(BEN, remind_every=48)
    assert await told(house) == []
    await house.host.profiles.set_user(BEN, weekends_off=True)
    assert await told(house) == [("board", None)]


async def test_what_does_not_concern_time_settles_nothing(house: House) -> None:
    table = await waiting(house)
    house.clock.advance(hours=1)
    await house.host.profiles.set_user(BEN, theme="light", zone="UTC", quiet=None)
    assert (await house.table(table.id)).version == table.version
    assert (await row_of(house, table)).ticking_since == START


async def test_no_one_elses_clock_is_touched(house: House) -> None:
    table = await waiting(house)
    before = await row_of(house, table, OPENER)
    await house.host.profiles.set_user(BEN, quiet=NIGHT)
    assert await row_of(house, table, OPENER) == before


async def test_a_person_who_is_not_waited_for_has_no_clock_to_settle(house: House) -> None:
    table = await waiting(house)
    while len(table.waiting) > 1 or (await bens(house, table)).waiting:
        table = await house.answer(table, (await bens(house, table)).seat)
    await house.host.profiles.set_user(BEN, quiet=NIGHT)
    assert (await house.table(table.id)).version == table.version


async def test_a_clock_that_stands_does_not_begin_to_run(house: House) -> None:
    table = await waiting(house)
    await house.host.profiles.note_left(SERVER)
    before = await row_of(house, table)
    await house.host.profiles.set_user(BEN, quiet=NIGHT)
    assert await row_of(house, table) == before


async def test_the_first_notice_comes_when_a_person_is_on_by_their_new_habits(house: House) -> None:
    await house.host.profiles.set_user(BEN, quiet=NIGHT)
    await house.running(2)
    assert ("panel", BEN) not in await told(house)
    await house.host.profiles.set_user(BEN, quiet=(0, 3 * 60))
    house.clock.advance(hours=2)
    assert ("panel", BEN) not in await told(house)
    await house.host.profiles.set_user(BEN, quiet=None)
    assert ("panel", BEN) in await told(house)


async def test_a_person_who_has_read_the_table_before_must_read_it_anew(house: House) -> None:
    """A computer that thinks meanwhile would otherwise write back the old clock."""
    table = await waiting(house)
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    await house.host.profiles.set_user(BEN, quiet=NIGHT)
    with pytest.raises(tables.Conflict):
        await house.store.write(tables.save, stored.table, stored.table)


async def test_where_another_process_is_faster_nothing_is_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await waiting(house)
    before = await house.contents()

    def conflict(*_: object, **__: object) -> None:
        raise tables.Conflict

    monkeypatch.setattr(tables, "save", conflict)
    with pytest.raises(Busy):
        await house.host.profiles.set_user(BEN, quiet=NIGHT)
    assert await house.contents() == before


REFUSED: dict[str, dict[str, Any]] = {
    "bad_zone": {"zone": "Europe/Atlantis"},
    "bad_quiet": {"quiet": (0, 1440)},
    "too_quiet": {"quiet": (6 * 60, 5 * 60)},
    "bad_reminders": {"remind_every": 5},
}


@pytest.mark.parametrize("code", REFUSED)
async def test_what_cannot_be_set_changes_nothing(house: House, code: str) -> None:
    await waiting(house)
    before = await house.contents()
    with pytest.raises(ServiceError) as refused:
        await house.host.profiles.set_user(BEN, theme="light", **REFUSED[code])
    assert refused.value.code == code
    assert await house.contents() == before


@pytest.mark.parametrize("remind_every", [-1, 1, 169])
async def test_reminders_are_neither_too_often_nor_too_seldom(
    house: House, remind_every: int
) -> None:
    with pytest.raises(ServiceError) as refused:
        await house.host.profiles.set_user(BEN, remind_every=remind_every)
    assert refused.value.facts == {"least": 6, "most": 168}


async def test_what_is_set_is_stored(house: House) -> None:
    user = await house.host.profiles.set_user(
        BEN, zone="europe/berlin", quiet=NIGHT, weekends_off=True, remind_every=6
    )
    assert user.zone == "Europe/Berlin"
    await house.restart()
    assert await house.store.read(profiles.user, BEN) == user
