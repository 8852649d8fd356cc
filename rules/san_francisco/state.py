"""The whole position of a game of San Francisco, and its invariants."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rules.bits import members
from rules.chance import Chance
from rules.decision import Decision
from rules.decision import check as check_open
from rules.event import NOBODY, Facts, Seat
from rules.san_francisco.components import (
    ACTIONS,
    ALL_STREETS,
    BONUS,
    CHEQUES_EACH,
    COUNTS,
    DISTRICTS,
    NO_TILE,
    PARK,
    STICKS_EACH,
    STREET_KEYS,
    TENDERS,
    YEARS,
    ActionCard,
    Cheque,
    District,
    Kind,
    Street,
    Streets,
    TenderCard,
    Tile,
    streets_at,
)

SEATS: Final = (3, 4, 5)

BLIND_TIES: Final = "blind"
NEGOTIATED: Final = "negotiated"
BY_LOT: Final = "by_lot"
HIDDEN: Final = "hidden"
OPEN: Final = "open"

NO_CARD: Final = -1
NO_STREET: Final[Street] = -1
NOT_YET: Final = -1
"""Nothing has been sealed so far."""
ABSTAINS: Final = -2
"""Sealed: no influence card at all, which only the tender of an action card allows."""


class Phase:
    """The phase of the game. It is part of the position, which determines the next question.

    The names are those of the steps shown.
    """

    TENDER: Final = "tender"
    INFLUENCE: Final = "influence"
    BID: Final = "bid"
    TILE: Final = "tile"
    PROPOSE: Final = "propose"
    ACCEPT: Final = "accept"
    BLIND: Final = "blind"
    INVEST: Final = "invest"
    ACT: Final = "act"
    GRANT: Final = "grant"
    DRAW: Final = "draw"


class Variant(NamedTuple):
    """The values of the table options agreed on before the game.

    ties    whether players with the same option tile may make a deal (RULES.md 9.1)
    grants  the number of grants among the action cards, or by lot (RULES.md 9.2)
    ledger  whether everyone sees where cheques are known to be
    cards   action cards that are no grants and are in for certain, or by lot (RULES.md 9.2)
    """

    ties: str = BLIND_TIES
    grants: str = BY_LOT
    ledger: str = HIDDEN
    cards: str = BY_LOT


USUAL: Final = Variant()


class Secret(NamedTuple):
    """A cheque that a player paid face down, and all values that it could have been."""

    value: Cheque
    could: tuple[Cheque, ...]


class Right(NamedTuple):
    """The right to place a stick; `tile` is the option tile that it was won with, or NO_TILE."""

    seat: Seat
    tile: Tile = NO_TILE


class Proposal(NamedTuple):
    """A deal among those with the same option tile (RULES.md 9.1).

    by     the seat that has made it
    sums   the investor's payment to each other member of the group, in seat order
    avoid  the streets where the investor promises not to place
    """

    by: Seat
    investor: Seat
    sums: tuple[int, ...]
    avoid: Streets = 0

    def facts(self, group: Sequence[Seat]) -> Facts:
        """Return its facts; `group` are all seats with the option tile, in seat order."""
        return {
            "seat": self.by,
            "other": self.investor,
            "seats": tuple([seat for seat in group if seat != self.investor]),
            "counts": self.sums,
            "streets": tuple([STREET_KEYS[street] for street in members(self.avoid)]),
        }


@dataclass(slots=True)
class Player:
    """One seat.

    sticks   the streets where its sticks lie
    hand     its cheques, ascending; `known` are those that everyone has seen there since it last
             paid one face down, and `secrets` are its face-down payments
    laid     cheques in front of it; `drawn` are those of a grant that it has not kept yet
    passed   it is out of this cheque tender
    sealed   an influence card, an option tile or a kind of grant; NOT_YET, or ABSTAINS
    offer    sealed cheques; None until then
    back     the sticks that it takes back for a grant: NOT_YET until it has said
    terms    the sealed part of its proposal so far: the investor (NOBODY: none), then the sums,
             then the streets to avoid; None until it begins
    answer   whether it accepts a proposal; None until it has said
    bonuses  the number of bonus cards it has won
    """

    influence: int
    hand: list[Cheque]
    sticks: Streets = 0
    known: list[Cheque] = field(default_factory=lambda: [*CHEQUES_EACH])
    secrets: list[Secret] = field(default_factory=list[Secret])
    laid: list[Cheque] = field(default_factory=list[Cheque])
    drawn: list[Cheque] = field(default_factory=list[Cheque])
    passed: bool = False
    sealed: int = NOT_YET
    offer: list[Cheque] | None = None
    back: Streets = NOT_YET
    terms: list[int] | None = None
    answer: bool | None = None
    bonuses: int = 0

    @property
    def supply(self) -> int:
        """The number of sticks it has left."""
        return STICKS_EACH - self.sticks.bit_count()

    def copy(self) -> "Player":
        """Return a copy that shares nothing that can change."""
        return Player(
            self.influence,
            self.hand[:],
            self.sticks,
            self.known[:],
            self.secrets[:],
            self.laid[:],
            self.drawn[:],
            self.passed,
            self.sealed,
            None if self.offer is None else self.offer[:],
            self.back,
            None if self.terms is None else self.terms[:],
            self.answer,
            self.bonuses,
        )


@dataclass(slots=True)
class State:
    """A position.

    city      the kind of each district
    white     the streets where white sticks lie
    tenders   tender cards yet to be drawn, from the end; `discard` lies face up
    actions   action cards yet to be drawn, from the end
    open      the decisions that are open, in seat order
    played    the action cards of the years, one of each; the last may still be carried out
    waiting   the bonus cards that lie open, until a district of their kind is built
    builders  the builder of each district, or NOBODY
    bank      its cheques, ascending; `openly` are those paid in face up, and `found` are cheques
              drawn from it that only secret payments can explain
    phase     see `Phase`
    tender    the tender card of the round, or NO_CARD; `refused` is the one before it, if any
    turn      the seat that bids, acts or draws next
    acting    an action card is carried out: the last of `played`
    rights    those still to be used, in order
    task      the task with sticks ("" for none), a key of `asking_for_sticks.LINKS`
    picked    the districts and streets named so far for it, and `lifted` the stick that comes along
    laid_at   the street of the first of two sticks, or NO_STREET; `around` is their district
    built     a district was built since the last action card
    placed    a stick was placed in this round; `won`: a right was won
    idle      rounds in a row without a stick or a right
    takers    the seats that still draw cheques of a grant, in order; `lost` are cheques that count
              for no seat
    group     the option tile whose players are making a deal now, or NO_TILE
    offers    their proposals, in seat order, from the one that is put to the others now
    haggled   the number of rounds of proposals this group has had
    deal      the proposal that binds, by option tile
    ended     the key of what ended the game, "" while it goes on
    """

    chance: Chance
    players: list[Player]
    city: tuple[Kind, ...]
    white: Streets
    tenders: list[TenderCard]
    actions: list[ActionCard]
    variant: Variant = USUAL
    open: list[Decision] = field(default_factory=list[Decision])
    discard: list[TenderCard] = field(default_factory=list[TenderCard])
    played: list[ActionCard] = field(default_factory=list[ActionCard])
    waiting: list[ActionCard] = field(default_factory=list[ActionCard])
    builders: list[Seat] = field(default_factory=lambda: [NOBODY] * len(DISTRICTS))
    bank: list[Cheque] = field(default_factory=list[Cheque])
    openly: list[Cheque] = field(default_factory=list[Cheque])
    found: list[Cheque] = field(default_factory=list[Cheque])
    round: int = 0
    start: Seat = 0
    phase: str = ""
    tender: TenderCard = NO_CARD
    refused: TenderCard = NO_CARD
    turn: Seat = 0
    acting: bool = False
    rights: list[Right] = field(default_factory=list[Right])
    task: str = ""
    picked: list[int] = field(default_factory=list[int])
    lifted: Street = NO_STREET
    laid_at: Street = NO_STREET
    around: District = 0
    built: bool = False
    placed: bool = False
    won: bool = False
    idle: int = 0
    takers: list[Seat] = field(default_factory=list[Seat])
    lost: list[Cheque] = field(default_factory=list[Cheque])
    group: Tile = NO_TILE
    offers: list[Proposal] = field(default_factory=list[Proposal])
    haggled: int = 0
    deal: dict[Tile, Proposal] = field(default_factory=dict[Tile, Proposal])
    ended: str = ""

    def copy(self) -> "State":
        """Return a copy that shares nothing that can change."""
        return State(
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.city,
            self.white,
            self.tenders[:],
            self.actions[:],
            self.variant,
            self.open[:],
            self.discard[:],
            self.played[:],
            self.waiting[:],
            self.builders[:],
            self.bank[:],
            self.openly[:],
            self.found[:],
            self.round,
            self.start,
            self.phase,
            self.tender,
            self.refused,
            self.turn,
            self.acting,
            self.rights[:],
            self.task,
            self.picked[:],
            self.lifted,
            self.laid_at,
            self.around,
            self.built,
            self.placed,
            self.won,
            self.idle,
            self.takers[:],
            self.lost[:],
            self.group,
            self.offers[:],
            self.haggled,
            {**self.deal},
            self.ended,
        )


def taken(state: State) -> Streets:
    """Return the streets where a stick lies, white ones included."""
    streets = state.white
    for player in state.players:
        streets |= player.sticks
    return streets


def free(state: State) -> Streets:
    """Return the streets without a stick (RULES.md 1.2)."""
    return ALL_STREETS & ~taken(state)


def clockwise(state: State, first: Seat) -> list[Seat]:
    """Return all seats in turn, from one on."""
    seats = len(state.players)
    return [(first + step) % seats for step in range(seats)]


# --- invariants -------------------------------------------------------------------


def check(state: State) -> None:
    """Raise AssertionError unless all invariants hold (RULES.md 1)."""
    check_open(state.open, ended=bool(state.ended))
    assert [state.city.count(kind) for kind in range(len(COUNTS))] == [*COUNTS]
    _check_sticks(state)
    _check_cheques(state)
    _check_cards(state)
    for player in state.players:
        assert player.influence >= 0
        assert not Counter(player.known) - Counter(player.hand)
        assert player.hand == sorted(player.hand)
        assert all(secret.value in secret.could for secret in player.secrets)


def _check_sticks(state: State) -> None:
    """There is at most one stick on a street, fifteen of each seat, white ones around all parks."""
    streets = state.white
    assert streets == streets_at(state.city, (PARK,))
    for player in state.players:
        assert not streets & player.sticks, "one stick on a street"
        assert player.supply >= 0
        streets |= player.sticks
    assert not streets & ~ALL_STREETS
    assert all(
        by == NOBODY for by, kind in zip(state.builders, state.city, strict=True) if kind == PARK
    )


def _check_cheques(state: State) -> None:
    """No cheque is ever made, lost or changed (RULES.md 1.4)."""
    cheques = Counter([*state.bank, *state.lost])
    for player in state.players:
        cheques += Counter([*player.hand, *player.laid, *player.drawn])
        assert player.offer is None or not Counter(player.offer) - Counter(player.hand)
    assert cheques == Counter(CHEQUES_EACH * len(state.players))
    secret = Counter([secret.value for player in state.players for secret in player.secrets])
    assert Counter(state.bank) == Counter(state.openly) + secret - Counter(state.found)


def _check_cards(state: State) -> None:
    """Every tender card is in one place, and no action card comes twice."""
    held = [] if state.tender == NO_CARD else [state.tender]
    assert sorted([*state.tenders, *state.discard, *held]) == list(range(len(TENDERS)))
    actions = [*state.actions, *state.played]
    assert len(set(actions)) == len(actions) <= len(ACTIONS)
    assert len(state.played) <= YEARS
    assert all(ACTIONS[card].effect == BONUS and card in state.played for card in state.waiting)
