"""Games of San Marco, played at random: positions beyond those written by hand."""

from collections.abc import Iterator

from rules.chance import Chance
from rules.decision import sample
from rules.san_marco import GAME
from rules.san_marco.state import State


def positions(seats: int, seed: int, **options: str) -> Iterator[State]:
    """Play a game and yield each position; it is one object that changes during the game."""
    state, _ = GAME.new(options, seats, seed)
    chance = Chance(seed)
    yield state
    while decisions := GAME.decisions(state):
        decision = decisions[chance.below(len(decisions))]
        GAME.apply(state, decision.seat, sample(decision, chance.random))
        yield state
