"""The standing page: what a server plays, in a channel that its managers choose.

It is looked after every quarter of an hour: a letter of the server has it delivered, which edits
the message only if the page has changed. A message that is older than a day is replaced by a new
one, because Discord limits edits of old messages. Nothing depends on it: where it cannot be shown,
that is noted for `/server`, and it is tried again.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from operator import attrgetter
from typing import Final, NamedTuple

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.model import NoticeboardInfo, TableInfo, table_info
from bot.service.server_tables import Glance, ServerTables
from bot.storage import letters, lists, noticeboards, profiles
from bot.storage.rows import Letter, Where

EVERY: Final = timedelta(minutes=15)
"""The least time between two edits."""

RENEWED: Final = timedelta(days=1)
"""The age from which a message is replaced, not edited."""

MOST_LISTED: Final = 7
"""The number of open tables on a page, and that of running ones."""
MOST_RESULTS: Final = 5
_LOOKED_AT: Final = 50
"""The number of finished tables among which those to show are looked for."""


class Page(NamedTuple):
    """The content of a page: tables that are open, those being played, and the last results, as far
    as everyone who sees its channel may see them; and how many more are open or running. Each part
    has the newest tables first: an order by waits would show when someone answers in secret.
    """

    open: tuple[Glance, ...]
    running: tuple[Glance, ...]
    more: int
    results: tuple[TableInfo, ...]
    language: str | None


class Noticeboards:
    """Keeps the pages of servers."""

    def __init__(self, context: Context, tables: ServerTables) -> None:
        self._context = context
        self._tables = tables

    async def of_server(self, server_id: int) -> NoticeboardInfo | None:
        """Return the noticeboard of a server, if it has one."""
        return await self._context.store.read_once(noticeboards.find, server_id)

    async def hang(self, server_id: int, channel_id: int | None) -> None:
        """Show the page in this channel from now on; None: in none. The former message goes."""
        now = self._context.clock.now()
        await self._context.store.write(_hang, server_id, channel_id, now)
        self._context.after_letters()
        self._context.wake_at(now + EVERY)

    async def look_after(self, server_id: int) -> None:
        """Have a page that is due delivered, and set the next time."""
        await self._context.store.write(_look_after, server_id, self._context.clock.now())

    async def page(self, server_id: int, sees: Callable[[Where], bool]) -> Page:
        """Return what the page of a server shows of the places that `sees` allows."""
        found = await self._tables.seen(server_id, sees)
        found.sort(key=attrgetter("id"), reverse=True)
        shown = [
            [each.id for each in found if each.status == status][:MOST_LISTED]
            for status in ("lobby", "running")
        ]
        lobbies, running = [await self._tables.glances(each) for each in shown]
        read, games = self._context.store.read, self._context.games
        over = await read(lists.over_at, server_id, _LOOKED_AT)
        known = (each for each in over if each.whole and each.table.game in games)
        seen = [info for info in map(table_info, known) if sees(info.where)]
        server = await read(profiles.server, server_id)
        more = len(found) - sum(map(len, shown))
        return Page(lobbies, running, more, tuple(seen[:MOST_RESULTS]), server.language)

    async def note_shown(self, board: NoticeboardInfo, post_id: int, digest: str) -> None:
        """Note the message that shows a page now."""
        anew = {} if post_id == board.post_id else {"posted_at": self._context.clock.now()}
        place = {"post_id": post_id, "post_channel_id": board.channel_id}
        await self._change(board, **place, **anew, digest=digest, trouble=None)

    async def note_trouble(self, board: NoticeboardInfo, trouble: str | None) -> None:
        """Note why a page cannot be shown; None if it can."""
        if trouble != board.trouble:
            await self._change(board, trouble=trouble)

    async def note_removed(self, board: NoticeboardInfo) -> None:
        """Note that the former message of a page is gone."""
        gone = {"post_id": None, "post_channel_id": None, "posted_at": None, "digest": ""}
        await self._change(board, **gone)
        await self._context.store.write_behind(noticeboards.take_down, board.server_id)

    async def _change(self, board: NoticeboardInfo, **values: object) -> None:
        change = noticeboards.change
        await self._context.store.write_behind(change, board.server_id, **values)


def _hang(db: Connection, server_id: int, channel_id: int | None, now: datetime) -> None:
    # Without a channel it is due once more, as a delivery may be under way and post it again.
    if noticeboards.hang(db, server_id, channel_id, now + EVERY):
        _tell(db, server_id, now)


def _look_after(db: Connection, server_id: int, now: datetime) -> None:
    board = noticeboards.find(db, server_id)
    if board is not None and board.due_at is not None and board.due_at <= now:
        noticeboards.change(db, server_id, due_at=now + EVERY)
        _tell(db, server_id, now)


def _tell(db: Connection, server_id: int, now: datetime) -> None:
    """Have a page delivered; one letter for it waits at most."""
    letter = Letter("page", server_id=server_id)
    if not letters.waits(db, letter):
        letters.add(db, [letter], now)
