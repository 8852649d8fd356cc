"""A check, and the loop that makes checks one after the other."""

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from typing import Final, NamedTuple, TypeAlias

import discord

from bot.notify.faults import is_outage
from bot.ops.drill.ground import Ground
from bot.ops.drill.lines import Line
from bot.rest import REQUEST_ERRORS

Look: TypeAlias = Callable[[Ground], AsyncGenerator[Line]]


TOO_MANY: Final = 429


class Check(NamedTuple):
    """A check of some assumptions.

    `needs`: assumptions that have to hold, because the check rests on them.
    """

    keys: tuple[str, ...]
    look: Look
    needs: tuple[str, ...] = ()


async def make(ground: Ground, checks: Sequence[Check]) -> None:
    """Make these checks; no failure stops the others."""
    for check in checks:
        lacking = [key for key in check.needs if not ground.report.holds(key)]
        if lacking:
            told = f"It can be seen only if this is ok: {', '.join(lacking)}."
            ground.report.rest(check.keys, "not seen", told)
        else:
            await _make(ground, check)


async def _make(ground: Ground, check: Check) -> None:
    report = ground.report
    try:
        async with aclosing(check.look(ground)) as seen:
            async for line in seen:
                report.tell(line)
    except discord.HTTPException as error:
        passing = error.status == TOO_MANY or is_outage(error)
        report.rest(check.keys, "not seen" if passing else "wrong", refusal(error))
    except REQUEST_ERRORS as error:
        report.rest(check.keys, "not seen", f"The request failed ({error!r}).")
    except (KeyError, IndexError, TypeError, ValueError) as error:
        report.rest(check.keys, "wrong", f"Discord's answer has another form ({error!r}).")
    report.rest(check.keys, "not seen", "An earlier part of the check did not hold.")


def refusal(error: discord.HTTPException) -> str:
    """Describe a refusal by Discord."""
    text = " ".join(error.text.split())
    return f"Discord answers {error.status} {error.code}: {text}"
