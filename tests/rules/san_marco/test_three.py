"""The rules for three players (RULES.md 9)."""

import pytest

from rules.san_marco.components import ACTIONS, LIMITS
from tests.rules.san_marco.given import dealt, given
from tests.rules.san_marco.table import Table, words_in

HAND = "doge castello castello dorsoduro bridge defector"
POINTS = "3 2 1 1"

# 1, the set-up with two bridges each: test_setup.py


def round_of_three(**told: object) -> Table:
    return dealt(HAND, POINTS, **({"doge": "castello"} | told))  # type: ignore[arg-type]


# --- 2: roles ------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_is_the_only_distributor(start: int) -> None:
    table = given(seats=3, seat=0, start=(start - 1) % 3)
    table.ends()

    [division] = table.divisions()
    assert table.sees(None).start == division.distributor == start
    assert sorted(division.deciders) == [seat for seat in range(3) if seat != start]
    assert table.sees(None).waiting == (start,)
    [told] = table.heard(None, "roles")
    assert told == {"seat": start, "seats": division.deciders}


def test_the_order_of_the_deciders_is_drawn() -> None:
    drawn = {round_of_three(seed=seed).divisions()[0].deciders for seed in range(20)}

    assert drawn == {(1, 2), (2, 1)}


# --- 3: six action and four limit cards, three offers --------------------------------------------


def test_clause_9_2_six_action_and_four_limit_cards_are_dealt() -> None:
    table = round_of_three()

    assert table.options() == [
        "card:dorsoduro:1",
        "card:castello:1",
        "card:castello:2",
        "card:bridge:1",
        "card:defector:1",
        "card:doge:1",
        "card:limit_1:1",
        "card:limit_1:2",
        "card:limit_2:1",
        "card:limit_3:1",
    ]
    assert table.divisions()[0].shares == 3


@pytest.mark.parametrize(
    ("offers", "most_of_first", "most_of_second"),
    [
        pytest.param(("doge castello 3", "castello dorsoduro 2"), 8, 6, id="3_3_4"),
        pytest.param(("doge", "3"), 8, 8, id="1_1_8"),
        pytest.param(
            ("doge castello castello dorsoduro bridge defector 3 2", "1"), 8, 1, id="8_1_1"
        ),
        pytest.param(
            ("3", "doge castello castello dorsoduro bridge defector 1 1"), 8, 8, id="1_8_1"
        ),
        pytest.param(("3 2 1 1", "doge castello"), 8, 5, id="r19_limit_cards_only"),
    ],
)
def test_they_are_divided_into_three_offers(
    offers: tuple[str, str], most_of_first: int, most_of_second: int
) -> None:
    table = round_of_three()
    first = table.asked()
    assert (first.kind, first.least, first.most) == ("split", 1, most_of_first)

    table.splits(offers[0])
    second = table.asked()
    assert (second.kind, second.least, second.most) == ("split_rest", 1, most_of_second)
    assert len(second.options) == 10 - len(offers[0].split())
    table.splits(offers[1])

    shown = [sorted(words_in(facts)) for facts in table.heard(None, "offer")]
    rest = sorted([*HAND.split(), *POINTS.split()])
    for word in " ".join(offers).split():
        rest.remove(word)
    assert shown == [sorted(offers[0].split()), sorted(offers[1].split()), rest]


def test_nothing_is_told_of_the_first_offer_before_the_second_is_made() -> None:
    table = round_of_three()
    before = [table.sees(viewer) for viewer in (1, 2, None)]

    table.splits("doge castello 3")

    assert table.told == []
    assert [table.sees(viewer) for viewer in (1, 2, None)] == before
    assert table.asked().kind == "split_rest"
    assert table.asked().seat == 0


# --- 4: the order --------------------------------------------------------------------------------


def test_clause_9_3_both_deciders_choose_in_turn_and_the_distributor_takes_the_last_offer() -> None:
    table = round_of_three()
    one, two = table.divisions()[0].deciders
    table.splits("castello 1", "dorsoduro 2")
    assert table.asked().seat == one
    assert table.options() == ["offer:1", "offer:2", "offer:3"]

    table.takes(2)
    assert table.limits()[one] == 2
    assert table.asked().seat == one
    assert table.options() == ["district:dorsoduro", "end"]
    table.plays("dorsoduro")
    assert table.asked().seat == two, "carried out before the second decider chooses"
    assert table.options() == ["offer:1", "offer:3"]

    assert [offer.taker for offer in table.divisions()[0].offers] == [-1, one, -1]

    table.takes(1)
    assert [offer.taker for offer in table.divisions()[0].offers] == [two, one, -1]
    assert table.limits()[two] == 1
    table.plays("castello")
    [kept] = table.heard(None, "kept")
    assert (kept["seat"], kept["number"], kept["limit"]) == (0, 3, 4)
    assert [offer.taker for offer in table.divisions()[0].offers] == [two, one, 0]
    assert table.asked().seat == 0
    assert table.options() == ["district:castello", "card:bridge", "card:defector", "card:doge"]


def test_an_offer_may_be_chosen_by_its_number_only_while_it_lies_there() -> None:
    table = round_of_three()
    table.splits("1", "2")

    table.takes(1)

    assert table.options() == ["offer:2", "offer:3"]


# --- 5: the last round ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limits", "start", "after", "decider"),
    [
        pytest.param((9, 9, 10), 0, 1, 0, id="one_out"),
        pytest.param((9, 10, 3), 0, 2, 0, id="r11_over_one_that_is_out"),
        pytest.param((12, 0, 3), 2, 1, 2, id="r11_round_the_corner"),
    ],
)
def test_clause_9_4_one_out_the_other_two_play_one_last_round(
    limits: tuple[int, ...], start: int, after: int, decider: int
) -> None:
    table = given(seats=3, limits=limits, start=start)
    table.ends()

    assert table.sees(None).last_round
    [division] = table.divisions()
    assert (division.distributor, division.deciders) == (after, (decider,))
    assert division.shares == 2
    words = table.options()
    assert len(words) == 8
    assert sum(word.startswith("card:limit") for word in words) == 3


@pytest.mark.parametrize("limits", [(10, 9, 10), (9, 13, 11), (10, 11, 12)])
def test_two_or_three_out_the_passage_ends(limits: tuple[int, ...]) -> None:
    table = given(seats=3, limits=limits)
    table.ends()

    assert table.heard(None, "passage_ended") == [{"passage": 1}]
    assert not table.heard(None, "last_round")


def test_the_bonus_with_three() -> None:
    table = given(seats=3, limits=(4, 9, 14), out=(2,))
    table.ends()

    assert table.prestige() == (10, 5, 0)


def test_the_next_passage_with_three() -> None:
    table = given(seats=3, limits=(4, 4, 14), out=(2,), start=1, spent=20)
    table.ends()

    view = table.sees(None)
    assert (view.passage, view.round, view.start) == (2, 1, 2)
    assert (view.actions, view.limits) == (len(ACTIONS) - 6, len(LIMITS) - 4)
    assert len(table.divisions()[0].deciders) == 2
