"""Plans of a seat: the questions that it foresees, and its standing orders."""

import pytest

from rules import planning
from rules.decision import Decision
from rules.planning import Plan
from rules.san_juan import GAME
from rules.san_juan.components import KIND, NAMES
from rules.san_juan.view import SanJuanView
from tests.rules.san_juan.given import NEW, TWO, cost_of, given, next_round, seat
from tests.rules.san_juan.table import Table

HAND = "smithy palace silver_smelter"
DISPLAY = "indigo_plant+good sugar_mill chapel crane black_market"


def waiting(hand: str = HAND, built: str = DISPLAY) -> Table:
    """Seat 0 is to take a role; seat 1, the one under test, waits."""
    return given(seat(), seat(hand, built), seat())


def foreseen(table: Table, who: int = 1) -> dict[str, Decision]:
    return {decision.kind: decision for decision in GAME.foresee(table.sees(who))}


def words(table: Table, who: int, decision: Decision) -> list[str]:
    display = table.sees(who).own.display
    return [
        NAMES[KIND[int(key[5:])]]
        if key.startswith("card:")
        else NAMES[display[int(key[-1])].kind]
        if key[:4] in ("over", "good", "plan")
        else key
        for key in decision.options
    ]


@pytest.mark.parametrize(
    ("kind", "keys", "bounds"),
    [
        ("chapel", "silver_smelter smithy palace", (0, 1)),
        ("limit", "silver_smelter smithy palace", (0, 3)),
        (
            "role",
            "role:builder role:producer role:trader role:councillor role:prospector",
            (1, 1),
        ),
        ("build", "build:silver_smelter build:smithy build:palace pass", (1, 1)),
        ("cover", "beside indigo_plant sugar_mill chapel black_market", (1, 1)),
        ("goods", "indigo_plant sugar_mill", (0, 2)),
        ("pay", "silver_smelter smithy palace", (0, 3)),
        ("produce", "indigo_plant sugar_mill", (0, 2)),
        ("sell", "indigo_plant sugar_mill", (0, 2)),
    ],
)
def test_a_seat_that_waits_foresees(kind: str, keys: str, bounds: tuple[int, int]) -> None:
    table = waiting()
    decision = foreseen(table)[kind]

    assert words(table, 1, decision) == keys.split()
    assert (decision.least, decision.most) == bounds
    facts = GAME.explain(table.sees(1), decision)
    assert len(facts) == len(decision.options)


def test_no_one_foresees_what_the_seat_is_asked_now_or_without_a_seat() -> None:
    table = waiting()

    assert GAME.foresee(table.sees(0)) == ()
    assert GAME.foresee(table.sees(None)) == ()


def test_what_stands_already_is_not_foreseen_and_nothing_of_an_empty_hand() -> None:
    assert foreseen(waiting("smithy", "indigo_plant smithy"))["build"].options == ("pass",)
    assert not {"limit", "pay", "chapel"} & set(foreseen(waiting("", "chapel")))
    assert {"office", "bank"} < set(
        foreseen(given(seat(), seat("hut", "indigo_plant office bank"), variant=NEW))
    )


def test_a_player_who_has_taken_a_role_may_take_any_in_the_round_to_come() -> None:
    table = given(seat(), seat(), seat(), taken="prospector")

    assert len(foreseen(table, 0)["role"].options) == 5
    assert "role:prospector" not in foreseen(table, 2)["role"].options


def test_what_a_seat_has_sealed_to_part_with_is_not_foreseen() -> None:
    table = given(seat("hero"), seat("hero"), role="councillor", deck="well tower " * 2)
    kept = table.drawn(1).split()[0]
    table.keeps(1, kept)

    assert set(words(table, 1, foreseen(table)["pay"])) == {"hero", kept}


PLANTS = "indigo_plant+good sugar_mill+good tobacco_storage+good coffee_roaster+good"
SPARE = "indigo_plant " * 5


def told(table: Table, who: int, kind: str, option: str, fact: str) -> object:
    """The facts for a waiting seat of an option of a question to come."""
    decision = foreseen(table, who)[kind]
    return GAME.explain(table.sees(who), decision)[decision.options.index(option)][fact]


