"""Votes in the tests: a table that is out of time, its vote, and ballots by seat."""

from bot.engine.model import TableInfo, VoteInfo
from rules.event import Seat
from tests.bot.service.house import House, user_of

SOMEBODY = 99
"""A person without a seat at any table."""


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


async def ended(house: House, persons: int = 3, computers: int = 0) -> TableInfo:
    """Return such a table that its people have ended early."""
    table = await house.running(persons, computers)
    first, *others = [seat.seat for seat in table.seats if seat.user_id is not None]
    vote = await house.host.votes.propose_abort(table.id, user_of(table, first))
    await cast(house, table, vote, dict.fromkeys(others[: persons // 2], "yes"))
    return await house.table(table.id)
