"""A table before its game: open, join, leave, computers, start, cancel."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import timedelta
from typing import TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.commit import note, write
from bot.service.computers import Computers
from bot.service.context import Context
from bot.service.cooldown import Cooldown
from bot.service.errors import Busy, NotAllowed, NotFound, TooMuch, WrongTime
from bot.service.limits import Limits
from bot.service.looking import Looking
from bot.service.model import Person, TableInfo
from bot.service.turn import opening
from bot.storage import outbox, profiles, tables
from bot.storage.rows import Notice, SeatRow, Stored, TableRow
from bot.storage.tables import Conflict
from rules.opponents import LEVELS

Change: TypeAlias = Callable[[AsyncConnection, Stored], Awaitable[Stored]]

DEFAULT_LANGUAGE = "en"


class Lobby:
    """The use cases around a table that has not begun. Each raises ServiceError or BadSetup."""

    def __init__(
        self, context: Context, computers: Computers, looking: Looking, limits: Limits
    ) -> None:
        self._context = context
        self._computers = computers
        self._looking = looking
        self._limits = limits
        self._openings = Cooldown(
            context.clock, "openings_too_fast", limits.openings_per_hour, timedelta(hours=1)
        )

    async def open(  # noqa: PLR0913 - all that makes a table
        self,
        person: Person,
        game: str,
        options: Mapping[str, str],
        *,
        capacity: int,
        server_id: int | None,
        channel_id: int,
        private: bool = False,
        language: str | None = None,
    ) -> TableInfo:
        """Open a table and seat its opener.

        Its posts are in `language`; if left out, in the server's, else the opener's.
        """
        self._context.game(game).agreed(options, capacity)
        self._openings.take(person.user_id)
        now = self._context.clock.now()
        async with self._context.store.write() as db:
            await self._check_user(db, person.user_id)
            await self._check_server(db, server_id)
            if language is None and server_id is not None:
                language = (await profiles.server(db, server_id)).language
            table = TableRow(
                id=0,
                game=game,
                options=dict(options),
                status="lobby",
                version=1,
                capacity=capacity,
                private=private,
                language=language or person.language or DEFAULT_LANGUAGE,
                server_id=server_id,
                channel_id=channel_id,
                thread_id=None,
                post_id=None,
                lobby_post_id=None,
                opener_id=person.user_id,
                seed=None,
                rules_version=self._context.game(game).version,
                moves=0,
                horizon=0,
                computer_due=False,
                created_at=now,
                changed_at=now,
            )
            table_id = await tables.create(db, table, SeatRow(0, person.user_id, person.name))
            await outbox.add(db, table_id, [Notice("lobby")], now)
        self._context.after_commit()
        return await self._looking.table(table_id)

    async def join(self, table_id: int, person: Person) -> TableInfo:
        """Seat a person. Private tables take the invited only."""

        async def change(db: AsyncConnection, stored: Stored) -> Stored:
            table = stored.table
            if _sits(stored, person.user_id):
                raise NotAllowed("already_seated")
            if table.private and not await tables.is_invited(db, table.id, person.user_id):
                raise NotAllowed("not_invited")
            await self._check_user(db, person.user_id)
            return _seated(stored, SeatRow(0, person.user_id, person.name))

        return await self._change(table_id, change)

    async def leave(self, table_id: int, user_id: int) -> TableInfo:
        """Free a person's seat. An opener hands the table on; without people it is cancelled."""

        async def change(_: AsyncConnection, stored: Stored) -> Stored:
            if not _sits(stored, user_id):
                raise NotAllowed("not_seated")
            left = [seat for seat in stored.seats if seat.user_id != user_id]
            people = [seat.user_id for seat in left if seat.user_id is not None]
            if not people:
                return stored._replace(table=stored.table._replace(status="cancelled"))
            table = stored.table
            if table.opener_id == user_id:
                table = table._replace(opener_id=people[0])
            return stored._replace(table=table, seats=_numbered(left))

        return await self._change(table_id, change)

    async def invite(self, table_id: int, user_id: int, guest_id: int) -> TableInfo:
        """Let somebody join a private table; whoever sits there may invite."""

        async def change(db: AsyncConnection, stored: Stored) -> Stored:
            if not _sits(stored, user_id):
                raise NotAllowed("not_seated")
            await tables.invite(db, table_id, guest_id)
            return stored

        return await self._change(table_id, change)

    async def add_computer(self, table_id: int, user_id: int, level: str) -> TableInfo:
        """Seat a computer of this level; only the opener may."""

        async def change(_: AsyncConnection, stored: Stored) -> Stored:
            _check_opener(stored, user_id)
            if level not in LEVELS:
                raise NotFound("bad_level", level=level)
            return _seated(stored, SeatRow(0, None, "", computer=level))

        return await self._change(table_id, change)

    async def remove_computer(self, table_id: int, user_id: int) -> TableInfo:
        """Free the newest seat of a computer; only the opener may."""

        async def change(_: AsyncConnection, stored: Stored) -> Stored:
            _check_opener(stored, user_id)
            computers = [seat for seat in stored.seats if seat.by_computer]
            if not computers:
                raise WrongTime("no_computer")
            left = [seat for seat in stored.seats if seat != computers[-1]]
            return stored._replace(seats=_numbered(left))

        return await self._change(table_id, change)

    async def cancel(self, table_id: int, user_id: int) -> TableInfo:
        """Close the lobby for good; only the opener may."""

        async def change(_: AsyncConnection, stored: Stored) -> Stored:
            _check_opener(stored, user_id)
            return stored._replace(table=stored.table._replace(status="cancelled"))

        return await self._change(table_id, change)

    async def start(self, table_id: int, user_id: int) -> TableInfo:
        """Draw the seats, set the game up and ask the first decisions; only the opener may."""
        context = self._context
        async with context.guard(table_id), context.locks.of(table_id):
            try:
                async with context.store.write() as db:
                    stored = await self._find(db, table_id)
                    _check_opener(stored, user_id)
                    begun = await self._start(db, stored, user_id)
            except Conflict:
                raise Busy from None
        note("began", begun)
        try:
            await self._computers.answer(table_id, user_id)
        finally:
            context.after_commit()
        return await self._looking.table(table_id)

    async def _start(self, db: AsyncConnection, stored: Stored, user_id: int) -> Stored:
        context = self._context
        game, seed = context.game(stored.table.game), context.seed()
        options = game.agreed(stored.table.options, len(stored.seats))
        state, events = game.new(options, len(stored.seats), seed)
        seats = list(stored.seats)
        context.chance().shuffle(seats)
        drawn = stored._replace(seats=_numbered(seats), state=game.dump(state))
        turn = opening(drawn, game, events, context.clock.now())
        turn.table = turn.table._replace(options=options, seed=f"{seed:064x}")
        await tables.replace_seats(db, stored.table.id, drawn.seats)
        await outbox.add(db, stored.table.id, [Notice("lobby")], turn.now)
        return await write(db, turn, user_id)

    async def _check_user(self, db: AsyncConnection, user_id: int) -> None:
        most = self._limits.tables_per_user
        if await tables.count_of_user(db, user_id) >= most:
            raise TooMuch("too_many_own", most=most)

    async def _check_server(self, db: AsyncConnection, server_id: int | None) -> None:
        most = self._limits.tables_per_server
        if await tables.count_of_server(db, server_id) >= most:
            raise TooMuch("too_many_here", most=most)

    async def _find(self, db: AsyncConnection, table_id: int) -> Stored:
        stored = await self._context.find(db, table_id)
        status = stored.table.status
        if status != "lobby":
            raise WrongTime("cancelled" if status == "cancelled" else "not_lobby")
        return stored

    async def _change(self, table_id: int, change: Change) -> TableInfo:
        """Change a lobby, and have its post refreshed."""
        context = self._context
        async with context.guard(table_id), context.locks.of(table_id):
            try:
                async with context.store.write() as db:
                    before = await self._find(db, table_id)
                    after = await change(db, before)
                    await self._write(db, before, after)
            except Conflict:
                raise Busy from None
        context.after_commit()
        return await self._looking.table(table_id)

    async def _write(self, db: AsyncConnection, before: Stored, after: Stored) -> None:
        now = self._context.clock.now()
        await tables.save(db, before.table, after.table._replace(changed_at=now))
        if before.seats != after.seats:
            await tables.replace_seats(db, before.table.id, after.seats)
        await outbox.add(db, before.table.id, [Notice("lobby")], now)


def _check_opener(stored: Stored, user_id: int) -> None:
    if stored.table.opener_id != user_id:
        raise NotAllowed("not_opener")


def _sits(stored: Stored, user_id: int) -> bool:
    return any(seat.user_id == user_id for seat in stored.seats)


def _seated(stored: Stored, new: SeatRow) -> Stored:
    if len(stored.seats) >= stored.table.capacity:
        raise WrongTime("table_full", capacity=stored.table.capacity)
    return stored._replace(seats=_numbered([*stored.seats, new]))


def _numbered(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(seat._replace(seat=number) for number, seat in enumerate(seats))
