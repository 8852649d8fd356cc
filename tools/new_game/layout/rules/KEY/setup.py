"""Options, seats and a seed become the position before the first decision (RULES.md 1.2)."""

from rules.chance import Chance
from rules.event import Event
from rules.game import Options
from rules.KEY import flow
from rules.KEY.state import CARDS, HAND, Player, State


def setup(_: Options, seats: int, seed: int, told: list[Event]) -> State:
    """Shuffle the cards and deal (RULES.md 1.2)."""
    chance, cards = Chance(seed), list(CARDS)
    chance.shuffle(cards)
    hands = [sorted(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
    state = State(chance, [Player(hand) for hand in hands], cards[HAND * seats :])
    flow.proceed(state, told)
    return state
