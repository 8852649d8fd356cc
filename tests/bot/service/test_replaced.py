"""Replaced people: by a vote for a computer, or at a seat that they have left."""

from datetime import datetime, timedelta

import pytest

from bot.engine.errors import NotAllowed, WrongTime
from bot.engine.model import TableInfo
from bot.engine.turn import TOLD_AGAIN
from tests.bot.service.house import OPENER, House, person, user_of
from tests.bot.service.test_reminders import now_told, pass_time
from tests.bot.service.test_settling import row_of

GUEST = 1000


async def voted_out(house: House) -> tuple[TableInfo, int]:
    """Return a table where the others voted a computer in for a person, and that person."""
    for user_id in (OPENER, OPENER + 1, OPENER + 2):
        await house.set_user(user_id, remind_every=0)
    table = await house.running(3, clock="fast", starting_hand="off")
    [seat] = table.waiting
    house.clock.advance(hours=12)
    await now_told(house)
    for voter in (await house.host.votes.find(1)).voters:
        vote = await house.host.votes.find(1)
        if vote.outcome is None:
            await house.host.votes.cast(1, voter, "computer")
    assert (await house.table(table.id)).seats[seat].stand_in
    return table, user_of(table, seat)


async def told(house: House, kind: str = "standin") -> list[int | None]:
    return [row.user_id for row in await now_told(house) if row.kind == kind]


async def test_a_person_voted_out_is_told_at_once_and_once_more_after_a_week(house: House) -> None:
    _, anna = await voted_out(house)
    start = house.clock.now()
    assert await told(house) == [anna]
    found = await pass_time(house, timedelta(days=30), timedelta(hours=12))
    again: list[datetime] = [at for at, row in found if row.kind == "standin"]
    assert [at - start for at in again] == [TOLD_AGAIN]


async def test_the_second_word_outlives_the_process(house: House) -> None:
    _, anna = await voted_out(house)
    await now_told(house)
    house.clock.time += TOLD_AGAIN
    await house.restart()
    assert await told(house) == [anna]
    await house.restart()
    assert await told(house) == []


async def test_who_is_back_is_told_nothing_more(house: House) -> None:
    table, anna = await voted_out(house)
    await now_told(house)
    await house.host.absence.come_back(table.id, anna)
    assert (await row_of(house, table, anna)).back_at is None
    house.clock.time += TOLD_AGAIN
    assert await told(house) == []


async def test_who_went_of_their_own_accord_is_told_nothing(house: House) -> None:
    table = await house.running(3)
    await house.host.absence.stand_in(table.id, OPENER)
    assert (await row_of(house, table, OPENER)).back_at is None
    assert await told(house) == []


async def test_i_am_back_after_the_end_says_that_it_is_over(house: House) -> None:
    table, anna = await voted_out(house)
    others = [seat.user_id for seat in table.seats if seat.user_id != anna]
    await house.host.votes.propose_abort(table.id, others[0] or 0)
    [vote] = [2]
    for voter in (*others, anna):
        if (await house.host.votes.find(vote)).outcome is None:
            await house.host.votes.cast(vote, voter or 0, "yes")
    with pytest.raises(WrongTime, match="aborted"):
        await house.host.absence.come_back(table.id, anna)
    assert (await row_of(house, table, anna)).back_at is None


async def test_i_am_back_on_an_old_button_says_why_not(house: House) -> None:
    table, anna = await voted_out(house)
    await house.host.absence.come_back(table.id, anna)
    with pytest.raises(WrongTime, match="not_away"):
        await house.host.absence.come_back(table.id, anna)


async def test_a_former_holder_is_told_who_plays_on(house: House) -> None:
    table = await house.running(3)
    await house.host.absence.offer(table.id, OPENER, None)
    await now_told(house)
    await house.host.absence.take_seat(table.id, table.seats[0].seat, person(GUEST))
    assert await told(house, "taken") == [user_of(table, 0)]
    found = await house.host.show.successor(table.id, user_of(table, 0))
    assert found is not None
    assert found.seat.user_id == GUEST
    with pytest.raises(NotAllowed, match="not_seated"):
        await house.host.absence.come_back(table.id, user_of(table, 0))
