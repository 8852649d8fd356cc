"""The seconds after a choice: it can be fixed, no one has answered it, no one was called."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.engine import telling
from bot.engine.errors import NotAllowed, Repeated, ServiceError
from bot.engine.model import Position, TableInfo
from bot.engine.turn import Turn
from bot.service.host import Host
from bot.storage.rows import OutboxRow, SeatRow
from rules.event import Seat
from tests.bot.service.house import House, people_waiting, user_of

GRACE = timedelta(seconds=15)
NOW = datetime(2026, 1, 1, tzinfo=UTC)


class Patient(House):
    """A house where choices settle after 15 seconds, as in a real Plaza."""

    def _open(self) -> None:
        super()._open()
        self.host = Host(self.store, clock=self.clock, seed=lambda: next(self._seeds), grace=GRACE)
        self.host.on_later(self.later.append)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Patient]:
    built = Patient(tmp_path / "plaza.db")
    await built.begin()
    yield built
    await built.store.close()


async def _told(house: House) -> list[tuple[str, int | None, bool]]:
    await house.outbox.drain()
    return [_what(row) for row in house.recorder.take()]


def _what(row: OutboxRow) -> tuple[str, int | None, bool]:
    return row.kind, row.user_id, row.fresh


async def _take_back(house: House, table: TableInfo, seat: Seat) -> Position:
    version = (await house.table(table.id)).version
    return await house.take_back(table, seat, version)


async def _go_on(house: House, table: TableInfo, seat: Seat) -> Position:
    version = (await house.table(table.id)).version
    await house.host.play.go_on(table.id, user_of(table, seat), version)
    return await house.seen(table, seat)


async def _settle(house: House, table: TableInfo) -> TableInfo:
    house.clock.advance(seconds=15)
    await house.host.run_due()
    return await house.table(table.id)


async def _at_a_builder(house: House, persons: int, computers: int = 0) -> tuple[TableInfo, Seat]:
    """Return a table where a person may choose the builder: public, and revealing nothing."""
    table = await house.running(persons, computers)
    while True:
        waiting = people_waiting(table)
        decision = await house.asked(table, waiting[0]) if waiting else None
        free = decision is not None and "role:builder" in decision.options
        if free and not table.settles_at:
            return table, waiting[0]
        if decision is not None:
            await house.answer(table, waiting[0])
        table = await _settle(house, table)


async def _passed(house: House, table: TableInfo, seat: Seat) -> Position:
    """Choose the builder and build nothing: then the next one builds."""
    options = (await house.asked(table, seat)).options
    chosen = await house.choose(table, seat, (options.index("role:builder"),))
    await house.outbox.drain()
    house.recorder.take()  # the role is told at once, because no one else has to answer it
    options = (await house.asked(chosen.table, seat)).options
    return await house.choose(chosen.table, seat, (options.index("pass"),))


async def test_the_next_person_is_called_once_the_choice_has_settled(house: Patient) -> None:
    table, seat = await _at_a_builder(house, 2)
    await _told(house)
    position = await _passed(house, table, seat)
    other = user_of(table, 1 - seat)
    assert position.can_take_back
    assert position.table.settles_at == house.clock.now() + GRACE == house.later[-1]
    assert await _told(house) == []
    house.clock.advance(seconds=14)
    await house.host.run_due()
    assert await _told(house) == []
    house.clock.advance(seconds=1)
    await house.host.run_due()
    assert await _told(house) == [("panel", other, False), ("board", None, True)]
    assert (await house.table(table.id)).settles_at is None
    await house.prove(table)


@pytest.mark.proof
async def test_until_then_undo_takes_everything_back_and_no_one_hears_of_it(house: Patient) -> None:
    table, seat = await _at_a_builder(house, 2)
    before = await house.seen(table, seat)
    await _told(house)
    for _ in range(40):
        await _passed(house, await house.table(table.id), seat)
        await _take_back(house, table, seat)
        await _take_back(house, table, seat)
    assert (await house.seen(table, seat)).view == before.view
    table = await _settle(house, table)
    assert [what[0::2] for what in await _told(house)] == [("board", False)]
    assert (await house.asked(table, seat)).kind == "role"
    await house.prove(table)


async def test_computers_answer_once_it_has_settled_and_end_the_taking_back(
    house: Patient,
) -> None:
    table, seat = await _at_a_builder(house, 2, 1)
    position = await _passed(house, table, seat)
    while people_waiting(position.table):
        # The next one is the other person: who passes too, so that the computer is next.
        seat = people_waiting(position.table)[0]
        options = (await house.asked(position.table, seat)).options
        position = await house.choose(position.table, seat, (options.index("pass"),))
    count = len(await house.journal(table))
    assert (await house.seen(table, seat)).can_take_back
    await _take_back(house, table, seat)
    options = (await house.asked(await house.table(table.id), seat)).options
    await house.choose(await house.table(table.id), seat, (options.index("pass"),))
    await house.host.recover()
    assert len(await house.journal(table)) == count, "a restart does not hurry them"
    await _settle(house, table)
    assert len(await house.journal(table)) > count
    assert not (await house.seen(table, seat)).can_take_back
    with pytest.raises(ServiceError, match="nothing_to_take_back"):
        await _take_back(house, table, seat)
    await house.prove(table)


async def test_a_restart_in_between_forgets_no_one(house: Patient) -> None:
    table, seat = await _at_a_builder(house, 2)
    await _told(house)
    await _passed(house, table, seat)
    await house.restart()
    table = await _settle(house, table)
    assert len(await _told(house)) == 2
    assert table.settles_at is None


async def test_a_person_who_is_sure_goes_on_and_is_not_called_themselves(house: Patient) -> None:
    table, seat = await _at_a_builder(house, 2)
    await _told(house)
    await _passed(house, table, seat)
    position = await _go_on(house, table, seat)
    assert position.table.settles_at is None
    assert {what[:2] for what in await _told(house)} == {
        ("panel", user_of(table, 1 - seat)),
        ("board", None),
    }
    with pytest.raises(Repeated):
        await _go_on(house, table, seat)


async def test_no_one_else_lets_a_choice_stand(house: Patient) -> None:
    table, seat = await _at_a_builder(house, 2)
    await _passed(house, table, seat)
    with pytest.raises(ServiceError, match=r"nothing_to_take_back|stale"):
        await _go_on(house, table, 1 - seat)
    with pytest.raises(NotAllowed):
        await house.host.play.go_on(table.id, 99, table.version)
    assert (await house.table(table.id)).settles_at is not None


async def test_a_person_who_comes_by_themselves_may_answer_at_once(house: Patient) -> None:
    table, seat = await _at_a_builder(house, 2)
    await _passed(house, table, seat)
    await house.answer(await house.table(table.id), 1 - seat)
    with pytest.raises(ServiceError, match="nothing_to_take_back"):
        await _take_back(house, table, seat)


async def test_what_reveals_cannot_be_mended_so_no_one_waits_for_it(house: Patient) -> None:
    table, seat = await _at_a_builder(house, 2)
    await _told(house)
    options = (await house.asked(table, seat)).options
    position = await house.choose(table, seat, (options.index("role:prospector"),))
    assert position.table.settles_at is None
    assert ("board", None, True) in await _told(house)


@pytest.mark.parametrize("settles_at", [None, NOW + GRACE / 2])
def test_a_step_that_no_one_sees_changes_nothing(settles_at: datetime | None) -> None:
    """The time of the call would tell how often a person has changed their mind in secret."""
    turn = SimpleNamespace(
        by_hand=True,
        revealed=False,
        practice=False,
        now=NOW,
        grace=GRACE,
        table=SimpleNamespace(settles_at=settles_at),
    )
    seats = [SeatRow(0, 11, "A", asked_at=5), SeatRow(1, 12, "B", asked_at=5)]
    until = partial(telling.settles_at, cast("Turn", turn), seats, 11)
    assert until(seen=False) == settles_at
    assert until(seen=True) == NOW + GRACE


@pytest.mark.proof
async def test_the_end_of_a_game_waits_for_nothing(house: Patient) -> None:
    table = await house.running(2)
    while table.status == "running":
        waiting = people_waiting(table)
        table = await house.answer(table, waiting[0])
    assert table.settles_at is None
    await house.prove(table)


@pytest.mark.proof
async def test_alone_among_computers_everything_can_be_taken_back(house: Patient) -> None:
    """Taking back harms no one: computers answer at once, and their events are taken back, too."""
    table = await house.running(1, 2)
    [seat] = people_waiting(table)
    start = await house.seen(table, seat)
    choices = 0
    while choices < 12:
        table = await house.answer(table, seat)
        assert table.settles_at is None
        choices += 1
    for _ in range(choices):
        assert (await house.seen(table, seat)).can_take_back
        await _take_back(house, table, seat)
        await house.prove(table)
    assert (await house.seen(table, seat)).view == start.view
    assert not (await house.seen(table, seat)).can_take_back


async def test_a_person_who_resigned_or_is_away_was_there_and_would_be_wronged(
    house: Patient,
) -> None:
    table, seat = await _at_a_builder(house, 3)
    for other in {0, 1, 2} - {seat}:
        await house.resign(table, other)
    await _passed(house, await house.table(table.id), seat)
    table = await _settle(house, table)
    assert not (await house.seen(table, seat)).can_take_back
