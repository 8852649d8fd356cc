"""A newcomer sees the hand of the seat they take, and two accounts may be one person.

So no single vote brings a person to another seat, and no one can just look in.
"""

import json
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.storage import tables, votes
from tests.bot.service.house import OPENER, House, person, user_of
from tests.bot.service.test_absence import GUEST, OUTSIDER
from tests.bot.service.voting import overtime

BANKS = {"normal": timedelta(days=5), "48/12/96": timedelta(days=2)}

Leave = Callable[[House, TableInfo], Awaitable[object]]

LEAVING: dict[str, Leave] = {
    "resign": lambda house, table: house.host.absence.resign(table.id, GUEST),
    "offer it to a guest": lambda house, table: house.host.absence.offer(table.id, GUEST, OUTSIDER),
    "offer it to anyone": lambda house, table: house.host.absence.offer(table.id, GUEST, None),
}


async def with_resigned(house: House, persons: int) -> TableInfo:
    """Return a table where the person at seat 1 has resigned."""
    table = await house.running(persons)
    await house.host.absence.resign(table.id, user_of(table, 1))
    return await house.table(table.id)


async def with_newcomer(house: House, persons: int = 3) -> TableInfo:
    """Return a table where the guest has just taken seat 1."""
    table = await house.running(persons)
    await house.host.absence.offer(table.id, user_of(table, 1), GUEST)
    return await house.host.absence.take_seat(table.id, 1, person(GUEST))


# --- another player's seat -----------------------------------------------------------------------


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


async def test_who_is_left_alone_decides_alone_as_no_one_is_wronged(house: House) -> None:
    table = await with_resigned(house, 3)
    await house.resign(table, 2)
    vote = await house.host.votes.propose_offer(table.id, user_of(table, 0), 1, GUEST)
    assert vote.outcome == "yes"
    table = await house.host.absence.take_seat(table.id, 1, person(GUEST))
    assert table.seats[1].user_id == GUEST


async def test_a_single_voter_cannot_open_the_seat_of_who_is_late(house: House) -> None:
    _, vote = await overtime(house, 2)
    assert vote.options == ("wait", "move", "computer", "abort")
    with pytest.raises(ServiceError, match="bad_answer"):
        await house.host.votes.cast(vote.id, vote.voters[0], "substitute")


async def test_no_one_is_proposed_who_sits_there(house: House) -> None:
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


@pytest.mark.sampled(1)
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


async def test_who_wants_to_leave_later_asks_no_one(house: House) -> None:
    table = await with_newcomer(house)
    vote = await house.host.votes.propose_leaving(table.id, GUEST)
    house.clock.advance(days=1)
    await house.host.absence.resign(table.id, GUEST)
    assert (await house.host.votes.find(vote.id)).outcome == "moot"
    with pytest.raises(ServiceError, match="free_to_leave"):
        await house.host.votes.propose_leaving(table.id, user_of(table, 0))


@pytest.mark.proof
async def test_among_computers_a_newcomer_leaves_when_they_like(house: House) -> None:
    table = await house.running(1, 1)
    seat = next(each.seat for each in table.seats if each.user_id is not None)
    await house.host.absence.offer(table.id, user_of(table, seat), GUEST)
    await house.host.absence.take_seat(table.id, seat, person(GUEST))
    await house.host.absence.resign(table.id, GUEST)


# --- after deleting all data ----------------------------------------------------------------------


async def hold_and_resign(house: House, table: TableInfo, user_id: int) -> None:
    """Deleting a person's data makes them resign."""


async def hold_and_hand_on(house: House, table: TableInfo, user_id: int) -> None:
    await house.host.absence.offer(table.id, user_id, GUEST)
    await house.host.absence.take_seat(table.id, 1, person(GUEST))


@pytest.mark.parametrize("hold", [hold_and_resign, hold_and_hand_on])
async def test_who_has_seen_a_hand_and_deletes_all_data_takes_no_other_seat(
    house: House, hold: Callable[[House, TableInfo, int], Awaitable[None]]
) -> None:
    table = await house.running(4)
    user_id, offering = user_of(table, 1), user_of(table, 2)
    await hold(house, table, user_id)
    for _ in range(2):
        await house.host.privacy.forget(user_id)
    await house.host.absence.offer(table.id, offering, None)
    with pytest.raises(ServiceError, match="knows_too_much"):
        await house.host.absence.take_seat(table.id, 2, person(user_id))
    told = json.loads(await house.host.privacy.everything(user_id))["stored"]
    assert told == {"disguised_holders": [{"table_id": table.id, "seat": 1}]}
    await house.host.absence.take_seat(table.id, 2, person(OUTSIDER))


@pytest.mark.parametrize("meanwhile", [True, False])
async def test_a_game_that_was_put_aside_still_recognises_them(
    house: House, meanwhile: bool
) -> None:
    """Also if they delete their data only then."""
    table = await house.running(4)
    user_id, other = user_of(table, 1), user_of(table, 2)
    await house.host.absence.offer(table.id, user_id, None)
    await house.host.absence.take_seat(table.id, 1, person(OUTSIDER))
    if not meanwhile:
        await house.host.privacy.forget(user_id)
    for days in (60, 7):
        house.clock.advance(days=days)
        await house.host.run_due()
    assert (await house.table(table.id)).status == "aborted"
    if meanwhile:
        await house.host.privacy.forget(user_id)
    await house.host.absence.go_on(table.id, other)
    await house.host.absence.offer(table.id, other, None)
    with pytest.raises(ServiceError, match="knows_too_much"):
        await house.host.absence.take_seat(table.id, 2, person(user_id))


