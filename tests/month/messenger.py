"""A stand-in for Discord: it shows rows to people, refuses, forgets, and remembers what each saw.

It answers the outbox as `bot.notify.publisher` does: fresh posts and edits, a thread for each
table, mentions, direct messages, and the same refusals where a place or a person is out of reach.
"""

from datetime import datetime, timedelta
from itertools import count
from typing import Final, NamedTuple, Protocol

from bot.engine.model import TableInfo
from bot.notify.errors import NotNow, Undeliverable, Unreachable, Unwanted
from bot.service.host import Host
from bot.service.messages import Volume
from bot.service.troubles import GONE
from bot.storage.kinds import Kind
from bot.storage.rows import OutboxRow
from tests.month.life import Life
from tests.month.timeline import Timeline

REMEMBERS: Final = timedelta(minutes=5)
"""The time for which a nonce is known."""


SOON: Final = 5
"""The number of attempts after which the nonce is forgotten: an arrived message then comes twice,
unavoidably.
"""


class Outage(Exception):
    """Discord did not answer: the message may have arrived."""


class Reader(Protocol):
    """Notes the messages that people see, and those they do not."""

    def sent(self, row: OutboxRow, people: tuple[int, ...], *, dm: bool) -> None:
        """These people have a direct message, or a post mentions them."""
        ...

    def refused(self, row: OutboxRow, error: Exception) -> None:
        """Discord did not take a row."""
        ...

    def left_out(self, row: OutboxRow) -> None:
        """A person gets no calls for now, and no row is sent."""
        ...


class Sent(NamedTuple):
    """A message: where it is (a channel, a thread, or 0 for direct ones)."""

    id: int
    place: int


