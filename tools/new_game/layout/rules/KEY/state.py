"""A position: plain data, an explicit copy, and its invariants."""

from dataclasses import dataclass, field
from typing import Final

from rules.chance import Chance
from rules.decision import Decision
from rules.decision import check as check_open

SEATS: Final = (2, 3, 4)
CARDS: Final = tuple(range(1, 41))
HAND: Final = 6
"""The number of cards dealt to a seat, and of rounds (RULES.md 1.2)."""
NOTHING: Final = 0


@dataclass(slots=True)
class Player:
    """One seat: its hand, sorted; the card that it has laid, or NOTHING; its points."""

    hand: list[int] = field(default_factory=list[int])
    laid: int = NOTHING
    points: int = 0

    def copy(self) -> "Player":
        """Return a copy that shares nothing that can change."""
        return Player(self.hand[:], self.laid, self.points)


@dataclass(slots=True)
class State:
    """A position of the game.

    aside    the cards that no seat was dealt
    gone     the cards of earlier rounds
    open     the open decisions; `ended` is what ended the game, "" while it goes on
    """

    chance: Chance
    players: list[Player]
    aside: list[int]
    gone: list[int] = field(default_factory=list[int])
    round: int = 1
    open: list[Decision] = field(default_factory=list[Decision])
    ended: str = ""

    def copy(self) -> "State":
        """Return a copy that shares nothing that can change."""
        return State(
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.aside[:],
            self.gone[:],
            self.round,
            self.open[:],
            self.ended,
        )


def check(state: State) -> None:
    """Raise AssertionError unless all invariants hold: no card is lost."""
    check_open(state.open, ended=bool(state.ended))
    held = [card for player in state.players for card in player.hand]
    laid = [player.laid for player in state.players if player.laid != NOTHING]
    assert sorted([*held, *laid, *state.aside, *state.gone]) == list(CARDS)
