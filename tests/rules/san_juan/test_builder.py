"""The Builder: legal buildings, their cost, and seats with a question (RULES.md 5.1 to 5.3, 5.6 to
5.8).
"""

import pytest

from rules.errors import IllegalChoice
from rules.san_juan import GAME
from rules.san_juan.components import PLUS
from rules.san_juan.state import Variant
from tests.rules.san_juan.given import NEW, ONE, THREE, TWO, Seated, cost_of, given, seat
from tests.rules.san_juan.table import Table, same

HAND = "hero palace market_hall prefecture archive"
"""Cards to pay with."""


def building(
    built: str, name: str, *, chooser: bool = False, hand: str = HAND, **parts: str
) -> Table:
    """Let seat 0 build `name`; it chose the Builder itself, or seat 1 did."""
    told = seat(f"{name} {hand}", built), seat(), seat()
    table = given(*told, governor=0 if chooser else 1, role="builder")
    table.builds(0, name, **parts)
    return table


# --- the price --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "name", "chooser", "less"),
    [
        pytest.param("indigo_plant", "tower", False, 0, id="the_printed_cost"),
        pytest.param("indigo_plant", "tower", True, 1, id="the_chooser_pays_one_less"),
        pytest.param("library", "tower", True, 2, id="with_a_library_two_less"),
        pytest.param("library", "tower", False, 0, id="a_library_helps_the_chooser_alone"),
        pytest.param(
            "smithy library", "sugar_mill", True, 3, id="clause_5_3_three_off_two_is_free"
        ),
        pytest.param("smithy", "sugar_mill", False, 1, id="smithy_on_production"),
        pytest.param("smithy", "indigo_plant", False, 1, id="smithy_makes_indigo_free"),
        pytest.param("smithy", "tower", False, 0, id="clause_5_3_smithy_on_a_city_building"),
        pytest.param("quarry", "crane", True, 2, id="clause_5_3_chooser_with_quarry"),
        pytest.param("quarry", "archive", True, 2, id="clause_5_3_cost_one_no_refund"),
        pytest.param("quarry", "sugar_mill", False, 0, id="clause_5_3_quarry_on_production"),
        pytest.param("quarry", "hero", False, 1, id="quarry_on_a_monument"),
        pytest.param("quarry", "palace", False, 1, id="quarry_on_a_six"),
        pytest.param("library quarry", "market_hall", True, 3, id="clause_5_3_three_off_four"),
        pytest.param("library quarry", "tower", True, 3, id="clause_5_3_three_off_three"),
        pytest.param("library quarry smithy", "coffee_roaster", True, 3, id="smithy_and_library"),
        pytest.param("library+fresh", "tower", True, 1, id="a_fresh_library_does_not_help_yet"),
        pytest.param("quarry+fresh", "tower", False, 0, id="a_fresh_quarry_does_not_help_yet"),
    ],
)
def test_price(built: str, name: str, chooser: bool, less: int) -> None:
    price = max(cost_of(name) - less, 0)
    table = given(
        seat(f"{name} statue chapel carpenter aqueduct market_stand", built),
        seat(),
        seat(),
        governor=0 if chooser else 2,
        role="builder",
    )
    before = table.cards(0)
    assert table.explains(0, f"build:{name}")["price"] == price

    table.builds(0, name)

    assert table.price() == price
    assert table.cards(0) == before - 1 - price, "nothing comes back"
    assert name in table.built(0).split()


def test_r7_discounts_add_up_and_end_at_nothing() -> None:
    table = building("smithy quarry library", "indigo_plant", chooser=True)

    assert table.price() == 0


def test_clause_2_5_payment_goes_face_down_to_the_discard_pile() -> None:
    table = given(seat(f"{THREE} hero well statue smithy"), seat(), role="builder")
    before = table.sees(None).discard

    table.builds(0, THREE, pays="hero smithy")

    assert table.sees(None).discard == before + 2
    assert same(table.hand(0), "well statue")
    assert table.paid(1) == [], "no one else learns what was paid"
    assert table.heard(None, "built") == table.heard(1, "built")


def test_the_building_itself_pays_for_nothing() -> None:
    table = given(
        seat(f"{THREE} hero {TWO}", "indigo_plant"), seat(), seat(), governor=1, role="builder"
    )

    assert f"build:{THREE}" not in table.offers(0), "three to pay, and two other cards"
    assert f"build:{TWO}" in table.offers(0), "two to pay, and two other cards"


