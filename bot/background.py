"""Work of the bot's own, that goes on when what began it, such as a click, is over."""

import asyncio
from collections.abc import Coroutine
from contextvars import Context, copy_context
from typing import Any


class Background:
    """Begins such work in a context of its own: its log lines do not name the click."""

    def __init__(self) -> None:
        self._context = Context()

    def adopt(self) -> None:
        """Take the context of the caller, say of the bot's start, for all that begins from now on.

        By it a simulated Discord knows what is the bot's doing, and waits for it.
        """
        self._context = copy_context()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin this work on the running loop."""
        return self._context.run(asyncio.get_running_loop().create_task, work)
