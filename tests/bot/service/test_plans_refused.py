"""Impossible plans are refused in a sentence and change nothing."""

from typing import Final

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from rules.errors import IllegalChoice
from tests.bot.service.house import House, user_of
from tests.bot.service.planning import (
    BID,
    GUEST,
    TIP,
    Act,
    auction,
    bids,
    orders,
    plans_of,
    ranks,
    told,
)
from tests.games.hosting import hosted

__all__ = ["hosted"]


async def _other_game(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 1), "role", ("role:builder",))


async def _no_such_option(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 1), BID, ("cheque:99",))


async def _no_answer(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 1), TIP, ("decline", "cheque:1"))


async def _no_such_order(house: House, table: TableInfo) -> None:
    await house.host.plans.order(table.id, user_of(table, 1), "sell_nothing")


async def _no_such_value(house: House, table: TableInfo) -> None:
    await house.host.plans.order(table.id, user_of(table, 1), "bid_up_to", "1e9")


async def _asked_now(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 0), BID, ("cheque:1",))


async def _none_there(house: House, table: TableInfo) -> None:
    await house.host.plans.remove(table.id, user_of(table, 1), BID)


async def _none_to_change(house: House, table: TableInfo) -> None:
    await house.host.plans.lasts(table.id, user_of(table, 1), BID, "standing")


async def _no_such_surprise(house: House, table: TableInfo) -> None:
    await house.host.plans.cancel_on(table.id, user_of(table, 1), BID, (("role", 9),))


async def _a_stranger(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, GUEST, BID, ("cheque:1",))


async def _who_left(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 4), BID, ("cheque:1",))


async def _who_is_away(house: House, table: TableInfo) -> None:
    await house.host.plans.rank(table.id, user_of(table, 3), BID, ("cheque:1",))


async def _due_of_nothing(house: House, table: TableInfo) -> None:
    await house.host.plans.answer_due(table.id, 1)


REFUSED: Final[dict[str, Act]] = {
    "unforeseen: a question of another game": _other_game,
    "unforeseen: no such option": _no_such_option,
    "too_many: no answer": _no_answer,
    "unforeseen: no such order": _no_such_order,
    "unforeseen: no such value": _no_such_value,
    "unforeseen: no such surprise": _no_such_surprise,
    "plan_asked: a question that is open": _asked_now,
    "no_plan: nothing to remove": _none_there,
    "no_plan: nothing to change": _none_to_change,
    "no_plan: a due time that was cancelled": _due_of_nothing,
    "not_seated: a person who does not play": _a_stranger,
    "resigned: a person who has left": _who_left,
    "away: a person for whom a computer plays": _who_is_away,
}


async def test_bad_input_changes_nothing(house: House) -> None:
    table = await auction(house)
    await house.host.absence.resign(table.id, user_of(table, 4))
    await house.host.absence.stand_in(table.id, user_of(table, 3))
    before = await house.contents()
    for name, act in REFUSED.items():
        with pytest.raises((ServiceError, IllegalChoice)) as refused:
            await act(house, table)
        assert _code(refused.value) == name.partition(":")[0], name
        assert await house.contents() == before, name


def _code(error: BaseException) -> str:
    return error.code if isinstance(error, ServiceError) else error.refusal.code  # type: ignore[attr-defined] - a RulesError


async def test_a_plan_has_room_for_so_many_choices(house: House) -> None:
    table = await auction(house)
    pairs = [f"{one}+{other}" for one in (1, 2, 3, 4, 6, 8) for other in (1, 2, 3, 4, 6, 8)]
    found = [pair for pair in pairs if int(pair[0]) < int(pair[-1])]
    await ranks(house, table, 1, *found[:12], found[0])
    assert len((await plans_of(house, table, 1))[0].ranked) == 12
    with pytest.raises(ServiceError, match="plan_full"):
        await ranks(house, table, 1, found[12])


async def test_only_a_plan_to_bid_can_be_for_an_auction(house: House) -> None:
    table = await auction(house)
    user_id = user_of(table, 1)
    await ranks(house, table, 1, "6")
    await house.host.plans.lasts(table.id, user_id, BID, "auction")
    await house.host.plans.rank(table.id, user_id, TIP, ("cheque:1",))
    with pytest.raises(ServiceError, match="unforeseen"):
        await house.host.plans.lasts(table.id, user_id, TIP, "auction")


async def test_a_plan_that_fails_costs_no_one_a_move(house: House, monkeypatch) -> None:
    """Planted: a game whose standing orders raise."""
    table = await auction(house)
    await orders(house, table, 1, "8")

    def fails(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr("rules.planning.answers", fails)
    await bids(house, table, 0, 4)
    assert (await house.table(table.id)).waiting == (1,)
    assert await told(house) == [("panel", user_of(table, 1), False), ("board", None, True)]
