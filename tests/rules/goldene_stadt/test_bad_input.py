"""Refused answers and their reasons: nothing changes then."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.errors import IllegalChoice, NotAsked
from rules.goldene_stadt import GAME
from tests.rules.goldene_stadt.given import bidding, given, trader
from tests.rules.goldene_stadt.table import Table


def refused(table: Table, choice: tuple[int, ...], code: str) -> None:
    """Assert that the seat to move cannot choose this, and that trying changes nothing."""
    before = GAME.digest(table.state)

    with pytest.raises(IllegalChoice) as raised:
        GAME.apply(table.state, table.actor, choice)

    assert raised.value.refusal.code == code
    assert GAME.refusal(table.state, table.actor, choice) == raised.value.refusal
    assert GAME.digest(table.state) == before


def cannot_build() -> Table:
    return given(trader(hand="forest desert", own="oak_haven"))


def limit() -> Table:
    table = given(trader(hand="5 coast 2 forest"))
    table.stops()
    return table


@pytest.mark.parametrize(
    ("table", "choice", "code"),
    [
        pytest.param(bidding, (), "too_few", id="clause_4_2_r5_no_bid"),
        pytest.param(bidding, (0, 1), "too_many", id="clause_4_2_two_bids"),
        pytest.param(bidding, (4,), "unknown_option", id="a_fifth_pair"),
        pytest.param(bidding, (-1,), "unknown_option", id="a_pair_before_the_first"),
        pytest.param(cannot_build, (1,), "unknown_option", id="clause_5_2_what_is_not_offered"),
        pytest.param(limit, (0,), "too_few", id="clause_5_8_six_cards_kept"),
        pytest.param(limit, (0, 1, 2), "too_many", id="clause_5_8_four_cards_kept"),
        pytest.param(limit, (3, 3), "not_ascending", id="clause_5_8_a_card_twice"),
    ],
)
def test_answers_that_are_none(
    table: Callable[[], Table], choice: tuple[int, ...], code: str
) -> None:
    refused(table(), choice, code)


def hands_laid() -> Table:
    """Two hands lie on pairs and cannot be moved (t8)."""
    table = bidding()
    table.bids("a", "b")
    return table


@pytest.mark.parametrize(
    "make", [bidding, hands_laid, lambda: given(trader(hand="coast"), trader(hand="coast"))]
)
def test_clause_4_1_clause_5_1_a_seat_that_is_not_asked(make: Callable[[], Table]) -> None:
    table = make()
    before = GAME.digest(table.state)

    for seat in {0, 1, 2, 3, 4, -1} - {table.actor}:
        with pytest.raises(NotAsked):
            GAME.apply(table.state, seat, (0,))

    assert GAME.digest(table.state) == before


# --- nonsense ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "by"),
    [
        *[("stack", -1), ("stack", 1), ("discard.0", 1), ("players.1.hand.0", 1)],
        *[("players.0.known.4", 1), ("keys", -1), ("players.2.keys", 1), ("spent", 1)],
        *[("market", -1), ("market", 1), ("warehouse", -1), ("players.1.goods", 1)],
        *[("bonus", -1), ("bonus", 1), ("cards", 1), ("players.0.houses", -1), ("card", 1)],
        *[("players.3.houses", 1), ("districts.0", -1), ("districts.0", 1), ("expulsions", 4)],
        *[("players.0.coins", -9), ("open", -1), ("open", 1), ("players.1.own", 1)],
    ],
)
def test_what_is_broken_is_found(what: str, by: int) -> None:
    """One more or one less of a value; of a list its last or first entry."""
    told = trader(hand="coast", own="greycliff mint_ward", bonus="city", keys=1)
    state = given(told, trader(goods="1")).state
    GAME.check(state)

    change(state, what.split("."), by)

    with pytest.raises(AssertionError):
        GAME.check(state)


def change(inside: Any, path: list[str], by: int) -> None:
    """Make a number larger or smaller, a list longer or shorter."""
    *way, last = path
    for step in way:
        inside = inside[int(step)] if step.isdigit() else getattr(inside, step)
    found = inside[int(last)] if last.isdigit() else getattr(inside, last)
    if isinstance(found, list) and by < 0:
        found.pop()
    elif isinstance(found, list):
        found.append(found[0])
    elif last.isdigit():
        inside[int(last)] += by
    else:
        setattr(inside, last, found + by)
