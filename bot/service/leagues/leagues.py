"""Leagues of servers: opening one, registering and withdrawing, looking after it, and reading it.

A league plays one game for one number of seats, season after season. Its managers are those of the
server and the members of one role. People register for a season that is about to begin; in its
first days others can still wait for the seats of people who do not turn up. Withdrawing before the
beginning is free. Later it means resigning at all own tables, and going down.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, NamedTuple, TypedDict, Unpack

from sqlalchemy import Connection

from bot.engine import time_control
from bot.engine.commit import NOBODY, write
from bot.engine.computers import Computers
from bot.engine.context import Context
from bot.engine.errors import NotAllowed, NotFound, ServiceError, TooMuch, WrongTime
from bot.engine.model import Person
from bot.engine.turn import turn_at
from bot.languages import LANGUAGES
from bot.limits import Limits
from bot.service.beginning import Beginning
from bot.service.conceding import leave_forgotten
from bot.service.leagues import calendar
from bot.service.leagues.model import SeasonView
from bot.service.leagues.seasons import Seasons, call_off, current, open_season, put_off
from bot.service.leagues.standing import view_of
from bot.service.leagues.substitutes import Substitutes
from bot.service.server import Membership
from bot.service.votes.votes import Votes
from bot.storage import leagues, lists
from bot.storage.faults import Unreadable
from bot.storage.leagues import GONE, EntryRow, EntryStatus, LeagueRow, SeasonRow

MOST_HERE: Final = 3
"""The most leagues of a server at a time."""
LONGEST: Final = 40
"""The most characters of a league's name."""
SEATS: Final = range(2, 6)
"""The seats that a league's tables may have."""
WEEKS: Final = (1, 26)
USUAL_WEEKS: Final = 8
USUAL_CLOCK: Final = "96/8/120"
BARRED_AFTER: Final = 2
"""The seasons in a row with an absence that bar a person from the next."""


class Founding(NamedTuple):
    """A league to be opened."""

    server_id: int
    channel_id: int
    name: str
    game: str
    capacity: int
    options: Mapping[str, str]
    language: str
    clock: str = USUAL_CLOCK
    weeks: int = USUAL_WEEKS
    role_id: int | None = None

    def opened(self, clock: str, now: datetime) -> LeagueRow:
        """Return the league, as it is opened."""
        return LeagueRow(
            0,
            self.server_id,
            self.name,
            self.game,
            self.capacity,
            dict(self.options),
            clock,
            self.channel_id,
            self.weeks,
            self.role_id,
            self.language,
            now,
        )


class Setting(TypedDict, total=False):
    """What can be changed of a league: where new tables open, and the role that manages it."""

    channel_id: int
    role_id: int | None


