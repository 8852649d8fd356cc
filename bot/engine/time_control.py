"""How much time a table gives, and the arithmetic of a seat's bank: what is left, and until when.

A bank is kept in whole seconds. It only runs while its seat is waited for and its person is not off
(`habits`), so a deadline never lies where they are off. It grows by the increment whenever a wait
begins, and shrinks by it, as far as it can, if the move that began the wait is taken back. In the
middle of a wait only the others fill it, by a vote. So going back and forth fills no bank beyond
one increment, unless a computer has stood in for its person between the move and its undoing.
"""

import re
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from bot.engine.errors import ServiceError
from bot.engine.habits import Habits, active_between, after_active

RELAXED: Final = "relaxed"
"""The time control of a table without clocks."""

USUAL: Final = "normal"
"""The time control of a table for which none was chosen."""

BANK_HOURS: Final = (1, 60 * 24)
INCREMENT_HOURS: Final = (0, 7 * 24)
MOST_CAP_HOURS: Final = 90 * 24
"""The least and the most that may be chosen."""

_LEAST_WARNING: Final = timedelta(hours=2)
_MOST_WARNING: Final = timedelta(days=1)

_CUSTOM: Final = re.compile(r"([0-9]{1,4})/([0-9]{1,4})/([0-9]{1,4})")


class TimeControl(NamedTuple):
    """What a bank holds at first, what each wait adds, and the cap that it never grows beyond."""

    bank: timedelta
    increment: timedelta
    cap: timedelta


PRESETS: Final = {
    RELAXED: None,
    USUAL: TimeControl(timedelta(days=5), timedelta(days=1), timedelta(days=7)),
    "fast": TimeControl(timedelta(hours=12), timedelta(hours=4), timedelta(hours=24)),
}


def read(text: str) -> TimeControl | None:
    """Read what `tables.clock` holds: a preset, or hours such as `"48/12/96"`.

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
    """Return what was typed as `tables.clock` holds it. Raises ServiceError like `read`."""
    text = "".join(typed.casefold().split())
    read(text)
    return text if text in PRESETS else "/".join(str(int(hours)) for hours in text.split("/"))


def fresh(control: TimeControl) -> int:
    """Return the seconds that a bank holds before the first wait."""
    return _seconds(control.bank)


def warning(control: TimeControl) -> int:
    """Return of how many seconds left its person is warned: of a fifth of a full bank."""
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
    """Return what is left of the seconds that a bank held at `since`; never less than 0."""
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