class Messenger:
    """Discord, as far as the bot can notice it.

    servers    those that the bot is on
    gone       channels, threads and posts that were deleted
    closed     people who take no direct messages
    down       nothing is answered
    hiccups    tables whose next message arrives without an answer that says so
    """

    def __init__(self, timeline: Timeline, reader: Reader, servers: set[int]) -> None:
        self.servers = servers
        self.gone: set[int] = set()
        self.closed: set[int] = set()
        self.down = False
        self.hiccups: set[int] = set()
        self.messages = 0
        self.doubles = 0
        self._timeline = timeline
        self._reader = reader
        self._numbers = count(10**6)
        self._nonces: dict[str, tuple[datetime, Sent]] = {}
        self._life = Life()

    def serve(self, life: Life) -> None:
        """Take messages from processes with this lifetime."""
        self._life = life

    async def publish(self, host: Host, row: OutboxRow) -> None:
        """Show a row of this host. Raises as `outbox.Publisher` says."""
        try:
            if self.down:
                raise Outage
            table = await host.look.table(row.table_id)
            await self._KINDS[row.kind](self, host, row, table)
        except (Outage, NotNow, Undeliverable, Unreachable, Unwanted) as error:
            self._reader.refused(row, error)
            raise

    # --- posts ------------------------------------------------------------------------------------

    async def _lobby(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        await self._check_server(host, table)
        calls = row.fresh and table.status == "lobby"
        fresh = calls or (row.fresh and row.claimed_at is not None)
        if not fresh and table.lobby_post_id and table.lobby_post_id not in self.gone:
            return
        sent = self._send(row, table.channel_id, people=row.ping if calls else ())
        await host.profiles.set_place(table.id, lobby_post_id=sent.id)

    async def _board(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        if table.status != "running":
            return
        await self._check_server(host, table)
        fresh = row.fresh or table.post_id is None
        if not fresh and self._edited(table, table.post_id):
            return
        await self._post(host, row, table, row.ping if fresh else ())

    async def _final(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        await self._check_server(host, table)
        await self._post(host, row, table, row.ping)

    async def _post(
        self, host: Host, row: OutboxRow, table: TableInfo, ping: tuple[int, ...]
    ) -> None:
        if table.thread_id is None and table.post_id is None and table.lobby_post_id is not None:
            await host.profiles.set_place(table.id, thread_id=table.lobby_post_id)
            table = await host.look.table(table.id)
        sent = await self._send_to_table(host, row, table, ping)
        await host.profiles.set_place(table.id, post_id=sent.id)

    async def _send_to_table(
        self, host: Host, row: OutboxRow, table: TableInfo, ping: tuple[int, ...]
    ) -> Sent:
        """Send to the table's thread, or to its channel where that is gone."""
        await self._check_server(host, table)
        if table.thread_id in self.gone:
            await host.profiles.set_place(table.id, thread_id=None)
            table = await host.look.table(table.id)
        return self._send(row, *self._place(table), people=ping)

    def _place(self, table: TableInfo) -> tuple[int, int]:
        """Return the place of a table's post, and the channel that this belongs to."""
        return table.thread_id or table.channel_id, table.channel_id

    def _edited(self, table: TableInfo, post_id: int | None) -> bool:
        return post_id is not None and not {post_id, *self._place(table)} & self.gone

    async def _vote(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Show a vote in its post, or in a new one; to people who were off, in a direct message."""
        if row.vote_id is None:
            return
        vote = await host.votes.find(row.vote_id)
        asked = () if vote.closes_at is None else {*vote.voters} - {*vote.answers}
        if row.user_id is not None:
            if row.user_id in asked:
                await self._check_dms(host, row.user_id)
                await self._direct(host, row, row.user_id)
            return
        ping = tuple(user_id for user_id in row.ping if user_id in asked)
        if ping or not self._edited(table, vote.post_id):
            sent = await self._send_to_table(host, row, table, ping)
            await host.votes.set_post(vote.id, sent.id)

    async def _check_server(self, host: Host, table: TableInfo) -> None:
        assert table.server_id is not None
        if table.server_id not in self.servers:
            await host.profiles.note_left(table.server_id)
            raise NotNow("no longer on that server")

    # --- people -----------------------------------------------------------------------------------

    async def _panel(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        seat = table.seat_of(row.user_id)
        if row.user_id is None or seat is None or not seat.waiting:
            return
        await self._check_dms(host, row.user_id)
        if (await host.look.position(table.id, row.user_id)).is_planned:
            return
        await self._direct(host, row, row.user_id, "warned" if seat.low else row.kind)

    async def _reminder(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Remind by a direct message; if the person's DMs are closed, by a post that mentions
        them.
        """
        assert row.user_id is not None
        mine = await host.look.tables_of(row.user_id)
        waiting = [each for each in mine if each.waiting_since(row.user_id) is not None]
        if not waiting:
            return
        if await self._takes_dms(host, row.user_id):
            await self._direct(host, row, row.user_id)
            return
        here = table.waiting_since(row.user_id) is not None
        await self._send_to_table(host, row, table if here else waiting[0], (row.user_id,))

    async def _digest(self, host: Host, row: OutboxRow, _table: TableInfo) -> None:
        """List the tables that wait for a person who answers nothing."""
        assert row.user_id is not None
        if await host.look.waiting_for(row.user_id):
            await self._check_dms(host, row.user_id)
            await self._direct(host, row, row.user_id)

    async def _rematch(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Ask a person with a reserved seat whether they play again."""
        if row.user_id is not None and row.user_id in table.kept:
            await self._check_dms(host, row.user_id)
            await self._direct(host, row, row.user_id)

    async def _full(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Have the opener start a table at which all seats are taken."""
        full = table.status == "lobby" and len(table.seats) == table.capacity
        if row.user_id is not None and row.user_id == table.opener_id and full:
            await self._check_dms(host, row.user_id)
            await self._direct(host, row, row.user_id)

    async def _begun(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Tell a player that their game has begun, unless they have been asked since."""
        assert row.user_id is not None
        position = await host.look.position(table.id, row.user_id)
        if table.status == "running" and position.seat is not None and not position.shown:
            await self._check_dms(host, row.user_id)
            await self._direct(host, row, row.user_id)

    async def _result(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Tell a player of the end, or mention them at the table."""
        assert row.user_id is not None
        if await host.show.ending(table.id, row.user_id) is None:
            return
        if not row.fresh and await self._takes_dms(host, row.user_id):
            await self._direct(host, row, row.user_id)
        else:
            await self._send_to_table(host, row, table, (row.user_id,))

    async def _alone(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Tell the last person who plays that they can claim the win."""
        assert row.user_id is not None
        if not (await host.show.panel(table.id, row.user_id)).claims:
            return
        if not row.fresh and await self._takes_dms(host, row.user_id):
            await self._direct(host, row, row.user_id)
        else:
            await self._send_to_table(host, row, table, (row.user_id,))

    async def _warned(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Warn a person whose time runs out, in the same two ways."""
        seat = table.seat_of(row.user_id)
        if row.user_id is None or seat is None or not seat.waiting or seat.deadline is None:
            return
        if row.fresh or not await self._takes_dms(host, row.user_id):
            await self._send_to_table(host, row, table, (row.user_id,))
        elif not (await host.look.position(table.id, row.user_id)).is_planned:
            await self._direct(host, row, row.user_id)

    async def _time_up(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Tell a person whose time is up, in the same two ways."""
        seat = table.seat_of(row.user_id)
        if row.user_id is None or seat is None or not (seat.waiting and seat.overtime):
            return
        if row.fresh or not await self._takes_dms(host, row.user_id):
            await self._send_to_table(host, row, table, (row.user_id,))
        elif not (await host.look.position(table.id, row.user_id)).is_planned:
            await self._direct(host, row, row.user_id)

    async def _stand_in(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Tell a person that a computer plays for them; a second time only by a direct message."""
        seat = table.seat_of(row.user_id)
        if row.user_id is None or seat is None or not seat.stand_in or table.status != "running":
            return
        if not row.fresh and await self._takes_dms(host, row.user_id):
            await self._direct(host, row, row.user_id)
        elif row.vote_id is not None:
            await self._send_to_table(host, row, table, (row.user_id,))

    async def _taken(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Tell a former holder the name of the player who goes on."""
        if row.user_id is not None and await host.show.successor(table.id, row.user_id):
            await self._check_dms(host, row.user_id)
            await self._direct(host, row, row.user_id)

    async def _takes_dms(self, host: Host, user_id: int) -> bool:
        user = await host.profiles.user(user_id)
        return user.dm and not user.dm_closed

    async def _check_dms(self, host: Host, user_id: int) -> None:
        if not await self._takes_dms(host, user_id):
            raise Unwanted

    async def _trouble(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        if row.user_id is not None and await host.troubles.of_posts(table.id) is not None:
            await self._direct(host, row, row.user_id)

    async def _direct(
        self, host: Host, row: OutboxRow, user_id: int, kind: Kind | None = None
    ) -> None:
        """Send a direct message, as loud as one of this kind may be."""
        if user_id in self.closed:
            raise Unreachable("50007: closed")
        if row.kind == "trouble":
            self._send(row, 0, people=(user_id,))
            return
        volume = await host.messages.volume(user_id, kind or row.kind)
        if volume is Volume.OFF:
            await host.messages.note_unsent(row, row.table_id)
            self._reader.left_out(row)
            return
        sent = self._send(row, 0, people=(user_id,))
        loud = volume is Volume.LOUD
        await host.messages.note_sent(row, row.table_id, sent.id, loud=loud)
        await host.profiles.note_arrived(await host.profiles.user(user_id))

    async def _tidy(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """Remove the buttons of answered messages: no one is told of it."""
        assert row.user_id is not None
        for message_id in await host.messages.to_tidy(table.id, row.user_id):
            await host.messages.note_tidied(table.id, message_id)

    async def _former(self, host: Host, row: OutboxRow, table: TableInfo) -> None:
        """A post in the table's former place loses its buttons: no one is told of it."""

    # --- messages ---------------------------------------------------------------------------------

    def _send(
        self, row: OutboxRow, place: int, channel: int = 0, *, people: tuple[int, ...] = ()
    ) -> Sent:
        """Send a message that these people notice, unless it is a repeat."""
        if {place, channel} & self.gone:
            raise Undeliverable(GONE)
        self._life.step()
        now, nonce = self._timeline.now(), f"{row.id}-{row.created_at.timestamp()}"
        self._forget_nonces(now)
        if nonce in self._nonces:
            _, sent = self._nonces[nonce]
            self.doubles += 1
        else:
            sent = Sent(next(self._numbers), place)
            self.messages += 1
            self._nonces[nonce] = now, sent
            self._reader.sent(row, people, dm=place == 0)
        if row.table_id in self.hiccups and row.attempts < SOON:
            self.hiccups.remove(row.table_id)
            raise Outage
        self._life.step()
        return sent

    def _forget_nonces(self, now: datetime) -> None:
        """Forget those that were sent a while ago; they are kept in the order of their sending."""
        while self._nonces and now - next(iter(self._nonces.values()))[0] >= REMEMBERS:
            del self._nonces[next(iter(self._nonces))]

    _KINDS: Final = {
        "lobby": _lobby,
        "board": _board,
        "final": _final,
        "vote": _vote,
        "panel": _panel,
        "nudge": _panel,
        "reminder": _reminder,
        "digest": _digest,
        "full": _full,
        "rematch": _rematch,
        "begun": _begun,
        "result": _result,
        "warned": _warned,
        "timeup": _time_up,
        "standin": _stand_in,
        "taken": _taken,
        "alone": _alone,
        "trouble": _trouble,
        "former": _former,
        "tidy": _tidy,
    }