class Leagues:
    """The use cases of leagues. Each raises ServiceError or BadSetup."""

    def __init__(
        self,
        context: Context,
        beginning: Beginning,
        computers: Computers,
        votes: Votes,
        limits: Limits,
    ) -> None:
        self._context = context
        self._computers = computers
        self._votes = votes
        self._limits = limits
        self._seasons = Seasons(context, beginning, limits)
        self._substitutes = Substitutes(context, votes, limits)

    async def look_after(self, league_id: int) -> None:
        """Do what is due in a league."""
        await self._substitutes.look_after(league_id)
        await self._seasons.look_after(league_id)

    # --- managers -------------------------------------------------------------------------------

    async def create(self, founding: Founding, by: Membership) -> SeasonView:
        """Open a league with the registration of its first season; only managers of the server
        may.
        """
        if not by.manager:
            raise NotAllowed("league_only_managers")
        clock = self._checked(founding)

        def work(db: Connection) -> SeasonView:
            if len(leagues.of_server(db, founding.server_id)) >= MOST_HERE:
                raise TooMuch("league_too_many", most=MOST_HERE)
            now = self._context.clock.now()
            league = founding.opened(clock, now)
            league = league._replace(id=leagues.create(db, league))
            return _view(db, open_season(db, league, 1, now).id)

        return await self._change(work)

    def _checked(self, founding: Founding) -> str:
        """Return the clock as it is spelled. Raises ServiceError or BadSetup."""
        game = self._context.game(founding.game)
        if founding.capacity not in SEATS or founding.capacity not in game.seats:
            raise ServiceError("league_bad_seats")
        game.agreed(founding.options, founding.capacity)
        if not 0 < len(founding.name) <= LONGEST or "\0" in founding.name:
            raise ServiceError("league_bad_name", most=LONGEST)
        least, most = WEEKS
        if not least <= founding.weeks <= most:
            raise ServiceError("league_bad_weeks", least=least, most=most)
        if founding.language not in LANGUAGES:
            raise ServiceError("unknown_component")
        clock = time_control.spelled(founding.clock)
        if time_control.read(clock) is None:
            raise ServiceError("league_needs_clock")
        return clock

    async def change(self, league_id: int, by: Membership, **given: Unpack[Setting]) -> SeasonView:
        """Set a league's channel or role; what could not go on is tried again at once."""
        if not by.manager:
            raise NotAllowed("league_only_managers")

        def work(db: Connection) -> SeasonView:
            league, season = _managed(db, league_id, by)
            due_at = self._context.clock.now() if league.trouble else league.due_at
            leagues.save(db, league._replace(due_at=due_at, **given))
            return _view(db, season.id)

        return await self._change(work)

    async def put_off(self, league_id: int, by: Membership) -> SeasonView:
        """Have a season that has not begun begin a week later."""

        def work(db: Connection) -> SeasonView:
            league, season = _managed(db, league_id, by)
            if season.status != "registering":
                raise WrongTime("league_begun")
            put_off(db, league, season, self._context.clock.now())
            return _view(db, season.id)

        return await self._change(work)

    async def remove(self, season_id: int, user_id: int, by: Membership) -> SeasonView:
        """Take a person out of a season; they resign where they play."""

        def check(db: Connection) -> None:
            _managed(db, _season(db, season_id).league_id, by)

        return await self._leave(season_id, user_id, "removed", check)

    async def end(self, league_id: int, by: Membership) -> SeasonView:
        """End a league for good; tables that are being played go on, and no longer count for it."""

        def work(db: Connection) -> SeasonView:
            league, season = _managed(db, league_id, by)
            call_off(db, league, season, self._context.clock.now())
            return _view(db, season.id)

        return await self._change(work)

    # --- members --------------------------------------------------------------------------------

    async def register(self, season_id: int, person: Person) -> SeasonView:
        """Enter a person for a season; in its first days, as a substitute."""

        def work(db: Connection) -> SeasonView:
            season, now = _season(db, season_id), self._context.clock.now()
            found = current(db, season.league_id)
            if found is None or found[1].id != season_id:
                raise WrongTime("league_closed")
            known = leagues.entry(db, season_id, person.user_id)
            if known is not None:
                raise WrongTime("league_registered")
            if not calendar.registers(season, now):
                raise WrongTime("league_closed")
            self._check_own(db, found[0], person.user_id)
            _check_present(db, season, person.user_id)
            status: EntryStatus = "waiting" if season.status == "running" else "in"
            entry = EntryRow(season_id, person.user_id, person.name, now, status=status)
            leagues.save_entry(db, entry)
            return _view(db, season_id)

        return await self._change(work)

    async def withdraw(self, season_id: int, user_id: int) -> SeasonView:
        """Take oneself out of a season: free before it begins, later by resigning everywhere."""
        return await self._leave(season_id, user_id, "withdrawn")

    def _check_own(self, db: Connection, league: LeagueRow, user_id: int) -> None:
        """Raise TooMuch if a season's tables are too many for a person, with all that they play and
        have registered for.
        """
        coming = [league, *leagues.to_come(db, user_id)]
        most = self._limits.tables_per_user
        if lists.count_of_user(db, user_id) + sum(map(_tables_each, coming)) > most:
            raise TooMuch("league_too_many_own", most=most)

    async def _leave(
        self,
        season_id: int,
        user_id: int,
        status: EntryStatus,
        check: Callable[[Connection], None] = lambda _: None,
    ) -> SeasonView:
        going_on: list[int] = []

        def work(db: Connection) -> SeasonView:
            check(db)
            season, entry = _season(db, season_id), leagues.entry(db, season_id, user_id)
            if entry is None or entry.status in (*GONE, "replaced"):
                raise WrongTime("league_not_registered")
            if season.status not in ("registering", "running"):
                raise WrongTime("league_closed")
            if entry.place is None:
                leagues.strike(db, season_id, user_id)
                return _view(db, season_id)
            leagues.save_entry(db, entry._replace(status=status))
            for table_id in leagues.running_of(db, season_id, user_id):
                self._resign(db, table_id, user_id)
                going_on.append(table_id)
            return _view(db, season_id)

        view = await self._context.store.write(work)
        for table_id in going_on:
            await self._computers.answer(table_id, NOBODY)
        self._woken()
        return view

    def _resign(self, db: Connection, table_id: int, user_id: int) -> None:
        """Resign at a table. One that cannot be read is left as it is."""
        try:
            turn = turn_at(self._context, self._context.find(db, table_id))
        except (ServiceError, Unreadable):
            return
        for seat in turn.seats:
            if seat.user_id == user_id and seat.is_held:
                leave_forgotten(db, turn, seat.seat)
        self._votes.recount(db, turn)
        write(db, turn, NOBODY)

    # --- reading --------------------------------------------------------------------------------

    async def of_server(self, server_id: int) -> tuple[SeasonView, ...]:
        """Return the newest season of each league of a server, the oldest league first."""

        def look(db: Connection) -> tuple[SeasonView, ...]:
            found = leagues.of_server(db, server_id)
            return tuple(_view(db, leagues.newest(db, each.id).id) for each in found)

        return await self._context.store.read(look)

    async def view(self, season_id: int) -> SeasonView:
        """Return a season."""
        return await self._context.store.read(_view, season_id)

    async def before(self, season_id: int) -> SeasonView | None:
        """Return the last season of the same league that was over before this one, if there is
        one.
        """

        def look(db: Connection) -> SeasonView | None:
            season = _season(db, season_id)
            for row in leagues.seasons_of(db, season.league_id):
                if row.number < season.number and row.status == "over":
                    return _view(db, row.id)
            return None

        return await self._context.store.read(look)

    async def note_post(self, season_id: int, post_id: int) -> None:
        """Remember the post at which people register for a season."""

        def work(db: Connection) -> None:
            leagues.save_season(db, _season(db, season_id)._replace(post_id=post_id))

        await self._context.store.write(work)

    async def _change(self, work: Callable[[Connection], SeasonView]) -> SeasonView:
        view = await self._context.store.write(work)
        self._woken()
        return view

    def _woken(self) -> None:
        """Have what was written told, and the timer set anew."""
        self._context.wake_at(self._context.clock.now())
        self._context.after_commit()
        self._context.after_letters()


