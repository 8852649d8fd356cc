"""Hearing of new tables: at once, or in the evening's digest, by the person's own clock."""

import json
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.service.messages import MOST_OPENED, PATIENCE, Volume, volume
from bot.service.subscriptions import SOON, next_time
from bot.storage import letters, subscriptions
from bot.storage.rows import DigestRow, Letter, MessageRow
from tests.bot.service.house import CHANNEL, GAME, OPENER, SERVER, House, person

FAN = 40
"""A person who likes the game."""
OTHER_GAME = "san_marco"


async def opened(
    house: House, opener: int = OPENER, server_id: int = SERVER, *, private: bool = False
) -> TableInfo:
    return await house.host.beginning.open(
        person(opener),
        GAME,
        {},
        capacity=2,
        server_id=server_id,
        channel_id=CHANNEL,
        private=private,
    )


async def choose(house: House, *games: str, at_once: bool, here: int | None = SERVER) -> None:
    await house.host.subscriptions.choose(FAN, games, here, at_once=at_once)


async def told(house: House) -> list[int]:
    """Return the tables of which the fan hears at once."""
    house.clock.advance(seconds=SOON.total_seconds())
    await house.outbox.drain()
    rows = [row for row in house.recorder.take() if row.kind == "opened"]
    assert {row.user_id for row in rows} <= {FAN}
    return [row.table_id for row in rows]


async def digest(house: House) -> DigestRow:
    return await house.store.read(subscriptions.digest, FAN)


async def written(house: House) -> bool:
    """Whether a digest waits for its delivery."""
    return await house.store.read(letters.waits, Letter("evening", user_id=FAN))


# --- choosing -----------------------------------------------------------------------------------


async def test_each_game_is_heard_of_in_one_way(house: House) -> None:
    own = house.host.subscriptions
    assert not (await own.of(FAN)).games
    await choose(house, GAME, OTHER_GAME, at_once=False)
    wishes = await own.choose(FAN, [GAME], SERVER, at_once=True)
    assert (wishes.at_once, wishes.in_digest) == ({GAME}, {OTHER_GAME})
    wishes = await own.choose(FAN, [], SERVER, at_once=False)
    assert (wishes.at_once, wishes.in_digest) == ({GAME}, set())
    assert not (await own.choose(FAN, [], None, at_once=True)).games


async def test_a_game_or_an_hour_that_there_is_not_is_refused(house: House) -> None:
    before = await house.contents()
    with pytest.raises(ServiceError):
        await choose(house, "chess", at_once=True)
    with pytest.raises(ServiceError):
        await house.host.subscriptions.set_hour(FAN, 24 * 60)
    assert await house.contents() == before


# --- at once ------------------------------------------------------------------------------------


async def test_a_public_table_of_the_game_is_told_a_minute_later(house: House) -> None:
    await choose(house, GAME, at_once=True)
    table = await opened(house)
    await house.outbox.drain()
    assert "opened" not in [row.kind for row in house.recorder.take()]
    assert await told(house) == [table.id]
    found = await house.host.subscriptions.opened(table.id, FAN)
    assert found is not None
    assert (found.table.id, found.person.user_id) == (table.id, FAN)


async def test_private_tables_and_other_servers_are_not_told(house: House) -> None:
    await choose(house, GAME, at_once=True)
    await opened(house, private=True)
    await opened(house, server_id=SERVER + 1)
    assert await told(house) == []


async def test_it_holds_where_the_person_has_sat(house: House) -> None:
    await choose(house, GAME, at_once=True, here=None)
    await opened(house)
    assert await told(house) == []
    await house.host.lobby.join((await opened(house)).id, person(FAN))
    table = await opened(house)
    assert await told(house) == [table.id]


