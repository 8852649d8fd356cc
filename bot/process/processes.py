"""Starting helper processes: spawned, so that they inherit nothing from the bot, and end with it.

They end when the bot ends, in any way, and leave Ctrl-C in a terminal to the bot.
"""

import multiprocessing
import os
import signal
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from threading import Thread
from typing import Final

SPAWN: Final = multiprocessing.get_context("spawn")


class NoProcesses(RuntimeError):
    """No processes can be started here, for example for lack of shared memory."""


@contextmanager
def starting() -> Generator[None]:
    """Start processes in this context. Raises NoProcesses if the system refuses."""
    try:
        # Python's own helper, which starts with the first of them, lets Ctrl-C through again.
        resource_tracker.ensure_running()
        with _deaf_to_ctrl_c():
            yield
    except (OSError, NotImplementedError) as error:
        raise NoProcesses(f"no processes can be started here ({error}).") from error


def end_with_parent() -> None:
    """Make this process end when the bot is gone, whatever ended it.

    Nothing else would tell it, because it may hold both ends of the pipe that it reads from.
    """
    Thread(target=_await_the_end, daemon=True).start()


def _await_the_end() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def _deaf_to_ctrl_c() -> Generator[None]:
    """Start processes here that are never interrupted from a terminal.

    Ctrl-C reaches all processes there, but the bot has to end these.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
