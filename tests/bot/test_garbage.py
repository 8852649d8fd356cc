"""Full collections: they skip objects that live as long as the process, and no click waits."""

import asyncio
import gc
from collections import deque
from collections.abc import Generator
from contextlib import suppress
from typing import Any

import pytest

from bot.process import garbage
from bot.process.garbage import UNASKED, collect_in_quiet, loading, spare_what_stays


@pytest.fixture(autouse=True)
def as_before() -> Generator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_loading_does_without_it_and_even_a_failure_brings_it_back() -> None:
    with loading():
        assert not gc.isenabled()
    assert gc.isenabled()
    with suppress(ImportError), loading():
        raise ImportError
    assert gc.isenabled()


@pytest.mark.proof
def test_what_is_there_is_spared_and_what_comes_later_is_not() -> None:
    there: list[object] = []
    spare_what_stays()
    later: list[object] = []
    assert gc.get_freeze_count() > 0
    seen = {id(each) for each in gc.get_objects()}
    assert id(there) not in seen
    assert id(later) in seen


@pytest.mark.proof
def test_a_full_collection_hardly_ever_comes_unasked() -> None:
    spare_what_stays()
    assert gc.get_threshold()[2] == UNASKED


@pytest.mark.proof
def test_what_ten_thousand_clicks_leave_is_collected_though_no_one_has_asked() -> None:
    """Each outlives the smaller collections: a player has waited for it."""
    gc.set_threshold(700, 10, 10)
    spare_what_stays()
    before = gc.get_stats()[2]["collections"]
    waiting = deque[list[object]](maxlen=20_000)
    for _ in range(500_000):
        cycle: list[object] = []
        cycle.append(cycle)
        waiting.append(cycle)
    assert gc.get_stats()[2]["collections"] > before


@pytest.mark.proof
async def test_full_collections_wait_until_no_one_is_at_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.0)
    monkeypatch.setattr(garbage, "SOON", 0.0)
    answers, seen = iter([True, True, False]), list[bool]()
    collected = asyncio.Event()

    def at_work() -> bool:
        seen.append(next(answers, True))
        return seen[-1]

    def note(phase: str, facts: dict[str, Any]) -> None:
        if phase == "start" and facts["generation"] == 2 and seen:
            assert not seen[-1]
            collected.set()

    gc.callbacks.append(note)
    task = asyncio.create_task(collect_in_quiet(at_work))
    try:
        await asyncio.wait_for(collected.wait(), 5)
    finally:
        task.cancel()
        gc.callbacks.remove(note)
    assert seen[:3] == [True, True, False]


@pytest.mark.proof
async def test_where_it_is_never_quiet_a_full_collection_comes_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.0)
    monkeypatch.setattr(garbage, "SOON", 0.001)
    monkeypatch.setattr(garbage, "LATEST", 0.003)
    looks: list[int] = []
    collected = asyncio.Event()

    def note(phase: str, facts: dict[str, Any]) -> None:
        if phase == "start" and facts["generation"] == 2 and looks:
            collected.set()

    def at_work() -> bool:
        looks.append(len(looks))
        assert len(looks) <= 4 or collected.is_set()
        return True

    gc.callbacks.append(note)
    task = asyncio.create_task(collect_in_quiet(at_work))
    try:
        await asyncio.wait_for(collected.wait(), 5)
    finally:
        task.cancel()
        gc.callbacks.remove(note)
