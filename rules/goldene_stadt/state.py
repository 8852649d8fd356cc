"""The whole position of a game of Die goldene Stadt, and its invariants."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rules.bits import has, members
from rules.chance import Chance
from rules.decision import Decision
from rules.decision import check as check_open
from rules.event import NOBODY, Seat
from rules.goldene_stadt.components import (
    BONUS_CARDS,
    CLOSABLE,
    COINS_EACH,
    COPIES,
    DISTRICT_COUNT,
    EXPULSIONS,
    FIRST_DISTRICT,
    GOODS_CARDS,
    HAND_LIMIT,
    HOUSES_EACH_TURN,
    HOUSES_OF,
    INNER,
    KEYS,
    LAND_NAMES,
    LANDS,
    NEAR,
    SINGLE,
    THREE_THINGS,
    TWO_THINGS,
    BonusCard,
    GoodsCard,
    Land,
    Place,
    Places,
    ScoreCard,
)

SEATS: Final = (2, 3, 4)

HIDDEN: Final = "hidden"
OPEN: Final = "open"
TWO: Final = "two"
THREE: Final = "three"
BY_LOT: Final = "by_lot"

NOWHERE: Final[Place] = -1
"""No place is being paid for."""
NO_CARD: Final[ScoreCard] = -1
"""No score card is open."""
NONE_CLOSED: Final[Land] = -1
"""No sector is closed."""

DISTRICT_LETTERS, GOODS_LETTERS, RIVER_LETTERS, QUARTER_LETTERS, BONUS_LETTERS = range(5)
"""The sources of letters: the places in a player's ledger."""
LEDGER: Final = ("districts", "goods", "rivers", "quarters", "bonus")


class Variant(NamedTuple):
    """The values of the table options agreed on before the game.

    letters   whether everyone sees how many letters each seat has
    things    the things on a score card: two or all three (R1)
    closed    with two players: the sector that is closed, or by lot
    """

    letters: str = HIDDEN
    things: str = TWO
    closed: str = BY_LOT

    @property
    def score_cards(self) -> tuple[ScoreCard, ...]:
        """The score cards that are played with."""
        return TWO_THINGS if self.things == TWO else THREE_THINGS


USUAL: Final = Variant()


@dataclass(slots=True)
class Player:
    """One seat.

    houses   those not yet built
    hand     cards by landscape; `known` are those that everyone has seen it take
    goods    goods cards, in the order in which they came
    ledger   letters by source
    own      the places where its houses stand; `near` are those joined to them by a road
    blocked  it can never build again (RULES.md 8.3)
    """

    houses: int
    hand: list[int]
    known: list[int]
    coins: int = COINS_EACH
    keys: int = 0
    goods: list[GoodsCard] = field(default_factory=list[GoodsCard])
    ledger: list[int] = field(default_factory=lambda: [0] * len(LEDGER))
    own: Places = 0
    near: Places = 0
    blocked: bool = False

    def copy(self) -> "Player":
        """Return a copy that shares nothing that can change."""
        return Player(
            self.houses,
            self.hand[:],
            self.known[:],
            self.coins,
            self.keys,
            self.goods[:],
            self.ledger[:],
            self.own,
            self.near,
            self.blocked,
        )


class Taken(NamedTuple):
    """A bonus card that was taken, and the seat that took it."""

    seat: Seat
    card: BonusCard


