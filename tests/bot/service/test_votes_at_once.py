"""Votes, seats and moves in one moment, in one process and in two: each thing happens once."""

from collections.abc import AsyncIterator, Awaitable
from typing import Any

import pytest

from bot.engine.model import TableInfo, VoteInfo
from tests.bot.service.house import House, person, user_of
from tests.bot.service.test_concurrency import Both, at_once
from tests.bot.service.voting import overtime

pytestmark = pytest.mark.threads

ONE, OTHER = 98, 99


@pytest.fixture(params=["one host", "two hosts"])
async def both(house: House, request: pytest.FixtureRequest) -> AsyncIterator[Both]:
    there = house if request.param == "one host" else house.beside()
    yield Both(house, there)
    if there is not house:
        await there.store.close()


def cast(house: House, table: TableInfo, vote: VoteInfo, seat: int, answer: str) -> Awaitable[Any]:
    return house.host.votes.cast(vote.id, user_of(table, seat), answer)


async def test_two_ballots_decide_once(both: Both) -> None:
    table, vote = await overtime(both.here)
    moves = len(await both.here.journal(table))
    endings = await at_once(
        cast(both.here, table, vote, 1, "move"), cast(both.there, table, vote, 2, "move")
    )
    assert endings == ["done", "done"]
    assert len(await both.here.journal(table)) == moves + 1
    await both.here.prove(table)


async def test_a_ballot_and_the_own_move_are_one_move(both: Both) -> None:
    table, vote = await overtime(both.here, 2)
    choice = both.here.any_answer(await both.here.asked(table, 0))
    moves = len(await both.here.journal(table))
    endings = await at_once(
        both.here.choose(table, 0, choice), cast(both.there, table, vote, 1, "move")
    )
    assert endings in (["done", "vote_closed"], ["stale", "done"], ["not_asked", "done"])
    made = (await both.here.journal(table))[moves]
    assert made.computer == (endings[1] == "done")
    assert len(await both.here.journal(table)) == moves + 1
    await both.here.prove(table)


async def test_two_who_propose_the_same_open_one_vote(both: Both) -> None:
    table = await both.here.running(3)
    endings = await at_once(
        *(
            each.host.votes.propose_abort(table.id, user_of(table, seat))
            for seat, each in enumerate(both)
        )
    )
    assert sorted(endings) == ["done", "vote_open"]


@pytest.mark.sampled(1)
async def test_a_deadline_is_noticed_once(both: Both) -> None:
    table, vote = await overtime(both.here, 4)
    await cast(both.here, table, vote, 1, "computer")
    endings = await at_once(*(each.host.votes.close_due(vote.id) for each in both))
    both.here.clock.advance(days=3)
    endings += await at_once(*(each.host.votes.close_due(vote.id) for each in both))
    assert set(endings) == {"done"}
    assert (await both.here.host.votes.find(vote.id)).outcome == "computer"
    await both.here.prove(table)


async def test_of_two_guests_one_gets_the_seat(both: Both) -> None:
    table = await both.here.running(2)
    await both.here.host.absence.offer(table.id, user_of(table, 0), None)
    endings = await at_once(
        *(
            each.host.absence.take_seat(table.id, 0, person(guest))
            for each, guest in zip(both, (ONE, OTHER), strict=True)
        )
    )
    assert sorted(endings) == ["done", "not_offered"]
    taken = (await both.here.table(table.id)).seats[0].user_id
    assert taken == (ONE, OTHER)[endings.index("done")]
    await both.here.prove(table)


async def test_a_seat_is_taken_or_played_not_both(both: Both) -> None:
    table = await both.here.running(2)
    former = user_of(table, 0)
    await both.here.host.absence.offer(table.id, former, None)
    choice = both.here.any_answer(await both.here.asked(table, 0))
    moves = len(await both.here.journal(table))
    shown = await both.here.table(table.id)
    endings = await at_once(
        both.here.host.play.choose(table.id, former, shown.version, 0, choice),
        both.there.host.absence.take_seat(table.id, 0, person(ONE)),
    )
    assert endings in (["done", "not_offered"], ["not_seated", "done"])
    assert len(await both.here.journal(table)) == moves + (endings[0] == "done")
    await both.here.prove(table)


async def test_away_and_back_at_once_leaves_a_whole_table(both: Both) -> None:
    table = await both.here.running(3)
    own = user_of(table, 1)
    endings = await at_once(
        both.here.host.absence.stand_in(table.id, own),
        both.there.host.absence.come_back(table.id, own),
    )
    assert endings in (["done", "done"], ["done", "not_away"])
    await both.here.prove(table)
