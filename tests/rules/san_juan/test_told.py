"""All forecasts of San Juan before a choice come true."""

import ast
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules.decision import Decision
from rules.event import Fact, Facts
from rules.game import AnyGame, Remark
from rules.registry import GAMES
from rules.san_juan.view import SanJuanView
from tests.contract.told import Told, prove_all
from tests.contract.walks import Chooser, at_random, greedily, walk
from tests.rules.san_juan.played import scarce
from tests.rules.san_juan.told import BY_LAW_4, PROOFS, SAID, more

SAN_JUAN = GAMES["san_juan"]
PICTURES = Path(__file__).parents[3] / "bot" / "render" / "san_juan"
FORETELLING = (
    *("rules.san_juan.advice.preview", "rules.san_juan.advice.prices"),
    *("rules.san_juan.advice.score_so_far", "rules.san_juan.library"),
)
"""The modules that look ahead and count points."""
DECKS = ("base", "plus", "new_buildings")


def proved(
    seats: int, seed: int, choose: Chooser, steps: int, game: AnyGame = SAN_JUAN
) -> Counter[str]:
    """Prove the forecasts in some positions of a game; the other options vary with the seed."""
    played = walk(game, seats, seed, {"deck": DECKS[seed % len(DECKS)]}, choose)
    return prove_all(played, PROOFS, more, steps)


PLAYERS = [(seats, choose) for seats in SAN_JUAN.seats for choose in (greedily, at_random)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("seats", "choose"), PLAYERS)
def test_all_that_is_told_is_true(seats: int, choose: Chooser) -> None:
    for seed in range(6):
        proved(seats, seed, choose, steps=15)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("seats", "choose"), PLAYERS)
def test_also_when_cards_run_out(seats: int, choose: Chooser) -> None:
    for seed in range(4):
        proved(seats, seed, choose, steps=15, game=scarce())


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 400, 40))
@pytest.mark.parametrize(("seats", "choose"), PLAYERS)
def test_soak(seats: int, choose: Chooser, first: int) -> None:
    for seed in range(first, first + 40):
        proved(seats, seed, choose, steps=1000)
        proved(seats, seed, choose, steps=1000, game=scarce())


@pytest.mark.proof
def test_each_proof_proves_something() -> None:
    """Over a few games, first those with the rare facts."""
    told = Counter[str]()
    for seed in (10, 101, 104, *range(100)):
        told += proved(2, seed, at_random, steps=1000)
        if len(told) == len(PROOFS):
            break

    assert set(told) == set(PROOFS)


def test_pictures_tell_nothing_else() -> None:
    """All that they take from the forecasting modules is among the proved facts."""
    taken = {
        name.name
        for path in PICTURES.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module in FORETELLING
        for name in node.names
    }

    assert taken - {"Span"} <= set(SAID) | BY_LAW_4
    assert set(SAID.values()) <= set(PROOFS)


# --- the proofs find what is false ---------------------------------------------------------------


def lying(name: str, lie: Callable[[Any], Fact]) -> AnyGame:
    """San Juan with one false fact in all options."""

    def explain(view: SanJuanView, decision: Decision) -> tuple[Facts, ...]:
        told: Sequence[Facts] = SAN_JUAN.explain(view, decision)
        return tuple({**one, name: lie(one[name])} if name in one else one for one in told)

    return replace(SAN_JUAN, explain=explain)


def believed(_: Told) -> None:
    """Prove nothing."""


NUMBERS = (
    *("cost", "points", "price", "price_most", "gain", "gain_most", "saves", "loses_good"),
    *("least", "most", "less", "less_most", "allowed", "dealt", "sells", "sells_most"),
)


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_that_is_wrong_by_one_is_found(name: str) -> None:
    key = f".{name}"
    proofs = {known: PROOFS[known] if known.endswith(key) else believed for known in PROOFS}
    played = walk(lying(name, lambda number: number + 1), 4, 1, {"deck": "new_buildings"})

    with pytest.raises(AssertionError) as found:
        prove_all(played, proofs, more, 1000)

    assert key in "".join(found.value.__notes__)


def test_a_fact_without_a_proof_is_named() -> None:
    def explain(view: SanJuanView, decision: Decision) -> tuple[Facts, ...]:
        return tuple({**facts, "luck": 7} for facts in SAN_JUAN.explain(view, decision))

    with pytest.raises(AssertionError, match=r"\.luck is told, and nothing proves it"):
        proved(2, 0, greedily, 1, replace(SAN_JUAN, explain=explain))


def test_a_remark_without_a_proof_is_named() -> None:
    game = replace(SAN_JUAN, remarks=lambda _, __: (Remark("hurry", {}),))

    with pytest.raises(AssertionError, match="remark hurry is told, and nothing proves it"):
        proved(2, 0, greedily, 1, game)
