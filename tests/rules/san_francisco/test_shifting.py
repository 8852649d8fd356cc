"""The geometry of a shift (RULES.md 7.6)."""

import pytest

from rules.bits import members
from rules.san_francisco import shifting
from rules.san_francisco.components import STREET_NAMES
from tests.rules.san_francisco.city import STREETS, line
from tests.rules.san_francisco.given import won


def reached(name: str, taken: set[str]) -> set[str]:
    """The targets of a stick in one or two steps, straight and over free streets."""
    ways = {target: line(name, target) for target in STREETS}
    return {target for target, way in ways.items() if way and not taken & {*way}}


@pytest.mark.parametrize(
    "gap", [pytest.param(gap, id=f"every_{gap}th_street_is_taken") for gap in (2, 3, 4, 5, 7, 100)]
)
def test_clause_7_6_r14_where_every_stick_can_be_shifted_to(gap: int) -> None:
    for street, name in enumerate(STREET_NAMES):
        taken = {one for at, one in enumerate(STREET_NAMES) if at % gap == 1 or at == street}
        bits = sum(1 << STREET_NAMES.index(one) for one in taken)

        targets = {STREET_NAMES[one] for one in members(shifting.targets(street, bits))}

        assert targets == reached(name, taken), name


@pytest.mark.parametrize(
    ("sticks", "targets"),
    [
        pytest.param("f3-g3", "e3-f3 d3-e3 g3-e f2-g2 f1-g1 f4-g4 f5-g5", id="one_or_two_straight"),
        pytest.param("f3-g3 f2-g2", "e3-f3 d3-e3 g3-e f4-g4 f5-g5", id="sf_38_not_over_a_stick"),
        pytest.param("f3-g3 f1-g1", "e3-f3 d3-e3 g3-e f2-g2 f4-g4 f5-g5", id="nor_onto_one"),
        pytest.param("d2-d3", "b2-b3 c2-c3 e2-e3 f2-f3 d3-d4", id="sf_38_nor_over_a_white_one"),
        pytest.param("a1-n", "b1-n c1-n a1-a2 a2-a3", id="r14_from_a_corner"),
    ],
)
def test_clause_7_6_sf_38_r14_what_is_offered(sticks: str, targets: str) -> None:
    """The first stick is shifted; the others are in its way, or not."""
    assert won(sticks, action="shift").targets(sticks.split(maxsplit=1)[0]) == {*targets.split()}


def test_clause_7_6_anyone_s_stick_is_shifted_and_stays_theirs() -> None:
    table = won("", "f3-g3", action="shift")
    table.shifts("f3-g3", "f1-g1")

    assert table.sticks(1) == {"f1-g1"}
    assert table.facts("shifted") == {
        "seat": 0,
        "other": 1,
        "street": "street:f3-g3",
        "target": "street:f1-g1",
    }


def test_clause_7_6_sf_40_no_white_stick() -> None:
    table = won("f3-g3", action="shift")

    assert set(table.options) == {"district:f3", "district:g3", "decline"}


def test_clause_7_6_clause_6_4_r2_a_shift_can_build_at_both_ends() -> None:
    """The stick of seat 1 leaves c1 alone and comes to b1, where seat 1 has two."""
    table = won("", "b1-b2 a1-b1 c1-n", action="shift")
    table.shifts("c1-n", "b1-n")

    assert table.facts("built")["seat"] == 1
    assert table.builder("b1") == 1


def test_clause_6_4_a_stick_that_is_shifted_there_completes_a_district() -> None:
    """The example of the help."""
    table = won("c2-c3 b3-c3 c5-s", action="shift")
    table.shifts("c5-s", "c3-c4")

    assert [facts["district"] for facts in table.all_facts("built")] == ["district:c3"]


def test_clause_6_4_a_stick_shifted_away_gives_no_one_a_majority() -> None:
    """Seat 0 has two of b1 and seat 1 one: without it a street is free, and 1 could come back."""
    table = won("b1-b2 a1-b1", "b1-n", "", action="shift")
    table.shifts("b1-n", "c1-n")

    assert table.all_facts("built") == []
