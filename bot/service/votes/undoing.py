"""Taking back, by agreement, what can no longer be taken back alone.

What was chosen, or told, since somebody's newest choice is undone with it, whoever did it: so
everybody who holds a seat must agree, and one no is enough to keep things as they are. The vote
says what would be undone, in the words of the public log, and what of it was revealed. That must
stay true as long as it is open: a move that everybody can see makes the vote moot (`commit.py`).

A choice with several parts goes back to the first of them. Beyond the positions that are kept
(`turn.py`) the journal is played again from its set-up, which proves by its hashes that it leads
where it led; a game that began under earlier rules cannot be played again, and nothing of it is
undone. What chance has brought since is known by now. So unless the table has agreed otherwise,
chance decides anew from there on, and the journal says from which seed.
"""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from bot.service.context import Context, play_again
from bot.service.errors import WrongTime
from bot.service.turns.turn import Rewinding, Turn
from bot.storage import journal
from bot.storage.rows import Entry, SeatRow, Stored
from rules.event import Event
from rules.game import AnyGame


def first_of(db: Connection, stored: Stored, own: SeatRow) -> int:
    """Return the number of the first move that goes if this seat's newest choice goes.

    Raises WrongTime where its person has made none yet.
    """
    entries = journal.entries(db, stored.table.id, 1)
    mine = [at for at, each in enumerate(entries) if _is_by(each, own)]
    if not mine or entries[mine[-1]].number != own.last_move:
        raise WrongTime("nothing_chosen_yet")
    return entries[_beginning(entries, mine)].number


def _is_by(entry: Entry, own: SeatRow) -> bool:
    return entry.seat == own.seat and entry.user_id == own.user_id and not entry.computer


def _beginning(entries: Sequence[Entry], mine: Sequence[int]) -> int:
    """Return where the newest of these choices begins: with the first part that told nothing."""
    *earlier, begin = mine
    for at in reversed(earlier):
        if any(entry.events for entry in entries[at:begin]):
            break
        begin = at
    return begin


def undone_by(db: Connection, table_id: int, first: int) -> tuple[Event, ...]:
    """Return what everybody may know of what goes with this move and those after it.

    An event reveals something here also where only somebody was shown what came of it: all know
    that a card was drawn, but not which.
    """
    found: list[Event] = []
    for entry in journal.entries(db, table_id, first):
        told: list[Event] = []
        for event in entry.events:
            if event.is_for(None):
                told.append(event)
            elif event.reveals and told:
                told[-1] = replace(told[-1], reveals=True)
        found += told
    return tuple(found)


def rewinding(context: Context, db: Connection, stored: Stored, first: int) -> Rewinding:
    """Return what it takes to go back before a move. Raises WrongTime where nobody can."""
    table = stored.table
    entries = journal.entries(db, table.id)
    gone = [entry for entry in entries if entry.number >= first]
    position = journal.position_before(db, table.id, first)
    if position is None:
        position = _played_again(context.game(table.game), stored, entries[: -len(gone)])
    previous = {
        seat: journal.last_of(db, table.id, seat, first)
        for seat in sorted({entry.seat for entry in gone if entry.seat is not None})
    }
    return Rewinding(first, position, previous)


def _played_again(game: AnyGame, stored: Stored, entries: Sequence[Entry]) -> str:
    """Return where a journal leads. Raises WrongTime where that is elsewhere by now."""
    try:
        *_, position = play_again(game, stored, entries)
    except ValueError:
        raise WrongTime("too_old_to_take_back") from None
    return game.dump(position)


def carry_out(context: Context, db: Connection, turn: Turn, first: int) -> None:
    """Undo at the table what all have agreed on."""
    turn.rewind(rewinding(context, db, turn.before, first))
    if turn.table.redraws:
        turn.redraw(context.seed())
