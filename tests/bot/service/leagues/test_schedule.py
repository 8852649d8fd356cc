"""Schedules of leagues: section 6.2 of the design."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service.leagues.schedule import MOST, MOST_OF_FIVE, divided, laid_out, sizes, tables

DIVISIONS = [
    (people, seats) for seats in (2, 3, 4, 5) for people in range(max(seats, 3), MOST_OF_FIVE + 1)
]
SHARED = {
    3: ((1, 2), (1, 2), (1, 1), (0, 1), (0, 1)),
    4: ((3, 3), (2, 3), (2, 2), (1, 2), (1, 2)),
    5: ((5, 5), (4, 4), (3, 4), (2, 3), (2, 3)),
}
"""The fewest and the most tables that two people share, with 5 to 9 people."""
BLOCKS = {
    3: ("012", "013", "013", "013", "013"),
    4: ("0123", "0123", "0124", "0124", "0124"),
    5: ("01234", "01234", "01234", "01235", "01235"),
}


def shared(people: int, seats: int) -> Counter[tuple[int, int]]:
    found = Counter(
        pair for table in tables(people, seats) for pair in combinations(sorted(table), 2)
    )
    return Counter({pair: found[pair] for pair in combinations(range(people), 2)})


@pytest.mark.parametrize(("people", "seats"), DIVISIONS)
def test_6_2_everyone_has_each_seat_once(people: int, seats: int) -> None:
    found = Counter(place for table in tables(people, seats) for place in enumerate(table))
    times = min(3, (people - 1) // 2) if seats == 2 else 1
    assert found == {(seat, each): times for each in range(people) for seat in range(seats)}


@pytest.mark.parametrize(("people", "seats"), DIVISIONS)
def test_6_2_no_one_sits_at_a_table_twice_and_all_tables_differ(people: int, seats: int) -> None:
    found = tables(people, seats)
    assert all(len(set(table)) == seats for table in found)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("seats", SHARED)
@pytest.mark.parametrize("people", range(5, MOST + 1))
def test_6_2_the_tables_that_two_people_share(people: int, seats: int) -> None:
    counts = shared(people, seats).values()
    assert (min(counts), max(counts)) == SHARED[seats][people - 5]


@pytest.mark.parametrize("seats", BLOCKS)
@pytest.mark.parametrize("people", range(5, MOST + 1))
def test_6_2_the_base_block(people: int, seats: int) -> None:
    assert "".join(map(str, tables(people, seats)[0])) == BLOCKS[seats][people - 5]


def test_6_2_eleven_people_at_tables_of_five_meet_exactly_twice() -> None:
    assert tables(11, 5)[0] == (0, 1, 2, 4, 7)
    assert set(shared(11, 5).values()) == {2}


@pytest.mark.parametrize("people", range(3, MOST + 1))
def test_6_2_two_players_meet_at_most_twice_or_not(people: int) -> None:
    counts = Counter(shared(people, 2).values())
    rivals = 2 * min(3, (people - 1) // 2)
    assert counts[1] == people * rivals // 2
    assert set(counts) <= {0, 1}


def test_6_2_the_example_of_seven() -> None:
    found = ["".join("ABCDEFG"[each] for each in table) for table in tables(7, 4)]
    assert found == ["ABCE", "BCDF", "CDEG", "DEFA", "EFGB", "FGAC", "GABD"]
    assert [table.index("A") + 1 for table in found if "A" in table] == [1, 4, 3, 2]


@pytest.mark.parametrize(
    ("people", "seats", "expected"),
    [
        (10, 4, (5, 5)),
        (15, 4, (8, 7)),
        (19, 4, (7, 6, 6)),
        (11, 5, (11,)),
        (12, 5, (6, 6)),
        (5, 4, (5,)),
        (4, 4, ()),
        (0, 2, ()),
        (300, 4, (9,) * 28 + (8,) * 6),
    ],
)
def test_6_2_sizes(people: int, seats: int, expected: tuple[int, ...]) -> None:
    assert sizes(people, seats) == expected


@given(st.integers(0, 400), st.sampled_from((2, 3, 4, 5)))
def test_6_2_sizes_differ_by_one_and_hold_everyone(people: int, seats: int) -> None:
    found = sizes(people, seats)
    assert sum(found) == (people if people > seats else 0)
    assert list(found) == sorted(found, reverse=True)
    assert not found or found[0] - found[-1] <= 1
    assert all(seats < size <= (MOST_OF_FIVE if seats == 5 else MOST) for size in found)


@given(st.integers(0, 120), st.sampled_from((2, 3, 4, 5)), st.integers(0, 1 << 64))
def test_a_season_laid_out_seats_everyone_in_their_division(
    people: int, seats: int, seed: int
) -> None:
    ranked = list(range(1000, 1000 + people))
    found = laid_out(f"{seed:x}", ranked, seats)
    assert found == laid_out(f"{seed:x}", ranked, seats), "the seed decides"
    assert [set(each.people) for each in found] == [set(each) for each in divided(ranked, seats)]
    for division in found:
        expected = [
            tuple(division.people[each] for each in table)
            for table in tables(len(division.people), seats)
        ]
        assert list(division.tables) == expected


def test_the_seed_draws_the_numbers() -> None:
    people = list(range(19))
    drawn = {laid_out(f"{seed:x}", people, 4)[0].people for seed in range(20)}
    assert len(drawn) > 15
