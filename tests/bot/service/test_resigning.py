"""Resigning: a computer plays on, the person ranks last."""

import pytest

from bot.engine.errors import ServiceError
from bot.engine.standings import standings
from bot.storage.rows import SeatRow
from tests.bot.service.house import House, people_waiting, user_of
from tests.reading import whole_log


def _seats(*resigned_at: int | None) -> list[SeatRow]:
    return [
        SeatRow(seat, seat, "", resigned_at=version) for seat, version in enumerate(resigned_at)
    ]


def test_no_one_resigned_the_ranks_are_the_games() -> None:
    assert standings((2, 1, 2, 4), _seats(None, None, None, None)) == (2, 1, 2, 4)


def test_who_resigned_ranks_last_and_the_others_close_up() -> None:
    assert standings((1, 2, 3, 4), _seats(9, None, None, None)) == (4, 1, 2, 3)


def test_later_resigners_rank_better() -> None:
    assert standings((1, 1, 1, 4), _seats(9, None, 12, None)) == (4, 1, 3, 2)


def test_if_all_resign_the_last_to_do_so_is_first() -> None:
    assert standings((1, 2), _seats(5, 4)) == (1, 2)


@pytest.mark.proof
async def test_a_computer_plays_on_and_the_person_ranks_last(house: House) -> None:
    table = await house.running(3)
    leaver = user_of(table, 1)
    table = await house.resign(table, 1)
    assert table.seats[1].resigned
    assert table.seats[1].computer == "greedy"
    assert table.seats[1].user_id == leaver
    assert table.waiting == (0, 2)
    assert table.seat_of(leaver) is None
    assert await house.host.look.tables_of(leaver) == ()

    table = await house.play_out(table)
    position = await house.host.look.position(table.id, None)
    assert position.standings[1] == 3
    assert sorted(position.standings)[:2] in ([1, 1], [1, 2])
    await house.prove(table)


async def test_who_resigned_sees_and_does_no_more_than_a_spectator(house: House) -> None:
    table = await house.running(3)
    leaver = user_of(table, 1)
    table = await house.resign(table, 1)
    look = house.host.look
    assert await look.position(table.id, leaver) == await look.position(table.id, None)
    assert await whole_log(look, table.id, leaver) == await whole_log(look, table.id, None)
    assert await look.page(table.id, leaver) == await look.page(table.id, None)
    play = house.host.play
    for act in (
        play.choose(table.id, leaver, table.version, 1, (0, 1, 2, 3)),
        play.take_back(table.id, leaver, table.version),
        house.host.absence.resign(table.id, leaver),
    ):
        with pytest.raises(ServiceError, match="resigned"):
            await act


async def test_when_all_are_forgotten_the_computers_finish(house: House) -> None:
    table = await house.running(3)
    for user_id in [user_of(table, seat) for seat in range(3)]:
        await house.host.privacy.forget(user_id)
    table = await house.table(table.id)
    assert table.status == "finished"
    assert tuple(seat.rank for seat in table.seats) == (3, 2, 1)
    assert people_waiting(table) == []
    await house.prove(table)


async def test_another_may_take_back_across_a_resignation(house: House) -> None:
    table = await house.running(3)
    await house.answer(table, 0)
    await house.answer(table, 1)
    table = await house.resign(table, 1)
    back = await house.take_back(table, 0)
    assert back.table.waiting == (0, 2)
    assert back.table.seats[1].resigned
    assert [entry.computer for entry in (await house.journal(table))[1:]] == [False]
    await house.prove(table)
