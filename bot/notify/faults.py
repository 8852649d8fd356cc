"""What Discord's refusals mean for the outbox. This is the only table of them.

A refusal means never, not now, no way to this person, or that the message may have arrived. What is
done then is in `failing.py`.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Final

import discord

from bot.notify.errors import NotNow, Undeliverable, Unreachable
from bot.service.tables.troubles import GONE, PERMISSIONS

UNREACHABLE: Final = {10013, 50007, 50033, 50278}
"""Unknown user; cannot send messages to this user; invalid recipient; no server in common."""
NOT_THERE: Final = {10003, 10004}
"""Unknown channel or server."""
NOT_ALLOWED: Final = {50001, 50013}
"""Missing access; missing permissions."""
NOT_EDITABLE: Final = {10003, 10008, 30046, 50005, 50083, 160005}
"""Unknown channel or message; old messages edited too often; not ours; archived, locked thread."""
THREAD_LOST: Final = {10003, 50083, 160005}
"""Unknown channel; a thread that is archived and cannot be opened; a locked thread."""
THREAD_EXISTS: Final = 160004
"""The post already has a thread, made by a run that ended before noting it."""
OUTAGE: Final = 500
"""From this status on the fault is Discord's and temporary; what was sent may have arrived."""


def is_outage(error: discord.HTTPException) -> bool:
    """Whether the fault is Discord's."""
    return error.status >= OUTAGE


@asynccontextmanager
async def understood() -> AsyncGenerator[None]:
    """Turn refusals into what the outbox does about them.

    Missing permissions are looked up in `places.py`, which knows the place.
    """
    try:
        yield
    except discord.RateLimited as error:
        raise NotNow("rate limited", timedelta(seconds=error.retry_after)) from error
    except discord.HTTPException as error:
        if is_outage(error):
            raise
        if error.code in NOT_THERE:
            raise Undeliverable(GONE) from error
        if error.code in NOT_ALLOWED:
            raise Undeliverable(PERMISSIONS) from error
        raise NotNow(f"{error.status} {error.code}: {error.text}") from error


@asynccontextmanager
async def reaching() -> AsyncGenerator[None]:
    """Raise Unreachable if no direct message reaches somebody.

    In response to a post, the same codes say nothing about anybody at the table.
    """
    try:
        yield
    except discord.HTTPException as error:
        if error.code in UNREACHABLE:
            raise Unreachable(f"{error.code}: {error.text}") from error
        raise
