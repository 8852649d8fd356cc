"""How often a person stayed to the end: what counts, and from when on a profile says so."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine.model import TableInfo
from bot.service import ratings
from bot.storage import reliability
from bot.storage.reliability import Stays
from tests.bot.service.house import House, person, user_of
from tests.bot.service.test_conceding import played
from tests.bot.service.voting import cast, ended, overtime

GUEST = 99


async def of(house: House, table: TableInfo, seat: int) -> Stays:
    return await house.store.read(reliability.stays, user_of(table, seat))


async def test_who_stays_and_who_resigns(house: House) -> None:
    table = await house.resign(await played(house, 2), 0)
    assert await of(house, table, 0) == (1, 0)
    assert await of(house, table, 1) == (1, 1)


async def test_who_resigns_is_counted_before_the_game_is_over(house: House) -> None:
    table = await house.resign(await house.running(3), 0)
    assert await of(house, table, 0) == (1, 0)
    assert await of(house, table, 1) == (0, 0)


async def test_who_resigns_too_early_has_left_and_the_other_has_not_played(house: House) -> None:
    table = await house.resign(await house.running(2), 0)
    assert await of(house, table, 0) == (1, 0)
    assert await of(house, table, 1) == (0, 0)


async def test_who_hands_the_seat_on(house: House) -> None:
    table = await house.running(3)
    former = user_of(table, 0)
    await house.host.absence.offer(table.id, former, None)
    await house.host.absence.take_seat(table.id, 0, person(GUEST))
    assert await house.store.read(reliability.stays, former) == (1, 0)
    assert await house.store.read(reliability.stays, GUEST) == (0, 0)


async def test_whose_time_was_up_so_that_a_computer_played_on(house: House) -> None:
    table, vote = await overtime(house)
    await cast(house, table, vote, {1: "computer", 2: "computer"})
    table = await house.play_out(await house.table(table.id))
    assert await of(house, table, 0) == (1, 0)
    assert await of(house, table, 1) == (1, 1)


async def _agreed(house: House) -> TableInfo:
    return await ended(house)


async def _alone(house: House) -> TableInfo:
    return await house.play_out(await house.running(1, 1))


async def _running(house: House) -> TableInfo:
    return await house.running(3)


@pytest.mark.parametrize("game", [_agreed, _alone, _running])
async def test_these_games_say_nothing(
    house: House, game: Callable[[House], Awaitable[TableInfo]]
) -> None:
    table = await game(house)
    seat = next(each.seat for each in table.seats if each.user_id is not None)
    assert await of(house, table, seat) == (0, 0)


async def test_a_profile_says_so_once_there_are_enough_games(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "LEAST_STAYS", 2)
    table = await house.resign(await played(house, 2), 0)
    user_id = user_of(table, 1)
    assert (await house.host.ratings.profile(user_id, user_id)).stays is None
    table = await played(house, 2)
    seat = next(each.seat for each in table.seats if each.user_id == user_id)
    await house.resign(table, seat)
    assert (await house.host.ratings.profile(user_id, user_id)).stays == (2, 1)
