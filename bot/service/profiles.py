"""What people have set, how they and servers can be reached, and where tables are shown."""

from collections.abc import Collection, Sequence
from typing import Unpack

from bot.service.context import Context
from bot.service.model import UserInfo
from bot.storage import outbox, profiles, tables
from bot.storage.tables import Place


class Profiles:
    """Settings of users, ways to them and to servers, places of tables."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._store = context.store

    # --- people ---------------------------------------------------------------------------------

    async def user(self, user_id: int) -> UserInfo:
        """Return what this user has set, or the defaults."""
        async with self._store.read() as db:
            return await profiles.user(db, user_id)

    async def set_user(
        self, user_id: int, *, language: str | None, dm: bool | None, one_click: bool
    ) -> UserInfo:
        """Store a user's settings; `dm` None leaves that as it was.

        Who asks for DMs is sent them again, even if they were closed, and told if they still are.
        """
        async with self._store.write() as db:
            row = await profiles.user(db, user_id)
            row = row._replace(language=language, one_click=one_click)
            if dm is not None:
                row = row._replace(dm=dm)
            if dm:
                row = row._replace(dm_closed=False, dm_told=False)
            await profiles.save_user(db, row)
        return row

    async def note_dm(self, user_id: int, *, closed: bool) -> None:
        """Remember whether this user's DMs seem to be closed; those that seem open are tried."""
        user = await self.user(user_id)
        if user.dm_closed != closed:
            await self._update(user_id, dm_closed=closed)

    async def note_arrived(self, user_id: int) -> None:
        """Remember that a DM has arrived: should they close again, that is worth telling again."""
        user = await self.user(user_id)
        if user.dm_closed or user.dm_told:
            await self._update(user_id, dm_closed=False, dm_told=False)

    async def untold(self, user_ids: Sequence[int]) -> list[int]:
        """Return those whose DMs are closed and who do not know it yet."""
        async with self._store.read() as db:
            found = await profiles.find_users(db, list(user_ids))
        return [each.user_id for each in found.values() if each.dm_closed and not each.dm_told]

    async def note_told(self, user_ids: Sequence[int]) -> None:
        """Remember that these know that their DMs are closed."""
        for user_id in user_ids:
            await self._update(user_id, dm_told=True)

    async def _update(self, user_id: int, **values: bool) -> None:
        async with self._store.write() as db:
            row = await profiles.user(db, user_id)
            await profiles.save_user(db, row._replace(**values))

    # --- servers --------------------------------------------------------------------------------

    async def note_left(self, server_id: int) -> None:
        """Remember that the bot is no longer on a server: its posts wait."""
        now = self._context.clock.now()
        async with self._store.write() as db:
            server = await profiles.server(db, server_id)
            if server.left_at is None:
                await profiles.save_server(db, server._replace(left_at=now))

    async def note_joined(self, server_id: int) -> None:
        """Remember that the bot is on a server (again): what waited there is told now."""
        async with self._store.read() as db:
            server = await profiles.server(db, server_id)
        if server.left_at is None:
            return
        async with self._store.write() as db:
            await profiles.save_server(db, server._replace(left_at=None))
            await profiles.open_dms(db, server_id)
            await outbox.retry_server(db, server_id, self._context.clock.now())
        self._context.after_commit()

    async def note_servers(self, present: Collection[int]) -> None:
        """Find out which servers the bot has left or joined while it was not running."""
        async with self._store.read() as db:
            known = await profiles.servers_in_use(db)
        for server_id, left in known.items():
            if server_id not in present:
                await self.note_left(server_id)
            elif left:
                await self.note_joined(server_id)

    # --- tables ---------------------------------------------------------------------------------

    async def set_place(self, table_id: int, **place: Unpack[Place]) -> None:
        """Remember where a table is shown; what is left out stays as it was."""
        async with self._store.write() as db:
            await tables.set_place(db, table_id, place)
