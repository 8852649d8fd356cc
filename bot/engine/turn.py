"""A change of a running game, made in memory until it is stored or dropped.

A use case reads a table and makes a `Turn` of it. The rules judge each choice on the position in
memory. Only the turn's own methods change its position, journal and seats
(`tests/frame/test_turns.py`). Either `commit.write` then stores the whole turn, or a refusal drops
it, and nothing has happened.

Versions. The version of a table counts its turns, and a turn is stored only if no other has been
stored since the table was read. But several seats may decide at once, and another seat's answer
must not make my panel stale. So each seat keeps `asked_at`, the version at which its open decision
was opened. A choice is good for any version from there to now (`play.py`). The seats in `acted`
have a new decision even if it reads like the old one: a decision that comes back after a take-back
counts as new. `moved_at` does the same for Undo.

Taking back. `rules/match.py` decides for all games what can be taken back. Positions are kept from
the newest revealing choice on. To take a choice back, the position before it is loaded. The sealed
answers that other people have given since are repeated, as new rows of the journal with hashes of
their own. The rows that were taken back stay, marked, so the journal can always be replayed. When a
seat changes hands, what was before cannot be taken back: `tables.horizon` moves to the newest move.

Beyond that, all seated people can agree to go back (`bot/service/votes/undoing.py`): then every
move since is undone (`Turn.rewind`), and chance decides again (`Turn.redraw`).

Practice. If one person plays among computers, and no other person ever did (`is_practice`), taking
back harms no one: computers answer at once, and everything can be taken back, choice by choice, to
the beginning. The position before each of the person's own choices is kept until the game is over.
Anything that counts results later must leave such tables out.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from secrets import SystemRandom
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection

from bot.engine import time_control, waits
from bot.engine.context import Context, load
from bot.engine.errors import NotAllowed, WrongTime
from bot.engine.idling import is_put_aside
from bot.engine.parties import Party
from bot.engine.time_control import TimeControl
from bot.storage.rows import (
    Conceded,
    Entry,
    Happened,
    SeatKind,
    SeatRow,
    Stored,
    TableRow,
    UserRow,
)
from rules import match
from rules.decision import Choice, Decision, Draw
from rules.event import NOBODY, Event, Seat
from rules.game import AnyGame, Outcome, View
from rules.match import Move
from rules.opponents.levels import STAND_IN

SETUP: Final = "setup"

TOLD_AGAIN: Final = timedelta(days=7)
"""The time until a person for whom a computer plays against their wish is told again."""

_NOT_RUNNING: Final = {
    "lobby": "not_running",
    "finished": "finished",
    "cancelled": "cancelled",
    "aborted": "aborted",
}


_BY_SYSTEM: Final[Draw] = SystemRandom().random


class Undo(NamedTuple):
    """A choice to take back: the journal from it on, the position before it, and the number of the
    same seat's previous choice, if any.
    """

    entries: Sequence[Entry]
    position: str
    previous: int | None


class Rewinding(NamedTuple):
    """The data to go back to before a move, also if others have moved since: the number of that
    move, the position before it, and for each seat that moves the number of its last choice before
    that, if any.
    """

    first: int
    position: str
    previous: Mapping[Seat, int | None]


class Turn:
    """A running table as it was read, and what has been changed since, by its own methods only.

    before, table, seats   as stored; as they are now
    state                  the position now
    open_before            the decisions that were open, by seat
    entries, kept          new in the journal; positions before them that must be kept
    happened               happenings at seats, beside the game
    undone_from            the first entry that was taken back, if any
    acted                  the seats whose open decision is new even if it reads the same
    by_hand                a person has chosen, or taken a choice back
    revealed               something was revealed by this turn
    settled                the time for fixing the newest choice is over
    grace                  the length of that time
    draw                   draws a random fraction: how soon a plan answers
    parties                the features that take part when it is stored
    aborted                the people at the table have ended it early
    left                   the bot is no longer on the table's server
    """

    def __init__(
        self,
        stored: Stored,
        game: AnyGame,
        now: datetime,
        parties: Sequence[Party],
        grace: timedelta = timedelta(),
        draw: Draw = _BY_SYSTEM,
    ) -> None:
        assert stored.state is not None, "a running table has a position"
        self.before: Final = stored
        self.game: Final = game
        self.now: Final = now
        self.grace: Final = grace
        self.draw: Final = draw
        self.parties: Final = parties
        self.practice: Final = is_practice(stored.seats)
        self.table: TableRow = stored.table
        self.seats: tuple[SeatRow, ...] = stored.seats
        self.state: Any = load(game, stored.state)
        self.aborted = False
        self.left = stored.left
        self.open_before: Final[dict[Seat, Decision]] = self.open()
        self.seen_before: Final[View] = game.view(self.state, None)
        self._text: str = stored.state
        self.entries: list[Entry] = []
        self.happened: list[Happened] = []
        self.kept: list[tuple[int, str]] = []
        self.undone_from: int | None = None
        self.acted: set[Seat] = set()
        self.by_hand = self.revealed = self.settled = False

    @property
    def version(self) -> int:
        """The version that the table will have."""
        return self.before.table.version + 1

    @property
    def text(self) -> str:
        """The position now, as it is stored."""
        return self._text

    def open(self) -> dict[Seat, Decision]:
        """Return the decisions that are open now, by seat; none at a table that was ended."""
        if self.aborted or self.table.conceded is not None:
            return {}
        return {decision.seat: decision for decision in self.game.decisions(self.state)}

    def outcome(self) -> Outcome | None:
        """Return the outcome of the game, if it has ended."""
        return self.game.outcome(self.state)

    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or before."""
        ended = self.aborted or self.table.conceded is not None
        return ended or self.outcome() is not None

    def control(self) -> TimeControl | None:
        """Return the table's time control; a person among computers has no time limit."""
        persons = [seat for seat in self.seats if seat.user_id and seat.resigned_at is None]
        return time_control.of_table(self.table) if len(persons) > 1 else None

    def persons(self) -> list[int]:
        """Return all people with a seat, before this turn or after it."""
        seats = (*self.before.seats, *self.seats)
        return sorted({seat.user_id for seat in seats if seat.user_id is not None})

    def is_changed(self) -> bool:
        """Whether anything has changed."""
        same = self.table == self.before.table and self.seats == self.before.seats
        return self.aborted or not same

    def is_seen(self) -> bool:
        """Whether anything public has changed."""
        if self.before.table.status != "running":
            return True
        players = [_player(seat) for seat in self.seats]
        return (
            players != [_player(seat) for seat in self.before.seats]
            or self.table.clock != self.before.table.clock
            or self.table.expiry_told != self.before.table.expiry_told
            or self.game.view(self.state, None) != self.seen_before
        )

    # --- the game -------------------------------------------------------------------------------

    def set_up(self, options: dict[str, str], seed: int, events: tuple[Event, ...]) -> None:
        """Begin the game that has just been set up with these options and this seed."""
        self.table = self.table._replace(options=options, seed=f"{seed:064x}")
        self.acted.update(seat.seat for seat in self.seats)
        digest, version = self.game.digest(self.state), self.game.version
        setup = Entry(0, None, None, SETUP, (), (), events, digest, True, version, self.now)
        self.entries.append(setup._replace(round=self._round()))

    def play(self, seat: Seat, choice: Choice, *, planned: bool = False) -> None:
        """Let a seat choose. Raises RulesError, and then nothing has changed.

        `planned`: a plan of its person does. To all others it looks like a choice by hand.
        """
        taken = self.seats[seat]
        user_id = None if taken.by_computer else taken.user_id
        move = self._play(seat, choice, user_id, planned=planned)
        self.acted.add(seat)
        if user_id is not None:
            self.by_hand = True
            # Withdrawing the offer would show everyone that there was a move.
            open_to = taken.open_to if move.sealed and seat in self.open() else None
            moves = self.table.moves
            self._reseat(seat, last_move=moves, moved_at=self.version, open_to=open_to)

    def play_for(self, seat: Seat, choice: Choice) -> None:
        """Let a computer choose once for the person who sits there. Raises RulesError."""
        self._play(seat, choice, None)
        self.acted.add(seat)

    def take_back(self, seat: Seat, undo: Undo) -> None:
        """Return to the position before a choice, then repeat the sealed answers that stand, so
        that each has its own place and hash in the journal.
        """
        self.state = load(self.game, undo.position)
        self._text = undo.position
        self.undone_from = undo.entries[0].number
        users = {entry.seat: entry.user_id for entry in undo.entries if not entry.computer}
        planned = {entry.digest for entry in undo.entries if entry.planned}
        for move in match.remaining([entry.move() for entry in undo.entries], 0):
            by_plan = move.digest in planned
            self._play(move.seat, move.choice, users[move.seat], planned=by_plan)
            self._reseat(move.seat, last_move=self.table.moves)
        self.acted.add(seat)
        self.by_hand = True
        self._reseat(seat, last_move=undo.previous, moved_at=self.version)
        self._put(waits.renewed(self.seats[seat]))

    def rewind(self, back: Rewinding) -> None:
        """Undo all moves from one on, by agreement of all; nothing before it can be taken back."""
        assert not self.entries, "what this turn has added would stay"
        self.state = load(self.game, back.position)
        self._text = back.position
        self.undone_from = back.first
        for seat, previous in back.previous.items():
            self.acted.add(seat)
            self._reseat(seat, last_move=previous, moved_at=self.version, open_to=None)
        self.table = self.table._replace(horizon=self.table.moves, settles_at=None)
        self.settled = True

    def redraw(self, seed: int) -> None:
        """Let chance decide again from here on."""
        number = self.table.moves + 1
        move = match.redraw(self.game, self.state, seed)
        self.entries.append(self._entry(number, None, move, self._round()))
        version = self.game.version
        self.table = self.table._replace(moves=number, horizon=number, rules_version=version)
        self._text = self.game.dump(self.state)

    def settle(self) -> None:
        """End the time in which the newest choice can be fixed before it is answered."""
        self.table = self.table._replace(settles_at=None)
        self.settled = True

    def keep(self) -> None:
        """Go on at a table whose end was announced."""
        self.table = self.table._replace(expiry_told=False)

    def abort(self, reason: str | None = None) -> None:
        """End the table early, because its people want it, or for the `reason` that is given."""
        self.aborted = True
        self.table = self.table._replace(abort_reason=reason)

    def concede(self, how: Conceded) -> None:
        """End the table because all people but one have resigned."""
        self.table = self.table._replace(conceded=how)
        if how == "won":
            [winner] = [seat for seat in self.seats if seat.is_held]
            self._tell("won", winner.seat)

    def take_up(self) -> None:
        """Go on at a table that was put aside; nothing before this can be taken back.

        All seats with a question are called again. People whose data was deleted do not come back.
        """
        self.table = self.table._replace(abort_reason=None, horizon=self.table.moves)
        self.acted.update(seat.seat for seat in self.seats)
        for seat in self.seats:
            if seat.user_id is not None and seat.user_id < 0 and seat.resigned_at is None:
                self.resign(seat.seat)

    # --- who plays ------------------------------------------------------------------------------

    def resign(self, seat: Seat) -> None:
        """Hand a seat to a computer; its person will rank last.

        Computers that only stand in for others do not play on among themselves.
        """
        self._tell("resigned", seat)
        self._reseat(seat, computer=STAND_IN, stand_in=False, open_to=None, back_at=None)
        self._reseat(seat, resigned_at=self.version, held_until=None)
        if not any(played_by_hand(each) for each in self.seats):
            for each in self.seats:
                if each.stand_in:
                    self._tell("returned", each.seat)
                    self._give_back(each.seat)

    def stand_in(self, seat: Seat, why: Literal["away", "voted", "late"] = "away") -> None:
        """Let a computer play until the seat's person comes back: they left, others voted for it,
        or time was up at a league's table.
        """
        self._tell(why, seat)
        back_at = None if why == "away" else self.now + TOLD_AGAIN
        self._reseat(seat, computer=STAND_IN, stand_in=True, back_at=back_at)

    def note_moved_for(self, seat: Seat) -> None:
        """Have the log tell that a computer moves for a seat's person, by vote."""
        self._tell("moved", seat)

    def come_back(self, seat: Seat) -> None:
        """Give a seat back to the person a computer stood in for."""
        self._tell("back", seat)
        self._give_back(seat)

    def offer(self, seat: Seat, to: int | None) -> None:
        """Offer this seat to a person, to `model.ANYBODY`, or no longer at all (None)."""
        self._reseat(seat, open_to=to)

    def let_go(self, seat: Seat) -> None:
        """Let a person who has taken over a seat leave it at any time."""
        self._reseat(seat, held_until=None)

    def hand_over(
        self, seat: Seat, user_id: int, name: str, held_until: datetime | None, *, fresh: bool
    ) -> None:
        """Give a seat to another person, who stays at least until then, if that is said.

        `fresh`: with a full bank, and a wait that begins now; otherwise both go on as they are. No
        earlier choice can be taken back: the person who made it is gone. Offers of other seats to
        the newcomer end.
        """
        for each in self.seats:
            if each.open_to == user_id:
                self.offer(each.seat, None)
        self._tell("handed_over", seat, user_id, name)
        self._reseat(
            seat,
            user_id=user_id,
            name=name,
            computer=None,
            stand_in=False,
            resigned_at=None,
            open_to=None,
            back_at=None,
            muted=False,
            held_until=held_until,
            called_at=None,
            answers=0,
            answer_seconds=0,
        )
        if fresh:
            self._put(waits.forgotten(self.seats[seat]))
        self.acted.add(seat)
        self.table = self.table._replace(horizon=self.table.moves)

    # --- its time and place ---------------------------------------------------------------------

    def run_out(self, seat: Seat, user: UserRow) -> None:
        """Note that the time of a seat's person is up: the others vote, or a computer stands in
        later.
        """
        self._put(waits.out_of_time(self.seats[seat], self.control(), user, self.now))

    def give_time(self, seat: Seat, user: UserRow) -> None:
        """Give more time to the person of a seat whose time was up."""
        self._put(waits.more_time(self.seats[seat], self.control(), user, self.now))

    def stop_clock(self, seat: Seat, user: UserRow) -> None:
        """Stop the clock of a seat's person: the table no longer waits for them."""
        self._put(waits.under_clock(self.seats[seat], None, user, self.now))

    def change_clock(self, clock: str, users: Mapping[int, UserRow]) -> None:
        """Start all clocks again under another time control."""
        self.table = self.table._replace(clock=clock)
        control = self.control()
        for seat in self.seats:
            user = None if seat.user_id is None else users[seat.user_id]
            self._put(waits.under_clock(seat, control, user, self.now))

    def move_to(
        self,
        server_id: int,
        channel_id: int,
        users: Mapping[int, UserRow],
        stood: datetime | None,
    ) -> None:
        """Have the table played in another channel; clocks that have stood since then go on."""
        self.table = self.table._replace(server_id=server_id, channel_id=channel_id)
        self.left = False
        if stood is None:
            return
        control = time_control.of_table(self.table)
        for seat in self.seats:
            if seat.user_id is not None and is_waited_for(seat):
                user = users[seat.user_id]
                self._put(waits.resumed_after(seat, control, user, stood, self.now))

    # --- in memory ------------------------------------------------------------------------------

    def _give_back(self, seat: Seat) -> None:
        self._reseat(seat, computer=None, stand_in=False, open_to=None, back_at=None)

    def _tell(
        self, kind: SeatKind, seat: Seat, guest: int | None = None, guest_name: str = ""
    ) -> None:
        """Have the log tell what happens to the person of a seat."""
        user_id, name = self.seats[seat].user_id, self.seats[seat].name
        assert user_id is not None, "it happens to a person"
        number = self.table.moves
        self.happened.append(
            Happened(number, self.now, kind, seat, user_id, name, guest, guest_name)
        )

    def _reseat(self, seat: Seat, **changed: Any) -> None:
        self._put(self.seats[seat]._replace(**changed))

    def _put(self, row: SeatRow) -> None:
        self.seats = (*self.seats[: row.seat], row, *self.seats[row.seat + 1 :])

    def _play(
        self, seat: Seat, choice: Choice, user_id: int | None, *, planned: bool = False
    ) -> Move:
        now = self._round()
        move = match.play(self.game, self.state, seat, choice, computer=user_id is None)
        number = self.table.moves + 1
        self.table = self.table._replace(moves=number, rules_version=self.game.version)
        self.entries.append(self._entry(number, user_id, move, now)._replace(planned=planned))
        self.revealed |= move.reveals
        if move.reveals and not self.practice:
            self.table = self.table._replace(horizon=number)
            self.kept.clear()
        elif not (self.practice and move.computer):
            self.kept.append((number, self._text))
        self._text = self.game.dump(self.state)
        return move

    def _round(self) -> int:
        return self.game.view(self.state, None).round

    def _entry(self, number: int, user_id: int | None, move: Move, made_in: int) -> Entry:
        return Entry(
            number,
            None if move.seat == NOBODY else move.seat,
            user_id,
            move.kind,
            move.choice,
            move.keys,
            move.events,
            move.digest,
            move.computer,
            self.game.version,
            self.now,
            round=made_in,
        )


