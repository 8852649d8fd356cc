"""The offers with the picked cards, shown before they are sealed."""

import pytest

from rules.chance import Chance
from rules.decision import sample
from rules.event import Facts
from rules.game import Remark
from rules.san_marco import GAME
from rules.san_marco.advice.preview import made
from rules.san_marco.components import KIND_KEYS
from tests.rules.san_marco.given import dealt, given
from tests.rules.san_marco.played import positions
from tests.rules.san_marco.table import Table, choice_of

HAND = "castello castello doge bridge defector san_polo"


def shown(table: Table, picked: str) -> list[Facts]:
    """Return the facts of the remarks with these cards picked."""
    decision = table.asked(0)
    remarks = GAME.remarks(table.sees(0), choice_of(decision, picked))
    assert {remark.key for remark in remarks} == {"offer"}
    return [remark.facts for remark in remarks]


def limits(shown: list[Facts]) -> list[object]:
    return [facts["limit"] for facts in shown]


def test_of_three_offers_the_first_is_picked_and_the_rest_is_yet_to_be_split() -> None:
    table = dealt(HAND, "3 2 1 3", limits=(1, 4, 9))
    deciders = table.divisions()[0].deciders
    [first] = shown(table, "castello doge 3")

    assert first["number"] == 1
    assert first["cards"] == ("district:castello", "card:doge", "limit:3")
    assert first["limit"] == 3
    assert first["seats"] == (*deciders, 0), "who may come to take it, in order"
    had = {0: 1, 1: 4, 2: 9}
    assert first["counts"] == tuple(had[seat] + 3 for seat in (*deciders, 0))


def test_then_the_second_is_picked_and_the_first_stays() -> None:
    table = dealt(HAND, "3 2 1 3")
    table.answers("card:doge:1", "card:limit_3:1", seat=0)
    first, second, third = shown(table, "bridge 1 2")

    assert first["cards"] == ("card:doge", "limit:3")
    assert second["cards"] == ("card:bridge", "limit:1", "limit:2")
    assert third["cards"] == (
        *("district:san_polo", "district:castello", "district:castello", "card:defector"),
        "limit:3",
    )
    assert limits([first, second, third]) == [3, 3, 3]
    assert [facts["number"] for facts in (first, second, third)] == [1, 2, 3]


def test_with_two_offers_the_rest_is_the_second() -> None:
    table = dealt(HAND, "3 2 1 3", seats=4)

    first, second = shown(table, "castello castello 3")
    assert first["cards"] == ("district:castello", "district:castello", "limit:3")
    assert second["cards"] == (
        *("card:bridge", "card:defector", "card:doge"),
        *("limit:1", "limit:2"),
    )
    assert limits([first, second]) == [3, 3]


def test_nothing_picked_is_an_empty_offer_in_the_picture_and_no_remark() -> None:
    table = dealt(HAND, "3 2 1 3")
    for number in (1, 2):
        view = table.sees(0)
        offer = made(view, ())[number - 1]
        assert (offer.facts["cards"], offer.facts["limit"]) == ((), 0)
        assert not GAME.remarks(view, ())
        if number == 1:
            table.answers("card:doge:1", "card:limit_3:1", seat=0)


def test_clause_7_3_an_offer_that_puts_its_taker_out_tells_the_bonus_of_the_others() -> None:
    """Their bonus is what they are below the highest total, which the taker would have."""
    table = dealt(HAND, "3 2 1 3", limits=(2, 9, 9))
    table.answers("card:limit_3:1", "card:doge:1", seat=0)
    table.answers("card:bridge:1", seat=0)
    taker = table.asked().seat
    other = 3 - taker

    remarks = GAME.remarks(table.sees(taker), ())

    assert [remark.key for remark in remarks] == ["out_with", "out_with"]
    assert remarks[0].facts == {"numbers": (1,), "seats": (0, other), "counts": (10, 3)}
    assert remarks[1].facts["numbers"] == (3,)
    assert not GAME.remarks(dealt(HAND, "3 2 1 3", limits=(2, 1, 1)).sees(taker), ())


