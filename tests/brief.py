"""Computers that look ahead for a moment only, for tests that are about something else."""

import pytest

from rules.registry import GAMES


def think_briefly(monkeypatch: pytest.MonkeyPatch, games: int, *levels: str) -> None:
    """Let these levels play out only this many games for a decision, in every game."""
    for insight in [game.insight for game in GAMES.values() if game.insight is not None]:
        for level in levels:
            monkeypatch.setitem(insight.budgets, level, games)  # type: ignore[index] - only here
