"""No function of the contract takes longer than 20 ms, whatever players do (docs/contract.md).

Players look for the positions with most work. The soak lets them look for longer, and takes the
time as well.
"""

import time
from dataclasses import replace
from typing import Any

import pytest

from rules.game import AnyGame
from tests.contract.costs import Cost, Job, forget, searched
from tests.contract.walks import tables
from tests.games import GAMES

CALLS = 100_000
"""About 15 ms on a machine of today."""
SECONDS = 0.02
GENTLE = {"tries": 2, "stride": 20}
HOSTILE = {"tries": 24, "stride": 6}
DEAREST = 10
"""The number of functions that are timed."""

TABLES = [pytest.param(key, seats, id=f"{key}-{seats}") for key, seats in tables(GAMES)]


def looked_for(game: AnyGame, seats: int, how: dict[str, int]) -> list[Cost]:
    """Return the functions' highest costs, the dearest first; none may cost too much."""
    found = searched(game, seats, 1, **how)
    ranked = sorted(found.values(), key=lambda cost: -cost.calls)
    assert ranked[0].calls <= CALLS, f"{ranked[0].name}: {ranked[0].calls} calls"
    return ranked


@pytest.mark.proof
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_function_costs_much(key: str, seats: int) -> None:
    looked_for(GAMES[key], seats, GENTLE)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_nor_for_those_who_want_it_to(key: str, seats: int) -> None:
    for cost in looked_for(GAMES[key], seats, HOSTILE)[:DEAREST]:
        taken = min([seconds(cost.job) for _ in range(5)])
        assert taken < SECONDS, f"{cost.name}: {1000 * taken:.1f} ms"


def seconds(job: Job) -> float:
    """Return its processor time with empty caches."""
    forget()
    start = time.process_time()
    job()
    return time.process_time() - start


@pytest.mark.proof
@pytest.mark.parametrize("function", ["explain", "foresee", "determinize"])
def test_one_that_weighs_all_ways_is_found(function: str) -> None:
    game = GAMES["san_juan"]

    def slow(*given: Any) -> Any:
        for _ in range(CALLS):
            len(given)
        return getattr(game, function)(*given)

    with pytest.raises(AssertionError, match="calls"):
        looked_for(replace(game, **{function: slow}), 2, {"tries": 1, "stride": 60})
