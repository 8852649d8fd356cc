"""Dividing, opening and choosing offers (RULES.md 3.3, 3.4), carrying cards out (4.1)."""

import pytest

from rules.errors import IllegalChoice
from rules.san_marco import GAME
from tests.rules.san_marco.given import dealt
from tests.rules.san_marco.table import Table, choice_of, words_in

HAND = "doge doge castello castello san_polo"
POINTS = "3 2 1"
FOUR = f"{HAND} bridge bridge defector defector banishment"
FOUR_POINTS = f"{POINTS} 1 1 1"


def two_offers(**told: object) -> Table:
    """The last round for two: seat 0 divides five action cards and three limit cards."""
    return dealt(HAND, POINTS, limits=(0, 0, 10), **told)  # type: ignore[arg-type]


def four(limits: tuple[int, ...] = ()) -> Table:
    """Seat 0 and another divide eight cards each."""
    return dealt(FOUR, FOUR_POINTS, seats=4, limits=limits)


def distributors(table: Table) -> list[int]:
    return [division.distributor for division in table.divisions()]


@pytest.mark.parametrize(
    "first",
    [
        pytest.param("doge doge 3 2", id="clause_3_3_four_and_four"),
        pytest.param("doge castello castello 1 3", id="clause_3_3_five_and_three"),
        pytest.param("doge doge castello castello 3 2", id="clause_3_3_six_and_two"),
        pytest.param("doge doge castello castello san_polo 3 2", id="clause_3_3_seven_and_one"),
        pytest.param("1", id="clause_3_3_one_and_seven"),
        pytest.param("3 2 1", id="r19_limit_cards_only"),
        pytest.param("doge doge castello castello san_polo", id="r19_action_cards_only"),
        pytest.param("doge", id="r19_a_single_action_card"),
    ],
)
def test_any_two_offers_are_accepted(first: str) -> None:
    table = two_offers()
    rest = sorted([*HAND.split(), *POINTS.split()])
    for word in first.split():
        rest.remove(word)

    table.splits(first)

    offers = [sorted(words_in(facts)) for facts in table.heard(None, "offer")]
    assert offers == [sorted(first.split()), rest]


def test_clause_3_3_an_empty_offer_is_refused() -> None:
    table = two_offers()
    decision = table.asked()
    assert (decision.least, decision.most, len(decision.options)) == (1, 7, 8)

    for choice, code in (((), "too_few"), (tuple(range(8)), "too_many")):
        refusal = GAME.refusal(table.state, 0, choice)
        assert refusal is not None
        assert refusal.code == code
        with pytest.raises(IllegalChoice):
            GAME.apply(table.state, 0, choice)


def test_each_card_of_the_hand_is_an_option() -> None:
    table = two_offers()

    assert table.asked().kind == "split"
    assert table.options() == [
        "card:san_polo:1",
        "card:castello:1",
        "card:castello:2",
        "card:doge:1",
        "card:doge:2",
        "card:limit_1:1",
        "card:limit_2:1",
        "card:limit_3:1",
    ]
    assert table.explains("card:limit_3:1") == {"card": "limit:3", "limit": 3}
    assert table.explains("card:doge:2") == {"card": "card:doge", "limit": 0, "best": 0}
    assert table.explains("card:castello:1") == {"card": "district:castello", "limit": 0}


# --- four players: two distributors at once ------------------------------------------------------


def test_both_distributors_divide_at_the_same_time() -> None:
    table = four()

    view = table.sees(None)
    assert view.step == "split"
    assert view.waiting == tuple(sorted(distributors(table)))
    assert len(view.waiting) == 2
    assert all(len(table.asked(seat).options) == 8 for seat in view.waiting)


@pytest.mark.parametrize("turned", [False, True])
def test_nothing_is_opened_before_both_have_committed(turned: bool) -> None:
    table = four()
    one, other = distributors(table)[:: -1 if turned else 1]

    table.picks(table.asked(one), (0, 1))
    assert table.kinds_told() == []
    assert table.sees(None).waiting == (other,)

    table.picks(table.asked(other), (0,))
    assert "divided" in table.kinds_told()
    assert table.asked().kind == "choose"


def test_r14_the_second_pair_s_offers_are_opened_after_the_first_pair_has_finished() -> None:
    table = four()
    first, second = table.divisions()
    table.splits_anyhow()
    assert {facts["seat"] for facts in table.heard(None, "offer")} == {first.distributor}
    assert [division.opened for division in table.divisions()] == [True, False]
    assert table.asked().seat == first.deciders[0]

    table.takes(1)
    opened = []
    while table.sees(None).division == 0:
        assert table.sees(None).acting in (first.deciders[0], first.distributor)
        assert not opened
        table.goes_on_once()
        opened = table.heard(None, "offer")

    assert {facts["seat"] for facts in opened} == {second.distributor}
    assert [division.opened for division in table.divisions()] == [True, True]
    assert table.asked().seat == second.deciders[0]
    assert table.asked().kind == "choose"


