"""Rules that meet: what two clauses say together, found by reading them against each other."""

import pytest

from rules.san_marco import GAME
from tests.rules.san_marco.given import given

ALL_TWELVE = (
    "cannaregio-santa_croce:1 cannaregio-san_polo:1 cannaregio-san_marco:1 "
    "santa_croce-dorsoduro:2 san_polo-dorsoduro:2 santa_croce-san_polo:2 "
    "san_polo-san_marco:3 san_marco-dorsoduro:3 san_polo-dorsoduro:3 "
    "cannaregio-castello:2 santa_croce-san_polo:1 cannaregio-santa_croce:2"
)
"""One of them, of seat 2, touches Castello."""


# --- 7.1: who is out, and what comes then --------------------------------------------------------


@pytest.mark.parametrize("passage", [1, 2, 3])
def test_whoever_is_out_is_told_in_which_passage_as_none_follows_the_third(passage: int) -> None:
    table = given(seat=0, out=(1,), limits=(3, 12, 4, 5), passage=passage)

    [remark] = GAME.remarks(table.sees(1), ())

    assert (remark.key, remark.facts) == ("out", {"limit": 12, "passage": passage})


# --- 5.2 and 5.5: bridges and the doge ------------------------------------------------------------


def test_to_move_the_last_bridge_of_his_district_isolates_the_doge() -> None:
    table = given(
        cards="bridge doge",
        bridges=ALL_TWELVE,
        doge="castello",
        prestige=(2, 0, 0, 0),
        nobles={"castello": (1, 0, 0, 0)},
    )
    table.plays("bridge", "bridge:cannaregio-castello:2", "pair:san_marco-dorsoduro")

    assert table.asked().kind == "doge", "all that is left, so it is being played"
    steps = {key: table.explains(key)["step"] for key in table.options()}
    assert steps["doge:castello"] == 0
    assert {steps["doge:cannaregio"], steps["doge:san_marco"], steps["doge:dorsoduro"]} == {2}
    assert table.explains("doge:dorsoduro")["payees"] == (), "on over the bridge that was moved"


def test_the_twelfth_bridge_is_built_and_the_next_card_replaces_one() -> None:
    eleven = ALL_TWELVE.rpartition(" ")[0]
    table = given(cards="bridge bridge", bridges=eleven)

    table.plays("bridge", "pair:san_marco-castello")
    assert table.kinds_told() == ["built"]

    table.plays("bridge", "bridge:cannaregio-castello:2", "pair:cannaregio-castello")
    assert table.kinds_told()[0] == "took_over"


def test_what_the_first_doge_costs_is_gone_for_the_second() -> None:
    table = given(
        cards="doge doge",
        bridges="san_marco-castello:1 san_marco-dorsoduro:2",
        doge="castello",
        prestige=(1, 0, 0, 0),
        nobles={"dorsoduro": (0, 0, 1, 0)},
    )
    table.answers("doge:san_marco:1")

    assert table.prestige() == (0, 1, 0, 0)
    assert table.kinds_told()[:4] == ["doge_moved", "scored", "doge_stayed", "scored"], (
        "the second can only stay, and so it does"
    )


# --- 4.2: an empty supply ------------------------------------------------------------------------


def test_a_defector_may_be_lifted_from_the_district_in_which_it_appears() -> None:
    table = given(cards="defector", nobles={"castello": (20, 2), "san_polo": (5, 1)})

    table.plays("defector", "noble:castello:1", "district:castello")

    assert table.nobles("castello") == (20, 1, 0, 0)
    assert table.supplies()[:2] == (0, 23)


def test_a_noble_may_be_lifted_from_the_district_that_gets_it() -> None:
    table = given(cards="castello", nobles={"castello": (20,), "san_polo": (5,)})

    table.plays("castello", "district:castello")

    assert table.nobles("castello") == (20, 0, 0, 0)
    assert table.supplies()[0] == 0


def test_greedy_lifts_no_noble_from_where_it_has_just_decided_to_put_it() -> None:
    """Who shares the lead loses little by one noble less, if no more comes there."""
    nobles = {"castello": (12, 12), "san_polo": (7, 6), "dorsoduro": (6, 5)}
    table = given(cards="castello", nobles=nobles, passage=3)
    table.answers("district:castello")

    assert table.asked().kind == "source"
    [picked] = GAME.greedy(table.sees(0), table.asked())
    assert table.options()[picked] != "district:castello"
