"""Finding out whether a choice could be taken back before it is made.

A single click plays only what can be taken back (`Play.choose` without `sure`). So the choice is
tried first, in memory. It is not tried in the position itself: the result there could depend on
what others hold or have answered in secret, and the wait for Confirm would reveal it, so that the
player could choose otherwise. It is tried in a position that the seat cannot tell from this one,
with everything that it cannot know dealt again at random. So the result depends only on what the
seat knows.

Law 3 of every game says that both positions agree on whether something is revealed, except when a
choice reveals the sealed answers of others. If such an answer reveals something only in the
position itself, the choice stands.
"""

from bot.engine.errors import Unsure
from bot.engine.turn import Turn
from rules.chance import Chance
from rules.decision import Choice
from rules.event import Seat

REVEALS = "reveals"
ENDS = "ends"
ANSWERED = "answered"


def check_can_be_taken_back(turn: Turn, seat: Seat, choice: Choice, chance: Chance) -> None:
    """Raise Unsure if this choice, not yet made, could not be taken back.

    A person who plays among computers can take back everything but the end. Raises RulesError if
    this is no valid answer; nothing changes in any case.
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
