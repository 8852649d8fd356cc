"""The Residence: groups of three different buildings of one cost, 4 + 3 + 2 + 1 points."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from rules.chance import Chance
from rules.san_juan.components import COST, FAMILY, KIND, NAMES
from tests.rules.san_juan.given import NEW, cost_of, scored, seat

DISPLAYS = 3000
POINTS = (0, 4, 7, 9, 10)


def city(count: int, cost: int) -> str:
    """Name this many different city buildings of this cost."""
    found = [
        name for name in NAMES if cost_of(name) == cost and FAMILY[NAMES.index(name)] == "city"
    ]
    return " ".join(found[:count])


MILL = cost_of("sugar_mill")
A, B, C, D = city(4, MILL).split()


@pytest.mark.parametrize(
    ("built", "points"),
    [
        pytest.param("residence", 0, id="alone"),
        pytest.param("residence palace", 0, id="two_are_no_group"),
        pytest.param("residence city_hall guild_hall", 4, id="it_stands_in_a_group_of_sixes"),
        pytest.param(f"residence {city(3, 3)}", 4, id="one_group"),
        pytest.param(f"residence {city(2, 3)} {city(1, 4)}", 0, id="of_different_cost"),
        pytest.param(f"residence {city(3, 2)} {city(3, 3)}", 7, id="two_groups"),
        pytest.param(f"residence {city(6, 2)}", 7, id="two_of_one_cost"),
        pytest.param(f"residence {city(3, 1)} {city(3, 2)} {city(3, 3)}", 9, id="three_groups"),
        pytest.param(
            f"residence city_hall guild_hall {city(3, 1)} {city(3, 2)} {city(3, 3)}",
            10,
            id="r30_four_groups",
        ),
        pytest.param(f"residence sugar_mill {A} {B}", 4, id="a_production_building_may_join"),
        pytest.param(f"residence sugar_mill sugar_mill {A}", 0, id="but_no_two_equal_ones"),
        pytest.param("residence sugar_mill sugar_mill sugar_mill", 0, id="nor_three"),
        pytest.param(
            f"residence sugar_mill sugar_mill {city(4, MILL)}",
            7,
            id="r29_equal_ones_in_different_groups",
        ),
        pytest.param(f"residence sugar_mill {city(4, MILL)}", 4, id="r29_one_is_not_enough"),
        pytest.param(f"residence hero/{A} {B} {C} {D}/tower", 4, id="visible_ones_count"),
        pytest.param(f"residence {A}/{B} {C} sugar_mill/{D}", 4, id="and_not_what_they_cover"),
        pytest.param(f"residence {A}/{B} {C} hero/{D}", 0, id="covered_ones_do_not"),
        pytest.param("residence cathedral palace", 0, id="r28_the_cathedral_is_of_another_cost"),
    ],
)
def test_groups(built: str, points: int) -> None:
    table = scored(seat(built=built), variant=NEW)

    assert table.lines(0).get("residence", 0) == points


def test_the_palace_counts_its_points() -> None:
    told = seat(built=f"residence palace city_hall {city(3, 1)}")
    table = scored(told, variant=NEW)

    assert table.lines(0) == {"buildings": 3, "city_hall": 6, "residence": 7, "palace": 4}


def test_r30_the_value_of_every_number_of_groups() -> None:
    assert [sum((4, 3, 2, 1)[:groups]) for groups in range(5)] == list(POINTS)


# --- against all ways to form groups ------------------------------------------------------------


@cache
def most_groups(copies: tuple[int, ...]) -> int:
    """Try every way to take three different kinds away, and again, of buildings of one cost."""
    most = 0
    for three in combinations([kind for kind, count in enumerate(copies) if count], 3):
        left = tuple(count - (kind in three) for kind, count in enumerate(copies))
        most = max(most, 1 + most_groups(tuple(sorted(left))))
    return most


def by_brute_force(built: list[str]) -> int:
    costs: dict[int, Counter[str]] = {}
    for name in built:
        costs.setdefault(COST[NAMES.index(name)], Counter())[name] += 1
    groups = sum(most_groups(tuple(sorted(copies.values()))) for copies in costs.values())
    return POINTS[groups]


def random_display(chance: Chance, size: int, deck: list[str]) -> list[str]:
    """Deal a display with a Residence from the deck; few costs, so that there are groups."""
    costs = {6, 1 + chance.below(6), 1 + chance.below(6)}
    built = ["residence"]
    for name in deck[:]:
        kind = NAMES.index(name)
        again = name in built and kind > 4
        if len(built) < size and not again and (COST[kind] in costs or not chance.below(40)):
            built.append(name)
            deck.remove(name)
    return built


@pytest.mark.proof
def test_every_display_scores_as_trying_all_groups_does() -> None:
    """Two displays a game, for there are two Residences; a third seat ends it."""
    seen: Counter[int] = Counter()
    chance = Chance(2026)
    for _ in range(DISPLAYS // 2):
        deck = [NAMES[kind] for kind in KIND if NAMES[kind] not in ("cathedral", "residence")]
        chance.shuffle(deck)
        displays = [
            random_display(chance, 12 - chance.below(4) * chance.below(4), deck) for _ in range(2)
        ]
        plants = [name for name in deck if NAMES.index(name) < 5][:12]
        *told, last = [seat(built=" ".join(built)) for built in (*displays, plants)]
        table = scored(*told, last=last, variant=NEW)
        for one, built in enumerate(displays):
            points = by_brute_force(built)
            assert table.lines(one).get("residence", 0) == points, built
            seen[points] += 1

    assert set(seen) == set(POINTS)
    assert min(seen.values()) > 20, seen
