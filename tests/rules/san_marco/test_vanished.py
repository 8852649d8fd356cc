"""R18: what is done for a player who has vanished; how splits are made: test_fallback.py."""

from collections.abc import Sequence

import pytest

from rules.san_marco import GAME
from tests.rules.san_marco.given import dealt, given
from tests.rules.san_marco.table import Table

HAND = "doge castello castello dorsoduro san_polo"


def fallback(table: Table) -> list[str]:
    decision = table.asked()
    return [decision.options[position] for position in GAME.fallback(table.state, decision)]


def test_r18_two_offers_get_every_other_card() -> None:
    table = dealt(HAND, "3 2 1", limits=(0, 0, 10))

    first = fallback(table)

    assert len(first) == 4
    assert sum(key.startswith("card:limit") for key in first) in (1, 2)


def test_r18_three_offers_get_every_third() -> None:
    table = dealt(HAND + " bridge", "3 2 1 1")
    sizes = [len(fallback(table))]
    table.goes_on_once()
    sizes.append(len(fallback(table)))

    assert sorted([*sizes, 10 - sum(sizes)]) == [3, 3, 4]


@pytest.mark.parametrize(
    ("first", "taken"),
    [
        pytest.param("castello castello 3", 2, id="r18_as_many_points_more_cards"),
        pytest.param("castello castello doge dorsoduro 3", 1, id="r18_in_either_offer"),
        pytest.param("castello castello doge dorsoduro 3 1", 2, id="r18_fewer_points_first"),
        pytest.param("castello 1", 1, id="r18_fewer_points_first_in_either_offer"),
    ],
)
def test_which_offer_is_taken(first: str, taken: int) -> None:
    table = dealt(HAND, "3 2 1", limits=(0, 0, 10))
    table.splits(first)

    assert fallback(table) == [f"offer:{taken}"]


@pytest.mark.parametrize(
    "cards", ["castello", "bridge castello", "defector banishment", "banishment"]
)
def test_r18_may_cards_are_declined(cards: str) -> None:
    table = given(cards=cards, nobles={"castello": (1, 1), "san_polo": (1, 1)})

    assert fallback(table) == ["end"]


def test_r18_the_doge_stays() -> None:
    bridges = "san_marco-castello:0 cannaregio-castello:0"
    nobles = {"san_marco": (5,), "castello": (0, 2)}
    table = given(cards="doge castello", doge="castello", bridges=bridges, nobles=nobles)
    assert fallback(table) == ["card:doge"]

    table.plays("doge")

    assert fallback(table) == ["doge:castello"]


@pytest.mark.parametrize(
    ("nobles", "district"),
    [
        pytest.param({"castello": (1,), "san_marco": (2,)}, "san_marco", id="r18_best_for_it"),
        pytest.param({"castello": (2, 1), "san_polo": (0, 3)}, "castello", id="r18_not_for_others"),
        pytest.param({"castello": (2,), "dorsoduro": (2,)}, "dorsoduro", id="r18_lowest_face"),
        pytest.param({"castello": (2,), "san_polo": (1,)}, "san_polo", id="r18_lowest_face_again"),
    ],
)
def test_where_the_doge_enters(nobles: dict[str, Sequence[int]], district: str) -> None:
    table = given(cards="doge castello", nobles=nobles)
    table.plays("doge")

    assert fallback(table) == [f"doge:{district}"]


def test_r18_the_fewest_decline() -> None:
    table = given(limits=(3, 12, 12, 12), nobles={"castello": (0, 1)})
    table.ends()
    assert table.asked_kinds() == {"fewest"}

    assert fallback(table) == ["decline"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_r18_a_game_of_vanished_players_ends(seats: int) -> None:
    for seed in range(3):
        table = Table(GAME.new({}, seats, seed)[0])
        table.goes_on()
        assert table.outcome().reason == "three_passages"
