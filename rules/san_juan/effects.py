"""The effects of buildings in force: every number that a power changes, each in one place."""

from collections.abc import Sequence
from typing import Protocol

from rules.bits import bits_of
from rules.event import Seat
from rules.san_juan.components import (
    BANK,
    BLACK_MARKET,
    CATHEDRAL,
    CHAPEL,
    CITY,
    COST,
    COVERED,
    CRANE,
    CUSTOMS_OFFICE,
    FIRST_NEW_CARD,
    GUARD_ROOM,
    KIND,
    KINDS,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    NEW_BUILDINGS,
    OFFICE,
    PREFECTURE,
    PRODUCES,
    PRODUCTION,
    QUARRY,
    RANK,
    SMITHY,
    TAVERN,
    TILES,
    TOWER,
    Kind,
)
from rules.san_juan.state import ALWAYS, BESIDE, NO_KIND, ONCE, Player, State, Variant

HAND_LIMIT = 7
GUARDED_LIMIT = 6
TOWER_LIMIT = 12
OFFICE_CARDS = 2
BLACK_MARKET_GOODS = 2
CUSTOMS_PRICE = 2
POOR_HOUSE_HAND = 1
WELL_GOODS = 2
COUNCILLOR_CARDS = 2
COUNCILLOR_PRIVILEGE = 3
GOLD_MINE_CARDS = 4
TWO_PLAYERS = 2
PAYMENT_HELPERS = bits_of((SMITHY, QUARRY, LIBRARY, BLACK_MARKET))


class Town(Protocol):
    """A seat's buildings: a `Player` of the state, or its `Tableau` in a view."""

    @property
    def active(self) -> int:
        """The kinds whose power is in force, as bits."""
        ...


def has(town: Town, kind: Kind) -> bool:
    """Whether the power of this kind is in force in the town (RULES.md 4.4)."""
    return bool(town.active >> kind & 1)


def stands(player: Player, kind: Kind) -> bool:
    """Whether the player has built this kind, visible in the display, in force or not yet."""
    return bool(player.owned >> kind & 1)


def is_barred(player: Player, kind: Kind) -> bool:
    """Whether the kind is a city building that stands: there is no second one (RULES.md 1.3)."""
    return bool((player.owned & CITY) >> kind & 1)


def is_production(kind: Kind) -> bool:
    """Whether the kind is a production building; all others are city buildings (RULES.md 1.2)."""
    return bool(PRODUCTION >> kind & 1)


# --- round start (RULES.md 3) ----------------------------------------------------------------

SETTLERS = bits_of((CHAPEL, BANK))
"""The buildings that ask their owner something at a round start, after the Office."""


def may_swap(player: Player) -> bool:
    """Whether the player's Office has cards to exchange (RULES.md 3.1)."""
    return bool(player.active >> OFFICE & 1 and player.hand)


def may_tuck(player: Player) -> bool:
    """Whether the player may tuck a card under a Chapel now (RULES.md 3.2)."""
    return bool(player.active >> CHAPEL & 1 and player.hand)


def may_bank(player: Player) -> bool:
    """Whether the player's Bank, good for once in a game, can take cards (RULES.md 3.2; R20)."""
    return (
        bool(player.active >> BANK & 1)
        and not player.bank_used
        and len(player.hand) > len(player.tucked)
    )


def hand_limit(own: Town, towns: Sequence[Town], variant: Variant) -> int:
    """Return the number of cards that the owner may hold after a round start (RULES.md 3.3; R1)."""
    if own.active >> TOWER & 1:
        return TOWER_LIMIT
    if own.active >> GUARD_ROOM & 1:
        return HAND_LIMIT
    return lowest_limit(towns, variant)


def lowest_limit(towns: Sequence[Town], variant: Variant) -> int:
    """Return the number of cards that a player without Tower and Guard Room may hold (RULES.md 3.3;
    R1).
    """
    if variant.deck == NEW_BUILDINGS and (
        variant.guard_room == ALWAYS or any(town.active >> GUARD_ROOM & 1 for town in towns)
    ):
        return GUARDED_LIMIT
    return HAND_LIMIT


# --- Builder (RULES.md 5.1 to 5.8) -----------------------------------------------------------


def net_cost(kind: Kind, active: int, saved: int, covered: Kind = NO_KIND) -> int:
    """Return the cost of `kind` less all discounts, with these powers in force (5.3, 5.4).

    `saved`: by the privilege of the role. Below 0 if the discounts exceed the cost. A covered
    building counts for its cost and no longer helps (R2).
    """
    if covered == NO_KIND:
        return COST[kind] - saved - (active >> _WORKSHOP[kind] & 1)
    active &= ~(1 << covered)
    return COST[kind] - COVERED[covered] - saved - (active >> _WORKSHOP[kind] & 1)


_WORKSHOP = tuple(SMITHY if PRODUCTION >> kind & 1 else QUARRY for kind in KINDS)
"""The buildings that make each kind cheaper by one card."""


