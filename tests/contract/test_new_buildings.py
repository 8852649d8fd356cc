"""The laws over games of San Juan with the expansion: 200 of random and 50 of sensible players.

For each number of players; `make soak` plays 2,000 more at random.
"""

import pytest

from rules.chance import Chance
from rules.registry import GAMES
from tests.contract.laws import LAWS
from tests.contract.walks import Chooser, at_random, greedily, walk

SAN_JUAN = GAMES["san_juan"]
PARTS = 10
"""The games are judged in so many parts, that several processes can share them."""


@pytest.mark.parametrize(("choose", "games"), [(at_random, 200), (greedily, 50)])
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", SAN_JUAN.seats)
def test_games_with_the_new_buildings_obey_all_laws(
    seats: int, part: int, choose: Chooser, games: int
) -> None:
    for seed in range(part, games, PARTS):
        obeys_all(seats, seed, choose)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(200, 2200, 50))
@pytest.mark.parametrize("seats", SAN_JUAN.seats)
def test_soak(seats: int, first: int) -> None:
    for seed in range(first, first + 50):
        obeys_all(seats, seed, at_random)


def obeys_all(seats: int, seed: int, choose: Chooser) -> None:
    """Let one game with the expansion be judged by every law."""
    played = walk(SAN_JUAN, seats, seed, {"deck": "new_buildings"}, choose)
    for judge in LAWS.values():
        try:
            judge(played, Chance(seed))
        except BaseException as error:
            error.add_note(f"{seats} seats, seed {seed}, {choose.__name__}")
            raise
