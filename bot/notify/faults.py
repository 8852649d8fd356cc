"""The meaning of Discord's refusals for the outbox. This is the only table of them.

A refusal means never, not now, no way to this person, or that the message may have arrived.
`failing.py` handles each.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Final

import discord

from bot.notify.errors import NotNow, Refused, Resting, Undeliverable, Unreachable
from bot.service.troubles import GONE, PERMISSIONS, REFUSED

UNREACHABLE: Final = {10013, 50007, 50033, 50278}
"""Unknown user; cannot send messages to this user; invalid recipient; no server in common."""
RESTING: Final = {20026: timedelta(hours=6), 40003: timedelta(minutes=10)}
"""The application is quarantined; it opens direct messages too fast: the pause for each."""
LATER: Final = {0, 20016, 20022, 20028, 20029, 40004, 40006, 110001, 130000}
"""No reason given, as by a proxy in front of Discord; limits of a channel or an announcement;
switched off for the moment; not available; overloaded.
"""
LIMITED: Final = 429
NOT_THERE: Final = {10003, 10004}
"""Unknown channel or server."""
NO_ACCESS: Final = 50001
NOT_ALLOWED: Final = {NO_ACCESS, 50013}
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
    """Turn refusals into the errors that the outbox handles.

    A refusal that is in no list means never: repeating it for hours would not help. `places.py`,
    which knows the place, finds missing permissions.
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
        if _is_for_later(error):
            raise NotNow(_told(error)) from error
        raise Undeliverable(REFUSED, str(error.status), str(error.code)) from error


@asynccontextmanager
async def reaching() -> AsyncGenerator[None]:
    """Raise Unreachable if no direct message reaches a person, Refused if Discord accepts none from
    the bot.

    In response to a post, the same codes say nothing about the people at the table. Discord has
    also answered with *missing access* where a person was within reach (discord-api-docs, 7275,
    7666).
    """
    try:
        yield
    except discord.HTTPException as error:
        if error.code in UNREACHABLE:
            raise Unreachable(_told(error)) from error
        if error.code in RESTING:
            raise Resting(_told(error), RESTING[error.code]) from error
        if error.code == NO_ACCESS:
            raise NotNow(_told(error)) from error
        if is_outage(error) or _is_for_later(error):
            raise
        raise Refused(_told(error)) from error


def _is_for_later(error: discord.HTTPException) -> bool:
    """Whether a refusal is over after some time."""
    return error.status == LIMITED or error.code in LATER


def _told(error: discord.HTTPException) -> str:
    return f"{error.status} {error.code}: {error.text}"
