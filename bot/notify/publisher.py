"""Puts what the outbox holds into Discord: lobby and board posts, panels by DM, the end.

What calls people gets the line that rings for it (`bot/ui/push.py`); all else is sent silently.

Anything that failed half-way is repeated: a row is published at least once, with its id as nonce,
so that Discord drops a repeat (discord.py sends `enforce_nonce` with every nonce).
"""

from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime

import discord
import structlog

from bot.engine.model import TableInfo, UserInfo, VoteInfo
from bot.logs import error_id
from bot.notify import posting
from bot.notify.errors import Resting, Undeliverable, Unwanted
from bot.notify.faults import NOT_ALLOWED, NOT_EDITABLE, THREAD_LOST, reaching, understood
from bot.notify.members import unseat_gone
from bot.notify.places import Place, Places, partial
from bot.rest import REQUEST_ERRORS
from bot.service.host import Host
from bot.service.showing import Voting
from bot.service.troubles import PERMISSIONS
from bot.service.votes.majority import MOOT
from bot.storage.rows import OutboxRow
from bot.ui import links, posts, push, troubles, votes
from bot.ui.items import link
from bot.ui.presenter import Presenter
from bot.ui.sheet import Sheet

_log = structlog.get_logger(__name__)


class DiscordPublisher:
    """The outbox's way to Discord."""

    def __init__(
        self, client: discord.Client, host: Host, presenter: Presenter, *, threads: bool
    ) -> None:
        self._client = client
        self._host = host
        self._presenter = presenter
        self._places = Places(client, host, presenter, threads=threads)
        self._resting_until: datetime | None = None
        self._kinds: Mapping[str, Callable[[OutboxRow], Awaitable[None]]] = {
            "lobby": self._lobby,
            "members": self._members,
            "board": self._board,
            "final": self._final,
            "panel": self._panel,
            "nudge": self._panel,
            "reminder": self._reminder,
            "vote": self._vote,
            "trouble": self._trouble,
            "over": self._over,
            "former": self._former,
        }

    async def publish(self, row: OutboxRow) -> None:
        """Publish a row. Raises as `outbox.Publisher` says."""
        try:
            async with understood():
                await self._kinds[row.kind](row)
        except Undeliverable as error:
            if str(error) != PERMISSIONS or row.user_id is not None:
                raise
            table = await self._host.look.table(row.table_id)
            raise self._places.forbidden(table) from error

    # --- posts --------------------------------------------------------------------------------

    async def _lobby(self, row: OutboxRow) -> None:
        table = await self._host.look.table(row.table_id)
        await self._places.check_server(table)
        place = self._places.channel(table)
        calls = row.fresh and table.status == "lobby"
        here = {*table.kept, *(seat.user_id for seat in table.seats)}
        ping = [each for each in row.ping if calls and each in here]
        # A new post that may have arrived is not known yet: sending it again makes it known,
        # however the table has changed since, and the rows that follow edit it.
        fresh = calls or (row.fresh and row.claimed_at is not None)
        game = self._host.games[table.game]
        sheet = await self._presenter.lobby(game, table, ping)
        push.gathering(sheet, game, table, self._presenter.public(table), ping)
        known = table.lobby_post_id
        if not fresh and known and await self._edited(place, known, sheet):
            return
        message = await self._send(place, sheet, row, ping)
        await self._retire(place, known, message.id)
        await self._host.profiles.set_place(table.id, lobby_post_id=message.id)

    async def _members(self, row: OutboxRow) -> None:
        table = await self._host.look.table(row.table_id)
        await unseat_gone(self._client, self._host, table)

    async def _board(self, row: OutboxRow) -> None:
        showing = await self._host.show.board(row.table_id)
        table = showing.table
        if table.status != "running":
            return
        await self._places.check_server(table)
        table = await self._places.settled(table)
        fresh = row.fresh or table.post_id is None
        ping = row.ping if fresh else ()
        sheet = await self._presenter.board(showing, ping=ping)
        words, now = self._presenter.public(table), self._host.now()
        push.board(sheet, showing.position, words, ping, now)
        if (
            not fresh
            and table.post_id
            and await self._edited(self._places.at(table), table.post_id, sheet)
        ):
            return
        posts.seated(sheet, _to_join(table), words)
        table = await self._post(table, sheet, row, ping)
        await self._tell_closed(table, row, [each for each in ping if table.seat_of(each)])

    async def _final(self, row: OutboxRow) -> None:
        showing = await self._host.show.board(row.table_id)
        await self._places.check_server(showing.table)
        table = await self._places.settled(showing.table)
        table = await self._post(table, await self._presenter.final(showing), row)
        await self._end_lobby(table)

    async def _end_lobby(self, table: TableInfo) -> None:
        """Show in the channel, too, that a game in a thread is over, and what leads on from there.

        On the web and on phones a click in an archived thread first opens it, with the rights of
        the person who clicks, and fails where these are missing (discord-api-docs, 8474).
        """
        if table.thread_id is None or table.lobby_post_id is None:
            return
        sheet = await self._presenter.lobby(self._host.games[table.game], table)
        try:
            await posting.show(partial(self._places.channel(table), table.lobby_post_id), sheet)
        except REQUEST_ERRORS as error:
            # The end has been told, and must not be told again for this.
            _log.info("lobby.not_ended", table=table.id, reason=repr(error))

    async def _vote(self, row: OutboxRow) -> None:
        """Show a vote as it stands: in its post, or in a new one that pings the voters.

        A new one is made if there is none, and for a person who was off and takes no direct
        messages.
        """
        if row.vote_id is None:
            return
        voting = await self._host.show.vote(row.table_id, row.vote_id, row.user_id)
        if row.user_id is not None:
            await self._ask(row, voting)
            return
        vote, table, _ = voting
        if vote.post_id is None and vote.outcome == MOOT:
            return
        await self._places.check_server(table)
        table = await self._places.settled(table)
        words = self._presenter.public(table)
        ping = _still_asked(vote, row.ping)
        if vote.post_id is not None and not ping:
            sheet = votes.build(vote, table, words)
            if await self._edited(self._places.at(table), vote.post_id, sheet):
                return
        sheet = votes.build(vote, table, words, ping)
        if ping:
            push.vote(sheet, vote, table, words, ping)
        table, message = await self._send_to_table(table, sheet, row, ping)
        await self._retire(self._places.at(table), vote.post_id, message.id)
        await self._host.votes.set_post(vote.id, message.id)

    async def _post(
        self, table: TableInfo, sheet: Sheet, row: OutboxRow, ping: Sequence[int] = ()
    ) -> TableInfo:
        """Make a new post that replaces the one before."""
        table, message = await self._send_to_table(table, sheet, row, ping)
        # In this order: once the new post is noted, nothing would remember the old one after a
        # crash.
        await self._retire(self._places.at(table), table.post_id, message.id)
        await self._host.profiles.set_place(table.id, post_id=message.id)
        return table

    async def _send_to_table(
        self, table: TableInfo, sheet: Sheet, row: OutboxRow, ping: Sequence[int] = ()
    ) -> tuple[TableInfo, discord.Message]:
        """Send to the table's place; to the channel if the thread is gone or closed for good.

        Return the table with its place as it is then, and the message.
        """
        try:
            return table, await self._send(self._places.at(table), sheet, row, ping)
        except discord.HTTPException as error:
            if table.thread_id is None or error.code not in THREAD_LOST:
                raise
        table = await self._places.leave_thread(table)
        return table, await self._send(self._places.at(table), sheet, row, ping)

    async def _send(
        self, place: Place, sheet: Sheet, row: OutboxRow, ping: Sequence[int] = ()
    ) -> discord.Message:
        message = await posting.send(place, sheet, nonce_of(row), ping)
        if row.user_id is None and not message.flags.components_v2:
            await self._host.troubles.show_again(row.table_id, row.kind, row.vote_id)
        return message

    async def _edited(self, place: Place, message_id: int, sheet: Sheet) -> bool:
        """Edit a post to show the sheet; False if it can no longer be edited."""
        try:
            await posting.show(partial(place, message_id), sheet)
        except discord.RateLimited:
            return False
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE:
                return False
            raise
        return True

    async def _retire(self, place: Place, message_id: int | None, newest_id: int) -> None:
        """Remove the buttons of a former post if Discord lets us; a click is answered anyway.

        After a repeat that Discord dropped, the newest post is the one that was noted before.
        """
        if message_id in (None, newest_id):
            return
        try:
            await posting.take_buttons(place, message_id)
        except Exception as error:  # noqa: BLE001 - the new post exists: nothing may repeat it
            _log.info("post.keeps_buttons", message=message_id, reason=repr(error))

    async def _former(self, row: OutboxRow) -> None:
        """Remove the buttons of a post in a place that the table has left, if it can be edited; and
        tell the others there where it is now.
        """
        assert row.place_id is not None, "it names a place"
        assert row.post_id is not None, "and a post there"
        place = self._places.former(row.place_id)
        with _unless_out_of_reach(row):
            await posting.take_buttons(place, row.post_id)
        if row.fresh:
            table = await self._host.look.table(row.table_id)
            sheet = posts.moved(table, self._presenter.public(table), row.ping)
            with _unless_out_of_reach(row):
                await posting.send(place, sheet, nonce_of(row), row.ping)

    # --- people -------------------------------------------------------------------------------

    async def _tell_closed(self, table: TableInfo, row: OutboxRow, ping: Sequence[int]) -> None:
        """Tell those whose DMs turned out to be closed, once; the post has pinged them."""
        user_ids = await self._host.profiles.untold(ping) if ping else []
        if user_ids:
            sheet = posts.dm_closed(user_ids, self._presenter.public(table))
            try:
                await posting.send(self._places.at(table), sheet, f"{nonce_of(row)}-dm")
            except REQUEST_ERRORS as error:
                # The post has arrived, and must not go out again for this.
                _log.info("post.not_told", reason=repr(error))
                return
            await self._host.profiles.note_told(user_ids)

    async def _panel(self, row: OutboxRow) -> None:
        assert row.user_id is not None, "panels are for a person"
        showing = await self._host.show.panel(row.table_id, row.user_id)
        seat = showing.table.seat_of(row.user_id)
        if seat is None or not seat.waiting:
            return
        _check_takes_dms(showing.person)
        if showing.position.is_planned:
            return  # their plan answers for them, so they need no message
        table = await self._places.settled(showing.table)
        sheet = await self._presenter.panel(showing)
        words = self._presenter.words(showing.person)
        push.panel(sheet, showing.position, words, self._host.now())
        await self._send_dm(showing.person, row, table, sheet)

    async def _ask(self, row: OutboxRow, voting: Voting) -> None:
        """Ask a person to vote who was off when the post pinged the others."""
        vote, table, user = voting
        if user is None or not _still_asked(vote, [user.user_id]):
            return
        _check_takes_dms(user)
        words = self._presenter.words(user)
        sheet = votes.build(vote, table, words)
        push.vote(sheet, vote, table, words)
        await self._send_dm(user, row, table, sheet)

    async def _reminder(self, row: OutboxRow) -> None:
        """Remind a person of all tables that wait for them; of this one only if they take no DM."""
        assert row.user_id is not None, "reminders are for a person"
        reminding = await self._host.show.reminder(row.user_id)
        if reminding is None:
            return
        waiting, user = reminding.waiting, reminding.first.person
        if _takes_dms(user) and not row.fresh:
            sheet = await self._presenter.reminder(reminding)
            words, first = self._presenter.words(user), reminding.first.position
            push.reminder(sheet, len(waiting), first, words, self._host.now())
            await self._send_dm(user, row, waiting[0], sheet)
            return
        table = next((each for each in waiting if each.id == row.table_id), waiting[0])
        await self._places.check_server(table)
        words = self._presenter.public(table)
        sheet = posts.reminder(row.user_id, table, words)
        push.reminder_post(sheet, row.user_id, table, words, self._host.now())
        await self._send_to_table(table, sheet, row, (row.user_id,))

    async def _send_dm(
        self, user: UserInfo, row: OutboxRow, table: TableInfo, sheet: Sheet
    ) -> None:
        """Send a person a direct message, with the way to the table."""
        words = self._presenter.words(user)
        sheet.row(link(words.say("button-table"), links.to_post(table)))
        await self._send_directly(user.user_id, sheet, row)
        await self._host.profiles.note_arrived(user)

    async def _trouble(self, row: OutboxRow) -> None:
        """Tell a person why the table is not shown where it belongs, and how to play on."""
        assert row.user_id is not None, "people are told"
        showing = await self._host.show.panel(row.table_id, row.user_id)
        if showing.unshown is None:
            return
        words = self._presenter.words(showing.person)
        sheet = troubles.sheet(showing.unshown, showing.table, words)
        push.trouble(sheet, showing.table, words)
        await self._send_directly(row.user_id, sheet, row)

    async def _over(self, row: OutboxRow) -> None:
        """Tell a watcher of the table that it has ended."""
        assert row.user_id is not None, "watchers are told"
        user = await self._host.profiles.user(row.user_id)
        _check_takes_dms(user)
        table = await self._host.look.table(row.table_id)
        words = self._presenter.words(user)
        sheet = posts.over(table, words)
        push.over(sheet, table, words)
        await self._send_dm(user, row, table, sheet)

    async def _send_directly(self, user_id: int, sheet: Sheet, row: OutboxRow) -> None:
        """Send a direct message, unless Discord takes none from the bot for a while."""
        now = self._host.now()
        if self._resting_until is not None and now < self._resting_until:
            raise Resting("none is sent for now", self._resting_until - now)
        try:
            async with reaching():
                channel = await self._client.create_dm(discord.Object(user_id))
                await self._send(channel, sheet, row)
        except Resting as error:
            self._resting_until = now + error.rest
            told = f"{error}: none is sent for {error.rest}"
            _log.error("messages.rest", error=error_id(), reason=told)
            raise


