"""The bot's own work begins in a context of its own."""

import structlog

from bot.background import Background


async def note(found: list[dict[str, object]]) -> None:
    found.append(structlog.contextvars.get_contextvars())


async def test_what_goes_on_afterwards_is_not_taken_for_the_click():
    found: list[dict[str, object]] = []
    background = Background()
    with structlog.contextvars.bound_contextvars(interaction=5, table=7):
        await background.begin(note(found))
    assert found == [{}]


async def test_it_has_the_context_that_was_adopted():
    found: list[dict[str, object]] = []
    background = Background()
    with structlog.contextvars.bound_contextvars(run=1):
        background.adopt()
    with structlog.contextvars.bound_contextvars(interaction=5):
        await background.begin(note(found))
    assert found == [{"run": 1}]
