"""Lobbies that no one starts: their end is announced a day before, and comes after a week."""

from datetime import timedelta

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.storage import lists
from bot.storage.rows import OutboxRow
from tests.bot.service.house import OPENER, SERVER, House, person
from tests.bot.service.test_due import due

STRANGER = 99


async def days_go_by(house: House, days: int) -> list[OutboxRow]:
    """Do the due work of each of these days; return the messages of the last one."""
    told: list[OutboxRow] = []
    for _ in range(days):
        house.clock.advance(days=1)
        told = await due(house)
    return told


async def waiting_lobby(house: House, persons: int = 2) -> TableInfo:
    table = await house.lobby(persons)
    await house.outbox.drain()
    house.recorder.take()
    return table


async def test_after_a_week_a_lobby_ends_and_was_told_so_once_a_day_before(house: House) -> None:
    table = await waiting_lobby(house)
    for _ in range(5):
        [row] = await days_go_by(house, 1)
        assert (row.kind, row.ping) == ("members", ())
    members, told = await days_go_by(house, 1)
    assert members.kind == "members"
    assert (told.kind, told.fresh, told.ping) == ("lobby", True, (OPENER, OPENER + 1))
    table = await house.table(table.id)
    assert table.status == "lobby"
    assert table.ends_at == table.created_at + timedelta(days=7)
    house.clock.advance(hours=23)
    assert await due(house) == []
    house.clock.advance(hours=1)
    [ended] = await due(house)
    assert (ended.kind, ended.fresh, ended.ping) == ("lobby", False, ())
    assert (await house.table(table.id)).status == "cancelled"
    assert await days_go_by(house, 9) == []


async def test_the_timer_is_set_for_a_lobby(house: House) -> None:
    await house.host.beginning.open(
        person(STRANGER), "san_juan", {}, capacity=2, server_id=SERVER, channel_id=1
    )
    assert house.later[-1] == house.clock.now() + timedelta(days=1)


async def test_what_has_started_does_not_end(house: House) -> None:
    table = await waiting_lobby(house)
    await days_go_by(house, 6)
    await house.host.beginning.start(table.id, OPENER)
    await days_go_by(house, 2)
    assert (await house.table(table.id)).status == "running"


async def test_who_is_off_is_not_mentioned(house: House) -> None:
    await house.set_user(OPENER, quiet=(0, 16 * 60))
    table = await waiting_lobby(house)
    _, told = await days_go_by(house, 6)
    assert told.ping == (OPENER + 1,)
    assert (await house.table(table.id)).ends_at is not None


async def test_after_a_long_silence_a_lobby_has_a_day_from_when_it_is_told(house: House) -> None:
    table = await waiting_lobby(house)
    house.clock.advance(days=30)
    await house.restart()
    assert [row.kind for row in await due(house)] == ["members", "lobby"]
    assert (await house.table(table.id)).status == "lobby"
    await days_go_by(house, 1)
    assert (await house.table(table.id)).status == "cancelled"


async def test_where_the_bot_was_sent_away_nothing_ends(house: House) -> None:
    table = await waiting_lobby(house)
    await house.host.profiles.note_left(SERVER)
    await days_go_by(house, 9)
    await house.host.profiles.note_joined(SERVER)
    await due(house)
    assert (await house.table(table.id)).status == "lobby"


@pytest.mark.proof
async def test_an_abandoned_server_has_room_again(house: House) -> None:
    for opener in range(5):
        for _ in range(20):
            await house.host.beginning.open(
                person(100 + opener), "san_juan", {}, capacity=2, server_id=SERVER, channel_id=1
            )
    with pytest.raises(ServiceError, match="too_many_here"):
        await house.lobby(1)
    await days_go_by(house, 7)
    assert (await house.lobby(1)).status == "lobby"


async def test_who_manages_the_server_ends_any_lobby_of_it(house: House) -> None:
    table = await waiting_lobby(house)
    for manages in (None, SERVER + 1):
        with pytest.raises(ServiceError, match="only_opener_cancels"):
            await house.host.lobby.cancel(table.id, STRANGER, manages=manages)
    await house.host.lobby.cancel(table.id, STRANGER, manages=SERVER)
    assert (await house.table(table.id)).status == "cancelled"
    assert await house.store.read(lists.lobbies, SERVER) == []