@contextmanager
def _unless_out_of_reach(row: OutboxRow) -> Generator[None]:
    """Leave undone what Discord does not allow in a place that a table has left."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code not in NOT_EDITABLE | NOT_ALLOWED:
            raise
        _log.info("place.out_of_reach", channel=row.place_id, reason=repr(error))


def _to_join(table: TableInfo) -> list[int]:
    """Return who is to find a table's new thread among theirs: all who play in it.

    People who play by direct message never become members of it otherwise.
    """
    if table.thread_id is None or table.post_id is not None:
        return []
    return [seat.user_id for seat in table.seats if seat.user_id is not None]


def _takes_dms(user: UserInfo) -> bool:
    return user.dm and not user.dm_closed


def _check_takes_dms(user: UserInfo) -> None:
    """Raise Unwanted unless this person wants direct messages and can be sent them."""
    if not _takes_dms(user):
        raise Unwanted


def _still_asked(vote: VoteInfo, user_ids: Sequence[int]) -> list[int]:
    """Return which of these people may vote and have not."""
    missing = set(vote.voters).difference(vote.answers) if vote.outcome is None else set[int]()
    return [user_id for user_id in user_ids if user_id in missing]


def nonce_of(row: OutboxRow) -> str:
    """Return a name for a row that no other row has, not even after the database was restored."""
    return f"{row.id}-{int(row.created_at.timestamp() * 1000):x}"
