"""Practising: what a table against computers is like, and when another one is opened."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine.model import TableInfo
from bot.storage import tables
from tests.bot.service.house import CHANNEL, GAME, OPENER, SERVER, House, person

Meanwhile = Callable[[House, TableInfo], Awaitable[object]]


async def begin(house: House, game: str = GAME) -> TableInfo:
    return await house.table(await house.host.practice.begin(person(OPENER), game))


async def test_computers_sit_at_all_other_seats(house: House) -> None:
    table = await begin(house)
    assert (table.status, table.lesson) == ("running", False)
    assert sum(seat.user_id == OPENER for seat in table.seats) == 1
    assert (
        sum(seat.computer is not None for seat in table.seats)
        == max(house.host.games[GAME].seats) - 1
    )


async def test_whoever_has_answered_nothing_is_led_to_the_same_table(house: House) -> None:
    assert (await begin(house)).id == (await begin(house)).id


async def nothing(_: House, __: TableInfo) -> None:
    """Leave the table as it is."""


async def shown(house: House, table: TableInfo) -> None:
    await house.host.absence.move_here(table.id, OPENER, SERVER, CHANNEL)


async def answered(house: House, table: TableInfo) -> None:
    own = next(seat.seat for seat in table.seats if seat.user_id == OPENER)
    await house.answer(table, own)


@pytest.mark.parametrize(
    ("meanwhile", "game"),
    [
        (answered, GAME),
        (lambda house, table: house.host.votes.propose_abort(table.id, OPENER), GAME),
        (lambda house, table: house.store.write(tables.set_aside, table.id, "X"), GAME),
        (nothing, "san_marco"),
        (shown, GAME),
    ],
    ids=["answered", "over", "set aside", "another game", "shown to others"],
)
async def test_anybody_else_gets_another_table(
    house: House, meanwhile: Meanwhile, game: str
) -> None:
    first = await begin(house)
    await meanwhile(house, first)
    assert (await begin(house, game)).id != first.id


async def test_a_first_game_is_no_table_for_practice(house: House) -> None:
    first = await house.host.lessons.begin(person(OPENER), GAME)
    assert (await begin(house)).id != first
