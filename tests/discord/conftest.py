"""A simulated Discord with the real bot, on a database file of its own."""

from collections.abc import AsyncGenerator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Protocol

import pytest

from bot.notify import alarm
from bot.simulation import Simulation, settings_for, simulated
from bot.ui.presenter import Draw
from rules.game import AnyGame
from rules.registry import GAMES
from tests.databases import lay_out
from tests.discord.drawing import stub
from tests.limits.sent import problems, requests_of

SEED = 20260101
"""Of every game here that names no other, so that a failure repeats."""


class Simulate(Protocol):
    """Run the bot in a simulated Discord."""

    def __call__(
        self,
        *,
        threads: bool = False,
        draw: Draw = stub,
        games: Mapping[str, AnyGame] = GAMES,
        seed: int = SEED,
        undo_seconds: int = 0,
    ) -> AbstractAsyncContextManager[Simulation]: ...


@pytest.fixture
def simulate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, _at_once: None) -> Simulate:
    """Run the bot in a simulated Discord; pictures are stubbed unless `draw` is given.

    At the end everything that the bot sent is checked against Discord's limits. No one sets the
    simulated clock, so there is no check every 15 minutes: due work has set the alarm.
    """
    monkeypatch.setattr(alarm, "LONGEST_WAIT", float("inf"))

    @asynccontextmanager
    async def run(
        *,
        threads: bool = False,
        draw: Draw = stub,
        games: Mapping[str, AnyGame] = GAMES,
        seed: int = SEED,
        undo_seconds: int = 0,
    ) -> AsyncGenerator[Simulation]:
        lay_out(tmp_path / "plaza.db")
        settings = settings_for(
            tmp_path / "plaza.db",
            threads=threads,
            log_level="error",
            undo_seconds=undo_seconds,
        )
        bot = simulated(settings, draw=draw, games=games, seed=lambda: seed)
        async with bot as simulation:
            yield simulation
            for request in requests_of(simulation):
                assert problems(request) == []

    return run
