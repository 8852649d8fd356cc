"""Whole games by clicks, with a restart in each kind of question."""

from typing import Any, Final

import pytest

from tests.discord.conftest import Simulate
from tests.discord.ending import has_ended, trouble
from tests.discord.members import asked, open_table, waiting
from tests.discord.venice import Visitor, play
from tests.games import GAMES, known
from tests.games.record import Clicked

__all__ = ["trouble"]

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve")
IN_EVERY_RUN: Final = 3
"""Tables of so many are played in every run, all others in the soak."""


def tables() -> list[Any]:
    """Return each game that is played so, with each number of seats."""
    return [
        pytest.param(
            key,
            seats,
            clicked,
            marks=() if seats == IN_EVERY_RUN else pytest.mark.soak,
            id=f"{key}-{seats}",
        )
        for key, game in GAMES.items()
        for seats in game.seats
        if (clicked := known(key).clicked) is not None
    ]


@pytest.mark.parametrize(("key", "seats", "clicked"), tables())
async def test_a_whole_game_goes_on_where_a_restart_found_it(
    simulate: Simulate, key: str, seats: int, clicked: Clicked
):
    async with simulate(seed=7) as simulation:
        people = [Visitor(simulation, name) for name in NAMES[:seats]]
        table = await open_table(simulation, people, game=key)
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
                clicked.choose,
                until=lambda asked, _: asked.kind not in found,
                moves=moves,
            )
        assert found >= clicked.asked
        assert moves > 30 * seats
        await has_ended(simulation, table)
