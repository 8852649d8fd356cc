"""Undoing by agreement: moves that a player alone can no longer take back.

Everything chosen or told since a player's newest choice is undone with it, also the moves of
others. So all seated people must agree, and one no is enough to keep things as they are. The vote
says what would be undone, in the words of the public log, and which of it was revealed. This must
stay true as long as the vote is open: a move that everyone can see makes it moot (`kinds.py`).

A choice with several parts is undone from the first of them. Before the oldest position that is
kept (`engine/turn.py`) the journal is replayed from its set-up, and its hashes prove that it leads
to the same positions. A game that began under earlier rules cannot be replayed. Nothing of it is
undone, even if all agree (`kinds.py`). The results of chance since are known by now. So unless the
table has agreed otherwise, chance decides again from there on, and the journal records the seed.
"""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from bot.engine.context import Context, play_again
from bot.engine.errors import WrongTime
from bot.engine.turn import Rewinding, Turn
from bot.storage import journal
from bot.storage.rows import Entry, SeatRow, Stored
from rules.event import Event
from rules.game import AnyGame


def first_of(db: Connection, stored: Stored, own: SeatRow) -> int:
    """Return the number of the first move that goes if this seat's newest choice goes.

    Raises WrongTime if its person has made none yet.
    """
    entries = journal.entries(db, stored.table.id, 1)
    mine = [at for at, each in enumerate(entries) if _is_by(each, own)]
    if not mine or entries[mine[-1]].number != own.last_move:
        raise WrongTime("nothing_chosen_yet")
    return entries[_beginning(entries, mine)].number


def _is_by(entry: Entry, own: SeatRow) -> bool:
    return entry.seat == own.seat and entry.user_id == own.user_id and not entry.computer


def _beginning(entries: Sequence[Entry], mine: Sequence[int]) -> int:
    """Return the start of the newest of these choices, including parts without an event."""
    *earlier, begin = mine
    for at in reversed(earlier):
        if any(entry.events for entry in entries[at:begin]):
            break
        begin = at
    return begin


def undone_by(db: Connection, table_id: int, first: int) -> tuple[Event, ...]:
    """Return the public part of what is undone with this move and those after it.

    Here an event also counts as revealing if only one person saw its result: everyone knows that a
    card was drawn, but not which.
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
    """Return the data to go back to before a move. Raises WrongTime if that is impossible."""
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
    """Return the position that a journal leads to. Raises WrongTime if that has changed."""
    try:
        *_, position = play_again(game, stored, entries)
    except ValueError:
        raise WrongTime("too_old_to_take_back") from None
    return game.dump(position)


def carry_out(context: Context, db: Connection, turn: Turn, first: int) -> None:
    """Undo the agreed moves at the table."""
    turn.rewind(rewinding(context, db, turn.before, first))
    if turn.table.redraws:
        turn.redraw(context.seed())
