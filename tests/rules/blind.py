"""What a seat cannot see changes nothing that it chooses: everything is chosen twice."""

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
    """Choose in each of these positions, and once more with other hidden things."""
    chance = Chance(1)
    for state, decision in found:
        other = game.determinize(state, decision.seat, chance)
        yield decision, choose(state, decision), choose(other, decision)


def all_alike(chosen: Iterable[tuple[Decision, T, T]]) -> int:
    """Assert that the same was chosen each time; return in how many positions."""
    number = 0
    for decision, one, other in chosen:
        assert one == other, decision
        number += 1
    return number


def peeking(game: AnyGame) -> Deal:
    """Return what deals the hidden things as they really lie."""
    return lambda state, _seat, _chance: game.copy(state)
