"""Thinking processes that report the time of each decision.

This module is imported in each of them, so it knows no more than they do.
"""

import json
import os
import time
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.process.thinking import ThinkingPool, Work
from rules.game import AnyGame
from rules.opponents.imagined import Imagined

T = TypeVar("T")


@dataclass(frozen=True)
class Thought:
    """A thought; times are seconds.

    level      of who thought
    answered   when its answer came, on the clock that all processes share
    waited     from being asked to the answer, with the wait for a process
    processor  how long the process was busy with it
    pid        of the process
    """

    level: str
    answered: float
    waited: float
    processor: float
    pid: int


class TimedPool(ThinkingPool):
    """Notes each thought as a line of a file."""

    def __init__(self, file: Path, **given: int) -> None:
        super().__init__(**given)
        self._file = file

    async def _ask(self, work: Work[T], imagined: Imagined) -> T:
        asked = time.monotonic()
        answer, processor, pid = await super()._ask(partial(timed, work), imagined)
        now = time.monotonic()
        with self._file.open("a") as file:
            thought = Thought(imagined.level, now, now - asked, processor, pid)
            file.write(json.dumps(asdict(thought)) + "\n")
        return answer


def timed(work: Work[T], game: AnyGame, imagined: Imagined) -> tuple[T, float, int]:
    """Do the work; return its answer, its seconds of processor time, and the process."""
    start = time.process_time()
    answer = work(game, imagined)
    return answer, time.process_time() - start, os.getpid()


def read(folder: Path, since: float) -> list[Thought]:
    """Return the notes there from then on."""
    lines = [line for file in folder.glob("*.thoughts") for line in file.read_text().splitlines()]
    thoughts = [Thought(**json.loads(line)) for line in lines]
    return [thought for thought in thoughts if thought.answered >= since]
