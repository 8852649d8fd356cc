"""The laws over games of San Juan with the expansion: 200 of random and 50 of sensible players."""

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
        played = walk(SAN_JUAN, seats, seed, {"deck": "new_buildings"}, choose)
        for judge in LAWS.values():
            judge(played, Chance(seed))
