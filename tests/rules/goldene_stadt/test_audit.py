"""Whole games against books made from events alone (`auditor.py`)."""

import pytest

from rules.goldene_stadt import GAME
from tests.contract.walks import Chooser, at_random, greedily, walk
from tests.rules.auditing import audit
from tests.rules.goldene_stadt.auditor import Books

EVERY_TABLE = [(seats, choose) for seats in GAME.seats for choose in (at_random, greedily)]
MANY_GAMES = 2000


def agree(seed: int, seats: int, choose: Chooser) -> None:
    """Play a game with any table options, and compare the books at every step."""
    audit(walk(GAME, seats, seed, choose=choose), lambda _: Books(seats))


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("seats", "choose"), EVERY_TABLE)
def test_clause_7_2_the_books_agree_at_every_step(seats: int, choose: Chooser) -> None:
    for seed in range(8):
        agree(seed, seats, choose)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, MANY_GAMES // len(EVERY_TABLE), 40))
@pytest.mark.parametrize(("seats", "choose"), EVERY_TABLE)
def test_clause_7_2_the_books_agree_in_many_games(seats: int, choose: Chooser, first: int) -> None:
    for seed in range(first, first + 40):
        agree(seed, seats, choose)
