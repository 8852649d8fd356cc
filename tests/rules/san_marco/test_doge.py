"""The doge card (RULES.md 5.5)."""

import pytest

from rules.san_marco.components import NAMES
from rules.san_marco.state import Variant
from tests.rules.san_marco.given import Nobles, dealt, given, worth
from tests.rules.san_marco.table import Table, by_seat

SPREAD = dict.fromkeys(NAMES, (1, 2, 3, 0))


def moving(
    doge: str, bridges: str = "", prestige: tuple[int, ...] = (), nobles: Nobles | None = None
) -> Table:
    """Let seat 0 play the doge; it holds another card, so that it has to choose."""
    table = given(
        cards="doge castello", doge=doge, bridges=bridges, prestige=prestige, nobles=nobles
    )
    table.plays("doge")
    return table


def routes(table: Table) -> set[str]:
    """The doge's routes: the options, or the only one, which was carried out."""
    if table.asked_kinds() == {"doge"}:
        return {key.removeprefix("doge:") for key in table.options()}
    return {table.doge()}


# --- the first doge card -------------------------------------------------------------------------


def test_clause_5_5_the_first_doge_card_puts_him_anywhere_for_nothing() -> None:
    table = moving("", nobles=SPREAD)
    assert table.sees(None).doge == -1
    assert set(table.options()) == {f"doge:{name}" for name in NAMES}
    for name in NAMES:
        facts = table.explains(f"doge:{name}")
        assert (facts["price"], facts["payees"]) == (0, ())
        assert facts["enters"] == 1
        assert facts["stays"] == 0

    table.answers("doge:castello")

    assert table.doge() == "castello"
    assert table.heard(None, "doge_entered") == [{"seat": 0, "district": "district:castello"}]
    first, second = worth("castello")
    assert table.scored() == {"castello": {1: second, 2: first}}
    assert table.prestige() == (0, second, first, 0), "and no one has paid"


def test_clause_5_5_bridges_and_prestige_do_not_matter_to_the_first() -> None:
    table = moving("", "san_marco-castello:1", (9, 9, 9, 9))

    assert routes(table) == set(NAMES)


# --- what his card is worth, before it is played --------------------------------------------------


def test_his_card_tells_what_it_would_bring_at_best() -> None:
    """First where he may go anywhere, then with a toll on the way."""
    leading = {"san_marco": (3, 1, 0, 0)}
    first, _ = worth("san_marco")
    for doge, bridges, best in (
        ("", "", first),
        ("castello", "", first - 2),
        ("castello", "san_marco-castello:1", first - 1),
        ("castello", "san_marco-castello:0", first),
        ("castello", "san_polo-dorsoduro:0 cannaregio-castello:0", 0),
    ):
        table = given(
            cards="doge castello",
            nobles=leading,
            doge=doge,
            bridges=bridges,
            prestige=(5,),
        )
        assert table.explains("card:doge")["best"] == best


def test_who_splits_is_told_the_same() -> None:
    table = dealt(
        "doge castello castello bridge bridge defector", "1 1 2 3", nobles={"castello": (2, 1, 0)}
    )
    facts = table.explains("card:doge:1", 0)
    assert facts["best"] == worth("castello").first


# --- staying -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("doge", "bridges", "prestige"),
    [
        pytest.param("castello", "san_marco-castello:1", 0, id="clause_5_5_nothing_to_pay_with"),
        pytest.param(
            "castello",
            "san_marco-castello:1 cannaregio-castello:2",
            0,
            id="clause_5_5_two_ways_out",
        ),
        pytest.param("castello", "", 0, id="clause_5_5_prestige_0"),
        pytest.param("castello", "", 1, id="clause_5_5_prestige_1"),
        pytest.param("castello", "san_marco-dorsoduro:0", 1, id="clause_5_5_own_bridges_elsewhere"),
    ],
)
def test_r3_a_player_who_cannot_pay_scores_where_he_stands(
    doge: str, bridges: str, prestige: int
) -> None:
    table = moving(doge, bridges, (prestige, 5, 5, 5), SPREAD)

    assert routes(table) == {doge}
    assert table.heard(None, "doge_stayed") == [{"seat": 0, "district": f"district:{doge}"}]
    assert list(table.scored()) == [doge]


