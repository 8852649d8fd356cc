"""Passing for people who can do nothing else: when it answers for them, and when not.

Five people bid for lots in the made-up game, which asks here even those whose cheques cannot reach
the highest bid. Once seat 0 has laid all its cheques, the others can only pass.
"""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine import computers
from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.engine.planning import SOONEST, USUAL
from rules.decision import Choice, Decision, total
from rules.event import Seat
from tests.bot.service.house import House, user_of
from tests.bot.service.planning import (
    BID,
    GUEST,
    auction,
    bids,
    fates,
    half_an_hour_later,
    made,
    ranks,
    row_of,
    told,
)
from tests.games import auction as made_up
from tests.games.hosting import hosted

__all__ = ["hosted"]


@pytest.fixture(autouse=True)
def insisting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game asks for a bid also where no cheque could be laid."""
    bid = made_up._bid
    monkeypatch.setattr(made_up, "_bid", lambda *given: replace(bid(*given), insist=True))


async def lays_all(house: House, table: TableInfo, seat: Seat = 0) -> None:
    await bids(house, table, seat, *made_up.CHEQUES)


async def pass_always(house: House, table: TableInfo, seat: Seat, *, always: bool = True) -> None:
    await house.host.plans.passing(table.id, user_of(table, seat), always=always)


async def test_a_person_who_can_only_pass_does_so_after_a_while(house: House) -> None:
    table = await auction(house)
    await pass_always(house, table, 1)
    await lays_all(house, table)
    due = (await row_of(house, table, 1)).plan_due
    assert due is not None
    assert USUAL * SOONEST <= due - house.clock.now() <= USUAL
    assert await told(house) == [("panel", user_of(table, 1), False), ("board", None, True)]
    house.clock.time = due
    await house.host.run_due()
    [entry] = await made(house, table)
    assert (entry.seat, entry.user_id, entry.keys) == (1, user_of(table, 1), ())
    assert (await house.table(table.id)).waiting == (2,)
    assert (await house.seen(table, 1)).planned == (BID,)
    await house.prove(table)


async def test_a_person_who_has_a_choice_is_asked(house: House) -> None:
    table = await auction(house)
    await pass_always(house, table, 1)
    await bids(house, table, 0, 1, 2, 3, 4, 6)
    assert not (await row_of(house, table, 1)).is_planned
    await half_an_hour_later(house)
    assert (await house.table(table.id)).waiting == (1,)


async def test_a_person_who_has_not_asked_for_it_is_asked(house: House) -> None:
    table = await auction(house)
    await pass_always(house, table, 2)
    await pass_always(house, table, 1, always=False)
    await lays_all(house, table)
    assert not (await row_of(house, table, 1)).is_planned


async def test_it_holds_at_all_tables_of_that_game(house: House) -> None:
    table = await auction(house)
    await pass_always(house, table, 1)
    other = await auction(house)
    [seat] = [each.seat for each in other.seats if each.user_id == user_of(table, 1)]
    if seat == 0:
        await bids(house, other, 0, 1)
    await lays_all(house, other, 1 if seat == 0 else 0)
    while (waiting := (await house.table(other.id)).waiting) != (seat,):
        await bids(house, other, waiting[0])
    assert (await row_of(house, other, seat)).is_planned
    assert (await house.host.profiles.user(user_of(table, 1))).passes == {"auction": True}


async def test_where_no_one_else_plays_it_passes_at_once(house: House, monkeypatch) -> None:
    def lays_what_it_can(_: Any, __: Any, ___: Any, decision: Decision, ____: Any) -> Choice:
        every = tuple(range(len(decision.options)))
        return every if decision.floor and total(decision, every) >= decision.floor else ()

    monkeypatch.setattr(computers, "choose", lays_what_it_can)
    table = await auction(house)
    await pass_always(house, table, 0)
    for seat in (1, 2, 3, 4):
        await house.resign(table, seat)
    await bids(house, table, 0, 1)
    assert [(entry.seat, entry.keys) for entry in await made(house, table)] == [(0, ())]


async def test_it_waits_until_its_person_is_on(house: House) -> None:
    """Posts say that they are off: a pass meanwhile would tell that they can do nothing else."""
    table = await auction(house)
    await house.set_user(user_of(table, 1), quiet=(23 * 60, 8 * 60))
    await pass_always(house, table, 1)
    await lays_all(house, table)
    due = (await row_of(house, table, 1)).plan_due
    assert due is not None
    morning = house.clock.now().replace(hour=8)
    assert morning + USUAL * SOONEST <= due <= morning + USUAL


async def test_it_passes_before_a_clock_that_runs_all_the_same_is_over(house: House) -> None:
    """Time off that a person adds stops clocks only a day later."""
    table = await auction(house, clock="fast")
    user_id = user_of(table, 1)
    await house.host.profiles.set_user(user_id, weekends_off=True, zone="Asia/Tokyo")
    await house.host.profiles.plan_vacation(user_id, None, 20)
    await pass_always(house, table, 1)
    await lays_all(house, table)
    row = await row_of(house, table, 1)
    assert row.plan_due is not None
    assert row.deadline is None or house.clock.now() < row.plan_due < row.deadline


async def test_a_plan_that_would_answer_at_once_and_cannot_makes_it_no_faster(house) -> None:
    table = await auction(house)
    await pass_always(house, table, 1)
    await ranks(house, table, 1, "6", at_once=True)
    await lays_all(house, table)
    row = await row_of(house, table, 1)
    assert (row.plan_due is not None, row.plan_at_once) == (True, False)
    assert await fates(house, table, 1) == {BID: "vain"}
    await half_an_hour_later(house)
    assert [entry.keys for entry in await made(house, table)] == [()]


async def test_a_pass_by_hand_is_faster(house: House) -> None:
    table = await auction(house)
    await pass_always(house, table, 1)
    await lays_all(house, table)
    await bids(house, table, 1)
    await half_an_hour_later(house)
    assert await made(house, table) == []


async def test_a_person_who_wants_it_no_more_answers_what_was_about_to_be_passed(
    house: House,
) -> None:
    table = await auction(house)
    await pass_always(house, table, 1)
    await lays_all(house, table)
    await told(house)
    await pass_always(house, table, 1, always=False)
    assert not (await row_of(house, table, 1)).is_planned
    assert await told(house) == [], "they see the question"
    await half_an_hour_later(house)
    assert await made(house, table) == []


async def test_what_a_plan_is_about_to_answer_is_left_alone(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "6")
    await bids(house, table, 0, 4)
    await pass_always(house, table, 1, always=False)
    assert (await row_of(house, table, 1)).is_planned


async def test_a_person_who_takes_the_pass_back_is_asked(house: House) -> None:
    table = await auction(house)
    await pass_always(house, table, 1)
    await lays_all(house, table)
    await half_an_hour_later(house)
    await house.take_back(await house.table(table.id), 1)
    assert not (await row_of(house, table, 1)).is_planned
    assert (await house.table(table.id)).waiting == (1,)


async def test_it_costs_a_turn_nothing_until_it_is_about_to_pass(house: House) -> None:
    counted: list[list[str]] = []
    for always in (False, True):
        table = await auction(house)
        await pass_always(house, table, 1, always=always)
        with house.counting() as statements:
            await house.host.play.choose(table.id, user_of(table, 0), table.version, 0, (2,))
        counted.append(statements)
    assert counted[0] == counted[1]


async def test_only_who_plays_here_is_passed_for(house: House) -> None:
    table = await auction(house)
    with pytest.raises(ServiceError, match="not_seated"):
        await house.host.plans.passing(table.id, GUEST, always=True)
