"""Writing a turn: journal, positions, table, seats and outbox, in one transaction.

The journal gets the choice, its option keys, the events, the version of the rules and a hash of the
state afterwards. Beside it stand the new position, the table's next version as a compare-and-set,
the seats with their waits and clocks (`telling.py`) and what their plans will answer
(`planning.py`), and the rows of the outbox. So nothing is told before it is stored, and everything
stored will be told.

Features that take part (`parties.py`) write their share in the same transaction.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import structlog
from sqlalchemy import Connection

from bot import metrics
from bot.engine import idling, planning, telling
from bot.engine.context import Context
from bot.engine.parties import Written
from bot.engine.standings import final_ranks
from bot.engine.turn import Turn
from bot.storage import disguised, happenings, journal, outbox, profiles, tables
from bot.storage.rows import Notice, SeatRow, Status, Stored, TableRow, answers_itself
from rules.event import Seat

Happening: TypeAlias = Literal[
    "table.began",
    "table.moved",
    "table.settled",
    "table.kept",
    "table.ended",
    "table.claimed",
    "table.put_aside",
    "table.taken_up",
    "seat.moved",
    "seat.took_back",
    "seat.went_on",
    "seat.resigned",
    "seat.away",
    "seat.back",
    "seat.offered",
    "seat.withdrawn",
    "seat.taken",
    "computers.moved",
    "vote.carried_out",
]
"""The log's name for a turn that was stored."""

_log = structlog.get_logger(__name__)


class Actor(NamedTuple):
    """The person who caused a turn: by a click, so they know of it, or by a plan (`absent`).

    `bystander`: they caused it by a click that shows no panel, such as a ballot. They are told when
    they are asked, but see the end of the game themselves.
    """

    user_id: int | None
    absent: bool = False
    bystander: int | None = None

    @property
    def sees_it(self) -> int | None:
        """The person who sees at once that a game has begun or ended by this."""
        return self.bystander if self.user_id is None or self.absent else self.user_id


NOBODY: Final = Actor(None)


def write(db: Connection, turn: Turn, actor: Actor) -> Stored:
    """Store the turn as the table's next version, with all notices about it.

    Return what is stored now. Raises Conflict if another turn came first.
    """
    users = profiles.find_users(db, turn.persons())
    seats = telling.with_waits(turn, users)
    status, seen = _status(turn), turn.is_seen()
    over = status != "running"
    settles_at = None if over else telling.settles_at(turn, seats, actor.user_id, seen=seen)
    settled = settles_at is None
    opened = telling.opened(turn, seats, actor.user_id, settled=settled)
    seats, nudged = planning.with_plans(db, turn, seats, users, opened, over=over)
    pinged = telling.to_ping(seats, actor.user_id, settled=settled)
    called = telling.calls(seats, pinged, users, turn.now)
    seats = telling.aware(seats, called, actor.user_id, settled=settled)
    nudged += telling.asked_in_absence(turn, seats, actor.user_id) if actor.absent else []
    seats = telling.with_time_told(turn, seats, called, nudged, users)
    if status == "finished":
        ranks = final_ranks(turn.outcome(), seats)
        seats = [seat._replace(rank=ranks[seat.seat]) for seat in seats]
    if over:
        seats = [seat._replace(open_to=None, back_at=None) for seat in seats]
    after = turn.table._replace(
        version=turn.version,
        status=status,
        computer_due=answers_itself(seats),
        changed_at=turn.now,
        settles_at=settles_at,
    )
    after = _expiring(turn, after, seats, seen=seen)
    tables.save(db, turn.before.table, after, state=turn.text)
    _write_journal(db, turn, after)
    happenings.add(db, after.id, turn.happened)
    tables.save_seats(db, after.id, turn.before.seats, tuple(seats))
    if over and not idling.is_put_aside(after):
        disguised.drop(db, after.id)
    stored = Stored(after, tuple(seats), turn.text, left=turn.left)
    moved = bool(turn.entries or turn.undone_from) and seen
    written = Written(
        turn.game,
        turn.before,
        stored,
        turn.entries,
        moved,
        undone=turn.undone_from is not None,
    )
    outbox.forget_waits(db, after.id, written.no_longer_asked)
    told = [notice for party in turn.parties for notice in party(db, written)]
    if over:
        own = telling.of_the_end(after, seats, users, actor.sees_it)
    else:
        shown = settled and (seen or turn.settled)
        own = telling.notices(called, users, turn.now, seen=shown)
    if turn.before.table.status == "lobby":
        own = telling.of_the_beginning(after, seats, own, actor.sees_it)
    outbox.add(db, after.id, [*_among(told, own), *telling.nudges(nudged)], turn.now)
    return stored


def _among(told: Sequence[Notice], own: Sequence[Notice]) -> list[Notice]:
    """Put a turn's own notices after the posts of its parties, before their messages."""
    posts = [notice for notice in told if notice.user_id is None]
    messages = [notice for notice in told if notice.user_id is not None]
    return [*posts, *own, *messages]


def _expiring(turn: Turn, after: TableRow, seats: Sequence[SeatRow], *, seen: bool) -> TableRow:
    """Return the table with the time when it counts as left, and without the announcement of its
    end.

    A step that others cannot see keeps the announcement, because everyone sees whether it is there.
    """
    if after.status != "running" or after.is_of_league:  # a season has its last day
        return after._replace(expiry_due=None, expiry_told=False)
    if turn.before.table.status == "running" and after.expiry_told and not seen:
        return after
    due = idling.due(seats, turn.now, clock=turn.control() is not None)
    return after._replace(expiry_due=due, expiry_told=False)


def _status(turn: Turn) -> Status:
    if turn.aborted or turn.table.conceded == "called_off":
        return "aborted"
    return "finished" if turn.is_over() else "running"


def note(context: Context, what: Happening, stored: Stored, seat: Seat | None = None) -> None:
    """Log that a turn was stored, and by whose action, but never what was chosen or shown.

    Also wake the timer in time for what the turn makes due.
    """
    table = stored.table
    if table.expiry_due is not None:
        context.wake_at(table.expiry_due)
    if table.is_of_league and table.status != "running":
        context.wake_at(table.changed_at)  # it may be the last of its season
    context.wake_for(stored.seats)
    if table.settles_at is not None:
        context.wake_at(table.settles_at)
    metrics.TURNS.labels(what).inc()
    _log.info(what, table=table.id, seat=seat, version=table.version, status=table.status)


def _write_journal(db: Connection, turn: Turn, after: TableRow) -> None:
    before = turn.before.table
    if turn.undone_from is not None:
        journal.undo(db, after.id, turn.undone_from)
    if turn.entries:
        journal.add(db, after.id, turn.entries)
    may_hold_positions = before.moves > before.horizon
    over = after.status != "running"
    if may_hold_positions and (over or after.horizon != before.horizon):
        journal.forget_positions(db, after.id)
    if not over:
        journal.keep(db, after.id, turn.kept)
