"""The banishment card (RULES.md 5.4)."""

from collections.abc import Sequence
from itertools import product

import pytest

from rules.chance import Chance
from tests.rules.san_marco.given import given
from tests.rules.san_marco.table import Table, by_seat

ELSEWHERE = "dorsoduro"


def banishing(roll: int, *row: int, seat: int = 0) -> Table:
    """Let a seat banish nobles from Castello, with these numbers of each seat; the die shows
    `roll`.
    """
    for seed in range(200):
        nobles = {"castello": row, ELSEWHERE: (1,)}
        table = given(seats=len(row), seat=seat, cards="banishment", nobles=nobles, seed=seed)
        table.plays("banishment", "district:castello")
        if table.heard(None, "banishing")[0]["roll"] == roll:
            return table
    raise AssertionError("never rolled")


def distributions(roll: int, row: Sequence[int], seat: int) -> set[tuple[int, ...]]:
    """All ways in which this many nobles can leave, own ones after all others; by brute force."""
    leaving = min(roll, sum(row))
    others = sum(row) - row[seat]
    return {
        lost
        for lost in product(*[range(count + 1) for count in row])
        if sum(lost) == leaving and (lost[seat] == 0 or sum(lost) - lost[seat] == others)
    }


@pytest.mark.parametrize(
    ("roll", "row", "left"),
    [
        pytest.param(2, (3, 1, 1, 0), (3, 0, 0, 0), id="clause_5_4_those_of_others_first"),
        pytest.param(6, (1, 1, 1, 1), (0, 0, 0, 0), id="clause_5_4_all_there_are"),
        pytest.param(6, (2, 2, 0, 0), (0, 0, 0, 0), id="clause_5_4_own_ones_too"),
        pytest.param(4, (3, 1, 2, 0), (2, 0, 0, 0), id="clause_5_4_own_ones_when_no_other_is_left"),
        pytest.param(3, (3, 5, 0, 0), (3, 2, 0, 0), id="r8_own_ones_stay_while_others_are_left"),
        pytest.param(1, (3, 0, 0, 1), (3, 0, 0, 0), id="a_single_other"),
        pytest.param(4, (3, 1, 2, 1), (3, 0, 0, 0), id="r8_exactly_all_others"),
        pytest.param(2, (5, 0, 0, 0), (3, 0, 0, 0), id="only_own_ones"),
    ],
)
def test_without_a_choice_no_one_is_asked(
    roll: int, row: tuple[int, ...], left: tuple[int, ...]
) -> None:
    table = banishing(roll, *row)

    assert table.asked_kinds() != {"victims"}
    assert table.nobles("castello") == left
    [told] = table.heard(None, "banished")
    assert told["seat"] == 0
    assert told["district"] == "district:castello"
    assert by_seat(told) == {
        seat: row[seat] - left[seat] for seat in range(4) if row[seat] > left[seat]
    }


def test_clause_5_4_with_a_choice_every_distribution_is_offered() -> None:
    table = banishing(2, 1, 2, 2, 0)

    assert table.asked().kind == "victims"
    assert table.asked().subject == "district:castello"
    assert table.asked().seat == 0, "R22: the player of the card chooses"
    assert set(table.options()) == {
        "victims:0,2,0,0",
        "victims:0,1,1,0",
        "victims:0,0,2,0",
    }


@pytest.mark.parametrize(
    ("key", "left"),
    [
        ("victims:0,2,0,0", (1, 0, 2, 0)),
        ("victims:0,1,1,0", (1, 1, 1, 0)),
        ("victims:0,0,2,0", (1, 2, 0, 0)),
    ],
)
def test_clause_5_4_r22_the_player_of_the_card_chooses(key: str, left: tuple[int, ...]) -> None:
    table = banishing(2, 1, 2, 2, 0)
    lost = [int(number) for number in key.removeprefix("victims:").split(",")]
    gone = {seat: number for seat, number in enumerate(lost) if number}
    facts = table.explains(key)
    assert (facts["district"], facts["roll"]) == ("district:castello", 2)
    assert by_seat(facts) == gone
    before = table.supplies()

    table.answers(key)

    assert table.nobles("castello") == left
    assert table.supplies() == tuple(had + back for had, back in zip(before, lost, strict=True)), (
        "they return to their owners"
    )
    [told] = table.heard(None, "banished")
    assert by_seat(told) == gone


