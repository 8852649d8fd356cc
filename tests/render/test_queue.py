"""Drawing in a small pool: the same scene once, a short queue, nobody takes another's picture."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from bot.render import Picture, Scene, TooMany, draw_off_loop
from bot.render import drawing as studio
from tests.render.positions import middle_view, scene_with

SCENE = scene_with(middle_view(2, None), "board")


class Desk:
    """Draws nothing until it is told to, and counts what it was asked for."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.go = Event()
        self.failing = False

    def draw(self, scene: Scene) -> Picture:
        self.asked[scene.table] += 1
        assert self.go.wait(10), "nobody said go"
        if self.failing:
            raise ValueError(scene.table)
        return Picture(scene.table.encode(), "alt", "board.png")


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    studio.forget()
    desk = Desk()
    monkeypatch.setattr(studio, "_draw", desk.draw)
    yield desk
    desk.go.set()
    studio.forget()


def asking(*tables: str) -> list[asyncio.Task[Picture]]:
    return [asyncio.create_task(draw_off_loop(replace(SCENE, table=table))) for table in tables]


async def ended(tasks: list[asyncio.Task[Picture]]) -> list[Any]:
    return await asyncio.gather(*tasks, return_exceptions=True)


async def test_the_same_scene_is_drawn_once_however_many_wait(desk: Desk) -> None:
    tasks = asking(*["#1"] * 50)
    await asyncio.sleep(0)
    desk.go.set()
    first, *others = await ended(tasks)
    assert all(other is first for other in others)
    assert desk.asked == {"#1": 1}


async def test_what_finds_no_place_in_the_queue_is_refused_at_once(desk: Desk) -> None:
    room = studio.THREADS + studio.WAITING
    tasks = asking(*(f"#{number}" for number in range(room)))
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await asyncio.wait_for(draw_off_loop(replace(SCENE, table="#late")), timeout=5)
    shared = asking("#0")
    desk.go.set()
    assert not any(isinstance(result, BaseException) for result in await ended(tasks + shared))
    assert "#late" not in desk.asked
    assert (await draw_off_loop(replace(SCENE, table="#late"))).data == b"#late"


async def test_a_failure_is_told_to_all_and_drawn_anew_next_time(desk: Desk) -> None:
    desk.failing = True
    tasks = asking("#1", "#1")
    await asyncio.sleep(0)
    desk.go.set()
    assert [str(error) for error in await ended(tasks)] == ["#1", "#1"]
    desk.failing = False
    assert (await draw_off_loop(replace(SCENE, table="#1"))).data == b"#1"
    assert desk.asked == {"#1": 2}


async def test_who_gives_up_takes_the_picture_from_nobody(desk: Desk) -> None:
    impatient, patient = asking("#1", "#1")
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.sleep(0)
    desk.go.set()
    assert (await patient).data == b"#1"
