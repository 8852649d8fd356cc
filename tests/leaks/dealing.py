"""Another world that a viewer cannot tell from this one: all hidden things dealt at random."""

from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
from sqlalchemy import Connection, bindparam, update

from bot.engine import context
from bot.engine.model import TableInfo
from bot.service import replay_steps
from bot.storage import journal
from bot.storage.rows import Entry
from bot.storage.schema import moves, tables
from rules.chance import Chance
from rules.event import Event, Seat
from rules.game import AnyGame
from rules.registry import GAMES
from tests.leaks.world import World


def redealt(game: AnyGame, state: Any, seats: int, seat: Seat | None, chance: Chance) -> Any:
    """Deal all that a seat cannot know at random; for a spectator all that no seat's view would
    spare.

    Dealing for one seat spares its knowledge; dealing for another one after it changes that, too.
    """
    spared = range(seats) if seat is None else (seat,)
    for each in spared:
        state = game.determinize(state, each, chance)
    return state


async def deal_anew(world: World, table: TableInfo, seat: Seat | None) -> None:
    """Put such a world in place of this one: position, seed, journal."""
    game = GAMES[table.game]
    state = redealt(game, await world.state(table), len(table.seats), seat, world.chance)
    values = {"state": game.dump(state), "seed": f"{world.chance.below(1 << 60):064x}"}

    def put(db: Connection) -> None:
        db.execute(update(tables).where(tables.c.id == table.id).values(values))
        entries = journal.entries(db, table.id)
        db.execute(
            _REWRITE.where(moves.c.table_id == table.id),
            [_values(_hidden_changed(entry, seat)) for entry in entries],
        )

    await world.bot.store.write(put)


@asynccontextmanager
async def dealt_anew(world: World, table: TableInfo, seat: Seat | None) -> AsyncGenerator[None]:
    """Be in such a world. Its journal leads to the same place as this one's, by positions each of
    which is dealt at random.
    """
    stored, entries, chance = await world.stored(table), await world.entries(table), Chance(12)

    def play_again(game: AnyGame, *_: object) -> Iterator[Any]:
        for state in context.play_again(game, stored, entries):
            yield redealt(game, state, len(table.seats), seat, chance)

    await deal_anew(world, table, seat)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay_steps, "play_again", play_again)
        yield


_NAMES: Final = ("events", "choice", "keys", "digest")
_REWRITE: Final = (
    update(moves)
    .where(moves.c.number == bindparam("number_"))
    .values({name: bindparam(name) for name in _NAMES})
)


def _values(entry: Entry) -> dict[str, Any]:
    return {"number_": entry.number, **{name: getattr(entry, name) for name in _NAMES}}


def _hidden_changed(entry: Entry, seat: Seat | None) -> Entry:
    """Return an entry without the parts that the seat was not told."""
    told = tuple(found for event in entry.events if (found := _as_told(event, entry, seat)))
    if entry.seat is not None and entry.seat == seat:
        return entry._replace(events=told, digest="0" * 24)
    return entry._replace(events=told, digest="0" * 24, choice=(), keys=())


def _as_told(event: Event, entry: Entry, seat: Seat | None) -> Event | None:
    """Return the event if the seat was told, else nothing, or what has to stay of it.

    A reveal ends all taking back, so everyone may notice it.
    """
    if event.is_for(seat):
        return event
    own = set(event.audience or ()) <= {entry.seat}
    return (
        None if own and not event.reveals else Event(event.kind, {}, event.audience, event.reveals)
    )