def test_a_second_copy_may_pay_for_the_first() -> None:
    table = given(seat(f"{THREE} {THREE} well", "indigo_plant"), seat(), seat(), role="builder")

    table.builds(0, THREE, pays=f"{THREE} well")

    assert table.cards(0) == 0


# --- what may be built ------------------------------------------------------------------------


def test_clause_5_2_a_second_copy_of_a_city_building_is_illegal() -> None:
    table = given(seat(f"statue {HAND}", "statue"), seat(), role="builder")

    assert "build:statue" not in table.offers(0)
    with pytest.raises(ValueError, match="not in tuple"):
        table.builds(0, "statue")


def test_clause_1_3_another_monument_is_legal() -> None:
    assert building("statue", "victory_column").built(0) == "statue victory_column"


def test_clause_1_3_any_number_of_the_same_production_building_is_legal() -> None:
    table = building("sugar_mill sugar_mill sugar_mill", "sugar_mill")

    assert table.built(0) == "sugar_mill sugar_mill sugar_mill sugar_mill"


def test_r37_a_copy_of_a_built_city_building_can_pay() -> None:
    table = given(seat("smithy statue", "statue"), seat(), seat(), governor=1, role="builder")

    table.builds(0, "smithy", pays="statue")

    assert table.built(0) == "statue smithy"


def test_at_most_one_building_a_phase() -> None:
    table = building("indigo_plant", "smithy")

    assert [event.kind for event in table.told].count("built") == 1
    assert table.asked(2).kind == "role", "each seat is asked once"


def test_clause_5_1_builders_act_clockwise_from_the_chooser_on() -> None:
    two = seat("silver_smelter silver_smelter")
    table = given(two, two, two, two, governor=2, role="builder")
    asked: list[int] = []

    for _ in range(4):
        asked += table.asked_seats()
        table.passes(asked[-1])

    assert asked == [2, 3, 0, 1]


def test_clause_4_3_who_does_not_build_gets_nothing() -> None:
    table = given(seat("hero", "library"), seat(), role="builder")
    if table.asked(0).kind == "library":
        table.uses_library(0)

    table.passes(0)

    assert table.cards(0) == 1
    assert table.heard(None, "passed")[0] == {"seat": 0}


# --- who is asked (R36) -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        pytest.param(seat(""), False, id="no_card"),
        pytest.param(seat("hero"), False, id="one_card_cannot_pay_for_itself"),
        pytest.param(seat("indigo_plant"), False, id="nor_can_the_cheapest"),
        pytest.param(
            seat("hero well"), True, id="two_cards_could_be_an_indigo_plant_and_its_price"
        ),
        pytest.param(seat("hero", "smithy"), True, id="with_a_smithy_an_indigo_plant_is_free"),
        pytest.param(seat("hero", "smithy+fresh"), False, id="a_fresh_smithy_does_not_help"),
        pytest.param(seat("hero", "quarry"), True, id="with_a_quarry_what_costs_1_is_free"),
        pytest.param(
            seat("hero", "quarry smithy+fresh gold_mine archive"), False, id="unless_it_stands_here"
        ),
        pytest.param(seat("hero", "indigo_plant crane"), True, id="a_crane_covers_for_nothing"),
        pytest.param(seat("hero", "crane"), False, id="but_not_itself"),
        pytest.param(seat("hero", "black_market indigo_plant+good"), True, id="a_good_pays"),
        pytest.param(seat("hero", "black_market indigo_plant"), False, id="if_there_is_one"),
        pytest.param(seat("hero", "indigo_plant+good"), False, id="at_a_black_market_alone"),
        pytest.param(seat("hero", "poor_house carpenter library tower"), False, id="nothing_else"),
        pytest.param(seat("hero", "smithy", known="hero"), False, id="all_know_the_only_card"),
        pytest.param(
            seat("indigo_plant", "smithy", known="indigo_plant"), True, id="and_what_it_can"
        ),
        pytest.param(seat("hero statue", known="hero statue"), False, id="all_know_both"),
        pytest.param(seat("hero statue", known="hero"), True, id="all_know_one"),
    ],
)
def test_r36_is_asked_where_the_others_cannot_rule_it_out(told: Seated, asked: bool) -> None:
    two = seat("silver_smelter silver_smelter")
    table = given(two, told, two, role="builder")

    table.passes(0)

    assert (table.asked_seats() == (1,)) == asked
    if asked:
        assert table.asked(1).insist
        assert table.heard(2, "passed") == [{"seat": 0}]
    else:
        cards = len(told.hand.split())
        assert table.heard(2, "passed") == [{"seat": 0}, {"seat": 1, "cards": cards}]


