"""Delays are counted: a loop that is held up, and writes that wait for others."""

import asyncio
import time
from collections.abc import Callable, MutableMapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import metrics
from bot.process import lag
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


async def test_the_call_that_holds_the_loop_is_named_once_with_its_table(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(lag, "EVERY", 0.01)
    monkeypatch.setattr(lag, "HELD", 0.05)
    monkeypatch.setattr(lag, "_OURS", (f"{__name__}.",))
    task = asyncio.create_task(lag.measure())
    await asyncio.sleep(0)
    with capture_logs() as log:
        answer(7, lambda: holding(log))
    task.cancel()
    [line] = holding(log)
    assert (line["event"], line["log_level"], line["table"]) == ("loop.held", "warning", 7)
    assert f"{__name__}.answer > {__name__}.weigh_all_ways" in line["reason"]


def answer(table_id: int, noticed: Callable[[], object]) -> None:
    """Hold the loop until that is noticed, and somewhat longer."""
    weigh_all_ways(noticed)
    assert table_id


def weigh_all_ways(noticed: Callable[[], object]) -> None:
    end = time.monotonic() + 10
    while not noticed() and time.monotonic() < end:
        pass
    end = time.monotonic() + 0.2
    while time.monotonic() < end:
        pass


def holding(log: Sequence[MutableMapping[str, Any]]) -> list[MutableMapping[str, Any]]:
    """Return the lines about this call: on a busy machine others may hold the loop, too."""
    return [line for line in log if weigh_all_ways.__name__ in line["reason"]]


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
