"""Calling a server's role to a lobby: once a table, three times a day and four hours apart."""

from datetime import timedelta

import pytest

from bot.engine.errors import NotAllowed, ServiceError, TooMuch, WrongTime, countdown
from bot.engine.model import TableInfo
from tests.bot.service.house import CHANNEL, GAME, OPENER, SERVER, House, person

ROLE = 77


async def opened(house: House, server_id: int = SERVER, *, private: bool = False) -> TableInfo:
    await house.host.servers.change(server_id, call_role=ROLE)
    return await house.host.beginning.open(
        person(OPENER),
        GAME,
        {},
        capacity=2,
        server_id=server_id,
        channel_id=CHANNEL,
        private=private,
    )


async def called(house: House, table: TableInfo) -> list[int]:
    """Call the role, and return the tables at which it was called."""
    await house.outbox.drain()
    house.recorder.take()
    await house.host.calling.call(table.id, OPENER)
    await house.outbox.drain()
    return [row.table_id for row in house.recorder.take() if row.kind == "call"]


async def refused(house: House, table: TableInfo, user_id: int = OPENER) -> ServiceError:
    before = await house.contents()
    with pytest.raises(ServiceError) as error:
        await house.host.calling.call(table.id, user_id)
    assert await house.contents() == before
    return error.value


async def test_a_table_calls_once(house: House) -> None:
    table = await opened(house)
    assert not table.role_called
    assert await called(house, table) == [table.id]
    assert (await house.table(table.id)).role_called
    house.clock.advance(days=2)
    assert (await refused(house, table)).code == "role_called"


async def test_only_the_host_calls(house: House) -> None:
    error = await refused(house, await opened(house), OPENER + 1)
    assert isinstance(error, NotAllowed)


async def test_tables_without_a_seat_for_anyone_call_no_one(house: House) -> None:
    full = await house.lobby(2)
    assert (await refused(house, await opened(house, private=True))).code == "no_seat_to_call"
    assert (await refused(house, full)).code == "no_seat_to_call"
    await house.host.beginning.start(full.id, OPENER)
    assert isinstance(await refused(house, full), WrongTime)


async def test_a_server_calls_three_times_a_day_and_four_hours_apart(house: House) -> None:
    began = house.clock.now()
    for number in range(3):
        assert await called(house, await opened(house))
        again = house.clock.now() + timedelta(hours=4)
        error = await refused(house, await opened(house))
        assert isinstance(error, TooMuch)
        if number == 2:
            again = began + timedelta(days=1)
        assert error.facts == {"when": countdown(again)}
        assert await called(house, await opened(house, SERVER + 1 + number))
        house.clock.advance(hours=4)
    house.clock.advance(hours=12)
    assert await called(house, await opened(house))


async def test_a_cancelled_table_still_counts(house: House) -> None:
    table = await opened(house)
    assert await called(house, table)
    await house.host.lobby.cancel(table.id, OPENER)
    assert (await refused(house, await opened(house))).code == "role_calls_too_fast"


async def test_a_restart_forgets_no_call(house: House) -> None:
    table = await opened(house)
    assert await called(house, table)
    await house.restart()
    assert (await refused(house, table)).code == "role_called"
    assert (await refused(house, await opened(house))).code == "role_calls_too_fast"


async def test_a_server_without_a_role_calls_no_one(house: House) -> None:
    table = await opened(house)
    await house.host.servers.change(SERVER, call_role=None)
    assert await house.host.calling.role_of(table) is None
    assert (await refused(house, table)).code == "no_role_to_call"


async def test_the_lobby_knows_what_it_can_call(house: House) -> None:
    table, role_of = await opened(house), house.host.calling.role_of
    assert await role_of(table) == ROLE
    assert await role_of(await opened(house, private=True)) is None
    assert await role_of(await house.lobby(2)) is None
    await called(house, table)
    assert await role_of(await house.table(table.id)) is None
