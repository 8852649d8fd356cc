"""What is stored of a table is damaged: that table is set aside, and everything else goes on."""

import sqlite3
from collections.abc import Awaitable, Callable

import pytest
from structlog.testing import capture_logs

from bot.ops.check import Tally, check, release
from bot.service.errors import ServiceError, SetAside, StorageFailed
from bot.service.model import TableInfo
from bot.storage import sqlite as storage
from bot.storage.schema import METADATA
from tests.bot.service.house import OPENER, SERVER, House, person

DAMAGE = {
    "a position that is no JSON": "update tables set state = '[1,{' where id = 1",
    "a position of an unknown version": "update tables set state = '[99,{}]' where id = 1",
    "a position of version nought": "update tables set state = '[0,{}]' where id = 1",
    "a position of another shape": "update tables set state = '[1,{}]' where id = 1",
    "a position that is a number": "update tables set state = 5 where id = 1",
    "a position that is no UTF-8": "update tables set state = cast(x'5bff' as text) where id = 1",
    "a missing position": "update tables set state = null where id = 1",
    "an unknown game": "update tables set game = 'chess' where id = 1",
    "options that are no JSON": "update tables set options = '{' where id = 1",
    "a time that is none": "update tables set changed_at = 'soon' where id = 1",
    "a journal row that is no JSON": "update moves set events = '[{' where table_id = 1",
    "a journal row of another shape": "update moves set choice = '[\"a\"]' where table_id = 1",
}
UNLISTED = {"options that are no JSON", "a time that is none"}
"""Where the row itself cannot be read, there is nothing to list."""


def write(house: House, statement: str) -> None:
    """Write into the database behind the host's back."""
    with sqlite3.connect(house.url.removeprefix("sqlite:///")) as database:
        assert database.execute(statement).rowcount > 0
    database.close()


def dump(house: House) -> list[str]:
    """Return all that is stored, as text: what is damaged cannot be read otherwise."""
    with sqlite3.connect(house.url.removeprefix("sqlite:///")) as database:
        database.text_factory = lambda raw: raw.decode(errors="replace")
        rows = [
            f"{table.name} {row}"
            for table in METADATA.sorted_tables
            for row in database.execute(f"select * from {table.name}")
        ]
    database.close()
    return rows


async def refused(use: Awaitable[object]) -> str:
    """Return the error id under which the table is said to be set aside."""
    with pytest.raises(SetAside) as told:
        await use
    return str(told.value.facts["id"])


def uses(house: House, table: TableInfo) -> list[Callable[[], Awaitable[object]]]:
    """Return every use case at a table."""
    look, play, lobby = house.host.look, house.host.play, house.host.lobby
    return [
        lambda: look.table(table.id),
        lambda: look.position(table.id, OPENER),
        lambda: look.position(table.id, None),
        lambda: look.log(table.id, OPENER),
        lambda: play.choose(table.id, OPENER, table.version, 0, (0,)),
        lambda: play.take_back(table.id, OPENER, table.version),
        lambda: play.resign(table.id, OPENER),
        lambda: lobby.join(table.id, person(99)),
        lambda: lobby.leave(table.id, OPENER),
        lambda: lobby.invite(table.id, OPENER, 99),
        lambda: lobby.add_computer(table.id, OPENER, "greedy"),
        lambda: lobby.remove_computer(table.id, OPENER),
        lambda: lobby.start(table.id, OPENER),
        lambda: lobby.cancel(table.id, OPENER),
    ]


async def problems(house: House) -> list[str]:
    return [str(problem) async for problem in check(house.store, Tally())]


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_table_is_set_aside_and_the_others_go_on(house: House, damage: str) -> None:
    broken, whole = await house.running(3), await house.running(3)
    write(house, DAMAGE[damage])
    before = dump(house)
    with capture_logs() as log:
        number = await refused(house.host.look.position(broken.id, OPENER))
    [told] = [line for line in log if line["event"] == "table.set_aside"]
    assert (told["table"], told["error"]) == (broken.id, number)
    assert "exc_info" not in told, "the error's text may hold hidden cards"

    for use in uses(house, broken):
        assert await refused(use()) == number
    [mark] = set(dump(house)) - set(before)
    assert number in mark
    assert len(dump(house)) == len(before), "nothing else was written"

    await house.restart()
    house.recorder.take()
    await house.outbox.drain()
    assert {row.table_id for row in house.recorder.take()} == {whole.id}
    await house.answer(whole, 0)
    listed = {table.id: table.aside for table in await house.host.look.tables_of(OPENER)}
    assert listed == ({whole.id: None} | ({} if damage in UNLISTED else {broken.id: number}))
    found = await problems(house)
    assert found
    assert all(each.startswith(f"Table {broken.id}: ") for each in found)
    assert found[-1] == f"Table {broken.id}: It is set aside as {number}."


