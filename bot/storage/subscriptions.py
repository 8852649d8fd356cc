"""The games whose new tables people want to hear of, and when they get the evening's digest."""

from collections.abc import Collection
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, Select, delete, exists, insert, or_, select, update

from bot.storage.rows import DigestRow
from bot.storage.schema import digests, seats, subscriptions, tables

EVERYWHERE: Final = 0
"""As a server: none; the person said so in a direct message."""


def of_user(db: Connection, user_id: int) -> dict[str, bool]:
    """Return the games that a person has subscribed to, and whether they hear of them at once."""
    mine = subscriptions.c.user_id == user_id
    query = select(subscriptions.c.game, subscriptions.c.at_once).where(mine)
    return {row.game: row.at_once for row in db.execute(query)}


def subscribe(
    db: Connection, user_id: int, game: str, server_id: int | None, *, at_once: bool
) -> None:
    """Let a person hear of new tables of a game, on this server and those of before."""
    here = server_id or EVERYWHERE
    own = subscriptions.c.user_id == user_id, subscriptions.c.game == game
    db.execute(delete(subscriptions).where(*own, subscriptions.c.server_id == here))
    db.execute(update(subscriptions).where(*own).values(at_once=at_once))
    values = {"user_id": user_id, "game": game, "server_id": here, "at_once": at_once}
    db.execute(insert(subscriptions).values(values))


def unsubscribe(db: Connection, user_id: int, games: Collection[str]) -> None:
    """Let a person hear no more of these games."""
    own = subscriptions.c.user_id == user_id, subscriptions.c.game.in_(games)
    db.execute(delete(subscriptions).where(*own))


def at_once(db: Connection, game: str, server_id: int) -> list[int]:
    """Return the people who hear at once of a new table of this game on this server."""
    mine = seats.c.user_id == subscriptions.c.user_id
    sat = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
    there = exists(sat.where(mine, tables.c.server_id == server_id))
    query = select(subscriptions.c.user_id).where(
        subscriptions.c.game == game,
        subscriptions.c.at_once.is_(True),
        or_(subscriptions.c.server_id == server_id, there),
    )
    return sorted(set(db.execute(query).scalars()))


def servers_of(user_id: int) -> Select[int]:
    """Select the servers on which a person's subscriptions hold."""
    mine = subscriptions.c.user_id == user_id
    sat = select(tables.c.server_id).join(seats, tables.c.id == seats.c.table_id)
    told = select(subscriptions.c.server_id).where(mine)
    here = sat.where(seats.c.user_id == user_id, tables.c.server_id.is_not(None)).union(told)
    return select(here.subquery().c.server_id)


def digest(db: Connection, user_id: int) -> DigestRow:
    """Return when a person gets the evening's digest, or the default."""
    query = select(*(digests.c[name] for name in DigestRow._fields))
    found = db.execute(query.where(digests.c.user_id == user_id)).first()
    return DigestRow(user_id) if found is None else DigestRow._make(found)


def save_digest(db: Connection, row: DigestRow) -> None:
    """Store when a person gets the evening's digest."""
    own = digests.c.user_id == row.user_id
    if db.execute(update(digests).where(own).values(row._asdict())).rowcount == 0:
        db.execute(insert(digests).values(row._asdict()))


def note_told(db: Connection, user_id: int, at: datetime) -> None:
    """Note up to when a person has been told, unless their data was deleted."""
    db.execute(update(digests).where(digests.c.user_id == user_id).values(told_at=at))
