"""Whole games against books made from events alone (`auditor.py`)."""

import pytest

from rules.san_marco import GAME
from tests.contract.walks import Chooser, at_random, greedily, walk
from tests.rules.auditing import audit
from tests.rules.san_marco.auditor import Books


@pytest.mark.sampled(4)
@pytest.mark.parametrize("choose", [at_random, greedily], ids=["at_random", "greedily"])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(12))
def test_clause_1_5_the_books_agree_at_every_step(seed: int, seats: int, choose: Chooser) -> None:
    game = walk(GAME, seats, seed, {}, choose)
    audit(game, lambda _: Books(seats, game.options["districts"]))
