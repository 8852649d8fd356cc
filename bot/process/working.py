"""Work for people outside the event loop: replaying games, in a helper of its own.

Its input was read from the database before, so no database connection is held meanwhile. It has the
rules of all games, but no connection to the database or to Discord.
"""

from collections.abc import Callable, Mapping
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from bot.engine.errors import ServiceError
from bot.process.helpers import Helpers
from rules.game import AnyGame
from rules.registry import GAMES

P = ParamSpec("P")
T = TypeVar("T")

SECONDS: Final = 10.0
"""The longest time for one piece of work: many times as long as the longest game needs."""


class WorkingPool:
    """Works in one process; its maker has to close it."""

    def __init__(self) -> None:
        self._helpers = Helpers(1, with_games)

    async def work(
        self,
        work: Callable[Concatenate[Mapping[str, AnyGame], P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return the result of `work(games, ...)`, while the event loop goes on.

        Raises NoHelp, and the ServiceError that `work` raises.
        """
        found = await self._helpers.do(SECONDS, work, args, kwargs)
        if isinstance(found, ServiceError):
            raise found
        return found

    def close(self) -> None:
        """End the process, whatever it is working on; none is started again."""
        self._helpers.close()


def with_games(work: Callable[..., Any], args: Any, kwargs: Any) -> Any:
    """Do the helper's work with the rules of all games; a refusal comes as a result."""
    try:
        return work(GAMES, *args, **kwargs)
    except ServiceError as refusal:
        return refusal
