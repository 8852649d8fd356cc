"""The Goldsmith: in every Prospector phase a card of a kind no one has built (RULES.md 5.13)."""

import pytest

from tests.rules.san_juan.given import FIVE, FOUR, NEW, ONE, THREE, TWO, given, seat
from tests.rules.san_juan.table import Table, same


def crafting(
    deck: str, *, built: str = "goldsmith", other: str = "indigo_plant", hand: str = ""
) -> Table:
    """Let seat 1 choose the Prospector (drawing a Smithy) and seat 0 turn up the next card."""
    told = seat(hand, built), seat(built=other), seat()
    deck = f"smithy {deck}"
    return given(*told, governor=1, deck=deck, role="prospector", variant=NEW)


@pytest.mark.parametrize(
    ("card", "built", "other", "taken"),
    [
        pytest.param("hero", "goldsmith", "tower", True, id="clause_5_13_nobody_has_built_it"),
        pytest.param("tower", "goldsmith", "tower", False, id="clause_5_13_somebody_has"),
        pytest.param("tower", "goldsmith tower", "well", False, id="clause_5_13_the_owner_has"),
        pytest.param("goldsmith", "goldsmith", "well", False, id="the_goldsmith_itself_is_built"),
        pytest.param("tower", "goldsmith hero/tower", "well", True, id="r24_own_covered"),
        pytest.param("tower", "goldsmith", "hero/tower", True, id="r24_covered_elsewhere"),
        pytest.param("tower", "goldsmith", "tower/well", False, id="r24_the_visible_one"),
        pytest.param(
            "indigo_plant", "goldsmith", "well", False, id="r57_an_indigo_plant_of_the_start"
        ),
        pytest.param("sugar_mill", "goldsmith", "well", True, id="a_production_building_too"),
        pytest.param("residence", "goldsmith", "well", True, id="a_six_too"),
    ],
)
def test_goldsmith(card: str, built: str, other: str, taken: bool) -> None:
    table = crafting(card, built=built, other=other)

    assert table.hand(0) == (card if taken else "")
    assert table.sees(None).discard == (0 if taken else 1)
    for viewer in (0, 1, 2, None):
        assert table.heard(viewer, "goldsmith") == [
            {"seat": 0, "building": f"building:{card}", "taken": int(taken)}
        ]


def test_r57_with_every_indigo_plant_covered_one_is_taken() -> None:
    covered = "tower/indigo_plant"
    told = seat(built="goldsmith"), seat(built=covered), seat(built=covered)
    table = given(*told, governor=1, deck="smithy indigo_plant", role="prospector", variant=NEW)

    assert table.hand(0) == "indigo_plant"


def test_it_works_in_every_prospector_phase_a_player_who_chose_it() -> None:
    for governor in range(3):
        told = seat(built="goldsmith"), seat(), seat()
        table = given(*told, governor=governor, role="prospector", variant=NEW)
        assert len(table.heard(None, "goldsmith")) == 1


def test_r46_the_card_taken_is_marked_for_everyone() -> None:
    table = crafting("hero", hand="tower")

    assert table.known(0) == "hero"
    assert table.cards(0) == 2


def test_the_card_that_was_not_taken_is_marked_nowhere() -> None:
    table = crafting("tower", other="tower", hand="hero")

    assert table.known(0) == ""


def test_r23_from_the_chooser_on_each_first_the_gold_mine_then_the_goldsmith() -> None:
    told = seat(built="gold_mine goldsmith"), seat(built="goldsmith"), seat(built="gold_mine")
    deck = f"palace  hero  {THREE} {FIVE} {ONE} {FOUR}  {FIVE} {THREE} {FOUR} {ONE}  statue"
    table = given(*told, governor=1, deck=deck, role="prospector", variant=NEW)

    order = [
        (event.kind, event.facts["seat"])
        for event in table.told
        if event.kind in ("gold_mine", "goldsmith")
    ]
    assert order == [("goldsmith", 1), ("gold_mine", 2), ("gold_mine", 0), ("goldsmith", 0)]
    assert sorted(table.hand(1).split()) == ["hero", "palace"], "first the chooser's own card"
    assert table.hand(2) == ONE
    assert same(table.hand(0), f"{ONE} statue")
    assert same(table.known(0), f"{ONE} statue")


def test_r10_the_library_doubles_no_goldsmith() -> None:
    told = seat(built="goldsmith library"), seat(), seat()
    table = given(*told, deck="hero statue quarry tower", role="prospector", variant=NEW)

    assert len(table.heard(None, "goldsmith")) == 1
    assert table.cards(0) == 3, "two for the role, one for the Goldsmith"


def test_a_goldsmith_that_was_built_in_the_round_works_in_it() -> None:
    told = seat("goldsmith hero statue library well", "indigo_plant"), seat(), seat()
    table = given(*told, role="builder", variant=NEW)
    table.builds(0, "goldsmith")

    table.takes(1, "prospector")

    assert len(table.heard(None, "goldsmith")) == 1


def test_a_covered_goldsmith_is_out_of_work() -> None:
    table = crafting("hero", built="palace/goldsmith")

    assert table.heard(None, "goldsmith") == []


def test_if_the_deck_runs_out_the_discard_pile_is_shuffled_for_it() -> None:
    told = seat(built="goldsmith"), seat(), seat()
    table = given(
        *told,
        governor=1,
        deck="smithy",
        discard="hero",
        rest="chapel",
        role="prospector",
        variant=NEW,
    )

    assert table.hand(0) == "hero"
    assert table.heard(None, "shuffled") == [{"count": 1}]


def test_without_a_card_anywhere_it_does_nothing() -> None:
    told = seat(built="goldsmith"), seat(), seat()
    table = given(*told, governor=1, rest="chapel", role="prospector", variant=NEW)

    assert table.heard(None, "goldsmith") == []
    assert table.cards(0) == 0


def test_r54_the_mark_goes_when_its_owner_builds_the_card() -> None:
    table = crafting(TWO, hand="hero statue")
    assert table.known(0) == TWO
    table.takes(2, "builder")

    while table.asked_seats() != (0,):
        table.passes(table.asked_seats()[0])
    table.builds(0, TWO, pays="hero statue")

    assert table.known(0) == ""
