"""The life of a season: it begins, is told of, is judged, and ends. Each phase is a transaction.

A league's `due_at` says when there is something to do. Then `look_after` does all of it, one
transaction after the other: a restart in between goes on where the last one was stored.

| The season | Then |
|---|---|
| registers, and its week is over | it is laid out, or put off if too few people have come |
| has tables that are not open | each is opened and begun by itself; after the last, all is told |
| has no-shows, from the fifth day on | their seats go to substitutes (`substitutes.py`) |
| runs, on Mondays | the standing is posted, if it has changed |
| runs, 7 and 2 days before the end | people are told of their unfinished tables |
| runs, and all tables count | it ends, and the next one registers |
| runs, on its last day | the other tables are judged, one by one |

A table that cannot be opened (the server has too many, say) or judged is tried again every hour,
and whenever a table of the season ends. `trouble` says why.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from bot.engine.commit import NOBODY, note, write
from bot.engine.context import Context, load
from bot.engine.errors import ServiceError
from bot.engine.idling import JUDGED
from bot.engine.model import Person
from bot.engine.turn import turn_at
from bot.limits import Limits
from bot.service.beginning import Beginning, Opening
from bot.service.conceding import leave_forgotten
from bot.service.leagues import calendar, judging, schedule
from bot.service.leagues.absence import absent_in
from bot.service.leagues.calendar import RETRY, WEEK
from bot.service.leagues.model import Division
from bot.service.leagues.ranking import ranked
from bot.service.leagues.standing import view_of
from bot.service.server import most_tables
from bot.storage import leagues, letters
from bot.storage.leagues import GONE, EntryRow, LeagueRow, SeasonRow, SeasonTableRow
from bot.storage.rows import Letter, Stored
from rules.errors import BadSetup
from rules.event import Seat

_SOON: Final = timedelta(seconds=1)
"""The pause between two tables that are judged: other things are due, too."""
_TABLES_EACH: Final = {2: 3}
"""The tables of a division for each of its people, by the seats of a table; usually one."""


class Seasons:
    """Looks after the seasons of leagues."""

    def __init__(self, context: Context, beginning: Beginning, limits: Limits) -> None:
        self._context = context
        self._beginning = beginning
        self._limits = limits

    async def look_after(self, league_id: int) -> None:
        """Do all that is due in a league."""
        write, trouble = self._context.store.write_behind, None
        try:
            await write(self._turn_over, league_id)
            while begun := await write(self._open_next, league_id):
                await self._beginning.began(begun, None)
            await self._judge_one(league_id)
        except ServiceError as error:
            trouble = error.code
        except BadSetup as error:
            trouble = error.refusal.code
        await write(self._go_on, league_id, trouble)
        self._context.after_commit()
        self._context.after_letters()

    def _turn_over(self, db: Connection, league_id: int) -> None:
        """Begin a season whose registration is over."""
        found, now = current(db, league_id), self._context.clock.now()
        if found is not None and found[1].status == "registering" and found[1].begins_at <= now:
            self._begin(db, *found, now)

    def _go_on(self, db: Connection, league_id: int, trouble: str | None) -> None:
        """End a season that is over; else have told what its days call for, and note when there is
        next something to do, and what is in the way.
        """
        found, now = current(db, league_id), self._context.clock.now()
        if found is None or not is_due(found[0], now):
            return
        league, season = found
        if season.last_day is not None and not leagues.unfinished(db, season.id):
            finish(db, league, season, now)
            return
        if season.last_day is not None and now < season.last_day:
            _tell(db, league, season, now)
        at, again = calendar.next_due(league, season, now), now + (RETRY if trouble else _SOON)
        if at <= now:
            at = again
        elif trouble or _to_judge(db, season, now):
            at = min(at, again)
        leagues.save(db, league._replace(due_at=at, trouble=trouble))
        self._context.wake_at(at)

    # --- the beginning --------------------------------------------------------------------------

    def _begin(self, db: Connection, league: LeagueRow, season: SeasonRow, now: datetime) -> None:
        """Lay a season out. Too few people: put it off by a week, or call it off."""
        entries = [row for row in leagues.entries_of(db, season.id) if row.status == "in"]
        most = most_tables(db, league.server_id, self._limits)
        room = most // _TABLES_EACH.get(league.capacity, 1)
        seed = f"{self._context.seed():064x}"
        laid = schedule.laid_out(seed, ranked(db, league, entries[:room], seed), league.capacity)
        if not laid:
            put_off_or_call_off(db, league, season, now)
            return
        for row in entries[room:]:
            leagues.save_entry(db, row._replace(status="waiting"))
        by_id = {row.user_id: row for row in entries}
        for number, division in enumerate(laid):
            for place, user_id in enumerate(division.people):
                leagues.save_entry(db, by_id[user_id]._replace(division=number, place=place))
        rows = [
            SeasonTableRow(season.id, number, table)
            for number, division in enumerate(laid)
            for table in range(len(division.tables))
        ]
        leagues.lay_out(db, rows)
        sizes = tuple(len(division.people) for division in laid)
        leagues.save_season(db, season._replace(status="running", seed=seed, sizes=sizes))

    def _open_next(self, db: Connection, league_id: int) -> Stored | None:
        """Open the next table of a season and begin its game; after the last, have all told."""
        found, now = current(db, league_id), self._context.clock.now()
        if found is None or found[1].status != "running" or not is_due(found[0], now):
            return None
        league, season = found
        row = leagues.next_unopened(db, season.id)
        if row is None:
            return None
        people = people_at(db, league, season, row)
        begun = self._beginning.seat_and_begin(
            db, [Person(each.user_id, each.name) for each in people], _opening(league, season)
        )
        assert leagues.note_opened(db, row, begun.table.id), "no other writer opens it"
        for seat, each in enumerate(people):
            if each.status in GONE and begun.table.status == "running":
                turn = turn_at(self._context, begun)
                leave_forgotten(db, turn, seat)
                begun = write(db, turn, NOBODY)
        if leagues.next_unopened(db, season.id) is None:
            season = season._replace(last_day=now + WEEK * league.weeks)
            leagues.save_season(db, season)
            told = [Letter("season_begun", server_id=league.server_id, about=season.id)]
            letters.add(db, [*told, *to_all(db, season, "season_tables")], now)
        return begun

    # --- the last day ---------------------------------------------------------------------------

    async def _judge_one(self, league_id: int) -> None:
        """Judge the first table that needs it, and end it if it still runs. Raises ServiceError."""
        context = self._context
        row = await context.store.read(self._found_to_judge, league_id)
        if row is None or row.table_id is None:
            return
        stored, absent = await context.read(row.table_id, self._read, row.table_id)
        assert stored.state is not None, "it has begun"
        game, seed = stored.table.game, context.seed()
        points = await judging.judged(context.work_out, game, stored.state, absent, seed)
        row = row._replace(points=points, judged=True)
        ended = await context.change_alone(stored.table.id, self._end, row, stored.table.version)
        if ended is not None:
            note(context, "table.ended", ended)

    def _found_to_judge(self, db: Connection, league_id: int) -> SeasonTableRow | None:
        found, now = current(db, league_id), self._context.clock.now()
        due = found is not None and is_due(found[0], now)
        return _to_judge(db, found[1], now) if found is not None and due else None

    def _read(self, db: Connection, table_id: int) -> tuple[Stored, frozenset[Seat]]:
        """Return a table whose position can be played out, and who is absent there."""
        stored = self._context.find(db, table_id)
        load(self._context.game(stored.table.game), stored.state or "")
        return stored, absent_in(db, stored, last_day=True)

    def _end(self, db: Connection, row: SeasonTableRow, version: int) -> Stored | None:
        """Store what was judged of a table, unless it has moved on since; return it if it is ended
        by this.
        """
        stored = self._context.find(db, row.table_id or 0)
        if stored.table.version != version or not leagues.count(db, row):
            return None
        if stored.table.status != "running":
            return None
        turn = turn_at(self._context, stored)
        turn.abort(JUDGED)
        return write(db, turn, NOBODY)


def _to_judge(db: Connection, season: SeasonRow, now: datetime) -> SeasonTableRow | None:
    """Return the first table that has to be judged, if there is one; what was set aside is last, as
    it holds up the others.
    """
    last = season.last_day is not None and season.last_day <= now
    played = sorted(leagues.tables_of(db, season.id), key=lambda each: each.aside is not None)
    for row, status, *_ in played:
        if row.table_id is not None and row.points is None and (last or status != "running"):
            return row
    return None


def current(db: Connection, league_id: int) -> tuple[LeagueRow, SeasonRow] | None:
    """Return a league that has not ended, and its newest season."""
    league = leagues.find(db, league_id)
    if league is None or league.ended_at is not None:
        return None
    return league, leagues.newest(db, league_id)


def is_due(league: LeagueRow, now: datetime) -> bool:
    """Whether there is something to do in a league."""
    return league.due_at is not None and league.due_at <= now


def open_season(db: Connection, league: LeagueRow, number: int, now: datetime) -> SeasonRow:
    """Open the registration of a league's next season."""
    season = SeasonRow(0, league.id, number, "registering", now, now + calendar.REGISTRATION)
    season = season._replace(id=leagues.open_season(db, season))
    leagues.save(db, league._replace(due_at=season.begins_at, trouble=None))
    letters.add(db, [Letter("season_open", server_id=league.server_id, about=season.id)], now)
    return season