def test_he_may_stay_although_he_could_move() -> None:
    table = moving("castello", "san_marco-castello:0", nobles=SPREAD)
    assert table.explains("doge:castello")["stays"] == 1
    assert table.explains("doge:castello")["price"] == 0
    assert table.explains("doge:castello")["enters"] == 0
    assert table.explains("doge:san_marco")["stays"] == 0

    table.answers("doge:castello")

    assert table.heard(None, "doge_stayed") == [{"seat": 0, "district": "district:castello"}]
    assert not table.heard(None, "doge_moved")


# --- bridges and tolls ---------------------------------------------------------------------------

CHAIN = "san_marco-castello:{} san_marco-dorsoduro:{} san_polo-dorsoduro:{} cannaregio-san_polo:{}"
"""A way from Castello through San Marco, Dorsoduro and San Polo to Cannaregio."""


@pytest.mark.parametrize(
    ("owners", "prestige", "expected"),
    [
        pytest.param("0000", 0, "castello san_marco dorsoduro san_polo cannaregio", id="own_ones"),
        pytest.param("1111", 0, "castello", id="clause_5_5"),
        pytest.param("1111", 2, "castello san_marco:1 dorsoduro:1,1", id="r3_as_far_as_he_can_pay"),
        pytest.param(
            "1230",
            3,
            "castello san_marco:1 dorsoduro:1,2 san_polo:1,2,3 cannaregio:1,2,3",
            id="to_each_owner",
        ),
        pytest.param(
            "3100", 2, "castello san_marco:3 dorsoduro:1,3 san_polo:1,3 cannaregio:1,3", id="sorted"
        ),
        pytest.param("0001", 1, "castello san_marco dorsoduro san_polo cannaregio:1", id="last"),
    ],
)
def test_r3_each_bridge_of_another_costs_one(owners: str, prestige: int, expected: str) -> None:
    table = moving("castello", CHAIN.format(*owners), (prestige,))

    assert routes(table) == set(expected.split())


def test_tolls_go_to_the_owners_before_the_district_is_scored() -> None:
    table = moving("castello", CHAIN.format(*"1121"), (5,), {"san_polo": (3, 1, 0, 0)})
    key = "doge:san_polo:1,1,2"
    facts = table.explains(key)
    assert facts["district"] == "district:san_polo"
    assert (facts["price"], facts["payees"]) == (3, (1, 1, 2))
    assert (facts["own"], by_seat(facts)) == (6, {1: 4 + 2, 2: 1})

    table.answers(key)

    assert table.doge() == "san_polo"
    assert [table.ledger(seat) for seat in range(4)] == [
        (5 + 6, -3, 0, 0),
        (4, 2, 0, 0),
        (0, 1, 0, 0),
        (0, 0, 0, 0),
    ]
    [moved] = table.heard(None, "doge_moved")
    assert moved == {
        "seat": 0,
        "district": "district:san_polo",
        "price": 3,
        "payees": (1, 1, 2),
        "step": 0,
    }
    kinds = table.kinds_told()
    assert kinds.index("doge_moved") < kinds.index("scored")


def test_r3_what_he_will_score_does_not_pay_his_way() -> None:
    table = moving("castello", "san_marco-castello:1", (0,), {"san_marco": (9,)})

    assert routes(table) == {"castello"}


@pytest.mark.parametrize("ledger", [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (2, -3, 2, 0)])
def test_r3_points_pay_a_toll_wherever_they_come_from(ledger: tuple[int, ...]) -> None:
    bridges = "san_marco-castello:1 san_marco-dorsoduro:2"
    table = given(cards="doge castello", doge="castello", bridges=bridges)
    table.state.players[0].ledger = list(ledger)

    table.plays("doge")

    assert routes(table) == {"castello", "san_marco:1"}


