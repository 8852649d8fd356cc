"""Answers of computers, and of plans that answer at once, one transaction each, from views only.

They answer once the choice before them has settled (`telling.settles_at`): until then the player
can fix a slip, but a computer's answer stands. `computer_due` in the table's row says that a
computer has yet to answer, so a start after a crash resumes there.

A computer that fails never costs a person their move, which was stored before. The computer is
tried again after 5 seconds, then longer and longer, eight times; then the post and the panels say
that it is stuck, with the id that the log has. The next move or start tries again. While the
database is full, locked or gone, no computer is given up. The tries are counted in memory only,
because `computer_due` is what matters. A table put back into play may wait for a computer that was
never called. The next look at a panel calls it (`Host.current`).

With several processes, computers answer in the one that owns their table. A person's move made in
another process wakes it, so retries and giving up happen in one place. The computers of a solo
table answer in the process where its person clicked, because the panel there shows their moves.

All parts of a choice are worked out and stored together. So the time of an answer does not reveal
the number of its parts.

Most choices take less than a millisecond and are made on the event loop. If a level looks ahead,
`Context.think` chooses in another process, outside any transaction, and the person whose move led
here does not wait for it. It is given an imagined world in place of the position. A table has one
such decision under way at a time. Its answer is stored if the question is still open, else the
computers look again; so a late answer does no harm. If nothing usable comes back, the computer
plays as one of the normal level would, and the log says so under an error id. A computer that is
retried after a failure does not look ahead.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

import structlog
from sqlalchemy import Connection

from bot.background import Background
from bot.engine import planning
from bot.engine.backoff import FIRST_DELAY, Failures
from bot.engine.commit import NOBODY, Actor, note, write
from bot.engine.context import Context
from bot.engine.errors import SetAside, StorageFailed
from bot.engine.model import TableInfo
from bot.engine.turn import Turn, begin, turn_at
from bot.logs import error_id
from bot.storage import lists, outbox
from bot.storage.rows import Notice, SeatRow, Stored
from bot.storage.tables import Conflict
from rules import opponents
from rules.chains import whole
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.game import AnyGame
from rules.opponents.imagined import imagine
from rules.opponents.levels import GREEDY, LEVELS, RANDOM, STAND_IN, takes_time

Whole: TypeAlias = tuple[Choice, ...]
"""A choice with all its parts."""

TRIES: Final = 8
"""About ten minutes of trying, with the delays of `backoff`."""

_log = structlog.get_logger(__name__)


class _Thought(NamedTuple):
    """A computer's choice, and its question: that of this seat since that version."""

    seat: Seat
    asked_at: int | None
    choices: Whole

    def answers(self, seat: SeatRow) -> bool:
        """Whether the seat is still asked the same."""
        return (seat.seat, seat.asked_at) == (self.seat, self.asked_at)


