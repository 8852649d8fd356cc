"""All build at once, sealed: a table option of our own (RULES.md 5.15)."""

import pytest

from rules.event import Facts
from rules.san_juan import GAME
from rules.san_juan.state import AT_ONCE, Variant
from tests.rules.san_juan.given import THREE, TWO, Seated, cost_of, given, seat
from tests.rules.san_juan.table import Table

AGREED = Variant(builder=AT_ONCE)
EXPANDED = Variant(deck="new_buildings", builder=AT_ONCE)
SEVEN = "hero library market_hall prefecture archive well statue"
OTHERS = "tower quarry chapel crane aqueduct carpenter smithy"
"""Seven cards each to pay for the Cathedral."""


def phase(*told: Seated, variant: Variant = AGREED, deck: str = "") -> Table:
    """Let seat 0 choose the Builder."""
    return given(*told, role="builder", variant=variant, deck=deck)


def seals(table: Table, who: int, building: str) -> None:
    """Choose a building, and pay with the first cards; without a choice there is no question."""
    table.answers(who, "build", f"build:{building}")
    asked = table.sees(who).decision
    if asked is not None and asked.kind == "pay":
        table.answers(who, "pay", *asked.options[: asked.least])


def told_of(table: Table) -> list[tuple[str, object]]:
    """Return the public events about buildings, in order, with their seats."""
    kinds = ("built", "passed", "came_too_late")
    heard = [event for event in table.told if event.is_for(None) and event.kind in kinds]
    return [(event.kind, event.facts["seat"]) for event in heard]


def test_clause_5_15_all_choose_in_secret_and_build_from_the_chooser_on() -> None:
    table = phase(seat("smithy"), seat("smithy well"), seat(f"{TWO} crane tower"))
    assert table.asked_seats() == (0, 1, 2)

    seals(table, 2, TWO)
    assert table.told == []
    seals(table, 0, "smithy")
    assert table.told == []
    assert [table.built(who) for who in range(3)] == ["indigo_plant"] * 3

    seals(table, 1, "smithy")
    assert told_of(table) == [("built", 0), ("built", 1), ("built", 2)]
    assert [table.built(who) for who in range(3)] == [
        "indigo_plant smithy",
        "indigo_plant smithy",
        f"indigo_plant {TWO}",
    ]
    assert [table.cards(who) for who in range(3)] == [0, 0, 0]


def test_clause_5_15_the_parts_of_a_choice_are_asked_one_by_one() -> None:
    table = phase(seat(), seat(f"{THREE} hero smithy well", "indigo_plant+good crane black_market"))
    table.answers(1, "build", f"build:{THREE}")
    table.answers(1, "cover", "indigo_plant")
    assert table.asked(1).kind == "pay", "the good that could have paid is covered"
    assert table.asked_seats() == (1,), "seat 0 cannot build"


def test_clause_5_15_a_player_who_passes_is_told_of_with_the_others() -> None:
    table = phase(seat("smithy"), seat("smithy well"))
    table.passes(1)
    assert table.told == []

    seals(table, 0, "smithy")

    assert told_of(table) == [("built", 0), ("passed", 1)]


def test_a_player_who_has_chosen_plans_with_the_hand_that_will_be_left() -> None:
    table = phase(seat("smithy"), seat("smithy well tower"))
    seals(table, 1, "smithy")

    [limit] = [asked for asked in GAME.foresee(table.sees(1)) if asked.kind == "limit"]
    assert len(limit.options) == 1


def foreseen(table: Table, who: int, kind: str) -> dict[str, Facts]:
    """Return the options of a question to come, with their facts for the seat."""
    [asked] = [asked for asked in GAME.foresee(table.sees(who)) if asked.kind == kind]
    return dict(zip(asked.options, GAME.explain(table.sees(who), asked), strict=True))


