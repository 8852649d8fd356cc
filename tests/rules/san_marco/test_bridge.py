"""The bridge card (RULES.md 5.2)."""

import pytest

from rules.san_marco.components import PAIR_KEYS
from tests.rules.san_marco.given import given
from tests.rules.san_marco.table import Table

TWELVE = (
    "cannaregio-santa_croce:1 cannaregio-san_polo:1 cannaregio-san_marco:1 "
    "cannaregio-castello:2 santa_croce-san_polo:2 santa_croce-dorsoduro:2 "
    "san_polo-san_marco:3 san_polo-dorsoduro:3 san_marco-dorsoduro:3 "
    "san_marco-castello:0 cannaregio-santa_croce:0 cannaregio-san_polo:0"
)
"""All twelve bridges: three of each seat, on all ten pairs, with two on the first two pairs."""

FULL = "san_marco-castello:1 san_marco-castello:2 san_marco-castello:3 "
NINE_MORE = (
    "cannaregio-santa_croce:0 cannaregio-san_polo:0 cannaregio-san_marco:0 "
    "cannaregio-castello:1 santa_croce-san_polo:1 santa_croce-dorsoduro:2 "
    "san_polo-san_marco:2 san_polo-dorsoduro:3 san_marco-dorsoduro:3"
)


def test_a_new_bridge_takes_a_noble_from_the_supply() -> None:
    table = given(cards="bridge", bridges="cannaregio-castello:1")
    table.plays("bridge")
    assert table.asked().kind == "bridge"
    assert table.explains("pair:cannaregio-castello") == {
        "one": "district:cannaregio",
        "two": "district:castello",
        "bridges": 1,
        "stays": 0,
    }

    table.answers("pair:cannaregio-castello")

    assert table.bridges() == "cannaregio-castello:1 cannaregio-castello:0"
    assert table.supplies() == (24, 24, 25, 25)
    assert "bridge" in table.discard()
    [told] = table.heard(None, "built")
    assert told == {"seat": 0, "one": "district:cannaregio", "two": "district:castello"}


@pytest.mark.parametrize(
    ("bridges", "missing"),
    [
        pytest.param("", "", id="r1_any_two_neighbours"),
        pytest.param("san_marco-castello:1 san_marco-castello:2", "", id="clause_5_2_room_for_one"),
        pytest.param(FULL, "san_marco-castello", id="clause_5_2_three_on_a_pair"),
        pytest.param("san_marco-castello:0", "san_marco-castello", id="clause_5_2_one_of_ones_own"),
        pytest.param(
            "san_marco-castello:0 san_marco-dorsoduro:1 san_polo-dorsoduro:0",
            "san_marco-castello san_polo-dorsoduro",
            id="clause_5_2_two_of_ones_own",
        ),
    ],
)
def test_where_a_bridge_may_stand(bridges: str, missing: str) -> None:
    table = given(cards="bridge", bridges=bridges)
    table.plays("bridge")

    barred = {f"pair:{pair}" for pair in missing.split()}
    assert table.options() == [key for key in PAIR_KEYS if key not in barred]


@pytest.mark.parametrize(
    "bridges",
    [
        pytest.param(
            "san_marco-castello:1 cannaregio-castello:2", id="clause_5_2_ten_bridges_are_left"
        ),
        pytest.param(TWELVE.rpartition(" ")[0], id="clause_5_2_one_bridge_is_left"),
    ],
)
def test_with_bridges_in_stock_none_is_taken_over(bridges: str) -> None:
    table = given(cards="bridge", bridges=bridges)

    table.plays("bridge")

    assert table.asked().kind == "bridge"
    standing = bridges.split()
    own = {f"pair:{word[:-2]}" for word in standing if word.endswith(":0")}
    assert set(table.options()) == set(PAIR_KEYS) - own
    table.answers(table.options()[0])
    assert table.bridges().split()[:-1] == standing
    assert table.kinds_told()[0] == "built"


# --- all twelve are placed -----------------------------------------------------------------------


