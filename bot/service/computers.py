"""Computers answer at once, one transaction each; they are shown views, never a position."""

from typing import Any

import structlog

from bot.service.commit import write
from bot.service.context import Context, find
from bot.service.turn import Turn
from bot.storage import tables
from bot.storage.rows import SeatRow
from bot.storage.tables import Conflict
from rules import opponents
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.game import AnyGame

_log = structlog.get_logger(__name__)


class Computers:
    """Plays the seats that computers hold."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def answer(self, table_id: int, actor: int | None) -> None:
        """Let the computers at this table decide until nobody waits for one.

        `actor` is the person whose click led here; that person knows already.
        """
        while await self._answer_once(table_id, actor):
            pass

    async def recover(self) -> None:
        """Go on wherever the process ended between a person's move and the computers'.

        A table at which that fails does not keep the others waiting.
        """
        async with self._context.store.read() as db:
            due = await tables.due_for_computers(db)
        for table_id in due:
            try:
                await self.answer(table_id, None)
            except Exception as error:  # noqa: BLE001 - whatever it is, the others go on
                _log.error("computers.stuck", table=table_id, exc_info=error)

    async def _answer_once(self, table_id: int, actor: int | None) -> bool:
        context = self._context
        async with context.locks.of(table_id):
            async with context.store.read() as db:
                stored = await find(db, table_id)
            if not stored.table.computer_due:
                return False
            turn = Turn(stored, context.game(stored.table.game), context.clock.now())
            seat = next(seat for seat in stored.seats if _is_asked(seat))
            turn.play(seat.seat, _choice(turn, seat, context.chance()))
            try:
                async with context.store.write() as db:
                    await write(db, turn, actor)
            except Conflict:
                return True
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
