"""Hints: the possible answers to a question, weighed for the person to move.

They are given at tables with hints, which count for no rating: with one person among computers,
with a game the opener has set as not rated, and with hints allowed by the opener. Like a computer,
the search gets an imagined world in place of the position. So a hint reveals nothing that is hidden
from the person. Nothing is stored, and no other player learns of the hint. The answers are weighed
in a process of their own (`bot/process/thinking.py`), so that no computer answers later because of
a hint.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import NotAllowed, WrongTime
from bot.engine.model import Position, TableInfo, table_info
from bot.engine.turn import begin, seat_of
from rules.decision import Decision, passing
from rules.event import Facts
from rules.game import AnyGame, View
from rules.opponents.imagined import Imagined, imagine
from rules.opponents.levels import EXPERT
from rules.opponents.weighing import Weighed


class Judged(NamedTuple):
    """A question as its seat saw it, the facts of its options, and its best answers, best first."""

    view: View
    decision: Decision
    facts: tuple[Facts, ...]
    weighed: tuple[Weighed, ...] = ()


class Hint(NamedTuple):
    """A player's question at a table, judged."""

    table: TableInfo
    game: AnyGame
    judged: Judged


Readings: TypeAlias = Callable[[Hint], tuple[str, ...]]


class Hints:
    """Gives hints."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def hint(self, table_id: int, user_id: int, readings: Readings) -> Hint:
        """Weigh the answers to this person's question that read differently. Raises ServiceError.

        `readings` holds the words of each of their options for them.
        """
        context = self._context
        hint, imagined = await context.read(table_id, self._find, table_id, user_id)
        weighed = await context.weigh(imagined._replace(readings=readings(hint)))
        return hint._replace(judged=hint.judged._replace(weighed=weighed))

    def _find(self, db: Connection, table_id: int, user_id: int) -> tuple[Hint, Imagined]:
        """Return the question, and the search's permitted knowledge of it."""
        turn = begin(self._context, db, table_id)
        own, game = seat_of(turn.before, user_id), turn.game
        if own.by_computer:
            raise NotAllowed("away")
        if not turn.table.hints:
            raise NotAllowed("no_hints")
        decision = turn.open_before.get(own.seat)
        if decision is None:
            raise WrongTime("not_asked")
        if game.insight is None:
            raise WrongTime("not_searched")
        view = game.view(turn.state, own.seat)
        judged = Judged(view, decision, game.explain(view, decision))
        imagined = imagine(game, EXPERT, turn.state, own.seat, self._context.seed())
        return Hint(table_info(turn.before), game, judged), imagined


def can_hint(position: Position, decision: Decision) -> bool:
    """Whether a question can get a hint: the table allows it, the game can be searched, and more is
    possible than to pass.
    """
    searched = position.table.hints and position.game.insight is not None
    return searched and passing(decision) is None