def put_off_or_call_off(
    db: Connection, league: LeagueRow, season: SeasonRow, now: datetime
) -> None:
    """Put a season off for which too few people have registered, or call its league off."""
    if season.put_off < calendar.MOST_PUT_OFF:
        put_off(db, league, season._replace(put_off=season.put_off + 1), now)
        return
    call_off(db, league, season, now)


def put_off(db: Connection, league: LeagueRow, season: SeasonRow, now: datetime) -> None:
    """Have a season begin a week later."""
    season = season._replace(begins_at=max(season.begins_at, now) + WEEK)
    leagues.save_season(db, season)
    leagues.save(db, league._replace(due_at=season.begins_at, trouble=None))
    letters.add(db, [Letter("season_open", server_id=league.server_id, about=season.id)], now)


def call_off(db: Connection, league: LeagueRow, season: SeasonRow, now: datetime) -> None:
    """End a league in the middle of a season, which does not count; its tables go on."""
    leagues.save_season(db, season._replace(status="called_off"))
    leagues.save(db, league._replace(ended_at=now, due_at=None, trouble=None))
    letters.add(db, [Letter("season_off", server_id=league.server_id, about=season.id)], now)


def finish(db: Connection, league: LeagueRow, season: SeasonRow, now: datetime) -> None:
    """End a season all of whose tables count, and open the registration of the next one."""
    entries = leagues.entries_of(db, season.id)
    by_id = {row.user_id: row for row in entries}
    found = view_of(league, season, entries, leagues.tables_of(db, season.id))
    for division in found.divisions:
        for each in division.standings:
            row = by_id[each.entrant.user_id]
            leagues.save_entry(db, row._replace(final=each.rank, move=each.move))
    leagues.save_season(db, season._replace(status="over"))
    told = [Letter("season_over", server_id=league.server_id, about=season.id)]
    letters.add(db, [*told, *to_all(db, season, "season_place")], now)
    coming = open_season(db, league, season.number + 1, now)
    asked = [
        letter._replace(about=coming.id, not_before=coming.begins_at - calendar.REMINDED)
        for letter in to_all(db, season, "season_register", waiting=True)
    ]
    letters.add(db, asked, now)


