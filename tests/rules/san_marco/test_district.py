"""The district card (RULES.md 5.1), and the sources of nobles (4.2)."""

import pytest

from tests.rules.san_marco.given import given, worth


@pytest.mark.parametrize(
    ("bridges", "targets"),
    [
        pytest.param(
            "san_marco-castello:0", "castello san_marco", id="clause_5_1_over_an_own_bridge"
        ),
        pytest.param(
            "san_marco-castello:0 cannaregio-castello:0",
            "cannaregio castello san_marco",
            id="clause_5_1_two_own_bridges",
        ),
        pytest.param(
            "san_marco-castello:1 cannaregio-castello:0",
            "cannaregio castello",
            id="clause_5_1_not_over_a_bridge_of_another",
        ),
        pytest.param(
            "san_marco-castello:0 san_marco-dorsoduro:0",
            "castello san_marco",
            id="clause_5_1_one_step_only",
        ),
        pytest.param(
            "san_marco-castello:1 san_marco-castello:0",
            "castello san_marco",
            id="clause_5_1_beside_a_bridge_of_another",
        ),
    ],
)
def test_the_noble_goes_into_the_district_or_over_an_own_bridge(bridges: str, targets: str) -> None:
    for target in targets.split():
        table = given(cards="castello", bridges=bridges)
        supply = table.supplies()[0]
        table.plays("castello")
        assert table.asked().kind == "place"
        assert table.asked().subject == "district:castello"
        assert sorted(table.options()) == [f"district:{name}" for name in targets.split()]

        table.answers(f"district:{target}")

        assert table.nobles(target)[0] == 1
        assert table.supplies()[0] == supply - 1
        [told] = table.heard(None, "placed")
        over = {} if target == "castello" else {"card": "district:castello"}
        assert told == {"seat": 0, "district": f"district:{target}", **over}


@pytest.mark.parametrize("bridges", ["", "san_marco-castello:1", "san_marco-dorsoduro:0"])
def test_clause_5_1_without_an_own_bridge_there_it_is_placed_at_once(bridges: str) -> None:
    table = given(cards="castello doge", doge="castello", bridges=bridges)

    table.plays("castello")

    assert table.nobles("castello") == (1, 0, 0, 0)
    assert "castello" in table.discard()


def test_what_is_told_about_each_target() -> None:
    table = given(
        bridges="san_marco-castello:0",
        nobles={"castello": (2, 1, 4, 0), "san_marco": (3, 0, 0, 2)},
    )
    assert table.explains("district:castello") == {
        "card": "district:castello",
        "copies": 1,
        "seats": (0, 1, 2),
        "counts": (2, 1, 4),
        "now": worth("castello").second,
        "then": worth("castello").second,
        "gain": 0,
        "ways": 2,
        "reach": 0,
    }, "the nobles there, its second place now and with one more, and all that it reaches"
    table.plays("castello")

    assert table.explains("district:castello") == {
        "district": "district:castello",
        "own": 2,
        "most": 4,
        "over": 0,
        "lifts": 0,
        "now": worth("castello").second,
        "then": worth("castello").second,
        "gain": 0,
        "less": 0,
        "seats": (0, 1, 2),
        "counts": (2, 1, 4),
    }
    assert table.explains("district:san_marco") == {
        "district": "district:san_marco",
        "own": 3,
        "most": 2,
        "over": 1,
        "lifts": 0,
        "now": worth("san_marco").first,
        "then": worth("san_marco").first,
        "gain": 0,
        "less": 0,
        "seats": (0, 3),
        "counts": (3, 2),
    }


def test_copies_are_offered_once_and_counted() -> None:
    table = given(cards="castello castello dorsoduro")

    assert table.options() == ["district:dorsoduro", "district:castello", "end"]
    assert table.explains("district:castello")["copies"] == 2
    table.plays("castello")
    assert table.explains("district:castello")["copies"] == 1


# --- no nobles left ------------------------------------------------------------------------------


def test_clause_4_2_with_an_empty_supply_an_own_noble_is_lifted_from_a_district() -> None:
    table = given(nobles={"cannaregio": (20, 3, 0, 0), "san_polo": (5,)})
    assert table.supplies()[0] == 0

    table.plays("castello")

    assert table.asked().kind == "source"
    assert {"district:cannaregio", "district:san_polo"} <= set(table.options())
    first = worth("san_polo").first
    facts = {"district": "district:san_polo", "own": 5, "back": 0, "now": first, "then": first}
    assert table.explains("district:san_polo") == facts
    table.answers("district:san_polo")
    assert table.nobles("castello") == (1, 0, 0, 0)
    assert table.nobles("san_polo") == (4, 0, 0, 0)
    assert table.supplies()[0] == 0
    [told] = table.heard(None, "placed")
    assert told["lifted"] == "district:san_polo"


def test_clause_4_2_with_nobles_in_the_supply_none_is_lifted() -> None:
    table = given(nobles={"cannaregio": (24,)})
    assert table.supplies()[0] == 1

    table.plays("castello")

    [told] = table.heard(None, "placed")
    assert "lifted" not in told
    assert table.nobles("cannaregio")[0] == 24
    assert table.supplies()[0] == 0


def test_r21_a_noble_on_a_bridge_is_not_lifted() -> None:
    table = given(
        cards="castello banishment",
        nobles={"cannaregio": (20,), "san_polo": (4,)},
        bridges="san_polo-dorsoduro:0",
    )

    table.plays("castello")

    assert sorted(table.options()) == ["district:cannaregio", "district:san_polo"]
    table.answers("district:cannaregio")
    assert table.bridges() == "san_polo-dorsoduro:0"


def test_clause_4_2_the_last_noble_of_a_district_may_be_lifted_too() -> None:
    table = given(nobles={"cannaregio": (24, 3, 0, 0), "san_polo": (1,)})

    table.plays("castello", "district:san_polo")

    assert table.nobles("san_polo") == (0, 0, 0, 0)


def test_nobles_of_others_are_not_lifted() -> None:
    table = given(nobles={"cannaregio": (20, 1, 0, 0), "san_polo": (5,), "san_marco": (0, 9)})

    table.plays("castello")

    assert sorted(table.options()) == ["district:cannaregio", "district:san_polo"]
    assert table.asked().seat == 0


def test_a_noble_may_be_lifted_from_the_district_that_gets_it() -> None:
    table = given(cards="castello", nobles={"castello": (20,), "san_polo": (5,)})

    table.plays("castello", "district:castello")

    assert table.nobles("castello") == (20, 0, 0, 0)
    assert table.supplies()[0] == 0
