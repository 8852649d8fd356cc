"""Due work is done in time and once: after restarts, beside damage and failures."""

import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing
from datetime import datetime, timedelta
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.backoff import FIRST_DELAY
from bot.engine.due import CHAIN, SLICE
from bot.engine.errors import StorageFailed
from bot.engine.model import TableInfo
from bot.storage import due as storage
from bot.storage import votes
from bot.storage.due import Due
from bot.storage.faults import Unreadable
from bot.storage.rows import OutboxRow
from tests.bot.notify.test_damaged_outbox import path_of, spoil
from tests.bot.service.house import SERVER, House
from tests.bot.service.test_set_aside import write
from tests.databases import of_a_file

pytestmark = pytest.mark.threads

BANK = timedelta(hours=12)
"""Each player's time at first at a fast table."""

WARNED = timedelta(hours=9, minutes=36)
"""The time at which they are warned."""


async def running(house: House) -> TableInfo:
    """Return a table of two, both to move and not reminded."""
    for user_id in (11, 12):
        await house.set_user(user_id, remind_every=0)
    table = await house.running(2, clock="fast")
    await house.outbox.drain()
    house.recorder.take()
    house.later.clear()
    return table


async def due(house: House) -> list[OutboxRow]:
    """Do due work; return the messages."""
    await house.host.run_due()
    await house.outbox.drain()
    return house.recorder.take()


async def asked(house: House, table: TableInfo) -> int:
    """Count the votes that were opened at a table."""
    return len(await house.store.read(votes.open_at, table.id))


# --- in time --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("times", "undone"), [(CHAIN, 0), (CHAIN + 1, 1)])
async def test_the_same_may_be_due_again_at_once_but_not_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch, times: int, undone: int
) -> None:
    """A plan can answer question after question for a person who has no time left."""
    table, done = await running(house), list[int]()

    async def answer(_: int, seat: int) -> None:
        done.append(seat)

    def still(*_: object) -> list[Due]:
        return [Due("plan", table.id, 0)] if len(done) < times and not undone_of(logged) else []

    monkeypatch.setattr(house.host.plans, "answer_due", answer)
    monkeypatch.setattr(storage, "due", still)
    with capture_logs() as logged:
        await house.host.run_due()
    assert len(done) == CHAIN
    assert undone_of(logged) == undone


