"""The common sense of a game with other numbers than those of its file, many times in one process.

A game reads its numbers when it is imported. So it is imported once more for each table; the
copies never meet, as each of them only answers.
"""

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, TypeAlias
from unittest.mock import patch

import click

import rules
from rules import beliefs
from rules.decision import Choice, Decision
from rules.game import AnyGame
from tools.tune.table import Table

Policy: TypeAlias = Callable[[Any, Decision], Choice]
"""Answers in a position as greedy does, going by what the seat sees that is asked."""

_TABLE: Final = "NUMBERS"
"""What the table is called in `beliefs.py` of each game."""


def policy(key: str, table: Table) -> Policy:
    """Return how a game's greedy answers if it believes in these numbers.

    Raises UsageError over compiled rules, which cannot be imported once more.
    """
    package, before = f"rules.{key}", import_module(f"rules.{key}.beliefs")
    with _forgotten(package), patch.object(beliefs, "believed", _believing(table)):
        copy = import_module(f"{package}.beliefs")
        if getattr(copy, _TABLE) is getattr(before, _TABLE):
            raise click.UsageError("compiled rules read their numbers only once: tune without them")
        return answering(import_module(package).GAME)


def answering(game: AnyGame) -> Policy:
    """Return how a game's greedy answers: at a glance, if the game has been given one."""
    if game.insight is not None:
        return game.insight.policy
    return lambda state, decision: game.greedy(game.view(state, decision.seat), decision)


def _believing(table: Table) -> Callable[[str, type[Any]], Any]:
    """Return what reads this table wherever a game reads its file."""

    def believed(_: str, kind: type[Any]) -> Any:
        return beliefs.valid(table, kind)

    return believed


@contextmanager
def _forgotten(package: str) -> Generator[None]:
    """Have a package of `rules` imported anew in this context, and as it was after it."""
    name = package.removeprefix("rules.")
    kept, module = _modules(package), getattr(rules, name)
    for each in kept:
        del sys.modules[each]
    try:
        yield
    finally:
        for each in _modules(package):
            del sys.modules[each]
        sys.modules.update(kept)
        setattr(rules, name, module)


def _modules(package: str) -> dict[str, Any]:
    """Return what has been imported of a package, by name."""
    return {
        name: module
        for name, module in sys.modules.items()
        if name == package or name.startswith(f"{package}.")
    }