def rows(seats: int, count: int) -> list[tuple[int, ...]]:
    chance = Chance(seats)
    return [tuple(chance.below(5) for _ in range(seats)) for _ in range(count)]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "row",
    [row for seats in (3, 4) for row in rows(seats, 30) if sum(row)],
    ids=lambda row: "-".join(map(str, row)),
)
def test_clause_5_4_r8_r22_against_brute_force(row: tuple[int, ...], seat: int) -> None:
    for seed in range(4):
        nobles = {"castello": row, ELSEWHERE: (1,)}
        table = given(seats=len(row), seat=seat, cards="banishment", nobles=nobles, seed=seed)
        table.plays("banishment", "district:castello")
        roll = table.heard(None, "banishing")[0]["roll"]
        assert isinstance(roll, int)
        expected = distributions(roll, row, seat)

        if len(expected) > 1:
            assert set(table.options()) == {f"victims:{','.join(map(str, e))}" for e in expected}
        else:
            [lost] = expected
            assert table.nobles("castello") == tuple(
                had - gone for had, gone in zip(row, lost, strict=True)
            )


# --- naming the district -------------------------------------------------------------------------


def test_r9_an_empty_district_cannot_be_named() -> None:
    nobles = {"castello": (0, 0, 0, 1), "san_polo": (2, 0, 0, 0)}
    table = given(cards="banishment", nobles=nobles, bridges="san_marco-dorsoduro:1")

    table.plays("banishment")

    assert table.asked().kind == "banish"
    assert sorted(table.options()) == ["district:castello", "district:san_polo"]


def test_clause_4_3_r9_r7_with_nobles_on_bridges_only_the_card_has_no_effect() -> None:
    table = given(cards="banishment castello", bridges="san_marco-dorsoduro:1")

    assert table.options() == ["district:castello", "end"]


def test_what_is_told_about_each_district() -> None:
    nobles = {"castello": (2, 0, 3, 1), "san_polo": (0, 1, 0, 0)}
    table = given(cards="banishment", nobles=nobles)
    table.plays("banishment")

    facts = table.explains("district:castello")
    assert (facts["district"], facts["own"], facts["others"]) == ("district:castello", 2, 4)
    assert by_seat(facts)[2] == 3
    assert by_seat(facts)[3] == 1


def test_r7_nobles_on_bridges_are_safe() -> None:
    for seed in range(12):
        nobles = {"castello": (0, 1, 0, 0), ELSEWHERE: (1,)}
        bridges = "san_marco-castello:1 cannaregio-castello:2"
        table = given(cards="banishment", nobles=nobles, bridges=bridges, seed=seed)

        table.plays("banishment", "district:castello")

        assert table.bridges() == bridges
        assert table.nobles("castello") == (0, 0, 0, 0)
        assert table.supplies() == (24, 24, 24, 25)


# --- the roll ------------------------------------------------------------------------------------


def test_the_die_is_rolled_after_the_district_is_named_and_told_to_everyone() -> None:
    table = banishing(2, 1, 2, 2, 0)

    [rolled] = [event for event in table.told if event.kind == "banishing"]
    assert rolled.facts == {"seat": 0, "district": "district:castello", "roll": 2}
    assert rolled.reveals, "the roll cannot be refused"
    assert rolled.audience is None
    for viewer in (0, 1, 2, 3, None):
        assert table.sees(viewer).roll == 2
        assert table.sees(viewer).step == "play"


def test_naming_a_district_alone_rolls_nothing() -> None:
    table = given(cards="banishment", nobles={"castello": (0, 2), "san_polo": (0, 2)})
    chance = table.state.chance.copy()

    table.plays("banishment")

    assert table.told == []
    assert table.state.chance == chance


def test_all_faces_are_rolled() -> None:
    assert {banishing(roll, 0, 6, 0, 0).nobles("castello")[1] for roll in range(1, 7)} == set(
        range(6)
    )


def test_the_card_is_discarded_with_its_victims_gone() -> None:
    table = given(cards="banishment castello", nobles={"castello": (0, 1), ELSEWHERE: (1,)})

    table.plays("banishment", "district:castello")

    assert "banishment" in table.discard()
    assert table.options() == ["district:castello", "end"]