# --- choosing ------------------------------------------------------------------------------------


def test_the_decider_sees_both_offers_and_what_they_cost() -> None:
    table = dealt(HAND, POINTS, limits=(0, 4, 10))
    table.splits("doge castello 3 1")

    assert table.asked().seat == table.sees(None).acting == 1
    assert table.sees(None).step == "choose"
    assert table.options() == ["offer:1", "offer:2"]
    assert table.explains("offer:1") == {
        "value": 1,
        "cards": ("district:castello", "card:doge", "limit:1", "limit:3"),
        "actions": ("card:doge", "district:castello"),
        "limit": 4,
        "total": 8,
    }
    assert table.explains("offer:2") == {
        "value": 2,
        "cards": ("district:san_polo", "district:castello", "card:doge", "limit:2"),
        "actions": ("card:doge", "district:san_polo", "district:castello"),
        "limit": 2,
        "total": 6,
    }


def test_limit_cards_go_in_front_of_the_decider_first_then_the_actions_are_carried_out() -> None:
    table = dealt(HAND, POINTS, limits=(0, 4, 10))
    table.splits("doge castello 3 1")

    table.takes(1)

    assert table.limits() == (0, 8, 10)
    [took] = table.heard(None, "took")
    assert took == {
        "seat": 1,
        "giver": 0,
        "number": 1,
        "cards": ("district:castello", "card:doge", "limit:1", "limit:3"),
        "limit": 4,
        "total": 8,
    }
    assert table.asked().seat == 1
    assert table.asked().kind == "play"
    assert table.options() == ["district:castello", "card:doge"]


def test_the_distributor_takes_the_other_offer_and_does_the_same() -> None:
    table = dealt(HAND, POINTS, limits=(0, 4, 10))
    table.splits("castello 3 1")
    table.takes(1)

    table.ends()

    assert table.limits() == (2, 8, 10)
    [kept] = table.heard(None, "kept")
    assert kept == {
        "seat": 0,
        "number": 2,
        "cards": (
            "district:san_polo",
            "district:castello",
            "card:doge",
            "card:doge",
            "limit:2",
        ),
        "limit": 2,
        "total": 2,
    }
    assert table.asked().seat == 0
    assert table.asked().kind == "play"


def test_a_player_who_reaches_ten_still_carries_everything_out() -> None:
    table = dealt(HAND, POINTS, limits=(0, 9, 10))
    table.splits("castello 3 1")

    table.takes(1)

    assert table.limits()[1] == 13
    assert table.asked().seat == 1
    assert table.out() == (2,), "only at the end of the round"


def test_an_offer_of_limit_cards_leaves_nothing_to_carry_out() -> None:
    table = dealt(HAND, POINTS, limits=(0, 0, 10))
    table.splits("3 1")

    table.takes(1)

    assert table.limits()[1] == 4
    assert table.asked().seat == 0
    assert table.asked().kind == "play"


# --- carrying out --------------------------------------------------------------------------------


def test_clause_4_1_cards_are_carried_out_in_any_order() -> None:
    for order in (("castello", "san_polo"), ("san_polo", "castello")):
        table = two_offers()
        table.splits("castello san_polo")
        table.takes(1)
        for word in order:
            table.plays(word)
        assert table.nobles("castello")[1] == table.nobles("san_polo")[1] == 1


def test_the_discard_pile_lies_open_with_the_last_card_on_top() -> None:
    table = two_offers()
    table.splits("castello san_polo 3")
    table.takes(1)
    before = table.discard()
    table.plays("san_polo")
    assert table.discard() == [*before, "san_polo"]

    table.plays("castello")

    assert table.discard() == [*before, "san_polo", "castello"], "and no limit cards"


def test_r13_cards_may_be_put_away_unplayed() -> None:
    table = two_offers()
    table.splits("castello castello san_polo")
    table.takes(1)
    table.plays("castello")

    table.ends()

    [declined] = table.heard(None, "declined")
    assert declined == {"seat": 1, "cards": ("district:san_polo", "district:castello")}
    assert sorted(table.discard()[-3:]) == ["castello", "castello", "san_polo"]
    assert table.nobles("san_polo") == (0, 0, 0)


def test_a_choice_of_cards_is_by_copies() -> None:
    table = two_offers()
    decision = table.asked()

    assert choice_of(decision, "castello castello") == (1, 2)
    table.picks(decision, (2,))
    assert words_in(table.heard(None, "offer")[0]) == ["castello"]
