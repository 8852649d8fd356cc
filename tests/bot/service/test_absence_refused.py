"""Seats that cannot be offered, taken or had back."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.limits import Limits
from tests.bot.service.house import House, person, user_of
from tests.bot.service.test_absence import GUEST, OUTSIDER, away, taken

# --- what is refused ----------------------------------------------------------------------------


async def _offered_to_guest(house: House) -> TableInfo:
    table = await house.running(3)
    return await house.host.absence.offer(table.id, user_of(table, 1), GUEST)


async def _offered_at_private(house: House) -> TableInfo:
    table = await house.lobby(2)
    private = await house.host.beginning.open(
        person(11), table.game, {}, capacity=2, server_id=500, channel_id=600, private=True
    )
    await house.host.invitations.invite(private.id, 11, 12)
    await house.host.lobby.join(private.id, person(12))
    table = await house.host.beginning.start(private.id, 11)
    return await house.host.absence.offer(table.id, user_of(table, 1), None)


async def _offered_to_anyone(house: House) -> TableInfo:
    table = await house.running(3)
    return await house.host.absence.offer(table.id, user_of(table, 1), None)


Act = Callable[[House, TableInfo], Awaitable[object]]

REFUSED: dict[str, tuple[str, Callable[[House], Awaitable[TableInfo]], Act]] = {
    "a seat that is kept for another": (
        "kept_seat",
        _offered_to_guest,
        lambda house, table: house.host.absence.take_seat(table.id, 1, person(OUTSIDER)),
    ),
    "a seat at a private table without an invitation": (
        "not_invited_to_seat",
        _offered_at_private,
        lambda house, table: house.host.absence.take_seat(table.id, 1, person(OUTSIDER)),
    ),
    "a second seat": (
        "already_seated",
        _offered_to_anyone,
        lambda house, table: house.host.absence.take_seat(table.id, 1, person(user_of(table, 0))),
    ),
    "a seat that is not offered": (
        "not_offered",
        _offered_to_anyone,
        lambda house, table: house.host.absence.take_seat(table.id, 0, person(OUTSIDER)),
    ),
    "a seat that there is not": (
        "not_offered",
        _offered_to_anyone,
        lambda house, table: house.host.absence.take_seat(table.id, 7, person(OUTSIDER)),
    ),
    "the seat of another is not offered": (
        "not_your_seat",
        _offered_to_anyone,
        lambda house, table: house.host.votes.propose_offer(table.id, user_of(table, 1), 0, None),
    ),
    "nor, where its person has offered it, to another person": (
        "not_your_seat",
        _offered_to_anyone,
        lambda house, table: house.host.votes.propose_offer(table.id, user_of(table, 0), 1, GUEST),
    ),
    "nor is that offer withdrawn": (
        "not_your_seat",
        _offered_to_anyone,
        lambda house, table: house.host.absence.withdraw(table.id, user_of(table, 0), seat=1),
    ),
    "nor one that there is not": (
        "unknown_seat",
        _offered_to_anyone,
        lambda house, table: house.host.votes.propose_offer(table.id, user_of(table, 1), 9, None),
    ),
    "an outsider offers nothing": (
        "not_seated",
        _offered_to_anyone,
        lambda house, table: house.host.absence.offer(table.id, OUTSIDER, None),
    ),
    "no one is offered a second seat": (
        "guest_seated",
        _offered_to_anyone,
        lambda house, table: house.host.absence.offer(
            table.id, user_of(table, 1), user_of(table, 0)
        ),
    ),
    "no offer is withdrawn that was not made": (
        "not_offered",
        _offered_to_anyone,
        lambda house, table: house.host.absence.withdraw(table.id, user_of(table, 0)),
    ),
    "an outsider is not away": (
        "not_seated",
        _offered_to_anyone,
        lambda house, table: house.host.absence.stand_in(table.id, OUTSIDER),
    ),
    "who is away is not away again": (
        "away_already",
        away,
        lambda house, table: house.host.absence.stand_in(table.id, user_of(table, 1)),
    ),
    "who is here is not back": (
        "not_away",
        away,
        lambda house, table: house.host.absence.come_back(table.id, user_of(table, 0)),
    ),
}


@pytest.mark.sampled(7)
@pytest.mark.parametrize("case", REFUSED)
async def test_refused_and_nothing_has_changed(house: House, case: str) -> None:
    code, prepare, act = REFUSED[case]
    table = await prepare(house)
    before = await house.contents()
    with pytest.raises(ServiceError) as refused:
        await act(house, table)
    assert refused.value.code == code
    assert await house.contents() == before


async def test_who_knows_one_hand_does_not_play_another(house: House) -> None:
    table, former = await taken(house)
    await house.host.absence.offer(table.id, user_of(table, 0), former)
    with pytest.raises(ServiceError, match="knows_too_much"):
        await house.host.absence.take_seat(table.id, 0, person(former))


async def test_who_has_only_looked_at_a_hand_knows_it_too(house: House) -> None:
    table = await house.running(3)
    absence, looked = house.host.absence, user_of(table, 1)
    await absence.offer(table.id, looked, None)
    await absence.take_seat(table.id, 1, person(GUEST))
    house.clock.advance(days=1)
    await absence.offer(table.id, GUEST, OUTSIDER)
    await absence.take_seat(table.id, 1, person(OUTSIDER))
    house.clock.advance(days=1)
    await absence.offer(table.id, user_of(table, 0), None)
    for who in (looked, GUEST):
        with pytest.raises(ServiceError, match="knows_too_much"):
            await absence.take_seat(table.id, 0, person(who))
    await absence.offer(table.id, OUTSIDER, GUEST)
    table = await absence.take_seat(table.id, 1, person(GUEST))
    assert table.seats[1].user_id == GUEST, "who comes back to the same seat knows no other"
    await house.prove(table)


async def test_who_has_resigned_does_not_come_back(house: House) -> None:
    table = await house.running(3)
    leaver = user_of(table, 1)
    await house.host.absence.resign(table.id, leaver)
    with pytest.raises(ServiceError, match="resigned"):
        await house.host.absence.come_back(table.id, leaver)


async def test_a_newcomer_counts_the_table_among_theirs(house: House) -> None:
    table = await _offered_to_anyone(house)
    most = Limits().tables_per_user
    for number in range(most):
        house.clock.advance(hours=number)
        await house.host.beginning.open(
            person(GUEST), table.game, {}, capacity=2, server_id=501, channel_id=600
        )
    with pytest.raises(ServiceError, match="too_many_own"):
        await house.host.absence.take_seat(table.id, 1, person(GUEST))


async def test_before_the_start_no_one_is_away(house: House) -> None:
    table = await house.lobby(3)
    with pytest.raises(ServiceError, match="not_running"):
        await house.host.absence.stand_in(table.id, 11)