async def test_whoever_lists_tables_first_meets_the_unknown_game(house: House) -> None:
    await house.running(3)
    await house.lobby(1)
    write(house, "update tables set game = 'chess'")
    marks = [table.aside for table in await house.host.look.tables_of(OPENER)]
    assert None not in marks
    assert await house.host.look.open_lobbies(SERVER) == ()


async def test_computers_due_at_a_damaged_table_do_not_keep_the_start(house: House) -> None:
    await house.running(1, 2)
    whole = await house.running(3)
    write(house, "update tables set computer_due = 1, state = '' where id = 1")
    await house.restart()
    await refused(house.host.look.table(1))
    await house.answer(whole, 0)


@pytest.mark.parametrize("damage", ["update snapshots set state = '[1,{'", "delete from snapshots"])
async def test_a_damaged_position_to_go_back_to(house: House, damage: str) -> None:
    table = await house.running(3)
    table = await house.answer(table, 0)
    write(house, damage)
    await refused(house.host.play.take_back(table.id, 11, table.version))
    assert len(await problems(house)) == 2


async def test_a_damaged_row_of_the_outbox_keeps_nobody_waiting(house: House) -> None:
    broken, whole = await house.running(3), await house.running(3)
    write(house, "update outbox set ping = '[' where table_id = 1")
    await house.outbox.drain()
    assert {row.table_id for row in house.recorder.take()} == {whole.id}
    await refused(house.host.look.table(broken.id))
    assert f"Table {broken.id}: Row 1 of its outbox cannot be read." in await problems(house)


async def test_a_table_that_was_repaired_is_released_and_played_on(house: House) -> None:
    table = await house.running(3)
    write(house, "update tables set state = 'x' || state")
    number = await refused(house.host.look.position(table.id, OPENER))
    assert await release(house.store, table.id) == [
        "The position cannot be read (ValidationError)."
    ]
    await refused(house.host.look.position(table.id, OPENER))

    write(house, "update tables set state = substr(state, 2)")
    assert await problems(house) == [
        f"Table {table.id}: It is set aside as {number}, but is whole now: "
        f"`plaza db check --release {table.id}` puts it back into play."
    ]
    assert await release(house.store, table.id) == []
    assert await release(house.store, table.id) == ["It is not set aside."]
    await house.play_out(table)
    await house.prove(table)


async def test_a_table_set_aside_in_the_middle_of_a_turn_is_left_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process finds the damage between our reading and our writing."""
    table = await house.running(3)
    choice = house.any_answer(await house.asked(table, 0))
    real = house.store.write

    def too_late() -> object:
        monkeypatch.undo()
        write(house, "update tables set aside = 'ABCD'")
        return real()

    monkeypatch.setattr(house.store, "write", too_late)
    before = await house.journal(table)
    assert await refused(house.choose(table, 0, choice)) == "ABCD"
    assert await house.journal(table) == before


# --- what is no damage ----------------------------------------------------------------------------


async def test_a_bug_is_no_damage(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.running(3)
    with monkeypatch.context() as patch:
        patch.setattr("bot.service.looking._facts", _fail)
        with pytest.raises(ValueError, match="a bug"):
            await house.host.look.position(table.id, OPENER)
    assert await problems(house) == []
    await house.answer(table, 0)


async def test_a_locked_database_is_no_damage(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even where damage was found: what cannot be noted now is found again."""
    table = await house.running(3)
    write(house, DAMAGE["a missing position"])
    monkeypatch.setattr(storage, "BUSY_SECONDS", 0.05)
    await house.restart()
    with sqlite3.connect(house.url.removeprefix("sqlite:///")) as other:
        other.execute("begin immediate")
        with pytest.raises(StorageFailed):
            await house.host.look.position(table.id, OPENER)
        other.rollback()
    other.close()
    await refused(house.host.look.position(table.id, OPENER))


async def test_a_closed_connection_is_no_damage(house: House) -> None:
    """The driver says so with a ValueError, as if a value were wrong."""
    table = await house.running(3)

    async def read_after_the_end() -> None:
        async with house.store.read() as db:
            raw = await db.get_raw_connection()
            await raw.driver_connection.close()  # pyright: ignore[reportOptionalMemberAccess]
            await house.host._context.find(db, table.id)

    with pytest.raises(StorageFailed):
        await read_after_the_end()
    await house.restart()
    await house.answer(table, 0)


def _fail(*_: object) -> None:
    raise ValueError("a bug")


def test_the_sentence_names_the_error_id() -> None:
    error = SetAside("ABCD2345")
    assert isinstance(error, ServiceError)
    assert error.facts == {"id": "ABCD2345"}
