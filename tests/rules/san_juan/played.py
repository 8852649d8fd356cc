"""Games of San Juan, played at random: positions beyond those written by hand."""

from collections.abc import Iterator
from dataclasses import replace

from rules.chance import Chance
from rules.decision import sample
from rules.event import Event
from rules.game import AnyGame, Options
from rules.san_juan import GAME
from rules.san_juan.state import State


def positions(seats: int, seed: int, **options: str) -> Iterator[State]:
    """Play a game and yield each position; it is one object that changes during the game."""
    state, _ = GAME.new(options, seats, seed)
    chance = Chance(seed)
    yield state
    while decisions := GAME.decisions(state):
        decision = decisions[chance.below(len(decisions))]
        GAME.apply(state, decision.seat, sample(decision, chance.random))
        yield state


def scarce() -> AnyGame:
    """San Juan with so few cards to draw that both piles run out at times."""

    def setup(options: Options, seats: int, seed: int, told: list[Event]) -> State:
        state = GAME.setup(options, seats, seed, told)
        away = len(state.deck) - 3 * seats
        state.players[0].chapel = sorted(state.deck[:away])
        del state.deck[:away]
        return state

    return replace(GAME, setup=setup)
