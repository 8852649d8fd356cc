"""People's settings, as far as they are usable; others count as not set.

A time zone may be gone after an update of tzdata, a value may be damaged. Neither may delay others,
or keep its person from fixing it. So only that one setting falls back to its default, and
`UserRow.unusable` names it until its person saves their settings again.
"""

from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta
from typing import Any, Final, get_args
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, bindparam, select

from bot.storage.faults import MISREAD
from bot.storage.rows import ResultsBy, ThemeName, UserRow
from bot.storage.schema import users

SETTINGS: Final = tuple(name for name in UserRow._fields if name in users.c)
"""The columns of a user, the id first."""

_DAY: Final = 24 * 60
_YEARS: Final = range(2000, 9000)
_LONGEST_VACATION: Final = timedelta(days=60)
_MOST_HOURS: Final = 24 * 365

_FIND: Final = select(*(users.c[name] for name in SETTINGS)).where(
    users.c.user_id.in_(bindparam("user_ids", expanding=True))
)
_KNOWN: Final = _FIND.with_only_columns(users.c.user_id)


def find(db: Connection, user_ids: Collection[int]) -> list[UserRow]:
    """Return the settings of these people, as far as they are stored."""
    given = {"user_ids": user_ids}
    try:
        rows = [UserRow(*row) for row in db.execute(_FIND, given)]
    except MISREAD:
        known = db.execute(_KNOWN, given).scalars().all()
        rows = [_as_far_as_readable(db, user_id) for user_id in known]
    return [_as_far_as_usable(row) for row in rows]


def unusable(db: Connection) -> list[UserRow]:
    """Return the people's settings that are partly unusable."""
    known = db.execute(select(users.c.user_id)).scalars().all()
    return [row for user_id in known for row in find(db, [user_id]) if row.unusable]


def _as_far_as_readable(db: Connection, user_id: int) -> UserRow:
    """Read a person's settings one by one."""
    row, (_, *names) = UserRow(user_id), SETTINGS
    for name in names:
        try:
            value = db.execute(select(users.c[name]).where(users.c.user_id == user_id)).scalar_one()
        except MISREAD:
            row = _without(row, name)
        else:
            row = row._replace(**{name: value})
    return row


def _as_far_as_usable(row: UserRow) -> UserRow:
    for name, is_usable in _USABLE.items():
        if not is_usable(getattr(row, name)):
            row = _without(row, name)
    return row


def _without(row: UserRow, name: str) -> UserRow:
    default = UserRow._field_defaults[name]
    return row._replace(**{name: default}, unusable=(*row.unusable, name))


def _is_language(value: Any) -> bool:
    return value is None or isinstance(value, str)


def _is_zone(value: Any) -> bool:
    try:
        ZoneInfo(value)
    except (*MISREAD, LookupError, OSError):  # no name at all; unknown; a folder
        return False
    return True


def _are_quiet_hours(value: Any) -> bool:
    if value is None:
        return True
    start, end = value
    return 0 <= start < _DAY and 0 <= end < _DAY and start != end


def _are_vacations(value: tuple[tuple[datetime, datetime], ...]) -> bool:
    return all(_is_vacation(start, end) for start, end in value) and list(value) == sorted(value)


def _is_vacation(start: datetime, end: datetime) -> bool:
    aware = start.tzinfo is not None and end.tzinfo is not None
    dated = start.year in _YEARS and end.year in _YEARS
    return aware and dated and start < end and end - start <= _LONGEST_VACATION


def _are_hours(value: Any) -> bool:
    return isinstance(value, int) and 0 <= value <= _MOST_HOURS


_USABLE: Final[Mapping[str, Callable[[Any], bool]]] = {
    "language": _is_language,
    "theme": get_args(ThemeName).__contains__,
    "zone": _is_zone,
    "quiet": _are_quiet_hours,
    "vacations": _are_vacations,
    "counted": _are_vacations,
    "remind_every": _are_hours,
    "results": get_args(ResultsBy).__contains__,
}
"""For each setting that can be unusable, the check of a value."""
