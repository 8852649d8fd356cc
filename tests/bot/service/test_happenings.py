"""Happenings at seats: the log tells of them in their place, and the journal is unchanged."""

import pytest

from bot.engine.model import HappenedInfo, LogPage, TableInfo, Wanted
from bot.text import texts
from bot.ui.happening import seat_line
from rules.event import Event
from tests.bot.service.house import OPENER, House, person, user_of
from tests.bot.service.voting import cast, overtime

NEWCOMER = 99


async def page(house: House, table: TableInfo, wanted: Wanted | None = None) -> LogPage:
    return await house.host.look.page(table.id, None, None, wanted or Wanted())


async def told(house: House, table: TableInfo, language: str = "en") -> list[str]:
    """Return the public lines about seats in the log, the oldest first."""
    shown = await page(house, table)
    words = texts(language)
    return [
        seat_line(shown.table, each, words)
        for each in shown.events
        if isinstance(each, HappenedInfo)
    ]


async def test_who_resigned(house: House) -> None:
    table = await house.running(3)
    table = await house.resign(table, 1)
    name = table.seats[1].name
    assert await told(house, table) == [f"{name} resigns."]
    assert await told(house, table, "de") == [f"{name} gibt auf."]
    await house.prove(table)


async def test_who_was_away_and_came_back(house: House) -> None:
    table = await house.running(3)
    user_id, name = user_of(table, 0), table.seats[0].name
    await house.host.absence.stand_in(table.id, user_id)
    await house.host.absence.come_back(table.id, user_id)
    assert await told(house, table) == [f"{name} is away: a computer plays.", f"{name} is back."]


async def test_for_whom_a_computer_plays_by_vote(house: House) -> None:
    table, vote = await overtime(house)
    await cast(house, table, vote, {1: "computer", 2: "computer"})
    assert await told(house, table) == [f"By vote, a computer plays for {table.seats[0].name}."]


async def test_for_whom_a_computer_moved_by_vote(house: House) -> None:
    table, vote = await overtime(house)
    await cast(house, table, vote, {1: "move", 2: "move"})
    assert await told(house, table) == [f"By vote, a computer moves for {table.seats[0].name}."]
    events = (await page(house, table)).events
    at = next(at for at, each in enumerate(events) if isinstance(each, HappenedInfo))
    moved = events[at + 1]
    assert isinstance(moved, Event)
    assert moved.facts["seat"] == 0, "what it did follows"


async def test_who_took_a_seat_over_and_whose(house: House) -> None:
    table = await house.running(3)
    former = table.seats[0].name
    await house.host.absence.offer(table.id, user_of(table, 0), None)
    await house.host.absence.take_seat(table.id, 0, person(NEWCOMER))
    assert await told(house, table) == [f"P{NEWCOMER} takes over {former}'s seat."]


async def test_who_got_the_seat_back_as_no_one_else_plays(house: House) -> None:
    table = await house.running(3)
    for seat in (0, 1):
        await house.host.absence.stand_in(table.id, user_of(table, seat))
    table = await house.resign(table, 2)
    names = [seat.name for seat in table.seats]
    assert (await told(house, table))[2:] == [
        f"{names[2]} resigns.",
        f"{names[0]} has the seat back: no one else plays.",
        f"{names[1]} has the seat back: no one else plays.",
    ]


async def test_who_was_forgotten_has_no_name_there(house: House) -> None:
    table = await house.running(3)
    gone = [user_of(table, 0), NEWCOMER]
    await house.host.absence.offer(table.id, gone[0], NEWCOMER)
    await house.host.absence.take_seat(table.id, 0, person(NEWCOMER))
    stored = await house.host.privacy.everything(NEWCOMER)
    assert b'"happenings.guest"' in stored
    for user_id in gone:
        await house.host.privacy.forget(user_id)
    assert await told(house, table) == [
        "Someone takes over Someone's seat.",
        "Someone resigns.",
    ]
    rows = (await house.contents())["happenings"]
    assert not {*gone, *(f"P{user_id}" for user_id in gone)} & {
        cell for row in rows for cell in row
    }


async def test_it_stands_where_it_happened_even_if_a_move_is_undone(house: House) -> None:
    table = await house.running(3, starting_hand="off")
    seat = table.waiting[0]
    producer = ((await house.asked(table, seat)).options.index("role:producer"),)
    table = (await house.choose(table, seat, producer)).table
    await house.resign(table, table.seats[seat - 1].seat)
    assert await _order(house, table) == ["role_taken", "resigned"]
    await house.take_back(await house.table(table.id), seat)
    assert await _order(house, table) == ["resigned"]
    await house.choose(await house.table(table.id), seat, producer)
    assert (await _order(house, table))[:2] == ["resigned", "role_taken"]
    await house.prove(table)


async def _order(house: House, table: TableInfo) -> list[str]:
    kinds = [each.kind for each in (await page(house, table)).events]
    return [each for each in kinds if each in ("role_taken", "resigned")]


async def test_the_log_of_a_seat_tells_what_happened_to_that_seat(house: House) -> None:
    table = await house.running(3)
    table = await house.resign(table, 1)
    for seat, count in ((1, 1), (2, 0)):
        events = (await page(house, table, Wanted(seat))).events
        assert sum(isinstance(each, HappenedInfo) for each in events) == count


async def test_an_ordinary_turn_costs_no_statement_more(house: House) -> None:
    table = await house.running(3)
    before = (await house.contents())["happenings"]
    with house.counting() as plain:
        await house.answer(table, 0)
    assert (await house.contents())["happenings"] == before
    assert plain.count("INSERT") <= 3, "journal, outbox, kept position"


@pytest.mark.parametrize("persons", [3, 4])
async def test_the_table_is_told_silently_by_a_fresh_post(house: House, persons: int) -> None:
    table = await house.running(persons)
    await house.outbox.drain()
    house.recorder.take()
    table = await house.resign(table, 1)
    await house.outbox.drain()
    rows = house.recorder.take()
    assert [(row.kind, row.fresh, row.ping) for row in rows if row.user_id is None] == [
        ("board", True, ())
    ]
    assert table.opener_id == OPENER
