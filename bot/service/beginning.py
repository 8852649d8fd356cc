"""Beginning: opening a table and, once its people are there, setting up its game.

A solo table has no lobby: it is opened for a person alone among computers, and begins at once
(`begin_in`). Only the panel shows it, wherever its person uses Plaza, so no server's rules apply.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from bot.engine import time_control
from bot.engine.commit import NOBODY, Actor, note, write
from bot.engine.computers import Computers
from bot.engine.context import Context
from bot.engine.errors import NotAllowed, TooMuch, WrongTime, mention
from bot.engine.looking import Looking
from bot.engine.model import Person, TableInfo, table_info
from bot.engine.turn import Turn, is_practice
from bot.languages import DEFAULT
from bot.limits import Limits
from bot.service import seating
from bot.service.expiry import DAY, who_is_on
from bot.service.server import WITHOUT_ROLES, Membership, check_opening, check_room
from bot.service.subscriptions import tell_at_once
from bot.service.terms import to_agree
from bot.storage import invitations, lists, outbox, profiles, tables
from bot.storage.rows import NOWHERE, Notice, SeatRow, ServerRow, Stored, TableRow
from rules.game import AnyGame
from rules.lesson import lesson_of


class Start(NamedTuple):
    """The place where a table is opened: a server, a channel, and its parent if it is a thread."""

    server_id: int
    channel_id: int
    parent_id: int | None = None


class Opening(NamedTuple):
    """A table to be opened; without a language or clock, it takes the server's or the usual one.

    computers   the levels of the computers seated from the beginning
    kept        the people with reserved seats, in the order of the seats (`schema.tables`)
    calls       whether these are mentioned
    season_id   the season of a league in which it is played
    """

    game: str
    options: Mapping[str, str]
    capacity: int
    private: bool = False
    server_id: int | None = None
    channel_id: int = NOWHERE
    language: str | None = None
    clock: str | None = None
    computers: tuple[str, ...] = ()
    kept: tuple[int, ...] = ()
    calls: bool = True
    rated: bool = True
    redraws: bool = True
    lesson: bool = False
    hints: bool = False
    reliable: bool = False
    autostart: bool = False
    moving: bool = True
    season_id: int | None = None


class Beginning:
    """Opens tables and begins their games. Each use case raises ServiceError or BadSetup."""

    def __init__(
        self, context: Context, computers: Computers, looking: Looking, limits: Limits
    ) -> None:
        self._context = context
        self._computers = computers
        self._looking = looking
        self._limits = limits

    async def open(  # noqa: PLR0913 - all that makes a table
        self,
        person: Person,
        game: str,
        options: Mapping[str, str],
        *,
        capacity: int,
        server_id: int | None,
        channel_id: int,
        parent_id: int | None = None,
        private: bool = False,
        language: str | None = None,
        clock: str | None = None,
        membership: Membership = WITHOUT_ROLES,
    ) -> TableInfo:
        """Open a table and seat its opener.

        Its posts are in `language`; if left out, in the server's, or else the opener's. `clock` is
        a time control as it is typed; if left out, the server's. `parent_id` is a thread's parent
        channel, `membership` the opener's on the server.
        """
        opening = Opening(
            game,
            options,
            capacity,
            private,
            server_id,
            channel_id,
            language,
            None if clock is None else time_control.spelled(clock),
        )
        table_id = await self._context.store.write(
            self.create, person, opening, parent_id, membership
        )
        self._context.wake_at(self._context.clock.now() + DAY)
        self._context.after_commit()
        return await self._looking.table(table_id)

    def create(
        self,
        db: Connection,
        person: Person,
        opening: Opening,
        parent_id: int | None,
        membership: Membership,
    ) -> int:
        """Store a new table with its opener seated, and have it posted; return its number.

        The post mentions the people with reserved seats. The arguments are those of `open`.
        """
        context, server_id = self._context, opening.server_id
        game, now = context.game(opening.game), context.clock.now()
        game.agreed(opening.options, opening.capacity)
        server = ServerRow(0) if server_id is None else profiles.server(db, server_id)
        check_opening(server, (opening.channel_id, parent_id), membership)
        check_own(db, person.user_id, self._limits)
        check_room(db, server_id, self._limits)
        context.cooldowns.openings.take(person.user_id)
        seats = [SeatRow(0, person.user_id, person.name)]
        for level in opening.computers:
            seats.append(seating.new_computer(seats, level))
        table, taken = self._table(person, opening, server), seating.numbered(seats)
        table_id = tables.create(db, table, *taken)
        awaited = Stored(table, taken, None).awaited
        for user_id in awaited:
            invitations.invite(db, table_id, user_id)
        called = who_is_on(db, list(awaited), now) if opening.calls else ()
        asked = awaited if opening.calls else ()
        post = Notice("lobby", fresh=bool(called), ping=called)
        news = tell_at_once(db, table, now)
        again = [Notice("rematch", each) for each in asked]
        outbox.add(db, table_id, [post, *again, *news], now)
        return table_id

    def _table(self, person: Person, opening: Opening, server: ServerRow) -> TableRow:
        """Return a table that is opened now, by this person."""
        game, now = self._context.game(opening.game), self._context.clock.now()
        return TableRow(
            id=0,
            game=game.key,
            options=dict(opening.options),
            status="lobby",
            version=1,
            capacity=opening.capacity,
            private=opening.private,
            language=opening.language or server.language or person.language or DEFAULT,
            server_id=opening.server_id,
            channel_id=opening.channel_id,
            thread_id=None,
            post_id=None,
            lobby_post_id=None,
            opener_id=person.user_id,
            seed=None,
            rules_version=game.version,
            moves=0,
            horizon=0,
            computer_due=False,
            created_at=now,
            changed_at=now,
            clock=opening.clock or server.clock or time_control.USUAL,
            expiry_due=now + DAY,
            kept=opening.kept,
            rated=opening.rated,
            redraws=opening.redraws,
            lesson=opening.lesson,
            hints=opening.hints,
            reliable=opening.reliable,
            autostart=opening.autostart,
            moving=opening.moving,
            season_id=opening.season_id,
        )

    def seat_and_begin(self, db: Connection, people: Sequence[Person], opening: Opening) -> Stored:
        """Open a table with all its people in their seats, and begin its game, in the caller's
        transaction; `began` comes next.

        That is for tables of a league: its people have agreed to them when they registered.
        """
        server_id, game = opening.server_id, self._context.game(opening.game)
        game.agreed(opening.options, opening.capacity)
        check_room(db, server_id, self._limits)
        server = ServerRow(0) if server_id is None else profiles.server(db, server_id)
        opening = opening._replace(kept=tuple(each.user_id for each in people))
        seats = seating.numbered([SeatRow(0, each.user_id, each.name) for each in people])
        table_id = tables.create(db, self._table(people[0], opening, server), *seats)
        return self.begin(db, self._context.find(db, table_id), NOBODY)

    def begin_in(self, db: Connection, person: Person, opening: Opening) -> Stored:
        """Open a solo table and begin its game, in the caller's transaction; `began` comes next."""
        table_id = self.create(db, person, opening, None, WITHOUT_ROLES)
        return self.start_in(db, table_id, person.user_id)

    async def began(self, begun: Stored, user_id: int | None) -> None:
        """Let computers answer at a table whose game this person, or no one, has just started."""
        note(self._context, "table.began", begun)
        await self._computers.answer_and_tell(begun.table.id, Actor(user_id), begun)

    async def start(self, table_id: int, user_id: int) -> TableInfo:
        """Draw the seats, unless they are kept in an order, set the game up and ask the first
        decisions; only the opener may. Raises WrongTime if there are too few people, or some have
        not agreed to the terms yet.
        """
        begun = await self._context.change(table_id, self.start_in, table_id, user_id)
        await self.began(begun, user_id)
        return await self._looking.table(table_id)

    def start_in(self, db: Connection, table_id: int, user_id: int) -> Stored:
        """Begin a game as `start` does, in the caller's transaction."""
        stored = lobby_of(self._context, db, table_id)
        check_opener(stored, user_id)
        return self.begin(db, stored, Actor(user_id))

    def begin(self, db: Connection, stored: Stored, actor: Actor) -> Stored:
        """Set the game up in the caller's transaction; `began` comes next. Raises WrongTime."""
        context = self._context
        game, seed = context.game(stored.table.game), self._seed(stored.table)
        _check_enough(stored, game)
        _check_agreed(stored, game)
        options = game.agreed(stored.table.options, len(stored.seats))
        state, events = game.new(options, len(stored.seats), seed)
        seats = [seat._replace(agreed=None) for seat in stored.seats]
        if kept := stored.table.kept:
            seats = seating.in_order(seats, kept)
        else:
            context.chance().shuffle(seats)
        table = stored.table
        if is_practice(seats):  # hints spoil nothing there
            table = table._replace(hints=game.insight is not None)
        numbered = seating.numbered(seats)
        drawn = stored._replace(table=table, seats=numbered, state=game.dump(state))
        turn = Turn(drawn, game, context.clock.now(), context.parties)
        turn.set_up(options, seed, events)
        tables.replace_seats(db, stored.table.id, drawn.seats)
        outbox.add(db, stored.table.id, [Notice("lobby")], turn.now)
        return write(db, turn, actor)

    def _seed(self, table: TableRow) -> int:
        """Return the seed of a game: for a first game its own, for any other a random one."""
        lesson = lesson_of(table.game) if table.lesson else None
        return self._context.seed() if lesson is None else lesson.seed


