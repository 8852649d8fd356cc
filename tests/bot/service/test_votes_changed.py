"""Votes whose question goes away, and votes whose voters come to be others or fewer."""

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from rules.event import Seat
from tests.bot.service.house import House, person, user_of
from tests.bot.service.planning import bids
from tests.bot.service.voting import SOMEBODY, cast, overtime
from tests.games.hosting import hosted

__all__ = ["hosted"]


async def test_the_vote_ends_once_its_person_has_answered_all_that_is_asked(house: House) -> None:
    table, vote = await overtime(house)
    await cast(house, table, vote, {1: "computer"})
    while 0 in table.waiting:
        assert (await house.host.votes.find(vote.id)).outcome is None
        table = await house.answer(table, 0)
    vote = await house.host.votes.find(vote.id)
    assert (vote.outcome, vote.closes_at) == ("moot", None)
    with pytest.raises(ServiceError, match="vote_closed"):
        await cast(house, table, vote, {2: "computer"})
    await house.prove(table)


async def _resign(house: House, table: TableInfo) -> None:
    await house.host.absence.resign(table.id, user_of(table, 0))


async def _go_away(house: House, table: TableInfo) -> None:
    await house.host.absence.stand_in(table.id, user_of(table, 0))


async def _hand_over(house: House, table: TableInfo) -> None:
    await house.host.absence.offer(table.id, user_of(table, 0), None)
    await house.host.absence.take_seat(table.id, 0, person(SOMEBODY))


LEAVINGS = {"resigns": _resign, "is away": _go_away, "hands the seat over": _hand_over}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("leaving", LEAVINGS)
async def test_a_person_who_leaves_the_seat_ends_the_vote(house: House, leaving: str) -> None:
    table, vote = await overtime(house)
    await LEAVINGS[leaving](house, table)
    assert (await house.host.votes.find(vote.id)).outcome == "moot"
    await house.prove(table)


async def test_who_resigns_has_no_vote_any_more(house: House) -> None:
    table = await house.running(4)
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    vote = await cast(house, table, vote, {1: "yes"})
    await house.host.absence.resign(table.id, user_of(table, 1))
    vote = await house.host.votes.find(vote.id)
    assert vote.voters == tuple(user_of(table, seat) for seat in (0, 2, 3))
    assert vote.answers == {user_of(table, 0): "yes"}


@pytest.mark.parametrize(
    ("answers", "outcome"),
    [({1: "yes"}, "yes"), ({1: "no"}, None)],
    ids=["enough of those who are left", "still too few"],
)
async def test_fewer_voters_can_decide_a_vote(
    house: House, answers: dict[Seat, str], outcome: str | None
) -> None:
    table = await house.running(4)
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    await cast(house, table, vote, answers)
    await house.outbox.drain()
    house.recorder.take()
    await house.host.absence.resign(table.id, user_of(table, 3))
    assert (await house.host.votes.find(vote.id)).outcome == outcome
    assert (await house.table(table.id)).status == ("running" if outcome is None else "aborted")
    await house.outbox.drain()
    assert vote.id in [row.vote_id for row in house.recorder.take()], "its post says so"
    await house.prove(table)


async def test_fewer_voters_can_have_a_computer_move(house: House) -> None:
    table, vote = await overtime(house, 4)
    await cast(house, table, vote, {1: "move"})
    await house.host.absence.resign(table.id, user_of(table, 2))
    await house.host.absence.resign(table.id, user_of(table, 3))
    assert (await house.host.votes.find(vote.id)).outcome == "move"
    assert not (await house.table(table.id)).seats[0].overtime
    await house.prove(table)


async def test_a_person_who_takes_a_seat_votes_in_place_of_who_held_it(house: House) -> None:
    table = await house.running(3)
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    await house.host.absence.offer(table.id, user_of(table, 0), None)
    await house.outbox.drain()
    house.recorder.take()
    await house.host.absence.take_seat(table.id, 0, person(SOMEBODY))
    vote = await house.host.votes.find(vote.id)
    assert (vote.outcome, vote.answers) == (None, {})
    assert SOMEBODY in vote.voters
    await house.outbox.drain()
    assert vote.id in [row.vote_id for row in house.recorder.take()], "its post says so"


async def test_who_leaves_an_asked_seat_decides_nothing_about_it(house: House) -> None:
    table, vote = await overtime(house, 3)
    end = await house.host.votes.propose_abort(table.id, user_of(table, 1))
    await house.host.absence.resign(table.id, user_of(table, 0))
    assert (await house.host.votes.find(vote.id)).outcome == "moot"
    assert (await house.host.votes.find(end.id)).outcome is None
    await house.prove(table)


async def test_whose_ballot_makes_it_their_turn_is_told_so(house: House) -> None:
    table, vote = await overtime(house, 2)
    await house.outbox.drain()
    house.recorder.take()
    await cast(house, table, vote, {1: "computer"})
    after = await house.table(table.id)
    assert after.waiting == (1,)
    await house.outbox.drain()
    told = [row.user_id for row in house.recorder.take() if row.kind == "panel"]
    assert told == [user_of(table, 1)]


async def test_a_player_with_a_stand_in_still_votes(house: House) -> None:
    table = await house.running(3)
    await house.host.absence.stand_in(table.id, user_of(table, 1))
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    vote = await cast(house, table, vote, {1: "yes"})
    assert vote.outcome == "yes"


async def test_with_no_one_left_to_vote_the_vote_is_over_and_no_clock_runs(house: House) -> None:
    table, vote = await overtime(house, 2)
    table = await house.resign(table, 1)
    assert (await house.host.votes.find(vote.id)).outcome == "moot"
    assert (table.seats[0].overtime, table.seats[0].deadline) == (False, None)
    await house.prove(table)


async def test_what_one_vote_does_leaves_the_other_nothing_to_undo(house: House) -> None:
    """A resignation decides both: a computer is to move, and moves are to be undone."""
    lobby = await house.lobby(5, game="auction", clock="normal")
    table = await house.host.beginning.start(lobby.id, 11)
    await bids(house, table, 0, 3)
    await bids(house, table, 1, 4)
    house.clock.advance(days=30)
    late = await house.host.votes.open_overtime(table.id, 2)
    assert late is not None
    undo = await house.host.votes.propose_undoing(table.id, user_of(table, 0))
    await cast(house, table, late, {0: "move", 1: "move", 4: "wait"})
    await cast(house, table, undo, {1: "yes", 2: "yes", 4: "yes"})
    await house.resign(await house.table(table.id), 3)
    votes = house.host.votes
    assert [(await votes.find(each.id)).outcome for each in (late, undo)] == ["move", "moot"]
    await house.prove(table)
