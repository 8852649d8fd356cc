"""The health of a bot that is connected for real."""

from typing import Any

import pytest

from bot import metrics
from bot.ops.health import Health
from tests.bot.ops.health import Pool
from tests.wire.conftest import Wire


@pytest.mark.proof
async def test_a_bot_in_the_middle_of_play_is_well(wire: Wire):
    people = await wire.table("Ada", computers=1)
    await people[0].move()
    await wire.drained()
    pool: Any = Pool()
    reasons = await Health(wire.bot, pool).look()
    assert not any(reasons.values()), reasons


async def test_a_bot_that_has_left_discord_says_so(wire: Wire):
    pool: Any = Pool()
    health = Health(wire.bot, pool)
    await wire.bot.shards[0].disconnect()
    assert (await health.look())["gateway"] == "Shard 0 is not connected."


@pytest.mark.proof
async def test_every_request_to_discord_is_counted(wire: Wire):
    """Its kind tells whether it counts against the limit shared by all processes."""
    before, asked = _counted(), len(wire.server.requests)
    (ada,) = await wire.table("Ada", computers=1)
    await ada.move()
    await wire.drained()
    paths = [path for _, path, _ in wire.server.requests[asked:]]
    answers = sum(path.startswith(("/interactions/", "/webhooks/")) for path in paths)
    after = _counted()
    assert answers
    assert after["interaction"] - before["interaction"] == answers
    assert after["bot"] - before["bot"] == len(paths) - answers


def _counted() -> dict[str, float]:
    name = "plaza_requests_total"
    kinds = ("bot", "interaction")
    return {kind: metrics.REGISTRY.get_sample_value(name, {"kind": kind}) or 0 for kind in kinds}
