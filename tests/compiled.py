"""The tests of the rules over compiled ones: `python -m tests.compiled [pytest's arguments]`.

Builds the wheel of `make fast` and installs it into a folder with the rest of this checkout, where
`bot`, `rules` and `data` are as the wheel has them, and nowhere else. It needs a C compiler and
minutes. Each compiled module must be the one in use; then pytest runs there, without the tests that
exchange a function or a number of the rules (`planted`). Those of the rules run if nothing is said;
those of the repository itself (`tests/frame`) cannot, because this is none.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from shutil import copy
from typing import Final

HERE: Final = Path(__file__).parents[1]
RULES: Final = ("tests/rules", "tests/contract", "tests/games")

LOADED: Final = """
from importlib import import_module
from pkgutil import walk_packages
import rules
for module in walk_packages(rules.__path__, "rules."):
    print(import_module(module.name).__file__)
"""
"""Prints the file of each module of the rules."""


def build(dist: Path) -> Path:
    """Build the wheel into this folder."""
    subprocess.run(["make", "fast", f"DIST={dist}"], cwd=HERE, check=True)
    [wheel] = dist.iterdir()
    return wheel


def lay(wheel: Path, folder: Path) -> None:
    """Lay a checkout into the folder that has the parts of the wheel instead of its own."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--target", str(folder), str(wheel)], check=True)
    rest = ["git", "ls-files", "-z", ":!bot", ":!rules", ":!data"]
    listed = subprocess.run(rest, cwd=HERE, capture_output=True, text=True, check=True)
    for name in listed.stdout.split("\0")[:-1]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        copy(HERE / name, folder / name)


def check(folder: Path) -> None:
    """Raise AssertionError unless all compiled modules are in use."""
    loaded = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=folder, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    used = {Path(file) for file in loaded if not file.endswith(".py")}
    assert used, "nothing was compiled"
    assert used == set(folder.glob("rules/**/*.so")), "what was compiled is not in use"
    print(f"{len(used)} of {len(loaded)} modules of the rules are compiled", flush=True)


def judge(folder: Path, arguments: Sequence[str]) -> int:
    """Run pytest there, on all tests that apply to compiled rules; return its exit code."""
    there = {**os.environ, "PYTHONPATH": str(folder)}  # for the processes of the tests, too
    chosen = ["-n", "auto", "--dist", "worksteal", "-m", "not (soak or planted)"]
    pytest = [sys.executable, "-m", "pytest", *chosen, *arguments]
    return subprocess.run(pytest, cwd=folder, env=there, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    """Run it from the command line."""
    with tempfile.TemporaryDirectory() as dist, tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        lay(build(Path(dist)), folder)
        check(folder)
        return judge(folder, arguments or RULES)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
