"""Running tables that all have left: announced, put aside, and taken up again by *Go on*."""

from datetime import datetime, timedelta

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.storage import lists, tables
from bot.storage.rows import OutboxRow
from rules.decision import Decision
from tests.bot.service.house import SERVER, House, user_of
from tests.sql import beside

DAY = timedelta(days=1)


def _builds(decision: Decision) -> bool:
    return decision.kind == "build" and len(decision.options) > 2


async def told(house: House, days: int) -> list[tuple[datetime, OutboxRow]]:
    """Let days go by; return the messages, with their times."""
    found: list[tuple[datetime, OutboxRow]] = []
    for _ in range(2 * days):
        await house.host.run_due()
        await house.outbox.drain()
        found += [(house.clock.now(), row) for row in house.recorder.take()]
        house.clock.advance(hours=12)
    return found


async def announced(house: House, persons: int = 3, clock: str = "relaxed") -> TableInfo:
    """Return a table whose end has just been announced."""
    table = await house.running(persons, clock=clock)
    while (await house.table(table.id)).ends_at is None:
        await told(house, 1)
    return await house.table(table.id)


async def put_aside(house: House, persons: int = 3) -> TableInfo:
    table = await announced(house, persons)
    await told(house, 8)
    return await house.table(table.id)


@pytest.mark.proof
@pytest.mark.parametrize(
    ("persons", "computers", "clock", "days"),
    [(3, 0, "relaxed", 60), (3, 0, "fast", 31), (3, 0, "normal", 36), (1, 2, "normal", 60)],
)
async def test_a_table_that_all_have_left_is_announced_once_and_put_aside_a_week_later(
    house: House, persons: int, computers: int, clock: str, days: int
) -> None:
    """A month after the last clock has run out, two after the last turn if there is none."""
    begun = house.clock.now()
    table = await house.running(persons, computers, clock=clock)
    rows = await told(house, 120)
    people = {seat.user_id for seat in table.seats if seat.user_id}
    calls = [(at - begun, {*row.ping}) for at, row in rows if row.kind == "board" and row.ping]
    [(at, called)] = [each for each in calls if each[0] > DAY]
    assert called == people
    assert abs(at - days * DAY) <= DAY
    [end] = [each - begun for each, row in rows if row.kind == "final"]
    assert end == at + 7 * DAY
    assert max(at for at, _ in rows) == begun + end, "then it is silent"
    table = await house.table(table.id)
    assert (table.status, table.abort_reason) == ("aborted", "")
    await house.prove(table)


@pytest.mark.proof
async def test_the_end_is_announced_when_all_are_on_if_that_is_within_a_day(house: House) -> None:
    table = await house.running(3)
    for seat, quiet in enumerate([(0, 8 * 60), (20 * 60, 6 * 60), None]):
        await house.set_user(user_of(table, seat), quiet=quiet)
    rows = await told(house, 63)
    [(at, called)] = [(at, row) for at, row in rows if row.ping]
    assert (at.hour, {*called.ping}) == (12, {user_of(table, seat) for seat in range(3)})

    table = await house.running(3)
    begun = house.clock.now()
    await house.set_user(user_of(table, 0), vacations=((begun + 50 * DAY, begun + 70 * DAY),))
    rows = await told(house, 63)
    [called] = [row for _, row in rows if row.ping and row.table_id == table.id]
    assert {*called.ping} == {user_of(table, 1), user_of(table, 2)}, "it does not wait for weeks"


@pytest.mark.proof
async def test_a_table_that_was_put_aside_counts_for_no_limit(house: House) -> None:
    table = await put_aside(house)
    assert await house.store.read(lists.count_of_server, SERVER) == 0
    assert await house.store.read(lists.count_of_user, user_of(table, 0)) == 0


