"""Finding the fullest tables: the continuations of a position, and the largest decisions."""

from random import Random
from typing import Any

from rules import decision as answering
from rules.game import AnyGame


def largest(game: AnyGame, states: list[Any]) -> list[Any]:
    """Return, for each kind of decision, the position with the most options."""
    found: dict[str, tuple[int, Any]] = {}
    for state in states:
        for decision in game.decisions(state):
            size = len(decision.options)
            if size > found.get(decision.kind, (0, None))[0]:
                found[decision.kind] = size, state
    return [state for _, state in found.values()]


def played_on(game: AnyGame, state: Any, steps: int, seed: int) -> list[Any]:
    """Return this and the next positions of a game that is played at random."""
    states: list[Any] = []
    random = Random(seed)
    for _ in range(steps):
        open_ = game.decisions(state)
        if not open_:
            break
        states.append(game.copy(state))
        asked = random.choice(list(open_))
        game.apply(state, asked.seat, answering.sample(asked, random.random))
    return states
