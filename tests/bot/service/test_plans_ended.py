"""The fate of plans: as they answer, as rounds end, as seats change, as moves are undone."""

from typing import Any, Final

import pytest

from bot.engine.model import TableInfo
from bot.engine.planning import LEAD
from tests.bot.service.house import House, person, user_of
from tests.bot.service.planning import (
    BID,
    GUEST,
    Act,
    all_agree_to_undo,
    auction,
    bids,
    fates,
    half_an_hour_later,
    lot_won,
    made,
    orders,
    passes,
    plans_of,
    ranks,
    row_of,
    told,
)
from tests.games.hosting import hosted

__all__ = ["hosted"]


async def test_one_for_once_whose_question_it_cannot_answer_has_its_owner_asked(house) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "4")
    await bids(house, table, 0, 6)
    assert await fates(house, table, 1) == {BID: "vain"}
    assert await told(house) == [("panel", user_of(table, 1), False), ("board", None, True)]
    assert [plan.ended for plan in (await house.seen(table, 1)).plans] == ["vain"]
    await bids(house, table, 1)
    assert await fates(house, table, 1) == {}, "its owner has seen it by then"


async def test_a_standing_order_answers_again_and_again(house: House) -> None:
    table = await auction(house)
    await orders(house, table, 1, "8")
    await bids(house, table, 0, 4)
    for seat in (2, 3, 4):
        await bids(house, table, seat)
    await bids(house, table, 0, 3)
    assert [entry.keys for entry in await made(house, table)] == [
        ("cheque:1", "cheque:4"),
        ("cheque:3",),
    ]
    assert await fates(house, table, 1) == {BID: None}
    await house.prove(table)


async def test_one_for_a_round_ends_with_it(house: House) -> None:
    table = await auction(house)
    await orders(house, table, 3, "2")
    await house.host.plans.lasts(table.id, user_of(table, 3), BID, "round")
    await bids(house, table, 0, 4)
    await passes(house, table, 1, 2, 4)
    assert await fates(house, table, 3) == {BID: None}
    for seat in range(5):
        await house.answer(await house.table(table.id), seat, (0,))
    assert await fates(house, table, 3) == {BID: "round"}


async def test_an_order_to_bid_ends_with_the_auction(house: House) -> None:
    table = await auction(house)
    await house.host.plans.order(table.id, user_of(table, 1), "bid_up_to", "6")
    await bids(house, table, 0, 4)
    await half_an_hour_later(house)
    assert [entry.keys for entry in await made(house, table)] == [("cheque:1", "cheque:4")]
    await passes(house, table, 2, 3, 4)
    assert await fates(house, table, 1) == {BID: None}, "it would raise again"
    await passes(house, table, 0)
    assert await fates(house, table, 1) == {BID: "auction"}
    assert [plan.ended for plan in (await house.seen(table, 1)).plans] == ["auction"]


async def test_an_order_to_bid_that_is_given_between_two_auctions_is_for_the_second(house) -> None:
    table = await auction(house)
    await lot_won(house, table)
    await house.answer(await house.table(table.id), 1, (0,))
    await house.host.plans.order(table.id, user_of(table, 1), "bid_up_to", "6")
    for seat in (0, 2, 3, 4):
        await house.answer(await house.table(table.id), seat, (0,))
    await bids(house, table, 0, 3)
    await half_an_hour_later(house)
    assert [entry.seat for entry in await made(house, table)] == [1]
    await passes(house, table, 2, 3, 4, 0)
    assert await fates(house, table, 1) == {BID: "auction"}


async def test_an_order_about_something_else_stays(house: House) -> None:
    table = await auction(house)
    await house.host.plans.order(table.id, user_of(table, 1), "tip_least")
    assert [plan.lasts for plan in await plans_of(house, table, 1)] == ["standing"]


SURPRISES: Final = {
    "anyone wins": (("won", None), "surprised"),
    "who wins": (("won", 0), "surprised"),
    "who does not win": (("won", 1), None),
    "something else": (("starred", None), None),
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("named", "fate"), SURPRISES.values(), ids=SURPRISES)
async def test_a_surprise_that_was_named_ends_it(house: House, named: Any, fate: Any) -> None:
    table = await auction(house)
    await ranks(house, table, 4, "8")
    await bids(house, table, 0, 4)
    await house.host.plans.cancel_on(table.id, user_of(table, 4), BID, (named,))
    await house.host.plans.lasts(table.id, user_of(table, 4), BID, "standing")
    await passes(house, table, 1, 2, 3, 4)
    assert await fates(house, table, 4) == {BID: fate}


async def test_ones_own_deed_is_no_surprise(house: House) -> None:
    table = await auction(house)
    await bids(house, table, 0, 4)
    await orders(house, table, 0, "2")
    await house.host.plans.cancel_on(table.id, user_of(table, 0), BID, (("won", None),))
    await passes(house, table, 1, 2, 3, 4)
    assert await fates(house, table, 0) == {BID: None}


