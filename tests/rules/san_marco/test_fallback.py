"""A vanished player: does nothing that it need not, so that the others can go on (R18)."""

import pytest

from rules.san_marco import GAME
from rules.san_marco.state import ASSIGNED, Variant
from tests.rules.san_marco.given import Nobles, dealt, given
from tests.rules.san_marco.table import Table

HAND = "castello san_polo doge bridge defector banishment"
CROWD: Nobles = {"castello": (1, 2, 3, 0), "san_polo": (3, 1, 0, 0), "dorsoduro": (2, 0, 0, 0)}
CROWD_OF_THREE: Nobles = {district: row[:3] for district, row in CROWD.items()}


def picks(table: Table, seat: int | None = None) -> list[str]:
    """Return what stands in for a seat's choice, by key."""
    decision = table.asked(seat)
    return [decision.options[position] for position in GAME.fallback(table.state, decision)]


# --- offers ------------------------------------------------------------------------------------


def test_r18_it_deals_cards_out_in_turn_actions_by_worth_then_limits_by_points() -> None:
    """Doge, defector, districts, bridge, banishment; 3, 3, 2, 1: every third for the first."""
    table = dealt(HAND, "1 3 2 3")

    assert picks(table, 0) == ["card:castello:1", "card:doge:1", "card:limit_1:1", "card:limit_3:1"]
    table.answers(*picks(table, 0), seat=0)
    assert picks(table, 0) == ["card:bridge:1", "card:defector:1", "card:limit_3:1"]


def test_r18_with_two_offers_each_gets_every_other_card() -> None:
    table = dealt(HAND, "1 3 2", seats=4)

    assert picks(table, 0) == ["card:san_polo:1", "card:bridge:1", "card:doge:1", "card:limit_2:1"]


@pytest.mark.parametrize(
    ("points", "first", "taken"),
    [
        ("3 2 2", "doge doge castello 2 2", "offer:2"),
        ("3 2 2", "doge 3", "offer:1"),
        ("3 2 1", "doge doge castello 3", "offer:1"),  # 3 limit points each: more cards
        ("3 2 1", "doge 2 1", "offer:2"),
        ("3 2 1", "doge castello 2 1", "offer:1"),  # four cards each
    ],
)
def test_r18_it_takes_fewer_limit_points_then_more_cards(
    points: str, first: str, taken: str
) -> None:
    table = dealt("doge doge castello bridge defector", points, limits=(0, 0, 10))
    table.splits(first)

    assert picks(table) == [taken]


# --- carrying out ------------------------------------------------------------------------------


def test_r18_it_ends_as_soon_as_no_doge_is_left() -> None:
    table = given(cards="castello doge defector", doge="castello", nobles=CROWD)

    assert picks(table) == ["card:doge"]
    table.plays("doge")
    assert picks(table) == ["end"]


@pytest.mark.parametrize("cards", ["castello", "bridge castello", "defector", "banishment"])
def test_r18_it_declines_what_may_be_declined(cards: str) -> None:
    assert picks(given(cards=cards, nobles=CROWD)) == ["end"]


def test_r18_it_lets_the_doge_stay() -> None:
    """Also where he would bring it more for nothing."""
    table = given(
        cards="doge castello",
        doge="castello",
        bridges="san_marco-castello:0",
        nobles={"castello": (0, 2), "san_marco": (5,)},
    )
    table.answers("card:doge")

    assert picks(table) == ["doge:castello"]


@pytest.mark.parametrize(
    ("seat", "district"),
    [
        (0, "san_polo"),  # 6 there and in Dorsoduro: the lower face of the die
        (1, "castello"),  # second in both: 5 against 4
        (2, "castello"),
        (3, "cannaregio"),  # nothing anywhere
    ],
)
def test_r18_it_brings_him_into_play_where_he_brings_it_most(seat: int, district: str) -> None:
    table = given(seat=seat, cards="doge castello", nobles=CROWD)
    table.answers("card:doge")

    assert picks(table) == [f"doge:{district}"]


def test_r18_what_was_begun_it_finishes() -> None:
    """A player who falls silent in the middle of a card."""
    table = given(cards="banishment castello", nobles=CROWD)
    table.answers("card:banishment")
    district = table.options()[0]
    assert picks(table) == [district]


def test_r18_it_banishes_nobody_with_the_fewest_limit_points() -> None:
    table = given(seats=3, limits=(3, 12, 10), nobles=CROWD_OF_THREE)
    table.ends()

    assert table.asked_kinds() == {"fewest"}
    assert picks(table) == ["decline"]


def test_it_gives_roles_in_the_order_of_the_seats() -> None:
    table = given(seats=3, seat=2, start=2, variant=Variant(roles=ASSIGNED))
    table.ends()

    assert picks(table) == ["roles:1,2"]


def test_it_keeps_four_equal_rolls() -> None:
    seed = next(seed for seed in range(3000) if asks_first(seed) == "reroll")
    table = Table(GAME.new({}, 3, seed)[0])

    assert picks(table) == ["keep"]


def asks_first(seed: int) -> str:
    state, _ = GAME.new({}, 3, seed)
    return GAME.decisions(state)[0].kind


@pytest.mark.parametrize("seats", GAME.seats)
def test_r18_a_game_of_vanished_players_ends(seats: int) -> None:
    for seed in range(3):
        table = Table(GAME.new({}, seats, seed)[0])
        table.goes_on()
        assert table.outcome().reason == "three_passages"
