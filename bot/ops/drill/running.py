"""The whole drill: leftovers of the last one, the checks in order, and the removal."""

import asyncio
import signal
from collections.abc import AsyncGenerator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from bot.ops.drill import (
    application,
    checks,
    directly,
    edits,
    panel,
    posts,
    rights,
    samples,
    threads,
    tidy,
)
from bot.ops.drill.assumptions import DRILLED
from bot.ops.drill.checks import Check
from bot.ops.drill.client import DrillClient
from bot.ops.drill.ground import Asked, Ground, Nap, log_in, survey
from bot.ops.drill.lines import Report, Say, held, unseen
from bot.ops.drill.nonces import Nonces
from bot.ops.drill.record import Record
from bot.ops.drill.samples import Samples
from bot.ops.drill.threads import Threads
from bot.rest import REQUEST_ERRORS
from rules.registry import GAMES

REMOVED: Final = "removed"


class Outcome(NamedTuple):
    """The result of a drill."""

    report: Report
    record: Record
    bot_id: int
    interrupted: bool


async def drill(
    asked: Asked,
    token: str,
    say: Say,
    *,
    note: Say = lambda _: None,
    nap: Nap = asyncio.sleep,
    shown: Samples | None = None,
) -> Outcome:
    """Run a drill. `say` gets each line, `note` the progress. Raises CannotDrill.

    A first cancellation ends the checks, but not the removal of what they made.
    """
    record = Record()
    report = Report(say, tuple(DRILLED))
    async with _logged_in(record, token) as client:
        surveyed = await survey(client, asked)
        assert client.user is not None, "it is logged in"
        shown = shown or await asyncio.to_thread(samples.make, next(iter(GAMES.values())))
        ground = Ground(
            client=client,
            asked=asked,
            guild_id=surveyed.guild_id,
            bot_id=client.user.id,
            have=surveyed.have,
            samples=shown,
            report=report,
            note=note,
            nap=nap,
        )
        try:
            interrupted = await _checked(ground)
        finally:
            late = await _to_the_end(_removed(ground))
        interrupted |= late
        report.close("The drill was interrupted." if interrupted else "The check ended early.")
        return Outcome(report, record, client.user.id, interrupted)


async def _checked(ground: Ground) -> bool:
    """Make all checks. Return whether they were interrupted."""
    try:
        if await tidy.look(ground):
            ground.note("Removing what an earlier drill has left.")
            await tidy.tidy(ground)
        await _all(ground)
    except asyncio.CancelledError:
        task = asyncio.current_task()
        assert task is not None, "it was cancelled"
        task.uncancel()
        return True
    return False


async def _all(ground: Ground) -> None:
    """Make all checks; nonces are repeated meanwhile."""
    nonces = Nonces()
    await checks.make(ground, [nonces.beginning])
    repeating = asyncio.create_task(nonces.repeat(ground))
    try:
        await checks.make(ground, in_between())
        if not repeating.done():
            ground.note("Waiting for the last nonce (--waits none leaves this out).")
        await repeating
    finally:
        repeating.cancel()
        await asyncio.gather(repeating, return_exceptions=True)
    await checks.make(ground, [nonces.ending, threads.AFTER_WAITS, *rights.CHECKS])


def in_between() -> Sequence[Check]:
    """Return the checks that are made while nonces wait: clicks first, while a person is there."""
    return (
        *_needing_user(),
        *posts.CHECKS,
        *edits.CHECKS,
        *Threads().checks,
        *application.CHECKS,
    )


def _needing_user() -> Sequence[Check]:
    return (*panel.CHECKS, *directly.CHECKS)


async def _to_the_end(work: Coroutine[Any, Any, None]) -> bool:
    """Finish some work even if this is cancelled meanwhile. Return whether it was."""
    task, working, cancelled = asyncio.current_task(), asyncio.create_task(work), False
    assert task is not None, "it runs in one"
    while not working.done():
        try:
            await asyncio.shield(working)
        except asyncio.CancelledError:
            task.uncancel()
            cancelled = True
    working.result()
    return cancelled


async def _removed(ground: Ground) -> None:
    """Remove everything, and report whether anything is left."""
    ground.note("Removing everything that the drill has made.")
    try:
        left = await tidy.tidy(ground)
    except REQUEST_ERRORS as error:
        told = f"The removal failed ({error!r}): run the drill again, which removes the rest."
        ground.report.tell(unseen(REMOVED, told))
        return
    stays = f"left: {tidy.links(ground, left)}"
    ground.report.tell(held(REMOVED, not left, tidy.told(ground), stays))


@asynccontextmanager
async def _logged_in(record: Record, token: str) -> AsyncGenerator[DrillClient]:
    """Log in, and out at the end of the block. Raises CannotDrill."""
    client = DrillClient(record)
    try:
        await log_in(client, token)
        yield client
    finally:
        await client.door.close()
        await client.close()


async def until_told(running: "asyncio.Task[Outcome]", note: Say) -> Outcome:
    """Wait for a drill; SIGINT and SIGTERM end its checks. Raises what the drill raises."""
    loop = asyncio.get_running_loop()

    def end() -> None:
        note("Stopping. What was made is being removed.")
        for each in _SIGNALS:
            loop.add_signal_handler(each, note, "Still removing what was made.")
        running.cancel()

    for each in _SIGNALS:
        loop.add_signal_handler(each, end)
    try:
        return await running
    finally:
        for each in _SIGNALS:
            loop.remove_signal_handler(each)


_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