@pytest.mark.proof
async def test_no_one_is_recognised_once_the_game_is_over(house: House) -> None:
    table = await house.running(3)
    user_id = user_of(table, 1)
    await house.host.privacy.forget(user_id)
    assert len((await house.contents())["disguised_holders"]) == 1
    await house.play_out(await house.table(table.id))
    assert (await house.contents())["disguised_holders"] == []
    await house.lobby(2)
    await house.host.privacy.forget(OPENER)
    assert (await house.contents())["disguised_holders"] == []


# --- the time of a seat ---------------------------------------------------------------------------


async def waited_for(house: House, clock: str) -> TableInfo:
    """Return a table that waits for its seat 0 alone, from now on."""
    table = await house.running(3, clock=clock)
    return await house.play_until(table, lambda table, _: table.waiting == (0,))


async def handed(house: House, table: TableInfo, *accounts: int) -> TableInfo:
    """Hand seat 0 on to one account after the other, each as soon as it may leave."""
    for account in accounts:
        await house.host.absence.offer(table.id, user_of(table, 0), account)
        table = await house.host.absence.take_seat(table.id, 0, person(account))
        house.clock.advance(days=1)
    return table


@pytest.mark.parametrize("clock", ["normal", "48/12/96"])
async def test_one_full_bank_comes_with_all_changes_of_hands(house: House, clock: str) -> None:
    table = await waited_for(house, clock)
    first = user_of(table, 0)
    house.clock.advance(days=1)
    table = await handed(house, table, GUEST)
    deadline = table.seats[0].deadline
    assert deadline == house.clock.now() - timedelta(days=1) + BANKS[clock]
    table = await handed(house, table, first)
    assert table.seats[0].deadline == deadline
    await house.prove(table)
    for account in (GUEST, first, OUTSIDER, GUEST, first)[: BANKS[clock].days - 2]:
        table = await handed(house, table, account)
        assert table.seats[0].deadline == deadline
    await house.host.run_due()
    assert (await house.table(table.id)).seats[0].overtime


async def test_what_is_left_of_a_bank_stays_in_it_between_waits(house: House) -> None:
    table = await waited_for(house, "24/0/24")
    first = user_of(table, 0)
    for account in (GUEST, first):
        house.clock.advance(hours=10)
        table = await house.play_until(table, lambda table, _: 0 not in table.waiting)
        table = await handed(house, table, account)
        table = await house.play_until(table, lambda table, _: table.waiting == (0,))
    assert table.seats[0].deadline == house.clock.now() + timedelta(hours=14)


async def test_without_a_clock_patience_begins_anew_once(house: House) -> None:
    table = await waited_for(house, "relaxed")
    first, caller = user_of(table, 0), user_of(table, 1)
    house.clock.advance(days=2)
    table = await handed(house, table, GUEST, first, GUEST)
    vote = await house.host.votes.call_overtime(table.id, caller, 0)
    assert vote.user_id == caller


async def test_without_a_clock_two_people_cannot_renew_each_others_waits(house: House) -> None:
    table = await house.running(3)
    table = await house.play_until(table, lambda _, asked: asked[0].kind == "build")
    [first] = table.waiting
    passing, second = (len((await house.asked(table, first)).options) - 1,), (first + 1) % 3
    for _ in range(3):
        house.clock.advance(hours=12)
        table = await house.answer(table, first, passing)
        assert table.waiting == (second,)
        house.clock.advance(hours=30)
        table = (await house.take_back(table, first)).table
    caller = user_of(table, 3 - first - second)
    assert (await house.host.show.more(table.id, caller)).missing == ()
    house.clock.advance(hours=36)
    assert (await house.host.show.more(table.id, caller)).missing == (first,)

    table = await house.answer(table, first, passing)
    assert (await house.host.show.more(table.id, caller)).missing == (second,)
    table = await house.answer(table, second, house.any_answer(await house.asked(table, second)))
    assert (await house.host.show.more(table.id, caller)).missing == ()


async def test_a_vote_goes_on_about_a_person_who_takes_a_seat_next(house: House) -> None:
    table = await handed(house, await waited_for(house, "48/12/96"), GUEST)
    await house.host.absence.offer(table.id, GUEST, OUTSIDER)
    house.clock.advance(days=2)
    await house.host.run_due()
    [vote] = await house.store.read(votes.open_at, table.id)
    await house.host.votes.cast(vote.id, user_of(table, 1), "computer")
    table = await house.host.absence.take_seat(table.id, 0, person(OUTSIDER))
    assert table.seats[0].overtime
    closed = await house.host.votes.cast(vote.id, user_of(table, 2), "computer")
    assert closed.outcome == "computer"
    await house.prove(await house.table(table.id))


async def test_an_answer_is_measured_only_if_its_wait_was_ones_own(house: House) -> None:
    table = await handed(house, await waited_for(house, "normal"), GUEST, OUTSIDER)
    await house.play_until(table, lambda table, _: 0 not in table.waiting)
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    assert stored.seats[0].answers == 0