def privilege(active: int, covered: Kind = NO_KIND, *, doubled: bool) -> int:
    """Return the saving of the Builder's chooser: 1, doubled by a Library (RULES.md 5.1, 5.12).

    A covered Library doubles nothing (R2).
    """
    return 1 + (doubled and covered != LIBRARY and active >> LIBRARY & 1)


def balance(state: State, seat: Seat, kind: Kind, cover: int = BESIDE) -> int:
    """Return the net cost of `kind` for this seat now, beside the others or over one (5.3, 5.4)."""
    player = state.players[seat]
    covered = NO_KIND if cover == BESIDE else KIND[player.display[cover].card]
    saved = 0
    if seat == state.chooser:
        saved = privilege(player.active, covered, doubled=state.doubled)
    return net_cost(kind, player.active, saved, covered)


def price(state: State, seat: Seat, kind: Kind, cover: int = BESIDE) -> int:
    """Return the cost of `kind` for this seat now; nothing is refunded (RULES.md 5.3)."""
    return max(0, balance(state, seat, kind, cover))


def library_lowers(state: State, seat: Seat, kind: Kind, cover: int) -> bool:
    """Whether the Library lowers this price; only then is it used (R7, R8)."""
    if not state.doubled or seat != state.chooser:
        return False
    player = state.players[seat]
    covered = cover != BESIDE and KIND[player.display[cover].card] == LIBRARY
    return not covered and balance(state, seat, kind, cover) >= 0


def spendable_goods(player: Player, cover: int = BESIDE) -> list[int]:
    """Return the positions whose goods the Black Market can spend (RULES.md 5.5; R2, R3)."""
    if not player.active >> BLACK_MARKET & 1:
        return []
    if cover != BESIDE and KIND[player.display[cover].card] == BLACK_MARKET:
        return []
    return [position for position in loaded(player) if position != cover]


def budget(player: Player, kind: Kind = NO_KIND, cover: int = BESIDE) -> int:
    """Return the highest price that the player can pay for a building (RULES.md 5.3, 5.5).

    A card in hand cannot pay for itself; the Cathedral lies on the table.
    """
    cards = len(player.hand) if kind == CATHEDRAL else len(player.hand) - 1
    if player.active >> BLACK_MARKET & 1:
        return cards + min(BLACK_MARKET_GOODS, len(spendable_goods(player, cover)))
    return cards


def affordable(state: State, seat: Seat, kind: Kind, cover: int = BESIDE) -> bool:
    """Whether the seat can pay for `kind` (RULES.md 5.2)."""
    return balance(state, seat, kind, cover) <= budget(state.players[seat], kind, cover)


def covers(state: State, seat: Seat, kind: Kind) -> list[int]:
    """Return the positions over which the Crane can put `kind` now (RULES.md 5.4).

    Neither the Crane itself nor a building of the same kind can be covered. Covering changes
    nothing but the price, by the building's cost, unless that building helps to pay or holds a
    good.
    """
    player = state.players[seat]
    if not player.active >> CRANE & 1:
        return []
    missing = balance(state, seat, kind) - budget(player, kind)
    helpers = player.active & PAYMENT_HELPERS
    found: list[int] = []
    for position, (card, _) in enumerate(player.display):
        covered = KIND[card]
        if COVERED[covered] < missing or covered in (CRANE, kind):
            continue
        helps = helpers >> covered & 1 or position in player.goods
        if not helps or affordable(state, seat, kind, position):
            found.append(position)
    return found


def buildable(state: State, seat: Seat) -> list[Kind]:
    """Return the kinds that the seat can build now in any way (RULES.md 5.2).

    Those in hand, and the Cathedral while it lies on the table. A city building that stands
    visible in the own display cannot be built again.
    """
    player = state.players[seat]
    city, production = highest_costs(state, seat)
    barred = player.owned & CITY
    crane = player.active >> CRANE & 1
    kinds: list[Kind] = []
    last = NO_KIND
    for card in player.hand:
        kind = KIND[card]
        if kind == last or barred >> kind & 1:
            continue
        last = kind
        most = production if PRODUCES[card] else city
        if COST[kind] <= most or (crane and covers(state, seat, kind)):
            kinds.append(kind)
    if kinds and player.hand[-1] >= FIRST_NEW_CARD:
        kinds = sorted(set(kinds), key=RANK.__getitem__)
    if state.cathedral and can_build_cathedral(state, seat):
        kinds.append(CATHEDRAL)
    return kinds


def can_build_cathedral(state: State, seat: Seat) -> bool:
    """Whether the Cathedral is free, and the seat can publicly pay for it (5.2)."""
    return state.cathedral and bool(
        affordable(state, seat, CATHEDRAL) or covers(state, seat, CATHEDRAL)
    )