@pytest.mark.parametrize(
    ("built", "then"), [("smithy", "indigo_plant"), ("quarry", "hero"), ("crane", "hero")]
)
def test_clause_5_6_a_player_who_has_chosen_plans_with_what_will_be_in_force(
    built: str, then: str
) -> None:
    """Each saves one card: the Crane on an Indigo Plant."""
    hand = f"{built} {built} indigo_plant well well aqueduct {then}"
    table = phase(seat(hand), seat("well hero"))
    seals(table, 0, built)

    assert f"build:{built}" not in foreseen(table, 0, "build")
    assert foreseen(table, 0, "build")[f"build:{then}"]["price"] == cost_of(then) - 1


def test_clause_5_4_a_player_who_has_chosen_plans_with_the_town_that_will_stand() -> None:
    table = phase(seat("hero tower well", "chapel crane"), seat("well hero"))
    seals(table, 0, "hero")

    assert foreseen(table, 0, "cover")["over:0"]["building"] == "building:hero"
    assert not [asked for asked in GAME.foresee(table.sees(0)) if asked.kind == "chapel"]


def test_clause_1_6_a_player_who_has_chosen_the_cathedral_does_not_plan_another() -> None:
    table = phase(seat(SEVEN), *[seat(f"{TWO} hero chapel")] * 2, variant=EXPANDED)
    seals(table, 1, TWO)
    seals(table, 0, "cathedral")

    assert "build:cathedral" in foreseen(table, 1, "build")
    assert "build:cathedral" not in foreseen(table, 0, "build")


@pytest.mark.parametrize(
    ("sealed", "dealt"), [("smithy", 8), ("sugar_mill", 5), ("pass", 8)], ids=str
)
def test_r8_a_sealed_building_that_the_library_makes_cheaper_uses_it(
    sealed: str, dealt: int
) -> None:
    table = phase(seat("smithy sugar_mill well", "indigo_plant library"), seat("well hero"))
    table.uses_library(0)
    if sealed == "pass":
        table.passes(0)
    else:
        seals(table, 0, sealed)

    assert foreseen(table, 0, "role")["role:councillor"]["dealt"] == dealt


@pytest.mark.parametrize("first", [0, 1])
def test_r58_the_first_from_the_chooser_on_builds_the_cathedral(first: int) -> None:
    """Whichever answers first: the other keeps all cards."""
    table = phase(seat(SEVEN), seat(f"{OTHERS} poor_house"), seat("smithy"), variant=EXPANDED)
    for who in (first, 1 - first):
        seals(table, who, "cathedral")

    assert told_of(table) == [("built", 0), ("came_too_late", 1), ("passed", 2)]
    assert table.built(0) == "indigo_plant cathedral"
    assert table.built(1) == "indigo_plant"
    assert table.cards(1) == 8


def test_r59_what_a_building_draws_pays_for_nothing_in_the_same_phase() -> None:
    table = phase(
        seat("smithy well", "indigo_plant carpenter"), seat("smithy well"), seat(), deck="hero"
    )
    seals(table, 1, "smithy")
    assert table.cards(0) == 2
    seals(table, 0, "smithy")

    assert told_of(table) == [("built", 0), ("built", 1), ("passed", 2)]
    assert table.hand(0) == "well hero"
    assert table.heard(None, "passed") == [{"seat": 2, "cards": 0}]


def test_twelve_buildings_end_the_game_after_all_have_built() -> None:
    eleven = (
        "indigo_plant sugar_mill tobacco_storage smithy gold_mine archive well statue chapel "
        "tower quarry"
    )
    table = phase(seat("poor_house hero", eleven), seat("smithy library"))
    seals(table, 0, "poor_house")
    assert not GAME.outcome(table.state)
    seals(table, 1, "smithy")

    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert table.built(1) == "indigo_plant smithy"


def test_r60_a_player_who_may_come_too_late_for_the_cathedral_chooses_how_to_pay() -> None:
    eleven = "sugar_mill " * 8 + "tobacco_storage " * 3
    told = seat(f"{SEVEN} tower", eleven), seat(f"{OTHERS} palace")
    table = phase(*told, variant=EXPANDED)

    table.answers(0, "build", "build:cathedral")
    assert table.asked(0).kind == "pay"

    table = phase(*told, variant=EXPANDED)
    table.answers(0, "build", "build:well")
    assert table.asked_seats() == (1,), "the game ends, whatever pays"
