"""A league's table in the tests: as any other, but of a season, with a league's clock."""

from sqlalchemy import update

from bot.engine.model import TableInfo
from bot.storage.schema import tables
from tests.bot.service.house import OPENER, House
from tests.sql import run

SEASON = 7
CLOCK = "96/8/120"


async def league_table(house: House, persons: int = 3, *, starting_hand: str = "on") -> TableInfo:
    """Return a league's table that has just begun."""
    table = await house.lobby(persons, clock=CLOCK, starting_hand=starting_hand)
    of_season = update(tables).where(tables.c.id == table.id).values(season_id=SEASON)
    await house.store.write(run, of_season)
    return await house.host.beginning.start(table.id, OPENER)


async def waiting_for_one(house: House, persons: int = 3) -> TableInfo:
    """Return such a table that waits for seat 0 alone."""
    table = await league_table(house, persons)
    return await house.play_until(table, lambda table, _: table.waiting == (0,))
