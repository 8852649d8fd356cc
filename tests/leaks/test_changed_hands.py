"""After a change of hands, with a stand-in and an open vote, no one learns more."""

from pathlib import Path

import pytest

from bot.engine.model import TableInfo
from bot.storage.rows import Notice
from tests.bot.service.house import person
from tests.games import GAMES
from tests.leaks.pairs import compare_dealt_anew, positions
from tests.leaks.tables import TABLES
from tests.leaks.test_dealt_anew import together
from tests.leaks.viewers import Viewer, everything, glance, viewers_of
from tests.leaks.world import Observed, World, observed, user_of, world

NEWCOMER = 77
BEFORE = 25
"""The number of moves before any of that happens."""


@pytest.mark.proof
@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_no_one_can_tell_worlds_apart(
    key: str, seats: int, every: bool, tmp_path: Path, monkeypatch
):
    """The former and the present holder of seat 0, and the person with a stand-in, fetch
    everything.

    The others glance, and so do all where there are more seats; in the soak all fetch everything.
    """
    thorough = seats == min(GAMES[key].seats)
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        *_, table = [each async for each in positions(built, GAMES[key], seats, BEFORE, stride=1)]
        table, former = await _changed(built, table)
        viewers = viewers_of(table)
        watching, *seated = together([*viewers, Viewer("who held seat 0", former)])
        assert Viewer("who held seat 0", former) in watching
        for group in (watching, *seated):
            touched = thorough and group in (watching, seated[0], seated[-1])
            fetch = everything if every or touched else glance
            await compare_dealt_anew(built, table, group, fetch)
            await compare_dealt_anew(built, table, group, _votes)


async def _changed(world: World, table: TableInfo) -> tuple[TableInfo, int]:
    """Hand seat 0 over, let a computer play at the last, propose an end; return who held seat 0."""
    former, absence = user_of(table, 0), world.bot.host.absence
    await absence.offer(table.id, former, None)
    await (await world.bot.fetch_user(NEWCOMER)).create_dm()
    await absence.take_seat(table.id, 0, person(NEWCOMER))
    if len(table.seats) > 2:
        last = user_of(table, len(table.seats) - 1)
        await absence.stand_in(table.id, last)
        await absence.offer(table.id, last, former)
    await world.bot.host.votes.propose_abort(table.id, user_of(table, 1))
    await world.told()
    return await world.bot.host.look.table(table.id), former


async def _votes(world: World, table: TableInfo, _: Viewer) -> Observed:
    """Have the post of the vote made again and edited."""

    async def fetch() -> None:
        for fresh in (True, False):
            await world.post(table, Notice("vote", fresh=fresh, vote_id=1))

    return await observed(world, fetch)