def _player(seat: SeatRow) -> tuple[object, ...]:
    """Return the public part of a seat's player."""
    return seat.user_id, seat.computer, seat.open_to, seat.overtime


def played_by_hand(seat: SeatRow) -> bool:
    """Whether a person decides at this seat."""
    return seat.user_id is not None and not seat.by_computer


def is_waited_for(seat: SeatRow) -> bool:
    """Whether a person has something to decide at this seat."""
    return seat.asked_at is not None and played_by_hand(seat)


def is_practice(seats: Sequence[SeatRow]) -> bool:
    """Whether one person plays among computers, and no other person ever did.

    Taking back harms no one there, so everything can be taken back. Such tables are for practice:
    they count in no statistics.
    """
    return sum(seat.user_id is not None for seat in seats) == 1


def others_play(seats: Sequence[SeatRow], seat: Seat) -> bool:
    """Whether a person decides at any other seat: computers are never left to themselves."""
    return any(played_by_hand(each) for each in seats if each.seat != seat)


def begin(context: Context, db: Connection, table_id: int) -> Turn:
    """Return a turn at a table that is being played. Raises ServiceError."""
    return turn_at(context, context.find(db, table_id))


def turn_at(context: Context, before: Stored) -> Turn:
    """Return a turn at a table as it is stored. Raises WrongTime unless it is being played."""
    if is_put_aside(before.table):
        raise WrongTime("put_aside")
    if before.table.status != "running":
        raise WrongTime(_NOT_RUNNING[before.table.status])
    return turn_of(context, before)


def turn_of(context: Context, before: Stored) -> Turn:
    """Return a turn at a table that has a position, whether it is being played or not."""
    game = context.game(before.table.game)
    now, parties = context.clock.now(), context.parties
    return Turn(before, game, now, parties, context.grace, context.draw)


def seat_of(stored: Stored, user_id: int) -> SeatRow:
    """Return the seat that this person holds. Raises NotAllowed."""
    for seat in stored.seats:
        if seat.user_id == user_id:
            if seat.resigned_at is not None:
                raise NotAllowed("resigned")
            return seat
    raise NotAllowed("not_seated")
