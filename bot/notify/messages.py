"""The messages about a table: each has the way there and the button it is about."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import structlog

from bot.engine.model import TableInfo, UserInfo, VoteInfo
from bot.notify.errors import Unwanted
from bot.notify.following import Following
from bot.notify.places import Places
from bot.notify.sending import Sending
from bot.rest import REQUEST_ERRORS
from bot.service.host import Host
from bot.service.messages import PATIENCE, Volume
from bot.storage.kinds import CALLS, Kind
from bot.storage.rows import Mention, OutboxRow
from bot.ui import (
    absence,
    invitations,
    links,
    lobby,
    messages,
    posts,
    push,
    reminders,
    results,
    subscriptions,
    times,
    troubles,
    votes,
)
from bot.ui.items import link
from bot.ui.presenter import Presenter
from bot.ui.sheet import Sheet

_log = structlog.get_logger(__name__)


class Messages:
    """Writes to one person at a time."""

    def __init__(self, host: Host, presenter: Presenter, places: Places, sending: Sending) -> None:
        self._host = host
        self._presenter = presenter
        self._places = places
        self._sending = sending
        following = Following(host, presenter, places, self._send)
        self.kinds: Final[Mapping[Kind, Callable[[OutboxRow], Awaitable[None]]]] = {
            "panel": self._panel,
            "nudge": self._panel,
            "reminder": self._reminder,
            "digest": self._digest,
            "warned": self._warned,
            "timeup": self._time_up,
            "standin": self._stand_in,
            "taken": self._taken,
            "alone": self._alone,
            "vote": self._vote,
            "trouble": self._trouble,
            "rematch": self._rematch,
            "begun": self._begun,
            "result": self._result,
            "over": following.over,
            "round": following.round,
            "tidy": self._tidy,
            "opened": self._opened,
            "invited": self._invited,
            "declined": self._declined,
            "full": self._full,
        }

    async def _panel(self, row: OutboxRow) -> None:
        assert row.user_id is not None, "panels are for a person"
        showing = await self._host.show.panel(row.table_id, row.user_id)
        seat = showing.table.seat_of(row.user_id)
        if seat is None or not seat.waiting:
            return
        if showing.position.muted and not seat.low:
            return  # they want no call
        _check_takes_dms(showing.person)
        if showing.position.is_planned:
            return  # their plan answers for them, so they need no message
        table = await self._places.settled(showing.table)
        words = self._presenter.words(showing.person)
        above = ""
        if seat.low:
            # No other warning will follow.
            row, above = row._replace(kind="warned"), times.running_out(seat, table, words)
        elif await self._host.messages.was_just_called(row.user_id, table.id):
            sheet = messages.waits_too(showing.position, words)
            await self._send(showing.person, row, table, sheet)
            return
        sheet = await self._presenter.panel(showing, above=above)
        if not table.is_solo:
            push.panel(sheet, showing.position, words, self._host.now())
        await self._send(showing.person, row, table, sheet)

    async def _vote(self, row: OutboxRow) -> None:
        """Ask a person to vote if they were off when the post pinged the others."""
        assert row.vote_id is not None, "it names the vote"
        vote, table, user = await self._host.show.vote(row.table_id, row.vote_id, row.user_id)
        if user is None or not still_asked(vote, [user.user_id]):
            return
        _check_takes_dms(user)
        words = self._presenter.words(user)
        sheet = votes.build(vote, table, words)
        push.vote(sheet, vote, table, words)
        await self._send(user, row, table, sheet)

    async def _reminder(self, row: OutboxRow) -> None:
        """Remind a person of all tables that wait for them; only of this one if they take no DM."""
        assert row.user_id is not None, "reminders are for a person"
        reminding = await self._host.show.reminder(row.user_id)
        if reminding is None:
            return
        waiting, user = reminding.waiting, reminding.first.person
        if user.takes_dms and not row.fresh:
            sheet = await self._presenter.reminder(reminding)
            words, first = self._presenter.words(user), reminding.first.position
            push.reminder(sheet, len(waiting), first, words, self._host.now())
            sheet.row(*reminders.buttons(waiting[0], words))
            await self._send(user, row, waiting[0], sheet)
            return
        table = next((each for each in waiting if each.id == row.table_id), waiting[0])
        await self._places.check_server(table)
        words = self._presenter.public(table)
        sheet = posts.reminder(row.user_id, table, words)
        push.reminder_post(sheet, row.user_id, table, words, self._host.now())
        await self._call(row.user_id, row, table, sheet)

    async def _digest(self, row: OutboxRow) -> None:
        """Send a person who gets no single calls the list of all tables that wait for them."""
        assert row.user_id is not None, "lists are for a person"
        reminding = await self._host.show.reminder(row.user_id)
        if reminding is None:
            return
        first, user = reminding.waiting[0], reminding.first.person
        _check_takes_dms(user)
        words = self._presenter.words(user)
        sheet = await self._presenter.reminder(reminding)
        reminders.digest(sheet, PATIENCE, first, words)
        await self._send(user, row, first, sheet)

    async def _warned(self, row: OutboxRow) -> None:
        """Warn a person that little of their time is left, with the panel or by a post."""
        assert row.user_id is not None, "warnings are for a person"
        showing = await self._host.show.panel(row.table_id, row.user_id)
        seat, user = showing.table.seat_of(row.user_id), showing.person
        if seat is None or not seat.waiting or seat.deadline is None:
            return
        table, now = await self._places.settled(showing.table), self._host.now()
        if not user.takes_dms or row.fresh:
            await self._places.check_server(table)
            words = self._presenter.public(table)
            sheet = posts.warned(seat, table, words)
            push.warned_post(sheet, seat, table, words, now)
            await self._call(user.user_id, row, table, sheet)
        elif not showing.position.is_planned:
            words = self._presenter.words(user)
            sheet = await self._presenter.panel(
                showing, above=times.running_out(seat, table, words)
            )
            push.warned(sheet, showing.position, words, now)
            await self._send(user, row, table, sheet)

    async def _time_up(self, row: OutboxRow) -> None:
        """Tell a person that their time is up, and what follows, with the panel or by a post."""
        assert row.user_id is not None, "it is for a person"
        showing = await self._host.show.panel(row.table_id, row.user_id)
        seat, user = showing.table.seat_of(row.user_id), showing.person
        if seat is None or not seat.waiting or not seat.overtime:
            return
        table = await self._places.settled(showing.table)
        if not user.takes_dms or row.fresh:
            await self._places.check_server(table)
            words = self._presenter.public(table)
            sheet = posts.time_up(seat, table, words)
            push.time_up_post(sheet, user.user_id, table, words)
            await self._call(user.user_id, row, table, sheet)
        elif not showing.position.is_planned:
            words = self._presenter.words(user)
            sheet = await self._presenter.panel(showing, above=times.up(seat, table, words))
            push.time_up(sheet, showing.position, words)
            await self._send(user, row, table, sheet)

    async def _stand_in(self, row: OutboxRow) -> None:
        """Tell a person that a computer plays for them against their wish; silently if it is told
        again.
        """
        assert row.user_id is not None, "it is for a person"
        showing = await self._host.show.panel(row.table_id, row.user_id)
        table, user = showing.table, showing.person
        seat = table.seat_of(row.user_id)
        if table.status != "running" or seat is None or not seat.stand_in:
            return
        again = seat.back_at is None
        if user.takes_dms and not row.fresh:
            words = self._presenter.words(user)
            sheet = absence.replaced(showing.position, words, again=again)
            if not again:
                push.stand_in(sheet, showing.position, words)
            await self._send(user, row, table, sheet)
        elif not again:
            await self._places.check_server(table)
            words = self._presenter.public(table)
            sheet = absence.replaced_post(user.user_id, table, words)
            push.stand_in_post(sheet, user.user_id, table, words)
            await self._call(user.user_id, row, table, sheet)

    async def _taken(self, row: OutboxRow) -> None:
        """Tell a person, silently, the name of the player who took over their seat."""
        assert row.user_id is not None, "it is for a person"
        found = await self._host.show.successor(row.table_id, row.user_id)
        if found is None:
            return
        _check_takes_dms(found.former)
        words = self._presenter.words(found.former)
        sheet = absence.taken_over(found.table, found.seat, words)
        await self._send(found.former, row, found.table, sheet)

    async def _alone(self, row: OutboxRow) -> None:
        """Tell the last person who plays that they can claim the win."""
        assert row.user_id is not None, "it is for a person"
        showing = await self._host.show.panel(row.table_id, row.user_id)
        table, user = showing.table, showing.person
        if not showing.claims:
            return
        if user.takes_dms and not row.fresh:
            words = self._presenter.words(user)
            sheet = absence.alone(showing.position, words)
            push.alone(sheet, showing.position, words)
            await self._send(user, row, table, sheet)
            return
        await self._places.check_server(table)
        words = self._presenter.public(table)
        sheet = absence.alone_post(user.user_id, table, words)
        push.alone_post(sheet, user.user_id, table, words)
        await self._call(user.user_id, row, table, sheet)

    async def _trouble(self, row: OutboxRow) -> None:
        """Tell a person why the table is not shown where it belongs, and how to play on."""
        assert row.user_id is not None, "people are told"
        showing = await self._host.show.panel(row.table_id, row.user_id)
        if showing.unshown is None:
            return
        words = self._presenter.words(showing.person)
        sheet = troubles.sheet(showing.unshown, showing.table, words)
        push.trouble(sheet, showing.table, words)
        await self._sending.to_person(showing.person, sheet, row)

    async def _rematch(self, row: OutboxRow) -> None:
        """Ask a person silently whether they play again; the post has mentioned them."""
        assert row.user_id is not None, "people are asked"
        user = await self._host.profiles.user(row.user_id)
        table = await self._host.look.table(row.table_id)
        if row.user_id not in table.kept:
            return
        _check_takes_dms(user)
        sheet = lobby.again(self._host.games[table.game], table, self._presenter.words(user))
        await self._send(user, row, table, sheet)

    async def _begun(self, row: OutboxRow) -> None:
        """Tell a player silently that their game has begun, unless they have been asked since."""
        assert row.user_id is not None, "players are told"
        showing = await self._host.show.panel(row.table_id, row.user_id)
        position, table = showing.position, showing.table
        if table.status != "running" or position.seat is None or position.shown:
            return
        _check_takes_dms(showing.person)
        sheet = posts.begun(table, position.seat, self._presenter.words(showing.person))
        await self._send(showing.person, row, table, sheet)

    async def _result(self, row: OutboxRow) -> None:
        """Tell a player how their game ended; only mention them at the table if they take no DM.

        Their present settings decide: silently, or not at all. People who resigned get at most a
        silent message.
        """
        assert row.user_id is not None, "players are told"
        ending = await self._host.show.ending(row.table_id, row.user_id)
        if ending is None or ending.showing.person.results == "table":
            return
        table, user = ending.showing.table, ending.showing.person
        if user.takes_dms and not row.fresh:
            sheet = await self._presenter.result(ending)
            if user.results == "loud" and not ending.seat.resigned:
                push.result(sheet, ending, self._presenter.words(user))
            await self._send(user, row, table, sheet)
            return
        if user.results == "silent" or ending.seat.resigned:
            return
        await self._places.check_server(table)
        words = self._presenter.public(table)
        sheet = results.post(row.user_id, table, words)
        push.final(sheet, table, words, (row.user_id,))
        await self._sending.to_table(table, sheet, row, (row.user_id,))

    async def _opened(self, row: OutboxRow) -> None:
        """Tell a person, silently, of a new table of a game of which they want to hear at once."""
        assert row.user_id is not None, "subscribers are told"
        opened = await self._host.subscriptions.opened(row.table_id, row.user_id)
        if opened is None or not opened.person.takes_dms:
            return
        table, off = opened.table, await self._host.messages.volume(row.user_id, row.kind)
        if off is Volume.OFF or not await self._places.sees(row.user_id, table):
            return
        game, words = self._host.games[table.game], self._presenter.words(opened.person)
        await self._send(opened.person, row, table, subscriptions.opened(game, table, words))

    async def _invited(self, row: OutboxRow) -> None:
        """Ask a guest whether they join, if they have used Plaza; else the lobby mentions them."""
        assert row.user_id is not None, "guests are asked"
        invited = await self._host.invitations.find(row.table_id, row.user_id)
        if invited is None:
            return
        if not invited.known:
            raise Unwanted
        _check_takes_dms(invited.person)
        words, table = self._presenter.words(invited.person), invited.table
        game = self._host.games[table.game]
        sheet = invitations.message(game, table, invited.inviter_id, words)
        await self._send(invited.person, row, table, sheet)

    async def _declined(self, row: OutboxRow) -> None:
        """Tell the person who invited guests, silently, that they do not join."""
        assert row.user_id is not None, "who invited is told"
        user = await self._host.profiles.user(row.user_id)
        _check_takes_dms(user)
        table = await self._host.look.table(row.table_id)
        sheet = invitations.refusal(table, row.ping, self._presenter.words(user))
        await self._send(user, row, table, sheet)

    async def _full(self, row: OutboxRow) -> None:
        """Have the opener start a full table; if no message reaches them, the lobby calls them."""
        assert row.user_id is not None, "the opener is told"
        table = await self._host.look.table(row.table_id)
        waits = table.status == "lobby" and lobby.is_full(table)
        if not waits or table.opener_id != row.user_id:
            return
        user = await self._host.profiles.user(row.user_id)
        _check_takes_dms(user)
        await self._send(user, row, table, lobby.full(table, self._presenter.words(user)))

    async def _tidy(self, row: OutboxRow) -> None:
        """Shrink a message to one line once its question is answered."""
        assert row.user_id is not None, "messages are a person's"
        answered = await self._host.messages.to_tidy(row.table_id, row.user_id)
        if answered:
            user = await self._host.profiles.user(row.user_id)
            table = await self._host.look.table(row.table_id)
            sheet = messages.answered(table, self._presenter.words(user))
            await self._sending.tidy(user, row.table_id, answered, sheet)

    async def _send(self, user: UserInfo, row: OutboxRow, table: TableInfo, sheet: Sheet) -> None:
        """Send a person a direct message, with the way to the table, as loud as it may be.

        Earlier messages to them about the table then have nothing left to click on.
        """
        words = self._presenter.words(user)
        if not table.is_solo:
            sheet.row(link(words.say("button-table"), links.to_post(table)))
        async with self._sending.one_at_a_time(user.user_id):
            volume = await self._host.messages.volume(user.user_id, row.kind)
            if volume is Volume.OFF:
                await self._host.messages.note_unsent(row, table.id)
                return
            if volume is Volume.SILENT:
                sheet.push = ""
            message = await self._sending.to_person(user, sheet, row)
            earlier = await self._host.messages.note_sent(
                row, table.id, message.id, loud=bool(sheet.push)
            )
        await self._host.profiles.note_arrived(user)
        try:
            await self._sending.tidy(user, table.id, earlier, messages.superseded(table, words))
        except REQUEST_ERRORS as error:
            # The message has arrived, and must not go out again for this.
            _log.info("message.not_tidied", reason=repr(error))

    async def _call(self, user_id: int, row: OutboxRow, table: TableInfo, sheet: Sheet) -> None:
        """Mention a person in a post with buttons; an earlier one like it then links to it."""
        table, message = await self._sending.to_table(table, sheet, row, (user_id,))
        seat, asks = table.seat_of(user_id), row.kind in CALLS
        assert seat is not None, "it calls them"
        former = [c for c in table.mentions if c.seat == seat.seat and (c.kind in CALLS) == asks]
        words, call = self._presenter.public(table), Mention(seat.seat, message.id, row.kind)
        left = await self._sending.retire_calls(table, former, words, message.id)
        await self._host.profiles.set_place(table.id, mentions=(*left, call))


def _check_takes_dms(user: UserInfo) -> None:
    """Raise Unwanted unless this person wants direct messages and can be sent them."""
    if not user.takes_dms:
        raise Unwanted


def still_asked(vote: VoteInfo, user_ids: Sequence[int]) -> list[int]:
    """Return those of these people who may vote and have not."""
    missing = set(vote.voters).difference(vote.answers) if vote.outcome is None else set[int]()
    return [user_id for user_id in user_ids if user_id in missing]
