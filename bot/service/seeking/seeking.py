"""Use cases of `/find`: entering a server's queue, leaving it, and what is due there.

The queue is grouped whenever a person enters, when an entry has waited for half of its time, when
its time is up, and each hour for people who were passed over. It is read, grouped outside the event
loop, and carried out if it is still the same; else all of this is repeated. No one gets a table in
a channel that they do not see: then it is grouped again without putting those two together.
Only the process of the server does so, because it knows the channels there; others wake it.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import NotFound, ServiceError, TooMuch
from bot.engine.looking import Looking
from bot.engine.model import Person, TableInfo
from bot.engine.time_control import PRESETS
from bot.limits import Limits
from bot.service.beginning import Beginning, Start, check_own
from bot.service.expiry import DAY
from bot.service.seeking import grouping
from bot.service.seeking.carrying import Carried, Carrying, Place, seeker_of
from bot.service.seeking.grouping import Group, Queue
from bot.service.server import Membership, check_opening, check_room
from bot.storage import profiles, seekers
from bot.storage.rows import SeekerRow

DAYS: Final = (1, 3, 7)
"""The numbers of days for which a person can look."""

_TRIES: Final = 5
"""How often a queue that changes meanwhile is grouped again; later entries do so, too."""

Entry: TypeAlias = SeekerRow


class Wish(NamedTuple):
    """The games, numbers of seats and clocks that suit a person, and how long they look."""

    games: tuple[str, ...]
    seats: tuple[int, ...]
    clocks: tuple[str, ...]
    days: int


class Standing(NamedTuple):
    """A person's place in a server's queue.

    entry    their entry, if they look for a table
    table    the table that they got, if it is new or still open
    waiting  the number of people who look for each game, including them
    full     the server has all the tables that it may have
    """

    entry: Entry | None
    table: TableInfo | None
    waiting: Mapping[str, int]
    full: bool


class Found(NamedTuple):
    """People who have left a server; the channel that shows a table to most of the others, if any,
    and those who do not see it.
    """

    gone: frozenset[int]
    channel: int | None
    blind: frozenset[int] = frozenset()


Around: TypeAlias = Callable[[int, Sequence[int], Sequence[int]], Awaitable[Found]]
"""Looks around on a server before people get a table: which of them are gone, and which of these
channels is the first that most of them see.
"""


async def _as_told(_: int, channels: Sequence[int], __: Sequence[int]) -> Found:
    """Stand in for Discord: everyone is there, and each channel will do."""
    return Found(frozenset(), channels[0])


class Seeking:
    """Use cases about the queues of servers. Each raises ServiceError.

    `around` asks Discord about the people and channels of a server.
    """

    def __init__(
        self,
        context: Context,
        beginning: Beginning,
        looking: Looking,
        limits: Limits,
        carrying: Carrying,
    ) -> None:
        self.around: Around = _as_told
        self._context = context
        self._beginning = beginning
        self._looking = looking
        self._limits = limits
        self._carrying = carrying

    async def enter(
        self, person: Person, place: Start, wish: Wish, membership: Membership
    ) -> Standing:
        """Enter a server's queue, or change what to look for, and get a table if there is one.

        A person whose entry changes keeps their age, and leaves the lobby that they got. Raises
        NotFound if no table is possible.
        """
        now, ours = self._context.clock.now(), self._context.store.shards.owns(place.server_id)

        def work(db: Connection) -> None:
            server = profiles.server(db, place.server_id)
            check_opening(server, (place.channel_id, place.parent_id), membership)
            entry = _entry(person, place, wish, now)
            self._check_possible(entry)
            before = seekers.of_person(db, place.server_id, person.user_id)
            if before is not None and before.until > now:
                entry = entry._replace(since=before.since)
                self._carrying.leave_lobby(db, before)
            check_own(db, person.user_id, self._limits)
            seekers.save(db, entry if ours else entry._replace(due_at=now))

        await self._context.store.write(work)
        got: Mapping[int, int] = await self._run(place.server_id, person.user_id) if ours else {}
        table_id = got.get(person.user_id)
        standing = await self.standing(place.server_id, person.user_id)
        if table_id is None:
            return standing
        return standing._replace(table=await self._looking.table(table_id))

    async def leave(self, server_id: int, user_id: int) -> None:
        """Leave a server's queue, and the lobby that the person got there."""

        def work(db: Connection) -> None:
            entry = seekers.of_person(db, server_id, user_id)
            if entry is not None:
                self._carrying.leave_lobby(db, entry)
                seekers.remove(db, [entry.id])

        await self._context.store.write(work)
        self._context.after_commit()

    async def entry(self, server_id: int, user_id: int) -> Entry | None:
        """Return a person's entry on a server, even one that has ended."""
        return await self._context.store.read(seekers.of_person, server_id, user_id)

    async def numbered(self, number: int) -> Entry | None:
        """Return an entry by its number, if it has ended."""
        entry = await self._context.store.read(seekers.find, number)
        return None if entry is None or entry.until > self._context.clock.now() else entry

    async def gathered(self, number: int) -> Standing | None:
        """Return a person's place in the queue, by their entry, if they sit in a lobby there."""
        entry = await self._context.store.read(seekers.find, number)
        if entry is None or entry.lobby_id is None:
            return None
        found = await self.standing(entry.server_id, entry.user_id)
        return None if found.table is None else found

    async def standing(self, server_id: int, user_id: int) -> Standing:
        """Return a person's place in a server's queue."""
        now = self._context.clock.now()

        def look(db: Connection) -> tuple[Entry | None, Counter[str], bool]:
            entries = self._carrying.entries(db, server_id, now)
            looking = [row for row in (*entries.free, *entries.seated) if row.until > now]
            own = next((row for row in looking if row.user_id == user_id), None)
            waiting = Counter(game for row in looking for game in row.games)
            return own, waiting, self._is_full(db, server_id)

        own, waiting, full = await self._context.store.read(look)
        table_id = None if own is None else own.lobby_id
        table = None if table_id is None else await self._looking.table(table_id)
        return Standing(own, table, waiting, full)

    async def look_after(self, number: int) -> None:
        """Do what is due for an entry, and for all others of its server."""
        entry, now = await self._context.store.read(seekers.find, number), self._context.clock.now()
        if entry is not None and entry.due_at <= now:
            await self._run(entry.server_id)

    async def _run(self, server_id: int, known: int | None = None) -> Mapping[int, int]:
        """Group a server's queue, and give people their tables; return these by person.

        `known`: the person who sees the result of their click.
        """
        context, apart = self._context, frozenset[frozenset[int]]()
        for left in reversed(range(_TRIES)):
            now = context.clock.now()
            queue = await context.store.read(self._carrying.queue, server_id, now)
            parted = queue._replace(apart=queue.apart | apart)
            groups = await context.work_out(grouping.grouped, parted, now)
            placed = await self._places(server_id, queue, groups)
            if placed is None:
                continue
            places, strangers = placed
            if strangers and left:
                apart |= strangers
                continue
            carried = await context.store.write(
                self._carrying.carry_out, server_id, queue, groups, places, known
            )
            if carried is not None:
                await self._follow_up(carried)
                return carried.got
        return {}

    async def _places(
        self, server_id: int, queue: Queue, groups: Sequence[Group]
    ) -> tuple[list[Place | None], frozenset[frozenset[int]]] | None:
        """Return the place of each group's table, if all see one, and pairs of people who do not
        see the same; None if people are gone, who are removed from the queue.
        """
        rows = await self._context.store.read(seekers.of_server, server_id)
        known, gone = {row.id: row for row in rows}, set[int]()
        lobbies = {each.table_id: each for each in queue.lobbies}
        places, strangers = list[Place | None](), set[frozenset[int]]()
        for group in groups:
            if not known.keys() >= {*group.members}:
                return None
            members = [known[number] for number in group.members]
            parents = {row.channel_id: row.parent_id for row in reversed(members)}
            people, lobby = [row.user_id for row in members], lobbies.get(group.table_id or 0)
            channels = [row.channel_id for row in members] if lobby is None else [lobby.channel_id]
            found = await self.around(server_id, channels, people)
            gone.update(row.id for row in members if row.user_id in found.gone)
            channel, blind = found.channel, found.blind
            if channel is None or blind:
                blind = blind if channel is not None else {*people}
                there = people if lobby is None else lobby.people
                seeing = [each for each in there if each not in blind][:1]
                strangers.update(frozenset((one, each)) for one in seeing for each in blind)
                places.append(None)
            else:
                places.append((channel, parents.get(channel)))
        if gone:
            await self._context.store.write(seekers.remove, gone)
            return None
        return places, frozenset(strangers)

    async def _follow_up(self, carried: Carried) -> None:
        """Let what was carried out be told, and its games go on."""
        if carried.opened:
            self._context.wake_at(self._context.clock.now() + DAY)
        if carried.later is not None:
            self._context.wake_at(carried.later)
        for begun in carried.begun:
            await self._beginning.began(begun, None)
        self._context.after_commit()
        self._context.after_letters()

    def _check_possible(self, entry: Entry) -> None:
        """Raise ServiceError unless there are such tables."""
        known = {*entry.games} <= {*self._context.games} and {*entry.clocks} <= {*PRESETS}
        if not known or entry.days not in DAYS:
            raise ServiceError("unknown_component")
        if not grouping.possible(self._context.games, seeker_of(entry)):
            raise NotFound("no_game_fits")

    def _is_full(self, db: Connection, server_id: int) -> bool:
        try:
            check_room(db, server_id, self._limits)
        except TooMuch:
            return True
        return False


def _entry(person: Person, place: Start, wish: Wish, now: datetime) -> Entry:
    """Return a new entry."""
    whole = timedelta(days=wish.days)
    return SeekerRow(
        id=0,
        server_id=place.server_id,
        user_id=person.user_id,
        name=person.name,
        language=person.language,
        channel_id=place.channel_id,
        parent_id=place.parent_id,
        games=wish.games,
        seats=wish.seats,
        clocks=wish.clocks,
        days=wish.days,
        since=now,
        until=now + whole,
        half_at=now + whole / 2,
        due_at=now + whole / 2,
    )
