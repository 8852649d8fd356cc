"""Damaged data of a table: that table is set aside, and everything else goes on."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url
from structlog.testing import capture_logs

from bot.engine.errors import ServiceError, SetAside, StorageFailed
from bot.engine.model import TableInfo
from bot.notify.errors import Undeliverable
from bot.ops.check import Tally, check, release
from bot.storage import sqlite as storage
from bot.storage.rows import OutboxRow
from bot.storage.schema import METADATA
from tests.bot.service.house import OPENER, SERVER, House, people_waiting, person
from tests.databases import POSTGRESQL, of_a_file
from tests.postgresql import needed, server
from tests.sql import beside, run

DAMAGE = {
    "a position that is no JSON": "update tables set state = '[1,{' where id = 1",
    "a position of an unknown version": "update tables set state = '[99,{}]' where id = 1",
    "a position of version nought": "update tables set state = '[0,{}]' where id = 1",
    "a position of another shape": "update tables set state = '[1,{}]' where id = 1",
    "a missing position": "update tables set state = null where id = 1",
    "an unknown game": "update tables set game = 'chess' where id = 1",
    "options that are no JSON": "update tables set options = '{' where id = 1",
    "a journal row that is no JSON": "update moves set events = '[{' where table_id = 1",
    "a journal row of another shape": "update moves set choice = '[\"a\"]' where table_id = 1",
}
OUTBOX = {
    "mentions that are no JSON": "ping = '['",
    "mentions of another shape": "ping = '{}'",
    "an unknown kind": "kind = 'x'",
}
if not POSTGRESQL:  # which holds only what fits the column
    DAMAGE |= {
        "a position that is a number": "update tables set state = 5 where id = 1",
        "a position that is no UTF-8": "update tables set state = cast(x'5bff' as text) where id=1",
        "a time that is none": "update tables set changed_at = 'soon' where id = 1",
        "a time that is a number": "update tables set created_at = 5 where id = 1",
        "a time at a seat that is none": "update seats set waiting_since = 'x' where table_id = 1",
    }
    OUTBOX |= {
        "a due time that is none": "next_try = 'soon'",
        "a due time that is a number": "next_try = 5",
        "a due time that is no text": "next_try = x'ff'",
        "a time of making that is none": "created_at = 'x'",
        "a time of claiming that is none": "claimed_at = 'x'",
        "attempts that are no number": "attempts = 'x'",
    }
UNREADABLE_ROWS = [damage for damage in DAMAGE if damage.startswith(("options", "a time"))]


def write(house: House, statement: str) -> None:
    """Write into the database behind the host's back."""
    with beside(house.url) as db:
        assert db.exec_driver_sql(statement).rowcount > 0


def dump(house: House) -> list[str]:
    """Return all stored data, as text: damaged values cannot be read otherwise."""
    with beside(house.url) as db:
        driver = db.connection.driver_connection
        if isinstance(driver, sqlite3.Connection):
            driver.text_factory = lambda raw: raw.decode(errors="replace")
        return [
            f"{table.name} {row}"
            for table in METADATA.sorted_tables
            for row in run(db, f"select * from {table.name}")
        ]


@pytest.fixture
async def western(tmp_path: Path) -> AsyncIterator[House]:
    """Return a house over PostgreSQL in another zone than the tests' own server."""
    url = server().migrated()
    server().run(f"alter database {make_url(url).database} set timezone = 'America/New_York'")
    built = House(tmp_path, url)
    await built.begin()
    yield built
    await built.store.close()


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
        lambda: look.page(table.id, OPENER),
        lambda: play.choose(table.id, OPENER, table.version, 0, (0,)),
        lambda: play.take_back(table.id, OPENER, table.version),
        lambda: house.host.absence.resign(table.id, OPENER),
        lambda: lobby.join(table.id, person(99)),
        lambda: lobby.leave(table.id, OPENER),
        lambda: house.host.invitations.invite(table.id, OPENER, 99),
        lambda: lobby.add_computer(table.id, OPENER, "greedy"),
        lambda: lobby.remove_computer(table.id, OPENER),
        lambda: lobby.set_level(table.id, OPENER, 0, "hard"),
        lambda: house.host.beginning.start(table.id, OPENER),
        lambda: lobby.cancel(table.id, OPENER),
    ]