def taking(bridge: str, bridges: str = TWELVE) -> Table:
    table = given(cards="bridge", bridges=bridges)
    table.plays("bridge", f"bridge:{bridge}")
    return table


def test_clause_5_2_with_all_twelve_placed_only_bridges_of_others_are_offered() -> None:
    table = given(cards="bridge", bridges=TWELVE)

    table.plays("bridge")

    assert table.asked().kind == "take"
    others = {f"bridge:{word}" for word in TWELVE.split() if not word.endswith(":0")}
    assert set(table.options()) == others
    assert table.explains("bridge:san_polo-san_marco:3") == {
        "one": "district:san_polo",
        "two": "district:san_marco",
        "owner": 3,
        "stays": 1,
        "moves": 1,
    }


def test_clause_5_2_where_no_pair_is_free_a_bridge_is_taken_over_all_the_same() -> None:
    """There is no question where: its own pair becomes free, and no other."""
    own = " ".join(f"{pair.removeprefix('pair:')}:0" for pair in PAIR_KEYS[:-1])
    table = given(cards="bridge", bridges=FULL + own)

    table.plays("bridge")

    assert table.options() == [f"bridge:san_marco-castello:{seat}" for seat in (1, 2, 3)]
    table.answers("bridge:san_marco-castello:2")
    [told] = table.heard(None, "took_over")
    assert told["owner"] == 2
    assert "san_marco-castello:0" in table.bridges()


def test_clause_5_2_a_bridge_is_taken_over_where_it_stands() -> None:
    table = taking("san_polo-san_marco:3")
    before = table.supplies()
    assert table.asked().kind == "bridge"
    assert table.explains("pair:san_polo-san_marco")["stays"] == 1
    assert table.explains("pair:san_polo-san_marco")["bridges"] == 0

    table.answers("pair:san_polo-san_marco")

    assert sorted(table.bridges().split()) == sorted(
        TWELVE.replace("san_polo-san_marco:3", "san_polo-san_marco:0").split()
    )
    assert before == (22, 22, 22, 22)
    assert table.supplies() == (21, 22, 22, 23), "the noble goes back to its owner"
    [told] = table.heard(None, "took_over")
    assert told == {
        "seat": 0,
        "owner": 3,
        "one": "district:san_polo",
        "two": "district:san_marco",
    }


def test_clause_5_2_or_moved_to_another_pair() -> None:
    table = taking("san_polo-san_marco:3")
    assert table.explains("pair:cannaregio-castello")["stays"] == 0
    assert table.explains("pair:cannaregio-castello")["bridges"] == 1

    table.answers("pair:cannaregio-castello")

    assert sorted(table.bridges().split()) == sorted(
        TWELVE.replace("san_polo-san_marco:3", "cannaregio-castello:0").split()
    )
    assert table.supplies() == (21, 22, 22, 23)
    [told] = table.heard(None, "moved_bridge")
    assert told == {
        "seat": 0,
        "owner": 3,
        "from_one": "district:san_polo",
        "from_two": "district:san_marco",
        "one": "district:cannaregio",
        "two": "district:castello",
    }
    assert not table.heard(None, "took_over")


def test_r16_to_move_it_to_the_same_pair_is_to_take_it_over() -> None:
    table = taking("san_polo-san_marco:3")

    assert table.options().count("pair:san_polo-san_marco") == 1
    table.answers("pair:san_polo-san_marco")
    assert not table.heard(None, "moved_bridge")


def test_clause_5_2_a_moved_bridge_goes_where_no_own_one_stands() -> None:
    own = {"pair:san_marco-castello", "pair:cannaregio-santa_croce", "pair:cannaregio-san_polo"}

    assert set(taking("san_polo-san_marco:3").options()) == set(PAIR_KEYS) - own


