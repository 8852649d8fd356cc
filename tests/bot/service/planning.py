"""The common part of tests of plans: five people bid for lots in the made-up game."""

from collections.abc import Awaitable, Callable

from bot.engine.model import PlanInfo, TableInfo
from bot.storage import plans, tables
from bot.storage.rows import Entry, SeatRow
from rules.decision import choose
from rules.event import Seat
from tests.bot.service.house import House, user_of

BID, TIP = "bid", "tip"
GUEST = 77
Act = Callable[[House, TableInfo], Awaitable[object]]


async def auction(
    house: House, persons: int = 5, computers: int = 0, *, clock: str = "relaxed"
) -> TableInfo:
    lobby = await house.lobby(persons, computers, game="auction", clock=clock)
    table = await house.host.beginning.start(lobby.id, 11)
    await told(house)
    return table


async def told(house: House) -> list[tuple[str, int | None, bool]]:
    await house.outbox.drain()
    return [(row.kind, row.user_id, row.fresh) for row in house.recorder.take()]


async def bids(house: House, table: TableInfo, seat: Seat, *cheques: int) -> TableInfo:
    """Let a seat lay these cheques, or pass."""
    decision = await house.asked(table, seat)
    choice = choose(decision, *(f"cheque:{cheque}" for cheque in cheques))
    return await house.answer(await house.table(table.id), seat, choice)


async def ranks(house: House, table: TableInfo, seat: Seat, *sets: str, at_once=False) -> None:
    """Plan bids of these cheques, the dearest first: "6", or "2+4" for two of them."""
    user_id, host = user_of(table, seat), house.host.plans
    for one in sets:
        keys = tuple(f"cheque:{cheque}" for cheque in one.split("+"))
        await host.rank(table.id, user_id, BID, keys)
    if at_once:
        await host.pace(table.id, user_id, BID, at_once=True)


async def orders(house: House, table: TableInfo, seat: Seat, value: str, *, at_once=True) -> None:
    """Give the order to bid up to a sum, in every auction."""
    user_id = user_of(table, seat)
    await house.host.plans.order(table.id, user_id, "bid_up_to", value)
    await house.host.plans.lasts(table.id, user_id, BID, "standing")
    await house.host.plans.pace(table.id, user_id, BID, at_once=at_once)


async def row_of(house: House, table: TableInfo, seat: Seat) -> SeatRow:
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    return stored.seats[seat]


async def plans_of(house: House, table: TableInfo, seat: Seat) -> list[PlanInfo]:
    return await house.store.read(plans.of_seat, table.id, seat)


async def fates(house: House, table: TableInfo, seat: Seat) -> dict[str, str | None]:
    """Return the fate of a seat's plans, by kind of question."""
    return {plan.kind: plan.ended for plan in await plans_of(house, table, seat)}


async def made(house: House, table: TableInfo) -> list[Entry]:
    """Return the choices of plans."""
    return [entry for entry in await house.journal(table) if entry.planned]


async def half_an_hour_later(house: House) -> None:
    house.clock.advance(minutes=30)
    await house.host.run_due()


async def passes(house: House, table: TableInfo, *seats: Seat) -> None:
    for seat in seats:
        await bids(house, table, seat)


async def lot_won(house: House, table: TableInfo) -> None:
    """Seat 0 gets the lot, and everyone tips nothing."""
    await bids(house, table, 0, 4)
    await passes(house, table, 1, 2, 3, 4)


async def tipped(house: House, table: TableInfo) -> None:
    """The round ends, and the next begins with seat 0."""
    await lot_won(house, table)
    for seat in range(5):
        await house.answer(await house.table(table.id), seat, (0,))


async def all_agree_to_undo(house: House, table: TableInfo) -> None:
    """Go back before the bid of seat 0, which others have answered since."""
    vote = await house.host.votes.propose_undoing(table.id, user_of(table, 0))
    for seat in (1, 2, 3, 4):
        vote = await house.host.votes.cast(vote.id, user_of(table, seat), "yes")
