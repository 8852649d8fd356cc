"""Checks of permissions and rate limits, at the end of the drill."""

from collections.abc import AsyncGenerator
from typing import Final

from bot import permissions
from bot.notify.faults import NOT_ALLOWED
from bot.ops.drill.checks import Check
from bot.ops.drill.ground import Ground
from bot.ops.drill.lines import Line, counted, held, unseen
from bot.ops.drill.record import Answer, without_token

TOLD: Final = ("x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset-after")


async def _enough(ground: Ground) -> AsyncGenerator[Line]:
    """Report whether anything was refused although no permission is missing."""
    refused = [each for each in ground.record.failed(403) if _code(each) in NOT_ALLOWED]
    needed = len(permissions.IN_CHANNELS + permissions.FOR_THREADS)
    told = f"with {needed} permissions nothing was refused"
    requests = [f"{each.method} {without_token(each.path)} {_code(each)}" for each in refused]
    yield held("permissions-enough", not refused, told, f"refused: {', '.join(requests)}")


async def _limits(ground: Ground) -> AsyncGenerator[Line]:
    """Report whether answers to posts state their limits, and how many exceeded one."""
    posts = [
        each
        for each in ground.record.answers
        if each.method == "POST" and each.path.endswith("/messages") and each.status == 200
    ]
    silent = [each for each in posts if not all(name in each.headers for name in TOLD)]
    over = ground.record.failed(429)
    told = f"{counted(len(posts), 'post')} with limits, {counted(len(over), 'request')} over one"
    yield held(
        "limits-told",
        not silent,
        told,
        f"{len(silent)} of {counted(len(posts), 'post')} without limits",
    )


async def _private(_: Ground) -> AsyncGenerator[Line]:
    yield unseen("private-thread", "A bot alone cannot make one: see step 5 of docs/drill.md.")


def _code(answer: Answer) -> int:
    return answer.body.get("code", 0) if isinstance(answer.body, dict) else 0  # pyright: ignore


CHECKS: Final = (
    Check(("permissions-enough",), _enough),
    Check(("limits-told",), _limits),
    Check(("private-thread",), _private),
)