@pytest.mark.parametrize(
    ("built", "kind", "option", "fact", "value"),
    [
        ("quarry", "build", "build:hero", "price", cost_of("hero") - 1),
        ("quarry", "build", "build:palace", "price", cost_of("palace") - 1),
        ("smithy", "build", "build:indigo_plant", "price", 0),
        ("crane", "build", "build:palace", "price", cost_of("palace") - cost_of("coffee_roaster")),
        ("library", "role", "role:producer", "allowed", 3),
        ("library", "role", "role:councillor", "dealt", 8),
        ("aqueduct", "role", "role:producer", "allowed", 3),
        ("trading_post", "role", "role:trader", "allowed", 3),
        ("prefecture", "role", "role:councillor", "most", 2),
    ],
)
def test_clause_5_6_what_was_built_in_this_phase_is_in_force_by_then(
    built: str, kind: str, option: str, fact: str, value: int
) -> None:
    table = given(seat(f"{built} hero palace {SPARE}", PLANTS), seat("smithy well"), role="builder")
    table.builds(0, built)

    assert told(table, 0, kind, option, fact) == value


@pytest.mark.parametrize(
    ("built", "kind", "most"),
    [("library", "produce", 3), ("aqueduct", "produce", 3), ("trading_post", "sell", 3)],
)
def test_clause_5_6_with_what_was_built_more_goods_can_be_planned(
    built: str, kind: str, most: int
) -> None:
    table = given(seat(f"{built} {SPARE}", PLANTS), seat("smithy well"), role="builder")
    assert foreseen(given(seat(), seat("", PLANTS)))[kind].most == most - 1
    table.builds(0, built)

    assert foreseen(table, 0)[kind].most == most


THREE = "indigo_plant sugar_mill tobacco_storage"
DOUBLING = f"{THREE} library"


def test_clause_5_12_the_library_of_the_governor_of_two_stays_used_in_this_round() -> None:
    table = given(seat(built=DOUBLING), seat(), taken="councillor")
    assert told(table, 0, "role", "role:producer", "allowed") == 3
    table.state.library_used = True
    assert told(table, 0, "role", "role:producer", "allowed") == 2


def test_clause_5_12_in_the_round_to_come_no_library_is_used() -> None:
    """The present governor is not governor then; its Library doubles every role."""
    table = given(
        seat("smithy well", DOUBLING), seat("smithy well"), taken="producer trader", role="builder"
    )
    table.state.library_used = True
    table.passes(0)

    assert len(foreseen(table, 0)["role"].options) == 5
    assert told(table, 0, "role", "role:producer", "allowed") == 3


@pytest.mark.parametrize(("made", "dealt"), [("sugar_mill", 8), (THREE, 5)])
def test_r53_the_last_good_that_is_sealed_uses_the_library(made: str, dealt: int) -> None:
    table = given(seat(built=DOUBLING), seat(built="indigo_plant sugar_mill"), role="producer")
    table.produces(0, made)

    assert told(table, 0, "role", "role:councillor", "dealt") == dealt


@pytest.mark.parametrize(
    ("role", "plants", "other", "brings"),
    [
        ("trader", "indigo_plant+good silver_smelter+good", "producer", (1, 1)),
        ("producer", "indigo_plant silver_smelter coffee_roaster", "trader", (2, 3)),
    ],
)
def test_goods_that_are_sealed_are_sold_or_made_by_then(
    role: str, plants: str, other: str, brings: tuple[int, int]
) -> None:
    table = given(seat(built=plants), seat(built="indigo_plant+good sugar_mill"), role=role)
    table.answers(0, table.asked(0).kind, "silver_smelter")

    least, most = (told(table, 0, "role", f"role:{other}", fact) for fact in ("least", "most"))
    assert (least, most) == brings


@pytest.mark.parametrize(("banked", "asked"), [("hero", False), ("", True)])
def test_r20_a_bank_whose_use_is_sealed_is_not_foreseen_again(banked: str, asked: bool) -> None:
    owner = seat("hero well", "indigo_plant bank")
    table = next_round(owner, owner, variant=NEW)
    table.banks(0, banked)

    assert ("bank" in foreseen(table, 0)) == asked


def test_goods_to_be_sold_are_told_the_prices_that_can_come() -> None:
    table = given(seat(), seat(built="silver_smelter+good"), tiles="ABCDE")
    [before] = GAME.explain(table.sees(1), foreseen(table)["sell"])
    assert (before["price"], before["price_most"]) == (2, 3)


