"""Invitations to tables with their inviters, and the inviters that people have muted."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from bot.storage.schema import invitations, seats, silenced, users


class Invitation(NamedTuple):
    """A person's invitation to a table. A person with a reserved seat has no inviter."""

    invited_by: int | None
    declined: bool


def invite(
    db: Connection,
    table_id: int,
    user_id: int,
    *,
    by: int | None = None,
    at: datetime | None = None,
) -> bool:
    """Let a person join a private table; return whether the invitation is new."""
    if find(db, table_id, user_id) is not None:
        return False
    db.execute(
        insert(invitations).values(table_id=table_id, user_id=user_id, invited_by=by, invited_at=at)
    )
    return True


def find(db: Connection, table_id: int, user_id: int) -> Invitation | None:
    """Return a person's invitation to a table, if there is one."""
    query = select(invitations.c.invited_by, invitations.c.declined).where(
        invitations.c.table_id == table_id, invitations.c.user_id == user_id
    )
    row = db.execute(query).first()
    return None if row is None else Invitation._make(row)


def of_table(db: Connection, table_id: int) -> frozenset[int]:
    """Return the people invited to a table who have not declined."""
    query = select(invitations.c.user_id).where(
        invitations.c.table_id == table_id, invitations.c.declined.is_(False)
    )
    return frozenset(db.execute(query).scalars())


def decline(db: Connection, table_id: int, user_id: int) -> bool:
    """Note that a person does not want to join; return whether that is new."""
    own = invitations.c.table_id == table_id, invitations.c.user_id == user_id
    query = update(invitations).where(*own, invitations.c.declined.is_(False))
    return db.execute(query.values(declined=True)).rowcount > 0


def count(db: Connection, user_id: int, by: int, since: datetime) -> int:
    """Count how often one person has invited another since then."""
    query = select(func.count()).where(
        invitations.c.user_id == user_id,
        invitations.c.invited_by == by,
        invitations.c.invited_at > since,
    )
    return db.execute(query).scalar_one()


def has_used_plaza(db: Connection, user_id: int) -> bool:
    """Whether a person has ever sat at a table or set anything."""
    sat = exists().where(seats.c.user_id == user_id)
    known = exists().where(users.c.user_id == user_id)
    return db.execute(select(or_(sat, known))).scalar_one()


def is_silenced(db: Connection, user_id: int, inviter_id: int) -> bool:
    """Whether a person has muted another's invitations."""
    own = silenced.c.user_id == user_id, silenced.c.inviter_id == inviter_id
    return db.execute(select(exists().where(*own))).scalar_one()


def silenced_by(db: Connection, user_id: int) -> list[int]:
    """Return the people whose invitations a person has muted."""
    query = select(silenced.c.inviter_id).where(silenced.c.user_id == user_id)
    return sorted(db.execute(query).scalars())


def silence(db: Connection, user_id: int, inviter_id: int) -> None:
    """Mute another person's invitations."""
    if not is_silenced(db, user_id, inviter_id):
        db.execute(insert(silenced).values(user_id=user_id, inviter_id=inviter_id))


def hear(db: Connection, user_id: int, inviter_id: int) -> None:
    """Unmute another person's invitations."""
    own = silenced.c.user_id == user_id, silenced.c.inviter_id == inviter_id
    db.execute(delete(silenced).where(*own))


def hear_all(db: Connection, user_id: int) -> None:
    """Unmute everyone's invitations."""
    db.execute(delete(silenced).where(silenced.c.user_id == user_id))
