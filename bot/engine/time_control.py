"""A table's time control, and the arithmetic of a seat's bank: the time left, and the deadline.

A bank is kept in whole seconds. It runs only while the table waits for its seat and the person is
not off (`habits`), so a deadline never falls in their time off. It grows by the increment whenever
a wait begins. If the move that began the wait is taken back, it shrinks by the increment, as far as
it can. In the middle of a wait only the others can fill it, by a vote. So taking moves back and
forth gains at most one increment, unless a computer has stood in for its person between the move
and its undoing.

When a bank is empty, the others vote. No one votes at a league's table: its person has a `grace`,
which leaves the bank empty, until a computer stands in.
"""

import re
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from bot.engine.errors import ServiceError
from bot.engine.habits import Habits, active_between, after_active
from bot.storage.rows import TableRow

RELAXED: Final = "relaxed"
"""The time control of a table without clocks."""

USUAL: Final = "normal"
"""The time control of a table for which none was chosen."""

BANK_HOURS: Final = (1, 60 * 24)
INCREMENT_HOURS: Final = (0, 7 * 24)
MOST_CAP_HOURS: Final = 90 * 24
"""The least and the most hours that may be chosen."""

_LEAST_WARNING: Final = timedelta(hours=2)
_MOST_WARNING: Final = timedelta(days=1)

_CUSTOM: Final = re.compile(r"([0-9]{1,4})/([0-9]{1,4})/([0-9]{1,4})")


GRACE: Final = timedelta(days=1)
"""The time from an empty bank to a stand-in, at a league's table."""


class TimeControl(NamedTuple):
    """A bank's time at first, its increment with each wait, and its cap; and the time from an empty
    bank to a stand-in, None where the others vote.
    """

    bank: timedelta
    increment: timedelta
    cap: timedelta
    grace: timedelta | None = None


PRESETS: Final = {
    RELAXED: None,
    USUAL: TimeControl(timedelta(days=5), timedelta(days=1), timedelta(days=7)),
    "fast": TimeControl(timedelta(hours=12), timedelta(hours=4), timedelta(hours=24)),
}


def of_table(table: TableRow) -> TimeControl | None:
    """Return the time control of a table; None is no limit."""
    control = read(table.clock)
    return control._replace(grace=GRACE) if control and table.is_of_league else control


def read(text: str) -> TimeControl | None:
    """Read the text in `tables.clock`: a preset, or hours such as `"48/12/96"`.

    None is no limit. Raises ServiceError for anything else, and for hours out of range.
    """
    if text in PRESETS:
        return PRESETS[text]
    match = _CUSTOM.fullmatch(text)
    if match is None:
        raise _bad_clock()
    bank, increment, cap = map(int, match.groups())
    in_range = _within(bank, BANK_HOURS) and _within(increment, INCREMENT_HOURS)
    if not in_range or not bank <= cap <= MOST_CAP_HOURS:
        raise _bad_clock()
    return TimeControl(timedelta(hours=bank), timedelta(hours=increment), timedelta(hours=cap))


def spelled(typed: str) -> str:
    """Return typed text as `tables.clock` stores it. Raises ServiceError like `read`."""
    text = "".join(typed.casefold().split())
    read(text)
    return text if text in PRESETS else "/".join(str(int(hours)) for hours in text.split("/"))


def fresh(control: TimeControl) -> int:
    """Return the seconds that a bank holds before the first wait."""
    return _seconds(control.bank)


def warning(control: TimeControl) -> int:
    """Return the seconds left at which the person is warned: a fifth of a full bank."""
    return _seconds(max(_LEAST_WARNING, min(_MOST_WARNING, control.bank / 5)))


def granted(control: TimeControl, bank: int) -> int:
    """Return the seconds in a bank once a wait has begun. Seconds beyond the cap are kept."""
    return max(bank, min(bank + _seconds(control.increment), _seconds(control.cap)))


def withdrawn(control: TimeControl, bank: int) -> int:
    """Return the seconds in a bank once the move that began a wait was taken back.

    Beyond the cap, that wait had brought none.
    """
    return bank if bank > _seconds(control.cap) else max(0, bank - _seconds(control.increment))


def left(bank: int, habits: Habits, since: datetime, now: datetime) -> int:
    """Return the seconds left in a bank that held these at `since`; never less than 0."""
    return max(0, bank - _seconds(active_between(habits, since, now)))


def deadline(bank: int, habits: Habits, since: datetime) -> datetime:
    """Return when a bank that has run since then is empty; never while its person is off."""
    return after_active(habits, since, timedelta(seconds=bank))


def _seconds(span: timedelta) -> int:
    return span // timedelta(seconds=1)


def _within(value: int, bounds: tuple[int, int]) -> bool:
    return bounds[0] <= value <= bounds[1]


def _bad_clock() -> ServiceError:
    return ServiceError(
        "bad_clock",
        least_bank=BANK_HOURS[0],
        most_bank=BANK_HOURS[1],
        most_increment=INCREMENT_HOURS[1],
        most_cap=MOST_CAP_HOURS,
    )