async def problems(house: House) -> list[str]:
    return [str(problem) async for problem in check(house.store, Tally())]


@pytest.mark.sampled(1)
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
    assert listed == {broken.id: number, whole.id: None}
    found = await problems(house)
    assert found
    assert all(each.startswith(f"Table {broken.id}: ") for each in found)
    assert found[-1] == f"Table {broken.id}: It is set aside as {number}."


async def test_a_person_who_lists_tables_first_meets_the_unknown_game(house: House) -> None:
    await house.running(3)
    await house.lobby(1)
    write(house, "update tables set game = 'chess'")
    marks = [table.aside for table in await house.host.look.tables_of(OPENER)]
    assert None not in marks
    assert await house.host.look.open_lobbies(SERVER) == ()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("damage", UNREADABLE_ROWS)
async def test_a_table_whose_row_cannot_be_read_is_listed_as_set_aside(
    house: House, damage: str
) -> None:
    await is_listed(house, damage)


@pytest.mark.proof
@needed
async def test_it_is_listed_over_postgresql_west_of_greenwich(western: House) -> None:
    await is_listed(western, "options that are no JSON")


async def is_listed(house: House, damage: str) -> None:
    """Check that a damaged table is in the list of a person, and so is a whole one."""
    broken, whole = await house.running(3), await house.running(3)
    await house.outbox.drain()
    await house.restart()
    write(house, DAMAGE[damage])
    number = {table.id: table.aside for table in await house.host.look.tables_of(OPENER)}[broken.id]
    assert number is not None
    assert await refused(house.host.look.table(broken.id)) == number
    listed = await house.host.look.tables_of(OPENER)
    assert [(table.id, table.aside) for table in listed] == [(broken.id, number), (whole.id, None)]
    assert listed[0].channel_id == whole.channel_id, "its line leads there"


@pytest.mark.parametrize("damage", UNREADABLE_ROWS[:2])
async def test_a_lobby_whose_row_cannot_be_read_keeps_no_other_from_being_found(
    house: House, damage: str
) -> None:
    broken, whole = await house.lobby(1), await house.lobby(1)
    write(house, DAMAGE[damage])
    assert [table.id for table in await house.host.look.open_lobbies(SERVER)] == [whole.id]
    await refused(house.host.look.table(broken.id))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("damage", UNREADABLE_ROWS)
