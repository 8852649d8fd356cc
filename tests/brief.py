"""Computers that look ahead for a moment only, for tests that are about something else."""

import pytest

from rules.registry import GAMES


def think_briefly(monkeypatch: pytest.MonkeyPatch, games: int, *levels: str) -> None:
    """Let these levels play out only so many games for a decision, in all games."""
    for game in GAMES.values():
        assert game.insight is not None
        for level in levels:
            monkeypatch.setitem(game.insight.budgets, level, games)  # type: ignore[index] - only here it changes
