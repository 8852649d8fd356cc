"""A hand is seen by whoever takes its seat, and nobody knows which accounts are one person.

So no single voice brings somebody to another seat than its own, and nobody just looks in.
"""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.service.errors import ServiceError
from bot.service.model import TableInfo
from tests.bot.service.house import House, person, user_of
from tests.bot.service.test_absence import GUEST, OUTSIDER
from tests.bot.service.voting import overtime

Leave = Callable[[House, TableInfo], Awaitable[object]]

LEAVING: dict[str, Leave] = {
    "resign": lambda house, table: house.host.play.resign(table.id, GUEST),
    "offer it to a guest": lambda house, table: house.host.absence.offer(table.id, GUEST, OUTSIDER),
    "offer it to anybody": lambda house, table: house.host.absence.offer(table.id, GUEST, None),
}


async def with_resigned(house: House, persons: int) -> TableInfo:
    """Return a table where the person at seat 1 has resigned."""
    table = await house.running(persons)
    await house.host.play.resign(table.id, user_of(table, 1))
    return await house.table(table.id)


async def with_newcomer(house: House, persons: int = 3) -> TableInfo:
    """Return a table where the guest has just taken seat 1."""
    table = await house.running(persons)
    await house.host.absence.offer(table.id, user_of(table, 1), GUEST)
    return await house.host.absence.take_seat(table.id, 1, person(GUEST))


# --- somebody else's seat -----------------------------------------------------------------------


@pytest.mark.parametrize("guest", [None, GUEST])
async def test_one_voice_opens_no_resigned_seat(house: House, guest: int | None) -> None:
    table = await with_resigned(house, 3)
    vote = await house.host.votes.propose_offer(table.id, user_of(table, 0), 1, guest)
    assert (vote.kind, vote.seat, vote.guest) == ("offer", 1, guest or 0)
    assert vote.voters == (user_of(table, 0), user_of(table, 2))
    assert vote.answers == {user_of(table, 0): "yes"}
    assert (await house.table(table.id)).seats[1].open_to is None
    with pytest.raises(ServiceError, match="not_offered"):
        await house.host.absence.take_seat(table.id, 1, person(GUEST))

    vote = await house.host.votes.cast(vote.id, user_of(table, 2), "yes")
    assert vote.outcome == "yes"
    await house.prove(await house.host.absence.take_seat(table.id, 1, person(GUEST)))


async def test_a_guest_is_told_once_the_others_have_agreed(house: House) -> None:
    table = await with_resigned(house, 3)
    await house.outbox.drain()
    house.recorder.take()
    vote = await house.host.votes.propose_offer(table.id, user_of(table, 0), 1, GUEST)
    await house.outbox.drain()
    [asked] = house.recorder.take()
    assert (asked.kind, asked.ping) == ("vote", (user_of(table, 2),))
    await house.host.votes.cast(vote.id, user_of(table, 2), "yes")
    await house.outbox.drain()
    assert [row.ping for row in house.recorder.take() if row.kind == "board"] == [(GUEST,)]


async def test_what_the_others_refuse_is_not_offered(house: House) -> None:
    table = await with_resigned(house, 3)
    vote = await house.host.votes.propose_offer(table.id, user_of(table, 0), 1, GUEST)
    vote = await house.host.votes.cast(vote.id, user_of(table, 2), "no")
    assert vote.outcome == "no"
    assert (await house.table(table.id)).seats[1].open_to is None


async def test_who_is_left_alone_decides_alone_as_nobody_is_wronged(house: House) -> None:
    table = await with_resigned(house, 2)
    vote = await house.host.votes.propose_offer(table.id, user_of(table, 0), 1, GUEST)
    assert vote.outcome == "yes"
    table = await house.host.absence.take_seat(table.id, 1, person(GUEST))
    assert table.seats[1].user_id == GUEST


