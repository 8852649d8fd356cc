"""A change of a running game, made in memory: whoever holds it may still drop it all."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from bot.service.context import load
from bot.storage.rows import Entry, SeatRow, Stored, TableRow
from rules import match
from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.game import AnyGame, Outcome, View
from rules.match import Move

SETUP: Final = "setup"


class Undo(NamedTuple):
    """A choice to take back: the journal from it on, the position before it, and the number of
    the same seat's choice before that, if it has made one.
    """

    entries: Sequence[Entry]
    position: str
    previous: int | None


class Turn:
    """A running table as it was read, and what has been changed since.

    before, table, seats   as stored; as they are now
    state                  the position now
    open_before            the decisions that were open, by seat
    entries, kept          new in the journal; positions before them that must be kept
    undone_from            the first entry that was taken back, if any
    acted                  the seats whose open decision is a new one even if it reads the same
    aborted                the people at the table have ended it before its end
    """

    def __init__(self, stored: Stored, game: AnyGame, now: datetime) -> None:
        assert stored.state is not None, "a running table has a position"
        self.before: Final = stored
        self.game: Final = game
        self.now: Final = now
        self.table: TableRow = stored.table
        self.seats: list[SeatRow] = list(stored.seats)
        self.state: Any = load(game, stored.state)
        self.aborted = False
        self.open_before: Final[dict[Seat, Decision]] = self.open()
        self._seen_before: Final[View] = game.view(self.state, None)
        self._text: str = stored.state
        self.entries: list[Entry] = []
        self.kept: list[tuple[int, str]] = []
        self.undone_from: int | None = None
        self.acted: set[Seat] = set()

    @property
    def version(self) -> int:
        """The version that the table will have."""
        return self.before.table.version + 1

    @property
    def text(self) -> str:
        """The position now, as it is stored."""
        return self._text

    def open(self) -> dict[Seat, Decision]:
        """Return the decisions that are open now, by seat; none at a table that was aborted."""
        if self.aborted:
            return {}
        return {decision.seat: decision for decision in self.game.decisions(self.state)}

    def outcome(self) -> Outcome | None:
        """Return how the game ended, if it has."""
        return self.game.outcome(self.state)

    def persons(self) -> list[int]:
        """Return all who hold a seat, before this turn or after it."""
        seats = (*self.before.seats, *self.seats)
        return sorted({seat.user_id for seat in seats if seat.user_id is not None})

    def is_seen(self) -> bool:
        """Whether everybody can see that something is other than it was."""
        if self.before.table.status == "lobby":
            return True
        players = [_player(seat) for seat in self.seats]
        return (
            players != [_player(seat) for seat in self.before.seats]
            or self.game.view(self.state, None) != self._seen_before
        )

    def play(self, seat: Seat, choice: Choice) -> None:
        """Let a seat choose. Raises RulesError, and then nothing has changed."""
        taken = self.seats[seat]
        user_id = None if taken.by_computer else taken.user_id
        self._play(seat, choice, user_id)
        self.acted.add(seat)
        if user_id is not None:
            last_move = self.table.moves
            self.seats[seat] = taken._replace(last_move=last_move, moved_at=self.version)

    def take_back(self, seat: Seat, undo: Undo) -> None:
        """Return to the position before a choice, then let the sealed answers that stand be
        given again, so that each has its own place and hash in the journal.
        """
        self.state = load(self.game, undo.position)
        self._text = undo.position
        self.undone_from = undo.entries[0].number
        users = {entry.seat: entry.user_id for entry in undo.entries if not entry.computer}
        for move in match.remaining([entry.move() for entry in undo.entries], 0):
            self._play(move.seat, move.choice, users[move.seat])
            self.seats[move.seat] = self.seats[move.seat]._replace(last_move=self.table.moves)
        self.acted.add(seat)
        self.seats[seat] = self.seats[seat]._replace(last_move=undo.previous, moved_at=self.version)

    def resign(self, seat: Seat, level: str) -> None:
        """Hand a seat to a computer; its person will rank last."""
        self.seats[seat] = self.seats[seat]._replace(computer=level, resigned_at=self.version)

    def _play(self, seat: Seat, choice: Choice, user_id: int | None) -> None:
        move = match.play(self.game, self.state, seat, choice, computer=user_id is None)
        number = self.table.moves + 1
        self.table = self.table._replace(moves=number, rules_version=self.game.version)
        self.entries.append(self._entry(number, user_id, move))
        if move.reveals:
            self.table = self.table._replace(horizon=number)
        else:
            self.kept.append((number, self._text))
        self._text = self.game.dump(self.state)

    def _entry(self, number: int, user_id: int | None, move: Move) -> Entry:
        return Entry(
            number,
            move.seat,
            user_id,
            move.kind,
            move.choice,
            move.keys,
            move.events,
            move.digest,
            move.computer,
            self.game.version,
            self.now,
        )


def _player(seat: SeatRow) -> tuple[object, ...]:
    """Return what everybody is shown of who plays at a seat."""
    return seat.user_id, seat.computer, seat.open_to


def opening(stored: Stored, game: AnyGame, events: tuple[Event, ...], now: datetime) -> Turn:
    """Return the first turn of a table that has just been set up, and is stored as a lobby."""
    turn = Turn(stored, game, now)
    turn.acted.update(seat.seat for seat in stored.seats)
    digest = game.digest(turn.state)
    setup = Entry(0, None, None, SETUP, (), (), events, digest, True, game.version, now)
    turn.entries.append(setup)
    return turn