def test_r36_a_player_who_chose_the_role_pays_less_and_is_asked_with_one_card() -> None:
    table = given(*[seat("hero")] * 3, role="builder")
    assert table.offers(0) == ["pass"]

    table.passes(0)

    assert [told["seat"] for told in table.heard(None, "passed")] == [0, 1, 2]
    assert table.asked(1).kind == "role", "no one else was asked"


def test_r36_a_kind_whose_cards_all_lie_open_is_in_no_hand() -> None:
    """One card and a Quarry: only a city building of cost 1 could be built."""
    shown = seat("", "smithy gold_mine archive")
    table = given(seat("hero", "quarry"), shown, shown, shown, governor=3, role="builder")
    assert {"seat": 0, "cards": 1} in table.heard(None, "passed")

    covered = seat("", "smithy gold_mine crane hero/archive")
    table = given(seat("hero", "quarry"), shown, shown, covered, governor=3, role="builder")
    assert {"seat": 0, "cards": 1} in table.heard(None, "passed")

    marked = seat("archive well", "smithy gold_mine", known="archive")
    table = given(seat("hero", "quarry"), shown, shown, marked, governor=3, role="builder")
    table.passes(3)
    assert {"seat": 0, "cards": 1} in table.heard(None, "passed")

    unknown = seat("archive well", "smithy gold_mine")
    table = given(seat("hero", "quarry"), shown, shown, unknown, governor=3, role="builder")
    table.passes(3)
    assert table.asked_seats() == (0,)


def test_a_built_card_tells_its_kind_price_and_goods_to_everyone() -> None:
    table = building("indigo_plant", THREE, pays="hero palace archive")

    for viewer in (0, 1, 2, None):
        assert table.heard(viewer, "built") == [
            {"seat": 0, "building": f"building:{THREE}", "price": 3, "goods": 0}
        ]


def test_too_few_and_too_many_cards_are_refused_and_nothing_changes() -> None:
    table = given(seat(f"{THREE} {HAND}"), seat(), seat(), governor=1, role="builder")
    table.answers(0, "build", f"build:{THREE}")
    before = table.state.copy()

    for choice in ((), (0, 1), (0, 1, 2, 3)):
        with pytest.raises(IllegalChoice):
            GAME.apply(table.state, 0, choice)

    assert table.state == before


# --- powers begin after the phase ---------------------------------------------------------------


def test_clause_5_6_a_power_begins_after_its_builder_phase_and_helps_in_the_same_round() -> None:
    table = building("indigo_plant", "gold_mine", chooser=True)
    gold_mine = table.sees(None).tableaus[0].display[-1].kind
    assert table.sees(None).tableaus[0].active >> gold_mine & 1

    table.takes(1, "prospector")

    assert len(table.heard(None, "gold_mine")) == 1


# --- Carpenter --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "name", "drew"),
    [
        pytest.param("indigo_plant", "carpenter", {}, id="clause_5_7_not_for_itself"),
        pytest.param("carpenter", "tower", {"carpenter": 1}, id="clause_5_7_a_city_building"),
        pytest.param("carpenter", "statue", {"carpenter": 1}, id="clause_5_7_a_monument"),
        pytest.param("carpenter", "guild_hall", {"carpenter": 1}, id="clause_5_7_a_six"),
        pytest.param("carpenter", "sugar_mill", {}, id="clause_5_7_not_for_production"),
        pytest.param("carpenter+fresh", "tower", {}, id="not_while_fresh"),
    ],
)
def test_carpenter(built: str, name: str, drew: dict[str, int]) -> None:
    table = building(built, name, hand="hero hero hero well well well tower")

    assert table.drew(0) == drew


def test_the_carpenters_card_comes_after_the_payment() -> None:
    told = seat("smithy hero", "carpenter"), seat(), seat()
    table = given(*told, governor=1, role="builder", deck="palace")

    table.builds(0, "smithy", pays="hero")

    assert table.hand(0) == "palace"


# --- Poor House -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "drew"),
    [
        pytest.param("hero", {"poor_house": 1}, id="no_card_left"),
        pytest.param("hero well", {"poor_house": 1}, id="one_card_left"),
        pytest.param("hero well statue", {}, id="two_cards_left"),
    ],
)
def test_poor_house_after_an_own_build(hand: str, drew: dict[str, int]) -> None:
    table = building("poor_house", "smithy", hand=hand, pays="hero")

    assert table.drew(0) == drew


