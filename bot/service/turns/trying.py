"""Whether a choice could be taken back, found out before it is made.

A single click plays only what can be taken back (`Play.choose`, where nobody is `sure`). So the
choice is tried first, in memory. It is not tried in the position itself: what came of it there
could depend on what others hold or have answered in secret, and whoever saw that a choice waits for
Confirm could choose otherwise. It is tried in a position that the seat cannot tell from this one,
with all that it cannot know dealt anew. So the answer holds nothing but what the seat knows.

Law 3 of every game says that both positions agree on whether something is revealed, except where a
choice opens what others have answered beside it. Should such an answer reveal something only in the
position itself, the choice stands.
"""

from bot.service.errors import Unsure
from bot.service.turns.turn import Turn
from rules.chance import Chance
from rules.decision import Choice
from rules.event import Seat

REVEALS = "reveals"
ENDS = "ends"
ANSWERED = "answered"


def check_can_be_taken_back(turn: Turn, seat: Seat, choice: Choice, chance: Chance) -> None:
    """Raise Unsure where this choice, not yet made, could not be taken back.

    Whoever plays among computers can take back everything but the end. Raises RulesError for what
    is no answer; nothing changes in any case.
    """
    why = _why_not(turn, seat, choice, chance)
    if why:
        raise Unsure(why)


def _why_not(turn: Turn, seat: Seat, choice: Choice, chance: Chance) -> str:
    game = turn.game
    dealt = game.determinize(turn.state, seat, chance)
    told = game.apply(dealt, seat, choice)
    if not turn.practice and any(event.reveals for event in told):
        return REVEALS
    if game.outcome(dealt) is not None:
        return ENDS
    asked = [decision.seat for decision in game.decisions(dealt)]
    at_once = not turn.practice and not turn.grace
    if at_once and any(turn.seats[other].by_computer for other in asked):
        return ANSWERED
    return ""
