"""The data of a panel or a post, read in one transaction, so that it never mixes two moments.

From this data the `Presenter` makes words and pictures without reading anything else. So a Confirm
takes one transaction to find the acting person, one for the choice, one for each computer that
answers, and one for the panel (`tests/discord/test_transactions.py`).

A picture gets two parts of the viewer's log. `since` holds the events they have not seen: in a
panel those of `Position.since`, on a board those of the lines below it. `history` is the newest 80
events, from which the game takes the present round. Only events that this viewer may know are
counted, not journal entries: a sealed answer is an entry too, and would push out an older one.

A former post is replaced by the news since: the newest events that it has not told, and happenings
at seats between them (`after_post`).
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from operator import itemgetter
from typing import Final, NamedTuple

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import NotFound, SetAside
from bot.engine.habits import off_until
from bot.engine.looking import Looking, missed_in, position_in, waiting_in
from bot.engine.model import (
    HappenedInfo,
    Learning,
    Position,
    SeatInfo,
    TableInfo,
    UserInfo,
    VoteInfo,
    WatchWish,
    table_info,
)
from bot.service.conceding import Leaving, leaving_in, may_claim
from bot.service.lessons import learning_in
from bot.service.ratings import change_in
from bot.service.troubles import Trouble, Troubles, trouble_of_posts
from bot.service.votes.patience import missing_in
from bot.service.votes.votes import ended_by, vote_in
from bot.storage import happenings, journal, lists, notes, outbox, profiles, tables, votes
from bot.storage import watching as watchers
from bot.storage.rows import Logged, Stored, TableRow
from rules.event import Event, Seat

HISTORY: Final = 80
"""The number of events that a picture gets; the longest rounds have about half as many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """A table as shown to one viewer, or to all, at one moment.

    position     the part of the game that may be known
    viewer       the settings of its only viewer; None if everyone sees it
    history      the newest events, as far as the viewer may know them
    after_post   the events and happenings at seats since the table's newest post
    moves        the length of the journal, for internal notes, because it counts secret steps, too
    happened     the number of happenings at seats, for the same
    missed       the public part of what the people to move now have not seen
    off          until when the people to move are off, if they are
    stuck        the reason why its computers do not answer, if they were given up
    unshown      the reason why its posts cannot be shown in their place, if so
    next_table   the table that has waited longest for the viewer, if one does
    moving       whether decisive moves move in its posts: no one who plays there wants less motion
    watched      what the only viewer, who has no seat here, is told of it, if they follow it
    note         the viewer's own note, if they have a seat here
    learning     the viewer's lesson, in their first game
    claims       whether the viewer can claim the win because all others have resigned
    """

    position: Position
    viewer: UserInfo | None = None
    history: tuple[Event, ...] = ()
    after_post: tuple[Event | HappenedInfo, ...] = ()
    moves: int = 0
    happened: int = 0
    missed: tuple[Event, ...] = ()
    off: Mapping[int, datetime] = field(default_factory=dict[int, datetime])
    stuck: Trouble | None = None
    unshown: Trouble | None = None
    next_table: int | None = None
    moving: bool = False
    watched: WatchWish | None = None
    note: str = ""
    learning: Learning | None = None
    claims: bool = False

    @property
    def table(self) -> TableInfo:
        """The public facts of the table."""
        return self.position.table

    @property
    def person(self) -> UserInfo:
        """The settings of the person whose panel it is."""
        assert self.viewer is not None, "a panel has one viewer"
        return self.viewer


class Reminding(NamedTuple):
    """All tables that wait for a person, the longest wait first, and the panel of the first."""

    waiting: Sequence[TableInfo]
    first: Showing


class Ending(NamedTuple):
    """A finished game, as it is told to one of its players.

    rating   their points before it and after it, if it counted for them
    vote     the vote by which its people ended it early, if they did
    """

    showing: Showing
    seat: SeatInfo
    rating: tuple[int, int] | None
    vote: VoteInfo | None


