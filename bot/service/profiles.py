"""What people and servers have set, and where tables are shown."""

from bot.service.context import Context
from bot.service.model import ServerInfo, UserInfo
from bot.storage import profiles, tables


class Profiles:
    """Settings of users and servers; places of tables."""

    def __init__(self, context: Context) -> None:
        self._store = context.store

    async def user(self, user_id: int) -> UserInfo:
        """Return what this user has set, or the defaults."""
        async with self._store.read() as db:
            return await profiles.user(db, user_id)

    async def set_user(
        self, user_id: int, *, language: str | None, dm: bool, one_click: bool
    ) -> UserInfo:
        """Store a user's settings. Who wants DMs is sent them again, even if they were closed."""
        async with self._store.write() as db:
            closed = (await profiles.user(db, user_id)).dm_closed and not dm
            row = UserInfo(user_id, language, dm, one_click, closed)
            await profiles.save_user(db, row)
        return row

    async def note_dm(self, user_id: int, *, closed: bool) -> None:
        """Remember whether this user's DMs can be reached."""
        async with self._store.write() as db:
            row = await profiles.user(db, user_id)
            await profiles.save_user(db, row._replace(dm_closed=closed))

    async def server(self, server_id: int) -> ServerInfo:
        """Return what was set for this server, or the defaults."""
        async with self._store.read() as db:
            return await profiles.server(db, server_id)

    async def set_server(self, server_id: int, *, language: str | None) -> ServerInfo:
        """Store a server's settings."""
        row = ServerInfo(server_id, language)
        async with self._store.write() as db:
            await profiles.save_server(db, row)
        return row

    async def set_place(
        self,
        table_id: int,
        *,
        thread_id: int | None = None,
        post_id: int | None = None,
        lobby_post_id: int | None = None,
    ) -> None:
        """Remember where a table is shown; what is left out stays as it was."""
        async with self._store.write() as db:
            await tables.set_place(
                db, table_id, thread_id=thread_id, post_id=post_id, lobby_post_id=lobby_post_id
            )
