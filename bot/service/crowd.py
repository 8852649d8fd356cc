"""How many may queue at once for what is done one at a time.

Where one process works for everybody, each of them waits for all who came before. Beyond a certain
number it is kinder to refuse at once than to let somebody look at an empty message for minutes.
"""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from bot.service.errors import TooMuch

MOST_WAITING: Final = 8


class Crowd:
    """The queue of those who wait for one thing."""

    def __init__(self, code: str) -> None:
        """Refuse with `code` anybody who comes while the queue is full."""
        self._code = code
        self._waiting = 0

    @contextmanager
    def joined(self) -> Generator[None]:
        """Wait in the queue for as long as this context lasts. Raises TooMuch."""
        if self._waiting >= MOST_WAITING:
            raise TooMuch(self._code)
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1
