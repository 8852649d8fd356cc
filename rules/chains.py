"""A whole choice: all parts of a chain (`rules.flow`), worked out before the first is carried out.

Plans and computers answer like this. The parts are stored together, so the time of the answer does
not show how many there were.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from rules.decision import Choice, Decision
from rules.event import Seat
from rules.game import Game, View

S = TypeVar("S")
V = TypeVar("V", bound=View)

LINKS: Final = 12
"""More parts than any game asks of one choice."""


def whole(
    game: Game[S, V], state: S, seat: Seat, answer: Callable[[S, Decision], Choice | None]
) -> tuple[Choice, ...]:
    """Return the choices that `answer` makes for a seat, part by part, until the choice is
    complete.

    All parts or none: empty if it has no answer to one of them. `state` stays as it is. Raises as
    `Game.apply`.
    """
    ahead, found = game.copy(state), list[Choice]()
    for _ in range(LINKS):
        asked = game.asked(ahead, seat)
        if asked is None:
            return tuple(found)
        choice = answer(ahead, asked)
        if choice is None:
            return ()
        found.append(choice)
        if game.apply(ahead, seat, choice):
            return tuple(found)
    raise AssertionError("a choice that never ends")
