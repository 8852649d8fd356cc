"""The laws over games of San Juan in which both piles run out at times: what is dealt in turn."""

import pytest

from rules.chance import Chance
from tests.contract.laws import LAWS
from tests.contract.walks import Chooser, at_random, greedily, walk
from tests.rules.san_juan.played import scarce

GAMES_EACH = 3


@pytest.mark.parametrize("choose", [at_random, greedily])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_few_cards_obey_all_laws(seats: int, choose: Chooser) -> None:
    for seed in range(GAMES_EACH):
        played = walk(scarce(), seats, seed, choose=choose)
        for judge in LAWS.values():
            judge(played, Chance(seed))
