"""`make proofs`: all proofs, in parts. `make test` is enough for each change.

Most parts are tests that are marked `proof`, by folder: whole games, all pictures, all languages,
many seeds. Others are programs.
"""

import os
import subprocess
import sys
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from pathlib import Path
from shutil import which
from time import monotonic
from typing import Final, NamedTuple

import click

_HOST: Final = ("bot/", "data/text/")
_RULES: Final = ("rules/", "data/")


class Part(NamedTuple):
    """Some of the proofs.

    tests       files and folders of tests
    marked      the marks of those that run, as pytest's `-m`
    database    the database they play over
    programs    command lines that run after the tests, of programs in this environment
    needs       a program without which it is left out
    touched_by  beginnings of files whose change can touch it, as a change of its tests can
    """

    tests: tuple[str, ...] = ()
    marked: str = "proof and not soak"
    database: str = "sqlite"
    programs: tuple[str, ...] = ()
    needs: str = ""
    touched_by: tuple[str, ...] = (*_HOST, *_RULES)


PARTS: Final = {
    "laws": Part(("tests/contract", "tests/rules"), touched_by=_RULES),
    "games": Part(("tests/games",)),
    "pictures": Part(
        ("tests/render", "tests/gallery"),
        touched_by=("bot/render/", "bot/ui/", "tools/gallery/", *_RULES),
    ),
    "limits": Part(("tests/limits",)),
    "leaks": Part(("tests/leaks",)),
    "host": Part(("tests/bot",)),
    "clicks": Part(("tests/discord",)),
    "wire": Part(("tests/wire", "tests/preview"), touched_by=_HOST),
    "days": Part(("tests/month",), touched_by=("bot/",)),
    "crowd": Part(("tests/load",), touched_by=("bot/",)),
    "tools": Part(
        ("tests/tools", "tests/frame"),
        touched_by=("tools/", "bot/", "rules/", "docs/", "scripts/", "Makefile"),
    ),
    "postgresql": Part(
        (
            "tests/bot/storage",
            "tests/bot/service/test_concurrency.py",
            "tests/bot/service/test_crash_points.py",
            "tests/bot/service/test_cut_off.py",
            "tests/bot/service/test_due.py",
            "tests/bot/service/test_everything_at_once.py",
            "tests/bot/service/test_ratings.py",
            "tests/bot/service/test_several.py",
            "tests/bot/service/test_two_processes.py",
            "tests/wire/test_several.py",
        ),
        marked="not soak",
        database="postgresql",
        needs="postgres",
        touched_by=("bot/storage/", "bot/engine/", "bot/service/", "bot/notify/"),
    ),
    "kills": Part(
        programs=("python -m tests.wire.killing 40", "python -m tests.wire.stopping 5"),
        touched_by=("bot/",),
    ),
    "compiled": Part(
        programs=("python -m tests.compiled",),
        touched_by=("rules/", "hatch_build.py", "tests/compiled.py"),
    ),
}
"""All of these run if none is named."""

LONG: Final = {
    "soak": Part(programs=("pytest -m soak -n 2 --timeout 0",)),
    "month": Part(programs=("python -m tests.month",)),
    "load": Part(programs=("python -m tests.load",)),
    "bench": Part(programs=("plaza bench rules", "plaza bench render", "plaza bench host")),
}
"""These run only if they are named: they take hours, or a quiet machine."""

_NO_TESTS: Final = 5
"""Pytest's exit code if nothing was chosen."""

SHARES: Final = 4
"""A part that no change can touch runs on every fourth day."""


def due(changed: Collection[str], day: int) -> list[str]:
    """Return the parts that a change of these files can touch, and the share of that day."""
    touched = [name for name, part in PARTS.items() if _can_touch(changed, part)]
    share = [name for at, name in enumerate(PARTS) if at % SHARES == day % SHARES]
    return [name for name in PARTS if name in touched or name in share]


def _can_touch(changed: Collection[str], part: Part) -> bool:
    begins = (
        *part.touched_by,
        *part.tests,
        "pyproject.toml",
        "constraints.txt",
        "tests/conftest.py",
    )
    return any(file.startswith(begins) for file in changed)


def _of_the_last_day() -> tuple[list[str], int]:
    """Return the files changed within a day before the newest commit, and the number of its day."""
    at = int(_git("log", "-1", "--format=%ct"))
    before = _git("rev-list", "-1", "--first-parent", f"--before={at - 86_400}", "HEAD")
    changed = _git("diff", "--name-only", before, "HEAD") if before else _git("ls-files")
    return changed.splitlines(), datetime.fromtimestamp(at, UTC).toordinal()


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def _commands(part: Part, workers: str) -> list[list[str]]:
    """Return the command lines of a part."""
    tests = ["pytest", "-n", workers, "--dist", "worksteal", "-m", part.marked, *part.tests]
    return [*([tests] if part.tests else []), *[program.split() for program in part.programs]]


def _is_here(program: str) -> bool:
    """Whether a program is on the path, or in Debian's folder for PostgreSQL."""
    return bool(which(program) or [*Path("/usr/lib/postgresql").glob(f"*/bin/{program}")])


def _holds(part: Part, workers: str) -> bool:
    """Run a part, and return whether it holds; one without a test here does."""
    here, given = Path(sys.executable).parent, {**os.environ, "TEST_DATABASE": part.database}
    codes = [
        subprocess.run([here / program, *rest], env=given, check=False).returncode
        for program, *rest in _commands(part, workers)
    ]
    return all(code in (0, _NO_TESTS) for code in codes)


@click.command()
@click.argument("names", nargs=-1, type=click.Choice([*PARTS, *LONG]))
@click.option("--due", "only_due", is_flag=True, help="What the last day's changes can touch.")
@click.option("--workers", default="auto", show_default=True, help="Processes of tests.")
def proofs(names: Sequence[str], workers: str, *, only_due: bool) -> None:
    """Prove the parts with these NAMES, or all but soak, month, load and bench."""
    chosen = list(names) or (due(*_of_the_last_day()) if only_due else list(PARTS))
    wrong: list[str] = []
    for name in chosen:
        began, part = monotonic(), {**PARTS, **LONG}[name]
        click.secho(f"\n== {name}", bold=True)
        if part.needs and not _is_here(part.needs):
            click.echo(f"Left out: there is no program `{part.needs}` here.")
        elif not _holds(part, workers):
            wrong.append(name)
        click.echo(f"== {name}: {monotonic() - began:.0f} s")
    if wrong:
        raise click.ClickException(f"Not proved: {', '.join(wrong)}.")


if __name__ == "__main__":
    proofs()
