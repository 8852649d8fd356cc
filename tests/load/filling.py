"""A database with very many running tables, laid out in a minute.

One table of each game is played by people of common sense; at stops on its way it is copied, row by
row, for other people on other servers. So each copy is a game that was really played so far, with
its journal, and can be played on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, text

from bot.engine.clock import SystemClock
from bot.engine.model import Person
from bot.limits import Limits
from bot.service.host import Host
from bot.storage.schema import METADATA, moves, seats, snapshots, tables, users
from bot.storage.store import Store
from rules.registry import GAMES
from tests.wire.payloads import snowflake
from tests.wire.world import CHANNEL, GUILD

STOPS: Final = (8, 20, 32, 44, 56)
"""The numbers of moves after which a table is copied; greedy games of four people are longer."""
PEOPLE: Final = 4
BY_DM: Final = 3
"""One of this many people takes direct messages."""
TABLES_EACH: Final = 5
"""The number of tables that the same four people play."""
PER_SERVER: Final = 50
FIRST_TABLE: Final = 1_000

_FIRST_USER: Final = 10**6
NO_LIMITS: Final = Limits(*[10**9] * len(Limits._fields))
_COPIED: Final = (tables, seats, moves, snapshots)


@dataclass(frozen=True)
class Place:
    """A table that was laid out, and where Discord shows it."""

    id: int
    server_id: int
    channel_id: int
    thread_id: int
    post_id: int
    people: tuple[int, ...]


async def fill(url: str, number: int, stops: Sequence[int] = STOPS) -> list[Place]:
    """Lay out this many running tables in an empty database that was migrated."""
    store = Store.open(url)
    host = Host(store, clock=SystemClock(), limits=NO_LIMITS)
    places = [place(FIRST_TABLE + each) for each in range(number)]
    try:
        models = [await _begun(host, game, 1 + at * PEOPLE) for at, game in enumerate(GAMES)]
        left, kinds = list(places), len(models) * len(stops)
        for model in models:
            for former, stop in pairwise((0, *stops)):
                for _ in range(stop - former):
                    await move(host, model)
                share = left[: -(-len(left) // kinds)]
                await store.write(_copy, model, share)
                left, kinds = left[len(share) :], kinds - 1
        await store.write(_finish)
    finally:
        await store.close()
    return places


async def _begun(host: Host, game: str, first_user: int) -> int:
    """Begin a table of this game with four people; return its number."""
    people = [Person(first_user + number, f"P{number}") for number in range(PEOPLE)]
    opener, *others = people
    table = await host.beginning.open(opener, game, {}, capacity=PEOPLE, server_id=1, channel_id=1)
    for person in others:
        await host.lobby.join(table.id, person)
    await host.beginning.start(table.id, opener.user_id)
    return table.id


async def move(host: Host, table_id: int) -> None:
    """Let a player to move choose by common sense."""
    table = await host.look.table(table_id)
    seat = table.waiting[0]
    user_id = table.seats[seat].user_id
    assert user_id is not None
    position = await host.look.position(table_id, user_id)
    assert position.view is not None
    assert position.view.decision is not None
    choice = position.game.greedy(position.view, position.view.decision)
    await host.play.choose(table_id, user_id, table.version, seat, choice)


def place(number: int) -> Place:
    """Return the place of the table of this number."""
    server = number // PER_SERVER
    first = _FIRST_USER + PEOPLE * (number // TABLES_EACH)
    return Place(
        id=number,
        server_id=GUILD + (server << 22),
        channel_id=CHANNEL + server,
        thread_id=snowflake(),
        post_id=snowflake(),
        people=tuple(range(first, first + PEOPLE)),
    )


def _copy(db: Connection, model: int, places: list[Place]) -> None:
    """Copy a table for each of these places, with all its rows."""
    lowest = select(func.min(seats.c.user_id)).where(seats.c.table_id == model)
    first = db.execute(lowest).scalar_one()
    for table in _COPIED:
        db.execute(_copying(table, model, first), [_given(place) for place in places])


def _copying(table: Table, model: int, first: int) -> Any:
    """Return the statement that copies a table's rows; `first` is the lowest of its people."""
    new: dict[str, Any] = {
        name: bindparam(f"new_{name}", type_=tables.c[name].type)
        for name in ("id", "server_id", "channel_id", "thread_id", "post_id")
    }
    new |= {"table_id": new["id"], "lobby_post_id": new["post_id"]}
    for name in ("user_id", "opener_id"):
        if name in table.c:
            new[name] = table.c[name] - first + bindparam("first")
    key = "id" if table is tables else "table_id"
    names = [column.name for column in table.c]
    chosen = [new.get(name, table.c[name]) for name in names]
    return insert(table).from_select(names, select(*chosen).where(table.c[key] == model))


def _given(place: Place) -> dict[str, int]:
    return {
        "new_id": place.id,
        "new_server_id": place.server_id,
        "new_channel_id": place.channel_id,
        "new_thread_id": place.thread_id,
        "new_post_id": place.post_id,
        "first": place.people[0],
    }


def _finish(db: Connection) -> None:
    """Forget the tables that were copied, and note who takes direct messages."""
    for table in reversed(METADATA.sorted_tables):
        key = "id" if table is tables else "table_id"
        if key in table.c:
            db.execute(delete(table).where(table.c[key] < FIRST_TABLE))
    taking = select(seats.c.user_id).distinct().where(seats.c.user_id % BY_DM == 0)
    rows = [{"user_id": user_id} | _BY_DM for user_id in db.execute(taking).scalars()]
    db.execute(insert(users), rows)
    if db.dialect.name == "postgresql":
        db.execute(text("select setval('tables_id_seq', (select max(id) from tables))"))


_BY_DM: Final = {"dm": True, "dm_closed": False}


def people_of(places: list[Place]) -> Iterator[int]:
    """Yield all people who play there, once."""
    yield from dict.fromkeys(user_id for place in places for user_id in place.people)
