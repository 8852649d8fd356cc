"""The speed of profiles, leaders and a server's numbers among very many rated games."""

from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from sqlalchemy import Connection

from bot.service.ratings import rate
from bot.storage import ratings, tables
from bot.storage.rows import FavouriteRow, SeatRow, TableRow
from bot.storage.store import Store
from rules.chance import Chance
from tools.bench.hosting import GAME, SEATS, opened, url_of

PEOPLE: Final = 300
SERVER: Final = 1
ROUNDS: Final = 30
KEYS: Final = 45
"""The number of favourites of each person; more than any game has."""


class Asked(NamedTuple):
    """The milliseconds of each request for the leaders, one person's profile, and the server's
    games in numbers.
    """

    leaders: tuple[float, ...]
    profiles: tuple[float, ...]
    numbers: tuple[float, ...]


async def measure_ratings(folder: Path, games: int) -> Asked:
    """Rate this many games among people of one server, then make many requests."""
    found: list[list[float]] = []
    async with opened(folder) as (host, _):
        store = Store.open(url_of(folder))
        await store.write(_played, games)
        await store.close()
        for number in range(1, ROUNDS + 1):
            times = [perf_counter()]
            await host.ratings.leaders(GAME, SERVER, page=number % 5)
            times.append(perf_counter())
            await host.ratings.profile(number, number + 1)
            times.append(perf_counter())
            await host.statistics.of_server(SERVER)
            times.append(perf_counter())
            found.append([1e3 * (after - before) for before, after in pairwise(times)])
    return Asked(*zip(*found, strict=True))


def _played(db: Connection, games: int) -> None:
    chance, now = Chance(1), datetime.now(UTC)
    people = list(range(1, PEOPLE + 1))
    for _ in range(games):
        chance.shuffle(people)
        seats = [SeatRow(seat, people[seat], "", rank=seat + 1) for seat in range(SEATS)]
        table = _table(now)
        rate(db, table._replace(id=tables.create(db, table, *seats)), seats)
    ratings.count_favourites(
        db,
        [FavouriteRow(each, GAME, f"key:{n}", n) for each in people for n in range(1, KEYS + 1)],
    )


def _table(now: datetime) -> TableRow:
    return TableRow(
        id=0,
        game=GAME,
        options={},
        status="finished",
        version=1,
        capacity=SEATS,
        private=False,
        language="en",
        server_id=SERVER,
        channel_id=1,
        thread_id=None,
        post_id=None,
        lobby_post_id=None,
        opener_id=1,
        seed=None,
        rules_version=1,
        moves=0,
        horizon=0,
        computer_due=False,
        created_at=now,
        changed_at=now,
    )
