"""Scoring at the end of a round (RULES.md 7)."""

import pytest

from rules.goldene_stadt.components import SCORE_CARDS
from tests.rules.goldene_stadt.given import THREE_THINGS, USUAL, Told, given, trader
from tests.rules.goldene_stadt.table import Table


def scored(card: str, *told: Told, round: int = 1, things: str = "two") -> Table:
    """A table after the scoring of a card that shows this."""
    variant = THREE_THINGS if things == "three" else USUAL
    first = told[0]._replace(hand="coast")
    table = given(first, *told[1:], card=card, round=round, variant=variant)
    table.stops()
    return table


@pytest.mark.parametrize(
    ("card", "told", "thing", "letters"),
    [
        pytest.param(
            "silk pine", [trader()], "silk", {}, id="clause_7_2_t39_nobody_has_any_of_the_good"
        ),
        pytest.param(
            "silk pine", [trader()], "pine", {}, id="clause_7_2_t39_nobody_lives_at_the_river"
        ),
        pytest.param(
            "silk pine",
            [trader(goods="1 2 3"), trader(goods="7")],
            "silk",
            {0: 4, 1: 2},
            id="clause_7_2_t41_most_of_the_good_not_letters_for_each",
        ),
        pytest.param(
            "silk pine",
            [trader(goods="1 2"), trader(goods="3 7")],
            "silk",
            {0: 2, 1: 2},
            id="clause_7_2_two_who_have_most_have_it_not_alone",
        ),
        pytest.param(
            "silk pine", [trader(), trader(goods="7")], "silk", {1: 4}, id="clause_7_2_r11_alone"
        ),
        pytest.param(
            "silk pine",
            [trader(goods="1 4 5 6"), trader(goods="2 3")],
            "silk",
            {0: 2, 1: 4},
            id="clause_7_2_r13_icons_not_cards",
        ),
        pytest.param(
            "silk pine",
            [trader(own="frostpoint silverpass"), trader(own="fernmouth birchwell owlstead")],
            "pine",
            {0: 2, 1: 4},
            id="clause_7_2_houses_at_the_river_on_both_banks",
        ),
        pytest.param(
            "silk pine",
            [trader(own="anvil_ward carver_ward eagle_palace"), trader(own="eagle_bay")],
            "pine",
            {},
            id="clause_7_2_r12_districts_lie_at_no_river",
        ),
        pytest.param(
            "silk pine",
            [trader(own="cloudrest")] * 1 + [trader(own=name) for name in ("owlstead", "fernmouth")],
            "pine",
            {0: 2, 1: 2, 2: 2},
            id="clause_7_2_all_alike",
        ),
        pytest.param(
            "pearls north",
            [trader(own="mint_ward anvil_ward"), trader(own="mint_ward eagle_palace anvil_ward")],
            "north",
            {0: 2, 1: 4},
            id="clause_7_2_clause_1_1_a_quarter_is_three_districts",
        ),
        pytest.param(
            "pearls north",
            [trader(own="ramshorn steepmarket spice_ward carver_ward cedar_palace")],
            "north",
            {},
            id="clause_7_2_neither_suburbs_nor_the_next_quarter",
        ),
        pytest.param(
            "incense north", [trader(goods="2 4"), trader(goods="6 8")], "incense",
            {0: 2, 1: 2}, id="clause_7_2_the_other_good_of_a_card_does_not_matter",
        ),
    ],
)  # fmt: skip
def test_what_a_thing_brings(
    card: str, told: list[Told], thing: str, letters: dict[int, int]
) -> None:
    table = scored(card, *told)

    assert table.scored()[thing] == letters
    assert list(table.scored()) == card.split()
    gained = [sum(each.get(seat, 0) for each in table.scored().values()) for seat in range(4)]
    assert [table.letters(seat) for seat in range(4)] == gained


def test_clause_7_1_t39_the_card_leaves_the_game_even_if_nobody_has_anything() -> None:
    table = scored("silk pine", trader())

    view = table.view()
    assert [table.letters(seat) for seat in range(4)] == [0] * 4
    gone = set(range(16)) - {view.card, *view.left}
    assert [(SCORE_CARDS[card].good, SCORE_CARDS[card].river) for card in gone] == [(0, 0)]


def test_clause_7_1_r1_t40_three_things_bring_three_times_four() -> None:
    table = scored("silk pine north", trader(goods="1", own="frostpoint mint_ward"), things="three")

    assert table.scored() == {"silk": {0: 4}, "pine": {0: 4}, "north": {0: 4}}
    assert table.letters(0) == 12


def test_clause_7_1_r1_of_two_things_what_is_not_shown_brings_nothing() -> None:
    table = scored("silk pine", trader(goods="1", own="frostpoint mint_ward"))

    assert table.letters(0) == 8


@pytest.mark.parametrize("things", ["two", "three"])
def test_clause_11_2_every_card_scores_what_it_shows(things: str) -> None:
    from rules.goldene_stadt.components import CARDS

    for card in getattr(CARDS, f"{things}_things"):
        shown = [thing for thing in (card.good, card.river, card.quarter) if thing]
        table = scored(" ".join(shown), trader(), things=things)
        assert list(table.scored()) == shown


def test_clause_7_3_every_gain_is_told_to_all() -> None:
    table = scored("silk pine", trader(goods="1 2"), trader(own="fernmouth"))

    told = [event for event in table.told if event.kind == "scored"]
    assert len(told) == 2
    assert all(event.is_for(seat) for event in told for seat in (0, 1, 2, 3, None))
