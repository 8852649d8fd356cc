"""The part of a position that one seat may know, built from nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rules.decision import Decision
from rules.event import NOBODY, Seat
from rules.game import Outcome
from rules.goldene_stadt import scoring
from rules.goldene_stadt.components import (
    BACKS,
    BONUS_CARDS,
    SCORE_CARDS,
    BonusCard,
    GoodsCard,
    Land,
    Place,
    Places,
    ScoreCard,
)
from rules.goldene_stadt.state import NOWHERE, OPEN, State, Variant, bonus_of, closed_places

NOT_TOLD: Final = -1
"""Stands for letters that a viewer may not see."""


class Trader(NamedTuple):
    """The public part of a seat.

    houses   those not yet built
    hand     the number of its cards; `known`: by landscape, those that everyone has seen it take
    goods    its goods cards
    bonus    the number of its bonus cards
    ledger   its letters by source; empty if the viewer may not see them
    own      the places where its houses stand; `near` are those joined to them by a road
    blocked  can never build again
    """

    seat: Seat
    houses: int
    hand: int
    known: tuple[int, ...]
    coins: int
    keys: int
    goods: tuple[GoodsCard, ...]
    bonus: int
    ledger: tuple[int, ...]
    own: Places
    near: Places
    blocked: bool

    @property
    def letters(self) -> int:
        """All its letters, or NOT_TOLD."""
        return sum(self.ledger) if self.ledger else NOT_TOLD


class Pair(NamedTuple):
    """Two landscape cards, and the seat whose hand lies on them (-1: none)."""

    cards: tuple[Land, Land]
    hand: Seat


@dataclass(frozen=True, slots=True)
class GoldeneStadtView:
    """A position as one seat (None: a spectator) sees it.

    step        "bid", "build", "goods", "give_back", "bonus", "limit", or "over"
    start       the start player of the round
    card        the score card of the round, or -1
    coming      the number of score cards of each back still to come
    left        those of them that have not been seen, of all backs
    pairs       of this round, while there is bidding
    expulsions  of this round
    builders    the seats whose building turn is to come, in order; the first builds now
    plan        the place that this seat is just paying for, or -1; hidden from all others
    traders     by seat
    districts   the builders of each district, in order
    closed      the coast places and suburbs that are closed
    hand        the viewer's cards by landscape; none for a spectator
    bonus       the viewer's bonus cards
    stack       the number of landscape cards to draw; `discard` lies open, by landscape
    market      the goods cards that lie face up; `warehouse` is the number left in the stack
    boxed       the goods cards that left the game
    bonus_left  the number of bonus cards left; `bonus_seen` are those they can be, for the viewer
    keys        left in the supply
    ending      what ends the game after this round, or ""
    """

    seat: Seat | None
    step: str
    round: int
    start: Seat
    card: ScoreCard
    coming: tuple[int, ...]
    left: tuple[ScoreCard, ...]
    pairs: tuple[Pair, ...]
    expulsions: int
    builders: tuple[Seat, ...]
    plan: Place
    traders: tuple[Trader, ...]
    districts: tuple[tuple[Seat, ...], ...]
    closed: Places
    hand: tuple[int, ...]
    bonus: tuple[BonusCard, ...]
    stack: int
    discard: tuple[int, ...]
    market: tuple[GoodsCard, ...]
    warehouse: int
    boxed: tuple[GoodsCard, ...]
    bonus_left: int
    bonus_seen: tuple[BonusCard, ...]
    keys: int
    ending: str
    variant: Variant
    waiting: tuple[Seat, ...]
    decision: Decision | None
    outcome: Outcome | None

    @property
    def builder(self) -> Seat:
        """The seat whose building turn it is, or NOBODY."""
        return self.builders[0] if self.builders else NOBODY


_STEPS: Final = {"pay": "build"}
"""Paying counts as part of building: no other seat sees that it has begun."""


def step_of(state: State) -> str:
    """Name the open step, the same for everyone."""
    if not state.open:
        return "over"
    kind = state.open[0].kind
    return _STEPS.get(kind, kind)


def view(state: State, seat: Seat | None) -> GoldeneStadtView:
    """Show the position to `seat`, or to a spectator."""
    own = None if seat is None else state.players[seat]
    mine = bool(state.builders) and state.builders[-1] == seat
    left = tuple(sorted(state.cards))
    return GoldeneStadtView(
        seat=seat,
        step=step_of(state),
        round=state.round,
        start=state.start,
        card=state.card,
        coming=coming(left),
        left=left,
        pairs=pairs_of(state),
        expulsions=state.expulsions,
        builders=tuple(state.builders[::-1]),
        plan=state.plan if mine else NOWHERE,
        traders=tuple([_trader(state, each, seat) for each in range(len(state.players))]),
        districts=tuple([tuple(builders) for builders in state.districts]),
        closed=closed_places(state.closed),
        hand=() if own is None else tuple(own.hand),
        bonus=() if seat is None else tuple(bonus_of(state, seat)),
        stack=len(state.stack),
        discard=tuple(state.discard),
        market=tuple(state.market),
        warehouse=len(state.warehouse),
        boxed=tuple(state.boxed),
        bonus_left=len(state.bonus),
        bonus_seen=tuple(bonus_seen(state, seat)),
        keys=state.keys,
        ending=state.ending,
        variant=state.variant,
        waiting=tuple([asked.seat for asked in state.open]),
        decision=next((asked for asked in state.open if asked.seat == seat), None),
        outcome=scoring.outcome(state),
    )


def coming(left: Sequence[ScoreCard]) -> tuple[int, ...]:
    """Return the number of these score cards with each back."""
    backs = [SCORE_CARDS[card].back for card in left]
    return tuple([backs.count(back) for back in BACKS])


def pairs_of(state: State) -> tuple[Pair, ...]:
    """Return the pairs of the round, each with the hand on it."""
    return tuple([Pair(*each) for each in zip(state.pairs, state.hands, strict=True)])


def _trader(state: State, seat: Seat, viewer: Seat | None) -> Trader:
    player = state.players[seat]
    told = seat == viewer or state.variant.letters == OPEN or bool(state.ended)
    return Trader(
        seat,
        player.houses,
        sum(player.hand),
        tuple(player.known),
        player.coins,
        player.keys,
        tuple(player.goods),
        len(bonus_of(state, seat)),
        tuple(player.ledger) if told else (),
        player.own,
        player.near,
        player.blocked,
    )


def bonus_seen(state: State, seat: Seat | None) -> list[BonusCard]:
    """Return the bonus cards that the stack can still hold, as far as a seat has seen.

    A seat that takes one looks at all that are left, and so knows the stack until another seat
    takes one (RULES.md 6.5); then one of those that it saw is gone, and it cannot tell which.
    """
    if is_looking(state, seat):
        return [*state.bonus]
    looks = [at for at, taken in enumerate(state.taken) if taken.seat == seat]
    if not looks:
        return [*BONUS_CARDS]
    since = [taken.card for taken in state.taken[looks[-1] + 1 :]]
    return sorted([*state.bonus, *since])


def is_looking(state: State, seat: Seat | None) -> bool:
    """Whether the seat is choosing a bonus card, and so sees all that are left (RULES.md 6.5)."""
    return any(asked.seat == seat and asked.kind == "bonus" for asked in state.open)