async def test_what_is_due_at_no_table_and_cannot_be_read_is_tried_again_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no table to set aside."""
    tries = list[Due]()

    async def fail(due: Due) -> None:
        tries.append(due)
        raise Unreadable("the season")

    monkeypatch.setitem(house.host._due._kinds, "league", fail)
    monkeypatch.setattr(storage, "due", lambda *_: [Due("league", 0, 1)])
    with capture_logs() as logged:
        await house.host.run_due()
    assert undone_of(logged) == len(tries) == 1
    assert house.later == [house.clock.now() + FIRST_DELAY]


def undone_of(logged: Sequence[Mapping[str, Any]]) -> int:
    return sum(entry["event"] == "due.not_done" for entry in logged)


async def test_at_the_deadline_the_others_are_asked_once(house: House) -> None:
    table = await running(house)
    house.clock.advance(hours=11.99)
    assert [row.kind for row in await due(house)] == ["warned"] * 2
    assert await asked(house, table) == 0
    house.clock.advance(hours=0.01)
    assert [row.kind for row in await due(house)].count("vote") == 2
    assert await asked(house, table) == 2
    assert await due(house) == []
    assert await asked(house, table) == 2


async def test_a_vote_is_closed_when_its_time_is_up(house: House) -> None:
    table = await house.running(3, clock="fast")
    house.clock.advance(hours=12)
    await due(house)
    for vote in await house.store.read(votes.open_at, table.id):
        voter = next(seat for seat in table.seats if seat.seat != vote.seat)
        await house.host.votes.cast(vote.id, voter.user_id or 0, "wait")
    house.clock.advance(days=3)
    await due(house)
    assert await asked(house, table) == 0
    seats = (await house.table(table.id)).seats
    assert [seat.deadline for seat in seats] == [house.clock.now() + timedelta(days=1)] * 3


async def test_a_vote_that_no_one_answers_is_asked_again_when_its_time_is_up(house: House) -> None:
    table = await running(house)
    house.clock.advance(hours=12)
    await due(house)
    house.clock.advance(days=3)
    assert [(row.kind, row.fresh) for row in await due(house)] == [("vote", True)] * 2
    assert await asked(house, table) == 2
    assert await due(house) == []


async def test_a_person_who_wakes_it_is_told_when_the_next_is_due(house: House) -> None:
    begun = house.clock.now()
    await running(house)
    await house.host.run_due()
    assert house.later == [begun + WARNED]


async def test_a_turn_that_makes_something_due_earlier_says_so(house: House) -> None:
    begun = house.clock.now()
    await house.running(2, clock="normal")
    await house.host.run_due()
    house.later.clear()
    house.clock.advance(hours=1)
    await house.running(2, clock="fast")
    assert min(house.later) == begun + timedelta(hours=1) + WARNED


async def test_what_fell_due_while_no_one_ran_is_done_at_the_start(house: House) -> None:
    table = await running(house)
    house.clock.advance(days=2)
    await house.restart()
    assert [row.kind for row in await due(house)].count("vote") == 2
    assert await asked(house, table) == 2


@pytest.mark.parametrize("hours", [-24, 0], ids=["a clock that is set back", "a ring too early"])
async def test_nothing_is_done_before_its_time(house: House, hours: int) -> None:
    begun, table = house.clock.now(), await running(house)
    house.clock.advance(hours=hours)
    assert await due(house) == []
    assert await asked(house, table) == 0
    assert house.later[-1] == begun + WARNED, "it is waited for on"


async def test_what_falls_due_while_it_looks_is_waited_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, table = house.clock.now(), await running(house)
    house.clock.time += WARNED
    await due(house)
    house.clock.advance(hours=2.39)
    read = house.store.read

    async def slow(*work: Any) -> Any:
        found = await read(*work)
        house.clock.advance(hours=0.02)
        return found

    monkeypatch.setattr(house.store, "read", slow)
    await house.host.run_due()
    assert await asked(house, table) == 0
    assert begun + BANK in house.later, "the next ring is for it"


async def test_more_than_a_slice_is_done_in_one_run(house: House) -> None:
    tables = [await running(house) for _ in range(2)]
    house.clock.advance(hours=12)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.engine.due.SLICE", 1)
        await due(house)
    assert [await asked(house, table) for table in tables] == [2, 2]
    assert SLICE > 1


# --- beside faults --------------------------------------------------------------------------------


class Mood:
    """Lets a use case fail at one table until it is told not to."""

    def __init__(self, real: Callable[..., Awaitable[Any]], table_id: int) -> None:
        self._real = real
        self._table_id = table_id
        self.calls: list[datetime] = []
        self.error: Exception | None = ValueError("a bug")

    async def __call__(self, table_id: int, seat: int) -> object:
        if table_id == self._table_id and self.error is not None:
            self.calls.append(self.now())
            raise self.error
        return await self._real(table_id, seat)

    now: Callable[[], datetime]


def moody(house: House, table: TableInfo, monkeypatch: pytest.MonkeyPatch) -> Mood:
    mood = Mood(house.host.votes.open_overtime, table.id)
    mood.now = house.clock.now
    monkeypatch.setattr(house.host.votes, "open_overtime", mood)
    return mood


async def test_what_fails_is_tried_again_later_and_keeps_no_one_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = await running(house), await running(house)
    mood = moody(house, broken, monkeypatch)
    house.clock.advance(hours=12)
    start = house.clock.now()
    with capture_logs() as logs:
        for _ in range(4):
            await house.host.run_due()
            house.clock.time = house.later[-1]
    assert await asked(house, sound) == 2
    waited = [at - start for at in mood.calls[::2]]
    assert waited == [timedelta(seconds=seconds) for seconds in (0, 5, 15, 35)]
    assert [log["log_level"] for log in logs if log["event"] == "due.not_done"] == [
        *["error"] * 2,
        *["warning"] * 6,
    ], "an error has one id, and is one error"
    mood.error = None
    await due(house)
    assert await asked(house, broken) == 2


async def test_what_is_done_but_stays_due_is_left_alone_for_a_while(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await running(house)

    async def nothing(*_: int) -> None: ...

    monkeypatch.setattr(house.host.votes, "open_overtime", nothing)
    house.clock.advance(hours=12)
    await due(house)
    assert house.later[-1] == house.clock.now() + timedelta(seconds=5)


async def test_what_failed_and_is_no_longer_due_wakes_no_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running(house)
    moody(house, table, monkeypatch)
    house.clock.advance(hours=12)
    await house.host.run_due()
    for _ in range(2):
        table = await house.answer(table, table.waiting[0])
    house.later.clear()
    house.clock.advance(seconds=6)
    await house.host.run_due()
    assert house.later, "a player is waited for on"
    assert min(house.later) > house.clock.now() + timedelta(hours=1)


async def test_a_fault_of_the_database_is_for_a_person_who_called(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running(house)
    moody(house, table, monkeypatch).error = StorageFailed("disk")
    house.clock.advance(hours=12)
    with pytest.raises(StorageFailed):
        await house.host.run_due()


DAMAGE = {
    "a time that is due and none": "update seats set deadline = '' where table_id = 1",
    "a time that comes and is none": "update seats set deadline = '2999-99' where table_id = 1",
    "a reminder that is none": "update seats set remind_at = '' where table_id = 1",
    "a reminder that comes and is none": "update seats set remind_at = '3x' where table_id = 1",
    "a warning that is none": "update seats set warn_at = '' where table_id = 1",
    "a warning that comes and is none": "update seats set warn_at = '3x' where table_id = 1",
    "a position that is no JSON": "update tables set state = '[1,{' where id = 1",
}


@pytest.mark.sampled(2)
@of_a_file
@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_table_is_set_aside_and_the_others_go_on(house: House, damage: str) -> None:
    damaged, sound = await running(house), await running(house)
    write(house, DAMAGE[damage])
    house.clock.advance(hours=12)
    await due(house)
    assert await asked(house, sound) == 2
    listed = {table.id: table.aside for table in await house.host.look.tables_of(11)}
    assert listed[damaged.id] is not None
    assert listed[sound.id] is None


@of_a_file
async def test_what_meets_a_damaged_page_keeps_nothing_else_waiting(house: House) -> None:
    """No vote can be opened at a table; beside it, a lobby's members are checked."""
    await house.lobby(2)
    await running(house)
    await house.store.close()
    with closing(sqlite3.connect(path_of(house))) as db:
        [page] = db.execute("select rootpage from sqlite_master where name = 'votes'").fetchone()
    spoil(path_of(house), page)
    house._open()
    house.clock.advance(days=1)
    assert "members" in [row.kind for row in await due(house)]
    assert house.later[-1] == house.clock.now() + FIRST_DELAY, "it is tried again"