class More(NamedTuple):
    """A person's position, the seats about which they can call a vote now, and the effect of
    resigning.
    """

    position: Position
    missing: tuple[Seat, ...]
    leaving: Leaving


class Voting(NamedTuple):
    """A vote, its table, and the settings of its only viewer, if there is just one."""

    vote: VoteInfo
    table: TableInfo
    viewer: UserInfo | None


class Successor(NamedTuple):
    """The player who took over the seat that a person has left, the table, and the person's
    settings.
    """

    table: TableInfo
    seat: SeatInfo
    former: UserInfo


class Showings:
    """Reads the data to show, each time as of one moment."""

    def __init__(self, context: Context, looking: Looking, troubles: Troubles) -> None:
        self._context = context
        self._looking = looking
        self._troubles = troubles

    async def panel(self, table_id: int, user_id: int) -> Showing:
        """Return the data of a person's panel. Raises NotFound."""
        context = self._context
        return await context.read(table_id, self._panel, table_id, user_id)

    async def board(self, table_id: int, alone: int | None = None) -> Showing:
        """Return the public data of a table. Raises NotFound.

        `alone`: the only user who sees it; their settings then apply.
        """
        context = self._context

        def look(db: Connection) -> Showing:
            stored = context.find(db, table_id)
            shown = self._showing(db, stored, None, alone)
            watched = None if alone is None else watchers.wish_of(db, table_id, alone)
            return replace(shown, missed=missed_in(db, stored), watched=watched)

        return await context.read(table_id, look)

    async def ending(self, table_id: int, user_id: int) -> Ending | None:
        """Return a game's end for a person; None if it goes on or they have no seat there.

        People who resigned are told of a result, but not of an early end.
        """
        context = self._context

        def look(db: Connection) -> Ending | None:
            stored = context.find(db, table_id)
            showing = self._showing(db, stored, None, user_id)
            table, seats = stored.table, showing.table.seats
            seat = next((each for each in seats if each.user_id == user_id), None)
            if seat is None or table.status not in _told_of_ends(seat):
                return None
            reasons = (table.abort_reason, table.conceded)
            by_vote = table.status == "aborted" and reasons == (None, None)
            vote = ended_by(db, stored) if by_vote else None
            return Ending(showing, seat, change_in(db, table, user_id), vote)

        return await context.read(table_id, look)

    async def successor(self, table_id: int, user_id: int) -> Successor | None:
        """Return the player at the seat that a person has left; None if the game is over."""
        context = self._context

        def look(db: Connection) -> Successor | None:
            stored = context.find(db, table_id)
            left = [row for row in tables.former(db, table_id) if row.user_id == user_id]
            if not left or stored.table.status != "running":
                return None
            table, seat = table_info(stored), max(left, key=lambda row: row.left_at).seat
            return Successor(table, table.seats[seat], profiles.user(db, user_id))

        return await context.read(table_id, look)

    async def reminder(self, user_id: int) -> Reminding | None:
        """Return the data of a person's reminder of all tables that wait; None if none does.

        A damaged table is set aside, and the reminder names the others.
        """
        context = self._context
        found = await context.store.read(self._waiting, user_id)
        while found:
            first = found[0].id

            def look(db: Connection, first: int = first) -> Reminding | None:
                waiting = self._waiting(db, user_id)
                if not waiting or waiting[0].id != first:
                    return None
                return Reminding(waiting, self._panel(db, first, user_id))

            with suppress(SetAside):
                reminding = await context.read(first, look)
                if reminding is not None:
                    return reminding
            found = await context.store.read(self._waiting, user_id)
        return None

    async def vote(self, table_id: int, vote_id: int, alone: int | None = None) -> Voting:
        """Return the present state of a vote of this table. Raises NotFound.

        `alone`: the only user who sees it.
        """
        context = self._context

        def look(db: Connection) -> Voting:
            stored = context.find(db, table_id)
            known = 0 < vote_id < 1 << 63 and votes.table_of(db, vote_id) == table_id
            if not known:
                raise NotFound("unknown_vote")
            viewer = None if alone is None else profiles.user(db, alone)
            return Voting(vote_in(db, vote_id, stored.seats), table_info(stored), viewer)

        return await context.read(table_id, look)

    async def more(self, table_id: int, user_id: int) -> More:
        """Return a person's position, and the rarely needed acts open to them."""
        context = self._context

        def look(db: Connection) -> More:
            stored = context.find(db, table_id)
            position = position_in(context, db, stored, user_id)
            running = position.seat is not None and stored.table.status == "running"
            leaving = leaving_in(db, stored, position.seat or 0) if running else "resigns"
            return More(position, missing_in(context, db, stored, user_id), leaving)

        return await context.read(table_id, look)

    def _waiting(self, db: Connection, user_id: int) -> tuple[TableInfo, ...]:
        return waiting_in(self._context, db, user_id)

    def _panel(self, db: Connection, table_id: int, user_id: int) -> Showing:
        stored = self._context.find(db, table_id)
        shown = self._showing(db, stored, user_id, user_id)
        seated = shown.position.seat is not None
        return replace(
            shown,
            unshown=trouble_of_posts(outbox.posts_aside(db, table_id)),
            next_table=next(iter(lists.waiting_for(db, user_id)), None),
            note=notes.find(db, table_id, user_id) if seated else "",
            learning=learning_in(db, shown.position, user_id),
            claims=may_claim(db, stored, shown.position.seat),
        )

    def _showing(
        self, db: Connection, stored: Stored, player: int | None, viewer: int | None
    ) -> Showing:
        """Return the data that panels and boards share: what `player` may know, for `viewer`."""
        position = position_in(self._context, db, stored, player)
        table = position.table
        newest = journal.newest_events(db, table.id, position.seat, HISTORY)
        happened = happenings.of_table(db, table.id) if player is None else []
        user, off, still = self._people(db, table, viewer)
        return Showing(
            position=position,
            viewer=user,
            history=tuple(each.event for each in newest),
            after_post=_after_post(stored.table, newest, happened),
            moves=stored.table.moves,
            happened=len(happened),
            off=off,
            stuck=self._troubles.of_computers(table.id),
            moving=table.moving and not still,
        )

    def _people(
        self, db: Connection, table: TableInfo, viewer: int | None
    ) -> tuple[UserInfo | None, dict[int, datetime], bool]:
        """Return the viewer's settings, until when the people to move are off, and whether a player
        wants less motion.
        """
        asked = {seat.user_id for seat in table.seats if seat.waiting and seat.computer is None}
        players = {seat.user_id for seat in table.seats if not seat.resigned}
        people = {user_id for user_id in (*players, viewer) if user_id is not None}
        users = profiles.find_users(db, sorted(people))
        waited = [user for user_id, user in users.items() if user_id in asked]
        off = off_until(waited, self._context.clock.now())
        still = any(users[each].reduced_motion for each in players if each is not None)
        return None if viewer is None else users[viewer], off, still


def _after_post(
    table: TableRow, events: Sequence[Logged], happened: Sequence[HappenedInfo]
) -> tuple[Event | HappenedInfo, ...]:
    """Return the news that the table's newest post has not told, in order.

    A happening at a seat comes after the entry of the journal that it names.
    """
    if table.told is None:
        return ()
    told: list[tuple[int, Event | HappenedInfo]] = [
        (each.number, each.event) for each in events if each.number > table.told
    ]
    if table.told_seats is not None:
        told += [(each.number, each) for each in happened[table.told_seats :]]
    return tuple(each for _, each in sorted(told, key=itemgetter(0)))


def _told_of_ends(seat: SeatInfo) -> tuple[str, ...]:
    """Return the kinds of ends of which a player is told: after resigning, only of a result."""
    return ("finished",) if seat.resigned else ("finished", "aborted")
