"""Invitations: a person invites another, who joins, declines, or mutes the inviter.

The invited person gets a direct message with these three buttons, once a table, and at most three a
day from one inviter. People who have never used Plaza, or receive no messages, get none: one fresh
post of the lobby mentions them. The inviter always reads "invited", and learns silently of a
refusal, but not that they are muted.
"""

from datetime import timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import NotAllowed, NotFound
from bot.engine.model import Person, TableInfo, UserInfo, table_info
from bot.service.lobby import Lobby
from bot.service.seating import sits
from bot.storage import invitations, lists, outbox, profiles
from bot.storage.rows import Notice, Stored

MOST_A_DAY: Final = 3
"""The most messages a day about invitations from one person to another."""

_DAY: Final = timedelta(days=1)


class Invited(NamedTuple):
    """A table that a person is invited to; `known`: they have used Plaza before."""

    table: TableInfo
    person: UserInfo
    inviter_id: int
    known: bool


class Invitations:
    """Use cases about invitations. Each raises ServiceError."""

    def __init__(self, context: Context, lobby: Lobby) -> None:
        self._context = context
        self._lobby = lobby

    async def invite(self, table_id: int, user_id: int, guest_id: int) -> TableInfo:
        """Invite a person to a table, and tell them; all its people may."""
        now = self._context.clock.now()

        def tell(db: Connection, stored: Stored) -> list[Notice]:
            if sits(stored, guest_id):
                return []
            new = invitations.invite(db, table_id, guest_id, by=user_id, at=now)
            often = invitations.count(db, guest_id, user_id, now - _DAY) > MOST_A_DAY
            unheard = invitations.is_silenced(db, guest_id, user_id)
            return [Notice("invited", guest_id)] if new and not often and not unheard else []

        with self._context.cooldowns.invitations.taken(user_id):
            return await self._lobby.invite(table_id, user_id, tell)

    async def tables_for(self, user_id: int, guest_id: int) -> tuple[TableInfo, ...]:
        """Return the lobbies to which this person could invite another, oldest first."""
        mine = await self._context.store.read(lists.of_user, user_id)
        lobbies = (each for each in mine if each.whole and each.table.status == "lobby")
        return tuple(
            table_info(each) for each in lobbies if each.has_room and not sits(each, guest_id)
        )

    async def find(self, table_id: int, guest_id: int) -> Invited | None:
        """Return a person's invitation; None if it can no longer be answered."""

        def look(db: Connection) -> Invited | None:
            stored = self._context.find(db, table_id)
            asked = invitations.find(db, table_id, guest_id)
            if asked is None or asked.declined or asked.invited_by is None:
                return None
            if sits(stored, guest_id):
                return None
            if stored.table.status != "lobby":
                return None
            known = invitations.has_used_plaza(db, guest_id)
            person = profiles.user(db, guest_id)
            return Invited(table_info(stored), person, asked.invited_by, known)

        return await self._context.read(table_id, look)

    async def of_table(self, table_id: int) -> frozenset[int]:
        """Return the people invited to a table who have not declined."""
        return await self._context.store.read(invitations.of_table, table_id)

    async def accept(self, table_id: int, person: Person, *, seen: int | None = None) -> TableInfo:
        """Seat an invited person; `seen` is the mark of the terms they were shown."""
        await self._inviter(table_id, person.user_id)
        return await self._lobby.join(table_id, person, seen=seen)

    async def decline(self, table_id: int, user_id: int) -> int:
        """Note that a person does not want to join, and tell the inviter; return the inviter."""
        inviter = await self._inviter(table_id, user_id)
        now = self._context.clock.now()

        def change(db: Connection) -> None:
            stored = self._context.find(db, table_id)
            if sits(stored, user_id):
                raise NotAllowed("already_seated")
            if not invitations.decline(db, table_id, user_id):
                return
            if stored.table.status == "lobby":
                outbox.add(db, table_id, [Notice("declined", inviter, ping=(user_id,))], now)

        await self._context.change(table_id, change)
        self._context.after_commit()
        return inviter

    async def silence(self, table_id: int, user_id: int) -> int:
        """Decline, and mute the inviter for this person; return the inviter."""
        inviter = await self.decline(table_id, user_id)
        await self._context.store.write(invitations.silence, user_id, inviter)
        return inviter

    async def hear(self, table_id: int, user_id: int) -> None:
        """Unmute the person who invited this one to a table."""
        inviter = await self._inviter(table_id, user_id)
        await self._context.store.write(invitations.hear, user_id, inviter)

    async def silenced_by(self, user_id: int) -> list[int]:
        """Return the people that this person has muted."""
        return await self._context.store.read(invitations.silenced_by, user_id)

    async def hear_all(self, user_id: int) -> None:
        """Unmute everyone."""
        await self._context.store.write(invitations.hear_all, user_id)

    async def _inviter(self, table_id: int, user_id: int) -> int:
        """Return the inviter of this person. Raises NotFound, as for no table, if there is none."""
        asked = await self._context.read(table_id, invitations.find, table_id, user_id)
        if asked is None or asked.invited_by is None:
            raise NotFound("unknown_table")
        return asked.invited_by
