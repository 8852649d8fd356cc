"""Watching games that are over, step by step (`film.py`): those of tables, for everybody who may
look at them, and those imported as files (`imports.py`), for their owners.

The games watched last are kept in memory: a finished journal, like a file, never changes.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import Connection

from bot.service.context import Context, load
from bot.service.errors import WrongTime
from bot.service.model import Upload, table_info
from bot.service.tables import exporting, film, imports, tablefile
from bot.service.tables.film import Chances, Course, Film, Played, Step, Turns
from bot.storage import journal
from bot.storage.rows import Stored
from rules.event import Seat
from rules.game import AnyGame

KEPT: Final = 8
"""How many games are kept; the one watched longest ago is dropped first."""

Source: TypeAlias = int | Upload
"""Where a game comes from: the number of its table, or its file."""

P = ParamSpec("P")
T = TypeVar("T")


class Replaying:
    """Everything that can be asked about a game that is over, by the number of its table or by its
    file.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._films: OrderedDict[Source, Film] = OrderedDict()

    async def step(self, source: Source, number: int, open_hands: Sequence[Seat] = ()) -> Step:
        """Return the game after a step (the last one, if there are fewer), with the hands of these
        seats open, as far as they exist. Raises ServiceError.
        """
        return await self._watch(source, film.step_of, number, open_hands)

    async def turns(self, source: Source) -> Turns:
        """Return the board after each turn, the set-up first. Raises ServiceError."""
        return await self._watch(source, film.turns_of)

    async def course(self, source: Source) -> Course:
        """Return how the points of all seats went. Raises ServiceError."""
        return await self._watch(source, film.course_of)

    async def chances(self, source: Source) -> Chances:
        """Return how likely each seat was to win. Raises ServiceError."""
        return await self._watch(source, film.chances_of)

    async def export(self, table_id: int) -> bytes:
        """Return the file of a table. Raises ServiceError."""
        context = self._context

        def look(db: Connection) -> bytes:
            stored = context.find(db, table_id)
            game, entries = finished(context, stored), journal.entries(db, table_id)
            last = film.proved(game, stored, entries).positions[-1]
            outcome = game.outcome(load(game, last))
            assert outcome is not None, "the game is over"
            return tablefile.written(exporting.file_of(game, stored, entries, outcome))

        async with context.guard(table_id):
            return await context.store.read(look)

    async def _watch(
        self,
        source: Source,
        see: Callable[Concatenate[Played, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what `see` makes of a game, outside the event loop. Raises ServiceError."""
        context = self._context

        def look(db: Connection) -> tuple[Film, T]:
            played = self._find(db, source)
            return played.film, see(played, *args, **kwargs)

        async with nullcontext() if isinstance(source, Upload) else context.guard(source):
            shot, seen = await context.store.read(look)
        self._keep(source, shot)
        return seen

    def _find(self, db: Connection, source: Source) -> Played:
        context, kept = self._context, self._films.get(source)
        if isinstance(source, Upload):
            file = imports.find(context, db, source)
            return film.played_from(context.games, file, source.number, kept)
        stored = context.find(db, source)
        game = finished(context, stored)
        kept = kept or film.proved(game, stored, journal.entries(db, source))
        return Played(game, table_info(stored), kept)

    def _keep(self, source: Source, shot: Film) -> None:
        self._films[source] = shot
        self._films.move_to_end(source)
        if len(self._films) > KEPT:
            self._films.popitem(last=False)


def finished(context: Context, stored: Stored) -> AnyGame:
    """Return the rules of a game that was played to its end. Raises WrongTime."""
    if stored.table.status != "finished":
        raise WrongTime("not_finished")
    return context.game(stored.table.game)
