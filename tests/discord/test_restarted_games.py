"""Whole games by clicks, with a restart in each kind of question.

With simultaneous questions, there is one after each answer, too.
"""

from typing import Any, Final

import pytest

from tests.discord.conftest import Simulate
from tests.discord.ending import has_ended, trouble
from tests.discord.members import open_table
from tests.discord.venice import Visitor, turn
from tests.games import GAMES, known
from tests.games.record import Clicked

__all__ = ["trouble"]

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve")
PROVED: Final = 3
"""The numbers of seats among the proofs; all others are in the soak."""


def tables() -> list[Any]:
    """Return each game that is played so, with each number of seats."""
    return [
        pytest.param(
            key,
            seats,
            clicked,
            marks=() if seats == PROVED else pytest.mark.soak,
            id=f"{key}-{seats}",
        )
        for key, game in GAMES.items()
        for seats in game.seats
        if (clicked := known(key).clicked) is not None
    ]


@pytest.mark.proof
@pytest.mark.parametrize(("key", "seats", "clicked"), tables())
async def test_a_whole_game_goes_on_where_a_restart_found_it(
    simulate: Simulate, key: str, seats: int, clicked: Clicked
):
    async with simulate(seed=7) as simulation:
        people = [Visitor(simulation, name) for name in NAMES[:seats]]
        table = await open_table(simulation, people, game=key)
        restarted: set[tuple[str, int]] = set()
        moves = 0
        while now := await turn(simulation, table, people, moves):
            kind = now.decision.kind
            if (kind, now.others) not in restarted:
                await simulation.restart()
                assert await turn(simulation, table, people, moves) == now
                restarted.add((kind, now.others))
            await now.member.answer(now.decision, clicked.choose(now.decision, moves))
            moves += 1
        assert {kind for kind, _ in restarted} >= clicked.asked
        assert moves > 30 * seats
        await has_ended(simulation, table)
