"""Leagues as they are stored: found by their owner when due, opened and counted once."""

from datetime import timedelta

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from bot.storage import due, leagues, privacy, profiles, schema, tables
from bot.storage.leagues import EntryRow, LeagueRow, SeasonRow, SeasonTableRow
from bot.storage.rows import SeatRow, ServerRow
from bot.storage.store import Store
from tests.bot.storage.test_storage import NOW, TABLE

LEAGUE = LeagueRow(0, 5, "L", "san_juan", 4, {"a": "b"}, "96/8/120", 6, 8, None, "en", NOW)
SEASON = SeasonRow(0, 1, 1, "registering", NOW, NOW)
ENTRY = EntryRow(1, 7, "A", NOW)
ROW = SeasonTableRow(1, 0, 0)


@pytest.fixture
async def store(url: str) -> Store:
    store = Store.open(url)
    await store.write(_lay_out)
    return store


def _lay_out(db: Connection) -> None:
    assert leagues.create(db, LEAGUE._replace(due_at=NOW)) == 1
    assert leagues.open_season(db, SEASON) == 1
    leagues.save_entry(db, ENTRY)
    leagues.lay_out(db, [ROW])
    tables.create(db, TABLE, SeatRow(0, 7, "A"))


async def test_what_is_stored_comes_back_unchanged(store: Store) -> None:
    def look(db: Connection) -> tuple[object, ...]:
        return (
            leagues.find(db, 1),
            leagues.of_server(db, 5),
            leagues.newest(db, 1),
            leagues.entries_of(db, 1),
            leagues.tables_of(db, 1),
        )

    league = LEAGUE._replace(id=1, due_at=NOW)
    played = leagues.Played(ROW, None, None)
    expected = (league, [league], SEASON._replace(id=1), [ENTRY], [played])
    assert await store.read(look) == expected
    await store.close()


async def test_a_league_is_found_when_it_is_due_unless_the_bot_is_gone(store: Store) -> None:
    def leave(db: Connection) -> list[due.Due]:
        profiles.note_left(db, ServerRow(5), NOW)
        return due.due(db, NOW, 9)

    def come_back(db: Connection) -> list[due.Due]:
        profiles.note_left(db, ServerRow(5), None)
        return due.due(db, NOW, 9)

    def look(db: Connection) -> list[due.Due]:
        return due.due(db, NOW - timedelta(seconds=1), 9)

    found = [due.Due("league", 0, 1)]
    assert await store.read(look) == []
    assert await store.read(lambda db: due.due(db, NOW, 9)) == found
    assert await store.write(leave) == []
    assert await store.write(come_back) == found
    assert await store.read(lambda db: profiles.servers_in_use(db)[5]) is False
    await store.close()


async def test_a_table_of_a_season_is_opened_once_and_counts_once(store: Store) -> None:
    def work(db: Connection) -> None:
        assert leagues.next_unopened(db, 1) == ROW
        assert leagues.note_opened(db, ROW, 1)
        assert not leagues.note_opened(db, ROW, 2)
        assert leagues.next_unopened(db, 1) is None
        row = leagues.of_table(db, 1)
        assert row is not None
        assert leagues.unfinished(db, 1)
        assert leagues.count(db, row._replace(points=(600, 0), scores=(3, 1)))
        assert not leagues.count(db, row._replace(points=(0, 600)))
        assert not leagues.unfinished(db, 1)
        [(row, status, *_)] = leagues.tables_of(db, 1)
        assert (row.points, row.scores, status) == ((600, 0), (3, 1), "lobby")

    await store.write(work)
    await store.close()


async def test_one_table_belongs_to_one_place_of_a_season(store: Store) -> None:
    def work(db: Connection) -> None:
        leagues.lay_out(db, [ROW._replace(number=1)])
        leagues.note_opened(db, ROW, 1)
        leagues.note_opened(db, ROW._replace(number=1), 1)

    with pytest.raises(IntegrityError):
        await store.write(work)
    await store.close()


async def test_an_ended_table_makes_its_league_due_and_a_due_one_stays_so(store: Store) -> None:
    def work(db: Connection) -> None:
        for at in (NOW + timedelta(days=1), NOW - timedelta(days=1)):
            leagues.save(db, LEAGUE._replace(id=1, due_at=at))
            leagues.hasten(db, 1, NOW)
            league = leagues.find(db, 1)
            assert league is not None
            assert league.due_at == min(at, NOW)

    await store.write(work)
    await store.close()


async def test_an_entry_stays_without_its_person(store: Store) -> None:
    def work(db: Connection) -> list[tuple[object, ...]]:
        assert privacy.everything_of(db, 7)["entries"][0]["name"] == "A"
        privacy.forget(db, 7, -3)
        columns = schema.entries.c
        return [tuple(row) for row in db.execute(select(columns.user_id, columns.name))]

    assert await store.write(work) == [(-3, "")]
    await store.close()


async def test_a_persons_entries_are_found_while_their_seasons_are_open(store: Store) -> None:
    def work(db: Connection) -> None:
        assert [league.id for league in leagues.to_come(db, 7)] == [1]
        assert [entry for _, entry in leagues.entered(db, 7)] == [ENTRY]
        leagues.save_season(db, SEASON._replace(id=1, status="over"))
        assert (leagues.to_come(db, 7), leagues.entered(db, 7)) == ([], [])
        leagues.strike(db, 1, 7)
        assert leagues.entry(db, 1, 7) is None

    await store.write(work)
    await store.close()
