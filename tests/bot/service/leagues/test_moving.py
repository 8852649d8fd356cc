"""Up and down in leagues: section 6.5 of the design, and a second reckoning."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service.leagues.moving import moves, next_season
from tests.bot.service.leagues import reckoning


def letters(divisions: Sequence[Sequence[int]]) -> str:
    return " ".join("".join(map(chr, division)) for division in divisions)


def numbers(words: str) -> list[list[int]]:
    return [[ord(each) for each in word] for word in words.split()]


@pytest.mark.parametrize(
    ("before", "newcomers", "leavers", "after"),
    [
        ("ABCDEFG HIJKLMN", "", "", "ABCDEHI JKLMNFG"),
        ("ABCDEFG HIJKLMN", "XY", "C", "ABDEHIJK LMNFGXY"),
        ("ABCDE FGHI", "X", "", "ABCDF GHIEX"),
        ("ABCDEFG HIJKLM NOPQRS", "", "", "ABCDEHI JKFGNO PQRSLM"),
        ("", "ABCDEFGHIJ", "", "ABCDE FGHIJ"),
        ("ABCDEFG", "", "DEF", ""),
    ],
)
def test_6_5_examples(before: str, newcomers: str, leavers: str, after: str) -> None:
    found = next_season(numbers(before), [*map(ord, newcomers)], {*map(ord, leavers)}, 4)
    assert letters(found) == after


def test_6_5_one_moves_if_either_division_has_fewer_than_five() -> None:
    found = moves(numbers("ABCDE FGHI JKLMN"))
    assert {chr(each) for each, move in found.items() if move == "down"} == set("EI")
    assert {chr(each) for each, move in found.items() if move == "up"} == set("FJ")


# --- properties ------------------------------------------------------------------------------


class League:
    """A season in final order, and who leaves and comes."""

    def __init__(self, draw: st.DrawFn) -> None:
        sizes = draw(st.lists(st.integers(3, 11), max_size=6))
        people = iter(draw(st.permutations(range(sum(sizes)))))
        self.divisions = [[next(people) for _ in range(size)] for size in sizes]
        self.everybody = [each for division in self.divisions for each in division]
        gone = draw(st.lists(st.sampled_from(self.everybody))) if self.everybody else []
        self.leavers = set(gone)
        self.newcomers = [*range(1000, 1000 + draw(st.integers(0, 20)))]
        self.seats = draw(st.sampled_from((2, 3, 4, 5)))

    @property
    def after(self) -> tuple[tuple[int, ...], ...]:
        return next_season(self.divisions, self.newcomers, self.leavers, self.seats)


leagues = st.composite(League)()


@given(leagues)
def test_moving_is_a_permutation_apart_from_leavers_and_newcomers(league: League) -> None:
    people = [*(set(league.everybody) - league.leavers), *league.newcomers]
    row = [each for division in league.after for each in division]
    assert sorted(row) == (sorted(people) if len(people) > league.seats else [])


@given(leagues)
def test_as_many_go_down_at_a_border_as_up(league: League) -> None:
    found = moves(league.divisions)
    assert found.keys() == set(league.everybody)
    for upper, lower in pairwise(league.divisions):
        down = [each for each in upper if found[each] == "down"]
        up = [each for each in lower if found[each] == "up"]
        assert len(down) == len(up) == (2 if min(len(upper), len(lower)) >= 5 else 1)


@given(leagues)
def test_gaps_mean_extra_promotions_and_never_a_reprieve(league: League) -> None:
    """Who goes down is behind all who stay below, whoever leaves; no one falls by a gap."""
    found = moves(league.divisions)
    row = [each for division in league.after for each in division]
    place = {each: at for at, each in enumerate(row)}
    for upper, lower in pairwise(league.divisions):
        down = [place[each] for each in upper if found[each] == "down" and each in place]
        stay = [place[each] for each in lower if found[each] == "stay" and each in place]
        assert not down or not stay or min(down) > max(stay)
    all_stay = next_season(league.divisions, league.newcomers, (), league.seats)
    full = {each: at for at, each in enumerate(each for one in all_stay for each in one)}
    assert all(place[each] <= full[each] for each in place)


@given(leagues)
def test_another_reckoning_comes_to_the_same_divisions(league: League) -> None:
    given = league.divisions, league.newcomers, league.leavers, league.seats
    assert [list(each) for each in league.after] == reckoning.next_divisions(*given)
