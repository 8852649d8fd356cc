"""The gallery as a revision drew it, by that revision's own code."""

import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from shutil import move, rmtree
from tarfile import open as open_tar
from tempfile import TemporaryDirectory
from typing import Final

_DRAWING: Final = """
import sys
from pathlib import Path
from bot.render import draw
from rules.registry import GAMES
from tools.gallery.positions import scenes
for key in GAMES:
    folder = Path(sys.argv[1], key)
    folder.mkdir(parents=True)
    for name, scene in scenes(key).items():
        (folder / f"{name}.png").write_bytes(draw(scene).data)
"""
"""The options that every revision understands."""


class CannotDraw(Exception):
    """That revision is not there, or its code does not run here."""


@contextmanager
def drawn_before(revision: str, folder: Path) -> Generator[Path]:
    """Draw a revision's gallery below the folder while the block runs; it is there afterwards.

    Yields the folder. Earlier pictures of the same commit are reused. Raises CannotDraw.
    """
    commit = _commit(revision)
    drawn = (folder / commit).absolute()
    if drawn.exists():
        yield drawn
        return
    rmtree(folder, ignore_errors=True)
    with TemporaryDirectory() as checkout:
        with open_tar(fileobj=BytesIO(_git("archive", commit))) as packed:
            packed.extractall(checkout, filter="data")
        command = [sys.executable, "-c", _DRAWING, "drawn"]
        with subprocess.Popen(command, cwd=checkout, stderr=subprocess.PIPE, text=True) as running:
            yield drawn
            _, said = running.communicate()
        if running.returncode:
            why = said.strip().rpartition("\n")[2] or f"it ended with {running.returncode}"
            raise CannotDraw(f"{revision} cannot be drawn here: {why}")
        drawn.parent.mkdir(parents=True)
        move(Path(checkout, "drawn"), drawn)


def _commit(revision: str) -> str:
    try:
        return _git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    except subprocess.CalledProcessError:
        raise CannotDraw(f"there is no revision {revision}.") from None


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], capture_output=True, check=True).stdout