class Computers:
    """Plays the seats that computers hold."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._failures = Failures[int](context.clock, TRIES)
        self._background = Background()
        self._thinking = set[int]()
        self._tasks = dict[asyncio.Task[None], int]()

    async def answer(self, table_id: int, actor: Actor, stored: Stored | None = None) -> None:
        """Let the computers at this table decide until none is waited for.

        `actor` is the person whose move led here. Failures do not reach them: they are logged, and
        retried. `stored` is the table as it was just stored, which saves reading it again.
        """
        async with self._noting(table_id):
            await self._answer_all(table_id, actor, stored)

    async def settle(self, table_id: int) -> None:
        """Settle the newest choice at a table: call the next person, or let computers answer.

        Raises ServiceError.
        """
        context = self._context

        def work(db: Connection) -> Stored:
            turn = begin(context, db, table_id)
            turn.settle()
            return write(db, turn, NOBODY)

        stored = await context.change(table_id, work)
        note(context, "table.settled", stored)
        await self.answer(table_id, NOBODY, stored)

    async def answer_and_tell(self, table_id: int, actor: Actor, stored: Stored | None) -> None:
        """Let computers answer the turn just stored, then have all of it told, whatever happens."""
        try:
            await self.answer(table_id, actor, stored)
        finally:
            self._context.after_commit()

    async def wake(self, table: TableInfo, actor: int) -> bool:
        """Call computers that were never called, for example after their table was put back into
        play.

        Return whether there are any. In all other cases computers answer at once, or are retried
        anyway.
        """
        due = any(seat.waiting and seat.computer is not None for seat in table.seats)
        at_rest = self._context.clock.now() - table.changed_at >= FIRST_DELAY
        playable = table.status == "running" and table.settles_at is None
        ours = table.is_solo or self._context.store.shards.owns(table.server_id)
        seen_to = table.id in self._failures or table.id in self._thinking
        if not (ours and playable and due and at_rest) or seen_to:
            return False
        await self.answer(table.id, Actor(actor))
        return True

    async def thought(self, table_id: int) -> None:
        """Wait until no computer of this table thinks, and what they thought is stored."""
        while tasks := [task for task, at in self._tasks.items() if at == table_id]:
            await asyncio.wait(tasks)

    async def recover(self) -> None:
        """Resume at tables where the process ended between a person's move and the computers'
        answers.
        """
        for table_id in await self._context.store.read(lists.due_for_computers):
            await self.answer(table_id, NOBODY)

    async def retry_due(self) -> None:
        """Retry the computers that are due, and set the timer for the rest."""
        for table_id in self._failures.due():
            await self.answer(table_id, NOBODY)
        next_try = self._failures.next_try()
        if next_try is not None:
            self._context.wake_at(next_try)

    def stuck(self, table_id: int) -> str | None:
        """Return the error id under which the computers of a table were given up, if they were."""
        return self._failures.given_up(table_id)

    async def stop(self) -> None:
        """Drop what computers are thinking about; `recover` asks again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @asynccontextmanager
    async def _noting(self, table_id: int) -> AsyncGenerator[None]:
        """Note whether computers fail at this table within this context."""
        try:
            async with self._context.guard(table_id):
                yield
        except SetAside:
            self._failures.forget(table_id)
        except Exception as error:  # noqa: BLE001 - whatever it is, the person's move is made
            await self._note(table_id, error)
        else:
            self._failures.forget(table_id)

    async def _note(self, table_id: int, error: Exception) -> None:
        told = self.stuck(table_id) is not None
        passing = isinstance(error, StorageFailed) and not error.damage
        number, *_, next_try = self._failures.note(table_id, passing=passing)
        if next_try is not None:
            _log.warning("computers.failed", table=table_id, error=number, exc_info=error)
            self._context.wake_at(next_try)
            return
        _log.error("computers.stuck", table=table_id, error=number, exc_info=error)
        if not told:
            await self._say_so(table_id)

    async def _say_so(self, table_id: int) -> None:
        """Have the post of the table edited, because it says if computers are stuck."""
        context = self._context
        try:
            now = context.clock.now()
            await context.store.write_at(table_id, outbox.add, table_id, [Notice("board")], now)
        except Exception as error:  # noqa: BLE001 - the panels say it as well
            _log.warning("computers.not_said", table=table_id, exc_info=error)

    async def _answer_all(
        self, table_id: int, actor: Actor, stored: Stored | None, thought: _Thought | None = None
    ) -> None:
        """Answer until no one waits for a computer, or one has to think.

        A computer's thought stays valid while its question is open. If it thought again whenever
        another seat's step came first, its time would give away secret steps.
        """
        context = self._context
        while True:
            if stored is None:
                stored = await context.store.read(context.find, table_id)
            table = stored.table
            if not table.computer_due or table.settles_at is not None:
                return
            if not (table.is_solo or context.store.shards.owns(table.server_id)):
                return
            turn = turn_at(context, stored)
            seat = next(seat for seat in stored.seats if _is_asked(seat))
            chosen = thought.choices if thought is not None and thought.answers(seat) else None
            if chosen is None and self._has_to_think(turn, seat):
                self._begin_to_think(turn, seat, actor)
                return
            stored = await self._answer_once(turn, seat, chosen, actor)
            if stored is not None:
                thought = None

    async def _answer_once(
        self, turn: Turn, seat: SeatRow, chosen: Whole | None, actor: Actor
    ) -> Stored | None:
        """Let one computer or plan answer. Return the table stored then, or None if others came
        first.
        """
        context = self._context
        if seat.by_computer:
            for choice in self._choice(turn, seat) if chosen is None else chosen:
                turn.play(seat.seat, choice)
            work = partial(write, turn=turn, actor=actor)
        else:
            work = partial(self._write_planned, turn.before, actor, seat.seat)
        try:
            written = await context.store.write_at(turn.table.id, work)
        except Conflict:
            return None
        note(context, "computers.moved" if seat.by_computer else "seat.moved", written, seat.seat)
        return written

    def _write_planned(self, before: Stored, actor: Actor, seat: Seat, db: Connection) -> Stored:
        return write_planned(db, turn_at(self._context, before), actor, seat=seat)

    def _choice(self, turn: Turn, seat: SeatRow) -> Whole:
        """Choose on the event loop."""
        level = GREEDY if self._takes_time(turn, seat) else _level(seat)
        return choose_all(turn.game, level, turn.state, seat.seat, self._context.chance())

    def _takes_time(self, turn: Turn, seat: SeatRow) -> bool:
        """Whether this choice takes too long for the event loop, and can be made outside it."""
        beside = self._context.think is not None
        return beside and takes_time(turn.game, _level(seat), turn.open_before[seat.seat])

    # --- outside the event loop -----------------------------------------------------------------

    def _has_to_think(self, turn: Turn, seat: SeatRow) -> bool:
        tried_again = turn.table.id in self._failures
        return seat.by_computer and not tried_again and self._takes_time(turn, seat)

    def _begin_to_think(self, turn: Turn, seat: SeatRow, actor: Actor) -> None:
        """Have a computer think, unless one at its table already does. If that one's question is no
        longer the newest, its answer cannot be stored, and then the computers look again.
        """
        if turn.table.id in self._thinking:
            return
        self._thinking.add(turn.table.id)
        task = self._background.begin(self._think_and_answer(turn, seat, actor))
        self._tasks[task] = turn.table.id
        task.add_done_callback(self._tasks.pop)

    async def _think_and_answer(self, turn: Turn, seat: SeatRow, actor: Actor) -> None:
        table_id = turn.table.id
        async with self._noting(table_id):
            try:
                chosen = await self._thought(turn, seat)
            finally:
                self._thinking.discard(table_id)
            thought = _Thought(seat.seat, seat.asked_at, chosen)
            await self._answer_all(table_id, actor, turn.before, thought)
        self._context.after_commit()

    async def _thought(self, turn: Turn, seat: SeatRow) -> Whole:
        """Return the choice found by another process; if that fails, that of the normal level."""
        think, seed = self._context.think, self._context.seed()
        assert think is not None, "else no one has to think"
        try:
            choices = await think(imagine(turn.game, _level(seat), turn.state, seat.seat, seed))
            given = iter(choices)
            fitting = whole(turn.game, turn.state, seat.seat, lambda _, __: next(given, None))
            if not fitting:
                raise ValueError("not all parts of a choice")
        except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
            table_id, number = turn.table.id, error_id()
            _log.error("computers.not_thought", table=table_id, error=number, exc_info=error)
            return self._choice(turn, seat)
        return fitting


