"""San Juan: the question to build depends on no hand, and a peek at one is found."""

from pathlib import Path

import pytest

from rules.event import Seat
from rules.san_juan import GAME, asking, passed_over
from rules.san_juan.state import State
from tests.leaks.checker import Leak
from tests.leaks.pairs import compare_dealt_anew, positions
from tests.leaks.viewers import glance, viewers_of
from tests.leaks.world import World, world


@pytest.mark.proof
@pytest.mark.planted
async def test_a_peek_at_the_hand_is_found(tmp_path: Path, monkeypatch):
    """A seat that can build nothing is passed by: others see the seats to move."""

    def peeked(state: State, seat: Seat) -> bool:
        return len(asking.build(state, seat).options) > 1

    monkeypatch.setattr(passed_over, "could_build", peeked)
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        with pytest.raises(Leak):
            await _look_at_builders(built)


async def _look_at_builders(world: World) -> None:
    """Let the last seat look whenever a seat is to build."""
    async for table in positions(world, GAME, 3, 100, stride=1):
        state = await world.state(table)
        if state.open[0].kind == "build":
            await compare_dealt_anew(world, table, viewers_of(table)[-1:], glance)
