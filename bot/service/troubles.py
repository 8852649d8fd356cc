"""Troubles of a table: posts that cannot be shown, computers that are stuck."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.engine.computers import Computers
from bot.engine.context import Context
from bot.storage import outbox
from bot.storage.kinds import Kind
from bot.storage.outbox import Aside
from bot.storage.rows import Notice

COMPUTER: Final = "computer"
FAILED: Final = "failed"
PERMISSIONS: Final = "missing_permissions"
GONE: Final = "gone"
REFUSED: Final = "refused"
_KNOWN: Final = (PERMISSIONS, GONE, outbox.LIMITED)


class Trouble(NamedTuple):
    """A trouble of a table: the error id in the log, and the reason.

    `names` are those of missing permissions.
    """

    id: str
    code: str
    names: tuple[str, ...] = ()


class Troubles:
    """The troubles, for the people at a table and for the operator."""

    def __init__(self, context: Context, computers: Computers) -> None:
        self._context = context
        self._computers = computers

    def of_computers(self, table_id: int) -> Trouble | None:
        """Return the reason why a table's computers do not answer, if they were given up."""
        error_id = self._computers.stuck(table_id)
        return None if error_id is None else Trouble(error_id, COMPUTER)

    async def of_posts(self, table_id: int) -> Trouble | None:
        """Return the reason why a table's posts cannot be shown in its place. Raises SetAside."""
        context = self._context
        return trouble_of_posts(await context.read(table_id, outbox.posts_aside, table_id))

    async def show_again(self, table_id: int, what: Kind, vote_id: int | None) -> None:
        """Have a post shown again by an edit, because it called people and then failed."""
        notice, now = Notice(what, vote_id=vote_id), self._context.clock.now()
        await self._context.store.write_behind_at(table_id, outbox.add, table_id, [notice], now)

    async def given_up(self) -> list[Aside]:
        """Return all failed deliveries, oldest first."""
        return await self._context.store.read(outbox.list_aside)

    async def retry(self, error_id: str | None = None) -> int:
        """Retry deliveries given up under this id, or all; return their number."""
        now = self._context.clock.now()
        count = await self._context.store.write(outbox.retry_aside, now, error_id)
        self._context.after_commit()
        return count


def trouble_of_posts(given_up: Sequence[Aside]) -> Trouble | None:
    """Return the newest reason why posts of a table were given up."""
    if not given_up:
        return None
    code, *names = given_up[-1].error.split()
    known = code in _KNOWN
    return Trouble(given_up[-1].aside, code if known else FAILED, tuple(names) if known else ())