@pytest.mark.proof
async def test_a_person_who_comes_back_goes_on_and_the_others_are_called(house: House) -> None:
    before = await announced(house)
    asked = {seat.seat for seat in before.seats if seat.waiting}
    await told(house, 8)
    with pytest.raises(ServiceError, match="put_aside"):
        await house.host.absence.resign(before.id, user_of(before, 0))

    table = await house.host.absence.go_on(before.id, user_of(before, 0))
    assert (table.status, table.abort_reason, table.ends_at) == ("running", None, None)
    assert {seat.seat for seat in table.seats if seat.waiting} == asked
    await house.outbox.drain()
    rows = house.recorder.take()
    others = {user_of(table, seat) for seat in asked - {0}}
    assert {row.user_id for row in rows if row.kind == "panel"} == others
    await house.prove(table)
    for _ in range(3):
        table = await house.answer(table, table.waiting[0])
    await house.prove(table)


@pytest.mark.proof
async def test_a_table_whose_end_was_announced_is_kept_by_go_on_or_by_a_move(house: House) -> None:
    one, other = await announced(house), await house.running(3)
    kept = await house.host.absence.go_on(one.id, user_of(one, 0))
    assert kept.ends_at is None
    await house.outbox.drain()
    assert "board" in [row.kind for row in house.recorder.take()]
    await told(house, 58)
    assert (await house.table(one.id)).status == "running"
    while (await house.table(other.id)).ends_at is None:
        await told(house, 1)
    moved = await house.table(other.id)
    while (moved := await house.answer(moved, moved.waiting[0])).ends_at is not None:
        pass
    await told(house, 8)
    assert (await house.table(other.id)).status == "running"


@pytest.mark.proof
@pytest.mark.parametrize(("clock", "days"), [("relaxed", 60), ("fast", 30)])
async def test_a_step_that_no_one_sees_keeps_the_table_and_shows_nothing(
    house: House, clock: str, days: int
) -> None:
    """The others still see the announcement; when its time has come, the table goes on."""
    table = await house.running(3, clock=clock)
    table = await house.play_until(table, lambda _, asked: _builds(asked[0]))
    while table.ends_at is None:
        await told(house, 1)
        table = await house.table(table.id)
    [seat], ends_at = table.waiting, table.ends_at
    table = await house.answer(table, seat, (0,))
    assert (table.waiting, table.ends_at) == ((seat,), ends_at), "it asks what to pay with"
    await house.outbox.drain()
    assert house.recorder.take() == []
    await told(house, 8)
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    assert (stored.table.status, stored.table.expiry_told) == ("running", False)
    assert stored.table.expiry_due == ends_at + days * DAY


@pytest.mark.proof
async def test_no_one_but_those_who_sit_there_goes_on(house: House) -> None:
    table = await put_aside(house)
    with pytest.raises(ServiceError, match="not_seated"):
        await house.host.absence.go_on(table.id, 99)


async def test_a_table_that_its_people_have_ended_stays_over(house: House) -> None:
    table = await house.running(1, 2)
    await house.host.votes.propose_abort(table.id, 11)
    with pytest.raises(ServiceError, match="aborted"):
        await house.host.absence.go_on(table.id, 11)


@pytest.mark.proof
async def test_going_on_needs_room(house: House) -> None:
    table = await put_aside(house)
    with beside(house.url) as db:
        db.exec_driver_sql(
            f"insert into servers (server_id, channels, most_tables) values ({SERVER}, '[]', 1)"
        )
    await house.running(2)
    with pytest.raises(ServiceError, match="too_many_here"):
        await house.host.absence.go_on(table.id, user_of(table, 0))


@pytest.mark.proof
async def test_a_person_who_was_forgotten_meanwhile_has_resigned(house: House) -> None:
    table = await put_aside(house)
    gone = user_of(table, 2)
    await house.host.privacy.forget(gone)
    table = await house.host.absence.go_on(table.id, user_of(table, 0))
    assert table.seats[2].resigned
    await house.prove(table)


async def test_after_an_absence_of_the_bot_a_table_is_announced_before_it_is_put_aside(
    house: House,
) -> None:
    table = await house.running(3)
    house.clock.advance(days=200)
    await house.restart()
    await told(house, 6)
    assert (await house.table(table.id)).status == "running"
    await told(house, 2)
    assert (await house.table(table.id)).status == "aborted"
