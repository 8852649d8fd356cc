"""Leagues, their seasons, and the people and tables of these (see `schema.leagues`)."""

from datetime import datetime
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, Table, and_, delete, func, insert, select, update

from bot.storage.owning import settle_rows
from bot.storage.rows import Status
from bot.storage.schema import entries, leagues, moves, season_tables, seasons, seats, tables
from rules.event import Seat

SeasonStatus: TypeAlias = Literal["registering", "running", "over", "called_off"]
EntryStatus: TypeAlias = Literal["in", "waiting", "withdrawn", "replaced", "removed"]
"""`waiting`: on the list of substitutes; `replaced`: by one of them, who has all their seats now;
`withdrawn`, `removed`: gone after the beginning, by their own choice or a manager's.
"""
Move: TypeAlias = Literal["up", "down", "stay"]

ToPerson: TypeAlias = Literal[
    "season_register", "season_tables", "season_last", "season_place", "season_seat"
]
"""The letters to a season's people."""

GONE: Final = ("withdrawn", "removed")


class LeagueRow(NamedTuple):
    """A league (see `schema.leagues`)."""

    id: int
    server_id: int
    name: str
    game: str
    capacity: int
    options: dict[str, str]
    clock: str
    channel_id: int
    weeks: int
    role_id: int | None
    language: str
    opened_at: datetime
    ended_at: datetime | None = None
    trouble: str | None = None
    due_at: datetime | None = None


class SeasonRow(NamedTuple):
    """A season of a league (see `schema.seasons`)."""

    id: int
    league_id: int
    number: int
    status: SeasonStatus
    opened_at: datetime
    begins_at: datetime
    last_day: datetime | None = None
    seed: str | None = None
    put_off: int = 0
    post_id: int | None = None
    sizes: tuple[int, ...] = ()


class EntryRow(NamedTuple):
    """A person in a season (see `schema.entries`)."""

    season_id: int
    user_id: int
    name: str
    registered_at: datetime
    division: int | None = None
    place: int | None = None
    status: EntryStatus = "in"
    final: int | None = None
    move: Move | None = None

    @property
    def plays(self) -> bool:
        """Whether they hold their seats, or held them last."""
        return self.place is not None and self.status != "replaced"

    @property
    def waits(self) -> bool:
        """Whether they wait for the seats of others."""
        return self.status == "waiting"


class SeasonTableRow(NamedTuple):
    """A table of a season (see `schema.season_tables`)."""

    season_id: int
    division: int
    number: int
    table_id: int | None = None
    points: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    judged: bool = False


class Played(NamedTuple):
    """A table of a season with its table's status, and when that changed last, None before it; and
    the error id if it was set aside.
    """

    row: SeasonTableRow
    status: Status | None
    changed_at: datetime | None
    aside: str | None = None


class Held(NamedTuple):
    """A seat of a running table, by its table."""

    table_id: int
    seat: Seat
    waiting_since: datetime | None
    stand_in: bool


_LEAGUE: Final = tuple(leagues.c[name] for name in LeagueRow._fields)
_SEASON: Final = tuple(seasons.c[name] for name in SeasonRow._fields)
_ENTRY: Final = tuple(entries.c[name] for name in EntryRow._fields)
_TABLE: Final = tuple(season_tables.c[name] for name in SeasonTableRow._fields)


# --- leagues and seasons ------------------------------------------------------------------------


def create(db: Connection, league: LeagueRow) -> int:
    """Store a new league; return its number."""
    league_id = _number(db, leagues, league._asdict())
    settle_rows(db, leagues, leagues.c.id == league_id)
    return league_id


def open_season(db: Connection, season: SeasonRow) -> int:
    """Store a new season; return its number."""
    return _number(db, seasons, season._asdict())


def find(db: Connection, league_id: int) -> LeagueRow | None:
    """Return a league, if it exists."""
    row = db.execute(select(*_LEAGUE).where(leagues.c.id == league_id)).first()
    return None if row is None else LeagueRow._make(row)


