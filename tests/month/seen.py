"""The public facts of people, tables and votes, read after each transaction."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Connection

from rules.game import View
from rules.registry import GAMES

_USERS: Final = """
select user_id, zone, quiet, weekends_off, vacations, remind_every, dm from users order by user_id
"""
_TABLES: Final = """
select id, version, status, clock, server_id, expiry_told from tables order by id
"""
_STATE: Final = "select game, state from tables where id = %s"
_SEATS: Final = """
select user_id, computer, resigned_at is not null, asked_at is not null, open_to,
    plan_at_once, plan_due is not null
from seats where table_id = %s order by seat
"""
_PLANNED: Final = "select number, seat from moves where table_id = %s and number > %s and planned"
_VOTES: Final = """
select id, table_id, kind, seat, user_id, clock, closes_at, outcome,
    (select {joined} from ballots where vote_id = votes.id)
from votes order by id
"""
_SERVERS: Final = "select server_id from servers where left_at is not null"
_CLOCKS: Final = """
select table_id, seat, bank, ticking_since, deadline, overtime, warn_at
from seats join tables on tables.id = table_id where status = 'running' order by table_id, seat
"""
_WARNINGS: Final = """
select id, table_id, user_id from outbox where kind = 'warned' and not fresh and id > %s order by id
"""
_REMINDERS: Final = "select id, user_id from outbox where kind = 'reminder' and id > %s order by id"
_JOINED: Final = {
    "sqlite": "group_concat(user_id || ':' || answer)",
    "postgresql": "string_agg(user_id || ':' || answer, ',')",
}


class SeenSeat(NamedTuple):
    """The public facts of a seat; and for its person alone, whether a plan of theirs answers before
    anyone hears of the question, or later.
    """

    user_id: int | None
    computer: str | None
    resigned: bool
    asked: bool
    open_to: int | None
    plan_at_once: bool
    plan_later: bool

    @property
    def by_itself(self) -> bool:
        """Whether the seat has a question to which no one is called."""
        return self.asked and (self.computer is not None or self.plan_at_once)

    @property
    def person(self) -> int | None:
        """The person who decides here themselves."""
        return None if self.computer is not None else self.user_id


class SeenTable(NamedTuple):
    """The public facts of a table after a transaction; `view` is a spectator's, while it is played.
    `planned`: the seats for which plans have just answered, as their persons see after it. `ends`:
    it is announced that the table is put aside, or that the lobby ends.
    """

    id: int
    status: str
    clock: str
    server_id: int
    seats: tuple[SeenSeat, ...]
    view: View | None
    planned: frozenset[int]
    ends: bool

    def looks_like(self, other: "SeenTable") -> bool:
        """Whether no outsider can tell one from the other."""
        return self.view == other.view and self._players() == other._players()

    def _players(self) -> list[tuple[object, ...]]:
        return [(seat.user_id, seat.computer, seat.open_to) for seat in self.seats]


class SeenVote(NamedTuple):
    """The public facts of a vote after a transaction."""

    id: int
    table_id: int
    kind: str
    seat: int | None
    user_id: int | None
    clock: str | None
    closes_at: datetime | None
    outcome: str | None
    answers: dict[int, str]


class SeenClock(NamedTuple):
    """The stored data of a seat's clock."""

    table_id: int
    seat: int
    left: int | None
    since: datetime | None
    deadline: datetime | None
    overtime: bool
    warn_at: datetime | None


class Change(NamedTuple):
    """The changes of a transaction: settings of people, tables, votes, people to remind and to
    warn, and the servers that the bot knows it has left.
    """

    away: set[int]
    users: list[int]
    tables: list[SeenTable]
    votes: list[SeenVote]
    reminders: list[int]
    warnings: list[tuple[int, int]]


class Watcher(Protocol):
    """A listener to the changes of each transaction."""

    def committed(self, change: Change) -> None: ...


class Seen:
    """The parts of the database seen so far: it outlives the process."""

    def __init__(self) -> None:
        self._users: dict[int, object] = {}
        self._tables: dict[int, int] = {}
        self._votes: dict[int, object] = {}
        self._planned: dict[int, int] = {}
        self._reminder = self._warning = 0

    def change(self, db: Connection) -> "Pending":
        """Return the changes, to be noted once stored."""
        asked = partial(ask, db)
        users = {row[0]: row for row in asked(_USERS) if self._users.get(row[0]) != row}
        tables = {row[0]: row for row in asked(_TABLES) if self._tables.get(row[0]) != row[1]}
        votes = {row[0]: row for row in asked(_VOTES) if self._votes.get(row[0]) != row}
        reminders = asked(_REMINDERS, self._reminder)
        warnings = asked(_WARNINGS, self._warning)
        planned = {
            number: asked(_PLANNED, number, self._planned.get(number, 0)) for number in tables
        }
        seen = Change(
            {row[0] for row in asked(_SERVERS)},
            list(users),
            [_table(db, row, {seat for _, seat in planned[row[0]]}) for row in tables.values()],
            [_vote(row) for row in votes.values()],
            [user_id for _, user_id in reminders],
            [(table_id, user_id) for _, table_id, user_id in warnings],
        )

        def note() -> None:
            self._users |= users
            self._tables |= {number: row[1] for number, row in tables.items()}
            self._votes |= votes
            self._planned |= {number: max(new)[0] for number, new in planned.items() if new}
            self._reminder = max((row[0] for row in reminders), default=self._reminder)
            self._warning = max((row[0] for row in warnings), default=self._warning)

        return Pending(seen, note)


class Pending(NamedTuple):
    """The changes of a pending transaction, and how to note them."""

    change: Change
    note: Callable[[], None]


def ask(db: Connection, query: str, *given: int) -> list[Any]:
    """Return the rows of a query, written for PostgreSQL's driver, over either database."""
    name = db.dialect.name
    query = query.format(joined=_JOINED[name]) if "{joined}" in query else query
    query = query if name == "postgresql" else query.replace("%s", "?")
    return [tuple(row) for row in db.exec_driver_sql(query, given)]


def _table(db: Connection, row: Any, planned: set[int]) -> SeenTable:
    number, _, status, clock, server_id, ends = row
    seats = [
        SeenSeat(user_id, computer, bool(resigned), bool(asked), open_to, bool(now), bool(later))
        for user_id, computer, resigned, asked, open_to, now, later in ask(db, _SEATS, number)
    ]
    ((name, state),) = ask(db, _STATE, number)
    view = GAMES[name].view(GAMES[name].load(state), None) if status == "running" else None
    return SeenTable(
        number, status, clock, server_id, tuple(seats), view, frozenset(planned), bool(ends)
    )


def _vote(row: Any) -> SeenVote:
    number, table_id, kind, seat, user_id, clock, closes_at, outcome, answers = row
    given = [answer.split(":") for answer in (answers or "").split(",") if answer]
    ballots = {int(who): what for who, what in given}
    closes = moment(closes_at)
    return SeenVote(number, table_id, kind, seat, user_id, clock, closes, outcome, ballots)


def moment(kept: str | datetime | None) -> datetime | None:
    """Read a time as SQLite keeps it, or PostgreSQL."""
    if isinstance(kept, datetime):
        return kept.astimezone(UTC)
    return None if kept is None else datetime.fromisoformat(kept).replace(tzinfo=UTC)


def clocks(db: Connection) -> list[SeenClock]:
    """Return the stored clocks of all running tables."""
    return [
        SeenClock(table_id, seat, left, moment(since), moment(deadline), bool(over), moment(warn))
        for table_id, seat, left, since, deadline, over, warn in ask(db, _CLOCKS)
    ]
