"""Puts the rows of the outbox into Discord: posts of a table here, messages in `messages.py`.

A post that calls people gets its push line (`bot/ui/push.py`); all else is sent silently.
"""

from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

import discord
import structlog

from bot.engine.model import Position, TableInfo, UserInfo
from bot.notify import posting
from bot.notify.errors import Undeliverable
from bot.notify.evening import Evenings
from bot.notify.faults import NOT_ALLOWED, NOT_EDITABLE, understood
from bot.notify.lanes import may_have_arrived
from bot.notify.leagues import LeagueLetters
from bot.notify.letters import Tell, Writing
from bot.notify.members import unseat_gone
from bot.notify.messages import Messages, still_asked
from bot.notify.noticeboards import Noticeboards
from bot.notify.places import Places, partial
from bot.notify.sending import Sending, nonce_of
from bot.rest import REQUEST_ERRORS
from bot.service.calling import takes_players
from bot.service.host import Host
from bot.service.showing import Showing
from bot.service.troubles import PERMISSIONS
from bot.service.votes.majority import MOOT
from bot.storage.kinds import CALLS, Kind, LetterKind
from bot.storage.rows import LetterRow, OutboxRow
from bot.text import Texts
from bot.ui import lobby, posts, push, seeking, votes
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
        self._sending = Sending(client, host, self._places)
        self._messages = Messages(host, presenter, self._places, self._sending)
        self._writing = Writing(host, presenter, self._places, self._sending)
        evenings = Evenings(host, self._places, self._writing)
        pages = Noticeboards(client, host, presenter, self._places, self._writing)
        self.letters: Final[Mapping[LetterKind, Tell]] = {
            "evening": evenings.tell,
            "gathered": self._gathered,
            "sought": self._sought,
            "page": pages.tell,
            **LeagueLetters(host, presenter, self._writing).kinds,
        }
        self._posts: Final[Mapping[Kind, Callable[[OutboxRow], Awaitable[None]]]] = {
            "lobby": self._lobby,
            "call": self._call,
            "members": self._members,
            "board": self._board,
            "final": self._final,
            "vote": self._vote,
            "former": self._former,
        }

    async def publish(self, row: OutboxRow) -> None:
        """Publish a row. Raises as `outbox.Publisher` says."""
        kinds = self._posts if row.user_id is None else self._messages.kinds
        try:
            async with understood():
                await kinds[row.kind](row)
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
        gone = set(lobby.invited(table, row.ping))
        if gone:
            gone -= await self._host.invitations.of_table(table.id)
        ping = [each for each in row.ping if calls and each not in gone]
        # A new post that may have arrived is not known yet. Sending it again makes it known,
        # whatever has changed at the table since, and the rows that follow edit it.
        fresh = calls or (row.fresh and row.claimed_at is not None)
        game = self._host.games[table.game]
        sheet = await self._presenter.lobby(game, table, ping)
        push.gathering(sheet, game, table, self._presenter.public(table), ping)
        known = table.lobby_post_id
        if not fresh and known and await self._sending.edited(place, known, sheet):
            return
        await self._gather(table, sheet, row, ping)

    async def _gather(
        self, table: TableInfo, sheet: Sheet, row: OutboxRow, ping: Sequence[int] = ()
    ) -> None:
        """Make a new lobby post; the one before leads to it."""
        place = self._places.channel(table)
        message = await self._sending.to_place(place, sheet, row, ping)
        newer = posts.superseded(table, self._presenter.public(table))
        await self._sending.retire(place, table.lobby_post_id, message.id, newer)
        await self._host.profiles.set_place(table.id, lobby_post_id=message.id)

    async def _call(self, row: OutboxRow) -> None:
        """Post a lobby anew, and mention the role that its server calls, if a seat is still free.

        What may have arrived is sent again, so that the new post is known; but once Discord has
        forgotten it, without a mention: no role is called twice.
        """
        table, repeated = await self._host.look.table(row.table_id), row.claimed_at is not None
        await self._places.check_server(table)
        named = await self._host.calling.role_at(table.server_id or 0)
        role = self._places.role_to_call(table, named) if takes_players(table) else None
        if role is None and not repeated:
            return
        game, words = self._host.games[table.game], self._presenter.public(table)
        sheet = await self._presenter.lobby(game, table)
        known = not repeated or may_have_arrived(row, self._host.now())
        if role is not None and known:
            push.calling(sheet, game, table, words, role.id)
        await self._gather(table, sheet, row)

    async def _gathered(self, row: LetterRow) -> None:
        """Tell a person of the lobby that they got, as long as they wait there."""
        assert row.about is not None, "it is about their entry"
        found, games = await self._host.seeking.gathered(row.about), self._host.games
        if found is None or found.entry is None or found.entry.user_id != row.user_id:
            return
        form = seeking.form_of(found.entry, games, found.entry.server_id)

        async def lay_out(_: UserInfo, words: Texts) -> Sheet:
            return seeking.standing(found, form, words)

        await self._writing.to_person(row, lay_out)

    async def _sought(self, row: LetterRow) -> None:
        """Tell a person that they found no table in their time, unless they look again."""
        assert row.about is not None, "it is about their entry"
        entry = await self._host.seeking.numbered(row.about)
        if entry is None or entry.user_id != row.user_id:
            return

        async def lay_out(_: UserInfo, words: Texts) -> Sheet:
            return seeking.ended(entry, self._host.games, words)

        await self._writing.to_person(row, lay_out)

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
        sheet = await self._presenter.board(showing, ping=ping, fresh=fresh)
        words, now = self._presenter.public(table), self._host.now()
        push.board(sheet, showing.position, words, ping, now)
        if (
            not fresh
            and table.post_id
            and await self._sending.edited(self._places.at(table), table.post_id, sheet)
        ):
            await self._retire_answered(table)
            return
        posts.seated(sheet, _to_join(table), words)
        table = await self._post(showing, table, sheet, row, ping)
        await self._tell_closed(table, row, [each for each in ping if table.seat_of(each)])

    async def _final(self, row: OutboxRow) -> None:
        showing = await self._host.show.board(row.table_id)
        await self._places.check_server(showing.table)
        table = await self._places.settled(showing.table)
        sheet = await self._presenter.final(showing, ping=row.ping)
        push.final(sheet, table, self._presenter.public(table), row.ping)
        table = await self._post(showing, table, sheet, row, row.ping)
        await self._tell_channel(showing.position, table, row)

    async def _tell_channel(self, position: Position, table: TableInfo, row: OutboxRow) -> None:
        """Tell the channel, too, that a game in a thread is over, with the buttons that lead on.

        On the web and on phones a click in an archived thread first opens it, with the rights of
        the person who clicks, and fails where these are missing (discord-api-docs, 8474).
        """
        if table.thread_id is None:
            return
        sheet = posts.ended(position, self._presenter.public(table))
        try:
            await posting.send(self._places.channel(table), sheet, f"{nonce_of(row)}-end")
        except REQUEST_ERRORS as error:
            # The end has been told, and must not be told again for this.
            _log.info("end.not_told", table=table.id, reason=repr(error))

    async def _vote(self, row: OutboxRow) -> None:
        """Show the state of a vote: in its post, or in a new one that pings the voters.

        A new one is made if there is none, and to mention a person who takes no direct messages.
        """
        if row.vote_id is None:
            return
        vote, table, _ = await self._host.show.vote(row.table_id, row.vote_id, None)
        if vote.post_id is None and vote.outcome == MOOT:
            return
        await self._places.check_server(table)
        table = await self._places.settled(table)
        words = self._presenter.public(table)
        late = votes.late_in(vote, table, row.ping)
        ping = [*still_asked(vote, row.ping), *(() if late is None else (late,))]
        if vote.post_id is not None and not ping:
            sheet = votes.build(vote, table, words)
            if await self._sending.edited(self._places.at(table), vote.post_id, sheet):
                return
        sheet = votes.build(vote, table, words, ping)
        if ping:
            push.vote(sheet, vote, table, words, ping)
        table, message = await self._sending.to_table(table, sheet, row, ping)
        newer = posts.superseded(table, words)
        await self._sending.retire(self._places.at(table), vote.post_id, message.id, newer)
        await self._host.votes.set_post(vote.id, message.id)

    async def _post(
        self,
        showing: Showing,
        table: TableInfo,
        sheet: Sheet,
        row: OutboxRow,
        ping: Sequence[int] = (),
    ) -> TableInfo:
        """Make a new post; the one before keeps what happened in between.

        Posts that have asked people to move since then lead to the new one. Those with an offer
        that holds stay.
        """
        table, message = await self._sending.to_table(table, sheet, row, ping)
        words, place = self._presenter.public(table), self._places.at(table)
        # In this order: once the new post is noted, nothing would remember the old ones after a
        # crash.
        former = posts.former(showing, words)
        await self._sending.retire(place, table.post_id, message.id, former)
        over = [call for call in table.mentions if call.kind in CALLS or not table.holds(call)]
        left = await self._sending.retire_calls(table, over, words, message.id)
        await self._host.profiles.set_place(
            table.id,
            post_id=message.id,
            told=showing.moves,
            told_seats=showing.happened,
            mentions=left,
        )
        return table

    async def _retire_answered(self, table: TableInfo) -> None:
        """Shrink posts that ask for a move that is made, or whose offer is over, to one line.

        Only together with a board, which shows this, too: a secret answer leaves no trace.
        """
        over = [call for call in table.mentions if not table.holds(call)]
        if over:
            words = self._presenter.public(table)
            left = await self._sending.retire_calls(table, over, words)
            await self._host.profiles.set_place(table.id, mentions=left)

    async def _former(self, row: OutboxRow) -> None:
        """Replace an earlier post by a link to the table's new place, if it can be edited; if it is
        fresh, also call the others there.
        """
        assert row.place_id is not None, "it names a place"
        assert row.post_id is not None, "and a post there"
        place = self._places.former(row.place_id)
        table = await self._host.look.table(row.table_id)
        words = self._presenter.public(table)
        with _unless_out_of_reach(row):
            await posting.show(partial(place, row.post_id), posts.moved(table, words, ()))
        if row.fresh:
            sheet = posts.moved(table, words, row.ping)
            with _unless_out_of_reach(row):
                await posting.send(place, sheet, nonce_of(row), row.ping)

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


@contextmanager
def _unless_out_of_reach(row: OutboxRow) -> Generator[None]:
    """Ignore Discord's refusals in a place that a table has left."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code not in NOT_EDITABLE | NOT_ALLOWED:
            raise
        _log.info("place.out_of_reach", channel=row.place_id, reason=repr(error))


def _to_join(table: TableInfo) -> list[int]:
    """Return the people whose list should show a table's new thread: all its players.

    People who play by direct message never become its members otherwise.
    """
    if table.thread_id is None or table.post_id is not None:
        return []
    return [seat.user_id for seat in table.seats if seat.user_id is not None]