def lobby_of(context: Context, db: Connection, table_id: int) -> Stored:
    """Return a table whose game has not begun. Raises WrongTime for any other."""
    stored = context.find(db, table_id)
    status = stored.table.status
    if status != "lobby":
        raise WrongTime("cancelled" if status == "cancelled" else "not_lobby")
    return stored


def check_own(db: Connection, user_id: int, limits: Limits) -> None:
    """Raise TooMuch if this person sits at as many tables as allowed."""
    most = limits.tables_per_user
    if lists.count_of_user(db, user_id) >= most:
        raise TooMuch("too_many_own", most=most)


def check_opener(stored: Stored, user_id: int, refusal: str = "not_opener") -> None:
    """Raise NotAllowed unless this person has opened the table."""
    if stored.table.opener_id != user_id:
        raise NotAllowed(refusal)


def _check_enough(stored: Stored, game: AnyGame) -> None:
    missing = min(game.seats) - len(stored.seats)
    if missing > 0:
        raise WrongTime("too_few_seated", missing=missing, least=min(game.seats))


def _check_agreed(stored: Stored, game: AnyGame) -> None:
    people = [seat.user_id for seat in to_agree(game, table_info(stored)) if seat.user_id]
    if people:
        raise WrongTime("not_agreed", people=tuple(map(mention, people)))
