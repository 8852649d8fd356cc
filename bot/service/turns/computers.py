"""Computers, and plans that answer at once, do so one transaction each; they are shown views only.

They answer once the choice before them has settled (`telling.settles_at`): whoever made it can mend
a slip, but nobody can take back what a computer has answered. `computer_due` in the table's row
says that a computer has yet to answer, so a start after a crash goes on where it stopped.

A computer that fails never costs a person their move, which was stored before. The computer is
tried again after 5 seconds, then longer and longer, eight times; then the post and the panels say
that it is stuck, with the id that the log has. The next move or start tries anew. The tries are
counted in memory only, as `computer_due` is what matters. If a table waits for a computer that
nobody has called, because the table was put back into play, the next look at a panel calls it
(`Host.current`).

With several processes, computers answer in the one that owns their table. A person's move that was
made elsewhere wakes it, so they are tried again and given up in one place.

Computers of the levels that the lobby lets in (`rules.opponents.levels.PROMPT`) think for less than
a millisecond, on the event loop. The levels that look ahead will need a pool of processes.
"""

from functools import partial
from typing import Any, Final

import structlog
from sqlalchemy import Connection

from bot.service.backoff import FIRST_DELAY, Failures
from bot.service.context import Context
from bot.service.errors import SetAside
from bot.service.model import TableInfo
from bot.service.turns import planning
from bot.service.turns.commit import NOBODY, Actor, note, write
from bot.service.turns.turn import Turn, begin, turn_at
from bot.storage import outbox, tables
from bot.storage.rows import Notice, SeatRow, Stored
from bot.storage.tables import Conflict
from rules import opponents
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.game import AnyGame

TRIES: Final = 8
"""About ten minutes of trying, at those delays."""

_log = structlog.get_logger(__name__)


class Computers:
    """Plays the seats that computers hold."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._failures = Failures[int](context.clock, TRIES)

    async def answer(self, table_id: int, actor: Actor, stored: Stored | None = None) -> None:
        """Let the computers at this table decide until nobody waits for one.

        `actor` is who led here. They are not troubled with what goes wrong: it is logged, and tried
        again. `stored` is the table as it was stored just now, which need not be read again.
        """
        try:
            async with self._context.guard(table_id):
                await self._answer_all(table_id, actor, stored)
        except SetAside:
            self._failures.forget(table_id)
        except Exception as error:  # noqa: BLE001 - whatever it is, the person's move is made
            await self._note(table_id, error)
        else:
            self._failures.forget(table_id)

    async def settle(self, table_id: int) -> None:
        """Let the newest choice at a table stand: call who is next, or let computers answer.

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
        """Let them answer to what was just stored, then have all of it told, whatever happens."""
        try:
            await self.answer(table_id, actor, stored)
        finally:
            self._context.after_commit()

    async def wake(self, table: TableInfo, actor: int) -> bool:
        """Let computers answer whom nobody has called, as when their table was put back into play.

        Return whether there are any. Elsewhere they answer at once, or are tried again anyway.
        """
        due = any(seat.waiting and seat.computer is not None for seat in table.seats)
        at_rest = self._context.clock.now() - table.changed_at >= FIRST_DELAY
        playable = table.status == "running" and table.settles_at is None
        ours = self._context.store.shards.owns(table.server_id)
        if not (ours and playable and due and at_rest) or table.id in self._failures:
            return False
        await self.answer(table.id, Actor(actor))
        return True

    async def recover(self) -> None:
        """Go on wherever the process ended between a person's move and the computers'."""
        for table_id in await self._context.store.read(tables.due_for_computers):
            await self.answer(table_id, NOBODY)

    async def retry_due(self) -> None:
        """Try again where it is time to, and ask to be called when it is time for the others."""
        for table_id in self._failures.due():
            await self.answer(table_id, NOBODY)
        next_try = self._failures.next_try()
        if next_try is not None:
            self._context.wake_at(next_try)

    def stuck(self, table_id: int) -> str | None:
        """Return the error id under which the computers of a table were given up."""
        return self._failures.given_up(table_id)

    async def _note(self, table_id: int, error: Exception) -> None:
        number, attempts, next_try = self._failures.note(table_id)
        if next_try is not None:
            _log.warning("computers.failed", table=table_id, error=number, exc_info=error)
            self._context.wake_at(next_try)
            return
        _log.error("computers.stuck", table=table_id, error=number, exc_info=error)
        if attempts == TRIES:
            await self._say_so(table_id)

    async def _say_so(self, table_id: int) -> None:
        """Have the post of the table shown again: it says where computers are stuck."""
        context = self._context
        try:
            now = context.clock.now()
            await context.store.write(outbox.add, table_id, [Notice("board")], now)
        except Exception as error:  # noqa: BLE001 - the panels say it as well
            _log.warning("computers.not_said", table=table_id, exc_info=error)

    async def _answer_all(self, table_id: int, actor: Actor, stored: Stored | None) -> None:
        context = self._context
        while True:
            if stored is None:
                stored = await context.store.read(context.find, table_id)
            table = stored.table
            if not table.computer_due or table.settles_at is not None:
                return
            if not context.store.shards.owns(table.server_id):
                return
            stored = await self._answer_once(stored, actor)

    async def _answer_once(self, stored: Stored, actor: Actor) -> Stored | None:
        """Let one computer or plan answer; return what is stored then, None where others were
        first.
        """
        context = self._context
        turn = turn_at(context, stored)
        seat = next(seat for seat in stored.seats if _is_asked(seat))
        if seat.by_computer:
            turn.play(seat.seat, _choice(turn, seat, context.chance()))
            work = write
        else:
            work = partial(write_planned, seat=seat.seat)
        try:
            written = await context.store.write(work, turn, actor)
        except Conflict:
            return None
        note(context, "computers.moved" if seat.by_computer else "seat.moved", written, seat.seat)
        return written


def write_planned(db: Connection, turn: Turn, actor: Actor, *, seat: Seat) -> Stored:
    """Let the plans of a seat answer what it is asked, as far as they still do, and store it."""
    for choice in planning.answers(db, turn, seat):
        turn.play(seat, choice, planned=True)
    return write(db, turn, actor)


def _is_asked(seat: SeatRow) -> bool:
    return seat.by_itself and seat.asked_at is not None


def _choice(turn: Turn, seat: SeatRow, chance: Chance) -> Choice:
    decision = turn.open_before[seat.seat]
    assert seat.computer is not None, "only computers are asked here"
    return choose(turn.game, seat.computer, turn.state, decision, chance)


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
