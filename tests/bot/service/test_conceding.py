"""Games that end because all people but one have left: each one's options, and the results."""

from asyncio import gather

import pytest

from bot.engine.errors import ServiceError, Stale
from bot.engine.model import HappenedInfo, TableInfo
from bot.service import replay_steps, tablefile
from bot.service.conceding import LEAVINGS, Leaving
from tests.bot.service.house import House, person, user_of
from tests.bot.service.test_ratings import answer_rounds, known
from tests.games import GAMES

GUEST = 99


async def leaving(house: House, table: TableInfo, seat: int) -> Leaving:
    return (await house.host.show.more(table.id, user_of(table, seat))).leaving


async def played(house: House, persons: int, computers: int = 0, rounds: int = 2) -> TableInfo:
    """Return a table at which all people have answered in this many rounds."""
    return await answer_rounds(house, await house.running(persons, computers), rounds)


async def deserted(house: House, persons: int = 3, computers: int = 0) -> tuple[TableInfo, int]:
    """Return such a table that all people but one have left, in the order of their seats."""
    table = await played(house, persons, computers)
    *gone, stays = [seat.seat for seat in table.seats if seat.user_id is not None]
    for seat in gone:
        table = await house.resign(table, seat)
    return table, stays


# --- two people in all --------------------------------------------------------------------------


async def test_with_two_people_resigning_ends_the_game_and_the_other_has_won(house: House) -> None:
    table = await played(house, 2)
    assert await leaving(house, table, 0) == "loses"
    table = await house.resign(table, 0)
    assert (table.status, table.conceded, table.waiting) == ("finished", "won", ())
    assert [seat.rank for seat in table.seats] == [2, 1]
    position = await house.host.look.position(table.id, None)
    assert position.standings == (2, 1)
    assert position.view is not None
    assert position.view.waiting == ()
    await house.prove(table)


@pytest.mark.parametrize("rounds", [0, 1])
async def test_before_both_have_answered_in_two_rounds_the_game_is_called_off(
    house: House, rounds: int
) -> None:
    table = await played(house, 2, rounds=rounds)
    assert await leaving(house, table, 0) == "calls_off"
    table = await house.resign(table, 0)
    assert (table.status, table.conceded, table.verdict) == ("aborted", "called_off", None)
    assert [seat.rank for seat in table.seats] == [None, None]
    assert await known(house, 11, 12) == []
    await house.prove(table)


async def test_where_there_are_three_seats_a_computer_plays_on(house: House) -> None:
    table = await played(house, 2, 1)
    seat = next(each.seat for each in table.seats if each.user_id is not None)
    assert await leaving(house, table, seat) == "resigns"
    table = await house.resign(table, seat)
    assert (table.status, table.conceded) == ("running", None)


async def test_nothing_is_done_that_was_not_meant(house: House) -> None:
    table = await played(house, 2)
    before = await house.contents()
    for meant in set(LEAVINGS) - {"loses"}:
        with pytest.raises(Stale):
            await house.host.absence.resign(table.id, user_of(table, 0), meant)
    assert await house.contents() == before


async def test_an_open_vote_and_the_clocks_end_with_the_game(house: House) -> None:
    table = await answer_rounds(house, await house.running(2, clock="normal"), 2)
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    table = await house.resign(table, 1)
    assert (await house.host.votes.find(vote.id)).outcome == "moot"
    assert all(seat.deadline is None for seat in table.seats)
    house.clock.advance(days=60)
    await house.host.run_due()
    assert (await house.table(table.id)).status == "finished"
    await house.prove(table)


async def test_who_is_forgotten_leaves_the_other_the_win(house: House) -> None:
    table = await played(house, 2)
    await house.host.privacy.forget(user_of(table, 0))
    table = await house.table(table.id)
    assert (table.conceded, [seat.rank for seat in table.seats]) == ("won", [2, 1])
    await house.prove(table)


async def test_after_the_end_all_clicks_are_told_that_it_is_over(house: House) -> None:
    table = await played(house, 2)
    first, second = user_of(table, 0), user_of(table, 1)
    await house.resign(table, 0)
    for user_id in (first, second):
        with pytest.raises(ServiceError, match="finished"):
            await house.host.absence.resign(table.id, user_id)
        with pytest.raises(ServiceError, match="finished"):
            await house.host.absence.claim(table.id, user_id)
        with pytest.raises(ServiceError, match="finished"):
            await house.host.play.choose(table.id, user_id, table.version, 0, (0,))


