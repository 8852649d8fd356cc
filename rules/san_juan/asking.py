"""The questions: each open decision, made from the position alone.

They are made again after hidden cards are dealt (`determinize`), so they depend on nothing else.
"""

from functools import cache
from typing import Final

from rules.decision import Choice, Decision
from rules.event import NOBODY, Seat
from rules.san_juan import effects
from rules.san_juan.components import (
    AQUEDUCT,
    ARCHIVE,
    BUILD_KEYS,
    BUILDING_KEYS,
    CARD_KEYS,
    CARD_RANK,
    CATHEDRAL,
    CATHEDRAL_CARD,
    FIRST_NEW_CARD,
    KIND,
    ROLE_KEYS,
    TRADING_POST,
    CardId,
    Kind,
)
from rules.san_juan.state import BESIDE, Player, State

START_HAND: Final = 4

PASS: Final = "pass"
BESIDE_KEY: Final = "beside"
USE_LIBRARY: Final = "library:use"
SAVE_LIBRARY: Final = "library:save"

_OVER: Final = tuple(f"over:{position}" for position in range(12))
_GOOD: Final = tuple(f"good:{position}" for position in range(12))
_PLANT: Final = tuple(f"plant:{position}" for position in range(12))


def card_options(cards: list[CardId]) -> tuple[str, ...]:
    """Return sorted cards as options, in the order in which people see them."""
    if cards and cards[-1] >= FIRST_NEW_CARD:
        cards = sorted(cards, key=CARD_RANK.__getitem__)
    return tuple([CARD_KEYS[card] for card in cards])


def keep(state: State, seat: Seat) -> Decision:
    """Ask which four of the dealt cards make the starting hand (RULES.md 2.4)."""
    return Decision(seat, "keep", card_options(state.players[seat].hand), START_HAND, START_HAND)


def chapel(state: State, seat: Seat) -> Decision:
    """Ask for a card to tuck under the Chapel, or none (RULES.md 3.2)."""
    return Decision(seat, "chapel", card_options(state.players[seat].hand), 0, 1)


def office(state: State, seat: Seat) -> Decision:
    """Ask which cards the Office exchanges: none, one or two (RULES.md 3.1)."""
    hand = state.players[seat].hand
    return Decision(seat, "office", card_options(hand), 0, min(effects.OFFICE_CARDS, len(hand)))


def bank(state: State, seat: Seat) -> Decision:
    """Ask which cards are tucked under the Bank, once in a game: any number (RULES.md 3.2; R19)."""
    player = state.players[seat]
    left = [card for card in player.hand if card not in player.tucked]
    return Decision(seat, "bank", card_options(left), 0, len(left))


def limit(state: State, seat: Seat) -> Decision:
    """Ask which cards above the hand limit are put away (RULES.md 3.3)."""
    player = state.players[seat]
    gone = player.tucked + player.banked
    left = [card for card in player.hand if card not in gone]
    surplus = len(left) - effects.hand_limit(player, state.players, state.variant)
    return Decision(seat, "limit", card_options(left), surplus, surplus)


def role(state: State, seat: Seat) -> Decision:
    """Ask for one of the roles that are not yet taken this round (RULES.md 4.2)."""
    return _role(seat, tuple(state.roles))


@cache
def _role(seat: Seat, takers: tuple[Seat, ...]) -> Decision:
    free = tuple(ROLE_KEYS[role] for role, taker in enumerate(takers) if taker == NOBODY)
    return Decision(seat, "role", free)


def library(state: State, seat: Seat) -> Decision:
    """Two players: ask the governor whether this role's privilege is doubled (RULES.md 5.12)."""
    return Decision(seat, "library", (USE_LIBRARY, SAVE_LIBRARY), subject=ROLE_KEYS[state.role])


def build(state: State, seat: Seat) -> Decision:
    """Ask for a building to build, or to pass (RULES.md 5.2); the Cathedral lies on the table.

    Also asked if only passing is possible, unless that is public: skipping the question would tell
    the others (R36).
    """
    kinds = [BUILD_KEYS[kind] for kind in effects.buildable(state, seat)]
    return Decision(seat, "build", (*kinds, PASS), insist=True)


def cover(state: State, seat: Seat) -> Decision:
    """Ask whether the new building covers another one, and which (Crane, RULES.md 5.4)."""
    plan = state.players[seat].plan
    over = [_OVER[position] for position in effects.covers(state, seat, plan)]
    beside = (BESIDE_KEY,) if effects.affordable(state, seat, plan) else ()
    return Decision(seat, "cover", (*beside, *over), 1, 1, BUILDING_KEYS[plan])


