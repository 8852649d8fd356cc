"""The Cathedral: one for all, on the table until a player builds it."""

import pytest

from rules.errors import IllegalChoice
from rules.san_juan import GAME
from rules.san_juan.components import CATHEDRAL_CARD
from rules.san_juan.state import Variant
from tests.rules.san_juan.given import NEW, THREE, cost_of, given, scored, seat
from tests.rules.san_juan.table import Table

SEVEN = "hero library market_hall prefecture archive gold_mine well"
"""Cards to pay with."""


def building(built: str = "indigo_plant", hand: str = SEVEN, *, chooser: bool = False) -> Table:
    """Let seat 0 act in a Builder phase that it chose itself, or that seat 2 chose."""
    told = seat(hand, built), seat(SEVEN.replace("gold_mine", "tower")), seat()
    return given(*told, governor=0 if chooser else 2, role="builder", variant=NEW)


# --- building it --------------------------------------------------------------------------------


def test_it_lies_on_the_table_until_it_is_built() -> None:
    table = building()
    assert all(table.sees(viewer).cathedral for viewer in (0, 1, 2, None))

    table.builds(0, "cathedral")

    assert not any(table.sees(viewer).cathedral for viewer in (0, 1, 2, None))
    assert table.built(0) == "indigo_plant cathedral"
    assert table.cards(0) == 0


def test_clause_5_2_it_is_the_one_build_of_the_phase_and_no_one_can_build_it_afterwards() -> None:
    table = building(hand=f"{SEVEN} indigo_plant hero")
    assert "build:cathedral" in table.offers(0)

    table.builds(0, "cathedral", pays=SEVEN)

    assert table.asked_seats() == (1,), "the next seat builds"
    assert "build:cathedral" not in table.offers(1)
    assert "build:archive" in table.offers(1)


def test_clause_1_6_nor_in_any_later_phase() -> None:
    told = seat(SEVEN, "indigo_plant"), seat(built="cathedral"), seat()
    table = given(*told, governor=2, role="builder", variant=NEW)

    assert "build:cathedral" not in table.offers(0)


@pytest.mark.parametrize("deck", ["base", "plus"])
def test_without_the_expansion_there_is_none(deck: str) -> None:
    table = given(seat(SEVEN), seat(), role="builder", variant=Variant(deck))

    assert not table.sees(None).cathedral
    assert "build:cathedral" not in table.offers(0)


@pytest.mark.parametrize(
    ("built", "chooser", "price"),
    [
        pytest.param("well", False, 7, id="the_printed_cost"),
        pytest.param("well", True, 6, id="the_chooser_one_less"),
        pytest.param("library", True, 5, id="with_a_library_two_less"),
        pytest.param("quarry", False, 6, id="r26_a_quarry_saves_one"),
        pytest.param("smithy", False, 7, id="r26_a_smithy_nothing"),
        pytest.param("quarry library smithy", True, 4, id="r26_all_discounts"),
    ],
)
def test_price(built: str, chooser: bool, price: int) -> None:
    table = building(built, chooser=chooser)
    assert table.explains(0, "build:cathedral")["price"] == price

    table.builds(0, "cathedral")

    assert table.price() == price
    assert table.cards(0) == 7 - price


def test_it_is_offered_only_to_who_can_pay() -> None:
    table = building(hand=SEVEN.removesuffix(" well"))

    assert "build:cathedral" not in table.offers(0)


def test_it_is_in_no_hand_and_pays_for_nothing() -> None:
    table = building(hand=f"{THREE} hero well market_hall statue")

    table.answers(0, "build", f"build:{THREE}")

    assert f"card:{CATHEDRAL_CARD}" not in table.asked(0).options
    assert len(table.asked(0).options) == 4
    assert CATHEDRAL_CARD not in table.sees(0).hand


def test_too_small_a_payment_is_refused() -> None:
    table = building(hand=f"{SEVEN} statue")
    table.answers(0, "build", "build:cathedral")

    with pytest.raises(IllegalChoice):
        GAME.apply(table.state, 0, tuple(range(6)))


def test_goods_pay_for_it_with_a_black_market() -> None:
    goods = "black_market indigo_plant+good sugar_mill+good"
    table = building(goods, hand="hero library market_hall prefecture archive")

    table.builds(0, "cathedral", goods="indigo_plant sugar_mill")

    assert table.price() == 7
    assert (table.goods(0), table.cards(0)) == (0, 0)


def test_r26_it_feeds_the_carpenter() -> None:
    table = building("carpenter")

    table.builds(0, "cathedral")

    assert table.drew(0) == {"carpenter": 1}


# --- the Crane ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "covered",
    [
        pytest.param("tower", id="r27_over_a_city_building"),
        pytest.param("silver_smelter", id="r27_over_a_production_building"),
        pytest.param("palace", id="r27_over_a_six"),
    ],
)
def test_it_may_cover_a_building(covered: str) -> None:
    table = building(f"crane {covered}")

    table.builds(0, "cathedral", over=covered)

    assert table.price() == cost_of("cathedral") - cost_of(covered)
    assert table.built(0) == f"crane cathedral/{covered}"


