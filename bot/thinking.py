"""Thinking outside the event loop: two processes for computers of the levels that look ahead.

Half a second of Python for each choice would hold up every click. So two processes of low priority
think, each started when it is first needed. They are sent an `Imagined` decision, which holds
nothing of the real hidden state, and send a choice back; neither the database nor anything else of
the bot is in them. Requests are answered in order. A table has one decision under way, so that many
tables take turns.

A process that dies is replaced, and its decision is asked once more; one that takes far longer than
its level should is ended. Then `NoThought` says that somebody else has to choose.

A computer with more options thinks longer, and others must not be able to guess its cards from
that. So answers come at the beats of a clock that starts with the question: nearly all at the first
one, and what is later tells no more than how many beats it took. Only where no thought is found, an
answer of common sense comes in between.

What people have weighed for themselves alone goes to another pool, of one process: otherwise a
computer that answers late would give away that somebody has asked in secret.
"""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from traceback import format_exc
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import structlog

from bot.processes import SPAWN, NoProcesses, end_with_parent, starting
from rules.decision import Choice
from rules.game import AnyGame
from rules.opponents.imagined import Imagined, think
from rules.opponents.levels import EXPERT, HARD
from rules.opponents.weighing import Weighed, weigh
from rules.registry import GAMES

T = TypeVar("T")
Work: TypeAlias = Callable[[AnyGame, Imagined], T]
"""What a process does with a decision that it is sent."""

PROCESSES: Final = 2
TRIES: Final = 2
"""How often a decision is asked whose process dies."""
READY_SECONDS: Final = 30.0
"""How long a process may take to start."""
SECONDS: Final = {HARD: 2.2, EXPERT: 10.2}
"""How long it may think: many times as long as its level intends, for a machine under load."""
PACE: Final = {HARD: 0.5, EXPERT: 1.5}
"""Seconds between the beats at which answers come; a request is when they begin."""

NOBODY_WAITS: Final = "nobody waits for it any more"

_log = structlog.get_logger(__name__)


class NoThought(Exception):
    """No answer was found: processes died twice, took too long or cannot be started."""


class _Failed(NamedTuple):
    """What a process sends in place of an answer: how its work failed, as Python tells it."""

    traceback: str


class ThinkingPool:
    """Thinks in a number of processes; its maker has to close it."""

    def __init__(self, processes: int = PROCESSES) -> None:
        # Last in, first out: one process is enough if little is asked.
        self._idle = asyncio.LifoQueue[_Thinker]()
        self._thinkers = tuple(_Thinker() for _ in range(processes))
        for thinker in self._thinkers:
            self._idle.put_nowait(thinker)

    async def think(self, imagined: Imagined) -> Choice:
        """Choose, while the event loop goes on. Raises NoThought."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        choice = await self._ask(think, imagined)
        await asyncio.sleep(until_the_beat(loop.time() - asked, PACE[imagined.level]))
        return choice

    async def weigh(self, imagined: Imagined, usual: Choice | None = None) -> tuple[Weighed, ...]:
        """Weigh the answers to a question (`rules.opponents.weighing`). Raises NoThought."""
        return await self._ask(partial(weigh, usual=usual), imagined)

    async def _ask(self, work: Work[T], imagined: Imagined) -> T:
        thinker = await self._idle.get()
        try:
            for _ in range(TRIES):
                try:
                    return await thinker.do(work, imagined)
                except EOFError:
                    _log.warning("thinking.restarted")  # a process died
        finally:
            self._idle.put_nowait(thinker)
        raise NoThought("processes that think have died")

    def close(self) -> None:
        """End the processes, whatever they are thinking about; none is started again."""
        for thinker in self._thinkers:
            thinker.close()


class _Thinker:
    """A process that thinks, replaced when it ends. One decision at a time."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._closed = False

    async def do(self, work: Work[T], imagined: Imagined) -> T:
        """Raises EOFError if the process dies, and NoThought."""
        try:
            return await asyncio.to_thread(self._do, work, imagined)
        except BaseException:  # also if the caller gives up: nobody else may get its answer
            self.end()
            raise

    def close(self) -> None:
        """End the process, and start no other."""
        self._closed = True
        self.end()

    def end(self) -> None:
        """End the process, if there is one; one that is just being started ends itself."""
        process, self._process = self._process, None
        if process is not None and process.pid is not None:
            process.kill()

    def _do(self, work: Work[T], imagined: Imagined) -> T:
        if self._process is None and not self._closed:
            self._start()
        if self._closed:  # perhaps meanwhile
            raise NoThought(NOBODY_WAITS)
        connection = self._connection
        assert connection is not None, "a process that was started has one"
        try:
            connection.send((work, imagined))
            found = _received(connection, SECONDS[imagined.level])
        except (BrokenPipeError, ConnectionResetError) as error:
            raise EOFError from error
        if isinstance(found, _Failed):
            raise NoThought(f"thinking has failed:\n{found.traceback}")
        return found

    def _start(self) -> None:
        try:
            with starting():
                self._connection, theirs = SPAWN.Pipe()
                self._process = process = SPAWN.Process(target=serve, args=(theirs,), daemon=True)
                process.start()
        except NoProcesses as error:
            raise NoThought(str(error)) from error
        theirs.close()  # so that the end of the process is noticed as the end of input
        if self._process is not process:  # ended meanwhile
            process.kill()
            raise NoThought(NOBODY_WAITS)
        _received(self._connection, READY_SECONDS)


def until_the_beat(passed: float, pace: float) -> float:
    """Return how many seconds remain until the next beat, so many after the question."""
    return pace - passed % pace


def _received(connection: Connection, seconds: float) -> Any:
    if not connection.poll(seconds):
        raise NoThought(f"no answer came within {seconds:g} seconds")
    return connection.recv()


def serve(connection: Connection) -> None:
    """Think about what comes in until the bot is gone: what a process does."""
    end_with_parent()
    os.nice(10)
    connection.send(())  # ready
    with suppress(EOFError, BrokenPipeError):  # the bot is gone
        while True:
            work, imagined = connection.recv()
            connection.send(_found(work, imagined))


def _found(work: Work[T], imagined: Imagined) -> T | _Failed:
    try:
        return work(GAMES[imagined.game], imagined)
    except Exception:  # noqa: BLE001 - whatever it is, the bot's log has it
        return _Failed(format_exc())
