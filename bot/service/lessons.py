"""First games: a table at which each kind of question is explained the first time it comes.

Such a table is a solo table, opened and begun in one go: the learner sits among easy computers, and
seat and game are as its `lesson.toml` says (`rules/lesson.py`). Everything else is as at any table.
A person's progress is kept per game, not per table: a kind of question counts as explained once
they have answered one in a first game. So a lesson is shown until then, despite restarts, and never
again, unless the answer is taken back: then only the answers that stand count.

The first question comes with the aim of the game. The other sections of how to play come one at a
time, at questions of a known kind, so that no panel explains two things; the end of the game not
before a round that the game names.

A first game is on offer until it is finished, or its player wants no more lessons. While they play
it, the offer leads there.
"""

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import NotAllowed, NotFound
from bot.engine.model import Learning, Person, Position
from bot.engine.parties import Written
from bot.service.beginning import Beginning, Opening
from bot.storage import journal, lessons, tables
from bot.storage.rows import Entry, Notice, Stored
from rules.lesson import Lesson, lesson_of
from rules.opponents.levels import EASY

_AIM: Final = "goal"
_LATER: Final = ("card", "end")
"""The sections that follow: the numbers in pictures, and the end of the game."""


class _Playing(Exception):
    """A person who wants to begin a first game already plays one: they clicked twice."""

    def __init__(self, table_id: int) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class Lessons:
    """Begins first games, and ends their lessons. Raises ServiceError."""

    def __init__(self, context: Context, beginning: Beginning) -> None:
        self._context = context
        self._beginning = beginning

    async def new_to(self, user_id: int) -> dict[str, bool]:
        """Return the games that this person could learn, and whether they have begun."""

        def look(db: Connection) -> dict[str, bool]:
            known, played = lessons.known_to(db, user_id), lessons.played_by(db, user_id)
            games = [key for key in self._context.games if lesson_of(key) is not None]
            return {key: key in played for key in games if key not in known}

        return await self._context.store.read(look)

    async def begin(self, person: Person, game: str) -> int:
        """Begin this person's first game, unless they play one already; return the number of its
        table.
        """
        lesson = lesson_of(game) if game in self._context.games else None
        if lesson is None:
            raise NotFound("unknown_game")
        try:
            begun = await self._context.store.write(self._begin, person, game, lesson)
        except _Playing as already:
            return already.table_id
        await self._beginning.began(begun, person.user_id)
        return begun.table.id

    def _begin(self, db: Connection, person: Person, game: str, lesson: Lesson) -> Stored:
        newest = lessons.newest_of(db, person.user_id, game)
        if newest is not None and _is_played(db, newest):
            raise _Playing(newest)
        opening = Opening(
            game,
            lesson.options,
            lesson.seats,
            computers=(EASY,) * (lesson.seats - 1),
            kept=(*(0,) * lesson.learner, person.user_id),
            lesson=True,
        )
        return self._beginning.begin_in(db, person, opening)

    async def stop(self, table_id: int, user_id: int) -> None:
        """End for good the lessons of this person about the game of a table where they sit."""

        def work(db: Connection) -> None:
            stored = self._context.find(db, table_id)
            if not tables.sits_at(db, table_id, user_id):
                raise NotAllowed("not_seated")
            lessons.change(db, user_id, stored.table.game, off=True)

        await self._context.change_alone(table_id, work)


def _is_played(db: Connection, table_id: int) -> bool:
    """Whether a first game goes on: one that was set aside may never do so."""
    running = tables.status_of(db, table_id) == "running"
    return running and tables.aside_of(db, table_id) is None


def learning_in(db: Connection, position: Position, user_id: int) -> Learning | None:
    """Return the lesson about the question that this person is asked, in a transaction.

    None at any other table, and for lessons they have seen already.
    """
    view = position.view
    if view is None or view.decision is None or not position.table.lesson:
        return None
    told = lessons.find(db, user_id, position.table.game)
    later = _later(position.table.game, view.round)
    learning = _new(told.kinds, view.decision.kind, later)
    return learning if any(learning) and not told.off else None


def _later(game: str, round_: int) -> Sequence[str]:
    """Return the sections that may follow the aim of the game by this round."""
    lesson = lesson_of(game)
    return _LATER if lesson is None or round_ >= lesson.end_from else _LATER[:-1]


def _new(told: Collection[str], kind: str, later: Sequence[str]) -> Learning:
    """Return the lesson for a question of this kind, given those seen before, and the sections that
    may follow.
    """
    if not told:
        return Learning(_AIM, kind)
    if kind not in told:
        return Learning("", kind)
    return Learning(next((each for each in later if _mark(each) not in told), ""), "")


def _mark(section: str) -> str:
    """Return the key under which a section is kept among the kinds of questions."""
    return f"how.{section}" if section else ""


def note_learned(db: Connection, written: Written) -> Sequence[Notice]:
    """Note the kinds of questions that a learner has answered by hand; there are no notices."""
    table = written.after.table
    if not table.lesson:
        return ()
    entries: Sequence[Entry] = written.entries
    if written.undone:
        entries = journal.entries(db, table.id)
        for seat in written.after.seats:
            if seat.user_id is not None:
                lessons.change(db, seat.user_id, table.game, kinds=())
    for entry in entries:
        if entry.user_id is not None and not entry.planned:
            kinds = lessons.find(db, entry.user_id, table.game).kinds
            later = _later(table.game, entry.round or 0)
            section, kind = _new(kinds, entry.kind, later)
            told = [each for each in (_mark(section), kind) if each]
            if told:
                lessons.change(db, entry.user_id, table.game, kinds=(*kinds, *told))
    return ()
