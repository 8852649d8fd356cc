"""One seat's permitted knowledge, built from nothing."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from rules.decision import Decision
from rules.event import NOBODY, Seat
from rules.game import Outcome
from rules.san_marco import scoring
from rules.san_marco.components import (
    NOTHING,
    Bridge,
    District,
    Kind,
    Worth,
    actions_in,
    limit_of,
)
from rules.san_marco.state import OPEN, Group, State, Variant


class House(NamedTuple):
    """The public part of a seat.

    limits   its limit cards of this passage, sorted
    out      it takes no part in the rest of this passage
    ledger   its prestige by source: doge, tolls, bonus, final
    """

    seat: Seat
    supply: int
    limits: tuple[Kind, ...]
    out: bool
    ledger: tuple[int, ...]

    @property
    def limit(self) -> int:
        """The limit points of this passage."""
        return limit_of(self.limits)

    @property
    def prestige(self) -> int:
        """The points on the track."""
        return sum(self.ledger)


class Offer(NamedTuple):
    """An offer: the number of cards of each back, and its cards if the viewer may see them.

    `cards` is empty if they are hidden (no offer is ever empty); `taker` is -1 until it is taken.
    """

    actions: int
    limits: int
    cards: tuple[Kind, ...]
    taker: Seat


class Division(NamedTuple):
    """A distributor, the deciders in the order in which they choose, and the offers.

    hand      cards not yet divided, if the viewer may see them
    divided   whether the distributor has made all offers
    opened    whether the offers lie face up
    offers    empty until all distributors have divided, except the viewer's own
    """

    distributor: Seat
    deciders: tuple[Seat, ...]
    hand: tuple[Kind, ...]
    divided: bool
    opened: bool
    offers: tuple[Offer, ...]

    @property
    def shares(self) -> int:
        """The number of offers to be made."""
        return len(self.deciders) + 1

    @property
    def chooser(self) -> Seat:
        """The decider who takes an offer now or next, or NOBODY (RULES.md 3.4)."""
        takers = [offer.taker for offer in self.offers]
        return next((seat for seat in self.deciders if seat not in takers), NOBODY)


@dataclass(frozen=True, slots=True)
class SanMarcoView:
    """A position in the view of one seat (None: a spectator).

    step        "setup" (re-roll), "bridges" and "second_bridges" (of the setup), "roles", "split",
                "choose", "play", "fewest", or "over"
    passage     1 to 3, 0 during the setup; `round` counts within it, 0 during the setup
    start       the start player of the round
    last_round  this is the last round of the passage; `out` of the houses tells which seats miss it
    houses      by seat
    nobles      by district, then by seat
    bridges     in the order in which they were placed; one that replaces another has its place
    doge        the district in which he stands, or -1
    worth       by district
    actions     the size of the draw pile of action cards; `limits` likewise
    discard     the open discard pile, in order
    divisions   of this round, in the order in which they are opened
    division    the one being played
    acting      the seat that chooses an offer or carries cards out, or -1
    cards       the action cards that `acting` has taken and not yet carried out
    plan        the card that this seat is just playing, or -1; hidden from all others
    taken       position in `bridges` of the one that this seat replaces, or -1
    place       the district or pair that this seat has chosen for the card, or -1
    victim      the seat whose noble this seat replaces, or -1
    roll        the die of a banishment whose victims are being chosen, or 0
    """

    seat: Seat | None
    step: str
    passage: int
    round: int
    start: Seat
    last_round: bool
    houses: tuple[House, ...]
    nobles: tuple[tuple[int, ...], ...]
    bridges: tuple[Bridge, ...]
    doge: District
    worth: tuple[Worth, ...]
    actions: int
    limits: int
    discard: tuple[Kind, ...]
    divisions: tuple[Division, ...]
    division: int
    acting: Seat
    cards: tuple[Kind, ...]
    plan: Kind
    taken: int
    place: int
    victim: Seat
    roll: int
    variant: Variant
    waiting: tuple[Seat, ...]
    decision: Decision | None
    outcome: Outcome | None


def division_of(divisions: Iterable[Division], distributor: Seat) -> Division:
    """Return a seat's division in this round (RULES.md 3.3)."""
    return next(one for one in divisions if one.distributor == distributor)


_STEPS: Final = {
    "reroll": "setup",
    "roles": "roles",
    "split": "split",
    "split_rest": "split",
    "choose": "choose",
}


def step_of(state: State) -> str:
    """Name the open step, the same for everyone."""
    if not state.open:
        return "over"
    kind = state.open[0].kind
    if kind == "bridge" and state.placing:
        return "bridges" if len(state.bridges) < len(state.players) else "second_bridges"
    if state.fewest != NOBODY:
        return "fewest"
    return _STEPS.get(kind, "play")


def view(state: State, seat: Seat | None) -> SanMarcoView:
    """Show the position to `seat`, or to a spectator."""
    decision = None
    for asked in state.open:
        if asked.seat == seat:
            decision = asked
    mine = seat is not None and seat == state.acting
    cards = state.cards
    if not mine and state.plan != NOTHING and not state.roll:
        cards = sorted([*cards, state.plan])  # the card being played is still secret
    return SanMarcoView(
        seat=seat,
        step=step_of(state),
        passage=state.passage,
        round=state.round,
        start=state.start,
        last_round=state.last_round,
        houses=tuple([_house(state, each) for each in range(len(state.players))]),
        nobles=tuple([tuple(row) for row in state.nobles]),
        bridges=tuple(state.bridges),
        doge=state.doge,
        worth=state.variant.worth,
        actions=len(state.actions),
        limits=len(state.limits),
        discard=tuple(state.discard),
        divisions=divisions_of(state, seat),
        division=state.group,
        acting=state.acting,
        cards=tuple(cards),
        plan=state.plan if mine else NOTHING,
        taken=state.taken if mine else NOTHING,
        place=state.place if mine or state.roll else NOTHING,
        victim=state.victim if mine else NOBODY,
        roll=state.roll,
        variant=state.variant,
        waiting=tuple([asked.seat for asked in state.open]),
        decision=decision,
        outcome=scoring.outcome(state),
    )


def _house(state: State, seat: Seat) -> House:
    player = state.players[seat]
    limits = tuple(sorted(player.limits))
    return House(seat, player.supply, limits, player.out, tuple(player.ledger))


def divisions_of(state: State, seat: Seat | None) -> tuple[Division, ...]:
    """Return the divisions of this round in a seat's view."""
    everybody_divided = all(group.divided for group in state.groups)
    return tuple([_division(state, group, seat, everybody_divided) for group in state.groups])


def _division(state: State, group: Group, seat: Seat | None, everybody_divided: bool) -> Division:
    own = group.distributor == seat
    hand = group.hand if own else _open_hand(state, group)
    offers: list[Offer] = []
    if own or everybody_divided:
        shown = group.opened or own
        offers = [
            _offer(cards, taker, shown=shown)
            for cards, taker in zip(group.offers, group.takers, strict=True)
        ]
    return Division(
        group.distributor,
        tuple(group.deciders),
        tuple(hand),
        group.divided,
        group.opened,
        tuple(offers),
    )


def _offer(cards: list[Kind], taker: Seat, *, shown: bool) -> Offer:
    actions = len(actions_in(cards))
    return Offer(actions, len(cards) - actions, tuple(cards) if shown else (), taker)


def _open_hand(state: State, group: Group) -> list[Kind]:
    """Return the whole deal, if hands are open (2.5); the progress of the division is not told."""
    if state.variant.hands != OPEN or group.opened:
        return []
    return sorted([*group.hand, *[kind for offer in group.offers for kind in offer]])
