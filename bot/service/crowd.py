"""How many may wait at once for what is done one after the other.

Where one process works for everybody, each of them waits for all who came before. Beyond some it is
kinder to refuse at once than to let somebody look at a message that says nothing for minutes.
"""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from bot.service.errors import TooMuch

MOST_WAITING: Final = 8


class Crowd:
    """Those who wait for one thing."""

    def __init__(self, code: str) -> None:
        """Refuse with `code` whoever comes while as many wait already as may."""
        self._code = code
        self._waiting = 0

    @contextmanager
    def joined(self) -> Generator[None]:
        """Be one of those who wait, for as long as this lasts. Raises TooMuch."""
        if self._waiting >= MOST_WAITING:
            raise TooMuch(self._code)
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1
