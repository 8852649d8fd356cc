"""Decisions made by hand: their answers, the forced answer, and random draws."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chance import Chance
from rules.decision import (
    Choice,
    Decision,
    answers,
    check,
    choose,
    count,
    forced,
    keys,
    number,
    passing,
    refusal,
    sample,
    total,
)
from rules.errors import Refusal
from rules.event import Facts

ROLE = Decision(0, "role", ("a", "b", "c"))
TWO_OF_FOUR = Decision(1, "keep", ("a", "b", "c", "d"), 2, 2)
UP_TO_TWO = Decision(0, "sell", ("a", "b", "c"), 0, 2)
CHEQUES = Decision(0, "pay", ("1", "2", "5"), 1, 3, weights=(1, 2, 5), floor=6)
CHEQUES_OR_NOT = replace(CHEQUES, least=0)


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    """Draw any decision that a game could open: it has at least one answer."""
    options = draw(st.integers(0, 6))
    least = draw(st.integers(0, options))
    most = draw(st.integers(least, options))
    weights: tuple[int, ...] = ()
    floor = 0
    if most and draw(st.booleans()):
        weights = tuple(draw(st.lists(st.integers(0, 9), min_size=options, max_size=options)))
        floor = draw(st.integers(0, sum(sorted(weights)[-most:])))
    keys = tuple(f"option:{number}" for number in range(options))
    insist = draw(st.booleans())
    return Decision(0, "any", keys, least, most, weights=weights, floor=floor, insist=insist)


def by_the_book(decision: Decision) -> set[Choice]:
    """All answers by the definition: between least and most, and the floor unless declined."""
    return {
        choice
        for size in range(decision.least, decision.most + 1)
        for choice in combinations(range(len(decision.options)), size)
        if not decision.weights
        or not choice
        or sum(decision.weights[position] for position in choice) >= decision.floor
    }


# --- answers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision", "expected"),
    [
        (ROLE, [(0,), (1,), (2,)]),
        (TWO_OF_FOUR, [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]),
        (UP_TO_TWO, [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]),
        (CHEQUES, [(0, 2), (1, 2), (0, 1, 2)]),
        (CHEQUES_OR_NOT, [(), (0, 2), (1, 2), (0, 1, 2)]),
    ],
)
def test_the_answers_come_smaller_ones_first(decision: Decision, expected: list[Choice]) -> None:
    assert list(answers(decision)) == expected
    assert count(decision) == len(expected)


@pytest.mark.proof
@given(decisions())
def test_enumerated_counted_and_accepted_answers_are_those_of_the_definition(
    decision: Decision,
) -> None:
    book = by_the_book(decision)
    listed = list(answers(decision))

    assert set(listed) == book
    assert len(listed) == len(book) == count(decision)
    for size in range(min(len(decision.options), 3) + 2):
        for choice in product(range(-1, len(decision.options) + 1), repeat=size):
            assert (refusal(decision, choice) is None) == (choice in book)


# --- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision", "choice", "expected"),
    [
        (TWO_OF_FOUR, (0,), Refusal("too_few", {"least": 2, "most": 2})),
        (TWO_OF_FOUR, (0, 1, 2), Refusal("too_many", {"least": 2, "most": 2})),
        (ROLE, (), Refusal("too_few", {"least": 1, "most": 1})),
        (ROLE, (3,), Refusal("unknown_option", {"position": 3, "options": 3})),
        (ROLE, (-1,), Refusal("unknown_option", {"position": -1, "options": 3})),
        (TWO_OF_FOUR, (1, 0), Refusal("not_ascending", {"position": 0, "options": 4})),
        (TWO_OF_FOUR, (1, 1), Refusal("not_ascending", {"position": 1, "options": 4})),
        (CHEQUES, (0, 1), Refusal("below_floor", {"floor": 6, "total": 3})),
        (CHEQUES_OR_NOT, (2,), Refusal("below_floor", {"floor": 6, "total": 5})),
        (CHEQUES_OR_NOT, (), None),
        (CHEQUES, (0, 2), None),
        (TWO_OF_FOUR, (1, 3), None),
    ],
)
def test_a_refusal_says_why(decision: Decision, choice: Choice, expected: Refusal | None) -> None:
    assert refusal(decision, choice) == expected


# --- forced answers -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (Decision(0, "all", ("a", "b"), 2, 2), (0, 1)),
        (Decision(0, "one", ("a",)), (0,)),
        (Decision(0, "none", ("a", "b"), 0, 0), ()),
        (Decision(0, "nothing", (), 0, 0), ()),
        (Decision(0, "weighed", ("1", "2"), 1, 2, weights=(1, 2), floor=3), (0, 1)),
        (Decision(0, "one", ("a",), insist=True), None),
        (Decision(0, "may", ("a",), 0, 1), None),
        (ROLE, None),
        (CHEQUES, None),
    ],
)
def test_forced(decision: Decision, answer: Choice | None) -> None:
    assert forced(decision) == answer


PASS = Decision(0, "build", ("pass",), insist=True)


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        pytest.param(PASS, (0,), id="the only option"),
        pytest.param(replace(PASS, options=("hut", "pass")), None, id="there is another"),
        pytest.param(replace(PASS, options=("hut",)), None, id="the only one is no pass"),
        pytest.param(replace(CHEQUES, least=0, floor=100), (), id="no sum is enough"),
        pytest.param(CHEQUES, None, id="one is"),
        pytest.param(Decision(0, "discard", ("a", "b"), 2, 2), None, id="something is to be done"),
    ],
)
def test_a_player_who_can_only_pass(decision: Decision, answer: Choice | None) -> None:
    assert passing(decision) == answer


@given(decisions())
def test_what_is_forced_is_the_only_answer_and_every_only_answer_is_forced(
    decision: Decision,
) -> None:
    book = by_the_book(decision)

    expected = next(iter(book)) if len(book) == 1 and not decision.insist else None

    assert forced(decision) == expected


# --- decisions open together ---------------------------------------------------------------------


@given(decisions())
def test_any_decision_that_has_an_answer_can_be_open(decision: Decision) -> None:
    check([decision], ended=False)


def test_several_seats_are_asked_in_seat_order_and_no_one_once_it_has_ended() -> None:
    check([ROLE, TWO_OF_FOUR], ended=False)
    check([], ended=True)


@pytest.mark.parametrize(
    ("asked", "ended"),
    [
        ([], False),
        ([ROLE], True),
        ([ROLE, ROLE], False),
        ([TWO_OF_FOUR, ROLE], False),
        ([replace(ROLE, most=4)], False),
        ([replace(ROLE, least=-1)], False),
        ([replace(ROLE, least=2)], False),
        ([replace(ROLE, options=("a", "b", "a"))], False),
        ([replace(CHEQUES, weights=(1, 2))], False),
        ([replace(CHEQUES, weights=(1, -2, 9))], False),
        ([replace(CHEQUES, floor=9)], False),
        ([replace(CHEQUES, most=2, floor=8)], False),
    ],
)
def test_what_cannot_be_open_is_found(asked: list[Decision], ended: bool) -> None:
    with pytest.raises(AssertionError):
        check(asked, ended=ended)


# --- drawing answers --------------------------------------------------------------------------


@given(decisions(), st.integers(0, 2**64))
def test_a_drawn_answer_is_an_answer(decision: Decision, seed: int) -> None:
    chance = Chance(seed)

    assert all(refusal(decision, sample(decision, chance.random)) is None for _ in range(5))


@pytest.mark.parametrize("decision", [ROLE, TWO_OF_FOUR, UP_TO_TWO, CHEQUES, CHEQUES_OR_NOT])
def test_every_answer_is_drawn_at_times(decision: Decision) -> None:
    chance = Chance(11)

    drawn = {sample(decision, chance.random) for _ in range(400)}

    assert drawn == by_the_book(decision)


@pytest.mark.parametrize("decision", [ROLE, TWO_OF_FOUR])
def test_picks_of_one_size_are_drawn_equally_often(decision: Decision) -> None:
    """Six answers: chi square with 5 degrees of freedom is below 20.5 in 999 of 1,000."""
    chance, draws = Chance(12), 6000

    drawn = Counter(sample(decision, chance.random) for _ in range(draws))

    even = draws / count(decision)
    assert sum((number - even) ** 2 / even for number in drawn.values()) < 20.5


# --- numbers --------------------------------------------------------------------------------------


def test_options_are_numbered_by_place_except_the_one_that_says_no() -> None:
    build = Decision(0, "build", ("build:well", "pass", "build:tower"))
    assert [number(build, place, ({}, {}, {})) for place in range(3)] == [1, None, 3]


def test_options_named_by_a_value_have_no_number() -> None:
    facts: list[Facts] = [{"value": 5}, {"value": 2}, {}]
    assert [number(ROLE, place, facts) for place in range(3)] == [None, None, None]


# --- keys and totals ------------------------------------------------------------------------------


def test_a_choice_by_keys_is_ascending_whatever_their_order() -> None:
    assert choose(TWO_OF_FOUR, "d", "b") == (1, 3)
    assert keys(TWO_OF_FOUR, (1, 3)) == ("b", "d")
    with pytest.raises(ValueError, match="not in tuple"):
        choose(TWO_OF_FOUR, "e")


def test_totals_are_those_of_the_weights() -> None:
    assert total(CHEQUES, (0, 2)) == 6
    assert total(ROLE, (2,)) == 0
