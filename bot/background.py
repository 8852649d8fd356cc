"""The bot's own work, which outlives what began it, such as a click."""

import asyncio
from collections.abc import Coroutine
from contextvars import Context, copy_context
from typing import Any


class Background:
    """Begins such work in a context of its own, so its log lines do not name the click."""

    def __init__(self) -> None:
        self._context = Context()

    def adopt(self) -> None:
        """Use the caller's context, say that of the bot's start, for all work that begins from now
        on.

        A simulated Discord uses it to recognise the bot's work and wait for it.
        """
        self._context = copy_context()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin this work on the running loop."""
        return self._context.run(asyncio.get_running_loop().create_task, work)
