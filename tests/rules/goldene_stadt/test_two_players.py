"""Two players (RULES.md 9)."""

import pytest

from rules.goldene_stadt import GAME
from rules.goldene_stadt.components import LAND_NAMES, MAP, PLACE_NAMES
from tests.rules.goldene_stadt.given import given, trader
from tests.rules.goldene_stadt.table import Table, neighbours

INLAND = LAND_NAMES[1:]


def closed_in(table: Table) -> set[str]:
    """The names of the closed places."""
    closed = table.view().closed
    return {name for place, name in enumerate(PLACE_NAMES) if closed >> place & 1}


def sector(land: str) -> set[str]:
    """The coast places and suburbs of a sector."""
    outside = [place for place in MAP.places if place.kind in ("coast", "suburb")]
    return {place.id for place in outside if place.sector == land}


@pytest.mark.parametrize("land", INLAND)
def test_clause_9_1_clause_3_5_the_sector_that_was_agreed_on_is_closed(land: str) -> None:
    table = Table(*GAME.new({"closed": land}, 2, 1))

    assert closed_in(table) == sector(land)
    assert len(table.view().pairs) == 2


def test_clause_9_1_by_lot_each_sector_is_closed_now_and_then() -> None:
    tables = [Table(*GAME.new({}, 2, seed)) for seed in range(30)]

    closed = [frozenset(closed_in(table)) for table in tables]
    assert set(closed) == {frozenset(sector(land)) for land in INLAND}


@pytest.mark.parametrize("land", INLAND)
def test_clause_9_1_no_one_builds_on_its_coast_and_in_its_suburbs(land: str) -> None:
    closed = sector(land)
    coasts = {place.id for place in MAP.places if place.kind == "coast"}
    suburbs = {place.id for place in MAP.places if place.kind == "suburb"}
    gates = " ".join({place for place in suburbs - closed if neighbours(place) & closed})
    table = given(trader(hand=f"coast 4 {land}", own=gates), seats=2, closed=land)

    assert not closed & table.places
    assert coasts - closed <= table.places


def test_clause_9_1_its_districts_stay_open() -> None:
    told = trader(hand="4 forest", own="anvil_ward", keys=1)
    table = given(told, seats=2, closed="forest")

    table.builds("carver_ward")

    assert {"lantern_ward", "cedar_palace"} <= table.places
    assert not {"owlstead", "deepwood", "fernmouth"} & table.places
    assert table.letters(0) == 5


def test_clause_9_1_what_is_closed_is_no_way_out_for_who_is_blocked() -> None:
    """Seat 0 has Silverpass; beyond the bridge Birchwell is free, but closed."""
    open_places = [
        place.id
        for place in MAP.places
        if place.kind == "coast" and place.sector != "forest" and place.id != "frostpoint"
    ]
    told = trader(own="frostpoint silverpass")
    other = trader(own=" ".join([*open_places, "quarrytown"]), hand="2 mountain")
    table = given(told, other, seats=2, turn=1, closed="forest")
    assert "birchwell" not in table.places

    table.builds("steepmarket")
    assert not table.trader(0).blocked, "Cloudrest is free"

    other = other._replace(own=f"{other.own} steepmarket")
    table = given(told, other, seats=2, turn=1, closed="forest")
    table.builds("cloudrest")
    assert table.outcome().last == (0,)


@pytest.mark.parametrize("closed", INLAND)
def test_clause_9_1_whole_games_of_two_end(closed: str) -> None:
    table = Table(*GAME.new({"closed": closed}, 2, 7))
    while table.view().outcome is None:
        decision = table.asked()
        choice = GAME.greedy(table.view(decision.seat), decision)
        table.answers(*[decision.options[at] for at in choice])

    built = table.own(0) | table.own(1)
    assert not built & sector(closed)
    assert len(built) > 20
    assert table.outcome().reason in ("last_house", "last_card", "blocked")
