"""What all use cases share: storage, clock, games, chance, and one lock for each busy table."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.clock import Clock
from bot.service.errors import NotFound
from bot.storage import tables
from bot.storage.rows import Stored
from bot.storage.store import Store
from rules.chance import Chance
from rules.game import AnyGame


class Locks:
    """A lock for each table that somebody is changing; a table at rest has none."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, table_id: int) -> asyncio.Lock:
        """Return the lock of this table; hold on to it for as long as it is needed."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    def __len__(self) -> int:
        return len(self._locks)


def _nobody_to_tell() -> None:
    """Stand in for the outbox until there is one."""


@dataclass(slots=True)
class Context:
    """The surroundings of a use case. `seed` draws 256 unguessable bits."""

    store: Store
    clock: Clock
    games: Mapping[str, AnyGame]
    seed: Callable[[], int]
    locks: Locks = field(default_factory=Locks)
    after_commit: Callable[[], None] = _nobody_to_tell

    def game(self, key: str) -> AnyGame:
        """Return the rules of a game. Raises NotFound."""
        if key not in self.games:
            raise NotFound("unknown_game", game=key)
        return self.games[key]

    def chance(self) -> Chance:
        """Return a fresh source of chance, apart from that of any game."""
        return Chance(self.seed())


async def find(db: AsyncConnection, table_id: int) -> Stored:
    """Return a table. Raises NotFound, also for a number that no database holds."""
    stored = await tables.find(db, table_id) if 0 < table_id < 1 << 63 else None
    if stored is None:
        raise NotFound("unknown_table", table=table_id)
    return stored