@pytest.mark.parametrize(
    ("order", "value", "sold"),
    [("sell_from", "1", 2), ("sell_from", "2", 1), ("sell_from", "3", 0)],
)
def test_an_order_sells_nothing_below_its_price(order: str, value: str, sold: int) -> None:
    table = given(
        seat(built="indigo_plant+good silver_smelter+good"), seat(), role="trader", tiles="ABCDE"
    )

    assert len(obeyed(table, 0, "sell", order, value)) == sold


def obeyed(table: Table, who: int, kind: str, order: str, value: str = "") -> tuple[str, ...]:
    decision = table.asked(who)
    choice = planning.answer(GAME, table.sees(who), decision, Plan(kind, (), order, value))
    assert choice is not None
    return tuple(decision.options[position] for position in choice)


def test_an_order_fills_the_dearest_plants() -> None:
    table = given(seat(built="indigo_plant silver_smelter coffee_roaster"), role="producer")

    assert obeyed(table, 0, "produce", "produce_most") == ("plant:1", "plant:2")


@pytest.mark.parametrize(("fewer", "tucked"), [(1, 1), (0, 0)])
def test_an_order_tucks_a_card_of_a_hand_that_is_large_enough(fewer: int, tucked: int) -> None:
    table = given(seat("hero smithy", "indigo_plant chapel"), seat())
    for role in ("prospector", "trader", "producer"):
        table.takes(table.asked_seats()[0], role)

    above = str(table.cards(0) - fewer)
    assert len(obeyed(table, 0, "chapel", "tuck_above", above)) == tucked


def test_clause_3_3_an_order_tucks_up_to_the_hand_that_a_tower_allows() -> None:
    [order] = [one for one in GAME.orders(waiting().sees(1)) if one.key == "tuck_above"]
    assert order.values == tuple(str(cards) for cards in range(13))


def test_r53_no_order_saves_the_library_from_all_goods_that_it_allows() -> None:
    table = given(seat(built=DOUBLING), seat(), role="producer")
    plan = Plan("library", (), "double", "role:councillor")
    assert planning.answer(GAME, table.sees(0), table.asked(0), plan) is None
    table.produces(0, THREE)

    assert table.heard(None, "library_used") == [{"seat": 0}]


def test_r8_no_order_saves_the_library_from_the_last_role_of_the_round() -> None:
    table = given(seat(built=DOUBLING), seat(), taken="builder trader", role="prospector")

    assert table.heard(None, "library_used") == [{"seat": 0}]


@pytest.mark.parametrize(("wanted", "taken"), [("prospector", True), ("builder", False)])
def test_an_order_takes_a_role_where_it_is_free(wanted: str, taken: bool) -> None:
    table = given(seat(), seat(), seat(), taken="builder")
    plan = Plan("role", (), "take_role", f"role:{wanted}")
    choice = planning.answer(GAME, table.sees(1), table.asked(1), plan)

    assert (choice is not None) == taken


def test_an_order_doubles_one_role_with_the_library_and_saves_it_in_others() -> None:
    table = given(seat("hero tower", "indigo_plant library"), seat(), role="prospector")

    assert obeyed(table, 0, "library", "double", "role:prospector") == ("library:use",)
    assert obeyed(table, 0, "library", "double", "role:councillor") == ("library:save",)


def test_a_building_is_planned_with_all_that_it_takes_or_not_at_all() -> None:
    table = given(seat(f"hero smithy tower {TWO}"), seat(), role="builder")
    plans = {
        "build": [Plan("build", (("build:palace",), (f"build:{TWO}",)))],
        "pay": [Plan("pay", order="pay_least")],
    }

    choices = planning.answers(GAME, table.state, 0, plans)
    assert len(choices) == 2
    assert planning.answers(GAME, table.state, 0, {"build": plans["build"]}) == ()


def test_orders_are_about_what_the_seat_has() -> None:
    def keys(view: SanJuanView) -> set[str]:
        return {order.key for order in GAME.orders(view)}

    assert "tuck_above" in keys(waiting().sees(1))
    assert "tuck_above" not in keys(given(seat(), seat()).sees(1))
    assert "double" in keys(given(seat(), seat()).sees(1))
    assert "double" not in keys(given(seat(), seat(), seat()).sees(1))
    assert keys(waiting().sees(None)) == set()
