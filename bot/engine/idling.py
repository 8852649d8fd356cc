"""Idle tables: a running table counts as left if nothing has happened there for a long time.

This is counted from the last turn, or from when the last clock has run out, if that is later. First
the end is announced (`bot/service/expiry.py`); a week later the table is put aside.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, Protocol

from bot.storage.rows import SeatRow

NOTICE: Final = timedelta(days=7)
"""The time from the announcement until a table is put aside."""

_MONTH: Final = timedelta(days=30)

PUT_ASIDE: Final = ""
"""The reason for the end of a table where no one has played for a long time."""

JUDGED: Final = " "
"""The reason for the end of a league's table on the last day of its season. It is blank, as no
reason that a person gives.
"""


def due(seats: Sequence[SeatRow], now: datetime, *, clock: bool) -> datetime:
    """Return when a table counts as left if nothing happens; `clock`: it has one."""
    last = max([now, *(seat.deadline for seat in seats if seat.deadline is not None)])
    return last + (_MONTH if clock else 2 * _MONTH)


class _Ended(Protocol):
    @property
    def status(self) -> str: ...
    @property
    def abort_reason(self) -> str | None: ...


def is_put_aside(table: _Ended) -> bool:
    """Whether a table has ended because no one played there, so that its people can go on."""
    return table.status == "aborted" and table.abort_reason == PUT_ASIDE
