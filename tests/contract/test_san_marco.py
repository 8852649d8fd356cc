"""The laws over games of San Marco: 10 of random and 5 of sensible players, for 3 and for 4.

`make soak` plays the first 100 and 25. `test_laws.py` plays 25 others at random, and in `make soak`
2,000 for each number of players.
"""

import pytest

from rules.chance import Chance
from rules.registry import GAMES
from tests.contract.laws import LAWS
from tests.contract.walks import Chooser, at_random, greedily, walk

SAN_MARCO = GAMES["san_marco"]
PARTS = 5
"""The games are judged in so many parts, that several processes can share them."""
FIRST = 5000
"""Seeds that no other test of the laws plays."""

GAMES_OF = [
    pytest.param(at_random, range(10), id="at_random"),
    pytest.param(greedily, range(5), id="greedily"),
    pytest.param(at_random, range(10, 100), id="more-at_random", marks=pytest.mark.soak),
    pytest.param(greedily, range(5, 25), id="more-greedily", marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("choose", "games"), GAMES_OF)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", SAN_MARCO.seats)
def test_games_obey_all_laws(seats: int, part: int, choose: Chooser, games: range) -> None:
    for seed in (FIRST + number for number in games[part::PARTS]):
        played = walk(SAN_MARCO, seats, seed, choose=choose)
        for judge in LAWS.values():
            try:
                judge(played, Chance(seed))
            except BaseException as error:
                error.add_note(f"{seats} seats, seed {seed}, {choose.__name__}")
                raise
