"""Everything that a seat cannot know, dealt again at random."""

from rules.chance import Chance
from rules.event import Seat
from rules.KEY import flow
from rules.KEY.state import NOTHING, State


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Return a copy in which chance, the other hands, their laid cards, and the rest are new."""
    dealt = state.copy()
    dealt.chance = Chance(chance.below(1 << 32))
    others = [player for at, player in enumerate(dealt.players) if at != seat]
    unknown = [*dealt.aside, *[card for player in others for card in player.hand]]
    unknown += [player.laid for player in others if player.laid != NOTHING]
    unknown.sort()  # the same seed deals alike, whatever the real cards
    chance.shuffle(unknown)
    for player in others:
        player.hand = sorted([unknown.pop() for _ in player.hand])
        if player.laid != NOTHING:
            player.laid = unknown.pop()
    dealt.aside = unknown
    if dealt.open:
        flow.reopen(dealt)  # others are asked about other cards
    return dealt


def redraw(state: State, chance: Chance) -> None:
    """Let chance decide again what is still open: here no card is drawn after the deal."""
    state.chance = Chance(chance.below(1 << 64))