@pytest.mark.parametrize(
    ("on_pair", "expected"),
    [
        pytest.param("12", "castello san_marco:1 san_marco:2", id="r22_two_owners"),
        pytest.param("123", "castello san_marco:1 san_marco:2 san_marco:3", id="r22_three"),
        pytest.param("012", "castello san_marco", id="r22_an_own_one_among_them_is_free"),
        pytest.param("103", "castello san_marco", id="r22_in_whatever_order"),
    ],
)
def test_several_bridges_on_a_pair(on_pair: str, expected: str) -> None:
    bridges = " ".join(f"san_marco-castello:{owner}" for owner in on_pair)

    assert routes(moving("castello", bridges, (5,))) == set(expected.split())


def test_r24_cheapest_routes_only_one_for_every_set_of_payees() -> None:
    """To San Polo over San Marco (pays 1 and 1, or 2 and 1), or over Cannaregio (1 and 2)."""
    bridges = (
        "san_marco-castello:1 san_marco-castello:2 san_polo-san_marco:1 "
        "cannaregio-castello:2 cannaregio-san_polo:1"
    )

    assert routes(moving("castello", bridges, (5,))) == {
        "castello",
        "san_marco:1",
        "san_marco:2",
        "cannaregio:2",
        "san_polo:1,1",
        "san_polo:1,2",
    }


def test_r24_a_dearer_way_is_not_offered() -> None:
    """San Marco costs one toll directly and none over Cannaregio."""
    bridges = "san_marco-castello:1 cannaregio-castello:0 cannaregio-san_marco:0"

    assert routes(moving("castello", bridges, (5,))) == {"castello", "cannaregio", "san_marco"}


@pytest.mark.parametrize(
    ("prestige", "dearer"),
    [
        pytest.param(0, "", id="r24_none_that_cannot_be_paid"),
        pytest.param(1, "san_marco:1 cannaregio:1 san_polo:1", id="r24_one_toll"),
        pytest.param(
            5,
            "san_marco:1 cannaregio:1 san_polo:1 san_polo:1,1",
            id="r24_and_two_to_one_player",
        ),
    ],
)
def test_r24_a_table_may_agree_on_dearer_ways_too(prestige: int, dearer: str) -> None:
    """San Marco costs one toll directly and none over Cannaregio; from there one is free too."""
    table = given(
        cards="doge castello",
        doge="castello",
        bridges=(
            "san_marco-castello:1 cannaregio-castello:0 cannaregio-san_marco:0 san_polo-san_marco:1"
        ),
        prestige=(prestige,),
        variant=Variant(routes="all"),
    )
    table.plays("doge")
    free = {"castello", "cannaregio", "san_marco"}

    assert table.options()[0] == "doge:castello", "to stay comes first"
    assert routes(table) == free | set(dearer.split())


def test_r24_a_dearer_way_pays_the_owners_it_names() -> None:
    table = given(
        cards="doge castello",
        doge="castello",
        bridges="san_marco-castello:1 cannaregio-castello:2 cannaregio-san_marco:2",
        prestige=(5,),
        variant=Variant(routes="all"),
    )
    table.plays("doge", "doge:san_marco:2,2")

    assert table.doge() == "san_marco"
    assert [table.ledger(seat)[1] for seat in range(3)] == [-2, 0, 2]


def test_r24_and_r5_from_an_isolated_district_one_step_is_paid_and_then_any_bridges() -> None:
    table = given(
        cards="doge castello",
        doge="castello",
        bridges="cannaregio-san_marco:1 cannaregio-san_polo:2",
        prestige=(4,),
        variant=Variant(routes="all"),
    )
    table.plays("doge")

    assert routes(table) == {
        *("castello", "cannaregio", "san_marco"),
        *("cannaregio:1", "san_marco:1", "san_polo:2", "san_polo:1,2"),
    }


# --- an isolated doge ----------------------------------------------------------------------------


