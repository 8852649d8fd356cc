"""Building over a building with the Crane (RULES.md 5.4)."""

import pytest

from rules.chance import Chance
from rules.decision import sample
from rules.san_juan import GAME, effects
from rules.san_juan.components import CRANE, KIND
from tests.rules.san_juan.given import THREE, cost_of, given, scored, seat
from tests.rules.san_juan.table import Table

HAND = "hero hero market_hall prefecture archive gold_mine"


def with_crane(built: str, hand: str = HAND, *, chooser: bool = False) -> Table:
    """Let seat 0 act in a Builder phase that it chose itself, or that seat 2 chose."""
    return given(seat(hand, built), seats=3, governor=0 if chooser else 2, role="builder")


# --- the price --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "name", "over", "chooser", "less"),
    [
        pytest.param("crane chapel", "palace", "chapel", False, 0, id="clause_5_4_the_difference"),
        pytest.param(
            "crane coffee_roaster", "statue", "coffee_roaster", False, 0, id="clause_5_4_no_refund"
        ),
        pytest.param("crane chapel", "palace", "chapel", True, 1, id="the_chooser_one_less"),
        pytest.param("crane library tower", "palace", "tower", True, 2, id="and_with_a_library"),
        pytest.param("crane quarry tower", "palace", "tower", False, 1, id="and_with_a_quarry"),
        pytest.param(
            "crane smithy tower", "silver_smelter", "tower", False, 1, id="and_with_a_smithy"
        ),
        pytest.param("crane quarry", "palace", "quarry", False, 0, id="r2_covered_quarry"),
        pytest.param("crane smithy", "silver_smelter", "smithy", False, 0, id="r2_covered_smithy"),
    ],
)
def test_price_over(built: str, name: str, over: str, chooser: bool, less: int) -> None:
    price = max(cost_of(name) - cost_of(over) - less, 0)
    table = with_crane(built, f"{name} {HAND}", chooser=chooser)
    before = table.cards(0)

    table.builds(0, name, over=over)

    assert table.price() == price
    assert table.cards(0) == before - 1 - price, "no refund"


def test_r2_a_covered_library_saves_nothing() -> None:
    table = given(seat(f"palace {HAND}", "crane library"), seat(), role="builder")
    table.uses_library(0)

    table.builds(0, "palace", over="library")

    assert table.price() == cost_of("palace") - cost_of("library") - 1, "the chooser's discount"
    assert not table.sees(1).library_used


# --- what may cover what ----------------------------------------------------------------------


def test_clause_5_4_the_crane_covers_neither_itself_nor_a_building_of_the_same_kind() -> None:
    table = with_crane("crane sugar_mill tower", f"sugar_mill {HAND}")

    table.answers(0, "build", "build:sugar_mill")

    assert table.offers(0) == ["beside", "tower"]


def test_clause_5_4_a_second_crane_is_no_way_to_cover_the_first() -> None:
    table = with_crane("crane tower", f"crane {HAND}")

    assert "build:crane" not in table.offers(0)


def test_clause_5_4_a_visible_city_building_cannot_be_built_over_another_either() -> None:
    table = with_crane("crane tower chapel", f"tower {HAND}")

    assert "build:tower" not in table.offers(0)


def test_clause_5_4_r38_a_covered_kind_may_be_built_again() -> None:
    table = with_crane("crane palace/tower", f"tower {HAND}")

    table.builds(0, "tower", over="")

    assert table.built(0) == "crane palace/tower tower"


def test_r38_also_over_the_building_that_covers_it() -> None:
    table = with_crane("crane hero/tower", "tower hero archive")

    table.builds(0, "tower", over="hero")

    assert table.built(0) == "crane tower/tower/hero"
    assert table.price() == 0


def test_production_may_cover_city_and_city_production() -> None:
    table = with_crane("crane tower", f"sugar_mill {HAND}")
    table.builds(0, "sugar_mill", over="tower")
    assert table.built(0) == "crane sugar_mill/tower"

    table = with_crane("crane sugar_mill", f"tower {HAND}")
    table.builds(0, "tower", over="sugar_mill")
    assert table.built(0) == "crane tower/sugar_mill"


def test_a_crane_of_this_very_phase_covers_nothing() -> None:
    table = with_crane("crane+fresh tower", f"palace {HAND}")

    table.builds(0, "palace")

    assert table.built(0) == "crane+fresh tower palace".replace("+fresh", "")


def test_the_crane_is_no_duty() -> None:
    table = with_crane("crane tower", f"palace {HAND}")

    table.builds(0, "palace")

    assert table.price() == 6
    assert table.built(0) == "crane tower palace"


def test_a_building_that_only_the_crane_makes_payable_is_offered() -> None:
    table = with_crane("crane market_hall", "palace hero archive")
    assert "build:palace" in table.offers(0)
    assert table.explains(0, "build:palace")["price"] == 2

    table.builds(0, "palace", over="market_hall", pays="hero archive")

    assert table.built(0) == "crane palace/market_hall"


def test_others_see_nothing_of_it_before_it_is_paid() -> None:
    table = with_crane("crane tower", f"palace {HAND}")
    before = table.sees(1)

    table.answers(0, "build", "build:palace")
    assert table.told == []
    assert table.sees(1) == before
    table.answers(0, "cover", "tower")
    assert table.told == []

    assert table.sees(1) == before
    assert table.sees(0).plan != before.plan


# --- what becomes of the covered building ------------------------------------------------------


def test_r4_the_covered_card_stays_below_and_out_of_the_game() -> None:
    table = with_crane("crane chapel", f"palace {HAND}")
    discard = table.sees(None).discard

    table.builds(0, "palace", over="chapel")

    assert table.built(0) == "crane palace/chapel"
    assert table.sees(None).discard == discard + table.price(), "the payment alone"


