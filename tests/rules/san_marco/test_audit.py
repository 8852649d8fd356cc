"""Whole games against books that are kept from what is told alone (`auditor.py`)."""

import pytest

from rules.san_marco import GAME
from tests.contract.walks import Chooser, at_random, greedily, walk
from tests.rules.san_marco.auditor import Books


@pytest.mark.parametrize("choose", [at_random, greedily], ids=["at_random", "greedily"])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(12))
def test_clause_1_5_the_books_agree_at_every_step(seed: int, seats: int, choose: Chooser) -> None:
    game = walk(GAME, seats, seed, {}, choose)
    books = Books(seats, game.options["districts"])
    state, told = GAME.new(game.options, seats, game.seed)
    books.hears(told)
    books.agrees(GAME.view(state, None))
    for step in game.steps:
        GAME.apply(state, step.seat, step.choice)
        books.hears(step.events)
        books.agrees(GAME.view(state, None))

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert list(outcome.scores) == books.prestige
    merits = list(zip(books.prestige, books.nobles["san_marco"], strict=True))
    assert [sorted(merits, reverse=True).index(merit) + 1 for merit in merits] == list(
        outcome.ranks
    )