def highest_costs(state: State, seat: Seat) -> tuple[int, int]:
    """Return the highest costs of city and production buildings, beside others (5.2, 5.3)."""
    player = state.players[seat]
    most = budget(player)
    if seat == state.chooser:
        most += privilege(player.active, doubled=state.doubled)
    return most + (player.active >> QUARRY & 1), most + (player.active >> SMITHY & 1)


def in_need(state: State, seat: Seat) -> bool:
    """Whether the seat's Tavern gives a card: none shows less, some more (5.14, R13)."""
    sizes = [len(player.display) for player in state.players]
    size = sizes[seat]
    return has(state.players[seat], TAVERN) and size == min(sizes) < max(sizes)


# --- Producer with the Aqueduct, Trader with the Trading Post (RULES.md 5.9, 5.10) ------------


def allowed(state: State, seat: Seat, helper: Kind) -> int:
    """Return the number of goods that the seat may produce or sell now (RULES.md 5.9, 5.10).

    It is 1, and one more with `helper`. The chooser's privilege is one more, or two if the Library
    doubles it (5.12).
    """
    town = state.players[seat]
    if seat == state.chooser:
        return allowed_to_chooser(town, helper, doubled=state.doubled)
    return 1 + (town.active >> helper & 1)


def allowed_to_chooser(town: Town, helper: Kind, *, doubled: bool) -> int:
    """Return the number of goods that the role's chooser may produce or sell (5.9, 5.10, 5.12)."""
    return 2 + doubled + (town.active >> helper & 1)


def sale_prices(state: State) -> tuple[int, ...]:
    """Return the prices of goods now, by the building that holds them (RULES.md 5.10)."""
    return _PRICES[state.tiles[state.tile]]


_PRICES = tuple((*tile, *[CUSTOMS_PRICE] * (len(KINDS) - len(tile))) for tile in TILES)
"""The prices of each tile; a good of a Customs Office always fetches the same."""


def price_of(tile: Sequence[int], kind: Kind) -> int:
    """Return the price of this building's good at the prices of a tile (RULES.md 5.10)."""
    return CUSTOMS_PRICE if kind == CUSTOMS_OFFICE else tile[kind]


def trade_bonus(town: Town, sold: int) -> int:
    """Return the cards above the prices: Market Hall from 1 good, Market Stand from 2 (5.10)."""
    active = town.active
    return (active >> MARKET_HALL & 1 and sold >= 1) + (active >> MARKET_STAND & 1 and sold >= 2)


def empty(player: Player) -> list[int]:
    """Return the positions of the production buildings without a good (RULES.md 5.9)."""
    goods = player.goods
    return [
        position
        for position, (card, _) in enumerate(player.display)
        if PRODUCES[card] and position not in goods
    ]


def loaded(player: Player) -> list[int]:
    """Return the positions of the buildings that hold a good, which may be sold (RULES.md 5.10)."""
    return sorted(player.goods)


# --- Councillor and Prospector (RULES.md 5.11, 5.13) -----------------------------------------


def councillor_deals(state: State) -> list[int]:
    """Return the number of cards that the Councillor deals each seat: 2, the chooser 5 or 8 (5.11,
    5.12).
    """
    deals = [COUNCILLOR_CARDS] * len(state.players)
    deals[state.chooser] = dealt_to_chooser(doubled=state.doubled)
    return deals


def dealt_to_chooser(*, doubled: bool) -> int:
    """Return the number of cards that the Councillor deals its chooser (RULES.md 5.11, 5.12)."""
    return COUNCILLOR_CARDS + COUNCILLOR_PRIVILEGE * (1 + doubled)


def councillor_keeps(town: Town, dealt: int) -> int:
    """Return the number of dealt cards that a seat keeps (RULES.md 5.11).

    It is 1, with a Prefecture 2; fewer if fewer could be dealt (6.2).
    """
    return min(1 + (town.active >> PREFECTURE & 1), dealt)


def prospector_draws(*, doubled: bool) -> int:
    """Return the number of cards that the Prospector brings its chooser (RULES.md 5.12, 5.13)."""
    return 1 + doubled


# --- Library (RULES.md 5.12) -----------------------------------------------------------------


def library_rationed(state: State) -> bool:
    """Whether the Library of the chooser works for only one role a round (RULES.md 5.12)."""
    return state.chooser == state.governor and library_once(len(state.players), state.variant)


def library_once(seats: int, variant: Variant) -> bool:
    """Whether the governor's Library works for only one of both roles (RULES.md 2.6, 5.12).

    It does with two seats, unless the table has agreed otherwise.
    """
    return seats == TWO_PLAYERS and variant.library == ONCE


def library_at_stake(state: State, seat: Seat, goods: int, helper: Kind) -> bool:
    """Whether this many goods use up the Library of the governor of two (RULES.md 5.12; R53).

    There must be a role to come for which it could be saved.
    """
    chooses = seat == state.chooser and seat in state.picks
    doubled = state.doubled and library_rationed(state) and not state.library_used
    return chooses and doubled and goods >= allowed(state, seat, helper)