def test_r39_covering_adds_no_building() -> None:
    eleven = "crane tower" + " sugar_mill" * 8 + " indigo_plant"
    table = with_crane(eleven, f"palace {HAND}")

    table.builds(0, "palace", over="tower")

    assert len(table.built(0).split()) == 11
    assert table.sees(None).outcome is None


def test_clause_5_4_the_good_on_a_covered_building_is_discarded() -> None:
    table = with_crane("crane coffee_roaster+good", f"statue {HAND}")
    discard = table.sees(None).discard

    table.builds(0, "statue", over="coffee_roaster")

    assert table.built(0) == "crane statue/coffee_roaster"
    assert table.sees(None).discard == discard + 1


def test_clause_3_2_cards_below_a_covered_chapel_score_and_the_chapel_itself_does_not() -> None:
    covered = seat(built="crane palace/chapel", chapel="hero well")
    other_way = seat(built="crane chapel/tower", chapel="statue")

    table = scored(covered, other_way)

    assert table.lines(0) == {"buildings": 1, "chapel": 2}
    assert table.lines(1) == {"buildings": 3, "chapel": 1}


@pytest.mark.parametrize(
    ("built", "over", "drew"),
    [
        pytest.param("crane carpenter tower", "carpenter", {}, id="r2_carpenter_covered"),
        pytest.param("crane carpenter tower", "tower", {"carpenter": 1}, id="another_covered"),
        pytest.param("crane poor_house tower", "poor_house", {}, id="r2_poor_house_covered"),
        pytest.param("crane poor_house tower", "tower", {"poor_house": 1}, id="and_not_covered"),
    ],
)
def test_a_covered_building_does_not_reward_its_own_replacement(
    built: str, over: str, drew: dict[str, int]
) -> None:
    price = cost_of("chapel") - cost_of(over)
    table = with_crane(built, "chapel" + " hero" * max(price, 1))

    table.builds(0, "chapel", over=over)

    assert table.drew(0) == drew


def test_a_covered_power_is_gone_at_once_and_for_good() -> None:
    table = with_crane("crane gold_mine", f"palace {HAND}")
    table.builds(0, "palace", over="gold_mine")

    table.takes(0, "prospector")

    assert table.heard(None, "gold_mine") == []


# --- with the Black Market ---------------------------------------------------------------------


def test_r2_a_covered_black_market_spends_no_goods() -> None:
    table = with_crane("crane black_market sugar_mill+good", f"{THREE} {HAND}")

    table.builds(0, THREE, over="black_market", pays="hero")

    assert table.goods(0) == 1


def test_r3_the_good_on_the_covered_building_pays_nothing() -> None:
    table = with_crane("crane black_market sugar_mill+good indigo_plant+good", f"{THREE} {HAND}")
    table.answers(0, "build", f"build:{THREE}")
    table.answers(0, "cover", "sugar_mill")
    assert table.asked(0).kind == "goods"

    assert table.offers(0) == ["indigo_plant"]


def test_r3_what_only_the_covered_good_could_pay_is_not_offered() -> None:
    table = with_crane("crane black_market tobacco_storage+good", "hero")

    assert table.offers(0) == ["pass"], "Hero 5 over Tobacco Storage 3: two to pay, nothing left"


def test_crane_and_black_market_together() -> None:
    table = with_crane(f"crane black_market {THREE} sugar_mill+good", "palace hero well")

    table.builds(0, "palace", over=THREE, goods="sugar_mill", pays="hero well")

    assert table.price() == 3
    assert table.built(0) == f"crane black_market palace/{THREE} sugar_mill"


def test_explained_with_what_it_costs_and_what_is_lost() -> None:
    table = with_crane("crane coffee_roaster+good", f"statue {HAND}")
    table.answers(0, "build", "build:statue")

    over, beside = table.explains(0, "coffee_roaster"), table.explains(0, "beside")

    assert (over["price"], over["saves"]) == (0, 3)
    assert (over["gain"], over["loses_good"]) == (1, 1)
    assert (beside["price"], beside["gain"]) == (3, 3)


def test_what_covering_saves_is_told_less_the_help_that_is_lost() -> None:
    """A Quarry lowers the price by one while it stands."""
    palace, chapel, quarry = cost_of("palace"), cost_of("chapel"), cost_of("quarry")
    table = with_crane("crane quarry chapel", f"palace {HAND}")
    table.answers(0, "build", "build:palace")

    told = [(table.explains(0, name)["price"], name) for name in ("beside", "chapel", "quarry")]

    assert told == [
        (palace - 1, "beside"),
        (palace - 1 - chapel, "chapel"),
        (palace - quarry, "quarry"),
    ]
    assert table.explains(0, "chapel")["saves"] == chapel
    assert table.explains(0, "quarry")["saves"] == quarry - 1


def test_what_can_be_covered_is_what_can_be_paid_for() -> None:
    """`covers` says the same as asking for each building, over random games."""
    compared = 0
    for seed in range(40):
        chance = Chance(seed)
        state, _ = GAME.new({}, 2 + seed % 3, seed)
        while decisions := GAME.decisions(state):
            asked = decisions[0]
            player = state.players[asked.seat]
            if asked.kind == "build" and effects.has(player, CRANE):
                for kind in {KIND[card] for card in player.hand}:
                    one_by_one = [
                        position
                        for position, building in enumerate(player.display)
                        if KIND[building.card] not in (CRANE, kind)
                        and effects.affordable(state, asked.seat, kind, position)
                    ]
                    assert effects.covers(state, asked.seat, kind) == one_by_one
                    compared += len(player.display)
            GAME.apply(state, asked.seat, sample(asked, chance.random))
    assert compared > 1000
