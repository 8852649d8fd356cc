"""The Guard Room: without one, a seat may keep one card less (RULES.md 3.3)."""

import pytest

from rules.san_juan.state import Variant
from tests.rules.san_juan.given import NEW, given, next_round, seat
from tests.rules.san_juan.table import Table

THIRTEEN = (
    "smithy gold_mine archive poor_house well crane statue hero library quarry palace aqueduct "
    "market_hall"
)
ALWAYS_SIX = Variant(deck="new_buildings", guard_room="always")


def limit(table: Table, who: int = 1) -> int:
    """The number of its thirteen cards that the seat may keep."""
    assert table.asked(who).kind == "limit"
    away, most = table.bounds(who)
    assert away == most
    return 13 - away


@pytest.mark.parametrize(
    ("built", "elsewhere", "variant", "cards"),
    [
        pytest.param("well", "well", NEW, 7, id="clause_3_3_no_guard_room"),
        pytest.param("tower", "well", NEW, 12, id="clause_3_3_no_guard_room_and_a_tower"),
        pytest.param("well", "guard_room", NEW, 6, id="clause_3_3_without_it"),
        pytest.param("guard_room", "well", NEW, 7, id="clause_3_3_its_owner"),
        pytest.param("guard_room", "guard_room", NEW, 7, id="clause_3_3_one_of_two_owners"),
        pytest.param("tower", "guard_room", NEW, 12, id="clause_3_3_tower_without_it"),
        pytest.param("tower guard_room", "well", NEW, 12, id="clause_3_3_tower_and_guard_room"),
        pytest.param("well", "palace/guard_room", NEW, 7, id="r1_a_covered_one_is_none"),
        pytest.param("palace/guard_room", "well", NEW, 7, id="r1_the_own_one_covered"),
        pytest.param("palace/guard_room", "guard_room", NEW, 6, id="r1_the_own_one_alone_covered"),
        pytest.param("well", "well", ALWAYS_SIX, 6, id="clause_3_3_always"),
        pytest.param("well", "guard_room", ALWAYS_SIX, 6, id="r1_always_and_elsewhere"),
        pytest.param("guard_room", "well", ALWAYS_SIX, 7, id="r1_always_and_own"),
        pytest.param("tower", "well", ALWAYS_SIX, 12, id="clause_3_3_always_and_a_tower"),
        pytest.param("well", "well", Variant("base", "always"), 7, id="r1_not_in_the_base_game"),
        pytest.param("well", "well", Variant("plus", "always"), 7, id="r1_nor_with_four_plants"),
    ],
)
def test_hand_limit(built: str, elsewhere: str, variant: Variant, cards: int) -> None:
    table = next_round(seat(), seat(THIRTEEN, built), seat(built=elsewhere), variant=variant)

    assert limit(table) == cards


def test_r1_a_guard_room_lowers_the_limit_of_all_others_the_governor_included() -> None:
    seven = "smithy gold_mine archive poor_house well crane statue"
    told = seat(seven), seat(seven.replace("crane", "hero")), seat(built="guard_room")
    table = next_round(*told, variant=NEW)

    assert table.asked_seats() == (0, 1)
    assert table.bounds(0) == table.bounds(1) == (1, 1)


def test_a_guard_room_that_was_built_in_the_round_counts_at_the_next_round_start() -> None:
    told = seat(THIRTEEN), seat(), seat("guard_room")
    table = given(*told, taken="producer trader", role="builder", variant=NEW)
    table.builds(2, "guard_room", pays="")
    table.passes(0)

    assert limit(table, 0) == 6


def test_r50_who_covers_the_own_guard_room_has_the_lower_limit_from_the_next_round_on() -> None:
    told = (
        seat(built="guard_room"),
        seat(),
        seat(f"{THIRTEEN} chapel tower", "crane guard_room"),
    )
    table = given(*told, taken="producer trader", role="builder", variant=NEW)

    table.builds(2, "hero", over="guard_room")

    cards = 14 - table.price()
    assert table.cards(2) == cards
    assert table.bounds(2) == (cards - 6, cards - 6), "down to six"


def test_r50_when_the_only_guard_room_is_covered_all_keep_seven_again() -> None:
    told = seat(THIRTEEN), seat(), seat("tower hero well", "crane guard_room")
    table = given(*told, taken="producer trader", role="builder", variant=NEW)

    table.builds(2, "tower", over="guard_room")
    table.passes(0)

    assert limit(table, 0) == 7
