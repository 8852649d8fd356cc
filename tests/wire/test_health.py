"""The health of a bot that is connected for real."""

from typing import Any

from bot.ops.health import Health
from tests.bot.ops.health import Pool
from tests.wire.conftest import Wire


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
