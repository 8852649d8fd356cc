"""Taking a choice back: its effects, its limits, and its refusals."""

import pytest
from sqlalchemy import select

from bot.engine.errors import ServiceError
from bot.engine.model import Position, TableInfo
from bot.storage.schema import moves, snapshots
from rules.event import Seat
from tests.bot.service.house import House
from tests.sql import run


async def _take_back(
    house: House, table: TableInfo, seat: Seat, version: int | None = None
) -> Position:
    shown = (await house.table(table.id)).version if version is None else version
    return await house.take_back(table, seat, shown)


async def _kept(house: House) -> list[int]:
    return [move for (move,) in await house.store.read(run, select(snapshots.c.move))]


async def test_a_sealed_answer_is_taken_back_and_given_anew(house: House) -> None:
    table = await house.running(3)
    before = await house.seen(table, 0)
    position = await house.choose(table, 0, (0, 1, 2, 3))
    assert position.can_take_back
    back = await _take_back(house, table, 0)
    assert back.view == before.view
    assert back.table.version == table.version + 2
    assert not back.can_take_back
    again = await house.choose(back.table, 0, (1, 2, 3, 4))
    assert again.can_take_back
    assert await house.prove(table) == 1


async def test_it_stands_beside_the_sealed_answers_of_others(house: House) -> None:
    table = await house.running(4)
    first = await house.choose(table, 0, (0, 1, 2, 3))
    for seat in (1, 3):
        await house.answer(table, seat)
    others = [await house.seen(table, seat) for seat in (1, 2, 3)]
    back = await _take_back(house, table, 0, first.table.version)
    assert back.table.waiting == (0, 2)
    for seat, old in zip((1, 2, 3), others, strict=True):
        new = await house.seen(table, seat)
        assert new.can_take_back == old.can_take_back
        assert (new.since, new.facts) == (old.since, old.facts)
    assert await house.prove(table) == 2
    await house.choose(back.table, 0, (1, 2, 3, 4))
    assert await house.prove(table) == 3


async def test_others_take_back_too_after_a_replay(house: House) -> None:
    table = await house.running(4)
    for seat in (0, 1, 2):
        await house.answer(table, seat)
    for seat in (0, 2, 1):
        assert (await _take_back(house, table, seat)).view is not None
    assert (await house.table(table.id)).waiting == (0, 1, 2, 3)
    assert await house.prove(table) == 0
    assert await _kept(house) == []


async def test_what_was_taken_back_is_kept_as_proof_and_never_counted(house: House) -> None:
    table = await house.running(3)
    await house.answer(table, 0)
    await house.answer(table, 1)
    await _take_back(house, table, 0)
    rows = await house.store.read(run, select(moves.c.number, moves.c.seat, moves.c.undone))
    assert [tuple(row) for row in rows] == [
        (0, None, False),
        (1, 0, True),
        (2, 1, True),
        (3, 1, False),
    ]
    assert [entry.number for entry in await house.journal(table)] == [0, 3]


async def test_after_a_reveal_it_is_refused(house: House) -> None:
    table = await house.running(2)
    for seat in (0, 1):
        table = await house.answer(table, seat)
    table = await house.play_until(table, lambda _, open_: open_[0].kind == "role")
    seat = table.waiting[0]
    decision = await house.asked(table, seat)
    position = await house.choose(table, seat, (decision.options.index("role:prospector"),))
    assert not position.can_take_back
    before = await house.contents()
    with pytest.raises(ServiceError, match="nothing_to_take_back"):
        await _take_back(house, table, seat)
    assert await house.contents() == before
    assert await _kept(house) == []


async def test_after_anothers_open_choice_it_is_refused(house: House) -> None:
    table = await house.running(2)
    table = await house.play_until(
        table, lambda _, open_: open_[0].kind == "role" and "role:builder" in open_[0].options
    )
    seat = table.waiting[0]
    decision = await house.asked(table, seat)
    table = await house.answer(table, seat, (decision.options.index("role:builder"),))
    passing = await house.asked(table, seat)
    table = await house.answer(table, seat, (len(passing.options) - 1,))
    assert (await house.seen(table, seat)).can_take_back
    other = table.waiting[0]
    assert other != seat
    passing = await house.asked(table, other)
    table = await house.answer(table, other, (len(passing.options) - 1,))
    assert (await house.seen(table, other)).can_take_back
    assert not (await house.seen(table, seat)).can_take_back
    with pytest.raises(ServiceError, match="nothing_to_take_back"):
        await _take_back(house, table, seat)


async def test_a_chain_is_taken_back_step_by_step(house: House) -> None:
    table = await house.play_until(await house.running(2), lambda _, open_: open_[0].kind == "pay")
    seat = table.waiting[0]
    back = await _take_back(house, table, seat)
    assert back.view is not None
    assert back.view.decision is not None
    assert back.view.decision.kind == "build"
    await house.prove(table)


async def test_what_computers_answered_since_goes_with_it(house: House) -> None:
    table = await house.running(2, 1)
    person, other = (seat.seat for seat in table.seats if seat.computer is None)
    await house.answer(table, person)
    back = await _take_back(house, table, person)
    assert set(back.table.waiting) == {person, other}
    assert await house.prove(table) == 1


async def test_a_second_click_on_undo_is_stale(house: House) -> None:
    table = await house.play_until(await house.running(2), lambda _, open_: open_[0].kind == "pay")
    seat = table.waiting[0]
    await _take_back(house, table, seat, table.version)
    with pytest.raises(ServiceError, match="stale"):
        await _take_back(house, table, seat, table.version)


async def test_nothing_is_taken_back_before_the_first_choice_or_by_strangers(
    house: House,
) -> None:
    table = await house.running(2)
    with pytest.raises(ServiceError, match="nothing_to_take_back"):
        await _take_back(house, table, 0)
    with pytest.raises(ServiceError, match="not_seated"):
        await house.host.play.take_back(table.id, 99, table.version)


@pytest.mark.proof
async def test_games_with_much_taking_back_still_replay(house: House) -> None:
    table = await house.running(3)
    taken_back = 0
    for _ in range(120):
        seat = table.waiting[house.chance.below(len(table.waiting))]
        table = await house.answer(table, seat)
        undoer = house.chance.below(3)
        position = await house.seen(table, undoer)
        if position.can_take_back and house.chance.below(2):
            table = (await _take_back(house, table, undoer)).table
            taken_back += 1
    assert taken_back > 10
    assert await house.prove(table) < 120