async def test_of_two_who_resign_at_once_the_first_has_lost(house: House) -> None:
    table = await played(house, 2)
    resign = house.host.absence.resign
    done = await gather(
        *(resign(table.id, user_of(table, seat)) for seat in (0, 1)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in done) == ["TableInfo", "WrongTime"]
    table = await house.table(table.id)
    assert sum(seat.resigned for seat in table.seats) == 1
    await house.prove(table)


# --- the last one who stays ---------------------------------------------------------------------


async def test_the_last_one_may_claim_the_win(house: House) -> None:
    table, last = await deserted(house)
    assert table.status == "running"
    assert await leaving(house, table, last) == "claims"
    assert (await house.host.show.panel(table.id, user_of(table, last))).claims
    table = await house.host.absence.claim(table.id, user_of(table, last))
    assert (table.status, table.conceded, table.verdict) == ("finished", "won", "rated")
    assert [seat.rank for seat in table.seats] == [3, 2, 1], "who left later ranks higher"
    ratings = await known(house, *(user_of(table, seat) for seat in range(3)))
    assert [each.wins for each in ratings] == [0, 0, 1]
    assert ratings[0].mu < ratings[1].mu < ratings[2].mu
    await house.prove(table)


async def test_or_play_on(house: House) -> None:
    table, last = await deserted(house)
    table = await house.play_out(table)
    assert (table.status, table.conceded) == ("finished", None)
    assert table.seats[last].rank == 1
    await house.prove(table)


async def test_computers_from_the_start_rank_behind_who_stays_and_before_who_left(
    house: House,
) -> None:
    table, last = await deserted(house, 2, 2)
    table = await house.host.absence.claim(table.id, user_of(table, last))
    ranks = {seat.rank: seat for seat in table.seats}
    assert ranks[1].seat == last
    assert [seat.user_id for seat in table.seats if seat.rank == 2] == [None, None]
    assert ranks[4].resigned
    assert table.verdict == "unrated"
    await house.prove(table)


async def test_the_last_one_does_not_resign_to_no_one(house: House) -> None:
    table, last = await deserted(house)
    with pytest.raises(ServiceError, match="all_others_left"):
        await house.host.absence.resign(table.id, user_of(table, last))


async def test_no_one_claims_while_another_plays(house: House) -> None:
    table = await played(house, 3)
    await house.resign(table, 0)
    assert not (await house.host.show.panel(table.id, user_of(table, 1))).claims
    with pytest.raises(ServiceError, match="no_claim"):
        await house.host.absence.claim(table.id, user_of(table, 1))
    await house.host.absence.stand_in(table.id, user_of(table, 2))
    with pytest.raises(ServiceError, match="no_claim"):
        await house.host.absence.claim(table.id, user_of(table, 1))


async def test_what_others_left_too_early_is_no_win(house: House) -> None:
    table = await house.running(3)
    for seat in (0, 1):
        await house.resign(table, seat)
    assert await leaving(house, table, 2) == "ends"
    with pytest.raises(ServiceError, match="no_claim"):
        await house.host.absence.claim(table.id, user_of(table, 2))
    table = await house.resign(table, 2)
    assert (table.status, table.conceded) == ("aborted", None)
    await house.prove(table)


async def test_a_newcomer_in_a_seat_that_was_left_ends_the_claim(house: House) -> None:
    table, last = await deserted(house)
    user_id = user_of(table, last)
    await house.host.votes.propose_offer(table.id, user_id, 0, None)
    await house.host.absence.take_seat(table.id, 0, person(GUEST))
    with pytest.raises(ServiceError, match="no_claim"):
        await house.host.absence.claim(table.id, user_id)


# --- alone with computers -----------------------------------------------------------------------


async def test_alone_with_computers_there_is_only_an_end(house: House) -> None:
    table = await played(house, 1, 2)
    seat = next(each.seat for each in table.seats if each.user_id is not None)
    assert await leaving(house, table, seat) == "ends"
    with pytest.raises(ServiceError, match="no_claim"):
        await house.host.absence.claim(table.id, user_of(table, seat))
    table = await house.resign(table, seat)
    assert (table.status, table.conceded) == ("aborted", None)
    assert not table.seats[seat].resigned
    await house.prove(table)


# --- the results --------------------------------------------------------------------------------


async def test_the_log_tells_who_resigned_and_who_won(house: House) -> None:
    table = await house.resign(await played(house, 2), 0)
    page = await house.host.look.page(table.id, user_of(table, 1))
    told = [each for each in page.events if isinstance(each, HappenedInfo)]
    assert [(each.kind, each.seat) for each in told] == [("resigned", 0), ("won", 1)]
    assert page.events[-2:] == tuple(told)


async def test_the_table_is_told_once_at_its_end(house: House) -> None:
    table = await played(house, 2)
    await house.outbox.drain()
    house.recorder.take()
    await house.resign(table, 0)
    await house.outbox.drain()
    rows = house.recorder.take()
    told = [(row.kind, row.user_id, row.ping) for row in rows]
    assert told == [("final", None, ()), ("result", user_of(table, 1), ())]


async def test_it_is_replayed_to_where_it_ended(house: House) -> None:
    table = await house.resign(await played(house, 2), 0)
    last = await house.host.replay.step(table.id, 10**9, (0, 1))
    assert last.board.outcome is None
    assert last.table.conceded == "won"
    assert [row[-1] for row in (await house.host.replay.chances(table.id)).chances] == [0, 1]
    assert (await house.host.replay.course(table.id)).scored
    assert (await house.host.replay.turns(table.id)).turns


@pytest.mark.parametrize("computers", [0, 1])
async def test_its_file_says_how_it_ended(house: House, computers: int) -> None:
    table, last = await deserted(house, 3, computers)
    table = await house.host.absence.claim(table.id, user_of(table, last))
    data = await house.host.replay.export(table.id)
    file = tablefile.read(data)
    assert isinstance(file, tablefile.ConcededFile)
    assert tablefile.written(file) == data
    again = replay_steps.played_from(GAMES, file).table
    assert again.conceded == "won"
    assert [seat.rank for seat in again.seats] == [seat.rank for seat in table.seats]
    number = await house.host.imports.add(GUEST, data)
    assert number


async def test_its_people_play_again(house: House) -> None:
    table = await house.resign(await played(house, 2), 0)
    again = await house.host.rematches.rematch(table.id, person(user_of(table, 0)))
    assert again.status == "lobby"
    assert {*again.kept, *again.players} == {user_of(table, 0), user_of(table, 1)}


async def test_a_restart_finds_it_over(house: House) -> None:
    table = await house.resign(await played(house, 2), 0)
    await house.restart()
    assert await house.table(table.id) == table
    await house.prove(table)
