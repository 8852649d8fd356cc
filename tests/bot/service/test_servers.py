"""The settings of a server: the channels of tables, their openers, their number, their clock."""

from typing import Any

import pytest

from bot.engine.errors import NotAllowed, ServiceError, TooMuch
from bot.engine.model import TableInfo
from bot.limits import Limits
from bot.service.server import MANAGERS, MOST_CHANNELS, WITHOUT_ROLES, Membership, ServerSettings
from tests.bot.service.house import CHANNEL, GAME, OPENER, SERVER, House, person

PLAYERS = 77
"""A role."""

ELSEWHERE = CHANNEL + 1
MANAGER = Membership(manager=True)
MEMBER = Membership(roles=frozenset({5, PLAYERS}))


async def opened(house: House, membership: Membership = WITHOUT_ROLES, **place: Any) -> TableInfo:
    place = {"server_id": SERVER, "channel_id": CHANNEL} | place
    return await house.host.beginning.open(
        person(OPENER), GAME, {}, capacity=2, membership=membership, **place
    )


async def refusal(
    house: House, membership: Membership = WITHOUT_ROLES, **place: Any
) -> ServiceError:
    before = await house.contents()
    with pytest.raises(NotAllowed) as refused:
        await opened(house, membership, **place)
    assert await house.contents() == before
    return refused.value


async def test_where_nothing_is_set_everyone_may_open_a_table_anywhere(house: House) -> None:
    assert (await opened(house)).clock == "normal"


async def test_tables_are_opened_in_the_channels_that_are_for_them(house: House) -> None:
    await house.host.servers.change(SERVER, channels=(CHANNEL, ELSEWHERE))
    assert await opened(house)
    assert await opened(house, channel_id=ELSEWHERE)
    error = await refusal(house, channel_id=1)
    assert error.code == "not_in_this_channel"
    assert error.facts == {"channels": (f"<#{CHANNEL}>", f"<#{ELSEWHERE}>")}
    assert (await refusal(house, MANAGER, channel_id=1)).code == "not_in_this_channel"


async def test_a_thread_belongs_to_its_channel(house: House) -> None:
    await house.host.servers.change(SERVER, channels=(CHANNEL,))
    assert await opened(house, channel_id=1, parent_id=CHANNEL)
    assert await refusal(house, channel_id=1, parent_id=ELSEWHERE)


async def test_only_managers_may_open_tables(house: House) -> None:
    await house.host.servers.change(SERVER, openers=MANAGERS)
    assert await opened(house, MANAGER)
    assert (await refusal(house, MEMBER)).code == "only_managers_open"


async def test_only_a_role_and_managers_may_open_tables(house: House) -> None:
    await house.host.servers.change(SERVER, openers=PLAYERS)
    assert await opened(house, MANAGER)
    assert await opened(house, MEMBER)
    error = await refusal(house, Membership(roles=frozenset({5})))
    assert (error.code, error.facts) == ("only_role_opens", {"role": f"<@&{PLAYERS}>"})


async def test_another_server_has_its_own_settings(house: House) -> None:
    await house.host.servers.change(SERVER, openers=MANAGERS, channels=(ELSEWHERE,), clock="fast")
    assert (await opened(house, server_id=SERVER + 1)).clock == "normal"


async def test_the_servers_clock_is_that_of_a_new_table(house: House) -> None:
    await house.host.servers.change(SERVER, clock=" 48 / 12 / 96")
    assert (await opened(house)).clock == "48/12/96"
    assert (await opened(house, clock="Fast")).clock == "fast"


async def test_a_server_may_want_fewer_tables_than_the_operator_allows(house: House) -> None:
    await house.host.servers.change(SERVER, most_tables=1)
    first = await opened(house)
    with pytest.raises(TooMuch) as refused:
        await opened(house)
    assert (refused.value.code, refused.value.facts) == ("too_many_here", {"most": 1})
    await house.host.lobby.cancel(first.id, OPENER)
    assert await opened(house)


async def test_what_is_set_stays_when_something_else_is_set(house: House) -> None:
    await house.host.servers.change(SERVER, language="de", channels=(CHANNEL,))
    await house.host.servers.change(SERVER, most_tables=5)
    await house.restart()
    settings = await house.host.servers.settings(SERVER)
    assert (settings.language, settings.channels, settings.most_tables) == ("de", (CHANNEL,), 5)
    assert (await opened(house)).language == "de"


REFUSED: dict[str, ServerSettings] = {
    "bad_clock": {"clock": "soon"},
    "too_many_channels": {"channels": tuple(range(1, MOST_CHANNELS + 2))},
    "bad_most_tables": {"most_tables": Limits().tables_per_server + 1},
}


@pytest.mark.parametrize("code", REFUSED)
async def test_what_cannot_be_set_changes_nothing(house: House, code: str) -> None:
    before = await house.contents()
    with pytest.raises(ServiceError) as refused:
        await house.host.servers.change(SERVER, **{"language": "de", **REFUSED[code]})
    assert refused.value.code == code
    assert await house.contents() == before


async def test_a_server_holds_one_table_at_least(house: House) -> None:
    with pytest.raises(ServiceError, match="bad_most_tables"):
        await house.host.servers.change(SERVER, most_tables=0)


# --- the clock of a table in its lobby ----------------------------------------------------------


async def test_the_opener_chooses_the_clock_until_the_game_begins(house: House) -> None:
    table = await house.lobby(2)
    table = await house.host.lobby.set_clock(table.id, OPENER, "24 / 0 / 24")
    assert table.clock == "24/0/24"
    with pytest.raises(NotAllowed, match="not_opener"):
        await house.host.lobby.set_clock(table.id, OPENER + 1, "fast")
    with pytest.raises(ServiceError, match="bad_clock"):
        await house.host.lobby.set_clock(table.id, OPENER, "1/2")
    await house.host.lobby.agree(table.id, OPENER + 1)
    table = await house.host.beginning.start(table.id, OPENER)
    with pytest.raises(ServiceError, match="not_lobby"):
        await house.host.lobby.set_clock(table.id, OPENER, "fast")
    assert (await house.table(table.id)).clock == "24/0/24"


async def test_running_tables_are_in_an_order_that_no_step_of_the_same_day_changes(
    house: House,
) -> None:
    first, second = [await house.running(2) for _ in range(2)]
    house.clock.advance(minutes=1)
    first = await house.answer(first, first.waiting[0])
    listed = await house.host.managing.running(SERVER)
    assert [table.id for table in listed] == [first.id, second.id]
    house.clock.advance(days=1)
    await house.answer(first, first.waiting[0])
    listed = await house.host.managing.running(SERVER)
    assert [table.id for table in listed] == [second.id, first.id]
