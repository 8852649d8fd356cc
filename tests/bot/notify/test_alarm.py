"""The one timer: the earliest time counts, it rings once, and nothing of it stays."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from bot.notify import alarm as timing
from bot.notify.alarm import Alarm
from tests.bot.service.house import HandClock


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "SHORTEST_WAIT", 0.01)


@pytest.fixture
async def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The waits requested from the event loop, in seconds."""
    loop, seconds = asyncio.get_running_loop(), list[float]()
    call_later = loop.call_later

    def note(delay: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        seconds.append(delay)
        return call_later(delay, callback)

    monkeypatch.setattr(loop, "call_later", note)
    return seconds


async def test_it_rings_once_for_all_times_that_were_set() -> None:
    clock, rings = HandClock(), list[datetime]()
    alarm = Alarm(clock, lambda: rings.append(clock.now()))
    for wait in (0.03, 0.01, 0.02):
        alarm.set(clock.now() + timedelta(seconds=wait))
    await asyncio.sleep(0.1)
    assert len(rings) == 1


async def test_a_later_time_does_not_put_off_an_earlier_one() -> None:
    clock, rung = HandClock(), asyncio.Event()
    alarm = Alarm(clock, rung.set)
    alarm.set(clock.now() + timedelta(seconds=0.02))
    alarm.set(clock.now() + timedelta(hours=1))
    async with asyncio.timeout(5):
        await rung.wait()


async def test_an_earlier_time_comes_before_one_that_was_set_first() -> None:
    clock, rung = HandClock(), asyncio.Event()
    alarm = Alarm(clock, rung.set)
    alarm.set(clock.now() + timedelta(hours=1))
    await asyncio.sleep(0)
    alarm.set(datetime(2020, 1, 1, tzinfo=UTC))
    async with asyncio.timeout(5):
        await rung.wait()


async def test_a_person_who_is_woken_can_set_it_anew() -> None:
    clock, rings, enough = HandClock(), list[int](), asyncio.Event()

    def ring() -> None:
        rings.append(len(rings))
        if len(rings) < 3:
            asyncio.get_running_loop().call_soon(alarm.set, clock.now())
        else:
            enough.set()

    alarm = Alarm(clock, ring)
    alarm.set(clock.now())
    async with asyncio.timeout(5):
        await enough.wait()
    await asyncio.sleep(0.1)
    assert rings == [0, 1, 2]


async def test_what_is_due_soon_is_not_late_where_the_machine_s_clock_is_set_back(
    waits: list[float],
) -> None:
    clock = HandClock()
    alarm = Alarm(clock, lambda: None)
    alarm.set(clock.now() + timedelta(hours=5))
    clock.advance(hours=-1)
    alarm.set(clock.now() + timedelta(seconds=2))
    assert waits == [timing.LONGEST_WAIT, 2]


async def test_an_earlier_time_counts_right_after_it_rang(waits: list[float]) -> None:
    clock, rung = HandClock(), asyncio.Event()
    alarm = Alarm(clock, rung.set)
    alarm.set(clock.now())
    await rung.wait()
    alarm.set(clock.now() + timedelta(seconds=9))
    await asyncio.sleep(0)
    alarm.set(clock.now() + timedelta(seconds=3))
    assert waits == [timing.SHORTEST_WAIT, 9, 3]


async def test_it_rings_early_rather_than_late_when_the_machine_s_clock_is_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It sleeps by a clock that cannot be set, so it checks the other one from time to time."""
    monkeypatch.setattr(timing, "LONGEST_WAIT", 0.02)
    clock, rung = HandClock(), asyncio.Event()
    Alarm(clock, rung.set).set(clock.now() + timedelta(days=30))
    async with asyncio.timeout(5):
        await rung.wait()
