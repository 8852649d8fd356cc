"""Lanes: rows that must be told in order, and those that a later one makes superfluous.

The rows of a lane are merged until their delivery begins. Of several boards only the newest is
posted: loudly if any of them was to be, and not at all if the final scoring follows. A row that may
have arrived is not merged while Discord still knows its nonce (`NONCE_HOLDS`): it is sent again on
its own.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple, TypeAlias

from bot.storage.kinds import AS_SAID, LATE, Kind
from bot.storage.outbox import Aside
from bot.storage.rows import LetterRow, OutboxRow

NONCE_HOLDS: Final = timedelta(minutes=5)
"""The time for which Discord is trusted to recognise a repeat. After it, a claim means nothing."""

SUPERSEDED: Final[dict[Kind, tuple[Kind, ...]]] = {
    "lobby": ("lobby",),
    "board": ("lobby", "board"),
    "final": ("lobby", "board", "final", "vote"),
}
"""The kinds of given-up older posts that are superfluous once one of this kind has arrived."""

Rows: TypeAlias = Sequence[OutboxRow]


class Delivery(NamedTuple):
    """A row to publish, and the rows that are done along with it."""

    row: OutboxRow
    done: tuple[int, ...]


def lanes(rows: Rows) -> list[Rows]:
    """Return the rows of one table by lane: its posts, and the DMs to each person.

    Kinds that may come late (`kinds.LATE`) have lanes of their own, so nothing else waits for them.
    """
    found: dict[tuple[int | None, str], list[OutboxRow]] = {}
    for row in rows:
        late = row.kind if row.kind in LATE else ""
        found.setdefault((row.user_id, late), []).append(row)
    return list(found.values())


def condense(
    rows: Rows, awaited: frozenset[int], now: datetime, given_up: Sequence[Aside] = ()
) -> Delivery:
    """Return the first thing to publish in a lane, given its rows in order.

    A board pings only people who are still `awaited`, to move or to take a seat, including those a
    given-up post would have pinged; a vote pings its voters, a lobby its people, a final post those
    it names itself.
    """
    first = rows[0]
    if may_have_arrived(first, now):
        return Delivery(first, (first.id,))
    merged = [first, *_alike(rows, now)]
    kind = merged[-1].kind
    ping = {user_id for row in merged if row.kind == kind for user_id in row.ping}
    missed = _missed(given_up) if kind == "board" else set[int]()
    newest = merged[-1]._replace(
        fresh=any(row.fresh for row in merged) or not missed.isdisjoint(awaited),
        ping=tuple(sorted(ping if kind in AS_SAID else (ping | missed) & awaited)),
        attempts=first.attempts,
    )
    return Delivery(newest, tuple(row.id for row in merged))


def superseded(row: OutboxRow, given_up: Sequence[Aside]) -> list[int]:
    """Return the posts that were given up and that this row makes superfluous."""
    return [each.id for each in given_up if each.kind in SUPERSEDED.get(row.kind, ())]


def revived(row: OutboxRow, given_up: Sequence[Aside]) -> list[int]:
    """Return the votes that were given up and can be shown now that this board has arrived."""
    return [each.id for each in given_up if row.kind == "board" and each.kind == "vote"]


def may_have_arrived(row: OutboxRow | LetterRow, now: datetime) -> bool:
    """Whether delivery of this row began so recently that Discord would recognise a repeat."""
    return row.claimed_at is not None and now - row.claimed_at < NONCE_HOLDS


def _missed(given_up: Sequence[Aside]) -> set[int]:
    """Return the people that boards would have pinged; votes are shown separately."""
    return {user_id for each in given_up if each.kind == "board" for user_id in each.ping}


def _alike(rows: Rows, now: datetime) -> Iterator[OutboxRow]:
    """Yield the rows that merge with the first: consecutive ones of its kind, and boards before a
    final. Rows that show different votes stay separate, and so do former posts.
    """
    first, *others = rows
    kind = first.kind
    for row in others:
        if row.kind != kind and (kind, row.kind) != ("board", "final"):
            return
        if (row.vote_id, row.post_id) != (first.vote_id, first.post_id):
            return
        if may_have_arrived(row, now):
            return
        yield row
        kind = row.kind
