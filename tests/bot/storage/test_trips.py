"""PostgreSQL is asked as rarely as possible, and nothing that was kept for later is lost."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from bot.storage import letters, memory, schema, tables
from bot.storage.rows import Letter, SeatRow
from bot.storage.store import Store, open_engine
from bot.storage.trips import ahead
from tests.bot.storage.test_storage import NOW, TABLE
from tests.postgresql import counting, needed, server

pytestmark = needed

NOTE = ahead(insert(schema.memory))


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    opened = Store.open(server().migrated())
    await opened.read(memory.find, "key")  # the driver's own questions come first
    yield opened
    await opened.close()


def note(db: Connection, *keys: str) -> None:
    db.execute(NOTE, [{"key": key, "value": ""} for key in keys])


async def test_who_reads_begins_with_the_first_question(store: Store) -> None:
    with counting() as made:
        await store.read(memory.find, "key")
    assert made == [["BEGIN", "SET", "SELECT"], ["ROLLBACK"]]


async def test_who_asks_once_needs_no_transaction(store: Store) -> None:
    def twice(db: Connection) -> None:
        assert memory.find(db, "key") is None
        assert memory.find(db, "key") is None

    with counting() as made:
        await store.read_once(memory.find, "key")
    assert made == [["SELECT"]]
    with counting() as made:
        await store.read_once(twice)
    assert made == [["SELECT"]] * 2


async def test_who_writes_has_the_locks_first_and_ends_with_the_last_changes(store: Store) -> None:
    def change(db: Connection) -> None:
        note(db, "one")
        note(db, "two", "three")
        assert memory.find(db, "two") == ""
        note(db, "four")

    begins = ["BEGIN", "SET", "SET", "SELECT", "SELECT"]  # the lock, and the number
    with counting() as made:
        await store.write(change)
    assert made == [begins, ["INSERT", "INSERT", "SELECT"], ["INSERT", "COMMIT"]]
    with counting() as made:
        await store.write_at(1, lambda _: None)
    assert made == [[*begins, "SELECT"], ["COMMIT"]]
    assert await store.read(memory.find, "four") == ""


async def test_a_fault_of_what_was_kept_is_that_of_the_transaction(store: Store) -> None:
    def twice(db: Connection) -> None:
        note(db, "other")
        note(db, "same")
        note(db, "same")

    for _ in range(2):
        with pytest.raises(IntegrityError):
            await store.write(twice)
        assert await store.read(memory.find, "other") is None
    await store.write(note, "same")
    assert await store.read(memory.find, "same") == ""


async def test_of_a_refusal_nothing_is_kept_for_the_next_transaction(store: Store) -> None:
    def refuse(db: Connection) -> None:
        note(db, "key")
        raise LookupError

    with pytest.raises(LookupError):
        await store.write(refuse)
    with pytest.raises(LookupError):
        await store.read(refuse)
    await store.write(memory.put, "another", "")
    assert await store.read(memory.find, "key") is None


async def test_rows_that_come_piece_by_piece_are_those_that_were_just_written(store: Store) -> None:
    def streamed(db: Connection) -> list[str]:
        note(db, *map(str, range(10)))
        found = db.execute(select(schema.memory.c.key), execution_options={"yield_per": 3})
        return list(found.scalars())

    assert {str(each) for each in range(10)} < {*await store.write(streamed)}


async def test_other_programs_of_ours_write_alike() -> None:
    url = server().migrated()
    engine = open_engine(url, "rw")
    with engine.begin() as db:
        note(db, "key")
    with engine.connect() as db:
        note(db, "never")
    with engine.connect() as db:
        assert memory.find(db, "key") == ""
        assert memory.find(db, "never") is None
    engine.dispose()


async def test_seats_are_stored_in_one_trip(store: Store) -> None:
    seats = tuple(SeatRow(seat, seat + 1, "A") for seat in range(4))
    table_id = await store.write(tables.create, TABLE, *seats)
    after = tuple(seat._replace(shown=5) for seat in seats)
    with counting() as made:
        await store.write_at(table_id, tables.save_seats, table_id, seats, after)
    assert made[1:] == [["UPDATE"] * 4 + ["COMMIT"]]


async def test_letters_to_many_are_stored_in_one_trip(store: Store) -> None:
    written = [Letter("evening", user_id=user_id) for user_id in (1, 2, 3)]
    with counting() as made:
        await store.write(letters.add, written, NOW)
    assert made[1:] == [["INSERT", "COMMIT"]]
    assert len((await store.read(letters.due, NOW, 9)).due) == 3