def test_r4_an_isolated_doge_takes_a_step_for_two_points_that_no_one_gets() -> None:
    table = moving("castello", "", (2, 3, 3, 3), {"san_marco": (0, 0, 0, 1)})
    assert routes(table) == {"castello", "cannaregio", "san_marco"}
    assert table.explains("doge:san_marco")["price"] == 2
    assert table.explains("doge:san_marco")["payees"] == ()

    table.answers("doge:san_marco")

    assert table.prestige() == (0, 3, 3, 3 + 8)
    assert table.ledger(0) == (2, -2, 0, 0)
    [moved] = table.heard(None, "doge_moved")
    assert (moved["price"], moved["payees"], moved["step"]) == (2, (), 2)


@pytest.mark.parametrize(
    ("bridges", "prestige", "expected"),
    [
        pytest.param("", 9, "castello cannaregio san_marco", id="r5_no_second_paid_step"),
        pytest.param(
            "san_marco-dorsoduro:0",
            2,
            "castello cannaregio san_marco dorsoduro",
            id="r5_on_over_own_bridges",
        ),
        pytest.param(
            "san_marco-dorsoduro:1",
            2,
            "castello cannaregio san_marco",
            id="r3_nothing_is_left_for_a_toll",
        ),
        pytest.param(
            "san_marco-dorsoduro:1",
            3,
            "castello cannaregio san_marco dorsoduro:1",
            id="r5_on_over_bridges_of_others",
        ),
        pytest.param(
            "san_marco-castello:1", 9, "castello san_marco:1", id="clause_5_5_a_bridge_of_another"
        ),
        pytest.param(
            "san_marco-castello:0", 9, "castello san_marco", id="clause_5_5_r6_one_s_own_bridge"
        ),
        pytest.param(
            "san_marco-castello:1", 0, "castello", id="clause_5_5_even_one_that_he_cannot_pay"
        ),
    ],
)
def test_the_step_for_two_points(bridges: str, prestige: int, expected: str) -> None:
    assert routes(moving("castello", bridges, (prestige,))) == set(expected.split())


# --- compulsory ----------------------------------------------------------------------------------


def test_r13_a_doge_card_must_be_played() -> None:
    table = given(cards="doge castello castello", doge="san_polo")
    assert table.options() == ["district:castello", "card:doge"]
    table.plays("castello")
    assert table.options() == ["district:castello", "card:doge"]

    table.plays("doge")

    assert table.options() == ["district:castello", "end"]


def test_clause_5_5_two_doge_cards_score_the_same_district_twice() -> None:
    table = given(cards="doge doge castello", doge="san_marco", nobles={"san_marco": (2, 1)})

    table.plays("doge")
    assert table.prestige() == (8, 6, 0, 0)
    while table.asked_kinds() == {"play"} and "card:doge" in table.options():
        table.plays("doge")
    if table.asked_kinds() == {"doge"}:
        table.answers("doge:san_marco")

    assert table.prestige() == (16, 12, 0, 0)
    assert table.doge() == "san_marco"


def test_clause_5_5_the_second_starts_where_the_first_has_ended() -> None:
    bridges = "san_marco-castello:0 san_marco-dorsoduro:1"
    table = given(cards="doge doge castello", doge="castello", bridges=bridges, prestige=(1,))

    table.plays("doge", "doge:san_marco")
    table.plays("doge")

    assert routes(table) == {"san_marco", "castello", "dorsoduro:1"}


def test_a_district_without_nobles_brings_nothing_and_is_told_of() -> None:
    table = moving("castello")

    assert table.scored() == {"castello": {}}
    assert table.heard(None, "scored") == [
        {"district": "district:castello", "seats": (), "counts": ()}
    ]


def test_what_each_destination_would_bring_each_seat() -> None:
    table = moving("castello", "san_marco-castello:0", nobles={"san_marco": (2, 5, 1, 0)})

    facts = table.explains("doge:san_marco")
    assert (facts["own"], by_seat(facts)) == (6, {1: 8})
    assert by_seat(table.explains("doge:castello")) == {}


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
