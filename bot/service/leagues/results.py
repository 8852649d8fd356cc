"""The results of a season's tables, counted in the very transaction that ends a table.

| The table | Its points |
|---|---|
| was played to its end | by the ranks of those who stayed; an absent person gets none |
| was ended early, and at most one person had stayed | that person is first |
| was ended early otherwise, or still runs on the last day | it is judged (`judging.py`) |

A table counts once: a league's table is never taken up again, because none is put aside.
"""

from collections.abc import Collection, Sequence

from sqlalchemy import Connection

from bot.engine.parties import Written
from bot.service.leagues import points
from bot.service.leagues.absence import absent_in
from bot.storage import leagues
from bot.storage.rows import Notice, SeatRow
from rules.event import Seat


def count_result(db: Connection, written: Written) -> Sequence[Notice]:
    """Count a table of a season when it ends, if it needs no judging; there are no notices."""
    table = written.after.table
    if not table.is_of_league or not written.over:
        return ()
    row = leagues.of_table(db, table.id)
    if row is None or row.points is not None:
        return ()
    absent = absent_in(db, written.after)
    ranks = _ranks(written, absent)
    if ranks is not None:
        outcome = written.game.outcome(written.game.load(written.after.state or ""))
        scores = None if outcome is None or table.conceded else outcome.scores
        leagues.count(db, row._replace(points=points.of_table(ranks, len(ranks)), scores=scores))
    leagues.hasten(db, row.season_id, table.changed_at)
    return ()


def _ranks(written: Written, absent: Collection[Seat]) -> list[int | None] | None:
    """Return the rank of each seat, None for absent people; None if the table needs judging."""
    seats: Sequence[SeatRow] = written.after.seats
    if written.after.table.status == "finished":
        return [None if seat.seat in absent else seat.rank for seat in seats]
    if len(seats) - len(absent) > 1:
        return None
    return [None if seat.seat in absent else 1 for seat in seats]
