"""The meaning of each refusal of Discord: never, not now, or perhaps it has arrived."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.notify.errors import NotNow, Refused, Resting, Undeliverable, Unreachable
from bot.notify.faults import reaching, understood


def _refusal(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="refused")
    return discord.HTTPException(response, cast("Any", {"code": code, "message": "no"}))


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        (404, 10003, Undeliverable),
        (404, 10004, Undeliverable),
        (403, 50001, Undeliverable),
        (403, 50013, Undeliverable),
        (429, 0, NotNow),
        (403, 0, NotNow),
        (403, 20016, NotNow),
        (403, 20026, Undeliverable),
        (400, 50035, Undeliverable),
        (500, 0, discord.HTTPException),
        (503, 0, discord.HTTPException),
    ],
)
async def test_a_refusal_means(status: int, code: int, meaning: type[Exception]) -> None:
    with pytest.raises(Exception) as caught:  # noqa: PT011 - which one is the question
        async with understood():
            raise _refusal(status, code)
    assert type(caught.value) is meaning


@pytest.mark.parametrize(
    ("status", "code", "direct", "posted"),
    [
        (403, 50007, Unreachable, Undeliverable),
        (403, 50278, Unreachable, Undeliverable),
        (404, 10013, Unreachable, Undeliverable),
        (404, 10003, Refused, Undeliverable),
        (400, 50035, Refused, Undeliverable),
        (403, 50001, NotNow, Undeliverable),
        (403, 20026, Resting, Undeliverable),
        (400, 40003, Resting, Undeliverable),
        (403, 130000, NotNow, NotNow),
    ],
)
async def test_no_one_is_unreachable_whose_table_takes_no_post(
    status: int, code: int, direct: type[Exception], posted: type[Exception]
) -> None:
    with pytest.raises(Exception) as caught:  # noqa: PT011 - as above
        async with understood(), reaching():
            raise _refusal(status, code)
    assert type(caught.value) is direct
    with pytest.raises(Exception) as caught:  # noqa: PT011 - as above
        async with understood():
            raise _refusal(status, code)
    assert type(caught.value) is posted


async def test_who_is_rate_limited_waits_as_long_as_discord_says() -> None:
    with pytest.raises(NotNow) as caught:
        async with understood():
            raise discord.RateLimited(90.0)
    assert caught.value.after == timedelta(seconds=90)
