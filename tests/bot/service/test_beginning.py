"""Opening a table, and beginning its game."""

from typing import Any

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.service.beginning import Opening
from bot.service.server import WITHOUT_ROLES
from bot.storage import profiles
from bot.storage.rows import ServerRow
from bot.text import COMPUTERS
from rules.errors import BadSetup
from rules.registry import GAMES
from tests.bot.service.house import CHANNEL, GAME, OPENER, SERVER, House, person


async def opened(house: House, **changed: object) -> TableInfo:
    """Open a table for four."""
    facts: dict[str, Any] = {"capacity": 4, "server_id": SERVER, "channel_id": CHANNEL}
    return await house.host.beginning.open(person(OPENER), GAME, {}, **{**facts, **changed})


async def test_who_opens_a_table_sits_at_it(house: House) -> None:
    table = await opened(house)
    assert (table.status, table.version, table.opener_id) == ("lobby", 1, OPENER)
    assert [seat.user_id for seat in table.seats] == [OPENER]
    assert await house.host.look.open_lobbies(SERVER) == (table,)
    assert await house.host.look.open_lobbies(SERVER + 1) == ()
    assert await house.host.look.tables_of(OPENER) == (table,)


async def test_the_posts_language_is_the_servers_then_the_openers(house: House) -> None:
    assert (await opened(house)).language == "en"
    await house.store.write(profiles.save_server, ServerRow(SERVER, "de"))
    assert (await opened(house)).language == "de"
    assert (await opened(house, language="en")).language == "en"


@pytest.mark.parametrize("capacity", [0, 1, 5])
async def test_only_numbers_of_seats_that_the_game_allows_open_a_table(
    house: House, capacity: int
) -> None:
    with pytest.raises(BadSetup, match="bad_seats"):
        await opened(house, capacity=capacity)


async def test_unknown_games_and_options_open_no_table(house: House) -> None:
    with pytest.raises(ServiceError, match="unknown_game"):
        await house.host.beginning.open(
            person(1), "tic_tac_toe", {}, capacity=2, server_id=None, channel_id=1
        )
    for options in ({"starting_hand": "maybe"}, {"dice": "on"}):
        with pytest.raises(BadSetup):
            await house.host.beginning.open(
                person(1), GAME, options, capacity=2, server_id=None, channel_id=1
            )
    assert (await house.contents())["tables"] == []


async def test_a_game_starts_with_fewer_seats_than_there_is_room_for(house: House) -> None:
    table = await opened(house)
    await house.host.lobby.join(table.id, person(12))
    table = await house.host.beginning.start(table.id, OPENER)
    assert (table.status, len(table.seats)) == ("running", 2)
    assert table.options == {option.name: option.default for option in GAMES[GAME].options}


async def test_a_game_does_not_start_alone(house: House) -> None:
    table = await opened(house)
    before = await house.contents()
    with pytest.raises(ServiceError, match="too_few_seated"):
        await house.host.beginning.start(table.id, OPENER)
    assert await house.contents() == before


@pytest.mark.parametrize("key", GAMES)
async def test_who_starts_with_too_few_is_told_how_many_are_missing(house: House, key: str) -> None:
    least, most = min(GAMES[key].seats), max(GAMES[key].seats)
    host = house.host
    table = await host.beginning.open(
        person(OPENER), key, {}, capacity=most, server_id=1, channel_id=2
    )
    for missing in range(least - 1, 0, -1):
        with pytest.raises(ServiceError, match="too_few_seated") as refused:
            await host.beginning.start(table.id, OPENER)
        assert refused.value.facts == {"missing": missing, "least": least}
        await host.lobby.add_computer(table.id, OPENER, "greedy")
    assert (await host.beginning.start(table.id, OPENER)).status != "lobby"


async def test_a_computer_keeps_its_name_when_seats_are_drawn(house: House) -> None:
    lobby = house.host.lobby
    table = await opened(house)
    await lobby.add_computer(table.id, OPENER, "hard")
    await lobby.add_computer(table.id, OPENER, "easy")
    await lobby.remove_computer(table.id, OPENER)
    table = await lobby.add_computer(table.id, OPENER, "greedy")
    named = {seat.computer: seat.name for seat in table.seats}
    assert (named["hard"], named["greedy"]) == COMPUTERS[:2]
    begun = await house.host.beginning.start(table.id, OPENER)
    assert {seat.computer: seat.name for seat in begun.seats} == named


async def test_a_table_knows_the_season_in_which_it_is_played(house: House) -> None:
    opening = Opening(GAME, {}, 2, server_id=SERVER, channel_id=CHANNEL, season_id=7)
    create = house.host.beginning.create
    table_id = await house.store.write(create, person(OPENER), opening, None, WITHOUT_ROLES)
    table = await house.table(table_id)
    assert (table.season_id, table.is_of_league) == (7, True)
