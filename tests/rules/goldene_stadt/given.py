"""Positions of Die goldene Stadt in a player's words.

    table = given(trader(hand="2 forest", own="fernmouth"))
    table.builds("birchwell")

Seat 0 builds by default, and the others follow. `bidding` sets up the moment before the building:
the pairs lie out. Words are the ids of `data/goldene_stadt/`; seats that are not listed have
nothing but houses and coins. Moves and views from there are in `table.py`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rules.bits import members
from rules.chance import Chance
from rules.event import NOBODY
from rules.goldene_stadt import GAME
from rules.goldene_stadt.asking import free_places
from rules.goldene_stadt.components import (
    BONUS_CARDS,
    BONUS_NAMES,
    COINS_EACH,
    COPIES,
    DISTRICTS,
    FIRST_DISTRICT,
    GOODS_CARDS,
    HOUSES_EACH_TURN,
    HOUSES_OF,
    INNER,
    KEYS,
    LAND_NAMES,
    LANDS,
    NEAR,
    PLACE_NAMES,
    SCORE_CARDS,
)
from rules.goldene_stadt.flow import reopen
from rules.goldene_stadt.scoring import things_of
from rules.goldene_stadt.state import (
    DISTRICT_LETTERS,
    NONE_CLOSED,
    THREE,
    USUAL,
    Player,
    State,
    Taken,
    Variant,
    closed_places,
)
from tests.rules.goldene_stadt.table import Table


class Told(NamedTuple):
    """The holdings of a seat.

    hand     such as `"coast 2 forest"`; `known` are those of them that all have seen it take
    own      the places of its houses
    goods    goods cards by number, from 1
    houses   those left to build: others of its houses then stand wherever there is room
    """

    hand: str = ""
    known: str = ""
    own: str = ""
    coins: int = COINS_EACH
    keys: int = 0
    goods: str = ""
    bonus: str = ""
    letters: int = 0
    houses: int | None = None


trader = Told


def given(
    *told: Told,
    seats: int = 4,
    turn: int = 0,
    start: int | None = None,
    left: int = HOUSES_EACH_TURN,
    card: str = "silk pine",
    round: int = 1,
    stack: str = "",
    discard: str = "",
    market: str = "",
    warehouse: str = "",
    variant: Variant = USUAL,
    closed: str = "",
) -> Table:
    """Set up a position in the building turn of a seat.

    turn       the seat that builds, with `left` houses to go; `start` began the round (the same)
    card       what the score card of the round shows
    stack      the landscape cards drawn next, in this order; there are no others if it ends in `.`
    discard    cards on the discard pile, such as `"9 coast"`
    market     goods cards that lie face up, `warehouse` those that are drawn next
    closed     the landscape whose sector is closed, for two players
    """
    state = _position(told, seats, card, round, variant, closed)
    _deal_lands(state, stack, discard)
    _lay_out_goods(state, market, warehouse)
    state.start = turn if start is None else start
    order = [(state.start + step) % seats for step in range(seats)]
    state.builders = order[order.index(turn) :][::-1]
    state.left = left
    return _opened(state)


def bidding(*told: Told, seats: int = 4, start: int = 0, pairs: str = "") -> Table:
    """Set up a position in which the bidding begins.

    pairs      the cards of the pairs, such as `"coast forest, desert desert"`
    """
    state = _position(told, seats)
    _deal_lands(state)
    _lay_out_goods(state)
    for words in pairs.split(",") if pairs else []:
        one, other = (LAND_NAMES.index(word) for word in words.split())
        state.stack.remove(one)
        state.stack.remove(other)
        state.pairs.append((one, other))
    while len(state.pairs) < seats:
        state.pairs.append((state.stack.pop(0), state.stack.pop(0)))
    state.hands = [NOBODY] * seats
    state.start, state.bidder = start, (start - 1) % seats
    return _opened(state)


def _opened(state: State) -> Table:
    reopen(state)
    GAME.check(state)
    return Table(state)


def _position(
    told: Sequence[Told],
    seats: int,
    card: str = "silk pine",
    round: int = 1,
    variant: Variant = USUAL,
    closed: str = "",
) -> State:
    told = [*told, *[trader()] * (seats - len(told))]
    players = [_player(one, seats) for one in told]
    sector = LAND_NAMES.index(closed) if closed else NONE_CLOSED
    state = State(Chance(1), players, [], [], [], [], variant, sector, round=round)
    _deal_score_cards(state, card)
    _build(state, told)
    for seat, one in enumerate(told):
        for name in one.bonus.split():
            state.taken.append(Taken(seat, BONUS_NAMES.index(name)))
    kept = [card for _, card in state.taken]
    state.bonus = [card for card in BONUS_CARDS if card not in kept]
    state.spent = sum((player.own & INNER).bit_count() for player in state.players)
    state.keys = KEYS - state.spent - sum(player.keys for player in state.players)
    return state


def cards_of(words: str) -> list[int]:
    """Return cards by landscape: `"coast 2 forest"`."""
    counts, count = [0] * len(LANDS), 1
    for word in words.split():
        if word.isdigit():
            count = int(word)
        else:
            counts[LAND_NAMES.index(word)] += count
            count = 1
    return counts


def _player(told: Told, seats: int) -> Player:
    player = Player(HOUSES_OF[seats], cards_of(told.hand), cards_of(told.known))
    player.coins, player.keys = told.coins, told.keys
    player.goods = [int(word) - 1 for word in told.goods.split()]
    player.ledger[DISTRICT_LETTERS] = told.letters
    return player


def _deal_lands(state: State, stack: str = "", discard: str = "") -> None:
    """Put all cards that no one holds on the stack, below the next ones to be drawn, unless the
    stack ends there.
    """
    only = stack.endswith(".")
    drawn = [LAND_NAMES.index(word) for word in stack.removesuffix(".").split()]
    state.discard = cards_of(discard)
    rest = [land for land in LANDS for _ in range(COPIES - drawn.count(land))]
    for gone in (state.discard, *[player.hand for player in state.players]):
        for land, count in enumerate(gone):
            for _ in range(count):
                rest.remove(land)
    state.chance.shuffle(rest)
    if only:
        for land in rest:
            state.discard[land] += 1
        rest = []
    state.stack = rest + drawn[::-1]


def _deal_score_cards(state: State, card: str) -> None:
    """Open the card that shows these items; one other is gone for each past round."""
    keys = sorted(card.split())
    state.card = next(
        one
        for one in state.variant.score_cards
        if sorted(key.partition(":")[2] for key in things_of(one)) == keys
    )
    others = [one for one in state.variant.score_cards if one != state.card]
    others.sort(key=lambda one: -SCORE_CARDS[one].back)
    state.cards = others[: len(others) - state.round + 1]


def _build(state: State, told: Sequence[Told]) -> None:
    """Place the listed houses; then the rest wherever there is room."""
    for seat, one in enumerate(told):
        for name in one.own.split():
            _erect(state, seat, PLACE_NAMES.index(name))
    for seat, one in enumerate(told):
        player = state.players[seat]
        while one.houses is not None and player.houses > one.houses:
            free = free_places(state.players, closed_places(state.closed))
            outer = DISTRICTS & ~INNER & ~player.own
            _erect(state, seat, members(free | outer)[0])


def _erect(state: State, seat: int, place: int) -> None:
    player = state.players[seat]
    player.houses -= 1
    player.own |= 1 << place
    player.near |= NEAR[place]
    if DISTRICTS >> place & 1:
        state.districts[place - FIRST_DISTRICT].append(seat)


def _lay_out_goods(state: State, market: str = "", warehouse: str = "") -> None:
    """Lay out the goods cards that no one has; those not listed lie at the bottom."""
    held = [card for player in state.players for card in player.goods]
    lies_open = [int(word) - 1 for word in market.split()]
    drawn = [int(word) - 1 for word in warehouse.split()]
    rest = [card for card in range(len(GOODS_CARDS)) if card not in (*held, *lies_open, *drawn)]
    while len(lies_open) < 3 and rest and not market:
        lies_open.append(rest.pop(0))
    state.market, state.warehouse = lies_open, rest + drawn[::-1]


def all_places(places: int) -> str:
    """Return the names of a set of places."""
    return " ".join(PLACE_NAMES[place] for place in members(places))


THREE_THINGS = USUAL._replace(things=THREE)