def season(db: Connection, season_id: int) -> SeasonRow | None:
    """Return a season, if it exists."""
    row = db.execute(select(*_SEASON).where(seasons.c.id == season_id)).first()
    return None if row is None else SeasonRow._make(row)


def seasons_of(db: Connection, league_id: int) -> list[SeasonRow]:
    """Return the seasons of a league, the newest first."""
    query = select(*_SEASON).where(seasons.c.league_id == league_id)
    return [SeasonRow._make(row) for row in db.execute(query.order_by(seasons.c.number.desc()))]


def newest(db: Connection, league_id: int) -> SeasonRow:
    """Return the newest season of a league; there is always one."""
    return seasons_of(db, league_id)[0]


def of_server(db: Connection, server_id: int) -> list[LeagueRow]:
    """Return the leagues of a server that have not ended, oldest first."""
    here = leagues.c.server_id == server_id, leagues.c.ended_at.is_(None)
    rows = db.execute(select(*_LEAGUE).where(*here).order_by(leagues.c.id))
    return [LeagueRow._make(row) for row in rows]


def save(db: Connection, league: LeagueRow) -> None:
    """Store a league as it is now."""
    db.execute(update(leagues).where(leagues.c.id == league.id).values(league._asdict()))


def save_season(db: Connection, row: SeasonRow) -> None:
    """Store a season as it is now."""
    db.execute(update(seasons).where(seasons.c.id == row.id).values(row._asdict()))


# --- people -------------------------------------------------------------------------------------


def entries_of(db: Connection, season_id: int) -> list[EntryRow]:
    """Return the people of a season, in the order in which they registered."""
    query = select(*_ENTRY).where(entries.c.season_id == season_id)
    ordered = query.order_by(entries.c.registered_at, entries.c.user_id)
    return [EntryRow._make(row) for row in db.execute(ordered)]


def entry(db: Connection, season_id: int, user_id: int) -> EntryRow | None:
    """Return a person's entry to a season, if there is one."""
    row = db.execute(select(*_ENTRY).where(_is(season_id, user_id))).first()
    return None if row is None else EntryRow._make(row)


def save_entry(db: Connection, row: EntryRow) -> None:
    """Store a person's entry, a new one or as it is now."""
    same = _is(row.season_id, row.user_id)
    if db.execute(update(entries).where(same).values(row._asdict())).rowcount == 0:
        db.execute(insert(entries).values(row._asdict()))


def strike(db: Connection, season_id: int, user_id: int) -> None:
    """Delete a person's entry."""
    db.execute(delete(entries).where(_is(season_id, user_id)))


def to_come(db: Connection, user_id: int) -> list[LeagueRow]:
    """Return the leagues for whose next season this person has registered."""
    query = select(*_LEAGUE).join(seasons, seasons.c.league_id == leagues.c.id).join(entries)
    own = entries.c.user_id == user_id, entries.c.status == "in"
    found = db.execute(query.where(*own, seasons.c.status == "registering"))
    return [LeagueRow._make(row) for row in found]


def entered(db: Connection, user_id: int) -> list[tuple[SeasonRow, EntryRow]]:
    """Return a person's entries to seasons that are not over."""
    query = select(*_SEASON, *_ENTRY).join(entries)
    open_ = seasons.c.status.in_(("registering", "running"))
    rows = db.execute(query.where(entries.c.user_id == user_id, open_).order_by(seasons.c.id))
    width = len(_SEASON)
    return [(SeasonRow._make(row[:width]), EntryRow._make(row[width:])) for row in rows]


def _is(season_id: int, user_id: int) -> Any:
    return and_(entries.c.season_id == season_id, entries.c.user_id == user_id)


# --- tables -------------------------------------------------------------------------------------


def lay_out(db: Connection, rows: list[SeasonTableRow]) -> None:
    """Store the tables of a season that begins."""
    db.execute(insert(season_tables), [row._asdict() for row in rows])


