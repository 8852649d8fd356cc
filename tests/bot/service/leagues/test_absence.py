"""Who is absent from a league's table; and the abuses that this answers."""

from collections.abc import Mapping, Sequence

import pytest

from bot.engine.model import TableInfo
from bot.service.leagues.absence import absent, absent_in
from bot.storage import tables
from bot.storage.rows import SeatRow
from rules.event import Seat
from tests.bot.service.house import House, people_waiting, user_of
from tests.bot.service.leagues.playing import league_table, waiting_for_one
from tests.bot.service.test_ratings import answer_rounds, known

ADA, BEN = 11, 12
Count = Mapping[tuple[Seat, int | None], int]


def judge(
    *seats: SeatRow, given: Count, last_day: bool = False, newcomers: tuple[Seat, ...] = ()
) -> set[Seat]:
    """Return the absent, from how many answers each person and the computers have given."""
    answers: dict[tuple[Seat, int | None], Sequence[int]] = {
        who: range(1, 1 + count) for who, count in given.items()
    }
    return set(absent(seats, newcomers, answers, last_day=last_day))


async def absent_at(house: House, table: TableInfo, *, last_day: bool = False) -> set[Seat]:
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    return set(await house.store.read(absent_in, stored, last_day=last_day))


# --- the rule -------------------------------------------------------------------------------------


def test_a_quarter_of_the_answers_by_computers_is_not_yet_too_much() -> None:
    """ "I am away" just for the hard moves."""
    ada = SeatRow(0, ADA, "Ada")
    assert judge(ada, given={(0, ADA): 9, (0, None): 3}) == set()
    assert judge(ada, given={(0, ADA): 8, (0, None): 3}) == {0}
    assert judge(ada, given={}) == set()


def test_who_resigned_is_absent_however_much_they_played() -> None:
    assert judge(SeatRow(0, ADA, "Ada", resigned_at=9), given={(0, ADA): 50}) == {0}


@pytest.mark.parametrize(
    "late",
    [
        SeatRow(0, ADA, "Ada", overtime=True),
        SeatRow(0, ADA, "Ada", stand_in=True, computer="normal", bank=0),
    ],
)
def test_who_is_out_of_time_is_absent_on_the_last_day_alone(late: SeatRow) -> None:
    """Stalling when lost."""
    assert judge(late, given={(0, ADA): 50}) == set()
    assert judge(late, given={(0, ADA): 50}, last_day=True) == {0}
    away = late._replace(overtime=False, bank=60)
    assert judge(away, given={(0, ADA): 50}, last_day=True) == set()


def test_what_computers_played_before_a_substitute_came_does_not_count() -> None:
    ben = SeatRow(0, BEN, "Ben")
    answers = {(0, BEN): [3, 4], (0, None): [1, 1, 2, 2]}
    assert absent([ben], {0}, answers, last_day=False) == frozenset()
    assert absent([ben], set(), answers, last_day=False) == {0}


# --- at a table -----------------------------------------------------------------------------------


async def test_leaving_helps_and_hurts_no_one_a_computer_plays_on(house: House) -> None:
    table = await answer_rounds(house, await league_table(house), 1)
    table = await house.resign(table, 1)
    assert (table.status, table.seats[1].computer) == ("running", "greedy")
    table = await house.play_out(table)
    assert await absent_at(house, table) == {1}
    assert table.seats[1].rank == 3


async def test_wins_are_not_traded_by_resigning_early(house: House) -> None:
    """It is rated for no one, and who resigned gets no points, not even those of the last."""
    table = await league_table(house, 2)
    table = await house.resign(table, 0)
    assert (table.status, table.conceded, await absent_at(house, table)) == (
        "aborted",
        "called_off",
        {0},
    )
    assert await known(house, ADA, BEN) == []


async def test_who_lets_a_computer_make_the_hard_moves_is_absent(house: House) -> None:
    table = await league_table(house)
    ada = user_of(table, 0)
    while table.status == "running":
        seat = people_waiting(table)[0]
        if seat == 0 and table.version % 2:
            await house.host.absence.stand_in(table.id, ada)
            table = await house.host.absence.come_back(table.id, ada)
        else:
            table = await house.answer(table, seat)
    assert await absent_at(house, table) == {0}
    assert await house.host.look.table(table.id) == table


async def test_who_stalls_is_absent_on_the_last_day_and_not_once_they_play_on(house: House) -> None:
    table = await waiting_for_one(house)
    deadline = table.seats[0].deadline
    assert deadline is not None
    house.clock.time = deadline
    assert await absent_at(house, table, last_day=True) == set()
    await house.host.run_due()
    assert await absent_at(house, table, last_day=True) == {0}
    house.clock.advance(days=1)
    await house.host.run_due()
    table = await house.table(table.id)
    assert table.seats[0].stand_in
    assert await absent_at(house, table, last_day=True) == {0}


async def test_who_deletes_their_data_is_absent_as_if_resigned(house: House) -> None:
    table = await league_table(house)
    await house.host.privacy.forget(user_of(table, 2))
    assert await absent_at(house, await house.table(table.id)) == {2}
