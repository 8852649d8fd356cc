"""Clicks that do not count: stale, foreign, bogus, twice, at once; and those that still do."""

import asyncio

import pytest

from bot.engine.errors import ServiceError
from rules.decision import Choice
from rules.errors import IllegalChoice, NotAsked
from tests.bot.service.house import House, people_waiting, user_of


async def test_an_illegal_choice_is_refused_with_its_reason(house: House) -> None:
    table = await house.running(3)
    before = await house.contents()
    illegal: dict[str, Choice] = {
        "too_few": (0,),
        "unknown_option": (0, 1, 2, 99),
        "not_ascending": (3, 2, 1, 0),
        "too_many": (0, 1, 2, 3, 4),
    }
    for code, choice in illegal.items():
        with pytest.raises(IllegalChoice, match=code):
            await house.choose(table, 0, choice)
    assert await house.contents() == before


async def test_foreign_clicks_have_no_effect(house: House) -> None:
    table = await house.running(3)
    before = await house.contents()
    play = house.host.play
    choice = house.any_answer(await house.asked(table, 0))
    with pytest.raises(ServiceError, match="not_your_seat"):
        await play.choose(table.id, user_of(table, 1), table.version, 0, choice)
    with pytest.raises(ServiceError, match="not_seated"):
        await play.choose(table.id, 99, table.version, 0, choice)
    for seat in (-1, 3, 10**30):
        with pytest.raises(ServiceError, match="not_your_seat"):
            await play.choose(table.id, user_of(table, 0), table.version, seat, choice)
    for table_id in (0, -1, 404, 10**30):
        with pytest.raises(ServiceError, match="unknown_table"):
            await play.choose(table_id, user_of(table, 0), table.version, 0, choice)
    assert await house.contents() == before


async def test_versions_of_the_past_and_of_the_future_are_stale(house: House) -> None:
    table = await house.running(3)
    choice = house.any_answer(await house.asked(table, 0))
    for version in (-1, 0, table.version - 1, table.version + 1, 10**30):
        with pytest.raises(ServiceError, match="stale"):
            await house.choose(table, 0, choice, version)


async def test_a_second_click_on_the_same_panel_is_stale(house: House) -> None:
    table = await house.running(3)
    choice = house.any_answer(await house.asked(table, 0))
    await house.choose(table, 0, choice)
    with pytest.raises(ServiceError, match="stale"):
        await house.choose(table, 0, choice)


async def test_a_panel_is_still_good_when_others_have_answered_beside_it(house: House) -> None:
    table = await house.running(4)
    shown = table.version
    for seat in (2, 0, 3, 1):
        choice = house.any_answer(await house.asked(table, seat))
        table = (await house.choose(table, seat, choice, shown)).table
    assert table.version == shown + 4
    await house.prove(table)


async def test_a_panel_of_a_decision_that_came_back_is_not_good(house: House) -> None:
    """A question that comes back after a take-back is another decision: a late click is stale."""
    table = await house.running(3)
    choice = house.any_answer(await house.asked(table, 0))
    shown = table.version
    table = (await house.choose(table, 0, choice, shown)).table
    await house.host.play.take_back(table.id, user_of(table, 0), table.version)
    with pytest.raises(ServiceError, match="stale"):
        await house.choose(table, 0, choice, shown)


async def test_who_is_not_asked_cannot_answer(house: House) -> None:
    table = await house.running(3, starting_hand="off")
    idle = next(seat.seat for seat in table.seats if not seat.waiting)
    with pytest.raises(NotAsked):
        await house.choose(table, idle, (0,))


@pytest.mark.threads
async def test_of_two_clicks_at_once_on_one_seat_one_wins(house: House) -> None:
    table = await house.running(3)
    choices = [house.any_answer(await house.asked(table, 0)) for _ in range(6)]
    results = await asyncio.gather(
        *(house.choose(table, 0, choice) for choice in choices), return_exceptions=True
    )
    lost = [result for result in results if isinstance(result, ServiceError)]
    assert len(lost) == len(choices) - 1
    assert {error.code for error in lost} == {"stale"}
    assert len(await house.journal(table)) == 2


@pytest.mark.threads
async def test_clicks_at_once_on_all_seats_all_count(house: House) -> None:
    table = await house.running(4)
    choices = [house.any_answer(await house.asked(table, seat)) for seat in range(4)]
    await asyncio.gather(*(house.choose(table, seat, choices[seat]) for seat in range(4)))
    assert (await house.table(table.id)).version == table.version + 4
    assert await house.prove(table) == 4


@pytest.mark.threads
async def test_two_processes_on_one_file_never_both_win(house: House) -> None:
    table = await house.running(4)
    other = House.__new__(House)
    other.__dict__.update(house.__dict__)
    other._open()
    choices = [house.any_answer(await house.asked(table, seat)) for seat in range(4)]
    clicks = [
        each.choose(table, seat, choices[seat]) for seat in range(4) for each in (house, other)
    ]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    await other.store.close()
    lost = [result for result in results if isinstance(result, BaseException)]
    assert len(lost) == 4
    assert {getattr(error, "code", "") for error in lost} <= {"stale", "busy"}
    assert await house.prove(table) == 4


@pytest.mark.proof
@pytest.mark.threads
async def test_tables_do_not_wait_for_each_other(house: House) -> None:
    tables = [await house.running(2) for _ in range(5)]
    await asyncio.gather(*(house.answer(table, 1) for table in tables))
    for table in tables:
        assert await house.prove(table) == 1


@pytest.mark.proof
async def test_a_finished_table_takes_no_more_clicks(house: House) -> None:
    table = await house.play_out(await house.running(2))
    user_id, play = user_of(table, 0), house.host.play
    for act in (
        play.choose(table.id, user_id, table.version, 0, (0,)),
        play.take_back(table.id, user_id, table.version),
        house.host.absence.resign(table.id, user_id),
    ):
        with pytest.raises(ServiceError, match="finished"):
            await act
    assert people_waiting(table) == []
