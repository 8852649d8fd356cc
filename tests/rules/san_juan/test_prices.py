"""Prices from a view are those of the rules."""

import pytest

from rules.san_juan import GAME, effects
from rules.san_juan.advice.prices import discounts, price, quote
from rules.san_juan.components import BUILD_KEYS, CITY, KIND, kind_named
from tests.rules.san_juan.given import cost_of, given, seat
from tests.rules.san_juan.played import positions


def test_every_price_is_what_the_rules_ask_for() -> None:
    compared = covered = 0
    for seats, seed in ((2, 1), (3, 2), (4, 3), (4, 4), (4, 5)):
        for state in positions(seats, seed, deck="new_buildings"):
            for decision in GAME.decisions(state):
                if decision.kind != "build":
                    continue
                view, player = GAME.view(state, decision.seat), state.players[decision.seat]
                for kind in {KIND[card] for card in player.hand}:
                    told = quote(view, kind)
                    assert told.price == effects.price(state, decision.seat, kind)
                    assert told.owned == bool(player.owned & CITY & 1 << kind)
                    can_build = told.missing == 0 and not told.owned
                    assert can_build == (BUILD_KEYS[kind] in decision.options)
                    compared += 1
                    for place in effects.covers(state, decision.seat, kind):
                        asked = effects.price(state, decision.seat, kind, place)
                        assert price(view, kind, place) == asked
                        covered += 1
    assert compared > 500
    assert covered


@pytest.mark.parametrize(
    ("building", "due", "lowered_by"),
    [
        ("palace", 6 - 1 - 2, ["building:quarry", "role:builder", "building:library"]),
        ("coffee_roaster", 4 - 1 - 2, ["building:smithy", "role:builder", "building:library"]),
        ("well", 0, ["building:quarry", "role:builder", "building:library"]),
    ],
)
def test_a_price_knows_what_lowers_it(building: str, due: int, lowered_by: list[str]) -> None:
    own = seat(hand="palace coffee_roaster well tower", built="quarry smithy library")
    view = GAME.view(given(own, seats=3, role="builder").state, 0)
    assert quote(view, kind_named(building)).price == due
    assert [key for key, _ in discounts(view, kind_named(building))] == lowered_by


def test_the_builder_lowers_prices_only_for_the_one_who_chose_it() -> None:
    hand = "palace tower well"
    table = given(seat(), seat(hand=hand), seats=3, role="builder")
    assert quote(GAME.view(table.state, 1), kind_named("palace")).price == 6
    later = given(seat(hand=hand), seats=3, role="producer")
    assert quote(GAME.view(later.state, 0), kind_named("palace")).price == 6


def test_a_quote_says_what_is_short_and_what_stands_already() -> None:
    own = seat(hand="palace tower well well well quarry", built="tower")
    view = GAME.view(given(own, seats=3).state, 0)
    assert quote(view, kind_named("tower")).owned
    palace = quote(view, kind_named("palace"))
    assert (palace.price, palace.missing, palace.owned) == (6, 1, False)


def test_what_is_short_is_told_of_the_cheapest_place_with_a_crane() -> None:
    """RULES.md 5.4: over a Chapel a Palace costs the difference; one card can pay."""
    own = seat(hand="palace tower", built="crane chapel")
    view = GAME.view(given(own, seats=3).state, 0)
    palace = quote(view, kind_named("palace"))
    assert palace.price == cost_of("palace")
    assert palace.missing == cost_of("palace") - cost_of("chapel") - 1
