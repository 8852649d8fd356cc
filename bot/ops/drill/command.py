"""`plaza drill` as a command: its arguments, its exit code, and the raw file."""

import asyncio
import math
from pathlib import Path
from typing import Final

import click

from bot.ops.drill import scrubbing
from bot.ops.drill.ground import Asked, CannotDrill
from bot.ops.drill.running import drill, until_told

NONE: Final = "none"
LONGEST: Final = 60.0
"""The longest wait, in minutes."""
WRONG: Final = 1
INTERRUPTED: Final = 130


def asked(channel: int, user: int | None, patience: float, waits: str) -> Asked:
    """Return the command's arguments. Raises CannotDrill for invalid waits."""
    return Asked(channel, user, patience, _minutes(waits))


def check_writable(raw: Path | None) -> None:
    """Raise CannotDrill if the raw file could not be written at the end."""
    if raw is None:
        return
    is_new = not raw.exists()
    try:
        raw.open("a").close()
        if is_new:
            raw.unlink()
    except OSError as error:
        raise CannotDrill(f"{raw} cannot be written ({error.strerror}).") from None


async def run(asked: Asked, token: str, raw: Path | None) -> int:
    """Drill, and return the exit code. Raises CannotDrill."""
    running = asyncio.create_task(drill(asked, token, click.echo, note=_note))
    try:
        outcome = await until_told(running, _note)
    except asyncio.CancelledError:
        return INTERRUPTED
    if raw is not None:
        try:
            scrubbing.write(raw, outcome.record, outcome.bot_id)
        except OSError as error:
            raise CannotDrill(f"{raw} cannot be written ({error.strerror}).") from None
    if not outcome.report.well:
        return WRONG
    return INTERRUPTED if outcome.interrupted else 0


def _minutes(waits: str) -> tuple[float, ...]:
    if waits.strip().lower() == NONE:
        return ()
    try:
        minutes = tuple(float(each) for each in waits.split(","))
    except ValueError:
        minutes = (math.nan,)
    if not all(0 < each <= LONGEST for each in minutes):
        raise CannotDrill(
            f"--waits must be minutes up to {LONGEST:g} such as 2,5,8, or none, not {waits!r}."
        )
    return tuple(dict.fromkeys(minutes))


def _note(told: str) -> None:
    """Report progress, apart from the lines."""
    click.echo(told, err=True)
