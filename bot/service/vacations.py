"""Vacations: whole days in a person's own zone, 28 in a calendar year.

A vacation keeps its dates when its person moves to another zone. A vacation that is ended early
gives back the days that have not begun.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.engine.errors import ServiceError
from bot.engine.habits import Span

BUDGET: Final = 28
"""Days of vacation in a calendar year."""

_ONE_DAY: Final = timedelta(days=1)


def planned(
    vacations: Sequence[Span], zone: str, first: date, days: int, now: datetime
) -> tuple[Span, ...]:
    """Return the vacations with one more, which begins at the start of `first` and lasts `days`
    days.

    Those that ended before this year are dropped. Raises ServiceError if the new one would begin in
    the past or after next year, overlap another, or take more days than are left.
    """
    today = _date(now, zone)
    if not 1 <= days <= BUDGET:
        raise ServiceError("bad_vacation_days", most=BUDGET)
    check_start(zone, first, now)
    new = span_of(zone, first, days)
    for other in vacations:
        if new.start < other.end and other.start < new.end:
            raise ServiceError("vacations_overlap", **_dates(other, zone))
    kept = [span for span in vacations if _last_day(span, zone).year >= today.year]
    together = tuple(sorted([*kept, new]))
    for year in sorted({day.year for day in days_of(new, zone)}):
        if _taken(together, zone, year) > BUDGET:
            raise ServiceError(
                "vacation_too_long", year=str(year), left=days_left(kept, zone, year)
            )
    return together


def check_start(zone: str, first: date, now: datetime) -> None:
    """Raise ServiceError if no vacation can begin on that day."""
    today = _date(now, zone)
    if not today <= first <= date(today.year + 1, 12, 31):
        raise ServiceError("bad_vacation_start", today=_fact(today), year=str(today.year + 1))


def ended(vacations: Sequence[Span], start: datetime, now: datetime) -> tuple[Span, ...]:
    """Return the vacations without the remaining days of the one that begins then.

    A day that has begun stays used. Raises ServiceError if there is no such vacation, or it is
    over.
    """
    kept = [span for span in vacations if span.start != start or span.end <= now]
    if len(kept) == len(vacations):
        raise ServiceError("no_such_vacation")
    begun = [Span(start, now)] if start < now else []
    return tuple(sorted([*kept, *begun]))


def moved(vacations: Sequence[Span], before: str, after: str, now: datetime) -> tuple[Span, ...]:
    """Return the vacations, those that are not over moved to the same dates in another zone."""
    return tuple(
        span if span.end <= now else _on_the_same_dates(span, before, after) for span in vacations
    )


def days_left(vacations: Sequence[Span], zone: str, year: int) -> int:
    """Return the number of days that can still be planned in a calendar year."""
    return max(0, BUDGET - _taken(vacations, zone, year))


def span_of(zone: str, first: date, days: int) -> Span:
    """Return days as a span: all moments whose date in the zone is one of these days."""
    return Span(_morning(zone, first), _morning(zone, first + days * _ONE_DAY))


def days_of(span: Span, zone: str) -> Iterator[date]:
    """Yield the dates that lie in a span at least in part."""
    day, last = _date(span.start, zone), _last_day(span, zone)
    while day <= last:
        yield day
        day += _ONE_DAY


def _taken(vacations: Sequence[Span], zone: str, year: int) -> int:
    """Count the days that vacations take from a year. Past vacations that were planned in another
    zone may touch one more date.
    """
    return sum(day.year == year for span in vacations for day in days_of(span, zone))


def _on_the_same_dates(span: Span, before: str, after: str) -> Span:
    days = list(days_of(span, before))
    return span_of(after, days[0], len(days))


def _dates(span: Span, zone: str) -> dict[str, str]:
    return {
        "first": _fact(_date(span.start, zone)),
        "last": _fact(_last_day(span, zone)),
    }


def _fact(day: date) -> str:
    """Return a day as a key that each language's texts can word."""
    return f"date:{day.isoformat()}"


def _last_day(span: Span, zone: str) -> date:
    return _date(span.end - timedelta.resolution, zone)


def _date(at: datetime, zone: str) -> date:
    return at.astimezone(ZoneInfo(zone)).date()


def _morning(zone: str, day: date) -> datetime:
    """Return when a date begins: its first moment, if its midnight comes twice or not at all."""
    return datetime.combine(day, time(), ZoneInfo(zone)).astimezone(UTC)
