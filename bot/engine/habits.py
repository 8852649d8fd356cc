"""A person's time off: quiet hours, weekends and vacations, in their own time zone.

While a person is off, their clocks stand and no reminder is sent. Quiet hours are 16 a day at most;
vacations are in `service/vacations.py`.

If time off could be moved freely, a person could stop their clock forever: before the old quiet
hours end, they would choose new ones. So time off that a person adds holds at once for messages,
but a day later for clocks. Until then clocks run whenever they would have run before (`changed`).
So in any 24 hours a clock runs at least as long as under the settings at their start, whatever
people set.

Except for vacations, none of this is stored as moments: it is computed from local days when needed,
and so follows changes of the wall clock. Where a time of day comes twice, or not at all, time off
begins at its earliest reading and ends at its latest.
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from heapq import merge
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from bot.engine.errors import ServiceError
from bot.storage.rows import UserRow

DAY: Final = 24 * 60
"""The minutes in a day on the wall clock."""

MOST_QUIET: Final = 16
"""The most quiet hours a day: a clock must be able to run."""

USUAL_NIGHT: Final = (22 * 60, 7 * 60)
"""The quiet hours proposed to a person who has none."""

_ONE_DAY: Final = timedelta(days=1)
_LONGEST: Final = 2 * _ONE_DAY
"""Time off that begins on a local date is over this long after its midnight, apart from clock
changes.
"""


class Span(NamedTuple):
    """A span from one moment (UTC) up to another, which is excluded."""

    start: datetime
    end: datetime


class Habits(NamedTuple):
    """A person's time off.

    zone      IANA name, as `zones.zone_named` returns it
    quiet     minutes after midnight, from and to; across midnight if `to` is the earlier
    vacations in order, none overlapping another
    counted   in order: spans in which they count as on all the same
    """

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    weekends_off: bool = False
    vacations: tuple[Span, ...] = ()
    counted: tuple[Span, ...] = ()


def habits_of(user: UserRow) -> Habits:
    """Return a person's time off, according to their settings."""
    vacations = tuple(Span(*vacation) for vacation in user.vacations)
    return Habits(user.zone, user.quiet, user.weekends_off, vacations)


def on_the_clock(user: UserRow) -> Habits:
    """Return the time off that counts for clocks and patience."""
    return habits_of(user)._replace(counted=tuple(Span(*span) for span in user.counted))


def changed(before: UserRow, after: UserRow, now: datetime) -> UserRow:
    """Return new settings under which clocks run for one more day as under the old ones."""
    if habits_of(before) == habits_of(after):
        return after
    return after._replace(counted=_on_between(on_the_clock(before), now, now + _ONE_DAY))


def check_quiet(quiet: tuple[int, int]) -> None:
    """Raise ServiceError unless these are minutes of a day, and no more hours than may be quiet."""
    start, end = quiet
    if start == end or not (0 <= start < DAY and 0 <= end < DAY):
        raise ServiceError("bad_quiet")
    if _length(quiet) > MOST_QUIET * 60:
        raise ServiceError("too_quiet", most=MOST_QUIET, start=on_clock(start), end=on_clock(end))


def quiet_from(quiet: tuple[int, int] | None, start: int) -> tuple[int, int]:
    """Return quiet hours with another start. The end moves along if it cannot stay."""
    start, end = start % DAY, USUAL_NIGHT[1] if quiet is None else quiet[1]
    stays = 0 < _length((start, end)) <= MOST_QUIET * 60
    return start, end if stays else (start + _length(quiet or USUAL_NIGHT)) % DAY


def quiet_to(quiet: tuple[int, int] | None, end: int) -> tuple[int, int]:
    """Return quiet hours with another end. The start moves along if it cannot stay."""
    start, end = USUAL_NIGHT[0] if quiet is None else quiet[0], end % DAY
    stays = 0 < _length((start, end)) <= MOST_QUIET * 60
    return start if stays else (end - _length(quiet or USUAL_NIGHT)) % DAY, end


def on_clock(minutes: int) -> str:
    """Return minutes after midnight as a clock shows them, such as `"07:30"`."""
    hour, minute = divmod(minutes, 60)
    return f"{hour:02}:{minute:02}"


def _length(quiet: tuple[int, int]) -> int:
    start, end = quiet
    return (end - start) % DAY


def is_off(habits: Habits, at: datetime) -> bool:
    """Whether a person is off at this moment."""
    return on_again(habits, at) != at


def on_again(habits: Habits, at: datetime) -> datetime:
    """Return the first moment from `at` on when a person is not off; this may be `at` itself."""
    span = next(_off(habits, at), None)
    return span.end if span is not None and span.start <= at else at