def test_r15_no_bridge_is_taken_over_beside_an_own_one_but_it_may_be_moved() -> None:
    table = taking("cannaregio-santa_croce:1")

    assert "pair:cannaregio-santa_croce" not in table.options()
    before = given(cards="bridge", bridges=TWELVE)
    before.plays("bridge")
    assert before.explains("bridge:cannaregio-santa_croce:1")["stays"] == 0, "as it was told"
    assert all(table.explains(key)["stays"] == 0 for key in table.options())
    table.answers("pair:cannaregio-castello")
    assert "cannaregio-santa_croce:1" not in table.bridges()


def test_clause_5_2_a_bridge_out_of_three_is_taken_over_but_no_other_is_moved_there() -> None:
    pair = "pair:san_marco-castello"

    stays = taking("san_marco-castello:2", FULL + NINE_MORE)
    assert pair in stays.options(), "two remain, of others"
    assert stays.explains(pair)["bridges"] == 2
    assert pair not in taking("san_polo-san_marco:2", FULL + NINE_MORE).options()
    stays.answers(pair)
    assert sorted(word for word in stays.bridges().split() if "san_marco-castello" in word) == [
        "san_marco-castello:0",
        "san_marco-castello:1",
        "san_marco-castello:3",
    ]


def test_where_all_else_is_full_it_can_only_be_taken_over() -> None:
    table = given(cards="bridge", bridges=ONE_PLACE)
    table.plays("bridge")
    told = table.explains("bridge:cannaregio-castello:1")
    assert (told["stays"], told["moves"]) == (1, 0)

    table.answers("bridge:cannaregio-castello:1")

    assert table.kinds_told()[0] == "took_over", "there is nothing to ask"


ONE_PLACE = FULL + (
    "cannaregio-castello:1 cannaregio-santa_croce:0 cannaregio-san_polo:0 "
    "cannaregio-san_marco:0 santa_croce-san_polo:0 santa_croce-dorsoduro:0 "
    "san_polo-san_marco:0 san_polo-dorsoduro:0 san_marco-dorsoduro:0"
)
"""Eight own bridges, a pair with three, and one with a single bridge of another player."""


# --- an empty supply -----------------------------------------------------------------------------


def test_clause_4_2_the_noble_for_a_bridge_may_be_lifted_too() -> None:
    table = given(cards="bridge", nobles={"cannaregio": (20,), "san_polo": (5,)})

    table.plays("bridge", "pair:san_marco-castello", "district:san_polo")

    assert table.bridges() == "san_marco-castello:0"
    assert table.nobles("san_polo") == (4, 0, 0, 0)
    [told] = table.heard(None, "built")
    assert told["lifted"] == "district:san_polo"


@pytest.mark.parametrize(
    ("pair", "kind"),
    [("san_polo-san_marco", "took_over"), ("cannaregio-castello", "moved_bridge")],
)
def test_clause_4_2_or_for_one_that_is_taken(pair: str, kind: str) -> None:
    nobles = {"cannaregio": (20,), "san_polo": (2,)}
    table = given(cards="bridge", bridges=TWELVE, nobles=nobles)
    assert table.supplies()[0] == 0

    table.plays("bridge", "bridge:san_polo-san_marco:3", f"pair:{pair}", "district:san_polo")

    assert table.nobles("san_polo")[0] == 1
    assert f"{pair}:0" in table.bridges()
    [told] = table.heard(None, kind)
    assert told["lifted"] == "district:san_polo"


def test_bridges_are_numbered_so_that_the_last_one_placed_stands_last() -> None:
    table = given(cards="bridge bridge", bridges="san_marco-castello:1")

    table.plays("bridge", "pair:san_polo-dorsoduro")
    assert table.bridges() == "san_marco-castello:1 san_polo-dorsoduro:0"


ALL_TWELVE = (
    "cannaregio-santa_croce:1 cannaregio-san_polo:1 cannaregio-san_marco:1 "
    "santa_croce-dorsoduro:2 san_polo-dorsoduro:2 santa_croce-san_polo:2 "
    "san_polo-san_marco:3 san_marco-dorsoduro:3 san_polo-dorsoduro:3 "
    "cannaregio-castello:2 santa_croce-san_polo:1 cannaregio-santa_croce:2"
)
"""One of them, of seat 2, touches Castello."""


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
