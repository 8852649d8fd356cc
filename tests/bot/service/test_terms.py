"""Changed terms of a lobby: people who have joined agree again before the game starts."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine.errors import NotAllowed, ServiceError, WrongTime
from bot.engine.model import TableInfo
from bot.service.terms import mark_of, terms_of, to_agree
from rules.registry import GAMES
from tests.bot.service.house import GAME, OPENER, House, person

BEN, EVE = OPENER + 1, OPENER + 2

Change = Callable[[House, int], Awaitable[TableInfo]]
CHANGES: dict[str, Change] = {
    "clock": lambda house, number: house.host.lobby.set_clock(number, OPENER, "1/0/1"),
    "rated": lambda house, number: house.host.lobby.set_rated(number, OPENER, rated=False),
    "hints": lambda house, number: house.host.lobby.set_hints(number, OPENER, hints=True),
    "redraws": lambda house, number: house.host.lobby.set_redraws(number, OPENER, redraws=False),
    "option": lambda house, number: house.host.lobby.set_option(
        number, OPENER, "starting_hand", "off"
    ),
}


def waits_for(table: TableInfo) -> list[int | None]:
    return [seat.user_id for seat in to_agree(GAMES[GAME], table)]


def mark(table: TableInfo) -> int:
    return mark_of(terms_of(GAMES[GAME], table))


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
async def test_a_game_waits_until_everyone_has_agreed_to_what_was_changed(
    house: House, change: Change
) -> None:
    table = await change(house, (await house.lobby(3)).id)
    assert waits_for(table) == [BEN, EVE]
    with pytest.raises(WrongTime, match="not_agreed") as refused:
        await house.host.beginning.start(table.id, OPENER)
    assert refused.value.facts == {"people": (f"<@{BEN}>", f"<@{EVE}>")}
    await house.host.lobby.agree(table.id, BEN, seen=mark(table))
    await house.host.lobby.leave(table.id, EVE)
    assert (await house.host.beginning.start(table.id, OPENER)).status == "running"


async def test_those_who_have_to_agree_are_called_once(house: House) -> None:
    table = await house.lobby(3)
    await house.outbox.drain()
    house.recorder.take()
    for change in CHANGES.values():
        await change(house, table.id)
        await house.outbox.drain()
    assert [row.ping for row in house.recorder.take()] == [(BEN, EVE), (), (), (), ()]


async def test_terms_as_they_were_need_no_answer(house: House) -> None:
    table = await house.lobby(2)
    await house.host.lobby.set_clock(table.id, OPENER, "fast")
    await house.host.lobby.set_option(table.id, OPENER, "starting_hand", "off")
    await house.host.lobby.set_clock(table.id, OPENER, "relaxed")
    table = await house.host.lobby.set_option(table.id, OPENER, "starting_hand", "on")
    assert waits_for(table) == []


async def test_who_joins_or_agrees_has_seen_the_terms_as_they_are(house: House) -> None:
    table = await house.lobby(2, 1)
    table = await house.host.lobby.remove_computer(table.id, OPENER)
    seen = mark(table)
    await house.host.lobby.set_clock(table.id, OPENER, "fast")
    with pytest.raises(WrongTime, match="terms_changed"):
        await house.host.lobby.join(table.id, person(EVE), seen=seen)
    with pytest.raises(WrongTime, match="terms_changed"):
        await house.host.lobby.agree(table.id, BEN, seen=seen)
    with pytest.raises(NotAllowed, match="not_seated"):
        await house.host.lobby.agree(table.id, EVE)
    table = await house.host.lobby.join(table.id, person(EVE))
    assert waits_for(table) == [BEN]


async def test_who_starts_has_agreed_even_if_the_table_passed_to_them(house: House) -> None:
    table = await house.lobby(2, 1)
    await house.host.lobby.set_rated(table.id, OPENER, rated=False)
    table = await house.host.lobby.leave(table.id, OPENER)
    assert waits_for(table) == []
    assert (await house.host.beginning.start(table.id, BEN)).status == "running"


async def test_computers_come_as_they_like_but_a_game_is_not_rated_because_one_goes(
    house: House,
) -> None:
    """With computers a game does not count, so without them its terms are others."""
    table = await house.lobby(2, 1)
    assert waits_for(table) == []
    table = await house.host.lobby.remove_computer(table.id, OPENER)
    assert waits_for(table) == []
    await house.host.lobby.leave(table.id, BEN)
    await house.host.lobby.add_computer(table.id, OPENER, "greedy")
    await house.host.lobby.join(table.id, person(BEN))
    table = await house.host.lobby.remove_computer(table.id, OPENER)
    assert waits_for(table) == [BEN]


async def test_a_rematch_on_other_terms_is_joined_at_its_post(house: House) -> None:
    table = await house.running(2)
    await house.host.votes.propose_abort(table.id, OPENER)
    await house.host.votes.cast(1, BEN, "yes")
    again = await house.host.rematches.rematch(table.id, person(OPENER))
    await house.host.lobby.set_clock(again.id, OPENER, "fast")
    assert (await house.host.rematches.rematch(table.id, person(BEN))).seat_of(BEN) is None
    await house.host.lobby.set_clock(again.id, OPENER, "relaxed")
    assert (await house.host.rematches.rematch(table.id, person(BEN))).seat_of(BEN) is not None


async def test_a_running_table_remembers_no_terms(house: House) -> None:
    table = await house.running(2)
    assert [seat.agreed for seat in table.seats] == [None, None]
    with pytest.raises(ServiceError, match="not_lobby"):
        await house.host.lobby.agree(table.id, BEN)
