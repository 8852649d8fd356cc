"""Seeds come from the system's secure source, and chance from nowhere else."""

import ast
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from bot import simulation
from bot.app import PlazaBot
from bot.engine.context import Context
from bot.service import host
from tests.games import GAMES

ROOT = Path(__file__).parents[2]
MEASURED = {"arena", "bench"}
"""Modules that play for figures, not for people: they have to be repeatable."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module that takes part in a table's game."""
    for file in sorted([*(ROOT / "rules").rglob("*.py"), *(ROOT / "bot").rglob("*.py")]):
        if not MEASURED & {*file.parts, file.stem}:
            yield str(file.relative_to(ROOT)), ast.parse(file.read_text())


def imports(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


@pytest.mark.proof
def test_nothing_at_a_table_imports_a_chance_that_can_be_guessed() -> None:
    guessable = {"random", "uuid", "numpy"}
    assert not [name for name, tree in modules() if imports(tree) & guessable]
    assert not [
        name for name, tree in modules() if name.startswith("rules") and "time" in imports(tree)
    ]


OF_LEAGUES: Final = [
    f"bot/service/leagues/{name}.py" for name in ("judging", "ranking", "schedule")
]
"""The lots of a season are drawn by its stored seed, which the context drew."""


def test_chance_is_made_in_one_place_of_the_host() -> None:
    made = {
        name
        for name, tree in modules()
        if name.startswith("bot")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "rules.chance"
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Chance"
    }
    assert made == {"bot/engine/context.py", *OF_LEAGUES}


@pytest.mark.parametrize("made", [PlazaBot, host.Host, Context, simulation.simulated])
def test_a_player_who_says_nothing_gets_a_seed_that_no_one_can_guess(
    made: Callable[..., object],
) -> None:
    default = inspect.signature(made).parameters["seed"].default
    assert default in (host.unguessable, inspect.Parameter.empty)


@pytest.mark.parametrize("key", GAMES)
def test_no_game_has_a_seed_of_its_own(key: str) -> None:
    assert all(
        each.default is inspect.Parameter.empty
        for each in inspect.signature(GAMES[key].setup).parameters.values()
    )


def test_a_seed_is_256_bits_of_the_secure_source(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    monkeypatch.setattr(host.secrets, "randbits", lambda bits: drawn.append(bits) or 5)
    assert host.unguessable() == 5
    assert drawn == [256]
