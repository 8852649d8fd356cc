"""Options, seats and a seed become the position before the first decision (RULES.md 2)."""

from typing import Final

from rules.chance import Chance
from rules.decision import parts
from rules.errors import Refusal
from rules.event import Event
from rules.game import Options, TableOption
from rules.san_francisco import flow
from rules.san_francisco.components import (
    ACTION_KEYS,
    ACTIONS,
    BANK,
    CENTRE,
    CHEQUES_EACH,
    CITY_HALL,
    COUNTS,
    GRANTS,
    INFLUENCE_AT_THE_START,
    KINDS,
    NEIGHBOURS,
    PARK,
    TENDERS,
    YEARS,
    ActionCard,
    Kind,
    streets_at,
)
from rules.san_francisco.state import (
    BLIND_TIES,
    BY_LOT,
    HIDDEN,
    NEGOTIATED,
    OPEN,
    SEATS,
    Player,
    State,
    Variant,
)

_GRANTS: Final = [card for card, action in enumerate(ACTIONS) if action.effect in GRANTS]
_OTHERS: Final = [card for card in range(len(ACTIONS)) if card not in _GRANTS]
_NUMBERS: Final = tuple(str(count) for count in range(len(_GRANTS) + 1))
_NAMES: Final = tuple(parts(ACTION_KEYS[card])[0] for card in _OTHERS)
_CARDS: Final = TableOption(
    "cards", (BY_LOT, *_NAMES), BY_LOT, SEATS, {"grants": _NUMBERS}, several=True
)

OPTIONS: Final = (
    TableOption("ties", (BLIND_TIES, NEGOTIATED), BLIND_TIES, SEATS),
    TableOption("grants", (BY_LOT, *_NUMBERS), BY_LOT, SEATS),
    TableOption("ledger", (HIDDEN, OPEN), HIDDEN, SEATS),
    _CARDS,
)


def unfit(options: Options) -> Refusal | None:
    """Refuse options with more action cards than there are years (RULES.md 9.2)."""
    chosen, room = len(_chosen(options["cards"])), _room(options["grants"])
    if chosen <= room:
        return None
    return Refusal("too_many_values", {"option": "cards", "count": chosen, "most": room})


def _room(grants: str) -> int:
    """Return the number of cards other than grants in the game; if by lot, none is left out."""
    return len(_OTHERS) if grants == BY_LOT else YEARS - int(grants)


def _chosen(cards: str) -> list[ActionCard]:
    """Return the cards that are in for certain."""
    return [card for card, name in zip(_OTHERS, _NAMES, strict=True) if name in _CARDS.parts(cards)]


def setup(options: Options, seats: int, seed: int, told: list[Event]) -> State:
    """Lay out a ruined city; seat 0 is the first start player (RULES.md 2, 1.7)."""
    chance = Chance(seed)
    variant = Variant(*[options[option.name] for option in OPTIONS])
    city = _city(chance)
    tenders = list(range(len(TENDERS)))
    chance.shuffle(tenders)
    state = State(
        chance,
        [Player(INFLUENCE_AT_THE_START, [*CHEQUES_EACH]) for _ in range(seats)],
        city,
        streets_at(city, (PARK,)),
        tenders,
        _actions(variant, chance),
        variant,
    )
    if variant.grants != BY_LOT:
        mix = tuple([ACTION_KEYS[card] for card in sorted(state.actions)])
        told.append(Event("action_cards", {"actions": mix}))
    flow.proceed(state, told)
    return state


def _city(chance: Chance) -> tuple[Kind, ...]:
    """Lay the tiles by lot, until the position of the parks is allowed (RULES.md 2.1, 2.2)."""
    while True:
        tiles = [kind for kind in KINDS for _ in range(COUNTS[kind]) if kind != CITY_HALL]
        chance.shuffle(tiles)
        tiles.insert(CENTRE, CITY_HALL)
        if all(_parks_beside(tiles, landmark) <= 1 for landmark in (CITY_HALL, BANK)):
            return tuple(tiles)


def _parks_beside(city: list[Kind], landmark: Kind) -> int:
    """Count the parks across the streets of a landmark (RULES.md 2.2; R17)."""
    return sum(city[near] == PARK for near in NEIGHBOURS[city.index(landmark)])


def _actions(variant: Variant, chance: Chance) -> list[ActionCard]:
    """Shuffle the action cards; with a number of grants, only twelve are in (RULES.md 9.2)."""
    cards = list(range(len(ACTIONS)))
    chance.shuffle(cards)
    if variant.grants == BY_LOT:
        return cards
    certain = _chosen(variant.cards)
    grants = [card for card in cards if card in _GRANTS]
    by_lot = [card for card in cards if card in _OTHERS and card not in certain]
    others = [*certain, *by_lot][: _room(variant.grants)]
    chosen = [*grants[: YEARS - len(others)], *others]
    chance.shuffle(chosen)
    return chosen
