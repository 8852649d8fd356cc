"""Watching finished games step by step (`replay_steps.py`): those of tables, for all who may look
at them, and those imported as files (`imports.py`), for their owners.

The games watched last are kept in memory: a finished journal, like a file, never changes.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import Connection

from bot.engine.context import Context, load
from bot.engine.errors import NotFound, WrongTime
from bot.engine.model import Upload, table_info
from bot.service import exporting, replay_steps, tablefile
from bot.service.replay_steps import Chances, Course, Played, Reel, Step, Turns, differences_noted
from bot.storage import imports, journal
from bot.storage.rows import Entry, Stored
from rules.event import Seat
from rules.game import AnyGame

KEPT: Final = 4_000_000
"""The bytes of games that are kept, about 130 games; the one unwatched for longest is dropped
first.
"""

FILES_KEPT_FOR: Final = timedelta(days=7)
"""The time for which an imported file is stored."""

Source: TypeAlias = int | Upload
"""The source of a game: the number of its table, or its file."""

P = ParamSpec("P")
T = TypeVar("T")


class Replaying:
    """All queries about a finished game, by the number of its table or by its file."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._reels: OrderedDict[Source, Reel] = OrderedDict()
        self._weight = 0

    async def step(self, source: Source, number: int, open_hands: Sequence[Seat] = ()) -> Step:
        """Return the game after a step (the last one, if there are fewer), with the hands of these
        seats open, if they exist. Raises ServiceError.
        """
        return await self._watch(source, replay_steps.step_of, number, open_hands)

    async def turns(self, source: Source) -> Turns:
        """Return the board after each turn, the set-up first. Raises ServiceError."""
        return await self._watch(source, replay_steps.turns_of)

    async def course(self, source: Source) -> Course:
        """Return the course of all seats' points. Raises ServiceError."""
        return await self._watch(source, replay_steps.course_of)

    async def chances(self, source: Source) -> Chances:
        """Return each seat's chances to win. Raises ServiceError."""
        return await self._watch(source, replay_steps.chances_of)

    async def export(self, table_id: int) -> bytes:
        """Return the file of a table. Raises ServiceError."""
        stored, entries = await self.rows(table_id)
        with differences_noted(table_id):
            return await self._context.work_out(_exported, stored, entries)

    async def _watch(
        self,
        source: Source,
        see: Callable[Concatenate[Played, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return the result of `see` on a game. Raises ServiceError."""
        of_file = isinstance(source, Upload)
        reel = await (self._reel_of_file(source) if of_file else self._reel_of_table(source))
        self.keep(source, reel)
        return await self._context.work_out(replay_steps.seen, reel, see, *args, **kwargs)

    async def _reel_of_table(self, table_id: int) -> Reel:
        """Return the film of a table, with the names that people there have now."""
        kept = self._reels.get(table_id)
        stored, entries = await self.rows(table_id, told=kept is None)
        if kept is not None:
            return kept._replace(table=table_info(stored))
        with differences_noted(table_id):
            return await self._context.work_out(replay_steps.reel_of_table, stored, entries)

    async def _reel_of_file(self, upload: Upload) -> Reel:
        """Return the film of a file. Raises NotFound if it is gone, or another person's."""
        context, reel = self._context, self._reels.get(upload)
        since = context.clock.now() - FILES_KEPT_FOR
        if reel is None or not await context.store.read(imports.has, *upload, since):
            file = await context.store.read(imports.find, *upload, since)
            if file is None:
                raise NotFound("no_file")
            reel = await context.work_out(replay_steps.reel_of_file, file.encode())
        return reel._replace(table=replace(reel.table, upload=upload.number))

    def keep(self, source: Source, reel: Reel) -> None:
        """Keep a film, and drop those unwatched for longest to make room."""
        before = self._reels.pop(source, None)
        self._weight += len(reel.packed) - (0 if before is None else len(before.packed))
        self._reels[source] = reel
        while self._weight > KEPT and len(self._reels) > 1:
            _, oldest = self._reels.popitem(last=False)
            self._weight -= len(oldest.packed)

    async def rows(self, table_id: int, *, told: bool = True) -> tuple[Stored, Sequence[Entry]]:
        """Return the stored data of a finished table, and its journal if `told`."""
        context = self._context

        def look(db: Connection) -> tuple[Stored, Sequence[Entry]]:
            stored = context.find(db, table_id)
            finished(context, stored)
            return stored, journal.entries(db, table_id) if told else ()

        return await context.read(table_id, look)


def _exported(games: Mapping[str, AnyGame], stored: Stored, entries: Sequence[Entry]) -> bytes:
    """Return the file of a table that is over. Raises ServiceError."""
    game = games[stored.table.game]
    last = replay_steps.proved(game, stored, entries).positions[-1]
    outcome = game.outcome(load(game, last))
    return tablefile.written(exporting.file_of(game, stored, entries, outcome))


def finished(context: Context, stored: Stored) -> AnyGame:
    """Return the rules of a game that was played to its end. Raises WrongTime."""
    if stored.table.status != "finished":
        raise WrongTime("not_finished")
    return context.game(stored.table.game)