async def test_the_lead_is_lost_when_another_person_has_more(house: House) -> None:
    """No one has scored, so all lead; then seat 0 gets the lot."""
    table = await auction(house)
    await bids(house, table, 0, 4)
    await orders(house, table, 0, "2")
    await ranks(house, table, 2, "8")
    await house.host.plans.lasts(table.id, user_of(table, 2), BID, "standing")
    for seat in (0, 2):
        await house.host.plans.cancel_on(table.id, user_of(table, seat), BID, ((LEAD, None),))
    await passes(house, table, 1, 2, 3, 4)
    assert await fates(house, table, 0) == {BID: None}
    assert await fates(house, table, 2) == {BID: "surprised"}


async def away(house: House, table: TableInfo) -> None:
    await house.host.absence.stand_in(table.id, user_of(table, 1))


async def back(house: House, table: TableInfo) -> None:
    await away(house, table)
    await house.host.absence.come_back(table.id, user_of(table, 1))


async def resigned(house: House, table: TableInfo) -> None:
    await house.host.absence.resign(table.id, user_of(table, 1))


async def offered(house: House, table: TableInfo) -> None:
    await house.host.absence.offer(table.id, user_of(table, 1), None)


async def handed_over(house: House, table: TableInfo) -> None:
    await offered(house, table)
    await house.host.absence.take_seat(table.id, 1, person(GUEST))


async def other_clock(house: House, table: TableInfo) -> None:
    vote = await house.host.votes.propose_clock(table.id, user_of(table, 0), "fast")
    for seat in (2, 3, 4):
        if vote.outcome is None:
            vote = await house.host.votes.cast(vote.id, user_of(table, seat), "yes")


async def undone(house: House, table: TableInfo) -> None:
    await house.take_back(await house.table(table.id), 0)
    await bids(house, table, 0, 4)


async def restarted(house: House, _: TableInfo) -> None:
    await house.restart()


async def forgotten(house: House, table: TableInfo) -> None:
    await house.host.privacy.forget(user_of(table, 1))


async def removed(house: House, table: TableInfo) -> None:
    await house.host.plans.remove(table.id, user_of(table, 1), BID)


async def ended(house: House, table: TableInfo) -> None:
    vote = await house.host.votes.propose_abort(table.id, user_of(table, 0))
    for seat in (1, 2, 3, 4):
        if vote.outcome is None:
            vote = await house.host.votes.cast(vote.id, user_of(table, seat), "yes")


WHILE_DUE: Final[dict[str, tuple[Act, bool, bool]]] = {
    "a computer stands in: the plan rests": (away, True, False),
    "its person is back, and is asked": (back, True, False),
    "its person resigns: it is deleted": (resigned, False, False),
    "the seat is offered: the plan rests": (offered, True, False),
    "a person takes the seat, and never sees it": (handed_over, False, False),
    "the others vote for another clock: it goes on": (other_clock, True, True),
    "the move before it is made anew: it goes on": (undone, True, True),
    "the bot is started again: it goes on": (restarted, True, True),
    "its person has everything deleted: it is deleted": (forgotten, False, False),
    "its person removes it": (removed, False, False),
    "the table is ended: it is deleted": (ended, False, False),
}
"""Events while a plan is due; whether the plan is still there then, and still due."""


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("act", "kept", "due"), WHILE_DUE.values(), ids=WHILE_DUE)
async def test_what_becomes_of_a_plan(house: House, act: Act, kept: bool, due: bool) -> None:
    table = await auction(house)
    await ranks(house, table, 1, "6")
    await bids(house, table, 0, 4)
    await act(house, table)
    assert bool(await plans_of(house, table, 1)) == kept
    assert (await row_of(house, table, 1)).is_planned == due
    await half_an_hour_later(house)
    assert bool(await made(house, table)) == due
    await house.prove(table)


async def test_who_takes_back_what_a_plan_chose_is_asked(house: House) -> None:
    table = await auction(house)
    await orders(house, table, 1, "8")
    await bids(house, table, 0, 4)
    assert len(await made(house, table)) == 1
    await house.take_back(await house.table(table.id), 1)
    assert await fates(house, table, 1) == {BID: "undone"}
    await half_an_hour_later(house)
    assert await made(house, table) == []
    assert (await house.table(table.id)).waiting == (1,)


async def test_what_all_agree_to_undo_leaves_a_plan_that_has_not_answered(house: House) -> None:
    table = await auction(house)
    await ranks(house, table, 2, "6")
    await bids(house, table, 0, 3)
    await bids(house, table, 1, 4)
    assert (await row_of(house, table, 2)).is_planned
    await all_agree_to_undo(house, table)
    assert await fates(house, table, 2) == {BID: None}
    assert not (await row_of(house, table, 2)).is_planned
    await half_an_hour_later(house)
    assert await made(house, table) == []
    await bids(house, table, 0, 3)
    await bids(house, table, 1, 4)
    await half_an_hour_later(house)
    assert [entry.keys for entry in await made(house, table)] == [("cheque:6",)]
    await house.prove(table)


async def test_what_all_agree_to_undo_is_not_answered_again(house: House) -> None:
    table = await auction(house)
    await orders(house, table, 1, "8")
    await bids(house, table, 0, 4)
    await bids(house, table, 2)
    await all_agree_to_undo(house, table)
    assert await fates(house, table, 1) == {BID: "undone"}
    await bids(house, table, 0, 4)
    assert await made(house, table) == []
    await house.prove(table)
