"""Who waits, who has to be told, and how loudly.

A wait begins when a seat is asked and ends when it is asked no more. Its person is pinged once in
that time, in whatever transaction that comes to be: `SeatRow.pinged` remembers it. Nobody is
pinged who has just acted, or while computers have yet to answer.
"""

from collections.abc import Mapping, Sequence

from bot.service.turn import Turn
from bot.storage.rows import Notice, SeatRow, UserRow
from rules.decision import Decision


def with_waits(turn: Turn) -> list[SeatRow]:
    """Return the seats with the decisions that are open after this turn.

    `asked_at` stays as it was where a seat's decision is still the very same one: a panel made
    since then is still good, whoever else has answered meanwhile. `shown` goes up only where
    something of the seat's own is new.
    """
    now_open = turn.open()
    return [_with_wait(turn, seat, now_open.get(seat.seat)) for seat in turn.seats]


def _with_wait(turn: Turn, seat: SeatRow, decision: Decision | None) -> SeatRow:
    if decision is None:
        now = seat._replace(asked_at=None, waiting_since=None, pinged=False)
    else:
        same = seat.seat not in turn.acted and turn.open_before.get(seat.seat) == decision
        now = seat._replace(
            asked_at=seat.asked_at if same else turn.version,
            waiting_since=seat.waiting_since or turn.now,
        )
    before = turn.before.seats[seat.seat]
    moved_on = (now.asked_at, now.moved_at) != (before.asked_at, before.moved_at)
    return now._replace(shown=before.shown + moved_on)


def computer_due(seats: Sequence[SeatRow]) -> bool:
    """Whether a computer has something to decide."""
    return any(seat.asked_at is not None and seat.by_computer for seat in seats)


def to_ping(seats: Sequence[SeatRow], actor: int | None) -> list[int]:
    """Return the persons who wait, do not know it yet, and have not just acted themselves."""
    if computer_due(seats):
        return []
    return [
        seat.user_id
        for seat in seats
        if seat.user_id is not None and _is_unaware(seat) and seat.user_id != actor
    ]


def aware(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats, marked as knowing of their wait unless computers have yet to answer."""
    if computer_due(seats):
        return list(seats)
    return [seat._replace(pinged=True) if _is_unaware(seat) else seat for seat in seats]


def notices(
    pinged: Sequence[int], users: Mapping[int, UserRow], *, over: bool, seen: bool
) -> list[Notice]:
    """Return what to tell: panels first, so that a closed DM can become a mention in the post.

    One fresh post if anybody is pinged; otherwise the running post is edited, and only where
    what everybody can see has changed (`seen`).
    """
    if over:
        return [Notice("final", fresh=True)]
    by_dm = [user_id for user_id in pinged if users[user_id].dm and not users[user_id].dm_closed]
    by_post = tuple(user_id for user_id in pinged if user_id not in by_dm)
    panels = [Notice("panel", user_id) for user_id in by_dm]
    if pinged:
        return [*panels, Notice("board", fresh=True, ping=by_post)]
    return [Notice("board")] if seen else []


def _is_unaware(seat: SeatRow) -> bool:
    return seat.asked_at is not None and not seat.by_computer and not seat.pinged
