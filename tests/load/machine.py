"""A small machine for each bot, cut out of this one: a core, of which it gets a share.

Two processes on two cores that they share with the crowd and PostgreSQL only compete for them. Here
each has a core by itself, with its drawing and thinking helpers, but gets so little of it that the
bot's machine reaches its limit first, and a second process brings a second machine. One core
matters: on two, the drawing helpers would use up the share beside the bot, however nice.

Linux does both: it keeps a process and what it starts to a core (`sched_setaffinity`), and its
control groups share time out, of either version.
"""

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

ROOTS: Final = (Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup"))
"""The folders of control groups of version 1, and of version 2."""
PERIOD: Final = 10_000
"""Microseconds in which a machine gets its share once; it may stand still for most of them. Linux
looks every few milliseconds whether it is used up, and what was too much is paid back later.
"""
WEIGHT: Final = 10
"""The weight of a machine relative to others, so that its share is available when due."""
_ENDING: Final = 30.0
"""Seconds after which drawing helpers must have noticed that their bot is gone."""


class NoMachine(Exception):
    """Linux does not allow cutting out machines here."""


class Machine:
    """A core for a process, and all that it starts, for a share of the time."""

    def __init__(self, number: int, share: float, roots: Sequence[Path] = ROOTS) -> None:
        """Cut it out; each `number` from 0 has its own core, as long as there are.

        `share` is above 0 and at most 1. Raises NoMachine.
        """
        cores = sorted(os.sched_getaffinity(0))
        self._core = cores[number % len(cores)]
        root = next((root for root in roots if root.is_dir()), roots[-1])
        self._folder = root / f"plaza-load-{os.getpid()}-{number}"
        try:
            self._folder.mkdir()
            for file, value in limits(self._folder, share):
                file.write_text(value)
        except OSError as error:
            with suppress(OSError):
                self._folder.rmdir()
            raise NoMachine(f"no control group can be made here ({error})") from error

    def hold(self, pid: int) -> None:
        """Run a process here, and what it starts from now on."""
        os.sched_setaffinity(pid, {self._core})
        (self._folder / "cgroup.procs").write_text(str(pid))

    def close(self) -> None:
        """Give the machine up, once all that ran there has ended."""
        until = time.monotonic() + _ENDING
        while (self._folder / "cgroup.procs").read_text() and time.monotonic() < until:
            time.sleep(0.05)
        self._folder.rmdir()


def limits(folder: Path, share: float) -> list[tuple[Path, str]]:
    """Return the files of a control group and the values to write, in order."""
    quota = round(share * PERIOD)
    if (folder.parent / "cgroup.controllers").exists():
        return [
            (folder.parent / "cgroup.subtree_control", "+cpu"),
            (folder / "cpu.max", f"{quota} {PERIOD}"),
            (folder / "cpu.weight", str(WEIGHT * 100)),
        ]
    return [
        (folder / "cpu.cfs_period_us", str(PERIOD)),
        (folder / "cpu.cfs_quota_us", str(quota)),
        (folder / "cpu.shares", str(WEIGHT * 1024)),
    ]