def _tell(db: Connection, league: LeagueRow, season: SeasonRow, now: datetime) -> None:
    """Have told what the days since the league was due call for."""
    assert league.due_at is not None, "it is due"
    before = league.due_at - timedelta(microseconds=1)
    played = leagues.tables_of(db, season.id)
    if found := calendar.mondays(before, now):
        since = found[0] - WEEK
        if any(row.points and at and at > since for row, _, at, _ in played):
            post = Letter("season_standing", server_id=league.server_id, about=season.id)
            letters.add(db, [post], now)
    if any(before < at <= now for at in calendar.last_days(season)):
        view = view_of(league, season, leagues.entries_of(db, season.id), played)
        unfinished = _with_unfinished(view.divisions)
        asked = to_all(db, season, "season_last")
        letters.add(db, [each for each in asked if each.user_id in unfinished], now)


def _with_unfinished(divisions: Sequence[Division]) -> set[int]:
    """Return the people with a table that still runs."""
    return {
        user_id
        for division in divisions
        for table in division.tables
        if table.points is None
        for user_id in table.user_ids
    }


def to_all(
    db: Connection, season: SeasonRow, kind: leagues.ToPerson, *, waiting: bool = False
) -> list[Letter]:
    """Write to everyone who plays in a season; `waiting`: also to those who wait there."""
    return [
        Letter(kind, user_id=row.user_id, about=season.id)
        for row in leagues.entries_of(db, season.id)
        if row.user_id > 0 and ((row.plays and row.status == "in") or (waiting and row.waits))
    ]


def people_at(
    db: Connection, league: LeagueRow, season: SeasonRow, row: SeasonTableRow
) -> list[EntryRow]:
    """Return the people of a table, in the order of their seats."""
    own = [
        each
        for each in leagues.entries_of(db, season.id)
        if each.plays and each.division == row.division
    ]
    by_place = {each.place: each for each in own}
    block = schedule.tables(season.sizes[row.division], league.capacity)[row.number]
    return [by_place[place] for place in block]


def _opening(league: LeagueRow, season: SeasonRow) -> Opening:
    return Opening(
        league.game,
        league.options,
        league.capacity,
        server_id=league.server_id,
        channel_id=league.channel_id,
        language=league.language,
        clock=league.clock,
        season_id=season.id,
    )
