"""Greedy's common sense, in positions with a plain best move."""

from rules.san_juan import GAME
from tests.rules.san_juan.given import NEW, given, next_round, seat
from tests.rules.san_juan.table import Table

LATE = "indigo_plant sugar_mill tobacco_storage coffee_roaster smithy well tower crane"
"""Eight buildings."""


def picks(table: Table, who: int) -> list[str]:
    """Return greedy's choice for this seat, in words."""
    choice = GAME.greedy(table.sees(who), table.asked(who))
    return [table.offers(who)[position] for position in choice]


def test_it_builds_what_lasts_early_and_what_scores_late() -> None:
    early = given(seat("hero library quarry statue tower well"), seat(), role="builder")
    display = f"{LATE} archive poor_house carpenter"
    late = given(seat("statue quarry well tower archive chapel", display), seat(), role="builder")

    assert picks(early, 0)[0] in ("build:library", "build:quarry")
    assert picks(late, 0) == ["build:statue"]


def test_it_builds_a_city_hall_over_a_city_when_the_end_is_near() -> None:
    display = "indigo_plant smithy well tower crane archive poor_house carpenter aqueduct chapel"
    table = given(
        seat("city_hall hero statue well tower gold_mine", display), seat(), role="builder"
    )

    assert picks(table, 0) == ["build:city_hall"]


def test_it_builds_what_its_guild_hall_counts() -> None:
    for hall, built in (("guild_hall", "build:coffee_roaster"), ("chapel", "build:statue")):
        display = f"indigo_plant smithy well tower crane archive poor_house carpenter {hall}"
        hand = "statue coffee_roaster well tower crane archive"
        table = given(seat(hand, display), seat(), role="builder")
        assert picks(table, 0) == [built]


def test_it_pays_with_what_it_can_build_no_more() -> None:
    table = given(
        seat("victory_column tower quarry library hero", "indigo_plant tower quarry"),
        seat(),
        role="builder",
    )
    table.answers(0, "build", "build:victory_column")

    assert picks(table, 0) == ["tower", "quarry"]


def test_it_sells_what_fetches_most_and_fills_the_dearest() -> None:
    plants = "indigo_plant+good silver_smelter+good coffee_roaster+good"
    selling = given(seat("", plants), seat(), tiles="EABCD", role="trader")
    making = given(seat("", "indigo_plant silver_smelter coffee_roaster"), seat(), role="producer")

    assert picks(selling, 0) == ["silver_smelter", "coffee_roaster"]
    assert picks(making, 0) == ["silver_smelter", "coffee_roaster"]


def test_it_sells_when_goods_wait_and_produces_when_plants_are_empty() -> None:
    loaded = "silver_smelter+good coffee_roaster+good tobacco_storage+good"
    goods = given(seat("", loaded), seat(), taken="")
    empty = given(seat("", loaded.replace("+good", "")), seat(), taken="")

    assert picks(goods, 0) == ["role:trader"]
    assert picks(empty, 0) == ["role:producer"]


def test_it_takes_the_builder_with_a_good_hand() -> None:
    table = given(seat("library quarry prefecture hero statue tower"), seat())

    assert picks(table, 0) == ["role:builder"]


def test_it_keeps_what_it_can_still_build() -> None:
    display = "indigo_plant tower smithy"
    table = given(
        seat("", display), seat(), deck="tower smithy quarry tower smithy", role="councillor"
    )

    assert picks(table, 0) == ["quarry"]


def test_it_covers_the_building_that_it_misses_least() -> None:
    table = given(
        seat("library", "indigo_plant+good crane quarry prefecture silver_smelter"),
        seat(),
        governor=1,
        role="builder",
    )

    assert picks(table, 0) == ["build:library"]
    table.answers(0, "build", "build:library")
    assert picks(table, 0) != ["over:quarry"]


# --- with the expansion ------------------------------------------------------------------------


def test_it_exchanges_what_it_can_build_no_more() -> None:
    table = next_round(seat(), seat("tower quarry", "indigo_plant tower office"), variant=NEW)

    assert picks(table, 1) == ["tower"]


def test_it_uses_the_bank_when_the_end_is_near() -> None:
    hand = "hero library quarry prefecture tower tower"
    early = next_round(seat(), seat(hand, "indigo_plant bank tower"), variant=NEW)
    late = next_round(seat(), seat(hand, f"{LATE} archive poor_house bank"), variant=NEW)

    assert picks(early, 1) == []
    assert len(picks(late, 1)) == 3, "three cards stay for a last building"


RICH = seat("", "guild_hall palace city_hall triumphal_arch residence indigo_plant")


def test_it_takes_the_builder_for_the_cathedral() -> None:
    table = given(seat("tower quarry archive chapel smithy well", LATE), RICH, variant=NEW)

    assert picks(table, 0) == ["role:builder"]
    table.takes(0, "builder")
    assert picks(table, 0) == ["build:cathedral"]


def test_with_a_crane_too_all_cards_can_pay_for_the_cathedral() -> None:
    table = given(
        seat("well tower crane well smithy crane", "crane"),
        RICH,
        role="builder",
        variant=NEW,
    )

    assert picks(table, 0) == ["build:cathedral"]


def test_it_does_not_cover_a_cathedral_that_looks_upon_much() -> None:
    table = given(
        seat("victory_column", "cathedral crane indigo_plant hero"),
        RICH,
        governor=1,
        role="builder",
        variant=NEW,
    )

    table.answers(0, "build", "build:victory_column")

    assert picks(table, 0) != ["cathedral"]
