"""The end of a whole game of any kind, without faults on the way."""

from collections.abc import Iterator
from logging import WARNING
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.simulation import Simulation
from bot.text import texts
from tests.discord.members import posts
from tests.limits.message import check


@pytest.fixture(autouse=True)
def trouble(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Return the complaints of the bot and of libraries."""
    with capture_logs() as lines, caplog.at_level(WARNING):
        yield
        found: list[Any] = [
            line for line in lines if line["log_level"] in ("warning", "error", "critical")
        ]
        found += [record.getMessage() for record in caplog.records if record.levelno >= WARNING]
        assert not found


async def has_ended(simulation: Simulation, table: int) -> None:
    """The ranking stands in the final post, and no older post can be pressed or has a picture."""
    position = await simulation.bot.host.look.position(table, None)
    assert position.table.status == "finished"
    assert position.view is not None
    outcome = position.view.outcome
    assert outcome is not None
    shown, words = posts(simulation), texts("en").of(position.table.game)
    if position.table.thread_id:
        end = shown.pop()
        assert list(end.buttons) == ["Board", "Replay", "Rematch"], "the channel leads on, too"
    *old, final = shown
    for seat in position.table.seats:
        rank, score = outcome.ranks[seat.seat], words.points(outcome.scores[seat.seat])
        whose = f"**{rank}.** {seat.name}"
        lines = [line for line in final.text.splitlines() if line.startswith(whose)]
        assert any(line.endswith(f": {score}") for line in lines), final.text
    buttons = {"Log", "Board", "Rules", "Rematch", "Next table", "Replay"}
    judged = set[str]() if position.game.insight is None else {"Turning points"}
    assert set(final.buttons) == buttons | judged, set(final.buttons) ^ (buttons | judged)
    for post in old:
        assert not post.buttons, f"an old post can still be pressed: {post.text}"
        assert not post.files, f"an old post shows how it was then: {post.text}"
    for post in shown:
        check(post.components)
    assert final.files
