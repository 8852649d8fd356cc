"""What people feel is counted: a loop that is held up, and writes that wait for others."""

import asyncio
import time
from pathlib import Path

from bot import lag, metrics
from bot.storage import memory
from bot.storage.migrations import upgrade
from bot.storage.store import Store


def waited(name: str) -> float:
    return metrics.REGISTRY.get_sample_value(f"{name}_sum") or 0.0


async def test_a_loop_that_is_held_up_is_late():
    before = waited("plaza_loop_lag_seconds")
    task = asyncio.create_task(lag.measure())
    await asyncio.sleep(0.05)
    time.sleep(lag.EVERY + 0.1)  # noqa: ASYNC251 - something holds the loop
    await asyncio.sleep(0.01)
    task.cancel()
    assert waited("plaza_loop_lag_seconds") - before >= 0.1


async def test_a_write_counts_for_how_long_it_waited(tmp_path: Path):
    url = f"sqlite:///{tmp_path}/plaza.db"
    await upgrade(url)
    store = Store.open(url)
    before = waited("plaza_write_wait_seconds")
    await asyncio.gather(
        store.write(lambda _: time.sleep(0.1)), store.write(memory.put, "one", "1")
    )
    assert 0.1 <= waited("plaza_write_wait_seconds") - before < 5
    await store.close()