def write_planned(db: Connection, turn: Turn, actor: Actor, *, seat: Seat) -> Stored:
    """Let the plans of a seat answer its question, if they still do, and store the answer."""
    for choice in planning.answers(db, turn, seat):
        turn.play(seat, choice, planned=True)
    return write(db, turn, actor)


def _is_asked(seat: SeatRow) -> bool:
    return seat.by_itself and seat.asked_at is not None


def _level(seat: SeatRow) -> str:
    """Return the level of a computer; that of a stand-in, if only a later version knows it."""
    assert seat.computer is not None, "only computers are asked here"
    return seat.computer if seat.computer in (RANDOM, *LEVELS) else STAND_IN


def choose_all(game: AnyGame, level: str, state: Any, seat: Seat, chance: Chance) -> Whole:
    """Ask a computer of this level for all parts of the seat's choice."""
    return whole(game, state, seat, lambda ahead, asked: choose(game, level, ahead, asked, chance))


def choose(game: AnyGame, level: str, state: Any, decision: Decision, chance: Chance) -> Choice:
    """Ask a computer of this level for the seat's choice; it sees no more than that seat."""
    seat = decision.seat
    return opponents.choose(
        game,
        level,
        game.view(state, seat),
        decision,
        lambda: game.determinize(state, seat, chance),
        chance,
    )
