"""Journals of tables that have long been over are packed, without any visible difference."""

from datetime import timedelta
from typing import Any

import pytest
import structlog
from sqlalchemy import Connection, delete, func, select, update

from bot.engine.model import TableInfo
from bot.ops.check import Tally, check
from bot.ops.packing import LONG, pack_due
from bot.storage import journal, packing, privacy
from bot.storage import tables as repository
from bot.storage.schema import moves, packed, tables
from tests.bot.service.house import OPENER, House, user_of
from tests.games.hosting import hosted

pytestmark = pytest.mark.proof

__all__ = ["hosted"]

SPECTATOR = None


@pytest.fixture
async def over(house: House) -> TableInfo:
    """Return a table that is over; a choice was taken back there, and a player resigned."""
    lobby = await house.lobby(5, game="auction")
    table = await house.answer(await house.host.beginning.start(lobby.id, OPENER), 0)
    table = (await house.take_back(table, 0)).table
    table = await house.resign(await house.table(table.id), 2)
    return await house.play_out(await house.table(table.id))


def told(db: Connection, table: TableInfo) -> dict[str, Any]:
    """Return the results of all queries on the journal of a finished table."""
    seats = (SPECTATOR, *range(len(table.seats)))
    number = table.id
    stored = repository.find(db, number)
    assert stored is not None
    return {
        "entries": journal.entries(db, number),
        "from the fifth": journal.entries(db, number, 5),
        "events": [journal.events(db, number, seat) for seat in seats],
        "newest": [journal.newest_events(db, number, seat, 7) for seat in seats],
        "numbers": journal.numbers(db, number),
        "planned": [journal.planned(db, number, seat) for seat in stored.seats],
        "of people": [
            privacy.everything_of(db, user_of(table, seat)).get("moves")
            for seat in range(len(table.seats))
        ],
    }


async def rows(house: House) -> tuple[int, int]:
    """Return the numbers of stored moves and of packed journals."""

    def count(db: Connection) -> tuple[int, int]:
        found = [
            db.execute(select(func.count()).select_from(table)).scalar_one()
            for table in (moves, packed)
        ]
        return found[0], found[1]

    return await house.store.read(count)


async def a_month_later(house: House) -> int:
    house.clock.advance(days=LONG / timedelta(days=1) + 1)
    return await pack_due(house.store, house.clock)


async def test_what_can_be_asked_of_it_is_answered_alike(house: House, over: TableInfo) -> None:
    def mark(db: Connection) -> None:
        odd = moves.c.number % 2 == 1, moves.c.seat.is_not(None)
        db.execute(update(moves).where(*odd).values(planned=True))

    await house.store.write(mark)
    before = await house.store.read(told, over)
    assert before["entries"]
    assert any(before["planned"])
    assert await a_month_later(house) == 1
    assert await rows(house) == (0, 1)
    after = await house.store.read(told, over)
    for name, found in before.items():
        assert after[name] == found, name


async def test_it_is_proved_and_replayed_as_before(house: House, over: TableInfo) -> None:
    before = await house.host.replay.export(over.id), await house.host.replay.step(over.id, 3)
    await a_month_later(house)
    assert [problem async for problem in check(house.store, Tally())] == []
    await house.restart()
    after = await house.host.replay.export(over.id), await house.host.replay.step(over.id, 3)
    assert after == before


async def test_only_what_was_over_a_month_ago_is_packed_and_once(
    house: House, over: TableInfo
) -> None:
    running = await house.running()
    house.clock.advance(days=LONG / timedelta(days=1) - 1)
    assert await pack_due(house.store, house.clock) == 0
    house.clock.advance(days=2)
    assert await pack_due(house.store, house.clock) == 1
    assert await pack_due(house.store, house.clock) == 0
    assert await house.journal(running)
    assert len(await house.journal(over)) > 1


@pytest.mark.usefixtures("over")
async def test_a_fault_that_no_one_expected_is_logged_and_ends_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise LookupError("a slip")

    with monkeypatch.context() as patch, structlog.testing.capture_logs() as lines:
        patch.setattr(packing, "long_over", fail)
        assert await a_month_later(house) == 0
    [line] = [line for line in lines if line["event"] == "packing.failed"]
    assert isinstance(line["exc_info"], LookupError)
    assert await pack_due(house.store, house.clock) == 1


async def test_a_person_who_is_forgotten_is_named_no_more(house: House, over: TableInfo) -> None:
    gone, stays = user_of(over, 0), user_of(over, 1)
    await a_month_later(house)
    theirs = await house.store.read(privacy.everything_of, stays)
    await house.store.write(privacy.forget, gone, -5)
    assert await house.store.read(privacy.everything_of, gone) == {}
    assert (await house.store.read(privacy.everything_of, stays))["moves"] == theirs["moves"]
    made = {entry.user_id for entry in await house.journal(over)}
    assert {-5, stays} <= made
    assert gone not in made
    assert [problem async for problem in check(house.store, Tally())] == []


@pytest.mark.parametrize("damage", ["of a move", "of the packed journal"])
@pytest.mark.usefixtures("over")
async def test_what_cannot_be_read_is_kept_and_said(house: House, damage: str) -> None:
    def spoil(db: Connection) -> None:
        if damage == "of a move":
            db.exec_driver_sql("update moves set events = '[nothing'")
        else:
            db.execute(update(packed).values(journal=b"nothing"))

    if damage == "of a move":
        await house.store.write(spoil)
        assert await a_month_later(house) == 0
        assert (await rows(house))[1] == 0
    else:
        await a_month_later(house)
        await house.store.write(spoil)
    [problem] = [found async for found in check(house.store, Tally())]
    assert "journal cannot be read" in str(problem)


@pytest.mark.usefixtures("over")
async def test_a_table_that_goes_takes_its_packed_journal_along(house: House) -> None:
    await a_month_later(house)

    def remove(db: Connection) -> None:
        db.execute(delete(tables))

    await house.store.write(remove)
    assert await rows(house) == (0, 0)
