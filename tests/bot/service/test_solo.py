"""Solo tables: their messages, how they count, and the effect of showing them to all."""

import pytest

from bot.engine import computers
from bot.engine.backoff import FIRST_DELAY
from bot.engine.errors import TooMuch
from bot.engine.model import TableInfo
from bot.limits import Limits
from bot.service.host import Host
from tests.bot.service.house import (
    CHANNEL,
    GAME,
    OPENER,
    SERVER,
    House,
    people_waiting,
    person,
    untold,
)
from tests.bot.service.test_stuck_computers import CHOOSE, _fail

DAY = 24.0
MONTHS = 70 * DAY


async def practise(house: House, user_id: int = OPENER, game: str = GAME) -> TableInfo:
    return await house.table(await house.host.practice.begin(person(user_id), game, 4, "greedy"))


async def told(house: House) -> list[str]:
    """Return the kinds of rows in the outbox."""
    return [row.kind for row in await house.store.read(untold)]


async def answer(house: House, table: TableInfo) -> TableInfo:
    return await house.answer(table, people_waiting(table)[0])


async def show(house: House, table: TableInfo) -> TableInfo:
    return await house.host.absence.move_here(table.id, OPENER, SERVER, CHANNEL)


async def test_nothing_is_told_of_a_whole_game(house: House) -> None:
    table = await practise(house)
    assert (table.is_solo, table.server_id) == (True, None)
    while table.status == "running":
        assert await told(house) == []
        table = await answer(house, table)
    assert await told(house) == []
    await house.prove(table)


async def test_its_end_before_time_is_told_to_no_one(house: House) -> None:
    table = await practise(house)
    await house.host.votes.propose_abort(table.id, OPENER)
    assert (await house.table(table.id)).status == "aborted"
    assert await told(house) == []


async def test_no_one_is_reminded_of_it(house: House) -> None:
    """Nor by a reminder of another table, or after a change of habits."""
    await practise(house)
    await house.host.profiles.set_user(OPENER, remind_every=12)
    shown = await house.running(1, 1)
    await house.outbox.drain()
    house.recorder.take()
    for _ in range(40):
        house.clock.advance(hours=DAY)
        await house.host.run_due()
        await house.outbox.drain()
    assert {row.table_id for row in house.recorder.take()} == {shown.id}
    reminding = await house.host.show.reminder(OPENER)
    assert reminding is not None
    assert [table.id for table in reminding.waiting] == [shown.id]


async def test_one_where_no_one_plays_is_put_aside_without_a_word(house: House) -> None:
    table = await practise(house)
    house.clock.advance(hours=59 * DAY)
    await house.host.run_due()
    assert (await house.table(table.id)).ends_at is None, "no sooner than any other"
    for _ in range(2):
        house.clock.advance(hours=8 * DAY)
        await house.host.run_due()
    table = await house.table(table.id)
    assert (table.status, table.abort_reason) == ("aborted", "")
    assert await told(house) == []
    table = await house.host.absence.go_on(table.id, OPENER)
    assert people_waiting(table)
    assert await told(house) == []


async def test_playing_again_begins_at_once_for_all_alike(house: House) -> None:
    first = await practise(house)
    await house.host.votes.propose_abort(first.id, OPENER)
    second = await house.host.rematches.rematch(first.id, person(OPENER))
    assert (second.status, second.is_solo) == ("running", True)
    count = len(first.seats)
    before, now = (
        next(seat.seat for seat in table.seats if seat.user_id) for table in (first, second)
    )
    assert now == (before - 1) % count, "another begins"
    assert [seat.computer for seat in second.seats].count("greedy") == count - 1
    assert (await house.host.rematches.rematch(first.id, person(OPENER))).id == second.id
    assert await told(house) == []


async def test_it_counts_for_its_person_alone(house: House) -> None:
    limits = Limits(tables_per_user=2, tables_per_server=1)
    house.host = Host(house.store, clock=house.clock, limits=limits)
    first = await practise(house, 1)
    await practise(house, 1, "san_marco")
    with pytest.raises(TooMuch, match="too_many_own"):
        await practise(house, 1, "goldene_stadt")
    await practise(house, 2)
    await house.host.absence.move_here(first.id, 1, SERVER, CHANNEL)
    second = await practise(house, 3)
    with pytest.raises(TooMuch, match="too_many_here"):
        await house.host.absence.move_here(second.id, 3, SERVER, CHANNEL)


async def test_shown_somewhere_it_is_a_table_like_any_other(house: House) -> None:
    table = await show(house, await practise(house))
    assert (table.server_id, table.channel_id, table.is_solo) == (SERVER, CHANNEL, False)
    assert "board" in await told(house)
    await house.outbox.drain()
    house.recorder.take()
    await answer(house, table)
    assert "board" in await told(house)
    await house.outbox.drain()
    house.recorder.take()
    house.clock.advance(hours=DAY)
    await house.host.run_due()
    assert await told(house) == ["reminder"]
    await house.prove(table)


async def test_after_a_computer_had_to_be_tried_again_its_person_gets_the_panel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything else follows from a click, and is seen there."""
    choose, table = computers.choose, await practise(house)
    monkeypatch.setattr(CHOOSE, _fail)
    while people_waiting(table):
        table = await answer(house, table)
    assert await told(house) == []
    monkeypatch.setattr(CHOOSE, choose)
    house.clock.advance(seconds=FIRST_DELAY.total_seconds())
    await house.host.run_due()
    assert people_waiting(await house.table(table.id))
    assert await told(house) == ["panel"]
