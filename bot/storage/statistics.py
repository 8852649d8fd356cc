"""Counts of games that are over: those on a server, or those of a person.

Games that only their one person sees are never counted. A game is counted in the month in which it
ended.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, case, func, select

from bot.storage.rows import NOWHERE
from bot.storage.schema import seats, tables


class Counted(NamedTuple):
    """The games of one kind that are over, those that were finished, and the latter by months."""

    game: str
    over: int
    finished: int
    months: tuple[int, ...]


class Answered(NamedTuple):
    """The number of answers of people in games of these months, and their seconds together."""

    answers: int
    seconds: int


_OVER: Final = tables.c.status.in_(("finished", "aborted")) & (tables.c.channel_id != NOWHERE)


def of_server(
    db: Connection, server_id: int, months: Sequence[datetime]
) -> tuple[list[Counted], Answered]:
    """Count the games on a server; `months`: where each of them begins, and the last one ends."""
    here = tables.c.server_id == server_id
    return _counted(db, here, months), _answered(db, here, months[0])


def of_person(
    db: Connection, user_id: int, months: Sequence[datetime]
) -> tuple[list[Counted], Answered]:
    """Count a person's games in the same way, on all servers."""
    mine = seats.c.user_id == user_id
    sat = tables.c.id.in_(select(seats.c.table_id).where(mine))
    return _counted(db, sat, months), _answered(db, mine, months[0])


def _counted(db: Connection, which: Any, months: Sequence[datetime]) -> list[Counted]:
    """Count in one pass: each game, by how and in which month it ended (-1: before the first)."""
    ended = tables.c.changed_at
    newest_first = [(ended >= begin, at) for at, begin in enumerate(months[:-1])][::-1]
    month = case(*newest_first, else_=-1).label("month")
    query = select(tables.c.game, tables.c.status, month, func.count()).where(_OVER, which)
    query = query.group_by(tables.c.game, tables.c.status, month)
    found: dict[str, Counted] = {}
    for game, status, at, count in db.execute(query):
        known = found.setdefault(game, Counted(game, 0, 0, (0,) * (len(months) - 1)))
        done = count * (status == "finished")
        by = tuple(each + done * (at == place) for place, each in enumerate(known.months))
        found[game] = Counted(game, known.over + count, known.finished + done, by)
    return sorted(found.values(), key=lambda each: (-each.finished, each.game))


def _answered(db: Connection, which: Any, since: datetime) -> Answered:
    query = (
        select(func.sum(seats.c.answers), func.sum(seats.c.answer_seconds))
        .join_from(tables, seats, seats.c.table_id == tables.c.id)
        .where(_OVER, which, tables.c.changed_at >= since, seats.c.user_id.is_not(None))
    )
    answers, seconds = db.execute(query).one()
    return Answered(int(answers or 0), int(seconds or 0))
