"""The work of a pool's processes in tests, in place of drawing.

A scene's table is a path: its folder holds the command and receives the request; its name is drawn.
"""

import os
import signal
import time
from pathlib import Path

from bot.render import Picture, Scene

GO = "go"
BROKEN = "broken"
ASKED = "asked"


def asked(folder: Path) -> list[str]:
    """Return the requested drawings, in the order in which they were begun."""
    try:
        return (folder / ASKED).read_text().split()
    except FileNotFoundError:
        return []


def draw_when_told(scene: Scene) -> Picture:
    """Draw on the test's command, unless it is broken."""
    folder, name = _begun(scene)
    while not (folder / GO).exists():
        time.sleep(0.002)
    if (folder / BROKEN).exists():
        raise ValueError(name)
    return Picture(name.encode(), "alt", "board.png")


def say_how_nice(_: Scene) -> Picture:
    """Draw the niceness of this process."""
    return Picture(b"%d" % os.nice(0), "alt", "board.png")


def die(scene: Scene) -> Picture:
    """Kill this process in the middle of a picture."""
    _begun(scene)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("this is not reached")


def _begun(scene: Scene) -> tuple[Path, str]:
    table = Path(scene.table)
    with (table.parent / ASKED).open("a") as file:
        file.write(f"{table.name}\n")
    return table.parent, table.name
