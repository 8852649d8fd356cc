"""Refused votes, and votes with a crash in between."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine.cooldown import VOTES_PER_HOUR
from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo, VoteInfo
from rules.event import Seat
from tests.bot.service.house import House, user_of
from tests.bot.service.voting import SOMEBODY, cast, overtime

# --- refusals -----------------------------------------------------------------------------------

Refused = Callable[[House, TableInfo, VoteInfo], Awaitable[object]]

REFUSED: dict[str, tuple[str, Refused]] = {
    "outsiders cast nothing": (
        "not_seated",
        lambda house, _, vote: house.host.votes.cast(vote.id, SOMEBODY, "wait"),
    ),
    "outsiders propose no end": (
        "not_seated",
        lambda house, table, _: house.host.votes.propose_abort(table.id, SOMEBODY),
    ),
    "outsiders propose no clock": (
        "not_seated",
        lambda house, table, _: house.host.votes.propose_clock(table.id, SOMEBODY, "fast"),
    ),
    "outsiders call nothing": (
        "not_seated",
        lambda house, table, _: house.host.votes.call_overtime(table.id, SOMEBODY, 1),
    ),
    "no one votes about themselves": (
        "vote_on_self",
        lambda house, table, vote: house.host.votes.cast(vote.id, user_of(table, 0), "wait"),
    ),
    "no one calls a vote about themselves": (
        "vote_on_self",
        lambda house, table, _: house.host.votes.call_overtime(table.id, user_of(table, 0), 0),
    ),
    "an answer that there is not": (
        "bad_answer",
        lambda house, table, vote: house.host.votes.cast(vote.id, user_of(table, 1), "yes"),
    ),
    "a vote that there is not": (
        "unknown_vote",
        lambda house, table, _: house.host.votes.cast(77, user_of(table, 1), "wait"),
    ),
    "a vote beyond all numbers": (
        "unknown_vote",
        lambda house, table, _: house.host.votes.cast(1 << 70, user_of(table, 1), "wait"),
    ),
    "the same vote twice": (
        "vote_open",
        lambda house, table, _: house.host.votes.call_overtime(table.id, user_of(table, 1), 0),
    ),
    "a vote about a seat that is not asked": (
        "not_waited_for",
        lambda house, table, _: house.host.votes.call_overtime(table.id, user_of(table, 1), 2),
    ),
    "a vote about a seat that there is not": (
        "not_waited_for",
        lambda house, table, _: house.host.votes.call_overtime(table.id, user_of(table, 1), 9),
    ),
    "the clock that there is": (
        "same_clock",
        lambda house, table, _: house.host.votes.propose_clock(table.id, 11, "Normal"),
    ),
    "a clock that is none": (
        "bad_clock",
        lambda house, table, _: house.host.votes.propose_clock(table.id, 11, "soon"),
    ),
    "a table that there is not": (
        "unknown_table",
        lambda house, *_: house.host.votes.propose_abort(77, 11),
    ),
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("case", REFUSED)
async def test_refused_and_nothing_has_changed(house: House, case: str) -> None:
    code, act = REFUSED[case]
    table, vote = await overtime(house)
    before = await house.contents()
    with pytest.raises(ServiceError) as refused:
        await act(house, table, vote)
    assert refused.value.code == code
    assert await house.contents() == before


@pytest.mark.parametrize("kind", ["abort", "clock"])
async def test_one_proposal_of_a_kind_at_a_time(house: House, kind: str) -> None:
    table = await house.running(3)
    votes = house.host.votes

    async def propose(seat: Seat) -> VoteInfo:
        user_id = user_of(table, seat)
        if kind == "abort":
            return await votes.propose_abort(table.id, user_id)
        return await votes.propose_clock(table.id, user_id, "fast")

    first = await propose(0)
    with pytest.raises(ServiceError, match="vote_open"):
        await propose(1)
    await cast(house, table, first, {1: "no", 2: "no"})
    assert (await propose(1)).outcome is None


async def test_votes_are_not_called_all_the_time(house: House) -> None:
    table = await house.running(2)
    caller, other = user_of(table, 0), user_of(table, 1)
    for _ in range(VOTES_PER_HOUR):
        vote = await house.host.votes.propose_abort(table.id, caller)
        await house.host.votes.cast(vote.id, other, "no")
    with pytest.raises(ServiceError, match="votes_too_fast"):
        await house.host.votes.propose_abort(table.id, caller)
    house.clock.advance(hours=1)
    await house.host.votes.propose_abort(table.id, caller)


async def test_before_the_start_nothing_is_voted_on(house: House) -> None:
    table = await house.lobby(3)
    with pytest.raises(ServiceError, match="not_running"):
        await house.host.votes.propose_abort(table.id, 11)


# --- crashes ------------------------------------------------------------------------------------


class Crash(Exception):
    pass


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "point",
    [
        "bot.storage.votes.cast",
        "bot.storage.votes.close",
        "bot.storage.tables.save",
        "bot.storage.journal.add",
        "bot.storage.tables.save_seats",
        "bot.storage.outbox.add",
    ],
)
async def test_a_vote_is_open_or_carried_out_wherever_it_crashes(
    house: House, monkeypatch: pytest.MonkeyPatch, point: str
) -> None:
    def crash(*_: object, **__: object) -> None:
        raise Crash

    table, vote = await overtime(house, 2)
    before = await house.contents()
    with monkeypatch.context() as patch:
        patch.setattr(point, crash)
        with pytest.raises(Crash):
            await cast(house, table, vote, {1: "move"})
    await house.restart()
    assert await house.contents() == before
    await cast(house, table, vote, {1: "move"})
    assert (await house.journal(table))[-1].computer
    await house.prove(table)


async def test_a_computer_that_was_voted_in_plays_after_a_crash(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, vote = await overtime(house)
    with monkeypatch.context() as patch:
        patch.setattr("bot.engine.computers.choose", lambda *_: 1 / 0)
        await cast(house, table, vote, {1: "computer", 2: "computer"})
    assert 0 in (await house.table(table.id)).waiting
    await house.restart()
    assert 0 not in (await house.table(table.id)).waiting
    await house.prove(table)
