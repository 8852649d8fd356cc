"""Faults while a move is written: nothing of it is stored, and it can be made again."""

import pytest

from tests.bot.service.house import House, user_of

pytestmark = [pytest.mark.disk, pytest.mark.threads]


class Crash(Exception):
    pass


def _crash(*_: object, **__: object) -> None:
    raise Crash


POINTS = [
    "bot.storage.tables.save",
    "bot.storage.journal.add",
    "bot.storage.journal.keep",
    "bot.storage.tables.save_seats",
    "bot.storage.outbox.add",
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("point", POINTS)
async def test_a_crash_while_writing_leaves_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, point: str
) -> None:
    table = await house.running(3)
    choice = house.any_answer(await house.asked(table, 0))
    before = await house.contents()
    with monkeypatch.context() as patch:
        patch.setattr(point, _crash)
        with pytest.raises(Crash):
            await house.choose(table, 0, choice)
    assert await house.contents() == before
    await house.restart()
    assert await house.contents() == before
    await house.choose(table, 0, choice)
    assert await house.prove(table) == 1


@pytest.mark.sampled(2)
@pytest.mark.parametrize("point", [*POINTS, "bot.storage.journal.undo"])
async def test_a_crash_while_taking_back_leaves_the_choice(
    house: House, monkeypatch: pytest.MonkeyPatch, point: str
) -> None:
    table = await house.running(3)
    for seat in (0, 1):
        table = await house.answer(table, seat)
    before = await house.contents()
    with monkeypatch.context() as patch:
        patch.setattr(point, _crash)
        with pytest.raises(Crash):
            await house.host.play.take_back(table.id, user_of(table, 0), table.version)
    assert await house.contents() == before
    assert await house.prove(table) == 2


@pytest.mark.parametrize("point", ["bot.storage.tables.replace_seats", *POINTS])
async def test_a_crash_at_the_start_leaves_the_lobby(
    house: House, monkeypatch: pytest.MonkeyPatch, point: str
) -> None:
    table = await house.lobby(2)
    before = await house.contents()
    if point != "bot.storage.journal.keep":
        with monkeypatch.context() as patch:
            patch.setattr(point, _crash)
            with pytest.raises(Crash):
                await house.host.beginning.start(table.id, 11)
        assert await house.contents() == before
    assert (await house.host.beginning.start(table.id, 11)).status == "running"


async def test_a_crash_between_commit_and_telling_is_told_after_the_restart(
    house: House,
) -> None:
    table = await house.running(3)
    await house.outbox.drain()
    house.recorder.take()
    table = await house.answer(table, 0)
    await house.restart()
    assert house.recorder.rows == []
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()] == ["board"]
    await house.restart()
    await house.outbox.drain()
    assert house.recorder.rows == []
