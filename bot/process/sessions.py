"""Pacing session starts: Discord allows a bot 1,000 a day, and resets its token beyond that.

Every start begins one for each shard. A process that restarts again and again would use them all up
within a day. So when few are left, each start waits so that the rest lasts to the end of the day.
"""

from datetime import timedelta
from typing import Final

import discord

FEW: Final = 0.2
"""The share of a day's sessions below which a start waits."""


def wait_before(limits: discord.SessionStartLimits, shards: int) -> timedelta:
    """Return the wait before a start of this many shards."""
    if limits.remaining >= max(shards, FEW * limits.total):
        return timedelta()
    left = timedelta(milliseconds=limits.reset_after)
    return left if limits.remaining < shards else left * shards / limits.remaining
