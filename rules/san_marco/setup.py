"""Options, seats and a seed become the position before the first decision (RULES.md 2)."""

from typing import Final

from rules.chance import Chance
from rules.event import Event
from rules.game import Options, TableOption
from rules.san_marco import flow
from rules.san_marco.components import ACTIONS, ATTESTED, DISTRICTS, LIMITS, WORTH
from rules.san_marco.opening import BRIDGES_EACH
from rules.san_marco.state import (
    ALL,
    ANYBODY,
    ASSIGNED,
    BELOW_TEN,
    CHEAPEST,
    HIDDEN,
    OPEN,
    RANDOM,
    SEATS,
    Player,
    State,
    Variant,
)

OPTIONS: Final = (
    TableOption("districts", tuple(WORTH), ATTESTED, SEATS),
    TableOption("hands", (HIDDEN, OPEN), HIDDEN, SEATS),
    TableOption("roles", (RANDOM, ASSIGNED), RANDOM, SEATS),
    TableOption("fewest", (ANYBODY, BELOW_TEN), ANYBODY, SEATS),
    TableOption("routes", (CHEAPEST, ALL), CHEAPEST, SEATS),
)


def setup(options: Options, seats: int, seed: int, told: list[Event]) -> State:
    """Shuffle the cards and let all roll; seat 0 is the first start player (RULES.md 1.6, 2).

    The game goes on to the first question: about four equal rolls, or the first bridge.
    """
    chance = Chance(seed)
    actions, limits = list(ACTIONS), list(LIMITS)
    chance.shuffle(actions)
    chance.shuffle(limits)
    state = State(
        chance,
        [Player() for _ in range(seats)],
        actions,
        limits,
        nobles=[[0] * seats for _ in DISTRICTS],
        variant=Variant(*[options[option.name] for option in OPTIONS]),
        placing=list(range(seats))[::-1] * BRIDGES_EACH[seats],
    )
    flow.proceed(state, told)
    return state
