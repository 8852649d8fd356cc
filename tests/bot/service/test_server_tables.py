"""The tables of a server: what is listed, in which order, and what that costs."""

import pytest

from bot.service.server_tables import PAGE, ServerPage
from bot.storage.rows import Where
from tests.bot.service.house import CHANNEL, OPENER, SERVER, House

MOST_QUERIES = 2 + 3 * PAGE
"""A list of all tables, and for each of a page its row, its rounds and perhaps names."""


def numbers(page: ServerPage) -> list[int]:
    return [each.table.id for each in page.glances]


def everywhere(_: Where) -> bool:
    return True


async def listed(house: House, number: int = 0, game: str = "") -> ServerPage:
    return await house.host.server_tables.page(SERVER, everywhere, number, game)


async def test_the_newest_wait_comes_first(house: House) -> None:
    first = await house.running(2)
    house.clock.advance(hours=1)
    second = await house.running(2)
    house.clock.advance(hours=1)
    lobby = await house.lobby(1)
    assert numbers(await listed(house)) == [lobby.id, second.id, first.id]
    house.clock.advance(hours=1)
    for seat in first.waiting:  # all of them: then the next are asked
        first = await house.answer(first, seat)
    assert numbers(await listed(house)) == [first.id, lobby.id, second.id]


async def test_a_secret_answer_moves_no_table(house: House) -> None:
    first = await house.running(3)
    house.clock.advance(hours=1)
    second = await house.running(3)
    before = await listed(house)
    house.clock.advance(hours=1)
    await house.answer(first, first.waiting[0])
    after = await listed(house)
    assert numbers(after) == numbers(before) == [second.id, first.id]
    assert [each.round for each in after.glances] == [each.round for each in before.glances]
    since = [[seat.waiting_since for seat in each.table.seats] for each in after.glances]
    assert since[1][1:] == [seat.waiting_since for seat in before.glances[1].table.seats][1:]


async def test_the_round_is_that_of_the_game(house: House) -> None:
    table = await house.running(2)
    assert [each.round for each in (await listed(house)).glances] == [1]
    before = await house.seen(table, 0)
    assert before.view is not None
    while table.status == "running":
        table = await house.play_until(table, lambda *_: True)
        position = await house.seen(table, 0)
        assert position.view is not None
        if position.view.round == 3:
            break
        table = await house.answer(table, table.waiting[0])
    assert [each.round for each in (await listed(house)).glances] == [3]


async def test_what_is_over_private_or_out_of_sight_is_not_listed(house: House) -> None:
    over, shown = await house.running(1, 1), await house.running(2)
    await house.host.votes.propose_abort(over.id, OPENER)
    await house.lobby(1, private=True)
    assert numbers(await listed(house)) == [shown.id]
    page = await house.host.server_tables.page(SERVER, lambda where: where.channel_id != CHANNEL)
    assert (page.total, page.games, page.glances) == (0, (), ())
    assert (await house.host.server_tables.page(SERVER + 1, everywhere)).total == 0


async def test_pages_and_games(house: House) -> None:
    made = [(await house.lobby(1)).id for _ in range(PAGE)]
    other = await house.lobby(5, game="auction")
    page = await listed(house)
    assert (page.total, page.page, page.pages) == (PAGE + 1, 0, 2)
    assert numbers(page) == [other.id, *made[:0:-1]]
    assert numbers(await listed(house, 1)) == numbers(await listed(house, 99)) == made[:1]
    assert numbers(await listed(house, game="auction")) == [other.id]
    assert (await listed(house, game="no such game")).total == PAGE + 1
    assert set(page.games) == {"san_juan", "auction"}


@pytest.mark.parametrize("tables", [5, 18])
async def test_a_page_costs_the_same_however_many_tables_there_are(
    house: House, tables: int
) -> None:
    for _ in range(tables):
        await house.running(2)
    with house.counting() as statements:
        page = await listed(house)
    assert page.total == tables
    assert statements.count("SELECT") <= MOST_QUERIES