def forget_in(db: Connection, user_id: int) -> None:
    """Take a person out of all seasons that are not over; their tables are another matter."""
    for season, entry in leagues.entered(db, user_id):
        if entry.place is None:
            leagues.strike(db, season.id, user_id)
        elif entry.status == "in":
            leagues.save_entry(db, entry._replace(status="withdrawn"))


def resume(db: Connection, server_id: int, since: datetime, now: datetime) -> None:
    """Let the leagues of a server go on, which have stood since then."""
    for league in leagues.of_server(db, server_id):
        season = leagues.newest(db, league.id)
        after, moved = calendar.moved_on(league, season, since, now)
        leagues.save(db, after)
        leagues.save_season(db, moved)


def may_manage(league: LeagueRow, by: Membership) -> bool:
    """Whether a person looks after a league."""
    return by.manager or (league.role_id is not None and league.role_id in by.roles)


def _managed(db: Connection, league_id: int, by: Membership) -> tuple[LeagueRow, SeasonRow]:
    found = current(db, league_id)
    if found is None:
        raise WrongTime("league_closed")
    if not may_manage(found[0], by):
        raise NotAllowed("league_only_managers")
    return found


def _check_present(db: Connection, season: SeasonRow, user_id: int) -> None:
    """Raise NotAllowed if a person was absent somewhere in each of the last seasons."""
    last = [row for row in leagues.seasons_of(db, season.league_id) if row.status == "over"]
    missed = [_was_absent(db, row.id, user_id) for row in last[:BARRED_AFTER]]
    if missed.count(True) == BARRED_AFTER:
        raise NotAllowed("league_barred", most=BARRED_AFTER)


def _was_absent(db: Connection, season_id: int, user_id: int) -> bool:
    entry = leagues.entry(db, season_id, user_id)
    if entry is None:
        return False
    if entry.status in (*GONE, "replaced"):
        return True
    return any(
        each.absent > 0
        for division in _view(db, season_id).divisions
        for each in division.standings
        if each.entrant.user_id == user_id
    )


def _tables_each(league: LeagueRow) -> int:
    """Return the most tables at which a person plays in a season."""
    return 6 if league.capacity == 2 else league.capacity


def _season(db: Connection, season_id: int) -> SeasonRow:
    found = leagues.season(db, season_id) if 0 < season_id < 1 << 63 else None
    if found is None:
        raise NotFound("league_unknown")
    return found


def _view(db: Connection, season_id: int) -> SeasonView:
    season = _season(db, season_id)
    league = leagues.find(db, season.league_id)
    assert league is not None, "a season belongs to one"
    entries, played = leagues.entries_of(db, season_id), leagues.tables_of(db, season_id)
    return view_of(league, season, entries, played)
