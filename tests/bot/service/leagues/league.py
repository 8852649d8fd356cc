"""A league in a house, whose people play by common sense on a clock that tests command."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, select

from bot.engine.commit import NOBODY, note, write
from bot.engine.turn import begin
from bot.service.leagues.leagues import Founding
from bot.service.leagues.model import SeasonView
from bot.service.server import Membership
from bot.storage import schema
from bot.storage.rows import Stored
from tests.bot.service.house import CHANNEL, SERVER, House, person

MANAGER: Final = Membership(manager=True)
FOUNDING: Final = Founding(SERVER, CHANNEL, "Trade winds", "auction", 5, {}, "en")
WEEK: Final = timedelta(days=7)


async def opened(house: House, people: int = 7, founding: Founding = FOUNDING) -> SeasonView:
    """Return the first season of a league for which users 1, 2, ... have registered."""
    view = await house.host.leagues.create(founding, MANAGER)
    return await registered(house, view, range(1, people + 1))


async def registered(house: House, view: SeasonView, people: Sequence[int]) -> SeasonView:
    for user_id in people:
        view = await house.host.leagues.register(view.season.id, person(user_id))
    return view


async def begun(house: House, people: int = 7, founding: Founding = FOUNDING) -> SeasonView:
    """Return a season that has begun with this many people."""
    return await on(house, await opened(house, people, founding), WEEK)


async def on(house: House, view: SeasonView, span: timedelta) -> SeasonView:
    """Let the time pass, and all be done that falls due meanwhile; return the season."""
    until = house.clock.time + span
    await house.host.run_due()
    while (at := await house.store.read(_next_due)) is not None and at <= until:
        house.clock.time = max(at, house.clock.time)
        await house.host.run_due()
        assert await house.store.read(_next_due) != at, "it was done"
    house.clock.time = until
    await house.host.run_due()
    return await now(house, view)


def _next_due(db: Connection) -> datetime | None:
    due = schema.leagues.c.due_at
    return db.execute(select(due).where(due.is_not(None)).order_by(due).limit(1)).scalar()


async def now(house: House, view: SeasonView) -> SeasonView:
    return await house.host.leagues.view(view.season.id)


async def newest(house: House) -> SeasonView:
    """Return the newest season of the only league."""
    [view] = await house.host.leagues.of_server(SERVER)
    return view


def tables_of(view: SeasonView) -> list[int]:
    """Return the numbers of a season's tables."""
    every = [table.table_id for division in view.divisions for table in division.tables]
    return [table_id for table_id in every if table_id is not None]


async def play(house: House, table_id: int) -> None:
    """Let the people of a table play to its end, in one turn."""
    context = house.host._context

    def work(db: Connection) -> Stored:
        turn = begin(context, db, table_id)
        while asked := turn.open():
            seat, decision = next(iter(asked.items()))
            turn.play(seat, turn.game.greedy(turn.game.view(turn.state, seat), decision))
        return write(db, turn, NOBODY)

    note(context, "table.moved", await context.change(table_id, work))


async def play_all(house: House, view: SeasonView) -> SeasonView:
    """Let all tables be played that still run; what is due is done."""
    for division in view.divisions:
        for table in division.tables:
            if table.table_id is not None and table.status == "running":
                await play(house, table.table_id)
    return await on(house, view, timedelta())


async def letters(house: House) -> list[tuple[str, int | None]]:
    """Return the letters that wait, as their kind and person, and take them away."""

    def take(db: Connection) -> list[tuple[str, int | None]]:
        rows = schema.letters
        found = select(rows.c.kind, rows.c.user_id).order_by(rows.c.id)
        taken = [(kind, user_id) for kind, user_id in db.execute(found)]
        db.execute(rows.delete())
        return taken

    return await house.store.write(take)