def tables_of(db: Connection, season_id: int) -> list[Played]:
    """Return the tables of a season, by division and number."""
    query = (
        select(*_TABLE, tables.c.status, tables.c.changed_at, tables.c.aside)
        .outerjoin(tables, tables.c.id == season_tables.c.table_id)
        .where(season_tables.c.season_id == season_id)
        .order_by(season_tables.c.division, season_tables.c.number)
    )
    width = len(_TABLE)
    return [Played(SeasonTableRow._make(row[:width]), *row[width:]) for row in db.execute(query)]


def next_unopened(db: Connection, season_id: int) -> SeasonTableRow | None:
    """Return the first table of a season that has not been opened yet."""
    closed = season_tables.c.season_id == season_id, season_tables.c.table_id.is_(None)
    ordered = season_tables.c.division, season_tables.c.number
    row = db.execute(select(*_TABLE).where(*closed).order_by(*ordered).limit(1)).first()
    return None if row is None else SeasonTableRow._make(row)


def of_table(db: Connection, table_id: int) -> SeasonTableRow | None:
    """Return the place of a table in its season, if it is played in one."""
    row = db.execute(select(*_TABLE).where(season_tables.c.table_id == table_id)).first()
    return None if row is None else SeasonTableRow._make(row)


def running_of(db: Connection, season_id: int, user_id: int) -> list[int]:
    """Return the running tables of a season at which a person holds a seat."""
    return [each.table_id for each in held_by(db, season_id, user_id)]


def held_by(db: Connection, season_id: int, user_id: int) -> list[Held]:
    """Return the seats that a person holds at running tables of a season."""
    query = (
        select(tables.c.id, seats.c.seat, seats.c.waiting_since, seats.c.stand_in)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.season_id == season_id, tables.c.status == "running")
        .where(seats.c.user_id == user_id, seats.c.resigned_at.is_(None))
        .order_by(tables.c.id)
    )
    return [Held._make(row) for row in db.execute(query)]


def answered(db: Connection, season_id: int) -> set[int]:
    """Return who has chosen anything at a table of a season, even if it was taken back."""
    query = select(moves.c.user_id).join(tables, tables.c.id == moves.c.table_id).distinct()
    own = tables.c.season_id == season_id, moves.c.user_id.is_not(None)
    return set(db.execute(query.where(*own)).scalars())


def note_opened(db: Connection, row: SeasonTableRow, table_id: int) -> bool:
    """Note the number of a table that was just opened; return whether it was the first one."""
    opened = _first(row, season_tables.c.table_id.is_(None)).values(table_id=table_id)
    return db.execute(opened).rowcount == 1


def count(db: Connection, row: SeasonTableRow) -> bool:
    """Note the result of a table; return whether it had none."""
    values = {"points": row.points, "scores": row.scores, "judged": row.judged}
    return db.execute(_first(row, season_tables.c.points.is_(None)).values(values)).rowcount == 1


def _first(row: SeasonTableRow, free: Any) -> Any:
    keys = (season_tables.c[name] == getattr(row, name) for name in SeasonTableRow._fields[:3])
    return update(season_tables).where(*keys, free)


def hasten(db: Connection, season_id: int, now: datetime) -> None:
    """Have the league of a season looked after now."""
    own = select(seasons.c.league_id).where(seasons.c.id == season_id).scalar_subquery()
    db.execute(
        update(leagues).where(leagues.c.id == own, leagues.c.due_at > now).values(due_at=now)
    )


def unfinished(db: Connection, season_id: int) -> bool:
    """Whether a table of a season has no points yet."""
    query = select(func.count()).where(
        season_tables.c.season_id == season_id, season_tables.c.points.is_(None)
    )
    return db.execute(query).scalar_one() > 0


def _number(db: Connection, table: Table, values: dict[str, Any]) -> int:
    del values["id"]
    key = db.execute(insert(table).values(values)).inserted_primary_key
    assert key is not None, "the database numbers these rows"
    return key[0]
