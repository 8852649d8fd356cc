"""All forecasts before a choice come true: every fact, by name."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from rules.chance import Chance
from rules.san_marco import GAME
from rules.san_marco.components import DISTRICT_KEYS
from tests.contract.walks import Chooser, at_random, greedily, walk
from tests.rules.san_marco.given import given
from tests.rules.san_marco.promised import REMARKS, Promise, promises
from tests.rules.san_marco.test_bridge import TWELVE
from tests.rules.san_marco.told import OPTIONS, Case, cases, judge

EVERY_TABLE = [(seats, choose) for seats in GAME.seats for choose in (at_random, greedily)]
POSITIONS = 40
"""The positions checked per game in the quick sample; the soak checks all."""
TABLES = {**OPTIONS, **REMARKS}


def all_true(seats: int, choose: Chooser, seeds: range, positions: int) -> None:
    """Play games with any table options and prove their forecasts."""
    faults: Counter[str] = Counter()
    for seed in seeds:
        faults += judge(walk(GAME, seats, seed, choose=choose), positions).faults
    assert not faults


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("seats", "choose"), EVERY_TABLE)
def test_all_that_is_told_comes_true(seats: int, choose: Chooser) -> None:
    all_true(seats, choose, range(3), POSITIONS)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(0, 200, 10))
@pytest.mark.parametrize(("seats", "choose"), EVERY_TABLE)
def test_all_that_is_told_comes_true_in_many_games(seats: int, choose: Chooser, part: int) -> None:
    all_true(seats, choose, range(part, part + 10), 2000)


# --- nothing is left out, and no proof is empty ---------------------------------------------------


def rare() -> Iterator[tuple[str, Case]]:
    """Questions that few games ask."""
    nobles = {"cannaregio": (22,), "castello": (2, 1)}
    lifting = given(cards="castello", bridges="san_marco-castello:0", nobles=nobles)
    lifting.plays("castello")
    lifted = given(cards="castello", bridges="san_marco-castello:0", nobles=nobles)
    lifted.plays("castello", "district:castello")
    bridges = given(cards="bridge", bridges=TWELVE)
    bridges.plays("bridge")
    equal = GAME.new({}, 3, FOUR_EQUAL)[0]
    for state in (lifting.state, lifted.state, bridges.state, equal):
        [decision] = GAME.decisions(state)
        for case in cases(state, decision, Chance(1)):
            yield decision.kind, case


FOUR_EQUAL = 104
"""A seed with which the first of three players rolls four times the same."""


@cache
def told() -> Mapping[tuple[str, str], list[Case | Promise]]:
    """All forecasts of some games, by table and name."""
    found: dict[tuple[str, str], list[Case | Promise]] = {}
    for seats, choose in EVERY_TABLE:
        played = walk(GAME, seats, 5, {"roles": "assigned"}, choose)
        for step in played.steps[::2]:
            for case in cases(step.before, step.decision, Chance(1)):
                for name in case.facts or (case.key,):
                    found.setdefault((step.decision.kind, name), []).append(case)
        for key, promise in promises(played):
            for name in promise.facts:
                found.setdefault((key, name), []).append(promise)
    for kind, case in rare():
        for name in case.facts or (case.key,):
            found.setdefault((kind, name), []).append(case)
    return found


EVERY_FACT = [(kind, name) for kind, proofs in TABLES.items() for name in proofs]


@pytest.mark.proof
def test_every_proof_is_of_something_that_is_told() -> None:
    assert set(told()) == set(EVERY_FACT)


@pytest.mark.sampled(22)
@pytest.mark.parametrize(("kind", "name"), EVERY_FACT)
def test_a_false_fact_is_found(kind: str, name: str) -> None:
    """Planted in every place with a fact."""
    proof = TABLES[kind][name]
    assert all(proof(one) for one in told()[kind, name])
    planted = [
        one._replace(facts={**one.facts, name: false(one.facts[name])})
        for one in told()[kind, name]
        if one.facts.get(name, ()) != ()
    ]
    assert name in WITHOUT_FACTS or not all(proof(one) for one in planted)


WITHOUT_FACTS = ("end", "decline")
"""Options that stand in the tables themselves."""


def false(value: Any) -> Any:
    """Return something else of the same kind."""
    if isinstance(value, tuple):
        return (false(value[0]), *value[1:])
    if isinstance(value, int):
        return value - 1 if value else 1
    return next(key for key in (*DISTRICT_KEYS, "card:doge") if key != value)


def test_a_fact_without_a_proof_is_a_fault_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPTIONS, "choose", {})  # pyright: ignore[reportArgumentType]
    faults = judge(walk(GAME, 3, 1), 2000).faults

    assert set(faults) == {
        f"choose/{name}: no proof" for name in ("value", "cards", "actions", "limit", "total")
    }