def test_r5_a_covered_cathedral_does_not_come_back() -> None:
    table = building("crane cathedral", hand=f"palace {SEVEN}")

    table.builds(0, "palace", over="cathedral")

    assert table.price() == 0, "six over seven"
    assert table.built(0) == "crane palace/cathedral"
    assert not table.sees(None).cathedral
    assert "build:cathedral" not in table.offers(1)


def test_r39_it_counts_towards_the_twelve_buildings() -> None:
    eleven = "sugar_mill " * 8 + "tobacco_storage " * 3
    table = building(eleven)

    table.builds(0, "cathedral")
    table.passes(1)

    assert table.outcome().reason == "twelve_buildings"


# --- who is asked (R36) -------------------------------------------------------------------------


def test_r36_who_has_no_card_but_could_build_it_for_nothing_is_asked() -> None:
    table = building("crane park quarry", hand="")
    assert table.asked_seats() == (0,)
    assert table.offers(0) == ["build:cathedral", "pass"]

    table.builds(0, "cathedral", over="park", pays="")

    assert table.built(0) == "crane cathedral/park quarry"


def test_r36_who_has_no_card_and_cannot_pay_for_it_as_all_can_see_is_passed_by() -> None:
    table = building("crane park", hand="")

    assert {"seat": 0, "cards": 0} in table.heard(None, "passed")
    assert table.asked_seats() == (1,)


def test_r36_with_the_cathedral_gone_who_has_no_card_is_passed_by() -> None:
    told = seat("", "crane park quarry"), seat("hero hero", "cathedral"), seat()
    table = given(*told, governor=2, role="builder", variant=NEW)

    assert table.asked_seats() == (1,)


# --- points -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "points"),
    [
        pytest.param(("well", "well"), 0, id="none"),
        pytest.param(("palace", "well"), 4, id="one"),
        pytest.param(("palace", "palace"), 7, id="two_of_the_same_kind"),
        pytest.param(("palace city_hall", "guild_hall"), 9, id="three"),
        pytest.param(("palace city_hall residence", "guild_hall"), 10, id="four"),
        pytest.param(
            ("palace city_hall residence", "guild_hall triumphal_arch"), 10, id="five_are_four"
        ),
        pytest.param(("hero/palace", "well"), 0, id="r25_a_covered_six_is_none"),
        pytest.param(("palace/city_hall", "well"), 4, id="r25_the_visible_one_alone"),
        pytest.param(("hero victory_column library goldsmith", "well"), 0, id="five_is_not_six"),
    ],
)
def test_points_for_the_sixes_of_the_others(others: tuple[str, ...], points: int) -> None:
    told = [seat(built=one) for one in ("cathedral", *others)]
    table = scored(*told, variant=NEW)

    assert table.lines(0) == ({"cathedral": points} if points else {})


def test_r25_the_own_sixes_do_not_count() -> None:
    table = scored(seat(built="cathedral guild_hall residence"), seat(), variant=NEW)

    assert "cathedral" not in table.lines(0)


def test_r5_a_covered_cathedral_scores_nothing() -> None:
    table = scored(seat(built="hero/cathedral"), seat(built="palace"), variant=NEW)

    assert table.lines(0) == {"buildings": 5}


@pytest.mark.parametrize(
    ("built", "lines"),
    [
        pytest.param("cathedral city_hall", {"city_hall": 2, "cathedral": 4}, id="r26_city_hall"),
        pytest.param("cathedral guild_hall", {"cathedral": 4}, id="r26_guild_hall"),
        pytest.param(
            "cathedral palace city_hall",
            {"city_hall": 3, "cathedral": 4, "palace": 1},
            id="the_palace_comes_after_it",
        ),
        pytest.param(
            "cathedral residence guild_hall city_hall",
            {"city_hall": 4, "residence": 4, "cathedral": 4},
            id="r28_its_own_group_of_sixes",
        ),
        pytest.param(
            "cathedral residence city_hall",
            {"city_hall": 3, "cathedral": 4},
            id="r28_the_cathedral_stands_in_no_group",
        ),
    ],
)
def test_with_other_buildings_that_score_at_the_end(built: str, lines: dict[str, int]) -> None:
    table = scored(seat(built=built), seat(built="triumphal_arch"), variant=NEW)

    assert table.lines(0) == lines


def test_without_a_card_the_library_can_matter_for_the_cathedral() -> None:
    """7, less 5 for what is covered, 1 for the role and 1 for the Library: it costs nothing."""
    table = given(seat("", "library crane silver_smelter"), variant=NEW, role="builder")

    table.uses_library(0)
    table.builds(0, "cathedral", over="silver_smelter", pays="")

    assert table.price() == 0
    assert table.sees(None).library_used


def test_without_a_card_and_the_cathedral_the_library_cannot_matter() -> None:
    table = given(
        seat("", "library crane silver_smelter"), seat("", "cathedral"), variant=NEW, role="builder"
    )

    assert table.asked(1).kind == "role", "both are passed by"
