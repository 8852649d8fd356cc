"""All forecasts of San Francisco before a choice come true."""

from collections import Counter
from collections.abc import Iterable

import pytest

from rules.chance import Chance
from rules.san_francisco import GAME
from rules.san_francisco.state import State
from tests.contract.told import Told, all_told, nothing_more, prove, prove_all
from tests.contract.walks import walk
from tests.rules.san_francisco.given import dealt, drawn, streets_of, using
from tests.rules.san_francisco.table import Table
from tests.rules.san_francisco.told import PROOFS


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_that_is_told_is_true(seats: int) -> None:
    prove_all(walk(GAME, seats, 1), PROOFS, nothing_more, 40)


NEAR = ("b1-b2 a1-b1 c2-d2", "b1-c1 d2-e2 c3-d3", "d3-e3 e2-e3 f1-f2")
"""A stick more or less decides the market b1, the villa d2 and others."""
ALL = (
    "a1-w a2-w a3-w a4-w g1-e g2-e g3-e g4-e g5-e b1-b2 a1-b1 e5-s f5-s g5-s a1-n",
    "b1-c1 d2-e2",
)
"""The first has no stick left in supply."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("sticks", [pytest.param(NEAR, id="near"), pytest.param(ALL, id="lifting")])
@pytest.mark.parametrize("action", ["shift", "swap", "replace", "free_street", "two_sticks"])
def test_all_that_is_told_of_an_action_card_is_true(action: str, sticks: tuple[str, ...]) -> None:
    """At every link of the chain, after every earlier choice; random games hardly ever win one."""
    assert prove_action(action, sticks).total() > 50


@pytest.mark.proof
def test_every_fact_is_told_and_proved() -> None:
    """In random games, or where an action card is carried out."""
    proved = (
        prove_action("swap", NEAR) + prove_action("shift", NEAR) + prove_action("replace", NEAR)
    )
    proved += prove_action("free_street", ALL)
    for seed in (*range(12), 22):
        proved += prove_all(walk(GAME, 3 + seed % 3, seed), PROOFS, nothing_more, 400)
    for left in (1, 2, 3):
        few = few_streets(left).state
        proved += _proved(all_told(GAME, few, 0, (), Chance(1), nothing_more))
    assert set(proved) == set(PROOFS)


def prove_action(action: str, sticks: tuple[str, ...]) -> Counter[str]:
    """Prove all forecasts to the winner of an action card; count them by key."""
    table = drawn(*sticks, action=f"{action}_influence", waiting="bonus_villa", year=1908)
    table.plays("5 - -")
    return _prove_chain(table.state, set())


def few_streets(free: int) -> Table:
    """Return a tender of three rights beside villas with this many free streets."""
    filled = streets_of("villa")[free:]
    return using(*dealt(filled, 5), tender="villa_influence_3", seats=5)


def _proved(told: Iterable[Told]) -> Counter[str]:
    proved: Counter[str] = Counter()
    for one in told:
        prove(one, PROOFS)
        proved[one.key] += 1
    return proved


def _prove_chain(state: State, seen: set[tuple[object, ...]]) -> Counter[str]:
    """Prove the forecasts at this link, and at each one that follows."""
    if not state.task or state.turn or (state.lifted, *state.picked) in seen:
        return Counter()
    seen.add((state.lifted, *state.picked))
    [asked] = state.open
    proved = _proved(all_told(GAME, state, asked.seat, (), Chance(1), nothing_more))
    for at in range(len(asked.options)):
        after = GAME.copy(state)
        GAME.apply(after, asked.seat, (at,))
        if after.round == state.round and len(after.played) == len(state.played):
            proved += _prove_chain(after, seen)
    return proved
