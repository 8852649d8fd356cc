"""A vanished player: simple, thrifty, and on towards the end (R44)."""

from rules.san_juan import GAME
from tests.rules.san_juan.given import NEW, given, next_round, seat
from tests.rules.san_juan.table import Table


def picks(table: Table, who: int) -> list[str]:
    """Return what stands in for this seat's choice, in words."""
    choice = GAME.fallback(table.state, table.asked(who))
    return [table.offers(who)[position] for position in choice]


def test_it_takes_the_builder_then_what_brings_cards() -> None:
    order = ["builder", "councillor", "prospector", "producer"]
    for taken, role in enumerate(order):
        table = given(seats=4, taken=" ".join(order[:taken]))
        assert picks(table, taken) == [f"role:{role}"]


def test_it_builds_the_cheapest_or_passes() -> None:
    table = given(seat("hero well tower quarry statue"), seat(), role="builder")
    poor = given(seat("hero tower"), seat(), role="builder")

    assert picks(table, 0) == ["build:well"]
    assert picks(poor, 0) == ["pass"]


def test_it_builds_beside_the_others_even_with_a_crane() -> None:
    table = given(seat("well hero tower", "indigo_plant crane"), seat(), role="builder")
    only_over = given(seat("tower", "indigo_plant crane chapel"), seat(), role="builder")

    table.answers(0, "build", "build:well")
    assert picks(table, 0) == ["beside"]
    assert picks(only_over, 0) == ["pass"]


def test_it_pays_first_with_what_stands_already_then_with_the_dearest() -> None:
    table = given(
        seat("statue tower hero well archive", "indigo_plant tower"), seat(), role="builder"
    )
    table.answers(0, "build", "build:statue")

    assert picks(table, 0) == ["tower", "hero"]


def test_it_pays_with_no_good_that_it_need_not() -> None:
    goods = "indigo_plant+good sugar_mill+good black_market"
    rich = given(seat("tower hero well archive", goods), seat(), role="builder")
    short = given(seat("tower hero", goods), seat(), role="builder")
    rich.answers(0, "build", "build:tower")
    short.answers(0, "build", "build:tower")

    assert picks(rich, 0) == []
    assert len(picks(short, 0)) == 1


def test_it_takes_all_goods_and_sales() -> None:
    making = given(seat("", "indigo_plant sugar_mill silver_smelter"), seat(), role="producer")
    selling = given(seat("", "indigo_plant+good sugar_mill+good"), seat(), role="trader")

    assert len(picks(making, 0)) == 2
    assert len(picks(selling, 0)) == 2


def test_it_exchanges_and_tucks_nothing() -> None:
    for building in ("office", "chapel", "bank"):
        table = next_round(seat("hero well statue", building), variant=NEW)
        assert table.asked(0).kind == building
        assert picks(table, 0) == []


def test_it_leaves_the_cathedral_where_anything_is_cheaper_or_would_be_covered() -> None:
    table = given(seat("", "crane park quarry"), seat("hero"), role="builder", variant=NEW)
    rich = given(seat("archive " + "hero market_hall " * 3), seat(), role="builder", variant=NEW)

    assert picks(table, 0) == ["pass"], "it covers nothing"
    assert picks(rich, 0) == ["build:archive"], "the cheapest"


def test_it_saves_the_library() -> None:
    table = given(seat("hero well", "library"), seat(), role="prospector")

    assert picks(table, 0) == ["library:save"]
