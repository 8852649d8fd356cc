"""Decisive figures are added in one way, over every version of Python."""

import builtins
from collections.abc import Iterable
from itertools import islice
from math import fsum

import pytest

from rules.adding import added
from rules.registry import GAMES
from tests.rules.test_opponents import positions
from tests.rules.test_search import choice_of, searched

SEED = 41
"""Of games that no other test plays: earlier weighings may be cached, and are not added again."""
TENTHS = [0.1] * 10


def test_figures_are_added_one_after_the_other() -> None:
    assert added(TENTHS) == 0.9999999999999999 != fsum(TENTHS)
    assert added([]) == 0


@pytest.mark.proof
@pytest.mark.planted
@pytest.mark.parametrize("key", list(GAMES))
def test_no_figure_that_decides_is_added_by_sum(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Since Python 3.12, `sum` rounds in a different way."""
    game, exactly = GAMES[key], builtins.sum

    def whole(numbers: Iterable[float], start: float = 0) -> float:
        numbers = [*numbers]
        assert not any(isinstance(each, float) for each in numbers), numbers
        return exactly(numbers, start)

    monkeypatch.setattr(builtins, "sum", whole)
    for state, decision in positions(game, max(game.seats), SEED):
        game.greedy(game.view(state, decision.seat), decision)
    for state, decision in islice(searched(game, max(game.seats), SEED), 0, None, 25):
        choice_of(game, state, decision)
