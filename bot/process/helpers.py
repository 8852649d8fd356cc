"""Helpers: processes of low priority that work outside the event loop.

Half a second of Python would hold up every click, so helpers do such work. Each is started when it
is first needed. It receives a function's arguments and sends back the result; neither the database
nor any other part of the bot is in it. Requests are answered in order.

A helper that dies is replaced, and its work is repeated once; one that takes too long is ended.
Then `NoHelp` says that there is no result.
"""

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from traceback import format_exc
from typing import Any, Final, Generic, NamedTuple, ParamSpec, TypeVar

import structlog

from bot.process.processes import SPAWN, NoProcesses, end_with_parent, starting
from bot.reckoning import measured, spent

P = ParamSpec("P")
T = TypeVar("T")

TRIES: Final = 2
"""The number of tries for work whose process dies."""
READY_SECONDS: Final = 30.0
"""The longest time for the start of a process."""

NOBODY_WAITS: Final = "nobody waits for it any more"

_log = structlog.get_logger(__name__)


class NoHelp(Exception):
    """There is no result: processes died twice, took too long or cannot be started."""


class _Failed(NamedTuple):
    """Python's description of a failure of the work."""

    traceback: str


class _Done(NamedTuple):
    """The reply of a process: the result, and the seconds of processor time that it took."""

    result: Any
    seconds: float


class Helpers(Generic[P, T]):
    """A number of helpers that do one kind of work; their maker has to close them."""

    def __init__(self, processes: int, work: Callable[P, T]) -> None:
        """`work` is a function of a module, which each helper imports before it is ready."""
        # Last in, first out: one process is enough if little is asked.
        self._idle = asyncio.LifoQueue[_Helper]()
        self._helpers = tuple(_Helper(work) for _ in range(processes))
        for helper in self._helpers:
            self._idle.put_nowait(helper)

    async def do(self, most: float, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of the work, which may take `most` seconds.

        The processor time goes on the bill; without a result, all the time spent waiting for one.
        Raises NoHelp.
        """
        helper = await self._idle.get()
        try:
            for _ in range(TRIES):
                try:
                    done = await helper.do(most, args, kwargs)
                except EOFError:
                    _log.warning("helper.restarted")  # a process died
                else:
                    spent(done.seconds)
                    return done.result
        finally:
            self._idle.put_nowait(helper)
        raise NoHelp("helper processes have died")

    def close(self) -> None:
        """End the processes, whatever they are working on; none is started again."""
        for helper in self._helpers:
            helper.close()


class _Helper:
    """A process that works, replaced when it ends. One thing at a time."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self._work = work
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._closed = False

    async def do(self, most: float, args: Any, kwargs: Any) -> _Done:
        """Raises EOFError if the process dies, and NoHelp."""
        try:
            return await asyncio.to_thread(self._do, most, args, kwargs)
        except BaseException:  # also if the caller gives up: no other caller may get its answer
            self.end()
            raise

    def close(self) -> None:
        """End the process, and start no other."""
        self._closed = True
        self.end()

    def end(self) -> None:
        """End the process, if there is one; one that is just starting ends itself."""
        process, self._process = self._process, None
        if process is not None and process.pid is not None:
            process.kill()

    def _do(self, most: float, args: Any, kwargs: Any) -> _Done:
        if self._process is None and not self._closed:
            self._start()
        if self._closed:  # perhaps meanwhile
            raise NoHelp(NOBODY_WAITS)
        connection = self._connection
        assert connection is not None, "a process that was started has one"
        begun = time.monotonic()
        try:
            return _answered(connection, most, args, kwargs)
        except (EOFError, NoHelp):
            spent(time.monotonic() - begun)
            raise

    def _start(self) -> None:
        try:
            with starting():
                self._connection, theirs = SPAWN.Pipe()
                given = theirs, self._work
                self._process = process = SPAWN.Process(target=serve, args=given, daemon=True)
                process.start()
        except NoProcesses as error:
            raise NoHelp(str(error)) from error
        theirs.close()  # so that the end of the process is noticed as the end of input
        if self._process is not process:  # ended meanwhile
            process.kill()
            raise NoHelp(NOBODY_WAITS)
        _received(self._connection, READY_SECONDS)


def _answered(connection: Connection, most: float, args: Any, kwargs: Any) -> _Done:
    try:
        connection.send((args, kwargs))
        found = _received(connection, most)
    except (BrokenPipeError, ConnectionResetError) as error:
        raise EOFError from error
    if isinstance(found, _Failed):
        raise NoHelp(f"a helper has failed:\n{found.traceback}")
    return found


def _received(connection: Connection, seconds: float) -> Any:
    if not connection.poll(seconds):
        raise NoHelp(f"no answer came within {seconds:g} seconds")
    return connection.recv()


def serve(connection: Connection, work: Callable[..., Any]) -> None:
    """The main function of a process: handle requests until the bot is gone."""
    end_with_parent()
    os.nice(10)
    connection.send(())  # ready
    with suppress(EOFError, BrokenPipeError):  # the bot is gone
        while True:
            args, kwargs = connection.recv()
            connection.send(_done(work, args, kwargs))


def _done(work: Callable[..., Any], args: Any, kwargs: Any) -> _Done | _Failed:
    try:
        return _Done(*measured(work, *args, **kwargs))
    except Exception:  # noqa: BLE001 - whatever it is, the bot's log has it
        return _Failed(format_exc())
