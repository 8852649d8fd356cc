"""People's costly work: by its cost, in turn, one task at a time for each of them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest

from bot.engine import effort as reckoned
from bot.engine.effort import BUDGET, REST, Effort
from bot.engine.errors import TooMuch
from bot.reckoning import spent
from tests.bot.service.house import HandClock, House

ADA, BEN, EVE = 1, 2, 3


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def effort(clock: HandClock) -> Effort:
    return Effort(clock)


async def use(effort: Effort, user_id: int, seconds: float) -> None:
    async with effort.turn(user_id):
        spent(seconds)


class Line:
    """People who queue for long work, of which one task runs at a time."""

    def __init__(self, effort: Effort) -> None:
        self._effort = effort
        self.done: list[int] = []
        self.told: list[tuple[int, int]] = []

    async def come(self, user_id: int) -> None:
        async def tell(ahead: int) -> None:
            self.told.append((user_id, ahead))

        async with self._effort.turn(user_id, tell, long=True):
            self.done.append(user_id)

    @asynccontextmanager
    async def behind(self, first: int = 99) -> AsyncIterator[None]:
        """Let a player work meanwhile."""
        async with self._effort.turn(first, long=True):
            yield

    async def form(self, *people: int) -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(self.come(user_id)) for user_id in people]
        await asyncio.sleep(0)
        return tasks


async def refused(work: Awaitable[None]) -> str:
    with pytest.raises(TooMuch) as refusal:
        await work
    return refusal.value.code


async def test_a_person_who_has_used_up_a_budget_gets_it_back_with_time(
    effort: Effort, clock: HandClock
) -> None:
    await use(effort, ADA, BUDGET / 2)
    await use(effort, ADA, BUDGET)
    assert await refused(use(effort, ADA, 0)) == "effort_spent"
    await use(effort, BEN, 0)
    clock.advance(seconds=REST / 2 - 1)
    assert await refused(use(effort, ADA, 0)) == "effort_spent"
    clock.advance(seconds=2)
    await use(effort, ADA, 0)


async def test_a_clock_that_is_put_back_takes_nothing_from_a_budget(
    effort: Effort, clock: HandClock
) -> None:
    await use(effort, ADA, 1)
    clock.time -= timedelta(days=1)
    await use(effort, ADA, 1)


async def test_a_refusal_says_when_there_is_something_left(
    effort: Effort, clock: HandClock
) -> None:
    await use(effort, ADA, BUDGET * 1.5)
    with pytest.raises(TooMuch) as refusal:
        await use(effort, ADA, 0)
    assert refusal.value.facts == {"when": f"<t:{int(clock.now().timestamp() + REST / 2) + 1}:R>"}


async def test_what_fails_has_cost_what_it_has_cost(effort: Effort) -> None:
    async def fail() -> None:
        async with effort.turn(ADA):
            spent(BUDGET)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert await refused(use(effort, ADA, 0)) == "effort_spent"


async def test_a_person_who_has_got_everything_back_is_forgotten(
    effort: Effort, clock: HandClock
) -> None:
    for user_id in range(100):
        await use(effort, user_id, 1)
    clock.advance(seconds=REST)
    await use(effort, ADA, 1)
    assert list(effort._used) == [ADA]


async def test_everyone_has_one_thing_done_at_a_time(effort: Effort) -> None:
    async with effort.turn(ADA):
        assert await refused(use(effort, ADA, 0)) == "effort_busy"
        assert await refused(Line(effort).come(ADA)) == "effort_busy"
        await use(effort, BEN, 0)
    await use(effort, ADA, 0)


async def test_of_those_who_wait_a_person_who_has_used_least_comes_first(effort: Effort) -> None:
    await use(effort, ADA, 20)
    await use(effort, BEN, 10)
    line = Line(effort)
    async with line.behind():
        tasks = await line.form(ADA, BEN, EVE, 4)
        assert line.done == []
    await asyncio.gather(*tasks)
    assert line.done == [EVE, 4, BEN, ADA]


async def test_no_one_is_kept_away_by_those_who_use_much(effort: Effort) -> None:
    hostile = range(100, 130)
    for user_id in hostile:
        await use(effort, user_id, 5)
    line = Line(effort)
    async with line.behind():
        tasks = await line.form(*hostile)
        codes = [await refused(task) for task in tasks if task.done()]
        assert codes == ["effort_crowded"] * (len(hostile) - 8)
        [ada] = await line.form(ADA)
        assert not ada.done()
    await asyncio.gather(ada, *(task for task in tasks if not task.done()))
    assert line.done[0] == ADA


async def test_a_person_who_waits_longer_than_a_moment_is_told_how_many_come_first(
    effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reckoned, "MOMENT", 0)
    line = Line(effort)
    async with line.behind():
        tasks = await line.form(ADA, BEN, EVE)
        for _ in range(10):
            await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert line.told == [(ADA, 1), (BEN, 2), (EVE, 3)]


async def test_a_turn_that_comes_ends_what_is_still_being_told(
    effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reckoned, "MOMENT", 0)
    told: list[str] = []

    async def tell(_: int) -> None:
        told.append("begun")
        try:
            await asyncio.Event().wait()
        finally:
            told.append("given up")

    async def come() -> None:
        async with effort.turn(ADA, tell, long=True):
            told.append("done")

    async with Line(effort).behind():
        ada = asyncio.create_task(come())
        for _ in range(10):
            await asyncio.sleep(0)
    for _ in range(10):
        await asyncio.sleep(0)
    assert ada.done()
    assert told == ["begun", "given up", "done"]


async def test_a_person_who_gives_up_waiting_keeps_no_one_waiting(effort: Effort) -> None:
    line = Line(effort)
    async with line.behind():
        ada, ben, eve = await line.form(ADA, BEN, EVE)
        ada.cancel()
        await asyncio.wait({ada})
    eve.cancel()  # whose turn has not come yet
    ben.cancel()  # whose turn has
    await asyncio.wait({ben, eve})
    await line.come(ADA)
    assert line.done == [ADA]


async def test_what_transactions_take_goes_on_the_bill(house: House) -> None:
    effort = house.host.effort
    async with effort.turn(ADA):
        await house.store.read(lambda _: sum(range(10**6)))
    assert effort._used_by(ADA) > 0
    await house.store.read(lambda _: sum(range(10**6)))
    assert list(effort._used) == [ADA], "no one pays for what no one has asked for"