def goods(state: State, seat: Seat) -> Decision:
    """Ask which goods help to pay (Black Market, RULES.md 5.5): each saves one card (R6)."""
    player = state.players[seat]
    positions = effects.spendable_goods(player, player.cover)
    price = effects.price(state, seat, player.plan, player.cover)
    most = min(effects.BLACK_MARKET_GOODS, len(positions), price)
    least = max(0, price - (len(player.hand) - (player.plan != CATHEDRAL)))
    options = tuple(_GOOD[position] for position in positions)
    return Decision(seat, "goods", options, least, most, BUILDING_KEYS[player.plan])


def pay(state: State, seat: Seat) -> Decision:
    """Ask which cards pay for the building (RULES.md 5.3)."""
    player = state.players[seat]
    rest = player.hand[:]
    if player.plan != CATHEDRAL:
        rest.remove(card_of(player, player.plan))
    due = effects.price(state, seat, player.plan, player.cover) - len(player.spent)
    return Decision(seat, "pay", card_options(rest), due, due, BUILDING_KEYS[player.plan])


def produce(state: State, seat: Seat, empty: list[int]) -> Decision:
    """Ask which of the empty production buildings receive a good (RULES.md 5.9)."""
    return _produce(seat, tuple(empty), effects.allowed(state, seat, AQUEDUCT))


@cache
def _produce(seat: Seat, positions: tuple[int, ...], allowed: int) -> Decision:
    """Nothing has to be produced (R31)."""
    options = tuple(_PLANT[position] for position in positions)
    return Decision(seat, "produce", options, 0, min(allowed, len(options)))


def sell(state: State, seat: Seat) -> Decision:
    """Ask which goods are sold (RULES.md 5.10), a seat that has any."""
    positions = effects.loaded(state.players[seat])
    return _sell(seat, tuple(positions), effects.allowed(state, seat, TRADING_POST))


@cache
def _sell(seat: Seat, positions: tuple[int, ...], allowed: int) -> Decision:
    """Nothing has to be sold (R31)."""
    options = tuple(_GOOD[position] for position in positions)
    return Decision(seat, "sell", options, 0, min(allowed, len(options)))


def councillor(state: State, seat: Seat) -> Decision:
    """Ask which dealt cards are kept (RULES.md 5.11; R32).

    With an Archive: which cards of hand and deal are put away.
    """
    player = state.players[seat]
    kept = effects.councillor_keeps(player, len(player.drawn))
    if effects.has(player, ARCHIVE):
        away = len(player.drawn) - kept
        cards = sorted(player.hand + player.drawn)
        return Decision(seat, "archive", card_options(cards), away, away)
    return Decision(seat, "councillor", card_options(player.drawn), kept, kept)


def card_of(player: Player, kind: Kind) -> CardId:
    """Return the card of this kind that the player would build: from the hand, or the Cathedral."""
    for card in player.hand:
        if KIND[card] == kind:
            return card
    assert kind == CATHEDRAL, "only the Cathedral lies on the table"
    return CATHEDRAL_CARD


def round_start(state: State, seat: Seat) -> Decision | None:
    """Ask this seat's questions after the Offices: Chapel, Bank (R21), then the limit."""
    if effects.may_tuck(state.players[seat]):
        return chapel(state, seat)
    return after_chapel(state, seat)


def after_chapel(state: State, seat: Seat) -> Decision | None:
    """Ask the rest of the settling: the Bank, then the limit (RULES.md 3.2, 3.3)."""
    if effects.may_bank(state.players[seat]):
        return bank(state, seat)
    return surplus(state, seat)


def surplus(state: State, seat: Seat) -> Decision | None:
    """Ask for the cards above the hand limit, if there are any (RULES.md 3.3)."""
    player = state.players[seat]
    left = len(player.hand) - len(player.tucked) - len(player.banked)
    most = effects.hand_limit(player, state.players, state.variant)
    return limit(state, seat) if left > most else None


def payment(state: State, seat: Seat) -> Decision:
    """Ask for the payment of the planned building (RULES.md 5.3, 5.5).

    First with which goods, if the Black Market takes some.
    """
    player = state.players[seat]
    spendable = effects.spendable_goods(player, player.cover)
    if spendable and effects.price(state, seat, player.plan, player.cover):
        return goods(state, seat)
    return pay(state, seat)


def picked_cards(decision: Decision, choice: Choice) -> list[CardId]:
    """Return the cards that an answer picks."""
    return [CARD_OF[decision.options[position]] for position in choice]


def picked_positions(decision: Decision, choice: Choice) -> list[int]:
    """Return the positions in the display that an answer picks."""
    return [POSITION_OF[decision.options[position]] for position in choice]


POSITION_OF: Final = {
    key: position for keys in (_OVER, _GOOD, _PLANT) for position, key in enumerate(keys)
} | {BESIDE_KEY: BESIDE}
"""The position in the display that an option such as `"good:3"` names."""

CARD_OF: Final = {key: card for card, key in enumerate(CARD_KEYS)}
"""The card that an option such as `"card:17"` names."""