def test_clause_5_8_a_poor_house_owner_who_passes_gets_no_card() -> None:
    table = given(seat("hero", "poor_house"), seat(), role="builder")

    table.passes(0)

    assert table.drew(0) == {}
    assert table.hand(0) == "hero"


def test_clause_5_8_a_poor_house_gives_nothing_in_the_phase_in_which_it_was_built() -> None:
    table = building("indigo_plant", "poor_house", hand="hero well")

    assert table.cards(0) == 0
    assert table.drew(0) == {}


def test_another_players_build_does_not_feed_the_poor_house() -> None:
    table = given(seat("smithy hero"), seat("", "poor_house"), seat(), governor=2, role="builder")

    table.builds(0, "smithy")

    assert table.cards(1) == 0


@pytest.mark.parametrize(
    ("hand", "drew"),
    [
        pytest.param("hero", {"carpenter": 1, "poor_house": 1}, id="one_with_the_carpenters_card"),
        pytest.param("hero well", {"carpenter": 1}, id="two_with_the_carpenters_card"),
    ],
)
def test_the_poor_house_counts_after_the_carpenter(hand: str, drew: dict[str, int]) -> None:
    table = building("poor_house carpenter", ONE, hand=hand, pays="hero")

    assert table.drew(0) == drew


def test_r48_goods_do_not_count_for_the_poor_house() -> None:
    built = "poor_house black_market indigo_plant+good sugar_mill+good"
    table = building(built, THREE, hand="hero", goods="indigo_plant sugar_mill", pays="hero")

    assert table.drew(0) == {"poor_house": 1}

    built += " tobacco_storage+good"
    table = building(built, THREE, hand="hero", goods="indigo_plant sugar_mill", pays="hero")
    assert table.goods(0) == 1
    assert table.drew(0) == {"poor_house": 1}


# --- the last payment (R60) ---------------------------------------------------------------------

ELEVEN = "sugar_mill " * 8 + "tobacco_storage " * 3


def test_r60_no_one_is_asked_with_which_cards_the_twelfth_building_is_paid() -> None:
    table = given(seat(f"{THREE} hero well statue archive", ELEVEN), seat(), seat(), role="builder")

    table.answers(0, "build", f"build:{THREE}")

    assert table.outcome().reason == "twelve_buildings"
    assert table.price() == 2
    assert table.cards(0) == 2


def test_r60_nor_with_which_cards_others_pay_after_it() -> None:
    rich = seat(f"{THREE} hero well statue archive", "black_market indigo_plant+good")
    table = given(seat("indigo_plant hero", ELEVEN), rich, seat(), role="builder")
    table.builds(0, "indigo_plant")

    table.answers(1, "build", f"build:{THREE}")
    table.answers(1, "goods")

    assert table.outcome().reason == "twelve_buildings"
    assert (table.cards(1), table.goods(1)) == (1, 1)


def test_r60_before_it_is_certain_everyone_chooses() -> None:
    told = seat(f"{THREE} hero well statue archive", "black_market indigo_plant+good")
    table = given(told, seat("indigo_plant hero", ELEVEN), seat(), role="builder")

    table.answers(0, "build", f"build:{THREE}")

    assert table.asked(0).kind == "goods"


@pytest.mark.parametrize(
    "variant", [pytest.param(Variant(deck=PLUS), id="plus"), pytest.param(NEW, id="new_buildings")]
)
def test_the_expansion_s_copies_are_offered_where_the_others_are(variant: Variant) -> None:
    """Also where no Cathedral lies on the table."""
    cathedral = " cathedral" * variant.new_buildings
    table = given(
        seat("sugar_mill " * 7 + "smithy", "indigo_plant sugar_mill" + cathedral),
        seat("sugar_mill smithy well quarry"),
        governor=1,
        variant=variant,
        role="builder",
    )

    assert table.offers(1) == [
        "build:sugar_mill",
        "build:smithy",
        "build:well",
        "build:quarry",
        "pass",
    ]


def test_a_kind_is_offered_once_also_with_a_copy_of_the_expansion() -> None:
    table = given(
        seat("sugar_mill " * 7),
        seat("sugar_mill sugar_mill smithy", "indigo_plant smithy"),
        governor=1,
        variant=NEW,
        role="builder",
    )

    assert table.offers(1) == ["build:sugar_mill", "pass"]
