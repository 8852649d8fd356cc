"""How often a person stayed to the end: the games that count, and the least number to show it."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.service import reliability as reliable
from bot.storage import reliability
from bot.storage.reliability import Stays
from tests.bot.service.house import OPENER, House, person, user_of
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
    monkeypatch.setattr(reliable, "LEAST_GAMES", 2)
    table = await house.resign(await played(house, 2), 0)
    user_id = user_of(table, 1)
    assert (await house.host.ratings.profile(user_id, user_id)).stays is None
    table = await played(house, 2)
    seat = next(each.seat for each in table.seats if each.user_id == user_id)
    await house.resign(table, seat)
    assert (await house.host.ratings.profile(user_id, user_id)).stays == (2, 1)


# --- a lobby that asks for it ---------------------------------------------------------------------


async def asking(house: House, monkeypatch: pytest.MonkeyPatch, stays: Stays) -> TableInfo:
    """Return a lobby that asks for reliable people, where the guest has stayed this often."""
    monkeypatch.setattr(reliable, "stays", lambda *_: stays)
    table = await house.lobby(1)
    return await house.host.lobby.set_reliable(table.id, OPENER, reliable=True)


@pytest.mark.parametrize("stays", [Stays(10, 9), Stays(50, 45), Stays(9, 0), Stays(0, 0)])
async def test_who_stays_and_who_is_new_may_join(
    house: House, monkeypatch: pytest.MonkeyPatch, stays: Stays
) -> None:
    table = await asking(house, monkeypatch, stays)
    assert (await house.host.lobby.join(table.id, person(GUEST))).seat_of(GUEST)


@pytest.mark.parametrize("stays", [Stays(10, 8), Stays(50, 44)])
async def test_who_often_leaves_may_not_unless_invited(
    house: House, monkeypatch: pytest.MonkeyPatch, stays: Stays
) -> None:
    table = await asking(house, monkeypatch, stays)
    with pytest.raises(ServiceError, match="unreliable"):
        await house.host.lobby.join(table.id, person(GUEST))
    await house.host.invitations.invite(table.id, OPENER, GUEST)
    assert (await house.host.lobby.join(table.id, person(GUEST))).seat_of(GUEST)


async def test_only_the_opener_asks_for_it_and_can_let_all_join_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asking(house, monkeypatch, Stays(10, 0))
    with pytest.raises(ServiceError, match="not_opener"):
        await house.host.lobby.set_reliable(table.id, GUEST, reliable=False)
    await house.host.lobby.set_reliable(table.id, OPENER, reliable=False)
    assert (await house.host.lobby.join(table.id, person(GUEST))).seat_of(GUEST)


async def test_a_seat_at_such_a_table_is_for_reliable_people_unless_they_were_named(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asking(house, monkeypatch, Stays(20, 10))
    await house.host.invitations.invite(table.id, OPENER, OPENER + 1)
    await house.host.lobby.join(table.id, person(OPENER + 1))
    table = await house.host.beginning.start(table.id, OPENER)
    seat = table.seat_of(OPENER)
    assert seat is not None
    take, offer = house.host.absence.take_seat, house.host.absence.offer
    await offer(table.id, OPENER, None)
    with pytest.raises(ServiceError, match="unreliable"):
        await take(table.id, seat.seat, person(GUEST))
    await offer(table.id, OPENER, GUEST)
    table = await take(table.id, seat.seat, person(GUEST))
    assert table.seats[seat.seat].user_id == GUEST
