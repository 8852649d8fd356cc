"""Hidden information changes no choice: everything is chosen twice."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from rules.chance import Chance
from rules.decision import Decision
from rules.game import AnyGame
from tests.rules.test_opponents import Deal

T = TypeVar("T")


def twice(
    game: AnyGame, found: Iterable[tuple[Any, Decision]], choose: Callable[[Any, Decision], T]
) -> Iterator[tuple[Decision, T, T]]:
    """Choose in each of these positions, and once more with other hidden information."""
    chance = Chance(1)
    for state, decision in found:
        other = game.determinize(state, decision.seat, chance)
        yield decision, choose(state, decision), choose(other, decision)


def all_alike(chosen: Iterable[tuple[Decision, T, T]]) -> int:
    """Assert that both choices are equal each time; return the number of positions."""
    number = 0
    for decision, one, other in chosen:
        assert one == other, decision
        number += 1
    return number


def peeking(game: AnyGame) -> Deal:
    """Return a deal of the hidden information as it really lies."""
    return lambda state, _seat, _chance: game.copy(state)
