"""The defector card (RULES.md 5.3)."""

import pytest

from tests.rules.san_marco.given import given

NOBLES = {"castello": (1, 2, 0, 1), "dorsoduro": (0, 0, 3, 0)}


def test_r7_any_noble_of_another_in_a_district_can_defect_but_none_on_a_bridge() -> None:
    table = given(
        cards="defector",
        nobles=NOBLES,
        bridges="cannaregio-san_polo:1 san_marco-castello:3",
    )

    table.plays("defector")

    assert table.asked().kind == "defect"
    assert sorted(table.options()) == [
        "noble:castello:1",
        "noble:castello:3",
        "noble:dorsoduro:2",
    ]


def test_what_is_told_about_each_noble() -> None:
    """The points of the district now, tied for the second place, and then, with its first, too."""
    table = given(cards="defector", nobles=NOBLES)
    table.plays("defector")

    assert table.explains("noble:castello:1") == {
        "district": "district:castello",
        "owner": 1,
        "count": 2,
        "own": 1,
        "lifts": 0,
        "now": 0,
        "then": 6,
        "gain": 6,
    }


def test_clause_5_3_it_returns_to_its_owner_and_an_own_one_takes_its_place() -> None:
    table = given(cards="defector", nobles=NOBLES)
    before = table.supplies()

    table.plays("defector", "noble:dorsoduro:2")

    assert table.nobles("dorsoduro") == (1, 0, 2, 0), "no own presence or bridge is needed"
    assert before == (24, 23, 22, 24)
    assert table.supplies() == (23, 23, 23, 24)
    [told] = table.heard(None, "defected")
    assert told == {"seat": 0, "owner": 2, "district": "district:dorsoduro"}
    assert "defector" in table.discard()


@pytest.mark.parametrize(
    "nobles",
    [
        pytest.param({}, id="none_at_all"),
        pytest.param({"castello": (3,)}, id="own_ones_only"),
    ],
)
def test_r7_with_no_other_noble_in_any_district_it_has_no_effect(
    nobles: dict[str, tuple[int, ...]],
) -> None:
    table = given(cards="defector castello", nobles=nobles, bridges="san_polo-dorsoduro:1")

    assert table.options() == ["district:castello", "end"]


def test_clause_4_2_with_an_empty_supply_the_own_noble_is_lifted() -> None:
    table = given(cards="defector", nobles={"castello": (15, 2), "san_polo": (10, 1, 0, 0)})

    table.plays("defector", "noble:castello:1", "district:san_polo")

    assert table.nobles("castello") == (16, 1, 0, 0)
    assert table.nobles("san_polo") == (9, 1, 0, 0)
    [told] = table.heard(None, "defected")
    assert told["lifted"] == "district:san_polo"


def test_a_defector_may_be_lifted_from_the_district_in_which_it_appears() -> None:
    table = given(cards="defector", nobles={"castello": (20, 2), "san_polo": (5, 1)})

    table.plays("defector", "noble:castello:1", "district:castello")

    assert table.nobles("castello") == (20, 1, 0, 0)
    assert table.supplies()[:2] == (0, 23)
