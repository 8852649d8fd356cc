"""What the processes of a pool do in tests instead of drawing.

A scene's table is a path: its folder says what to do, and is told who asked; its name is drawn.
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
    """Return what was to be drawn, in the order in which it was begun."""
    try:
        return (folder / ASKED).read_text().split()
    except FileNotFoundError:
        return []


def draw_when_told(scene: Scene) -> Picture:
    """Draw when a player says so, if it is not broken."""
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
