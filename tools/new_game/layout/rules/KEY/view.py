"""The part of a position that one seat may know, built from nothing."""

from dataclasses import dataclass
from typing import NamedTuple

from rules.decision import Decision
from rules.event import Seat
from rules.game import Outcome
from rules.KEY import scoring
from rules.KEY.state import NOTHING, State


class House(NamedTuple):
    """The public part of a seat: the number of cards left, and its points."""

    seat: Seat
    cards: int
    points: int


@dataclass(frozen=True, slots=True)
class TableView:
    """A position as one seat (None: a spectator) sees it.

    hand   its own cards, none for a spectator
    laid   the card that it has laid face down, or NOTHING
    gone   the cards of earlier rounds
    """

    seat: Seat | None
    step: str
    round: int
    houses: tuple[House, ...]
    hand: tuple[int, ...]
    laid: int
    gone: tuple[int, ...]
    waiting: tuple[Seat, ...]
    decision: Decision | None
    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> TableView:
    """Show the position to `seat`, or to a spectator."""
    own = None if seat is None else state.players[seat]
    return TableView(
        seat=seat,
        step="over" if state.ended else "lay",
        round=state.round,
        houses=tuple([_house(state, each) for each in range(len(state.players))]),
        hand=() if own is None else tuple(own.hand),
        laid=NOTHING if own is None else own.laid,
        gone=tuple(state.gone),
        waiting=tuple([asked.seat for asked in state.open]),
        decision=next((asked for asked in state.open if asked.seat == seat), None),
        outcome=scoring.outcome(state),
    )


def _house(state: State, seat: Seat) -> House:
    player = state.players[seat]
    return House(seat, len(player.hand), player.points)