async def test_a_table_that_was_set_aside_has_nothing_due(house: House) -> None:
    table = await running(house)
    await house.host._context.set_aside(table.id, "test")
    house.clock.advance(hours=12)
    assert await due(house) == []
    assert house.later == [], "no one is woken for it"


# --- servers --------------------------------------------------------------------------------------


async def test_no_one_loses_time_while_the_bot_is_away_from_the_server(house: House) -> None:
    table = await running(house)
    house.clock.advance(hours=5)
    await house.host.profiles.note_left(SERVER)
    house.later.clear()
    house.clock.advance(days=30)
    assert await due(house) == []
    assert await asked(house, table) == 0
    assert house.later == []
    await house.host.profiles.note_joined(SERVER)
    left = BANK - timedelta(hours=5)
    seats = (await house.table(table.id)).seats
    assert [seat.deadline for seat in seats] == [house.clock.now() + left] * 2
    await due(house)
    assert house.later[-1] == house.clock.now() + left - (BANK - WARNED)


async def test_a_wait_that_begins_and_ends_meanwhile_costs_nothing(house: House) -> None:
    table = await running(house)
    await house.host.profiles.note_left(SERVER)
    for _ in range(4):
        house.clock.advance(hours=7)
        table = await house.answer(table, table.waiting[0])
        assert all(seat.deadline is None for seat in table.seats)
    await house.host.profiles.note_joined(SERVER)
    seats = [seat for seat in (await house.table(table.id)).seats if seat.waiting]
    assert all(seat.deadline is not None for seat in seats)
    assert all(seat.deadline - house.clock.now() >= BANK for seat in seats if seat.deadline)


async def test_a_server_that_is_left_twice_is_left_once(house: House) -> None:
    await running(house)
    await house.host.profiles.note_left(SERVER)
    before = await house.contents()
    house.clock.advance(hours=1)
    await house.host.profiles.note_left(SERVER)
    assert await house.contents() == before


async def test_a_vote_stands_meanwhile_and_then_has_the_time_that_was_left(house: House) -> None:
    """No message may come for days: people who come back are called at once."""
    table = await running(house)
    house.clock.advance(hours=12)
    await due(house)
    house.clock.advance(days=1)
    await house.host.profiles.note_left(SERVER)
    house.clock.advance(days=4)
    assert await due(house) == []
    house.later.clear()
    await house.host.profiles.note_joined(SERVER)
    assert min(house.later) <= house.clock.now()
    await due(house)
    house.clock.advance(days=1, hours=23)
    assert await due(house) == []
    house.clock.advance(hours=1)
    assert [(row.kind, row.fresh) for row in await due(house)] == [("vote", True)] * 2
    assert await asked(house, table) == 2
