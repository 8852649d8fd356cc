"""Proving that a stored table is whole: its journal is replayed and compared with the rest.

Every move has to repeat its events and hash, and the moves have to lead through the kept positions
to the stored one. Tables that began under earlier rules are judged by their position alone, and
counted.

Pure functions: from the stored data they return its problems, in plain sentences without secrets.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, get_args

from bot.engine.standings import final_ranks
from bot.engine.turn import is_practice
from bot.service.votes.kinds import KINDS, About
from bot.storage.rows import (
    BEGUN,
    Entry,
    SeatRow,
    Status,
    Stored,
    TableRow,
    VoteRow,
    answers_itself,
)
from rules import match
from rules.decision import Decision
from rules.errors import RulesError
from rules.event import Seat
from rules.game import AnyGame

STATUSES: Final = get_args(Status)


class Record(NamedTuple):
    """All stored data of a table.

    numbers     of all entries of the journal, including those taken back
    entries     those that count, in order
    positions   the positions that are kept, by the move that follows each
    votes       all votes ever called, in order
    """

    stored: Stored
    numbers: Sequence[int]
    entries: Sequence[Entry]
    positions: Mapping[int, str]
    votes: Sequence[VoteRow]


class Flaw(Exception):
    """A problem that keeps the rest from being judged."""


def flaws(record: Record, game: AnyGame) -> Iterator[str]:
    """Yield a sentence for each problem of a table of this game."""
    table, seats = record.stored.table, record.stored.seats
    yield from _table(table, seats)
    if table.status not in BEGUN:
        yield from _before_the_start(record)
        return
    yield from _journal(record)
    try:
        state = _position(record, game)
        open_ = game.decisions(state) if table.status == "running" else ()
        yield from _seats(record, {each.seat: each for each in open_})
        yield from _votes(record)
        yield from _end(record, game, state)
    except Flaw as flaw:
        yield str(flaw)


def is_replayed(record: Record, game: AnyGame) -> bool:
    """Whether the journal proves the position: all of it was made under the present rules."""
    return bool(record.entries) and all(
        entry.rules_version == game.version for entry in record.entries
    )


# --- position and journal -----------------------------------------------------------------------


def _position(record: Record, game: AnyGame) -> Any:
    """Return the position, proved as far as that is possible. Raises Flaw."""
    if record.stored.state is None:
        raise Flaw("The position is missing.")
    state = _load(game, record.stored.state, "The position")
    if is_replayed(record, game):
        return _replay(record, game, game.digest(state))
    try:
        game.check(state)
    except Exception as error:  # noqa: BLE001 - a broken position can break anything
        raise Flaw(f"The position breaks the rules ({type(error).__name__}).") from None
    return state


def _load(game: AnyGame, text: str, what: str) -> Any:
    try:
        return game.load(text)
    except Exception as error:  # noqa: BLE001 - so can a text that is no position
        # Its own text may quote the position, which no one may see.
        raise Flaw(f"{what} cannot be read ({type(error).__name__}).") from None


def rebuilt(record: Record, game: AnyGame) -> tuple[str, dict[int, str]]:
    """Return the position that the journal leads to, and those that are kept on the way, by the
    move that follows each. Raises Flaw if the journal does not prove them.
    """
    if not is_replayed(record, game):
        raise Flaw("Its moves were made under earlier rules: only a backup can bring it back.")
    needed, kept, state = _taken_back_to(record), dict[int, str](), None
    for entry, state in _played_again(record, game):
        if entry is not None and entry.number in needed:
            kept[entry.number] = game.dump(state)
    return game.dump(state), kept


def _replay(record: Record, game: AnyGame, digest: str) -> Any:
    """Return the position that the journal leads to. Raises Flaw if it is not the stored one."""
    state = None
    for entry, state in _played_again(record, game):
        kept = None if entry is None else record.positions.get(entry.number)
        if entry is None or kept is None:
            continue
        if game.digest(_load(game, kept, _kept(entry))) != game.digest(state):
            raise Flaw(f"{_kept(entry)} is not that of the journal.")
    if game.digest(state) != digest:
        raise Flaw("The position is not the one that the journal leads to.")
    return state


def _played_again(record: Record, game: AnyGame) -> Iterator[tuple[Entry | None, Any]]:
    """Yield each move with the position before it, and at the end None with the last position.

    Each move changes the position that was yielded. Raises Flaw.
    """
    table, seats = record.stored.table, record.stored.seats
    setup, *entries = record.entries
    if table.seed is None:
        raise Flaw("The seed is missing.")
    try:
        options = game.agreed(table.options, len(seats))
        state, events = game.new(options, len(seats), int(table.seed, 16))
    except (RulesError, ValueError):
        raise Flaw("Seed and options do not make a game.") from None
    if options != table.options:
        raise Flaw("The options are not complete.")
    if setup.seat is not None or (setup.digest, setup.events) != (game.digest(state), events):
        raise Flaw("The journal does not begin with the set-up of the seed.")
    for entry in entries:
        yield entry, state
        _repeat(game, state, entry)
    yield None, state


def _kept(entry: Entry) -> str:
    return f"The position kept before move {entry.number}"


def _repeat(game: AnyGame, state: Any, entry: Entry) -> None:
    """Repeat a move. Raises Flaw unless it has the same effects as then."""
    if (entry.seat is None) != (entry.kind == match.REDRAW):
        raise Flaw(f"Move {entry.number} belongs to no seat.")
    move = entry.move()
    try:
        again = match.play_again(game, state, move)
    except RulesError:
        raise Flaw(f"Move {entry.number} is against the rules.") from None
    except (LookupError, TypeError, ValueError):
        raise Flaw(f"Move {entry.number} says nothing of what chance decided.") from None
    if again != move:
        raise Flaw(f"Move {entry.number} does not lead where it led.")


def _journal(record: Record) -> Iterator[str]:
    table = record.stored.table
    if list(record.numbers) != list(range(table.moves + 1)):
        yield f"The journal is not that of {table.moves} moves and the set-up."
    revealing = [each.number for each in record.entries if any(e.reveals for e in each.events)]
    newest = max((number for number in revealing if number > 0), default=0)
    practice = is_practice(record.stored.seats)
    if table.horizon > table.moves or (newest > table.horizon and not practice):
        yield "The newest move that revealed something is not the one that is noted."
    hands = _hands(record.entries)
    for entry in record.entries:
        moved = entry.number > 0 and entry.kind != match.REDRAW
        if moved and not _made_by_its_seat(entry, record.stored, hands):
            yield f"Move {entry.number} was not made by the player who sits there."
    if not _taken_back_to(record) <= set(record.positions):
        yield "A position that can be taken back to is missing."
    if table.status != "running" and record.positions:
        yield "Positions are kept of a game that is over."


def _taken_back_to(record: Record) -> set[int]:
    """Return the moves before which the position is kept because they can be taken back."""
    table, practice = record.stored.table, is_practice(record.stored.seats)
    if table.status != "running":
        return set()
    since = [each for each in record.entries if each.number > table.horizon]
    return {each.number for each in since if not (practice and each.computer)}


def _hands(entries: Sequence[Entry]) -> Mapping[int | None, set[Seat | None]]:
    """Return the seats at which each person has moved: only one each is allowed."""
    found: dict[int | None, set[Seat | None]] = {}
    for entry in entries:
        if not entry.computer:
            found.setdefault(entry.user_id, set()).add(entry.seat)
    return found


def _made_by_its_seat(
    entry: Entry, stored: Stored, hands: Mapping[int | None, set[Seat | None]]
) -> bool:
    """Whether the person that a move names can have made it.

    A seat may have changed hands, but choices that can still be taken back are its present
    holder's.
    """
    if entry.seat is None or not 0 <= entry.seat < len(stored.seats):
        return False
    if entry.computer or entry.user_id is None:
        return entry.computer and entry.user_id is None
    if entry.number > stored.table.horizon:
        return entry.user_id == stored.seats[entry.seat].user_id
    return len(hands[entry.user_id]) == 1


# --- table and seats ----------------------------------------------------------------------------


def _table(table: TableRow, seats: Sequence[SeatRow]) -> Iterator[str]:
    if table.status not in STATUSES:
        yield "Its status is unknown."
    if [seat.seat for seat in seats] != list(range(len(seats))) or len(seats) > table.capacity:
        yield "The seats are not numbered as they must be."
    if table.settles_at is not None and table.status != "running":
        yield "A choice has yet to settle, but no game is running."
    if table.status == "lobby" and table.expiry_due is None:
        yield "It is a lobby that will never expire."
    if table.status not in ("lobby", "running") and table.expiry_due is not None:
        yield "It is over, but is still to expire."
    if table.status == "running" and table.expiry_due is None and not table.is_of_league:
        yield "It is running, but will never expire."
    if table.status != "aborted" and table.abort_reason is not None:
        yield "It was not ended early, but there is a reason for it."
    if any(seat.user_id is None and seat.computer is None for seat in seats):
        yield "A seat is neither a person's nor a computer's."


def _before_the_start(record: Record) -> Iterator[str]:
    table, seats = record.stored.table, record.stored.seats
    if record.numbers or record.positions or record.stored.state or table.seed or table.moves:
        yield "It has not begun, but moves are stored."
    if any(seat.asked_at is not None or seat.waiting_since for seat in seats):
        yield "It has not begun, but a seat is asked."
    if any(_has_time(seat) or seat.stand_in or seat.open_to is not None for seat in seats):
        yield "It has not begun, but a seat has a clock, or its player is away."
    if any(seat.held_until is not None or seat.called_at is not None for seat in seats):
        yield "It has not begun, but a seat was taken over, or a player called to one."
    if record.votes:
        yield "It has not begun, but something was voted on."


def _seats(record: Record, open_: Mapping[Seat, Decision]) -> Iterator[str]:
    table, seats = record.stored.table, record.stored.seats
    for seat in seats:
        asked = seat.asked_at is not None
        if asked != (seat.seat in open_) or asked != (seat.waiting_since is not None):
            yield f"Seat {seat.seat} and the open decisions do not agree."
        if max(seat.asked_at or 0, seat.moved_at, seat.resigned_at or 0) > table.version:
            yield f"Seat {seat.seat} is ahead of the table."
        if seat.last_move != _last_move(record.entries, seat.seat):
            yield f"The last move of seat {seat.seat} is not the one that is noted."
        yield from _hold(seat, running=table.status == "running")
    if table.computer_due != answers_itself(seats):
        yield "Whether a computer has to answer is noted wrongly."


def _hold(seat: SeatRow, *, running: bool) -> Iterator[str]:
    """Report problems with a seat's time, or with its player."""
    by_hand = seat.user_id is not None and not seat.by_computer
    if _has_time(seat) and not (running and by_hand and seat.asked_at is not None):
        yield f"Seat {seat.seat} is not waiting for a person, but has a clock."
    if seat.deadline is not None and seat.ticking_since is None:
        yield f"Seat {seat.seat} has a deadline, but its clock stands still."
    if seat.ticking_since is not None and seat.bank is None:
        yield f"The clock of seat {seat.seat} runs without a bank."
    if (seat.bank or 0) < 0 or seat.reminded < 0:
        yield f"Seat {seat.seat} counts its time or its reminders wrongly."
    if seat.stand_in and (seat.computer is None or seat.user_id is None or seat.resigned_at):
        yield f"Seat {seat.seat} is not one where a computer can stand in."
    if seat.open_to is not None and not (running and seat.user_id is not None):
        yield f"Seat {seat.seat} cannot be on offer."
    if seat.held_until is not None and (seat.user_id is None or seat.resigned_at is not None):
        yield f"Seat {seat.seat} may not be left yet, but has no player."
    if seat.is_planned and not (running and by_hand and seat.asked_at is not None):
        yield f"A plan is to answer at seat {seat.seat}, but no person is asked there."
    if seat.called_at is not None and seat.user_id is None:
        yield f"Seat {seat.seat} has no player who could have been called."


