"""Votes: who may call and cast them, what they do, and that nothing of that is done by halves."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.service.cooldown import VOTES_PER_HOUR
from bot.service.errors import ServiceError
from bot.service.model import TableInfo, VoteInfo
from rules.event import Seat
from tests.bot.service.house import House, person, user_of

SOMEBODY = 99
"""Somebody who sits at no table."""


async def out_of_time(house: House, persons: int = 3, clock: str = "normal") -> TableInfo:
    """Return a table where seat 0 has let its bank run dry, while only that seat is asked."""
    table = await house.running(persons, clock=clock)
    table = await house.play_until(table, lambda table, _: table.waiting == (0,))
    house.clock.advance(days=9)
    return table


async def overtime(house: House, persons: int = 3) -> tuple[TableInfo, VoteInfo]:
    """Return such a table, and the vote that was opened about its seat 0."""
    table = await out_of_time(house, persons)
    vote = await house.host.votes.open_overtime(table.id, 0)
    assert vote is not None
    return await house.table(table.id), vote


async def cast(
    house: House, table: TableInfo, vote: VoteInfo, answers: dict[Seat, str]
) -> VoteInfo:
    for seat, answer in answers.items():
        vote = await house.host.votes.cast(vote.id, user_of(table, seat), answer)
    return vote


# --- opening ------------------------------------------------------------------------------------


async def test_at_the_deadline_the_others_are_asked_once(house: House) -> None:
    table, vote = await overtime(house)
    assert table.seats[0].overtime
    assert table.seats[0].deadline is None
    assert (vote.kind, vote.seat, vote.user_id) == ("overtime", 0, None)
    assert vote.voters == (user_of(table, 1), user_of(table, 2))
    assert vote.closes_at == house.clock.now() + timedelta(days=3)
    assert await house.host.votes.open_overtime(table.id, 0) is None
    await house.prove(table)


async def test_before_the_deadline_nobody_is_asked(house: House) -> None:
    table = await house.running(3, clock="normal")
    assert await house.host.votes.open_overtime(table.id, 0) is None
    assert not (await house.table(table.id)).seats[0].overtime


async def test_with_nobody_left_to_ask_the_clock_stops(house: House) -> None:
    table = await out_of_time(house, 2)
    await house.host.play.resign(table.id, user_of(table, 1))
    assert await house.host.votes.open_overtime(table.id, 0) is None
    seat = (await house.table(table.id)).seats[0]
    assert (seat.deadline, seat.overtime) == (None, False)
    await house.prove(table)


async def test_without_clocks_a_vote_can_be_called_after_three_days(house: House) -> None:
    table = await house.running(3)
    caller = user_of(table, 1)
    house.clock.advance(days=2, hours=23)
    assert (await house.host.show.more(table.id, caller)).missing == ()
    with pytest.raises(ServiceError, match="has_time"):
        await house.host.votes.call_overtime(table.id, caller, 0)
    house.clock.advance(hours=1)
    assert (await house.host.show.more(table.id, caller)).missing == (0, 2)
    vote = await house.host.votes.call_overtime(table.id, caller, 0)
    assert (vote.user_id, vote.answers) == (caller, {})
    assert (await house.host.show.more(table.id, caller)).missing == (2,)

    await cast(house, table, vote, {1: "wait", 2: "wait"})
    assert (await house.host.show.more(table.id, caller)).missing == (2,)
    house.clock.advance(days=3)
    assert (await house.host.show.more(table.id, caller)).missing == (0, 2)


async def test_days_when_somebody_is_off_do_not_count(house: House) -> None:
    table = await house.running(3)
    start = house.clock.now()
    await house.set_user(user_of(table, 0), vacations=((start, start + timedelta(days=10)),))
    house.clock.advance(days=12)
    assert (await house.host.show.more(table.id, user_of(table, 1))).missing == (2,)
    house.clock.advance(days=1)
    assert (await house.host.show.more(table.id, user_of(table, 1))).missing == (0, 2)


async def test_alone_among_computers_an_end_needs_no_vote(house: House) -> None:
    table = await house.running(1, 2)
    vote = await house.host.votes.propose_abort(table.id, 11)
    assert (vote.outcome, vote.closes_at) == ("yes", None)
    assert (await house.table(table.id)).status == "aborted"
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()] == ["lobby", "final"]
    await house.prove(table)


# --- what is told -------------------------------------------------------------------------------


async def test_the_voters_are_pinged_once_and_then_the_post_is_edited(house: House) -> None:
    table, vote = await overtime(house)
    await house.outbox.drain()
    [row] = [row for row in house.recorder.take() if row.kind == "vote"]
    assert (row.fresh, row.vote_id, set(row.ping)) == (True, vote.id, set(vote.voters))
    await cast(house, table, vote, {1: "wait"})
    await house.outbox.drain()
    [row] = house.recorder.take()
    assert (row.kind, row.fresh, row.ping) == ("vote", False, ())


async def test_who_has_called_the_vote_is_not_pinged_and_who_is_off_later(house: House) -> None:
    table = await house.running(4)
    asleep = user_of(table, 2)
    await house.set_user(asleep, quiet=(0, 60))
    house.clock.advance(days=3)
    vote = await house.host.votes.call_overtime(table.id, user_of(table, 1), 0)
    await house.outbox.drain()
    [row] = [row for row in house.recorder.take() if row.kind == "vote"]
    assert row.ping == (user_of(table, 3),)
    assert asleep in vote.voters

    house.clock.advance(hours=1)
    await house.outbox.drain()
    [row] = [row for row in house.recorder.take() if row.kind == "vote"]
    assert (row.user_id, row.vote_id) == (asleep, vote.id)


async def test_two_votes_are_not_told_as_one(house: House) -> None:
    table, about_seat = await overtime(house)
    about_end = await house.host.votes.propose_abort(table.id, user_of(table, 1))
    await house.outbox.drain()
    told = [row.vote_id for row in house.recorder.take() if row.kind == "vote"]
    assert told == [about_seat.id, about_end.id]


# --- what is decided ----------------------------------------------------------------------------


async def test_they_wait_a_day_more(house: House) -> None:
    table, vote = await overtime(house)
    vote = await cast(house, table, vote, {1: "wait", 2: "wait"})
    assert (vote.outcome, vote.closes_at) == ("wait", None)
    seat = (await house.table(table.id)).seats[0]
    assert seat.deadline == house.clock.now() + timedelta(days=1)
    assert not seat.overtime
    await house.prove(table)


async def test_the_computer_makes_one_move_and_the_seat_stays(house: House) -> None:
    table, vote = await overtime(house)
    before = await house.journal(table)
    await cast(house, table, vote, {1: "move", 2: "move"})
    after = await house.table(table.id)
    assert after.seats[0].computer is None
    [made] = (await house.journal(table))[len(before) :]
    assert (made.seat, made.computer, made.user_id) == (0, True, None)
    assert not after.seats[0].overtime
    await house.prove(table)


async def test_a_computer_plays_until_the_person_comes_back(house: House) -> None:
    table, vote = await overtime(house)
    await cast(house, table, vote, {1: "computer", 2: "computer"})
    seat = (await house.table(table.id)).seats[0]
    assert (seat.computer, seat.stand_in, seat.resigned) == ("greedy", True, False)
    assert 0 not in (await house.table(table.id)).waiting
    await house.prove(table)


async def test_computers_are_never_left_to_themselves(house: House) -> None:
    table = await house.running(2, clock="normal")
    table = await house.play_until(table, lambda table, _: table.waiting == (0,))
    await house.host.absence.stand_in(table.id, user_of(table, 1))
    house.clock.advance(days=9)
    vote = await house.host.votes.open_overtime(table.id, 0)
    assert vote is not None
    assert "computer" not in vote.options
    with pytest.raises(ServiceError, match="bad_answer"):
        await cast(house, table, vote, {1: "computer"})


async def test_the_seat_is_open_to_anybody_and_one_waits_meanwhile(house: House) -> None:
    table, vote = await overtime(house)
    await cast(house, table, vote, {1: "substitute", 2: "substitute"})
    seat = (await house.table(table.id)).seats[0]
    assert (seat.open_to, seat.overtime) == (0, False)
    assert seat.deadline == house.clock.now() + timedelta(days=1)
    await house.prove(table)


async def test_the_table_is_ended(house: House) -> None:
    table, vote = await overtime(house)
    other = await house.host.votes.propose_clock(table.id, user_of(table, 1), "fast")
    await cast(house, table, vote, {1: "abort", 2: "abort"})
    ended = await house.table(table.id)
    assert (ended.status, ended.waiting) == ("aborted", ())
    assert [seat.rank for seat in ended.seats] == [None] * 3
    view = (await house.seen(ended, 0)).view
    assert view is not None
    assert (view.waiting, view.decision) == ((), None)
    assert (await house.host.votes.find(other.id)).outcome == "moot"
    with pytest.raises(ServiceError, match="aborted"):
        await house.host.play.choose(table.id, user_of(table, 0), ended.version, 0, (0,))
    await house.prove(table)


async def test_the_end_needs_the_yes_of_more_than_half(house: House) -> None:
    table = await house.running(3)
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    assert vote.answers == {user_of(table, 0): "yes"}
    vote = await cast(house, table, vote, {1: "yes"})
    assert vote.outcome == "yes"
    assert (await house.table(table.id)).status == "aborted"


async def test_a_proposal_that_fails_changes_nothing(house: House) -> None:
    table = await house.running(2)
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    vote = await cast(house, table, vote, {1: "no"})
    assert vote.outcome == "no"
    assert await house.table(table.id) == table


async def test_another_clock_begins_with_full_banks_and_ends_overtime(house: House) -> None:
    table, late = await overtime(house)
    vote = await house.host.votes.propose_clock(table.id, user_of(table, 1), " 48 / 12 / 96 ")
    assert vote.clock == "48/12/96"
    await cast(house, table, vote, {0: "yes"})
    after = await house.table(table.id)
    assert after.clock == "48/12/96"
    assert after.seats[0].deadline == house.clock.now() + timedelta(hours=48)
    assert (await house.host.votes.find(late.id)).outcome == "moot"
    await house.prove(table)


async def test_a_ballot_can_be_changed_and_given_twice(house: House) -> None:
    table, vote = await overtime(house, 4)
    vote = await cast(house, table, vote, {1: "wait", 2: "move"})
    vote = await cast(house, table, vote, {1: "move"})
    assert vote.outcome == "move"
    voter = user_of(table, 2)

    table = await house.running(4)
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    voter = user_of(table, 1)
    vote = await house.host.votes.cast(vote.id, voter, "no")
    before = await house.contents()
    assert await house.host.votes.cast(vote.id, voter, "no") == vote
    assert await house.contents() == before


# --- when time is up ----------------------------------------------------------------------------


async def test_when_time_is_up_most_decide(house: House) -> None:
    table, vote = await overtime(house, 4)
    await cast(house, table, vote, {1: "computer"})
    house.clock.advance(days=2)
    assert (await house.host.votes.close_due(vote.id)).outcome is None
    house.clock.advance(days=1)
    assert (await house.host.votes.close_due(vote.id)).outcome == "computer"
    assert (await house.table(table.id)).seats[0].stand_in
    assert (await house.host.votes.close_due(vote.id)).outcome == "computer"
    await house.prove(table)


async def test_nobody_is_forfeited_when_nobody_votes(house: House) -> None:
    table, vote = await overtime(house)
    house.clock.advance(days=3)
    assert (await house.host.votes.close_due(vote.id)).outcome == "wait"
    assert (await house.table(table.id)).seats[0].deadline is not None
    await house.prove(table)


async def test_an_answer_after_the_close_comes_too_late(house: House) -> None:
    table, vote = await overtime(house, 4)
    await cast(house, table, vote, {1: "wait"})
    house.clock.advance(days=3)
    vote = await cast(house, table, vote, {2: "computer"})
    assert vote.outcome == "wait"
    assert vote.answers == {user_of(table, 1): "wait"}
    assert not (await house.table(table.id)).seats[0].stand_in


async def test_what_can_no_longer_be_done_does_not_win(house: House) -> None:
    table, vote = await overtime(house, 4)
    await cast(house, table, vote, {1: "computer"})
    for seat in (1, 2, 3):
        table = await house.host.absence.stand_in(table.id, user_of(table, seat))
    house.clock.advance(days=3)
    assert (await house.host.votes.close_due(vote.id)).outcome == "wait"


# --- questions that go away ---------------------------------------------------------------------


async def test_a_move_of_the_person_ends_the_vote(house: House) -> None:
    table, vote = await overtime(house)
    await cast(house, table, vote, {1: "computer"})
    await house.answer(table, 0)
    vote = await house.host.votes.find(vote.id)
    assert (vote.outcome, vote.closes_at) == ("moot", None)
    with pytest.raises(ServiceError, match="vote_closed"):
        await cast(house, table, vote, {2: "computer"})
    await house.prove(table)


async def _resign(house: House, table: TableInfo) -> None:
    await house.host.play.resign(table.id, user_of(table, 0))


async def _go_away(house: House, table: TableInfo) -> None:
    await house.host.absence.stand_in(table.id, user_of(table, 0))


async def _hand_over(house: House, table: TableInfo) -> None:
    await house.host.absence.offer(table.id, user_of(table, 0), None)
    await house.host.absence.take_seat(table.id, 0, person(SOMEBODY))


LEAVINGS = {"resigns": _resign, "is away": _go_away, "hands the seat over": _hand_over}


@pytest.mark.parametrize("leaving", LEAVINGS)
async def test_whoever_leaves_the_seat_ends_the_vote(house: House, leaving: str) -> None:
    table, vote = await overtime(house)
    await LEAVINGS[leaving](house, table)
    assert (await house.host.votes.find(vote.id)).outcome == "moot"
    await house.prove(table)


async def test_who_resigns_has_no_vote_any_more(house: House) -> None:
    table = await house.running(4)
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    vote = await cast(house, table, vote, {1: "yes"})
    await house.host.play.resign(table.id, user_of(table, 1))
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
    await house.host.play.resign(table.id, user_of(table, 3))
    assert (await house.host.votes.find(vote.id)).outcome == outcome
    assert (await house.table(table.id)).status == ("running" if outcome is None else "aborted")
    await house.outbox.drain()
    assert vote.id in [row.vote_id for row in house.recorder.take()], "its post says so"
    await house.prove(table)


async def test_fewer_voters_can_have_a_computer_move(house: House) -> None:
    table, vote = await overtime(house, 4)
    await cast(house, table, vote, {1: "move"})
    await house.host.play.resign(table.id, user_of(table, 2))
    await house.host.play.resign(table.id, user_of(table, 3))
    assert (await house.host.votes.find(vote.id)).outcome == "move"
    assert not (await house.table(table.id)).seats[0].overtime
    await house.prove(table)


async def test_whoever_takes_a_seat_votes_in_place_of_who_held_it(house: House) -> None:
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
    await house.host.play.resign(table.id, user_of(table, 0))
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


async def test_for_whom_a_computer_stands_in_still_votes(house: House) -> None:
    table = await house.running(3)
    await house.host.absence.stand_in(table.id, user_of(table, 1))
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    vote = await cast(house, table, vote, {1: "yes"})
    assert vote.outcome == "yes"


# --- what is refused ----------------------------------------------------------------------------

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
    "nobody votes about themselves": (
        "vote_on_self",
        lambda house, table, vote: house.host.votes.cast(vote.id, user_of(table, 0), "wait"),
    ),
    "nobody calls a vote about themselves": (
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
        patch.setattr("bot.service.turns.computers.choose", lambda *_: 1 / 0)
        await cast(house, table, vote, {1: "computer", 2: "computer"})
    assert 0 in (await house.table(table.id)).waiting
    await house.restart()
    assert 0 not in (await house.table(table.id)).waiting
    await house.prove(table)