async def test_what_can_no_longer_be_joined_is_not_told(house: House) -> None:
    await choose(house, GAME, at_once=True)
    own = house.host.subscriptions
    mine, table, full = [await opened(house, each) for each in (FAN, OPENER, OPENER)]
    assert await own.opened(mine.id, FAN) is None
    await house.host.lobby.join(full.id, person(OPENER + 1))
    assert await own.opened(full.id, FAN) is None
    assert await own.opened(table.id, FAN) is not None
    await house.host.invitations.invite(table.id, OPENER, FAN)
    assert await own.opened(table.id, FAN) is None
    other = await opened(house, OPENER + 1)
    await house.host.lobby.cancel(other.id, OPENER + 1)
    assert await own.opened(other.id, FAN) is None
    last = await opened(house, OPENER + 2)
    await choose(house, at_once=True)
    assert await own.opened(last.id, FAN) is None


async def test_who_is_off_hears_of_it_later(house: House) -> None:
    await choose(house, GAME, at_once=True)
    await house.set_user(FAN, quiet=(0, 6 * 60))
    table = await opened(house)
    assert await told(house) == []
    house.clock.advance(hours=6)
    assert await told(house) == [table.id]


def test_only_so_many_a_day_and_none_for_who_answers_none() -> None:
    now = datetime(2026, 6, 1, tzinfo=UTC)

    def sent(kind: str, count: int) -> list[MessageRow]:
        return [MessageRow(1, 1, FAN, kind, 1, False, now, None, False)] * count  # type: ignore[arg-type]

    assert volume("opened", sent("opened", MOST_OPENED - 1), now) is Volume.SILENT
    assert volume("opened", sent("opened", MOST_OPENED), now) is Volume.OFF
    assert volume("opened", sent("opened", MOST_OPENED), now + timedelta(days=1)) is Volume.SILENT
    assert volume("opened", sent("panel", PATIENCE), now) is Volume.OFF


# --- the digest ---------------------------------------------------------------------------------


async def test_the_digest_is_written_at_its_hour_and_once(house: House) -> None:
    await choose(house, GAME, at_once=False)
    assert (await digest(house)).due_at == datetime(2026, 1, 1, 18, tzinfo=UTC)
    assert house.later[-1] == datetime(2026, 1, 1, 18, tzinfo=UTC)
    house.clock.advance(hours=18, seconds=-1)
    await house.host.run_due()
    assert not await written(house)
    house.clock.advance(seconds=1)
    await house.host.run_due()
    assert await written(house)
    assert (await digest(house)).due_at == datetime(2026, 1, 2, 18, tzinfo=UTC)
    before = await house.contents()
    await house.restart()
    await house.host.run_due()
    assert await house.contents() == before
    house.clock.advance(days=3)
    await house.host.run_due()
    rows = await house.store.read(letters.due, house.clock.now(), 9)
    assert len(rows.due) == 1, "one that waits is enough"


async def test_who_wants_nothing_in_it_has_no_digest(house: House) -> None:
    await choose(house, GAME, at_once=False)
    await house.host.subscriptions.set_hour(FAN, 7 * 60)
    await choose(house, at_once=False)
    assert await digest(house) == DigestRow(FAN, 7 * 60)
    await choose(house, GAME, at_once=True)
    assert (await digest(house)).due_at is None
    await choose(house, GAME, at_once=False)
    assert (await digest(house)).due_at == datetime(2026, 1, 1, 7, tzinfo=UTC)


async def test_a_later_hour_brings_no_second_one_on_the_same_day(house: House) -> None:
    await choose(house, GAME, at_once=False)
    house.clock.advance(hours=18)
    await house.host.run_due()
    await house.host.subscriptions.note_told(FAN, house.clock.now())
    [row] = (await house.store.read(letters.due, house.clock.now(), 9)).due
    await house.store.write(letters.remove, [row.id])
    await house.host.subscriptions.set_hour(FAN, 20 * 60)
    house.clock.advance(hours=2)
    await house.host.run_due()
    assert not await written(house)
    house.clock.advance(days=1)
    await house.host.run_due()
    assert await written(house)


