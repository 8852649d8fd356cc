"""A computer that fails: the person's move stands, and it is tried again, but not for ever."""

from datetime import datetime, timedelta

import pytest

from bot.engine import computers
from bot.engine.backoff import FIRST_DELAY
from bot.engine.computers import TRIES
from bot.engine.errors import NotStored
from bot.engine.model import TableInfo
from bot.service.troubles import COMPUTER
from tests.bot.service.house import OPENER, House, people_waiting

CHOOSE = "bot.engine.computers.choose"


def _fail(*_: object) -> None:
    raise ZeroDivisionError


def _find_the_disk_full(*_: object) -> None:
    raise NotStored("database or disk is full")


WEEK = timedelta(days=7)


def next_time(house: House) -> datetime:
    """Return when the timer rings next."""
    return min(when for when in house.later if when > house.clock.now())


async def _stopped(house: House, monkeypatch: pytest.MonkeyPatch) -> TableInfo:
    """Return a table at which a computer has just failed to answer a person."""
    table = await house.running(1, 3)
    monkeypatch.setattr(CHOOSE, _fail)
    while people_waiting(table):
        table = await house.answer(table, people_waiting(table)[0])
    return table


async def test_the_person_gets_an_answer_and_the_move_is_made(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _stopped(house, monkeypatch)
    assert table.status == "running"
    assert all(table.seats[seat].computer for seat in table.waiting)
    await house.prove(table)


async def test_it_is_tried_again_when_the_timer_rings(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = computers.choose
    table = await _stopped(house, monkeypatch)
    assert next_time(house) == house.clock.now() + FIRST_DELAY
    monkeypatch.setattr(CHOOSE, choose)

    await house.host.run_due()
    assert (await house.table(table.id)).version == table.version, "not before it is time"
    house.clock.advance(seconds=FIRST_DELAY.total_seconds())
    await house.host.run_due()
    table = await house.table(table.id)
    assert people_waiting(table)
    await house.outbox.drain()
    assert house.recorder.take()[-1].kind == "board"
    await house.prove(table)


async def test_looking_calls_no_computer_that_is_tried_again_anyway(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = computers.choose
    table = await _stopped(house, monkeypatch)
    monkeypatch.setattr(CHOOSE, choose)
    house.clock.advance(hours=1)
    assert not people_waiting((await house.host.current(table.id, OPENER)).table)
    await house.host.run_due()
    assert people_waiting((await house.host.current(table.id, OPENER)).table)


async def test_looking_calls_no_computer_that_is_just_being_called(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between a person's move and the computer's, another player may look."""
    with monkeypatch.context() as patch:
        table = await _stopped(house, patch)
    other = house.beside()  # which knows of no failure
    assert not people_waiting((await other.host.current(table.id, OPENER)).table)
    house.clock.advance(seconds=FIRST_DELAY.total_seconds())
    assert people_waiting((await other.host.current(table.id, OPENER)).table)
    await other.store.close()


async def test_it_waits_longer_each_time_then_gives_up_and_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _stopped(house, monkeypatch)
    await house.outbox.drain()
    house.recorder.take()
    waits: list[timedelta] = []
    while house.host.troubles.of_computers(table.id) is None:
        waits.append(next_time(house) - house.clock.now())
        house.clock.time = next_time(house)
        await house.host.run_due()
    assert waits == [FIRST_DELAY * 2**attempt for attempt in range(TRIES - 1)]
    trouble = house.host.troubles.of_computers(table.id)
    assert trouble is not None
    assert (trouble.code, len(trouble.id)) == (COMPUTER, 8)
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()] == ["board"], "the post says it"

    house.later.clear()
    house.clock.advance(days=1)
    await house.host.run_due()
    assert not any(when < house.clock.now() + WEEK for when in house.later), "it is over"


async def _through_an_outage(house: House, monkeypatch: pytest.MonkeyPatch) -> TableInfo:
    """Return a table whose computer could not be stored for hours."""
    table = await _stopped(house, monkeypatch)
    await house.outbox.drain()
    house.recorder.take()
    monkeypatch.setattr(CHOOSE, _find_the_disk_full)
    for _ in range(2 * TRIES):
        house.clock.time = next_time(house)
        await house.host.run_due()
    house.clock.time = next_time(house)
    return table


async def test_it_is_not_given_up_for_a_fault_of_the_database(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = computers.choose
    table = await _through_an_outage(house, monkeypatch)
    assert house.host.troubles.of_computers(table.id) is None
    monkeypatch.setattr(CHOOSE, choose)
    await house.host.run_due()
    assert people_waiting(await house.table(table.id))


async def test_what_is_given_up_after_such_a_fault_is_said_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _through_an_outage(house, monkeypatch)
    monkeypatch.setattr(CHOOSE, _fail)
    for _ in range(TRIES - 1):  # the first was before the fault
        assert house.host.troubles.of_computers(table.id) is None
        house.clock.time = next_time(house)
        await house.host.run_due()
    assert house.host.troubles.of_computers(table.id) is not None
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()] == ["board"], "the post says it"


async def test_a_restart_begins_to_try_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = computers.choose
    table = await _stopped(house, monkeypatch)
    while house.host.troubles.of_computers(table.id) is None:
        house.clock.time = next_time(house)
        await house.host.run_due()
    await house.restart()
    assert house.host.troubles.of_computers(table.id) is None
    assert next_time(house) == house.clock.now() + FIRST_DELAY
    monkeypatch.setattr(CHOOSE, choose)
    await house.restart()
    assert people_waiting(await house.table(table.id))


async def test_who_moves_meanwhile_has_the_computers_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If several decide at once, a person can still answer while a computer is stuck."""
    choose = computers.choose
    monkeypatch.setattr(CHOOSE, _fail)
    table = await house.running(2, 1)
    seat, _ = people_waiting(table)
    monkeypatch.setattr(CHOOSE, choose)
    table = await house.answer(table, seat)
    assert not any(table.seats[seat].computer for seat in table.waiting)
    await house.host.run_due()
    house.clock.advance(hours=1)
    await house.host.run_due()
    await house.prove(table)
