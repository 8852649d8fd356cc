"""The whole position of a game of San Marco, and its invariants."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rules.chance import Chance
from rules.decision import Decision
from rules.decision import check as check_open
from rules.event import NOBODY, Seat
from rules.san_marco.components import (
    ACTIONS,
    ATTESTED,
    BRIDGES,
    DISTRICTS,
    FIRST_LIMIT,
    LIMITS,
    MOST_ON_PAIR,
    NOBLES,
    NOTHING,
    NOWHERE,
    PAIRS,
    WORTH,
    Bridge,
    District,
    Kind,
    Worth,
    limit_of,
)

HIDDEN: Final = "hidden"
OPEN: Final = "open"
RANDOM: Final = "random"
ASSIGNED: Final = "assigned"
ANYBODY: Final = "anybody"
BELOW_TEN: Final = "below_ten"
CHEAPEST: Final = "cheapest"
ALL: Final = "all"

SEATS: Final = (3, 4)

DOGE_POINTS, TOLLS, BONUS, FINAL = range(4)
"""The sources of prestige: the places of a player's ledger."""
LEDGER: Final = ("doge", "tolls", "bonus", "final")


class Variant(NamedTuple):
    """The table's agreements before the game, as values of the table options.

    districts   their values: a key of `components.WORTH`
    hands       whether everyone sees a distributor's cards while they are divided
    roles       drawn by lot, or assigned by the start player
    fewest      whether the seat with the fewest limit points banishes even with ten or more (R2)
    routes      whether the doge can also go ways that are dearer than necessary (R24)
    """

    districts: str = ATTESTED
    hands: str = HIDDEN
    roles: str = RANDOM
    fewest: str = ANYBODY
    routes: str = CHEAPEST

    @property
    def worth(self) -> tuple[Worth, ...]:
        """The values of each district."""
        return WORTH[self.districts]


USUAL: Final = Variant()


@dataclass(slots=True)
class Player:
    """One seat.

    supply   nobles that are neither in a district nor on a bridge
    ledger   prestige by its source; the sum is shown on the track
    limits   the limit cards in front of the seat, of this passage
    out      it has reached the limit in an earlier round of this passage
    """

    supply: int = NOBLES
    ledger: list[int] = field(default_factory=lambda: [0] * len(LEDGER))
    limits: list[Kind] = field(default_factory=list[Kind])
    out: bool = False

    @property
    def prestige(self) -> int:
        """The points on the track."""
        return sum(self.ledger)

    @property
    def limit(self) -> int:
        """The limit points of this passage."""
        return limit_of(self.limits)

    def copy(self) -> "Player":
        """Return a copy that shares nothing that can change."""
        return Player(self.supply, self.ledger[:], self.limits[:], self.out)


@dataclass(slots=True)
class Group:
    """A distributor and the deciders among the offers.

    deciders   in the order in which they choose; the distributor takes what they leave
    hand       cards that are not yet divided, sorted
    offers     those made so far; all of them once `hand` is empty
    takers     the taker of each offer, or NOBODY
    opened     whether the offers lie face up
    """

    distributor: Seat
    deciders: list[Seat]
    hand: list[Kind] = field(default_factory=list[Kind])
    offers: list[list[Kind]] = field(default_factory=list[list[Kind]])
    takers: list[Seat] = field(default_factory=list[Seat])
    opened: bool = False

    @property
    def divided(self) -> bool:
        """Whether all offers are made."""
        return not self.hand

    def copy(self) -> "Group":
        """Return a copy that shares nothing that can change."""
        return Group(
            self.distributor,
            self.deciders,
            self.hand[:],
            [offer[:] for offer in self.offers],
            self.takers[:],
            self.opened,
        )


