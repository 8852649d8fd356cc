"""Seeded chance: the same stream forever, and a fair one."""

from collections import Counter
from hashlib import shake_256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chance import Chance

SEEDS = st.integers(0, 2**256 - 1)

# --- the same stream, today and in ten years: running games depend on these numbers --------------


def test_the_first_numbers_never_change() -> None:
    chance = Chance(0)

    assert [chance.below(100) for _ in range(12)] == [61, 87, 47, 39, 92, 28, 7, 29, 65, 63, 89, 93]
    assert chance.count == 12


def test_a_large_seed_and_a_large_bound_never_change() -> None:
    chance = Chance(2**255 + 7)

    drawn = [chance.below(2**32) for _ in range(4)]

    assert drawn == [3489891091, 3762625959, 3159152049, 248936625]


def test_the_first_shuffles_never_change() -> None:
    chance = Chance(1)
    twelve, deck = list(range(12)), list(range(110))

    chance.shuffle(twelve)
    chance.shuffle(deck)

    assert twelve == [1, 5, 3, 10, 2, 11, 6, 4, 8, 0, 9, 7]
    assert deck[:12] == [6, 58, 38, 67, 39, 4, 80, 62, 61, 107, 99, 32]
    assert chance.count == 2


@given(SEEDS, st.integers(0, 10**6))
def test_a_number_is_the_start_of_a_hash_of_seed_and_count(seed: int, count: int) -> None:
    hashed = shake_256(seed.to_bytes(32, "little") + count.to_bytes(8, "little")).digest(8)

    assert Chance(seed, count).below(2**64) == int.from_bytes(hashed, "little")


# --- the promises of a stream -------------------------------------------------------------------


@given(SEEDS, st.integers(1, 2**32))
def test_numbers_stay_below_the_bound(seed: int, bound: int) -> None:
    chance = Chance(seed)

    assert all(0 <= chance.below(bound) < bound for _ in range(5))


@given(SEEDS, st.lists(st.integers(), max_size=40))
def test_a_shuffle_loses_and_adds_nothing(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Chance(seed).shuffle(shuffled)

    assert Counter(shuffled) == Counter(items)


@given(SEEDS)
def test_a_copy_goes_on_alike_and_on_its_own(seed: int) -> None:
    chance = Chance(seed)
    chance.below(6)

    copy = chance.copy()
    ahead = [copy.below(1000) for _ in range(5)]

    assert chance.count == 1
    assert [chance.below(1000) for _ in range(5)] == ahead


def test_seed_and_count_are_the_whole_state() -> None:
    chance = Chance(9)
    chance.shuffle(list(range(50)))

    assert Chance(chance.seed, chance.count).below(10**6) == chance.below(10**6)


@pytest.mark.parametrize("bound", [2, 3, 7, 100, 3 * 2**62])
def test_all_numbers_come_equally_often(bound: int) -> None:
    """Ten cells of 6,000 draws: chi square with 9 degrees of freedom is below 27.9 in 999 of 1,000.

    3 * 2**62 would be skewed by a third without the rejection of words above the limit.
    """
    chance, draws, cells = Chance(2026), 6000, min(bound, 10)
    seen = Counter(chance.below(bound) * cells // bound for _ in range(draws))

    expected = {
        cell: draws * len(range(-(-cell * bound // cells), -(-(cell + 1) * bound // cells))) / bound
        for cell in range(cells)
    }
    assert sum((seen[cell] - even) ** 2 / even for cell, even in expected.items()) < 27.9


def test_all_orders_come_equally_often() -> None:
    """24 orders of 4 items: chi square with 23 degrees of freedom is below 49.7 in 999 of 1,000."""
    chance, draws = Chance(7), 7200
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        seen[tuple(items)] += 1

    even = draws / 24
    assert set(seen) == set(permutations(range(4)))
    assert sum((count - even) ** 2 / even for count in seen.values()) < 49.7


def test_different_seeds_are_different_streams() -> None:
    first = {tuple(Chance(seed).below(1000) for _ in range(1)) for seed in range(100)}

    assert len(first) > 80
