"""Thinking outside the event loop: two helpers (`helpers.py`) for computers of the levels that look
ahead.

They receive an `Imagined` decision, which holds nothing of the real hidden state, and send a choice
back. A table has one decision under way, so that many tables take turns. If no helper answers in
the time that its level may take, the caller has to choose.

A computer with more options thinks longer, and others must not be able to guess its cards from
that. So answers come at the beats of a clock that starts with the question. Nearly all come at the
first one, however many parts a choice has, and a later one tells only its number of beats. Only if
thinking fails does a common-sense answer come in between.

Hints, which people ask for in secret, go to another pool, of one helper: otherwise a computer's
late answer would give such a request away.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from bot.process.helpers import Helpers
from rules.decision import Choice
from rules.game import AnyGame
from rules.opponents.imagined import Imagined, think
from rules.opponents.levels import EXPERT, HARD
from rules.opponents.weighing import Weighed, weigh
from rules.registry import GAMES

T = TypeVar("T")
Work: TypeAlias = Callable[[AnyGame, Imagined], T]
"""The work of a helper on a decision that it receives."""

PROCESSES: Final = 2
SECONDS: Final = {HARD: 2.2, EXPERT: 10.2}
"""The longest time for thinking: many times as long as its level intends, for a machine under load.
"""
PACE: Final = {HARD: 0.5, EXPERT: 1.5}
"""Seconds between the beats at which answers come; a request is when they begin."""


class ThinkingPool:
    """Thinks in a number of processes; its maker has to close it."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self._helpers = Helpers(processes, judged)

    async def think(self, imagined: Imagined) -> tuple[Choice, ...]:
        """Choose, while the event loop goes on: all parts of a choice. Raises NoHelp."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        choices = await self._ask(think, imagined)
        await asyncio.sleep(until_the_beat(loop.time() - asked, PACE[imagined.level]))
        return choices

    async def weigh(self, imagined: Imagined, usual: Choice | None = None) -> tuple[Weighed, ...]:
        """Weigh the answers to a question (`rules.opponents.weighing`). Raises NoHelp."""
        return await self._ask(partial(weigh, usual=usual), imagined)

    async def _ask(self, work: Work[T], imagined: Imagined) -> T:
        return await self._helpers.do(SECONDS[imagined.level], work, imagined)

    def close(self) -> None:
        """End the processes, whatever they are thinking about; none is started again."""
        self._helpers.close()


def until_the_beat(passed: float, pace: float) -> float:
    """Return the seconds until the next beat, this long after the question."""
    return pace - passed % pace


def judged(work: Work[Any], imagined: Imagined) -> Any:
    """Do the requested work on a decision, in a helper."""
    return work(GAMES[imagined.game], imagined)