@dataclass(slots=True)
class State:
    """A position.

    open        the decisions that are open, in seat order
    actions     the draw pile of action cards, drawn from its end; `discard` lies open
    limits      the draw pile of limit cards, drawn from its end
    nobles      by district, then by seat
    bridges     in the order in which they were placed; one that replaces another has its place
    doge        the district in which he stands, or NOWHERE
    rolled      setup: the number of seats that have rolled
    placing     setup: seats that still place a bridge; the next one is last
    passage     1 to 3, 0 before the first; `round` counts within it
    start       the start player of the round
    last_round  seats that are out do not play this round, and the passage ends after it
    groups      of this round, in the order in which they are opened; `group` is being played
    acting      the seat that chooses or carries cards out, or NOBODY
    cards       the remaining action cards of `acting`, sorted
    plan        the card being played, or NOTHING; `taken`, `place`, `victim` and `source` are the
                answers of its chain so far: a bridge (position), a district or pair, a seat, and
                the district from which a noble is lifted
    roll        the die of a banishment whose victims are being chosen, or 0
    fewest      the seat that may banish at the end of the passage, or NOBODY
    ended       the key of what ended the game, "" while it goes on
    """

    chance: Chance
    players: list[Player]
    actions: list[Kind]
    limits: list[Kind]
    nobles: list[list[int]]
    variant: Variant = USUAL
    open: list[Decision] = field(default_factory=list[Decision])
    discard: list[Kind] = field(default_factory=list[Kind])
    bridges: list[Bridge] = field(default_factory=list[Bridge])
    doge: District = NOWHERE
    rolled: int = 0
    placing: list[Seat] = field(default_factory=list[Seat])
    passage: int = 0
    round: int = 0
    start: Seat = 0
    last_round: bool = False
    groups: list[Group] = field(default_factory=list[Group])
    group: int = 0
    acting: Seat = NOBODY
    cards: list[Kind] = field(default_factory=list[Kind])
    plan: Kind = NOTHING
    taken: int = NOTHING
    place: int = NOTHING
    victim: Seat = NOBODY
    source: District = NOTHING
    roll: int = 0
    fewest: Seat = NOBODY
    ended: str = ""

    def copy(self) -> "State":
        """Return a copy that shares nothing that can change."""
        return State(
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.actions[:],
            self.limits[:],
            [row[:] for row in self.nobles],
            self.variant,
            self.open[:],
            self.discard[:],
            self.bridges[:],
            self.doge,
            self.rolled,
            self.placing[:],
            self.passage,
            self.round,
            self.start,
            self.last_round,
            [group.copy() for group in self.groups],
            self.group,
            self.acting,
            self.cards[:],
            self.plan,
            self.taken,
            self.place,
            self.victim,
            self.source,
            self.roll,
            self.fewest,
            self.ended,
        )


def check(state: State) -> None:
    """Raise AssertionError if an invariant is broken."""
    _check_cards(state)
    _check_nobles(state)
    _check_bridges(state)
    check_open(state.open, ended=bool(state.ended))
    for decision in state.open:
        assert not state.players[decision.seat].out or decision.seat == state.fewest
    assert all(player.prestige >= 0 for player in state.players), "prestige is never negative (R3)"
    longest = 5 if len(state.players) == 4 else 6
    assert state.round <= longest, "a passage has a limit (RULES.md 1.4)"


def _check_cards(state: State) -> None:
    """Every card is in one place, so no draw pile was ever too short (RULES.md 1.4)."""
    held = [*state.actions, *state.discard, *state.limits, *state.cards]
    if state.plan != NOTHING:
        held.append(state.plan)
    for player in state.players:
        held += player.limits
    for group in state.groups:
        held += group.hand
        for offer, taker in zip(group.offers, group.takers, strict=True):
            held += offer if taker == NOBODY else []
    assert Counter(held) == Counter([*ACTIONS, *LIMITS]), "every card is in one place"
    assert all(kind < FIRST_LIMIT for kind in [*state.actions, *state.discard, *state.cards])
    assert all(kind >= FIRST_LIMIT for kind in state.limits)


def _check_nobles(state: State) -> None:
    """Each seat has 25 nobles, in the supply, in districts and on bridges (RULES.md 1.2)."""
    for seat, player in enumerate(state.players):
        placed = sum(state.nobles[district][seat] for district in DISTRICTS)
        bridges = sum(bridge.owner == seat for bridge in state.bridges)
        assert player.supply + placed + bridges == NOBLES, "nobles are conserved"
        assert player.supply >= 0
    assert all(count >= 0 for row in state.nobles for count in row)


def _check_bridges(state: State) -> None:
    """No pair has too many bridges, nor two of one owner (RULES.md 5.2)."""
    assert len(state.bridges) <= BRIDGES
    assert len(set(state.bridges)) == len(state.bridges), "never two of one owner on a pair"
    on_pair = Counter(bridge.pair for bridge in state.bridges)
    assert all(on_pair[pair] <= MOST_ON_PAIR for pair in range(len(PAIRS)))
