"""Every question of the game, as a decision (RULES.md 4 and 5)."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Protocol

from rules.bits import members
from rules.decision import Decision, parts
from rules.event import NOBODY, Seat
from rules.goldene_stadt.components import (
    BONUS_KEYS,
    COASTS,
    COPIES,
    DISTRICTS,
    EXPULSIONS,
    FIRST_EXPULSION,
    GOODS_KEYS,
    HAND_LIMIT,
    INNER,
    LAND_KEYS,
    LAND_NAMES,
    LAND_OF,
    OF_LAND,
    PLACE_KEYS,
    PLACES,
    SINGLE,
    UNITS,
    Land,
    Place,
    Places,
)
from rules.goldene_stadt.state import State, closed_places

STOP: Final = "stop"
BLIND: Final = "blind"
"""The top card of the stack of goods cards."""
PAIR_KEYS: Final = ("pair:a", "pair:b", "pair:c", "pair:d")

# --- bidding ---------------------------------------------------------------------------------


def bid(state: State, seat: Seat) -> Decision:
    """Ask for the pair to bid for (RULES.md 4.2 to 4.4)."""
    price = price_of_expelling(state.expulsions)
    expels = price and state.players[seat].coins >= price
    options = [PAIR_KEYS[pair] for pair, hand in enumerate(state.hands) if hand == NOBODY or expels]
    return Decision(seat, "bid", tuple(options))


def price_of_expelling(expulsions: int) -> int:
    """Return the coins of the next expulsion, 0 if no more is possible (RULES.md 4.3)."""
    return FIRST_EXPULSION + expulsions if expulsions < EXPULSIONS else 0


# --- building --------------------------------------------------------------------------------


def build(state: State, seat: Seat) -> Decision:
    """Ask for the place of a house (RULES.md 5.2 to 5.6).

    It insists, because skipping it would reveal that a hidden hand can build nothing.
    """
    player = state.players[seat]
    free = free_places(state.players, closed_places(state.closed))
    places = affordable(player.hand, sites(player, free))
    return Decision(seat, "build", (*_place_keys(places), STOP), insist=True)


@cache
def _keys_of_sixteen(places: Places, first: Place) -> tuple[str, ...]:
    return tuple([PLACE_KEYS[first + place] for place in members(places)])


def _place_keys(places: Places) -> list[str]:
    """Return the keys of a set of places, sixteen at a time, because few of those parts differ."""
    keys: list[str] = []
    for first in range(0, len(PLACES), 16):
        if part := places >> first & 0xFFFF:
            keys += _keys_of_sixteen(part, first)
    return keys


class Builder(Protocol):
    """The builder, as known to the state or to a view."""

    @property
    def own(self) -> Places:
        """The places of their houses."""
        ...

    @property
    def near(self) -> Places:
        """The places that are joined to these by a road."""
        ...

    @property
    def keys(self) -> int:
        """The number of keys they have."""
        ...


def free_places(builders: Iterable[Builder], closed: Places) -> Places:
    """Return the coast places and suburbs that are not closed and have no house."""
    free = SINGLE & ~closed
    for builder in builders:
        free &= ~builder.own
    return free


def sites(builder: Builder, free: Places) -> Places:
    """Return the places where a seat could build, cards apart (RULES.md 5.2, 5.3, 5.6)."""
    places = (free & COASTS) | (builder.near & (free | (DISTRICTS & ~builder.own)))
    return places if builder.keys else places & ~INNER


def affordable(hand: Sequence[int], places: Places) -> Places:
    """Return the places among these that the cards pay for (RULES.md 5.4, 5.5)."""
    pairs = sum(cards // 2 for cards in hand)
    found = 0
    for cards, of_land, units in zip(hand, OF_LAND, _UNITS_OF, strict=True):
        if cards + pairs - cards // 2 >= units:
            found |= of_land
    return found & places


_UNITS_OF: Final = tuple(UNITS[members(places)[0]] for places in OF_LAND)
"""The number of cards of its landscape that a place costs."""


def pay(state: State, seat: Seat) -> Decision:
    """Ask for the payment of a house (RULES.md 5.5); only the hand's owner sees the question."""
    options = payments(tuple(state.players[seat].hand), LAND_OF[state.plan], UNITS[state.plan])
    return Decision(seat, "pay", options, subject=PLACE_KEYS[state.plan])