async def test_an_hour_at_which_a_person_is_off_brings_one_every_day(house: House) -> None:
    await house.set_user(FAN, quiet=(22 * 60, 8 * 60))
    await choose(house, GAME, at_once=False)
    await house.host.subscriptions.set_hour(FAN, 23 * 60)
    house.clock.advance(hours=23)
    for _ in range(3):
        await house.host.run_due()
        assert await written(house)
        house.clock.advance(hours=9)  # it is held until now
        [row] = (await house.store.read(letters.due, house.clock.now(), 9)).due
        await house.host.subscriptions.note_told(FAN, house.clock.now())
        await house.store.write(letters.remove, [row.id])
        house.clock.advance(hours=15)


async def test_a_new_zone_moves_the_hour(house: House) -> None:
    await choose(house, GAME, at_once=False)
    await house.host.profiles.set_user(FAN, zone="Asia/Tokyo")
    assert (await digest(house)).due_at == datetime(2026, 1, 1, 9, tzinfo=UTC)


async def test_it_lists_what_could_be_joined_the_newest_first(house: House) -> None:
    await choose(house, GAME, at_once=False)
    own = house.host.subscriptions
    first, second = await opened(house), await opened(house)
    await opened(house, private=True)
    await opened(house, server_id=SERVER + 1)
    await opened(house, FAN)
    evening = await own.evening(FAN)
    assert [table.id for table in evening.tables] == [second.id, first.id]
    assert all(evening.is_new(table) for table in evening.tables)
    await own.note_told(FAN, evening.at)
    house.clock.advance(hours=1)
    third = await opened(house, OPENER + 1)
    evening = await own.evening(FAN)
    assert [table.id for table in evening.tables if evening.is_new(table)] == [third.id]
    assert len(evening.tables) == 3
    await choose(house, OTHER_GAME, at_once=False)
    assert not (await own.evening(FAN)).tables


async def test_who_deletes_their_data_hears_no_more(house: House) -> None:
    await choose(house, GAME, at_once=False)
    await choose(house, OTHER_GAME, at_once=True)
    house.clock.advance(hours=18)
    await house.host.run_due()
    stored = json.loads(await house.host.privacy.everything(FAN))["stored"]
    assert {"subscriptions", "digests"} <= set(stored)
    await house.host.privacy.forget(FAN)
    assert not await written(house)
    assert not (await house.host.subscriptions.of(FAN)).games
    await house.host.subscriptions.note_told(FAN, house.clock.now())
    house.clock.advance(days=2)
    await house.host.run_due()
    assert not await written(house)


# --- the hour on the clock ------------------------------------------------------------------------


def _local(zone: str, day: date, hour: int, minute: int = 0) -> datetime:
    return datetime.combine(day, time(hour, minute), ZoneInfo(zone)).astimezone(UTC)


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "UTC"])
def test_the_hour_stays_when_the_clocks_change(zone: str) -> None:
    """A whole year: once each day, at six in the evening there."""
    now = datetime(2026, 1, 1, tzinfo=UTC)
    days: list[date] = []
    for _ in range(365):
        now = next_time(zone, 18 * 60, now)
        local = now.astimezone(ZoneInfo(zone))
        assert (local.hour, local.minute) == (18, 0)
        days.append(local.date())
    assert all(later - day == timedelta(days=1) for day, later in pairwise(days))


def test_an_hour_that_does_not_come_is_the_next_and_one_that_comes_twice_the_first() -> None:
    spring, autumn = date(2026, 3, 29), date(2026, 10, 25)
    before = _local("Europe/Berlin", spring, 0)
    found = next_time("Europe/Berlin", 2 * 60 + 30, before).astimezone(ZoneInfo("Europe/Berlin"))
    assert (found.date(), found.hour, found.minute) == (spring, 3, 30)
    again = next_time("Europe/Berlin", 2 * 60 + 30, found)
    assert again == _local("Europe/Berlin", spring + timedelta(days=1), 2, 30)
    first = next_time("Europe/Berlin", 2 * 60 + 30, _local("Europe/Berlin", autumn, 0))
    assert first == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    again = next_time("Europe/Berlin", 2 * 60 + 30, first)
    assert again == _local("Europe/Berlin", autumn + timedelta(days=1), 2, 30)
