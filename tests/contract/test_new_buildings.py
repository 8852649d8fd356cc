"""The laws over 60 games of San Juan with the expansion.

For each number of players 15 of random and 5 of sensible ones; `make soak` plays 2,000 more at
random and 200 by sensible players.
"""

import pytest

from rules.chance import Chance
from rules.registry import GAMES
from tests.contract.laws import LAWS
from tests.contract.walks import Chooser, at_random, greedily, walk

SAN_JUAN = GAMES["san_juan"]
PARTS = 5
"""The games are judged in so many parts, that several processes can share them."""
SOAK_PARTS = 40
FIRST_OF_SOAK = 5
"""Seeds from here on are played in the soak."""


@pytest.mark.parametrize(("choose", "games"), [(at_random, 15), (greedily, 5)])
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", SAN_JUAN.seats)
def test_games_with_the_new_buildings_obey_all_laws(
    seats: int, part: int, choose: Chooser, games: int
) -> None:
    for seed in range(part, games, PARTS):
        obeys_all(seats, seed, choose)


@pytest.mark.soak
@pytest.mark.parametrize(("choose", "games"), [(at_random, 2000), (greedily, 200)])
@pytest.mark.parametrize("part", range(SOAK_PARTS))
@pytest.mark.parametrize("seats", SAN_JUAN.seats)
def test_soak(seats: int, part: int, choose: Chooser, games: int) -> None:
    for seed in range(FIRST_OF_SOAK + part, FIRST_OF_SOAK + games, SOAK_PARTS):
        obeys_all(seats, seed, choose)


def obeys_all(seats: int, seed: int, choose: Chooser) -> None:
    """Let one game with the expansion be judged by every law."""
    played = walk(SAN_JUAN, seats, seed, {"deck": "new_buildings"}, choose)
    for judge in LAWS.values():
        try:
            judge(played, Chance(seed))
        except BaseException as error:
            error.add_note(f"{seats} seats, seed {seed}, {choose.__name__}")
            raise
