"""Showing the standing page of a server: edited if it has changed, posted anew if it is old."""

from collections.abc import Callable
from functools import cache

import discord
import structlog

from bot import permissions
from bot.engine.model import NoticeboardInfo, Whereabouts
from bot.notify.letters import Writing
from bot.notify.places import Places, partial
from bot.rest import REQUEST_ERRORS
from bot.service.host import Host
from bot.service.noticeboards import RENEWED
from bot.storage.rows import LetterRow
from bot.ui import noticeboards as pages
from bot.ui.presenter import Presenter

_log = structlog.get_logger(__name__)


class Noticeboards:
    """Brings the pages of servers up to date."""

    def __init__(
        self,
        client: discord.Client,
        host: Host,
        presenter: Presenter,
        places: Places,
        writing: Writing,
    ) -> None:
        self._client = client
        self._host = host
        self._presenter = presenter
        self._places = places
        self._writing = writing

    async def tell(self, row: LetterRow) -> None:
        """Show a server's page where it belongs, and remove the message that it replaces.

        Raises as a publisher does.
        """
        assert row.server_id is not None, "a page is a server's"
        board = await self._host.noticeboards.of_server(row.server_id)
        if board is None:
            return
        await self._places.check_on(row.server_id)
        if board.post_id is not None and board.post_channel_id != board.channel_id:
            await self._remove(board)
            await self._host.noticeboards.note_removed(board)
            board = board._replace(post_id=None, digest="")
        channel = self._channel(board)
        if board.channel_id is None:
            await self._host.noticeboards.note_removed(board)
        elif channel is None or not permissions.may_write(channel):
            trouble = "gone" if channel is None else "forbidden"
            await self._host.noticeboards.note_trouble(board, trouble)
        else:
            await self._show(row, board, channel)

    async def _show(
        self, row: LetterRow, board: NoticeboardInfo, channel: discord.abc.GuildChannel
    ) -> None:
        boards = self._host.noticeboards
        page = await boards.page(board.server_id, _seen_in(channel))
        words = self._presenter.in_language(page.language)
        sheet, digest = pages.build(page, words)
        if board.post_id is not None and digest == board.digest:
            await boards.note_trouble(board, None)
            return
        if (
            board.post_id is not None
            and board.posted_at is not None
            and self._host.now() < board.posted_at + RENEWED
            and await self._writing.edited(row, channel.id, board.post_id, sheet)
        ):
            await boards.note_shown(board, board.post_id, digest)
            return
        post_id = await self._writing.to_channel(row, channel.id, sheet)
        if board.post_id not in (None, post_id):
            await self._remove(board)
        await boards.note_shown(board, post_id, digest)

    async def _remove(self, board: NoticeboardInfo) -> None:
        """Delete the message of a page, if that is possible."""
        assert board.post_id is not None, "there is one"
        if board.post_channel_id is None:
            return
        place = self._places.on_server(board.server_id, board.post_channel_id)
        try:
            await partial(place, board.post_id).delete()
        except REQUEST_ERRORS as error:
            _log.info("page.stays", server=board.server_id, reason=repr(error))

    def _channel(self, board: NoticeboardInfo) -> discord.abc.GuildChannel | None:
        guild = self._client.get_guild(board.server_id)
        return None if guild is None else guild.get_channel(board.channel_id or 0)


def _seen_in(channel: discord.abc.GuildChannel) -> Callable[[Whereabouts], bool]:
    """Return whether everyone who sees a channel also sees the place of a table."""

    @cache
    def sees(place_id: int) -> bool:
        place = channel.guild.get_channel_or_thread(place_id)
        return place is not None and not permissions.opens(channel, place)

    return lambda where: sees(where.channel_id)