async def test_computers_due_at_a_table_whose_row_cannot_be_read(house: House, damage: str) -> None:
    """The start passes it over, and goes on where others were left."""
    broken, whole = await house.running(1, 2), await house.running(1, 2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.engine.computers.choose", _fail)
        while people_waiting(whole):
            whole = await house.answer(whole, people_waiting(whole)[0])
    write(house, "update tables set computer_due = true where id = 1")
    write(house, DAMAGE[damage])
    await house.restart()
    await refused(house.host.look.table(broken.id))
    assert people_waiting(await house.table(whole.id))


@of_a_file
@pytest.mark.parametrize("time", ["'soon'", "5"])
async def test_a_damaged_server_keeps_no_start_and_is_mended_by_it(house: House, time: str) -> None:
    await house.running(3)
    await house.host.profiles.note_left(SERVER)
    write(house, f"update servers set left_at = {time}, language = 'de'")
    await house.outbox.drain()
    assert "board" not in {row.kind for row in house.recorder.take()}, "no one is there"
    await house.host.profiles.note_servers(set())
    await house.host.profiles.note_servers({SERVER})
    await house.outbox.drain()
    assert house.recorder.take()[-1].kind == "board"
    assert await problems(house) == []
    lobby = await house.lobby(1)
    assert lobby.language == "de", "what could be read is kept"


async def test_computers_due_at_a_damaged_table_do_not_keep_the_start(house: House) -> None:
    await house.running(1, 2)
    whole = await house.running(3)
    write(house, "update tables set computer_due = true, state = '' where id = 1")
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


@pytest.mark.sampled(1)
@pytest.mark.parametrize("damage", OUTBOX)
async def test_a_damaged_row_of_the_outbox_keeps_no_one_waiting(house: House, damage: str) -> None:
    broken, whole = await house.running(3), await house.running(3)
    write(house, f"update outbox set {OUTBOX[damage]} where table_id = 1")
    await house.outbox.drain()
    assert {row.table_id for row in house.recorder.take()} == {whole.id}
    await refused(house.host.look.table(broken.id))
    assert any(each.startswith(f"Table {broken.id}: Row 1 of") for each in await problems(house))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("damage", OUTBOX)
async def test_a_damaged_row_in_the_middle_of_the_outbox(house: House, damage: str) -> None:
    """Rows before it in the same lane hide it from the search for due rows."""
    broken, whole = await house.running(3), await house.running(3)
    last = "id = (select max(id) from outbox where table_id = 1)"
    write(house, f"update outbox set {OUTBOX[damage]} where {last}")
    await house.outbox.drain()
    assert {row.table_id for row in house.recorder.take()} == {whole.id}
    await refused(house.host.look.table(broken.id))


@of_a_file
async def test_a_damaged_row_does_not_wake_what_is_not_due(house: House) -> None:
    broken, later = await house.running(3), await house.running(3)
    write(house, "update outbox set next_try = '2026-01-01 01:00:00.000000' where table_id = 2")
    write(house, "update outbox set next_try = 'soon' where table_id = 1")
    await house.outbox.drain()
    assert house.recorder.take() == []
    assert house.later[-1] == house.clock.now() + timedelta(hours=1)
    await refused(house.host.look.table(broken.id))
    house.clock.advance(hours=1)
    await house.outbox.drain()
    assert {row.table_id for row in house.recorder.take()} == {later.id}


@pytest.mark.parametrize("column", ["ping = '['", "ping = '{}'"])
async def test_a_damaged_row_that_was_given_up(house: House, column: str) -> None:
    broken, whole = await house.running(3), await house.running(3)
    gone = Undeliverable("gone")

    async def fail(row: OutboxRow) -> None:
        if row.user_id is None:
            raise gone

    house.recorder.fail = fail
    await house.outbox.drain()
    house.recorder.fail = None
    write(house, f"update outbox set {column} where table_id = 1 and aside is not null")
    assert {each.table_id for each in await house.host.troubles.given_up()} == {whole.id}
    await refused(house.host.troubles.of_posts(broken.id))
    assert await house.host.troubles.of_posts(whole.id) is not None


async def test_a_damaged_row_that_was_given_up_is_met_by_a_person_who_delivers(
    house: House,
) -> None:
    broken, whole = await house.running(3), await house.running(3)
    write(house, "update outbox set aside = 'ABCD', error = 'gone', ping = '[' where id = 1")
    await house.outbox.drain()
    assert {row.table_id for row in house.recorder.take()} == {whole.id}
    await refused(house.host.look.table(broken.id))


@pytest.mark.proof
async def test_a_table_that_was_repaired_is_released_and_played_on(house: House) -> None:
    table = await house.running(3)
    write(house, "update tables set state = 'x' || state")
    number = await refused(house.host.look.position(table.id, OPENER))
    assert await release(house.store, table.id, house.clock.now()) == [
        "The position cannot be read (ValidationError)."
    ]
    await refused(house.host.look.position(table.id, OPENER))

    write(house, "update tables set state = substr(state, 2)")
    assert await problems(house) == [
        f"Table {table.id}: It is set aside as {number}, but is whole now: "
        f"`plaza db check --release {table.id}` puts it back into play."
    ]
    assert await release(house.store, table.id, house.clock.now()) == []
    assert await release(house.store, table.id, house.clock.now()) == ["It is not set aside."]
    await house.play_out(table)
    await house.prove(table)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("away", ["never", "meanwhile", "still"])
async def test_at_a_released_table_no_one_has_lost_time(house: House, away: str) -> None:
    """Until then its clocks run on; or they stand, and are passed over when others go on."""
    table = await house.running(2, clock="fast")
    banks = [seat.deadline - house.clock.now() for seat in table.seats if seat.deadline]
    house.clock.advance(hours=1)
    if away != "never":
        await house.host.profiles.note_left(SERVER)
    await house.host._context.set_aside(table.id, "test")
    house.clock.advance(days=2)
    if away == "meanwhile":
        await house.host.profiles.note_joined(SERVER)
    assert await release(house.store, table.id, house.clock.now()) == []
    if away == "still":
        house.clock.advance(days=2)
        await house.host.profiles.note_joined(SERVER)
    await house.host.run_due()

    spent, now = timedelta(hours=away != "never"), house.clock.now()
    seats = (await house.table(table.id)).seats
    assert [seat.deadline for seat in seats] == [now + bank - spent for bank in banks]
    assert not any(seat.overtime for seat in seats)
    house.clock.advance(days=1)
    house.recorder.take()
    await house.host.run_due()
    await house.outbox.drain()
    assert {"vote", "reminder"} <= {row.kind for row in house.recorder.take()}


async def test_a_computer_due_at_a_released_table_answers_a_person_who_looks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.running(1, 2)
    with monkeypatch.context() as patch:
        patch.setattr("bot.engine.computers.choose", _fail)
        while people_waiting(table):
            table = await house.answer(table, people_waiting(table)[0])
    write(house, "update tables set state = 'x' || state")
    house.clock.advance(hours=1)
    await house.host.run_due()
    await refused(house.host.current(table.id, OPENER))
    write(house, "update tables set state = substr(state, 2)")
    assert await release(house.store, table.id, house.clock.now()) == []

    told: list[None] = []
    house.host.on_commit(lambda: told.append(None))
    shown = await house.host.current(table.id, OPENER)
    assert people_waiting(shown.table)
    assert shown == await house.host.show.panel(table.id, OPENER)
    assert told, "the table is shown anew"
    await house.prove(table)


async def test_a_table_set_aside_in_the_middle_of_a_turn_is_left_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process finds the damage between our reading and our writing."""
    table = await house.running(3)
    choice = house.any_answer(await house.asked(table, 0))
    real = house.store.write_at

    async def too_late(*given: Any) -> Any:
        monkeypatch.undo()
        write(house, "update tables set aside = 'ABCD'")
        return await real(*given)

    monkeypatch.setattr(house.store, "write_at", too_late)
    before = await house.journal(table)
    assert await refused(house.choose(table, 0, choice)) == "ABCD"
    assert await house.journal(table) == before


# --- no damage ------------------------------------------------------------------------------------


async def test_a_bug_is_no_damage(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.running(3)
    with monkeypatch.context() as patch:
        patch.setattr("bot.engine.looking._facts", _fail)
        with pytest.raises(ValueError, match="a bug"):
            await house.host.look.position(table.id, OPENER)
    assert await problems(house) == []
    await house.answer(table, 0)


@of_a_file
async def test_a_locked_database_is_no_damage(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where damage was found: if it cannot be noted now, it is found again."""
    table = await house.running(3)
    write(house, DAMAGE["a missing position"])
    monkeypatch.setattr(storage, "BUSY_SECONDS", 0.05)
    await house.restart()
    with closing(sqlite3.connect(house.url.removeprefix("sqlite:///"))) as other:
        other.execute("begin immediate")
        with pytest.raises(StorageFailed):
            await house.host.look.position(table.id, OPENER)
        other.rollback()
    await refused(house.host.look.position(table.id, OPENER))


def _fail(*_: object) -> None:
    raise ValueError("a bug")


def test_the_sentence_names_the_error_id() -> None:
    error = SetAside("ABCD2345")
    assert isinstance(error, ServiceError)
    assert error.facts == {"id": "ABCD2345"}


@of_a_file
async def test_a_damaged_vote_keeps_no_server_from_being_joined_again(house: House) -> None:
    broken, whole = await house.running(2, clock="fast"), await house.running(2, clock="fast")
    vote = await house.host.votes.propose_abort(broken.id, OPENER)
    await house.host.profiles.note_left(SERVER)
    write(house, f"update votes set opened_at = 'soon' where id = {vote.id}")
    await house.host.profiles.note_joined(SERVER)
    assert [seat.deadline for seat in (await house.table(whole.id)).seats] != [None, None]


@of_a_file
@pytest.mark.parametrize("column", ["opened_at", "closes_at"])
async def test_a_damaged_vote_sets_its_table_aside(house: House, column: str) -> None:
    table = await house.running(3)
    vote = await house.host.votes.propose_abort(table.id, OPENER)
    await house.outbox.drain()
    write(house, f"update votes set {column} = 'soon' where id = {vote.id}")
    with pytest.raises(SetAside):
        await house.host.votes.cast(vote.id, OPENER, "no")
    with pytest.raises(SetAside):
        await house.host.votes.find(vote.id)
    assert (await house.host.look.tables_of(OPENER))[0].aside is not None