async def test_a_single_voter_cannot_open_the_seat_of_who_is_late(house: House) -> None:
    _, vote = await overtime(house, 2)
    assert vote.options == ("wait", "move", "computer", "abort")
    with pytest.raises(ServiceError, match="bad_answer"):
        await house.host.votes.cast(vote.id, vote.voters[0], "substitute")


async def test_nobody_is_proposed_who_sits_there(house: House) -> None:
    table = await with_resigned(house, 3)
    with pytest.raises(ServiceError, match="guest_seated"):
        await house.host.votes.propose_offer(table.id, user_of(table, 0), 1, user_of(table, 2))


@pytest.mark.parametrize("what", ["the seat is taken", "the guest has another", "the game is over"])
async def test_a_vote_on_an_offer_ends_with_its_question(house: House, what: str) -> None:
    table = await with_resigned(house, 4)
    first, second, third = (user_of(table, seat) for seat in (0, 2, 3))
    if what == "the seat is taken":
        offer = await house.host.votes.propose_offer(table.id, first, 1, None)
        await house.host.votes.cast(offer.id, second, "yes")
    vote = await house.host.votes.propose_offer(table.id, first, 1, GUEST)
    if what == "the seat is taken":
        await house.host.absence.take_seat(table.id, 1, person(OUTSIDER))
    elif what == "the guest has another":
        await house.host.absence.offer(table.id, third, GUEST)
        await house.host.absence.take_seat(table.id, 3, person(GUEST))
    else:
        end = await house.host.votes.propose_abort(table.id, first)
        await house.host.votes.cast(end.id, second, "yes")
    assert (await house.host.votes.find(vote.id)).outcome == "moot"
    await house.prove(await house.table(table.id))


# --- a seat that was just taken -----------------------------------------------------------------


@pytest.mark.parametrize("way", LEAVING)
async def test_who_takes_a_seat_stays_for_a_day(house: House, way: str) -> None:
    table = await with_newcomer(house)
    assert table.seats[1].held_until == house.clock.now() + timedelta(days=1)
    house.clock.advance(hours=23, minutes=59)
    before = await house.contents()
    with pytest.raises(ServiceError, match="taken_lately"):
        await LEAVING[way](house, table)
    assert await house.contents() == before
    house.clock.advance(minutes=1)
    await LEAVING[way](house, table)
    await house.prove(await house.table(table.id))


@pytest.mark.parametrize("way", LEAVING)
async def test_or_leaves_when_the_others_agree(house: House, way: str) -> None:
    table = await with_newcomer(house)
    vote = await house.host.votes.propose_leaving(table.id, GUEST)
    assert vote.voters == (user_of(table, 0), user_of(table, 2))
    assert vote.answers == {}
    with pytest.raises(ServiceError, match="no_voter"):
        await house.host.votes.cast(vote.id, GUEST, "yes")
    await house.host.votes.cast(vote.id, user_of(table, 0), "yes")
    with pytest.raises(ServiceError, match="taken_lately"):
        await LEAVING[way](house, table)
    vote = await house.host.votes.cast(vote.id, user_of(table, 2), "yes")
    assert vote.outcome == "yes"
    await LEAVING[way](house, table)
    await house.prove(await house.table(table.id))


async def test_who_wants_to_leave_later_asks_nobody(house: House) -> None:
    table = await with_newcomer(house)
    vote = await house.host.votes.propose_leaving(table.id, GUEST)
    house.clock.advance(days=1)
    await house.host.play.resign(table.id, GUEST)
    assert (await house.host.votes.find(vote.id)).outcome == "moot"
    with pytest.raises(ServiceError, match="free_to_leave"):
        await house.host.votes.propose_leaving(table.id, user_of(table, 0))


async def test_among_computers_a_newcomer_leaves_when_they_like(house: House) -> None:
    table = await house.running(1, 1)
    seat = next(each.seat for each in table.seats if each.user_id is not None)
    await house.host.absence.offer(table.id, user_of(table, seat), GUEST)
    await house.host.absence.take_seat(table.id, seat, person(GUEST))
    await house.host.play.resign(table.id, GUEST)
