"""A secret choice changes neither the messages of others, nor their times, nor their number.

From one position two continuations are found that look the same to a viewer: other cards kept,
tucked or put away, a building begun or not yet, more steps or fewer. Both are played in the real
bot. Posts, edits, pings, messages and their order must be the same, and all that can be fetched
afterwards.
"""

from collections import Counter
from pathlib import Path

import pytest

from bot.engine import logbook
from bot.engine.model import TableInfo
from bot.service import showing
from rules.game import AnyGame
from tests.games import GAMES, known
from tests.leaks.pairs import Fetch, alike, compare_behaviour, positions
from tests.leaks.tables import TABLES
from tests.leaks.viewers import Viewer, glance, viewers_of
from tests.leaks.world import World, world

POSITIONS = 60
OF_A_KIND = 2
"""The number of pairs played for each kind of decision; one begins with nothing done at all."""
SOAK_POSITIONS = 1500


@pytest.fixture(autouse=True)
def _short_history(monkeypatch):
    """Pictures get so few events, and pages of the log hold so few, that all are cut."""
    monkeypatch.setattr(showing, "HISTORY", 6)
    monkeypatch.setattr(logbook, "PAGE", 3)


@pytest.mark.proof
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_a_secret_choice_leaves_no_trace(key: str, seats: int, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        compared = await compare_all(built, GAMES[key], seats, POSITIONS, OF_A_KIND)
    kinds = known(key).least.secret
    assert sum(compared.values()) > OF_A_KIND * (kinds - 1)
    assert len(compared) >= kinds, f"only {[*compared]} were seen"


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_soak(key: str, seats: int, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        await compare_all(built, GAMES[key], seats, SOAK_POSITIONS, SOAK_POSITIONS)


async def compare_all(
    world: World,
    game: AnyGame,
    seats: int,
    positions_: int,
    of_a_kind: int,
    fetch: Fetch = glance,
) -> Counter[str]:
    """Compare for every onlooker; return the number of pairs of each kind."""
    compared: Counter[str] = Counter()
    async for table in positions(world, game, seats, positions_, stride=1):
        state = await world.state(table)
        wanted = [each for each in game.decisions(state) if compared[each.kind] < of_a_kind]
        onlookers = await _onlookers(world, table) if wanted else []
        for asked in wanted:
            for viewer in onlookers:
                if viewer.seat == asked.seat or compared[asked.kind] >= of_a_kind:
                    continue
                for one, other in alike(game, state, asked.seat, viewer, world.chance):
                    await compare_behaviour(world, table, viewer, one, other, fetch)
                    compared[asked.kind] += 1
    return compared


async def _onlookers(world: World, table: TableInfo) -> list[Viewer]:
    """All viewers without any change to see.

    A person who could take the last move back can no longer do so once another has begun to answer:
    so the rules tell this one person that a player has begun, but not the answer.
    """
    return [
        viewer
        for viewer in viewers_of(table)
        if not (await world.bot.host.look.position(table.id, viewer.user_id)).can_take_back
    ]