def test_of_two_offers_the_distributor_gets_the_other_before_the_bonus() -> None:
    """Of offers with 3, 2 and 1 limit points the first decider takes the one with 2."""
    table = dealt(HAND, "3 2 1 3", limits=(2, 8, 8))
    table.answers("card:limit_3:1", "card:limit_3:2", seat=0)
    table.answers("card:limit_2:1", seat=0)
    first = table.asked().seat
    table.takes(2)
    table.goes_on("choose")
    taker = table.asked().seat
    assert taker not in (0, first)

    [most, *_] = GAME.remarks(table.sees(taker), ())

    assert most.facts == {"numbers": (1,), "seats": (0,), "counts": (11,)}


def test_offers_of_the_same_effect_share_a_remark() -> None:
    table = dealt(HAND, "3 3 3 3", limits=(2, 9, 9))
    table.answers("card:limit_3:1", seat=0)
    table.answers("card:limit_3:1", seat=0)
    [first, second] = GAME.remarks(table.sees(table.asked().seat), ())
    assert (first.facts["numbers"], second.facts["numbers"]) == ((1, 2), (3,))


@pytest.mark.parametrize(
    ("passage", "limits", "told"),
    [(3, (10, 10, 2), True), (3, (10, 2, 2), False), (2, (10, 10, 2), False)],
)
def test_clause_8_1_the_end_is_announced_as_soon_as_it_is_certain(
    passage: int, limits: tuple[int, ...], told: bool
) -> None:
    """It tells what the districts would bring as they stand."""
    table = given(
        seats=3,
        cards="castello bridge",
        limits=limits,
        passage=passage,
        nobles={"castello": (2, 1, 0), "san_marco": (0, 0, 3)},
    )
    remarks = GAME.remarks(table.sees(table.asked().seat), ())
    assert [remark.key for remark in remarks] == ["final"] * told
    for remark in remarks:
        assert remark.facts == {"bonus": 1, "seats": (0, 1, 2), "counts": (6, 5, 8)}


def test_the_limit_cards_of_all_lie_open() -> None:
    table = given(seats=3, limits=("3 1 1", 0, "2 2"))

    for viewer in (0, 1, 2, None):
        view = table.sees(viewer)
        told = [remark for seat in range(3) for remark in GAME.lies_open(view, seat)]
        assert [remark for remark in told if remark.key == "limits"] == [
            Remark("limits", {"cards": ("limit:1", "limit:1", "limit:3")}),
            Remark("limits", {"cards": ("limit:2", "limit:2")}),
        ]


def test_what_is_shown_is_what_is_then_offered() -> None:
    chance, seen = Chance(1), 0
    for seats, seed in ((3, 1), (4, 2)):
        for state in positions(seats, seed):
            for decision in GAME.decisions(state):
                view, choice = GAME.view(state, decision.seat), sample(decision, chance.random)
                remarks = GAME.remarks(view, choice)
                splits = decision.kind in ("split", "split_rest")
                assert bool(remarks) or not splits
                if splits:
                    after = GAME.copy(state)
                    GAME.apply(after, decision.seat, choice)
                    division = next(
                        one
                        for one in GAME.view(after, decision.seat).divisions
                        if one.distributor == decision.seat
                    )
                    offers = [offer.cards for offer in division.offers]
                    told = [remark.facts["cards"] for remark in remarks if remark.key == "offer"]
                    assert told == [tuple(KIND_KEYS[kind] for kind in cards) for cards in offers]
                    seen += 1
    assert seen > 20


@pytest.mark.parametrize("passage", [1, 2, 3])
def test_clause_7_1_a_seat_that_is_out_is_told_the_passage(passage: int) -> None:
    table = given(seat=0, out=(1,), limits=(3, 12, 4, 5), passage=passage)

    [remark] = GAME.remarks(table.sees(1), ())

    assert (remark.key, remark.facts) == ("out", {"limit": 12, "passage": passage})
