"""A person's stored data: exporting and deleting it.

Forgetting a person is one transaction, so after a crash either all of it is done or nothing. At
tables that are being played they resign first, even if they have only just taken a seat over: a
computer plays on there, and answers open questions after the commit, or after the next start. They
leave lobbies, and offers to them are withdrawn. Tables that cannot be read are left as they are,
except for the name. Then `bot/storage/privacy.py` removes their id everywhere.

A person who comes back later counts as new. But a game in which they have seen a hand recognises
them as long as it may go on (`bot/storage/disguised.py`). Ratings and results of others stay as
they were.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from secrets import randbits
from typing import Any, Final

from sqlalchemy import Connection

from bot.engine.commit import NOBODY, write
from bot.engine.computers import Computers
from bot.engine.context import Context
from bot.engine.errors import ServiceError
from bot.engine.turn import Turn, turn_at
from bot.service.conceding import leave_forgotten
from bot.service.leagues import leagues
from bot.service.lobby import Lobby
from bot.service.votes.majority import MOOT
from bot.service.votes.votes import Votes
from bot.storage import lists, outbox, privacy, votes
from bot.storage.faults import Unreadable
from bot.storage.rows import Notice
from rules.game import AnyGame

FORMAT: Final = 1
"""The format of the export; `PRIVACY.md` lists its content."""


class Privacy:
    """Exports and deletes people's data."""

    def __init__(self, context: Context, computers: Computers, lobby: Lobby, votes_: Votes) -> None:
        self._context = context
        self._computers = computers
        self._lobby = lobby
        self._votes = votes_

    async def everything(self, user_id: int) -> bytes:
        """Return all stored data about a person, as JSON."""
        found = await self._context.store.read(privacy.everything_of, user_id)
        told = {
            "format": FORMAT,
            "user_id": user_id,
            "at": self._context.clock.now(),
            "stored": found,
        }
        return await self._context.work_out(_as_json, told)

    async def forget(self, user_id: int) -> None:
        """Remove a person from all stored data; they resign where they play."""
        going_on = await self._context.store.write(self._forget, user_id)
        for table_id in going_on:
            await self._computers.answer(table_id, NOBODY)
        self._context.after_commit()

    def _forget(self, db: Connection, user_id: int) -> list[int]:
        """Forget a person in this transaction; return the tables that go on without them."""
        placeholder = -1 - randbits(62)
        self._withdraw(db, user_id)
        leagues.forget_in(db, user_id)
        left = [
            stored.table.id
            for stored in lists.of_user(db, user_id)
            if self._leave(db, stored.table.id, user_id)
        ]
        privacy.forget(db, user_id, placeholder)
        return left

    def _leave(self, db: Connection, table_id: int, user_id: int) -> bool:
        """Take a person out of an open or running table; return whether it can be read."""
        try:
            stored = self._context.find(db, table_id)
            if stored.table.status == "lobby":
                self._lobby.leave_in(db, table_id, user_id)
                return False
            turn = turn_at(self._context, stored)
        except (ServiceError, Unreadable):
            return False
        self._resign(db, turn, user_id)
        return True

    def _resign(self, db: Connection, turn: Turn, user_id: int) -> None:
        for seat in turn.seats:
            if seat.user_id == user_id and seat.is_held:
                leave_forgotten(db, turn, seat.seat)
        self._votes.recount(db, turn)
        write(db, turn, NOBODY)

    def _withdraw(self, db: Connection, user_id: int) -> None:
        """Withdraw offers to a person, and end votes on such offers."""
        for table_id, vote_id in privacy.votes_on_guest(db, user_id):
            votes.close(db, vote_id, MOOT)
            notice = Notice("vote", vote_id=vote_id)
            outbox.add(db, table_id, [notice], self._context.clock.now())
        for table_id in privacy.offered_to(db, user_id):
            try:
                turn = turn_at(self._context, self._context.find(db, table_id))
            except (ServiceError, Unreadable):
                continue
            for seat in turn.seats:
                if seat.open_to == user_id:
                    turn.offer(seat.seat, None)
            write(db, turn, NOBODY)
        for table_id in privacy.kept_for(db, user_id):
            with suppress(ServiceError, Unreadable):
                self._lobby.leave_in(db, table_id, user_id)


def _as_json(_: Mapping[str, AnyGame], told: dict[str, Any]) -> bytes:
    return json.dumps(told, indent=1, ensure_ascii=False, default=_written).encode()


def _written(value: Any) -> str:
    """Write types that JSON does not know. Raises TypeError."""
    if isinstance(value, datetime):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} is not stored")