@dataclass(slots=True)
class State:
    """A position.

    open        the decisions that are open, in seat order
    closed      the landscape whose coast places and suburbs are closed, or NONE_CLOSED
    stack       the landscape cards yet to be drawn, from the end; `discard` by landscape
    cards       the score cards yet to be turned up, from the end
    market      the goods cards that lie face up; `warehouse` the stack, drawn from its end
    boxed       goods cards that left the game
    bonus       the bonus cards that are left, in order; `taken` the others, in the order of taking
    keys        left in the supply; `spent` left the game
    districts   the builders of each district, in order
    card        the score card of the round, or NO_CARD
    pairs       the cards of each pair, while there is bidding; `hands` says whose hand lies there
    bidder      the seat that laid a hand last, or the seat before the start player
    expulsions  of this round
    builders    while there is building: the seats still to build, the one that builds now last
    left        the number of houses that the builder may still build in this turn
    plan        the place being paid for, or NOWHERE
    reward      the reward being chosen: a key of `components.REWARDS`, or ""
    ending      the key of what ends the game after this round, or ""
    ended       the key of what ended the game, "" while it goes on
    """

    chance: Chance
    players: list[Player]
    stack: list[Land]
    cards: list[ScoreCard]
    market: list[GoodsCard]
    warehouse: list[GoodsCard]
    variant: Variant = USUAL
    closed: Land = NONE_CLOSED
    open: list[Decision] = field(default_factory=list[Decision])
    discard: list[int] = field(default_factory=lambda: [0] * len(LAND_NAMES))
    boxed: list[GoodsCard] = field(default_factory=list[GoodsCard])
    bonus: list[BonusCard] = field(default_factory=lambda: [*BONUS_CARDS])
    taken: list[Taken] = field(default_factory=list[Taken])
    keys: int = KEYS
    spent: int = 0
    districts: list[list[Seat]] = field(default_factory=lambda: [[] for _ in range(DISTRICT_COUNT)])
    round: int = 0
    start: Seat = 0
    card: ScoreCard = NO_CARD
    pairs: list[tuple[Land, Land]] = field(default_factory=list[tuple[Land, Land]])
    hands: list[Seat] = field(default_factory=list[Seat])
    bidder: Seat = NOBODY
    expulsions: int = 0
    builders: list[Seat] = field(default_factory=list[Seat])
    left: int = 0
    plan: Place = NOWHERE
    reward: str = ""
    ending: str = ""
    ended: str = ""

    def copy(self) -> "State":
        """Return a copy that shares nothing that can change."""
        return State(
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.stack[:],
            self.cards[:],
            self.market[:],
            self.warehouse[:],
            self.variant,
            self.closed,
            self.open[:],
            self.discard[:],
            self.boxed[:],
            self.bonus[:],
            self.taken[:],
            self.keys,
            self.spent,
            [builders[:] for builders in self.districts],
            self.round,
            self.start,
            self.card,
            self.pairs[:],
            self.hands[:],
            self.bidder,
            self.expulsions,
            self.builders[:],
            self.left,
            self.plan,
            self.reward,
            self.ending,
            self.ended,
        )


def closed_places(closed: Land) -> Places:
    """Return the coast places and suburbs of a closed sector (RULES.md 9)."""
    return 0 if closed == NONE_CLOSED else CLOSABLE[closed]


def bonus_of(state: State, seat: Seat) -> list[BonusCard]:
    """Return the bonus cards of a seat, in the order in which it took them."""
    return [card for taker, card in state.taken if taker == seat]


# --- invariants -------------------------------------------------------------------


def check(state: State) -> None:
    """Raise AssertionError unless all invariants hold (RULES.md 1)."""
    check_open(state.open, ended=bool(state.ended))
    _check_lands(state)
    _check_cards(state)
    _check_houses(state)
    assert state.expulsions <= EXPULSIONS
    for player in state.players:
        assert player.coins >= 0
        assert all(
            0 <= known <= held for known, held in zip(player.known, player.hand, strict=True)
        )
    if not state.builders and not state.ended:
        assert all(sum(player.hand) <= HAND_LIMIT for player in state.players), "5.8"


def _check_lands(state: State) -> None:
    """Every landscape card is in one place."""
    for land in LANDS:
        held = sum(player.hand[land] for player in state.players)
        dealt = sum(pair.count(land) for pair in state.pairs)
        assert held + dealt + state.stack.count(land) + state.discard[land] == COPIES


def _check_cards(state: State) -> None:
    """Every goods card, bonus card, score card and key is in one place."""
    goods = [card for player in state.players for card in player.goods]
    goods += [*state.market, *state.warehouse, *state.boxed]
    assert sorted(goods) == list(range(len(GOODS_CARDS)))
    taken = [card for _, card in state.taken]
    assert sorted([*taken, *state.bonus]) == list(BONUS_CARDS)
    assert sum(player.keys for player in state.players) + state.keys + state.spent == KEYS
    to_come = {*state.cards, state.card}
    assert to_come <= {*state.variant.score_cards, NO_CARD}
    assert len(to_come) == len(state.cards) + 1 == len(state.variant.score_cards) - state.round + 1


def _check_houses(state: State) -> None:
    """Each seat has all houses, at most one on a place of one, and never two in a district."""
    each = HOUSES_OF[len(state.players)]
    taken = closed_places(state.closed)
    inner = 0
    for seat, player in enumerate(state.players):
        assert player.houses + player.own.bit_count() == each
        assert not player.own & SINGLE & taken, "one house in all"
        taken |= player.own & SINGLE
        inner += (player.own & INNER).bit_count()
        near = 0
        for place in members(player.own):
            near |= NEAR[place]
        assert player.near == near
        for district, builders in enumerate(state.districts):
            assert builders.count(seat) == has(player.own, FIRST_DISTRICT + district)
    assert inner == state.spent, "each house in an inner district took a key"
    assert 0 <= state.left <= HOUSES_EACH_TURN
    assert (state.plan == NOWHERE) or bool(state.builders)
