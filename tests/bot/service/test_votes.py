"""Votes: the right to call and cast them, their effects, and that none is half done."""

from datetime import timedelta

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.engine.waits import MOST_REMINDERS
from bot.ops.check import release
from bot.storage import votes
from bot.storage.rows import OutboxRow
from tests.bot.service.house import CHANNEL, SERVER, House, user_of
from tests.bot.service.voting import cast, out_of_time, overtime

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


async def test_before_the_deadline_no_one_is_asked(house: House) -> None:
    table = await house.running(3, clock="normal")
    assert await house.host.votes.open_overtime(table.id, 0) is None
    assert not (await house.table(table.id)).seats[0].overtime


async def test_with_no_one_left_to_ask_the_clock_stops(house: House) -> None:
    table = await out_of_time(house)
    for seat in (1, 2):
        await house.resign(table, seat)
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


async def unreachable(house: House, table: TableInfo, how: str) -> None:
    """Let ten days go by during which no one can be reached at a table's place."""
    if how == "set aside":
        await house.host._context.set_aside(table.id, "test")
        house.clock.advance(days=10)
        assert await release(house.store, table.id, house.clock.now()) == []
        return
    await house.host.profiles.note_left(SERVER)
    house.clock.advance(days=10)
    with pytest.raises(ServiceError, match=r"has_time|vote_open"):
        await house.host.votes.call_overtime(table.id, user_of(table, 1), 0)
    if how == "away":
        await house.host.profiles.note_joined(SERVER)
    else:
        await house.host.absence.move_here(table.id, user_of(table, 1), SERVER + 1, CHANNEL)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("how", "left"), [("away", 1), ("moved elsewhere", 1), ("set aside", 3)])
@pytest.mark.parametrize("asked", [False, True])
async def test_days_while_no_one_can_be_reached_do_not_count(
    house: House, how: str, left: int, asked: bool
) -> None:
    """Neither from the beginning of a wait nor from the last vote about it."""
    table = await house.running(3)
    caller = user_of(table, 1)
    if asked:
        house.clock.advance(days=3)
        vote = await house.host.votes.call_overtime(table.id, caller, 0)
        await cast(house, table, vote, {1: "wait", 2: "wait"})
    house.clock.advance(days=2)
    await unreachable(house, table, how)
    house.clock.advance(days=left, hours=-1)
    assert 0 not in (await house.host.show.more(table.id, caller)).missing
    house.clock.advance(hours=1)
    assert 0 in (await house.host.show.more(table.id, caller)).missing
    await house.prove(await house.table(table.id))


@pytest.mark.parametrize(("how", "left"), [("away", 1), ("moved elsewhere", 1), ("set aside", 3)])
async def test_a_vote_is_open_no_shorter_for_such_days(house: House, how: str, left: int) -> None:
    table = await house.running(3)
    house.clock.advance(days=3)
    vote = await house.host.votes.call_overtime(table.id, user_of(table, 1), 0)
    house.clock.advance(days=2)
    await house.outbox.drain()
    house.recorder.take()
    await unreachable(house, table, how)
    vote = await house.host.votes.find(vote.id)
    assert vote.closes_at == house.clock.now() + timedelta(days=left)
    await house.outbox.drain()
    assert vote.id in [row.vote_id for row in house.recorder.take()], "its post says until when"
    await house.prove(await house.table(table.id))


async def test_a_ballot_by_direct_message_closes_no_vote_while_the_bot_is_away(
    house: House,
) -> None:
    table, vote = await overtime(house)
    await house.host.profiles.note_left(SERVER)
    house.clock.advance(days=4)
    vote = await house.host.votes.cast(vote.id, user_of(table, 1), "wait")
    assert (vote.outcome, vote.answers) == (None, {user_of(table, 1): "wait"})


async def test_days_when_a_person_is_off_do_not_count(house: House) -> None:
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


# --- notices ------------------------------------------------------------------------------------


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


# --- decisions ----------------------------------------------------------------------------------


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


