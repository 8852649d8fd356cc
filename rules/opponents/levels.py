"""The levels of computer players, from weak to strong. None of them ever holds the real state."""

from collections.abc import Callable
from typing import Final, TypeVar

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.game import Game, View

S = TypeVar("S")
V = TypeVar("V", bound=View)

RANDOM: Final = "random"
GREEDY: Final = "greedy"
LEVELS: Final = (RANDOM, GREEDY)


def choose(
    game: Game[S, V],
    level: str,
    view: V,
    decision: Decision,
    _sample: Callable[[], S],
    chance: Chance,
) -> Choice:
    """Choose for the seat that `decision` asks. Raises KeyError for an unknown level.

    `view` is what that seat sees; each call of `_sample` gives a position that it cannot tell
    from the real one, for levels that look ahead, of which there is none yet; `chance` is the
    player's own.
    """
    if level == GREEDY:
        return game.greedy(view, decision)
    if level == RANDOM:
        return answering.sample(decision, chance.random)
    raise KeyError(level)