def _has_time(seat: SeatRow) -> bool:
    times = (seat.ticking_since, seat.deadline, seat.remind_at, seat.warn_at)
    return seat.overtime or any(time is not None for time in times)


def _votes(record: Record) -> Iterator[str]:
    table, seats = record.stored.table, record.stored.seats
    for vote in record.votes:
        open_ = vote.closes_at is not None
        about = {name for name in About.__annotations__ if getattr(vote, name) is not None}
        if vote.kind not in KINDS or about != set(KINDS[vote.kind].about):
            yield f"Vote {vote.id} is of no kind that there is."
        if open_ != (vote.outcome is None) or (open_ and table.status != "running"):
            yield f"Vote {vote.id} cannot be open or closed as it is."
    open_now = [vote for vote in record.votes if vote.closes_at and vote.kind == "overtime"]
    asked = [vote.seat for vote in open_now if vote.seat is not None]
    late = [] if table.is_of_league else [seat.seat for seat in seats if seat.overtime]
    if sorted(asked) != late:
        yield "The open votes are not about the seats that have run out of time."


def _last_move(entries: Sequence[Entry], seat: Seat) -> int | None:
    own = [each.number for each in entries if each.seat == seat and not each.computer]
    return own[-1] if own else None


def _end(record: Record, game: AnyGame, state: Any) -> Iterator[str]:
    table, seats = record.stored.table, record.stored.seats
    outcome, won = game.outcome(state), table.conceded == "won"
    ended = {None: table.status, "won": "finished", "called_off": "aborted"}
    if table.status != ended.get(table.conceded):
        yield "It is not over as it was conceded."
    elif (outcome is not None) + won != (table.status == "finished"):
        yield "Position and status do not agree on whether the game is over."
    elif table.status == "finished":
        if won and sum(seat.is_held for seat in seats) != 1:
            yield "It was won because all others resigned, but they have not."
        if final_ranks(outcome, seats) != tuple(seat.rank for seat in seats):
            yield "The final ranks are not those of the position."