def tell_from(user: UserRow, at: datetime) -> datetime:
    """Return when a person may be told something: at once, unless they are off then."""
    return on_again(habits_of(user), at)


def tomorrow(user: UserRow, now: datetime) -> datetime:
    """Return when a person is on again tomorrow, or this morning if their night began before it.

    Without quiet hours it is a day from now. If they are off for longer, it is when they are back.
    """
    if user.quiet is None:
        return tell_from(user, now + _ONE_DAY)
    zone, (_, end) = ZoneInfo(user.zone), user.quiet
    local = now.astimezone(zone)
    asleep = is_off(habits_of(user), now) and local.hour * 60 + local.minute < end
    midnight = datetime.combine(local.date() + (0 if asleep else 1) * _ONE_DAY, time(), zone)
    return tell_from(user, max(_readings(midnight + timedelta(minutes=end))))


def off_until(users: Iterable[UserRow], at: datetime) -> dict[int, datetime]:
    """Return when those of these people who are off at this moment are on again."""
    again = {user.user_id: tell_from(user, at) for user in users}
    return {user_id: on for user_id, on in again.items() if on > at}


def active_between(habits: Habits, start: datetime, end: datetime) -> timedelta:
    """Return for how long a person is not off between two moments; nothing if they are reversed."""
    if end <= start:
        return timedelta()
    active = end - start
    for span in _off(habits, start):
        if span.start >= end:
            break
        active -= min(span.end, end) - max(span.start, start)
    return active


def after_active(habits: Habits, start: datetime, active: timedelta) -> datetime:
    """Return the first moment at which a person is on and has been on for `active` since `start`.

    So a deadline that would fall just as a person goes off falls when they are on again.
    """
    at, left = start, active
    for span in _off(habits, start):
        if at + left < span.start:
            break
        left -= max(span.start - at, timedelta())
        at = span.end
    return at + left


def _on_between(habits: Habits, start: datetime, end: datetime) -> tuple[Span, ...]:
    """Return when a person is on between two moments."""
    at, found = start, list[Span]()
    for off in _off(habits, start):
        if off.start >= end:
            break
        if at < off.start:
            found.append(Span(at, off.start))
        at = off.end
    return (*found, Span(at, end)) if at < end else tuple(found)


def _off(habits: Habits, at: datetime) -> Iterator[Span]:
    """Yield the spans that hold `at` or come after it, in order, no two of them touching."""
    for span in _set(habits, at):
        yield from (part for part in _without(span, habits.counted) if part.end > at)


def _without(span: Span, counted: Iterable[Span]) -> Iterator[Span]:
    """Yield the rest of a span outside those that count all the same."""
    start, end = span
    for each in counted:
        if start < min(each.start, end):
            yield Span(start, min(each.start, end))
        start = max(start, each.end)
    if start < end:
        yield Span(start, end)


def _set(habits: Habits, at: datetime) -> Iterator[Span]:
    """Yield the spans of all kinds of time off, in the same way."""
    last: Span | None = None
    for span in merge(*_kinds(habits, at)):
        if span.end <= at:
            continue
        if last is None:
            last = span
        elif span.start <= last.end:
            last = Span(last.start, max(last.end, span.end))
        else:
            yield last
            last = span
    if last is not None:
        yield last


def _kinds(habits: Habits, at: datetime) -> Iterator[Iterator[Span]]:
    """Yield the spans of each kind of time off, leaving out none that matters at `at` or later."""
    zone = ZoneInfo(habits.zone)
    first = (at - _LONGEST).astimezone(zone).date()
    if habits.quiet is not None:
        start, end = habits.quiet
        yield _repeated(zone, first, 1, start, end if start < end else end + DAY)
    if habits.weekends_off:
        saturday = first - (first.weekday() + 2) % 7 * _ONE_DAY
        yield _repeated(zone, saturday, 7, 0, 2 * DAY)
    yield iter(habits.vacations)


def _repeated(zone: ZoneInfo, first: date, days: int, start: int, end: int) -> Iterator[Span]:
    """Yield the span between two minutes of the day, on `first` and every `days` days after."""
    midnight = datetime.combine(first, time(), zone)
    from_midnight, to_midnight = timedelta(minutes=start), timedelta(minutes=end)
    while True:
        yield Span(min(_readings(midnight + from_midnight)), max(_readings(midnight + to_midnight)))
        midnight += days * _ONE_DAY


def _readings(local: datetime) -> tuple[datetime, datetime]:
    """Return the two moments that a time on the wall clock can mean: nearly always the same."""
    return local.astimezone(UTC), local.replace(fold=1).astimezone(UTC)
