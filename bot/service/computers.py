"""Computers answer one transaction each; they are shown views, never a position.

They answer once the choice before them has settled (`telling.settles_at`): so that whoever made it
can mend a slip, but nobody can take back what a computer has answered.

Where that fails, the move that led there stays made, and the computers are tried again later, with
longer and longer waits. When that does not help either, the table says that it is stuck.
"""

from datetime import datetime
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy import Connection

from bot.logs import error_id
from bot.service.backoff import FIRST_DELAY, delay
from bot.service.commit import note, write
from bot.service.context import Context
from bot.service.errors import SetAside
from bot.service.model import TableInfo
from bot.service.turn import Turn, begin
from bot.storage import outbox, tables
from bot.storage.rows import Notice, SeatRow, Stored
from bot.storage.tables import Conflict
from rules import opponents
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.game import AnyGame

TRIES: Final = 8
"""About ten minutes of trying, at those delays."""

_log = structlog.get_logger(__name__)


class Failure(NamedTuple):
    """How often the computers of a table have failed; without `next_try` they are stuck."""

    error_id: str
    attempts: int
    next_try: datetime | None


class Computers:
    """Plays the seats that computers hold."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._failures: dict[int, Failure] = {}

    async def answer(self, table_id: int, actor: int | None) -> None:
        """Let the computers at this table decide until nobody waits for one.

        `actor` is the person whose click led here; that person knows already, and is not
        troubled with what goes wrong: it is logged, and tried again.
        """
        try:
            while await self._answer_once(table_id, actor):
                pass
        except SetAside:
            self._failures.pop(table_id, None)
        except Exception as error:  # noqa: BLE001 - whatever it is, the person's move is made
            await self._note(table_id, error)
        else:
            self._failures.pop(table_id, None)

    async def settle(self, table_id: int) -> None:
        """Let the newest choice at a table stand: call who is next, or let computers answer.

        Raises ServiceError.
        """
        context = self._context

        def work(db: Connection) -> Stored:
            turn = begin(context, db, table_id)
            turn.settle()
            return write(db, turn, None)

        note(context, "table.settled", await context.change(table_id, work))
        await self.answer(table_id, None)

    async def answer_and_tell(self, table_id: int, actor: int | None) -> None:
        """Let them answer to what was just stored, then have all of it told, whatever happens."""
        try:
            await self.answer(table_id, actor)
        finally:
            self._context.after_commit()

    async def wake(self, table: TableInfo, actor: int) -> bool:
        """Let computers answer whom nobody has called, as when their table was put back into play.

        Return whether there are any. Elsewhere they answer at once, or are tried again anyway.
        """
        due = any(seat.waiting and seat.computer is not None for seat in table.seats)
        at_rest = self._context.clock.now() - table.changed_at >= FIRST_DELAY
        playable = table.status == "running" and table.settles_at is None
        if not (playable and due and at_rest) or table.id in self._failures:
            return False
        await self.answer(table.id, actor)
        return True

    async def recover(self) -> None:
        """Go on wherever the process ended between a person's move and the computers'."""
        for table_id in await self._context.store.read(tables.due_for_computers):
            await self.answer(table_id, None)

    async def retry_due(self) -> None:
        """Try again where it is time to, and ask to be called when it is time for the others."""
        now = self._context.clock.now()
        for table_id, failure in list(self._failures.items()):
            if failure.next_try is not None and failure.next_try <= now:
                await self.answer(table_id, None)
        waiting = [each.next_try for each in self._failures.values() if each.next_try is not None]
        if waiting:
            self._context.wake_at(min(waiting))

    def stuck(self, table_id: int) -> str | None:
        """Return the error id under which the computers of a table were given up."""
        failure = self._failures.get(table_id)
        return failure.error_id if failure is not None and failure.next_try is None else None

    async def _note(self, table_id: int, error: Exception) -> None:
        before = self._failures.get(table_id)
        number = error_id() if before is None else before.error_id
        attempts = 1 if before is None else before.attempts + 1
        if attempts < TRIES:
            next_try = self._context.clock.now() + delay(attempts - 1)
            self._failures[table_id] = Failure(number, attempts, next_try)
            _log.warning("computers.failed", table=table_id, error=number, exc_info=error)
            self._context.wake_at(next_try)
            return
        self._failures[table_id] = Failure(number, attempts, None)
        _log.error("computers.stuck", table=table_id, error=number, exc_info=error)
        if attempts == TRIES:
            await self._say_so(table_id)

    async def _say_so(self, table_id: int) -> None:
        """Have the post of the table shown anew: it says where computers are stuck."""
        context = self._context
        try:
            now = context.clock.now()
            await context.store.write(outbox.add, table_id, [Notice("board")], now)
        except Exception as error:  # noqa: BLE001 - the panels say it as well
            _log.warning("computers.not_said", table=table_id, exc_info=error)

    async def _answer_once(self, table_id: int, actor: int | None) -> bool:
        context = self._context
        async with context.guard(table_id):
            stored = await context.store.read(context.find, table_id)
            if not stored.table.computer_due or stored.table.settles_at is not None:
                return False
            turn = Turn(stored, context.game(stored.table.game), context.clock.now())
            seat = next(seat for seat in stored.seats if _is_asked(seat))
            turn.play(seat.seat, _choice(turn, seat, context.chance()))
            try:
                written = await context.store.write(write, turn, actor)
            except Conflict:
                return True
            note(context, "computers.moved", written, seat.seat)
        return True


def _is_asked(seat: SeatRow) -> bool:
    return seat.by_computer and seat.asked_at is not None


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
