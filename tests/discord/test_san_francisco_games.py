"""Whole games of San Francisco by clicks, with a restart in each kind of question."""

from random import Random

import pytest

from rules.decision import Choice, Decision, sample
from tests.discord.conftest import Simulate
from tests.discord.ending import has_ended, trouble
from tests.discord.members import asked, open_table, waiting
from tests.discord.venice import Visitor, play

__all__ = ["trouble"]

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
ASKED = {"tender", "influence", "bid", "tile", "blind", "payment", "district", "street"}


def choose(decision: Decision, moves: int) -> Choice:
    """Choose at random, but thrifty: whoever has spent all only waits for the end."""
    random = Random(moves)
    if decision.kind == "bid" and random.random() < 0.6:
        return ()
    if decision.kind == "influence":
        return (random.randrange(min(4, len(decision.options))),)
    return sample(decision, random.random)


@pytest.mark.parametrize(
    "seats", [3, pytest.param(4, marks=pytest.mark.soak), pytest.param(5, marks=pytest.mark.soak)]
)
async def test_a_whole_game_goes_on_where_a_restart_found_it(simulate: Simulate, seats: int):
    async with simulate(seed=7) as simulation:
        people = [Visitor(simulation, name) for name in NAMES[:seats]]
        table = await open_table(simulation, people, game="san_francisco")
        found: set[str] = set()
        moves = 0
        while due := await waiting(simulation, table, people):
            decision = await asked(simulation, table, due[0])
            found.add(decision.kind)
            await simulation.restart()
            assert await asked(simulation, table, due[0]) == decision
            moves, _ = await play(
                simulation,
                table,
                people,
                choose,
                until=lambda asked, _: asked.kind not in found,
                moves=moves,
            )
        assert found >= ASKED
        assert moves > 30 * seats
        await has_ended(simulation, table)
