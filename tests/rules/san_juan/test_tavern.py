"""The Tavern: a card after a Builder phase for the fewest buildings (RULES.md 5.14)."""

import pytest

from tests.rules.san_juan.given import NEW, given, seat
from tests.rules.san_juan.table import Table

TWO = "indigo_plant sugar_mill"
THREE = f"{TWO} sugar_mill"
ELEVEN = "sugar_mill " * 8 + "tobacco_storage " * 3


def after_builder(*built: str) -> Table:
    """Let no one build (there is no card): the events after the phase follow at once."""
    return given(*[seat(built=one) for one in built], role="builder", variant=NEW)


@pytest.mark.parametrize(
    ("built", "others", "cards"),
    [
        pytest.param("tavern", (TWO, THREE), 1, id="clause_5_14_alone_the_fewest"),
        pytest.param(
            "tavern well", (TWO, THREE), 1, id="clause_5_14_tied_for_fewest_another_has_more"
        ),
        pytest.param("tavern well", (TWO, TWO), 0, id="clause_5_14_r13_all_have_equally_many"),
        pytest.param("tavern well", (TWO, "tower"), 0, id="clause_5_14_somebody_has_fewer"),
        pytest.param("tavern well", (THREE, "tower"), 0, id="clause_5_14_fewer_and_more"),
        pytest.param("tavern well", (THREE,), 1, id="clause_5_14_of_two_players_the_fewer"),
        pytest.param("tavern well", (TWO,), 0, id="r13_two_players_with_equally_many"),
        pytest.param("palace/tavern", (TWO, THREE), 0, id="covered"),
        pytest.param("tavern/well", (TWO, THREE), 1, id="covered_buildings_are_none"),
        pytest.param(
            "tavern well", ("hero/tower indigo_plant", TWO), 0, id="nor_are_those_of_others"
        ),
        pytest.param("tavern cathedral", (TWO, TWO), 0, id="the_cathedral_is_a_building"),
        pytest.param("tavern well", (f"{TWO} cathedral", TWO), 1, id="also_somebody_elses"),
    ],
)
def test_fewest_buildings(built: str, others: tuple[str, ...], cards: int) -> None:
    table = after_builder(built, *others)

    assert table.cards(0) == cards
    assert table.drew(0) == ({"tavern": 1} if cards else {})


def test_clause_5_14_all_owners_at_the_bottom_draw_from_the_chooser_on() -> None:
    told = seat(built="tavern"), seat(built="tavern"), seat(built=TWO)
    table = given(*told, governor=1, deck="hero palace", role="builder", variant=NEW)

    assert [table.hand(one) for one in range(3)] == ["palace", "hero", ""]


def test_buildings_of_this_very_phase_count() -> None:
    told = seat(built="tavern indigo_plant"), seat("smithy hero"), seat(built=TWO)
    table = given(*told, governor=1, role="builder", variant=NEW)

    table.builds(1, "smithy", pays="")

    assert table.built(1) == "indigo_plant smithy"
    assert table.drew(0) == {}, "all have two now"


def test_r11_a_tavern_counts_after_the_phase_in_which_it_was_built() -> None:
    told = seat("tavern hero well", "indigo_plant"), seat(built=THREE), seat(built=TWO)
    table = given(*told, role="builder", variant=NEW)

    table.builds(0, "tavern")

    assert table.drew(0) == {"tavern": 1}


@pytest.mark.parametrize(("tavern", "first"), [("same_phase", {"tavern": 1}), ("later", {})])
def test_r11_a_table_may_agree_on_the_later(tavern: str, first: dict[str, int]) -> None:
    told = seat("tavern hero well", "indigo_plant"), seat(built=THREE), seat(built=THREE)
    table = given(*told, role="builder", variant=NEW._replace(tavern=tavern))
    table.builds(0, "tavern")
    assert table.drew(0) == first

    table.takes(1, "trader")
    table.takes(2, "prospector")
    table.takes(1, "builder")
    while table.sees(None).step == "builder":
        table.passes(table.asked_seats()[0])

    assert table.drew(0) == {"tavern": 1}, "from the next phase on it always counts"


def test_a_tavern_that_is_covered_in_the_phase_brings_nothing() -> None:
    told = seat("tower hero well", "crane tavern"), seat(built=THREE), seat(built=THREE)
    table = given(*told, role="builder", variant=NEW)

    table.builds(0, "tower", over="tavern")

    assert table.drew(0) == {}


def test_r12_it_also_pays_after_the_last_builder_phase() -> None:
    table = after_builder("tavern", ELEVEN + "tobacco_storage", "well")

    outcome = table.outcome()
    assert table.drew(0) == {"tavern": 1}
    assert (outcome.scores[0], outcome.scores[2]) == (1, 1)
    [held] = outcome.tiebreak
    assert (held.values[0], held.values[2]) == (1, 0)
    assert outcome.ranks == (2, 1, 3)
    kinds = [event.kind for event in table.told]
    assert kinds.index("drew") < kinds.index("game_over")


def test_only_builder_phases_count() -> None:
    told = seat(built="tavern"), seat(built=TWO), seat(built=TWO)
    table = given(*told, governor=1, role="producer", variant=NEW)

    assert table.cards(0) == 0


def test_after_every_builder_phase() -> None:
    table = after_builder("tavern", THREE, THREE)
    assert table.drew(0) == {"tavern": 1}
    table.takes(1, "trader")
    table.takes(2, "prospector")

    table.takes(1, "builder")
    while table.sees(None).step == "builder":
        table.passes(table.asked_seats()[0])

    assert table.drew(0) == {"tavern": 1}
    assert table.cards(0) == 2
