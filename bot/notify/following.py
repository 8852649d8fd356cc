"""What people are told of tables that they follow: each round, if they wish, and the end."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.engine.model import TableInfo, UserInfo
from bot.notify.errors import Unwanted
from bot.notify.places import Places
from bot.service.host import Host
from bot.storage.rows import OutboxRow
from bot.ui import posts
from bot.ui.presenter import Presenter
from bot.ui.sheet import Sheet

Send: TypeAlias = Callable[[UserInfo, OutboxRow, TableInfo, Sheet], Awaitable[None]]


class Following:
    """Writes, silently, to one person who follows a table at a time."""

    def __init__(self, host: Host, presenter: Presenter, places: Places, send: Send) -> None:
        self._host = host
        self._presenter = presenter
        self._places = places
        self._send = send

    async def round(self, row: OutboxRow) -> None:
        """Show the board that has come of a round, if the person still wishes and may see it."""
        assert row.user_id is not None, "people who follow are told"
        showing = await self._host.show.board(row.table_id, row.user_id)
        table, user = showing.table, showing.person
        if showing.watched != "rounds" or table.status != "running":
            return
        if not user.takes_dms:
            raise Unwanted
        if await self._places.sees(user.user_id, table):
            words = self._presenter.words(user)
            await self._send(user, row, table, await self._presenter.board(showing, words=words))

    async def over(self, row: OutboxRow) -> None:
        """Tell that the game has ended, but not how."""
        assert row.user_id is not None, "people who follow are told"
        user = await self._host.profiles.user(row.user_id)
        if not user.takes_dms:
            raise Unwanted
        table = await self._host.look.table(row.table_id)
        await self._send(user, row, table, posts.over(table, self._presenter.words(user)))