@cache
def payments(hand: tuple[int, ...], land: Land, units: int) -> tuple[str, ...]:
    """Return all ways to pay, those with most cards of the landscape itself first (RULES.md 5.5).

    For example `"pay:forest:1+desert:2"`; nothing is ever overpaid.
    """
    found: list[str] = []
    for own in range(min(units, hand[land]), -1, -1):
        for pairs in _spread(units - own, hand, land, 0):
            cards = [(land, own), *[(other, 2 * count) for other, count in pairs]]
            words = [f"{LAND_NAMES[other]}:{count}" for other, count in cards if count]
            found.append(f"pay:{'+'.join(words)}")
    return tuple(found)


def _spread(
    pairs: int, hand: tuple[int, ...], land: Land, first: Land
) -> list[list[tuple[Land, int]]]:
    """Return all ways to take this many pairs from the landscapes but one, from `first` on."""
    if not pairs:
        return [[]]
    return [
        [(other, count), *rest]
        for other in range(first, len(hand))
        if other != land
        for count in range(min(pairs, hand[other] // 2), 0, -1)
        for rest in _spread(pairs - count, hand, land, other + 1)
    ]


@cache
def cards_paid(key: str) -> tuple[int, ...]:
    """Return the cards of a payment by landscape: those of `"pay:forest:1+desert:2"`."""
    paid = [0] * len(LAND_NAMES)
    for part in key.removeprefix("pay:").split("+"):
        name, count = part.split(":")
        paid[LAND_NAMES.index(name)] = int(count)
    return tuple(paid)


# --- rewards and the hand limit --------------------------------------------------------------


def goods(state: State, seat: Seat) -> Decision:
    """Ask for the goods card to take: one that lies face up, or a blind one (RULES.md 6.4)."""
    options = [GOODS_KEYS[card] for card in state.market]
    if state.warehouse:
        options.append(BLIND)
    return Decision(seat, "goods", tuple(options))


def give_back(state: State, seat: Seat) -> Decision:
    """Ask for the goods card, of five, that leaves the game (RULES.md 6.4)."""
    options = tuple([GOODS_KEYS[card] for card in state.players[seat].goods])
    return Decision(seat, "give_back", options)


def bonus(state: State, seat: Seat) -> Decision:
    """Ask for the bonus card to keep: the seat looks at all that are left (RULES.md 6.5)."""
    return Decision(seat, "bonus", tuple([BONUS_KEYS[card] for card in state.bonus]))


def limit(state: State, seat: Seat) -> Decision:
    """Ask for the cards to discard, down to five (RULES.md 5.8)."""
    hand = state.players[seat].hand
    over = sum(hand) - HAND_LIMIT
    return Decision(seat, "limit", card_options(hand), over, over)


def card_options(hand: Sequence[int]) -> tuple[str, ...]:
    """Return the cards of a hand as options: the copies of a landscape are numbered."""
    return tuple(
        [key for keys, count in zip(_CARD_KEYS, hand, strict=True) for key in keys[:count]]
    )


_CARD_KEYS: Final = tuple(tuple(f"{key}:{copy + 1}" for copy in range(COPIES)) for key in LAND_KEYS)


def land_of(key: str) -> Land:
    """Return the landscape of a card such as `"land:forest:2"`."""
    return LAND_NAMES.index(parts(key)[0])


def place_named(key: str) -> Place:
    """Return the place of an option such as `"place:eagle_bay"`."""
    return PLACE_KEYS.index(key)
