"""The queue of a server: entering, leaving, the tables that people get, and restarts."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import timedelta

import pytest

from bot.engine.errors import NotAllowed, ServiceError
from bot.engine.model import TableInfo
from bot.service.beginning import Start
from bot.service.seeking.seeking import Found, Standing, Wish
from bot.service.server import WITHOUT_ROLES, Membership
from bot.shards import Shards
from bot.storage import invitations, letters, seekers
from bot.storage.rows import LetterRow, SeekerRow
from tests.bot.service.house import CHANNEL, SERVER, House, person
from tests.databases import of_a_server

ADA, BEN, CLEO, DORA = 11, 12, 13, 14
JUAN, MARCO = "san_juan", "san_marco"
HERE = Start(SERVER, CHANNEL)
FOR_3 = Wish((JUAN,), (3,), ("normal",), 3)
HALF = timedelta(hours=36)


async def find(house: House, user_id: int, wish: Wish = FOR_3, place: Start = HERE) -> Standing:
    return await house.host.seeking.enter(person(user_id), place, wish, WITHOUT_ROLES)


async def waiting(house: House, server_id: int = SERVER) -> dict[int, SeekerRow]:
    rows = await house.store.read(seekers.of_server, server_id)
    now = house.clock.now()
    return {row.user_id: row for row in rows if row.until > now}


async def written(house: House, kind: str = "sought") -> list[LetterRow]:
    some_day = house.clock.now() + timedelta(days=1000)
    found = (await house.store.read(letters.due, some_day, 100)).due
    return [letter for letter in found if letter.kind == kind]


async def tables_of(house: House, user_id: int) -> tuple[TableInfo, ...]:
    return await house.host.look.tables_of(user_id)


async def after(house: House, time: timedelta) -> None:
    house.clock.time += time
    await house.host.run_due()


def around(house: House, found: Found) -> None:
    """Let this be found on the server before a table opens there."""

    async def look(*_: object) -> Found:
        return found

    house.host.seeking.around = look


async def test_a_full_table_opens_and_starts_at_once(house: House) -> None:
    await find(house, ADA, place=Start(SERVER, 601))
    await find(house, BEN)
    standing = await find(house, CLEO)
    assert standing.table is not None
    table = await house.table(standing.table.id)
    assert (table.status, table.game, table.clock) == ("running", JUAN, "normal")
    assert table.channel_id == 601, "the oldest entry has named the place"
    assert sorted(seat.user_id or 0 for seat in table.seats) == [ADA, BEN, CLEO]
    assert await waiting(house) == {}
    assert standing.entry is None


async def test_who_is_not_on_turn_is_told_silently_that_it_has_begun(house: House) -> None:
    for user_id in (ADA, BEN, CLEO):
        await find(house, user_id, FOR_3._replace(games=(MARCO,)))
    await house.outbox.drain()
    told = {row.user_id: row.kind for row in house.recorder.take() if row.user_id}
    assert sorted(told.values()) == ["begun", "begun", "panel"]
    assert set(told) == {ADA, BEN, CLEO}


async def test_numbers_by_game_are_told(house: House) -> None:
    await find(house, ADA)
    standing = await find(house, BEN, Wish((JUAN, MARCO), (4,), ("fast",), 1))
    assert standing.waiting == {JUAN: 2, MARCO: 1}
    assert standing.entry is not None
    assert standing.table is None


async def test_changing_keeps_the_age(house: House) -> None:
    await find(house, ADA)
    house.clock.advance(hours=2)
    standing = await find(house, ADA, FOR_3._replace(seats=(4,), days=1))
    assert standing.entry is not None
    assert standing.entry.since == house.clock.now() - timedelta(hours=2)
    assert standing.entry.until == house.clock.now() + timedelta(days=1)
    assert list(await waiting(house)) == [ADA]


async def test_leaving(house: House) -> None:
    await find(house, ADA)
    await house.host.seeking.leave(SERVER, ADA)
    await house.host.seeking.leave(SERVER, ADA)
    assert await waiting(house) == {}


async def test_a_lobby_after_half_of_the_time(house: House) -> None:
    await find(house, ADA)
    house.clock.advance(hours=1)
    await find(house, BEN)
    await after(house, HALF - timedelta(hours=1, seconds=1))
    assert await tables_of(house, ADA) == ()
    await after(house, timedelta(seconds=1))
    [lobby] = await tables_of(house, ADA)
    assert (lobby.status, lobby.autostart, lobby.private) == ("lobby", True, False)
    assert [seat.user_id for seat in lobby.seats] == [ADA, BEN]
    assert [letter.user_id for letter in await written(house, "gathered")] == [ADA, BEN]
    standing = await house.host.seeking.standing(SERVER, BEN)
    assert standing.table is not None
    assert standing.table.id == lobby.id

    began = await find(house, CLEO)
    assert began.table is not None
    assert (began.table.id, began.table.status) == (lobby.id, "running")
    assert await waiting(house) == {}


async def test_a_new_lobby_calls_the_role_of_its_server(house: House) -> None:
    await house.host.servers.change(SERVER, call_role=5)
    await find(house, ADA)
    await after(house, HALF)
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()].count("call") == 1
    await find(house, BEN, FOR_3._replace(games=(MARCO,)))
    await after(house, HALF)
    await house.outbox.drain()
    assert "call" in [row.kind for row in house.recorder.take()], "36 hours later"


async def test_no_one_is_put_into_a_lobby_whose_terms_were_changed(house: House) -> None:
    await find(house, ADA)
    await after(house, HALF)
    [lobby] = await tables_of(house, ADA)
    await house.host.lobby.set_rated(lobby.id, ADA, rated=False)
    assert (await find(house, CLEO)).table is None


async def test_at_the_end_the_lobby_is_left_and_a_message_sent(house: House) -> None:
    await find(house, ADA)
    await after(house, HALF)
    await after(house, HALF)
    assert await tables_of(house, ADA) == ()
    [letter] = await written(house)
    assert (letter.kind, letter.user_id) == ("sought", ADA)
    ended = await house.host.seeking.numbered(letter.about or 0)
    assert ended is not None
    await after(house, timedelta(hours=1))
    assert len(await written(house)) == 1, "once"

    again = await find(house, ADA)
    assert again.entry is not None
    assert again.entry.until == house.clock.now() + timedelta(days=3)
    assert await house.host.seeking.numbered(letter.about or 0) is None


async def test_no_one_is_put_into_a_lobby_that_is_left_at_this_moment(house: House) -> None:
    """The bot was off when time was up, and somebody is faster than what is due."""
    await find(house, ADA)
    await after(house, HALF)
    house.clock.time += HALF
    await find(house, BEN)
    assert await tables_of(house, ADA) == ()
    assert set(await waiting(house)) == {BEN}

    await after(house, HALF)
    [lobby] = await tables_of(house, BEN)
    await house.host.lobby.join(lobby.id, person(DORA))
    house.clock.time += HALF
    await find(house, CLEO)
    assert [seat.user_id for seat in (await house.table(lobby.id)).seats] == [DORA, CLEO]


async def test_an_entry_is_deleted_a_week_after_its_end(house: House) -> None:
    await find(house, ADA)
    await after(house, timedelta(days=3))
    await after(house, timedelta(days=7))
    assert await house.store.read(seekers.of_server, SERVER) == []


async def test_a_lobby_that_was_left_ends_the_search(house: House) -> None:
    await find(house, ADA)
    await find(house, BEN)
    await after(house, HALF)
    [lobby] = await tables_of(house, ADA)
    await house.host.lobby.leave(lobby.id, BEN)
    await find(house, DORA, FOR_3._replace(games=(MARCO,)))
    assert set(await waiting(house)) == {ADA, DORA}


async def test_a_lobby_that_was_cancelled_leaves_its_people_looking(house: House) -> None:
    await find(house, ADA)
    await find(house, BEN)
    await after(house, HALF)
    [lobby] = await tables_of(house, ADA)
    await house.host.lobby.cancel(lobby.id, ADA)
    assert (await find(house, CLEO)).table is not None


async def test_a_lobby_that_began_otherwise_ends_the_search(house: House) -> None:
    await find(house, ADA)
    await after(house, HALF)
    [lobby] = await tables_of(house, ADA)
    await house.host.lobby.join(lobby.id, person(BEN))
    await house.host.lobby.join(lobby.id, person(DORA))
    standing = await find(house, CLEO)
    assert standing.waiting == {JUAN: 1}
    await after(house, HALF)
    assert await written(house) == []


async def test_who_has_joined_a_lobby_by_hand_gets_no_second_seat_there(house: House) -> None:
    await find(house, ADA)
    await after(house, HALF)
    [lobby] = await tables_of(house, ADA)
    await house.host.lobby.join(lobby.id, person(BEN))
    assert (await find(house, BEN)).table is None
    assert [seat.user_id for seat in (await house.table(lobby.id)).seats] == [ADA, BEN]
    assert set(await waiting(house)) == {ADA, BEN}


async def test_changing_leaves_the_lobby(house: House) -> None:
    await find(house, ADA)
    await after(house, HALF)
    assert len(await tables_of(house, ADA)) == 1
    await find(house, ADA, FOR_3._replace(games=(MARCO,)))
    assert await tables_of(house, ADA) == ()


async def test_people_on_vacation_or_with_20_tables_are_passed_over(house: House) -> None:
    now = house.clock.now()
    await find(house, ADA)
    await house.set_user(ADA, vacations=((now, now + timedelta(days=1)),))
    await find(house, BEN)
    for _ in range(20):
        await house.host.beginning.open(
            person(BEN), JUAN, {}, capacity=2, server_id=77, channel_id=78
        )
    assert (await find(house, CLEO)).table is None
    assert (await find(house, DORA)).table is None
    assert set(await waiting(house)) == {ADA, BEN, CLEO, DORA}
    await after(house, timedelta(days=1, hours=1))
    assert set(await waiting(house)) == {BEN}, "Ada is back, and an hour later she has a table"


async def test_a_server_with_all_its_tables(house: House) -> None:
    await house.host.servers.change(SERVER, most_tables=1)
    own = await house.lobby(2)
    for user_id in (21, 22, 23):
        standing = await find(house, user_id)
    assert standing.full
    assert standing.entry is not None
    await house.host.lobby.cancel(own.id, ADA)
    await after(house, timedelta(hours=1))
    assert await waiting(house) == {}
    assert len(await tables_of(house, 21)) == 1


async def test_people_who_have_muted_each_other_do_not_meet(house: House) -> None:
    await house.store.write(invitations.silence, BEN, ADA)
    for user_id in (ADA, BEN, CLEO):
        await find(house, user_id)
    assert set(await waiting(house)) == {ADA, BEN, CLEO}
    await find(house, DORA)
    assert set(await waiting(house)) == {BEN}


async def test_people_who_have_left_the_server_leave_the_queue(house: House) -> None:
    await find(house, ADA)
    await find(house, BEN)

    around(house, Found(frozenset({ADA}), CHANNEL))
    assert (await find(house, CLEO)).table is None
    assert set(await waiting(house)) == {BEN, CLEO}


async def test_a_channel_that_is_gone(house: House) -> None:
    await find(house, ADA, place=Start(SERVER, 601))
    await find(house, BEN, place=Start(SERVER, 602, 603))

    around(house, Found(frozenset(), 602))
    standing = await find(house, CLEO)
    assert standing.table is not None
    assert standing.table.channel_id == 602


async def test_no_channel_is_left(house: House) -> None:
    around(house, Found(frozenset(), None))
    for user_id in (ADA, BEN, CLEO):
        await find(house, user_id)
    assert set(await waiting(house)) == {ADA, BEN, CLEO}
    await after(house, timedelta(days=3))
    assert [letter.user_id for letter in await written(house)] == [ADA, BEN, CLEO]


def sight(house: House, seeing: Mapping[int, set[int]]) -> None:
    """Let these channels be seen by these people only, the others by everyone."""

    async def look(_: int, channels: Sequence[int], people: Sequence[int]) -> Found:
        blind = {each: frozenset({*people} - seeing.get(each, {*people})) for each in channels}
        best = min(blind, key=lambda each: len(blind[each]))
        return Found(frozenset(), best, blind[best])

    house.host.seeking.around = look


async def test_no_one_gets_a_table_in_a_channel_that_they_do_not_see(house: House) -> None:
    sight(house, {601: {ADA}})
    await find(house, ADA, place=Start(SERVER, 601))
    await after(house, HALF)
    [lobby] = await tables_of(house, ADA)
    assert lobby.channel_id == 601
    for user_id in (BEN, CLEO, DORA):
        await find(house, user_id)
    assert [seat.user_id for seat in (await house.table(lobby.id)).seats] == [ADA]
    [begun] = await tables_of(house, BEN)
    assert begun.channel_id == CHANNEL
    assert set(await waiting(house)) == {ADA}


async def test_people_who_see_no_channel_together_wait(house: House) -> None:
    sight(house, {601: {ADA, CLEO, DORA}, 602: {BEN}})
    await find(house, ADA, place=Start(SERVER, 601))
    await find(house, BEN, place=Start(SERVER, 602))
    await find(house, CLEO, place=Start(SERVER, 601))
    assert set(await waiting(house)) == {ADA, BEN, CLEO}
    await find(house, DORA, place=Start(SERVER, 601))
    assert set(await waiting(house)) == {BEN}


async def test_two_servers(house: House) -> None:
    other = Start(999, 998)
    await find(house, ADA)
    await find(house, ADA, place=other)
    await find(house, BEN)
    assert (await find(house, CLEO)).table is not None
    assert set(await waiting(house, 999)) == {ADA}


async def test_the_rules_of_the_server_hold(house: House) -> None:
    servers = house.host.servers
    await servers.change(SERVER, channels=(601,))
    with pytest.raises(NotAllowed):
        await find(house, ADA)
    await servers.change(SERVER, channels=(), openers=5)
    with pytest.raises(NotAllowed):
        await find(house, ADA)
    member = Membership(frozenset({5}))
    for user_id in (ADA, BEN, CLEO):
        await house.host.seeking.enter(person(user_id), HERE, FOR_3, member)
    assert await waiting(house) == {}, "the role was checked when they entered"


@pytest.mark.parametrize(
    "wish",
    [
        FOR_3._replace(games=("gone",)),
        FOR_3._replace(games=()),
        FOR_3._replace(clocks=("48/12/96",)),
        FOR_3._replace(seats=(7,)),
        FOR_3._replace(days=2),
    ],
)
async def test_wishes_that_no_table_can_fulfil(house: House, wish: Wish) -> None:
    with pytest.raises(ServiceError):
        await find(house, ADA, wish)
    assert await waiting(house) == {}


async def test_deleted_data(house: House) -> None:
    await find(house, ADA)
    await find(house, BEN)
    await after(house, HALF)
    assert b"seekers" in await house.host.privacy.everything(ADA)
    await house.host.privacy.forget(ADA)
    assert set(await waiting(house)) == {BEN}
    [lobby] = await tables_of(house, BEN)
    assert [seat.user_id for seat in lobby.seats] == [BEN]


async def test_restarts(house: House) -> None:
    """Nothing of the queue is in memory: it goes on after a restart in each of its phases."""
    await find(house, ADA)
    await find(house, BEN)
    house.clock.time += HALF
    await house.restart()
    await house.host.run_due()
    assert len(await tables_of(house, ADA)) == 1
    await house.restart()
    assert (await find(house, CLEO)).table is not None
    await find(house, DORA)
    await house.restart()
    await after(house, timedelta(days=3))
    assert [letter.user_id for letter in await written(house)] == [DORA]


async def test_nothing_is_due_while_the_bot_is_off_the_server(house: House) -> None:
    await find(house, ADA)
    await house.host.profiles.note_left(SERVER)
    await after(house, HALF)
    assert await tables_of(house, ADA) == ()
    await house.host.profiles.note_joined(SERVER)
    await after(house, timedelta())
    assert len(await tables_of(house, ADA)) == 1


async def test_many_at_once(house: House) -> None:
    """Each gets one table, whoever comes first."""
    people = range(21, 33)
    await asyncio.gather(*(find(house, user_id) for user_id in people))
    tables = [await tables_of(house, user_id) for user_id in people]
    assert all(len(each) == 1 for each in tables)
    assert len({table.id for [table] in tables}) == 4
    assert await waiting(house) == {}


@of_a_server
async def test_the_process_of_the_server_groups_its_queue(house: House) -> None:
    """A person may look again by a direct message, which another process answers."""
    shard = (SERVER >> 22) % 2
    own, other = house.beside(Shards((shard,), 2)), house.beside(Shards((1 - shard,), 2))
    await own.begin()
    await find(own, ADA)
    await find(own, BEN)
    assert (await find(other, CLEO)).table is None
    await other.host.run_due()
    assert set(await waiting(own)) == {ADA, BEN, CLEO}
    await own.host.run_due()
    assert len(await tables_of(own, CLEO)) == 1
    await own.store.close()
    await other.store.close()
