"""Nothing of a drill is left: at its end, after each kind of abort, and by the next drill."""

import asyncio
from typing import Any, Literal

import pytest

from bot.ops.drill import posts, running
from bot.ops.drill.ground import Ground
from tests.wire.drill.conftest import Drilling
from tests.wire.world import CHANNEL

MANAGE_THREADS = 1 << 34
STRIDE = 17
"""In a quick run, one request in this many is the last."""
REQUESTS = 230
"""More requests than a drill makes."""

How = Literal["killed", "killed before", "stopped", "failed"]


def every(step: int) -> list[int]:
    return list(range(1, REQUESTS, step))


async def _cut_off(drilling: Drilling, number: int, how: How) -> bool:
    """Cut a drill off at its request of this number. Return whether it made that many."""
    server = drilling.server
    task = asyncio.create_task(drilling.run(waits=(2,)))

    acted = False

    async def act() -> bool:
        """Return whether the request is still done."""
        nonlocal acted
        acted = True
        if how == "failed":
            server.plan("", "", 503, times=1)
            server.faults[-1].method = server.asked
            return True
        if how.startswith("killed"):
            server.dead = True
        task.cancel()
        return how != "killed before"

    server.at(number, act)
    await asyncio.gather(task, return_exceptions=True)
    server.dead = False
    server.at(0, act)
    return acted


async def _only_removed(drilling: Drilling, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second drill run its start and its end."""

    async def nothing(_: Ground) -> None:
        pass

    with monkeypatch.context() as patched:
        patched.setattr(running, "_all", nothing)
        await drilling.run()


async def _over_all(drilling: Drilling, numbers: list[int], how: How, **then: Any) -> None:
    left = 0
    for number in numbers:
        reached = await _cut_off(drilling, number, how)
        if then:
            left += len(drilling.world.own())
            await _only_removed(drilling, **then)
        assert drilling.world.own() == [], f"{how} at request {number}"
        if not reached:
            assert left or not then, "a drill that is killed leaves something to remove"
            return
    pytest.fail(f"a drill makes more than {REQUESTS} requests")


@pytest.mark.proof
@pytest.mark.parametrize("how", ["killed", "killed before"])
async def test_a_second_run_removes_what_a_killed_one_left(
    drilling: Drilling, how: How, monkeypatch: pytest.MonkeyPatch
):
    await _over_all(drilling, every(STRIDE), how, monkeypatch=monkeypatch)


@pytest.mark.proof
@pytest.mark.parametrize("how", ["stopped", "failed"])
async def test_a_drill_that_is_cut_off_leaves_nothing(drilling: Drilling, how: How):
    await _over_all(drilling, every(STRIDE), how)


@pytest.mark.soak
@pytest.mark.parametrize("how", ["killed", "killed before", "stopped", "failed"])
async def test_at_whichever_request_it_is_cut_off_nothing_stays(
    drilling: Drilling, how: How, monkeypatch: pytest.MonkeyPatch
):
    then = {"monkeypatch": monkeypatch} if how.startswith("killed") else {}
    await _over_all(drilling, every(1), how, **then)


async def test_messages_of_others_and_of_the_bot_stay(drilling: Drilling):
    world = drilling.world
    ours = world.post(CHANNEL, {"content": "Table 7", "allowed_mentions": {}}, {})
    theirs = world.post(
        CHANNEL, {"content": "Plaza drill: a test that removes itself", "allowed_mentions": {}}, {}
    )
    theirs["author"] = world.users[drilling.user]
    await drilling.run(user=False, waits=())
    assert ours["id"] in {each["id"] for each in world.messages.values()}
    assert theirs["id"] in {each["id"] for each in world.messages.values()}


@pytest.mark.proof
async def test_without_manage_threads_they_stay_empty_and_archived(drilling: Drilling):
    world = drilling.world
    world.allowed = str(int(world.allowed) & ~MANAGE_THREADS & ~8)
    outcome = await drilling.run(waits=())
    assert outcome.report.lines["thread-locked"].sign == "not seen"
    assert outcome.report.lines["removed"].told.endswith("threads stay, empty and archived")
    assert outcome.report.well
    threads = world.own()
    assert [each["type"] for each in threads] == [11, 11]
    assert all(each["thread_metadata"]["archived"] for each in threads)
    drilling.server.requests.clear()
    await drilling.run(user=False, waits=())
    changed = {path for method, path, _ in drilling.server.requests if method == "PATCH"}
    assert not changed & {f"/channels/{each['id']}" for each in threads}


async def test_an_interrupted_drill_says_so(drilling: Drilling):
    task = asyncio.create_task(drilling.run())
    drilling.server.at(40, lambda: _cancel(task))
    outcome = await task
    assert outcome.interrupted
    assert "The drill was interrupted." in drilling.said[-2]
    assert outcome.report.lines["removed"].sign == "ok"


async def _cancel(task: "asyncio.Task[Any]") -> bool:
    return not task.cancel() or True


async def test_a_check_that_breaks_leaves_nothing(
    drilling: Drilling, monkeypatch: pytest.MonkeyPatch
):
    def broken(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(posts, "size_of", broken)
    with pytest.raises(RuntimeError, match="planted"):
        await drilling.run(waits=())
    assert drilling.world.own() == []
