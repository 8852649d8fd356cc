"""Games of San Marco, played at random: positions that no one has thought of."""

from collections.abc import Iterator

from rules.chance import Chance
from rules.decision import sample
from rules.san_marco import GAME
from rules.san_marco.state import State


def positions(seats: int, seed: int, **options: str) -> Iterator[State]:
    """Play a game and yield each position; the same object, changed as it goes on."""
    state, _ = GAME.new(options, seats, seed)
    chance = Chance(seed)
    yield state
    while decisions := GAME.decisions(state):
        decision = decisions[chance.below(len(decisions))]
        GAME.apply(state, decision.seat, sample(decision, chance.random))
        yield state
