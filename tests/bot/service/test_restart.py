"""A restart in the middle of every kind of wait: the table goes on as if nothing had happened."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.computers import Computers
from bot.engine.model import TableInfo
from bot.engine.turn import Turn
from bot.storage.rows import Stored
from rules.decision import Decision
from tests.bot.service.house import OPENER, House, people_waiting

Stop = Callable[[TableInfo, list[Decision]], bool]


def _single(kind: str) -> Stop:
    def stop(_: TableInfo, decisions: list[Decision]) -> bool:
        return [decision.kind for decision in decisions] == [kind]

    return stop


MOMENTS: dict[str, Stop] = {
    "role pick": _single("role"),
    "build": _single("build"),
    "payment": _single("pay"),
    "starting hands": lambda _, decisions: len(decisions) == 3,
    "starting hands, one answered": lambda _, decisions: len(decisions) == 2,
    "councillor, one left": _single("councillor"),
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_restart_in_the_middle(house: House, moment: str) -> None:
    table = await house.play_until(await house.running(3), MOMENTS[moment])
    before = [await house.seen(table, seat.seat) for seat in table.seats]
    await house.restart()
    assert [await house.seen(table, seat.seat) for seat in table.seats] == before
    seat = people_waiting(table)[0]
    table = await house.answer(table, seat)
    assert table.version > before[seat].table.version
    for _ in range(15):
        table = await house.answer(table, people_waiting(table)[0])
    await house.prove(table)


@pytest.mark.proof
async def test_computers_go_on_where_a_crash_has_stopped_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.running(1, 3)

    class Crash(BaseException):
        """An exception that no code catches, like the death of the process."""

    def crash(*_: object) -> None:
        raise Crash

    with monkeypatch.context() as patch:
        patch.setattr("bot.engine.computers.choose", crash)
        with pytest.raises(Crash):
            await house.play_out(table)
    stopped = await house.table(table.id)
    assert all(stopped.seats[seat].computer for seat in stopped.waiting)

    await house.restart()
    recovered = await house.table(table.id)
    assert people_waiting(recovered) or recovered.status == "finished"
    await house.prove(recovered)
    await house.outbox.drain()
    await house.play_out(recovered)


async def test_a_broken_table_does_not_keep_others_from_recovering(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped: list[int] = []
    with monkeypatch.context() as patch:
        patch.setattr("bot.engine.computers.choose", _fail)
        for _ in range(2):
            lobby = await house.lobby(1, 3)
            await house.host.beginning.start(lobby.id, OPENER)
            stopped.append(lobby.id)
    broken, fine = stopped

    answer_once = Computers._answer_once

    async def answer_all_but_one(self: Computers, turn: Turn, *others: Any) -> Stored | None:
        if turn.table.id == broken:
            _fail()
        return await answer_once(self, turn, *others)

    monkeypatch.setattr(Computers, "_answer_once", answer_all_but_one)
    await house.restart()
    assert people_waiting(await house.table(fine))


def _fail(*_: object) -> None:
    raise ZeroDivisionError