@pytest.mark.proof
async def test_that_move_has_all_its_parts(house: House) -> None:
    """If it builds, it pays, too: otherwise the wait would tell the others its choice."""
    table = await house.running(3, clock="normal")
    table = await house.play_until(
        table, lambda table, asked: table.waiting == (0,) and len(asked[0].options) > 5
    )
    before = await house.journal(table)
    house.clock.advance(days=9)
    vote = await house.host.votes.open_overtime(table.id, 0)
    assert vote is not None
    await cast(house, table, vote, {1: "move", 2: "move"})
    made = (await house.journal(table))[len(before) :]
    assert [entry.kind for entry in made] == ["build", "pay"]
    assert not (await house.table(table.id)).seats[0].overtime
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


async def test_the_seat_is_open_to_anyone_and_one_waits_meanwhile(house: House) -> None:
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


async def test_a_vote_that_no_one_answers_stays_open_and_is_asked_again_ever_more_rarely(
    house: House,
) -> None:
    table, vote = await overtime(house)
    await house.outbox.drain()
    house.recorder.take()
    for days in (3, 6, 12, 24, 30, 30):
        assert vote.closes_at == house.clock.now() + timedelta(days=days)
        house.clock.advance(days=days)
        vote = await house.host.votes.close_due(vote.id)
        await house.outbox.drain()
        [asked] = house.recorder.take()
        assert (asked.kind, asked.fresh, {*asked.ping}) == ("vote", True, {*vote.voters})
    assert (await house.table(table.id)).seats[0].overtime
    await house.prove(table)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("late", [timedelta(days=1), timedelta(days=6), timedelta(days=7)])
async def test_from_the_first_ballot_on_a_vote_that_was_asked_again_lasts_three_days(
    house: House, late: timedelta
) -> None:
    """Also if that ballot comes just when it would be asked again."""
    table, vote = await overtime(house, 4)
    house.clock.advance(days=3)
    await house.host.votes.close_due(vote.id)
    house.clock.time += late
    vote = await cast(house, table, vote, {1: "computer"})
    assert vote.closes_at == house.clock.now() + timedelta(days=3)
    house.clock.advance(days=1)
    assert (await cast(house, table, vote, {2: "wait"})).closes_at == vote.closes_at
    house.clock.advance(days=2)
    assert (await house.host.votes.close_due(vote.id)).outcome == "wait"


@pytest.mark.proof
async def test_a_person_who_never_answers_is_reminded_four_times_however_often_they_get_more_time(
    house: House,
) -> None:
    table = await house.running(2, clock="fast")
    table = await house.play_until(table, lambda table, _: table.waiting == (0,))
    told: list[OutboxRow] = []
    for _ in range(80):
        house.clock.advance(hours=12)
        await house.host.run_due()
        for vote in await house.store.read(votes.open_at, table.id):
            await house.host.votes.cast(vote.id, user_of(table, 1), "wait")
        await house.outbox.drain()
        told += house.recorder.take()
    assert len([row for row in told if row.kind == "vote" and row.fresh]) > 20
    assert len([row for row in told if row.kind == "reminder"]) == MOST_REMINDERS


async def test_an_answer_after_the_close_comes_too_late(house: House) -> None:
    table, vote = await overtime(house, 4)
    await cast(house, table, vote, {1: "wait"})
    house.clock.advance(days=3)
    vote = await cast(house, table, vote, {2: "computer"})
    assert vote.outcome == "wait"
    assert vote.answers == {user_of(table, 1): "wait"}
    assert not (await house.table(table.id)).seats[0].stand_in


async def test_what_can_no_longer_be_done_counts_as_no_answer(house: House) -> None:
    table, vote = await overtime(house, 4)
    await cast(house, table, vote, {1: "computer"})
    for seat in (1, 2, 3):
        table = await house.host.absence.stand_in(table.id, user_of(table, seat))
    house.clock.advance(days=3)
    assert (await house.host.votes.close_due(vote.id)).outcome is None
