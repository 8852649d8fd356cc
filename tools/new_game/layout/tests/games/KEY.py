"""The suites' knowledge of TITLE."""

from typing import Final

from rules.chance import Chance
from rules.event import Seat
from rules.KEY import GAME, flow
from rules.KEY.state import State
from tests.games.record import Fullest, Known, Least, Traced


def planted(state: State, seat: Seat, chance: Chance) -> State | None:
    """Exchange a card of another hand for one that was put aside."""
    planted = state.copy()
    others = [player.hand for at, player in enumerate(planted.players) if at != seat]
    hand = others[chance.below(len(others))]
    if not hand:
        return None
    at, other = chance.below(len(hand)), chance.below(len(planted.aside))
    hand[at], planted.aside[other] = planted.aside[other], hand[at]
    hand.sort()
    flow.reopen(planted)  # that seat has other options
    return planted


def full() -> Fullest:
    """Begin: all four seats have all their cards."""
    return Fullest(4, [GAME.new({}, 4, 1)[0]])


KNOWN: Final = Known(
    planted=planted,
    least=Least(wins=0.35, points=1.5, markers=4, kinds=1, terms=0, secret=1, undone=0),
    fullest={"four full hands": full},
    traced=Traced(states=12, stride=5, drawn=3),
    never=frozenset(("decline",)),
)
