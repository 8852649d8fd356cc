"""Writing a turn: journal, positions, table, seats and outbox, in one transaction."""

import structlog
from sqlalchemy import Connection

from bot.service import telling
from bot.service.standings import standings
from bot.service.turn import Turn
from bot.storage import journal, outbox, profiles, tables
from bot.storage.rows import Notice, Stored, TableRow
from rules.event import Seat

_log = structlog.get_logger(__name__)


def write(db: Connection, turn: Turn, actor: int | None) -> Stored:
    """Store the turn as the table's next version, with what has to be told about it.

    Return what is stored now. `actor` is the person whose click led to it. Raises Conflict where
    another turn came first.
    """
    seats = telling.with_waits(turn)
    pinged = telling.to_ping(seats, actor)
    seats = telling.aware(seats)
    outcome = turn.outcome()
    if outcome is not None:
        ranks = standings(outcome.ranks, seats)
        seats = [seat._replace(rank=ranks[seat.seat]) for seat in seats]
    after = turn.table._replace(
        version=turn.version,
        status="running" if outcome is None else "finished",
        computer_due=telling.computer_due(seats),
        changed_at=turn.now,
    )
    tables.save(db, turn.before.table, after, state=turn.text)
    _write_journal(db, turn, after)
    tables.save_seats(db, after.id, turn.before.seats, tuple(seats))
    told = _notices(db, turn, pinged, over=outcome is not None)
    outbox.add(db, after.id, told, turn.now)
    return Stored(after, tuple(seats), turn.text)


def note(what: str, stored: Stored, seat: Seat | None = None) -> None:
    """Log that a turn was stored: who made it, never what was chosen or shown."""
    table = stored.table
    _log.info(what, table=table.id, seat=seat, version=table.version, status=table.status)


def _write_journal(db: Connection, turn: Turn, after: TableRow) -> None:
    before = turn.before.table
    if turn.undone_from is not None:
        journal.undo(db, after.id, turn.undone_from)
    if turn.entries:
        journal.add(db, after.id, turn.entries)
    may_hold_positions = before.moves > before.horizon
    over = after.status == "finished"
    if may_hold_positions and (over or after.horizon != before.horizon):
        journal.forget_positions(db, after.id)
    if not over:
        journal.keep(db, after.id, turn.kept)


def _notices(db: Connection, turn: Turn, pinged: list[int], *, over: bool) -> list[Notice]:
    users = profiles.find_users(db, pinged)
    return telling.notices(pinged, users, over=over, seen=turn.is_seen())
