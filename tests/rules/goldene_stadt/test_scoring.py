"""Scoring at the end of a round (RULES.md 7)."""

import pytest

from rules.goldene_stadt.components import CARDS
from rules.goldene_stadt.scoring import things_of
from tests.rules.goldene_stadt.given import THREE_THINGS, USUAL, Told, given, trader
from tests.rules.goldene_stadt.table import Table


def scored(card: str, *told: Told, round: int = 1, things: str = "two") -> Table:
    """A table after the scoring of a card with these items."""
    variant = THREE_THINGS if things == "three" else USUAL
    first = told[0]._replace(hand="coast")
    table = given(first, *told[1:], card=card, round=round, variant=variant)
    table.stops()
    return table


CARDS_BY_THING = {"silk": "silk pine", "pine": "silk pine", "north": "pearls north"}


def town(own: str) -> Told:
    return trader(own=own)


def store(goods: str) -> Told:
    return trader(goods=goods)


@pytest.mark.parametrize(
    ("thing", "told", "letters"),
    [
        pytest.param("silk", [store("5 6")], {}, id="clause_7_2_t39_nobody_has_the_good"),
        pytest.param("pine", [town("eagle_bay")], {}, id="clause_7_2_t39_nobody_is_at_the_river"),
        pytest.param("silk", [store("1 2 3"), store("7")], {0: 4, 1: 2}, id="clause_7_2_t41_most"),
        pytest.param("silk", [store("1 2"), store("3 7")], {0: 2, 1: 2}, id="clause_7_2_not_alone"),
        pytest.param("silk", [trader(), store("7")], {1: 4}, id="clause_7_2_r11_the_only_one"),
        pytest.param("silk", [store("1 4 5 6"), store("2 3")], {0: 2, 1: 4}, id="r13_not_cards"),
        pytest.param(
            "pine",
            [town("frostpoint silverpass"), town("fernmouth birchwell owlstead")],
            {0: 2, 1: 4},
            id="clause_7_2_houses_on_both_banks",
        ),
        pytest.param("pine", [town("anvil_ward carver_ward eagle_palace")], {}, id="r12_districts"),
        pytest.param(
            "north",
            [town("mint_ward anvil_ward"), town("mint_ward eagle_palace anvil_ward")],
            {0: 2, 1: 4},
            id="clause_7_2_clause_1_1_a_quarter_is_three_districts",
        ),
        pytest.param(
            "north", [town("ramshorn spice_ward cedar_palace")], {}, id="clause_7_2_other"
        ),
    ],
)
def test_what_a_thing_brings(thing: str, told: list[Told], letters: dict[int, int]) -> None:
    table = scored(CARDS_BY_THING[thing], *told)

    assert table.scored()[thing] == letters
    gained = [sum(each.get(seat, 0) for each in table.scored().values()) for seat in range(4)]
    assert [table.letters(seat) for seat in range(4)] == gained


def test_clause_7_1_t39_the_card_leaves_the_game_even_if_no_one_has_anything() -> None:
    table = scored("silk pine", trader())

    view = table.view()
    assert [table.letters(seat) for seat in range(4)] == [0] * 4
    gone = set(range(16)) - {view.card, *view.left}
    assert [things_of(card) for card in gone] == [("good:silk", "river:pine")]


def test_clause_7_1_r1_t40_three_things_bring_three_times_four() -> None:
    table = scored("silk pine north", trader(goods="1", own="frostpoint mint_ward"), things="three")

    assert table.scored() == {"silk": {0: 4}, "pine": {0: 4}, "north": {0: 4}}
    assert table.letters(0) == 12


def test_clause_7_1_r1_of_two_things_what_is_not_shown_brings_nothing() -> None:
    table = scored("silk pine", trader(goods="1", own="frostpoint mint_ward"))

    assert table.letters(0) == 8


@pytest.mark.parametrize("things", ["two", "three"])
def test_clause_11_2_every_card_scores_what_it_shows(things: str) -> None:
    for card in getattr(CARDS, f"{things}_things"):
        shown = [thing for thing in (card.good, card.river, card.quarter) if thing]
        table = scored(" ".join(shown), trader(), things=things)
        assert list(table.scored()) == shown


def test_clause_7_3_every_gain_is_told_to_all() -> None:
    table = scored("silk pine", trader(goods="1 2"), trader(own="fernmouth"))

    told = [event for event in table.told if event.kind == "scored"]
    assert len(told) == 2
    assert all(event.is_for(seat) for event in told for seat in (0, 1, 2, 3, None))
