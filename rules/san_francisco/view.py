"""The part of a position that one seat may know, built from nothing."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from rules.decision import Decision
from rules.event import Facts, Seat
from rules.game import Outcome
from rules.san_francisco import cheques, grants, scoring
from rules.san_francisco.board import Board
from rules.san_francisco.components import (
    BLIND_CHEQUES,
    NO_TILE,
    ActionCard,
    Cheque,
    District,
    Kind,
    Street,
    Streets,
    TenderCard,
    Tile,
)
from rules.san_francisco.state import (
    NO_STREET,
    NOT_YET,
    OPEN,
    Phase,
    Player,
    Proposal,
    Right,
    State,
    Variant,
)
from rules.san_francisco.tenders import sold


class Investor(NamedTuple):
    """The public part of a seat.

    sticks     the streets where its sticks lie; `supply` is the number left
    cheques    the number it holds; `possible` are the cheques that they are part of, ascending
    known      those that everyone has seen there, if the ledger is open; else none
    laid       in front of it in a tender; `drawn` in a grant
    passed     it takes no part in the tender, or no longer
    most       the most it may draw in cheques of a grant; 0 if it draws none
    bonuses    the number of bonus cards it has won
    tile       the option tile that it has played, once all lie open; else NO_TILE
    """

    seat: Seat
    influence: int
    sticks: Streets
    supply: int
    cheques: int
    possible: tuple[Cheque, ...]
    known: tuple[Cheque, ...]
    laid: tuple[Cheque, ...]
    drawn: tuple[Cheque, ...]
    passed: bool
    most: int
    bonuses: int
    tile: Tile

    @property
    def at_most(self) -> int:
        """The most that its hand can be worth, as far as everyone knows (RULES.md 1.4)."""
        return self._at_most(self.cheques)

    @property
    def bids_at_most(self) -> int:
        """The most that it can bid blind, as far as everyone knows (RULES.md 4.9)."""
        return self._at_most(min(self.cheques, BLIND_CHEQUES))

    def _at_most(self, count: int) -> int:
        return sum(self.possible[len(self.possible) - count :])


@dataclass(frozen=True, slots=True)
class SanFranciscoView:
    """A position as one seat (None: a spectator) sees it.

    step       a phase of `state.Phase`, or "over"
    start      the start player of the round
    city       the kind of each district; `builders` are the seats that built them, or -1
    white      the streets where white sticks lie
    tender     the tender card of the round, or -1; `refused` is the one before it, or -1
    acting     an action card is carried out: the last of `played`
    played     the action cards of the years so far; `bonuses` are those that wait for a building
    to_come    the number of tender cards left to draw; `discard` lies open
    mix        the action cards from which those to come are drawn, by number
    turn       the seat that bids, acts or draws next
    rights     those still to be used, in order
    investors  by seat
    bank       the number of cheques in the bank; `openly` are those that everyone knows, if the
               ledger is open; `lost` are those that count for no seat until the grant is over
    task       the acting seat's task with sticks, "" for none
    picked     this seat's picks so far for it; hidden from all others, and so is `lifted`
    laid_at    the street of the first of two sticks, or -1; `around` is their district
    hand       the viewer's cheques, ascending; `sealed` and `offer` are its sealed answers
    back       the sticks that the viewer takes back, 0 for none
    terms      the sealed part of the viewer's proposal
    group      the option tile whose players are making a deal now, or -1; `members` are these
               players, and `haggled` the rounds of proposals that they have had
    offers     the open proposals, beginning with the one that is put to the others
    """

    seat: Seat | None
    step: str
    round: int
    start: Seat
    city: tuple[Kind, ...]
    builders: tuple[Seat, ...]
    white: Streets
    tender: TenderCard
    refused: TenderCard
    acting: bool
    played: tuple[ActionCard, ...]
    bonuses: tuple[ActionCard, ...]
    to_come: int
    discard: tuple[TenderCard, ...]
    mix: tuple[ActionCard, ...]
    turn: Seat
    rights: tuple[Right, ...]
    investors: tuple[Investor, ...]
    bank: int
    openly: tuple[Cheque, ...]
    lost: tuple[Cheque, ...]
    task: str
    picked: tuple[int, ...]
    lifted: Street
    laid_at: Street
    around: District
    hand: tuple[Cheque, ...]
    sealed: int
    offer: tuple[Cheque, ...]
    back: Streets
    terms: tuple[int, ...]
    group: Tile
    members: tuple[Seat, ...]
    haggled: int
    offers: tuple[Proposal, ...]
    variant: Variant
    waiting: tuple[Seat, ...]
    decision: Decision | None
    outcome: Outcome | None

    def rivals(self, seat: Seat) -> tuple[Investor, ...]:
        """Return the other seats that have played a seat's option tile, and so bid for it, too
        (4.9).
        """
        tile = self.investors[seat].tile
        return tuple([one for one in self.investors if one.tile == tile and one.seat != seat])

    @property
    def proposed(self) -> Facts:
        """The present proposal, as facts; there has to be one."""
        return self.offers[0].facts(self.members)

    @property
    def board(self) -> Board:
        """The pieces in the city."""
        sticks = tuple([investor.sticks for investor in self.investors])
        return Board(self.city, self.builders, self.white, sticks)


OVER: Final = "over"
_TILES_LIE_OPEN: Final = (Phase.PROPOSE, Phase.ACCEPT, Phase.BLIND)


def view(state: State, seat: Seat | None) -> SanFranciscoView:
    """Show the position to `seat`, or to a spectator."""
    own = None if seat is None else state.players[seat]
    mine = bool(state.task) and state.turn == seat
    shown = state.variant.ledger == OPEN
    return SanFranciscoView(
        seat=seat,
        step=OVER if state.ended else state.phase,
        round=state.round,
        start=state.start,
        city=state.city,
        builders=tuple(state.builders),
        white=state.white,
        tender=state.tender,
        refused=state.refused,
        acting=state.acting,
        played=tuple(state.played),
        bonuses=tuple(state.waiting),
        to_come=len(state.tenders),
        discard=tuple(state.discard),
        mix=tuple(sorted(state.actions)),
        turn=state.turn,
        rights=tuple(state.rights),
        investors=tuple([_investor(state, *each) for each in enumerate(state.players)]),
        bank=len(state.bank),
        openly=tuple(state.openly) if shown else (),
        lost=tuple(state.lost),
        task=state.task,
        picked=tuple(state.picked) if mine else (),
        lifted=state.lifted if mine else NO_STREET,
        laid_at=state.laid_at,
        around=state.around,
        hand=() if own is None else tuple(own.hand),
        sealed=NOT_YET if own is None else own.sealed,
        offer=() if own is None or own.offer is None else tuple(own.offer),
        back=0 if own is None else max(0, own.back),
        terms=() if own is None or own.terms is None else tuple(own.terms),
        group=state.group,
        members=tuple(sold.group(state, state.group)) if state.group >= 0 else (),
        haggled=state.haggled,
        offers=tuple(state.offers),
        variant=state.variant,
        waiting=tuple([asked.seat for asked in state.open]),
        decision=next((asked for asked in state.open if asked.seat == seat), None),
        outcome=scoring.outcome(state),
    )


def most_drawn(state: State, seat: Seat) -> int:
    """Return the most that a seat may draw in cheques of a grant; 0 if it draws none."""
    draws = state.phase == Phase.DRAW and seat in state.takers
    return grants.to(state, seat).cheques if draws else 0


def _investor(state: State, seat: Seat, player: Player) -> Investor:
    return Investor(
        seat,
        player.influence,
        player.sticks,
        player.supply,
        len(player.hand),
        tuple(cheques.possible(player)),
        tuple(player.known) if state.variant.ledger == OPEN else (),
        tuple(player.laid),
        tuple(player.drawn),
        player.passed,
        most_drawn(state, seat),
        player.bonuses,
        player.sealed if state.phase in _TILES_LIE_OPEN else NO_TILE,
    )
