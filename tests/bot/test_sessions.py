"""The last sessions suffice until Discord allows more, however often a bot starts."""

from datetime import timedelta

import discord
import pytest

from bot.process.sessions import wait_before

DAY = 86_400_000


@pytest.mark.parametrize(
    ("left", "shards", "hours"),
    [
        (1000, 1, 0),
        (200, 1, 0),
        (100, 1, 0.24),
        (100, 10, 2.4),
        (1, 1, 24),
        (0, 1, 24),
        (9, 10, 24),
    ],
)
def test_a_start_waits_for_its_share_of_the_time_left(left: int, shards: int, hours: float):
    limits = discord.SessionStartLimits(
        total=1000, remaining=left, reset_after=DAY, max_concurrency=1
    )
    assert wait_before(limits, shards) == timedelta(hours=hours)


def test_a_crash_loop_never_comes_to_the_end_of_a_day():
    """Lives of no length, one after the other."""
    left, clock = 1000, 0.0
    for _ in range(5000):
        limits = discord.SessionStartLimits(
            total=1000, remaining=left, reset_after=round(DAY - clock), max_concurrency=1
        )
        clock += wait_before(limits, 1).total_seconds() * 1000
        if clock >= DAY:
            break
        left -= 1
        assert left >= 0
    assert clock >= DAY
