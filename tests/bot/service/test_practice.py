"""Practising: a table against computers, and when another one is opened."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.storage import tables
from rules.errors import BadSetup
from tests.bot.service.house import CHANNEL, GAME, OPENER, SERVER, House, person

Meanwhile = Callable[[House, TableInfo], Awaitable[object]]


async def begin(
    house: House, game: str = GAME, players: int = 4, level: str = "greedy"
) -> TableInfo:
    begin = house.host.practice.begin
    return await house.table(await begin(person(OPENER), game, players, level))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", ["easy", "greedy"])
async def test_computers_of_that_level_sit_at_all_other_seats(
    house: House, players: int, level: str
) -> None:
    table = await begin(house, GAME, players, level)
    assert (table.status, table.lesson) == ("running", False)
    assert [seat.user_id for seat in table.seats if seat.computer is None] == [OPENER]
    assert [seat.computer for seat in table.seats].count(level) == players - 1


@pytest.mark.parametrize(
    ("players", "level", "refused"),
    [(9, "easy", BadSetup), (1, "easy", BadSetup), (2, "random", ServiceError)],
)
async def test_what_cannot_be_played_opens_nothing(
    house: House, players: int, level: str, refused: type[Exception]
) -> None:
    with pytest.raises(refused):
        await begin(house, GAME, players, level)
    assert (await house.contents())["tables"] == []


async def test_a_person_who_has_answered_nothing_is_led_to_the_same_table(house: House) -> None:
    assert (await begin(house)).id == (await begin(house)).id


async def nothing(_: House, __: TableInfo) -> None:
    """Leave the table as it is."""


async def shown(house: House, table: TableInfo) -> None:
    await house.host.absence.move_here(table.id, OPENER, SERVER, CHANNEL)


async def ended(house: House, table: TableInfo) -> None:
    await house.host.votes.propose_abort(table.id, OPENER)


async def damaged(house: House, table: TableInfo) -> None:
    await house.store.write(tables.set_aside, table.id, "X")


async def answered(house: House, table: TableInfo) -> None:
    own = next(seat.seat for seat in table.seats if seat.user_id == OPENER)
    await house.answer(table, own)


@pytest.mark.parametrize(
    ("meanwhile", "wish"),
    [
        (answered, (GAME, 4, "greedy")),
        (ended, (GAME, 4, "greedy")),
        (damaged, (GAME, 4, "greedy")),
        (shown, (GAME, 4, "greedy")),
        (nothing, ("san_marco", 4, "greedy")),
        (nothing, (GAME, 3, "greedy")),
        (nothing, (GAME, 4, "easy")),
    ],
)
async def test_anyone_else_gets_another_table(
    house: House, meanwhile: Meanwhile, wish: tuple[str, int, str]
) -> None:
    first = await begin(house)
    await meanwhile(house, first)
    assert (await begin(house, *wish)).id != first.id


async def test_a_first_game_is_no_table_for_practice(house: House) -> None:
    first = await house.host.lessons.begin(person(OPENER), GAME)
    assert (await begin(house)).id != first
