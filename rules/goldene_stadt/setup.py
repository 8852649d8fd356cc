"""Options, seats and a seed become the position before the first decision (RULES.md 3)."""

from typing import Final

from rules.chance import Chance
from rules.event import Event
from rules.game import Options, TableOption
from rules.goldene_stadt import flow
from rules.goldene_stadt.components import (
    COAST,
    COPIES,
    GOODS_CARDS,
    GOODS_FACE_UP,
    HOUSES_OF,
    LAND_NAMES,
    LANDS,
    SCORE_CARDS,
    Land,
)
from rules.goldene_stadt.state import (
    BY_LOT,
    HIDDEN,
    NONE_CLOSED,
    OPEN,
    SEATS,
    THREE,
    TWO,
    Player,
    State,
    Variant,
)

_SECTORS: Final = tuple(name for name in LAND_NAMES if name != LAND_NAMES[COAST])

OPTIONS: Final = (
    TableOption("letters", (HIDDEN, OPEN), HIDDEN, SEATS),
    TableOption("things", (TWO, THREE), TWO, SEATS),
    TableOption("closed", (BY_LOT, *_SECTORS), BY_LOT, (2,), headline=True),
)


def setup(options: Options, seats: int, seed: int, told: list[Event]) -> State:
    """Deal each seat a coast card and one more; seat 0 is the first start player (RULES.md 3)."""
    chance = Chance(seed)
    variant = Variant(*[options[option.name] for option in OPTIONS])
    stack = [land for land in LANDS for _ in range(COPIES)]
    for _ in range(seats):
        stack.remove(COAST)
    chance.shuffle(stack)
    goods = list(range(len(GOODS_CARDS)))
    chance.shuffle(goods)
    state = State(
        chance,
        [_player(seats, stack.pop()) for _ in range(seats)],
        stack,
        _shuffled(variant, chance),
        market=goods[:GOODS_FACE_UP],
        warehouse=goods[GOODS_FACE_UP:],
        variant=variant,
        closed=_closed(variant, seats, chance),
    )
    flow.proceed(state, told)
    return state


def _player(seats: int, land: Land) -> Player:
    """Return a player with a coast card that everyone has seen and a hidden one (RULES.md 3.2)."""
    hand, known = [0] * len(LANDS), [0] * len(LANDS)
    known[COAST] = 1
    hand[COAST] += 1
    hand[land] += 1
    return Player(HOUSES_OF[seats], hand, known)


def _shuffled(variant: Variant, chance: Chance) -> list[int]:
    """Shuffle the score cards of each back; those of back 1 are drawn first (RULES.md 3.4)."""
    cards = list(variant.score_cards)
    chance.shuffle(cards)
    return sorted(cards, key=lambda card: -SCORE_CARDS[card].back)


def _closed(variant: Variant, seats: int, chance: Chance) -> Land:
    """Return the sector that is closed with two players (RULES.md 9)."""
    if seats > 2:
        return NONE_CLOSED
    if variant.closed == BY_LOT:
        return LAND_NAMES.index(_SECTORS[chance.below(len(_SECTORS))])
    return LAND_NAMES.index(variant.closed)
