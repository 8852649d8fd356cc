"""The rules of the book: settings of people, time controls, and the decision of votes."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from functools import cached_property
from typing import Final, NamedTuple

from tests.month.minutes import Minutes, wall_of
from tests.month.timeline import DAY, HOUR

MOST_REMINDERS: Final = 4
VOTES_LAST: Final = 3 * DAY
VOTES_AGAIN: Final = 30 * DAY
PATIENCE: Final = 3 * DAY
REPLACED: Final = 12 * HOUR
"""The time around a warning in which no reminder comes."""


@dataclass(frozen=True)
class Ways:
    """A person's settings; vacations are first days, numbers of days, when ended early."""

    start: datetime
    """When the month begins."""
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    weekends_off: bool = False
    vacations: tuple[tuple[date, int, datetime | None], ...] = ()
    remind_every: int = 24
    dm: bool = True

    @cached_property
    def minutes(self) -> Minutes:
        return Minutes(
            wall_of(self.zone, self.start),
            self.quiet,
            weekends_off=self.weekends_off,
            vacations=self.vacations,
        )

    def is_off_like(self, other: "Ways") -> bool:
        """Whether a person is off at the same times under these."""
        return replace(self, dm=True, remind_every=0) == replace(other, dm=True, remind_every=0)

    def concern_waits(self, other: "Ways") -> bool:
        """Whether a person's waits go on differently under these."""
        return replace(self, dm=True) != replace(other, dm=True)

    def reminder(self, since: datetime, reminded: int) -> datetime | None:
        """Return when to remind: the interval doubles each time, counted from when they are on."""
        if not self.remind_every or reminded >= MOST_REMINDERS:
            return None
        on = self.minutes.on_again
        return on(on(since) + self.remind_every * HOUR * 2**reminded)


class Control(NamedTuple):
    """A time control, in seconds."""

    bank: int
    increment: int
    cap: int

    @property
    def warning(self) -> int:
        """The time left at which people are warned: a fifth, but not minutes or many days."""
        return max(2 * 3600, min(24 * 3600, self.bank // 5))


def control_of(clock: str) -> Control | None:
    """Return the meaning of a table's clock."""
    hours = {"relaxed": "", "normal": "120/24/168", "fast": "12/4/24"}.get(clock, clock)
    return Control(*(int(each) * 3600 for each in hours.split("/"))) if hours else None


@dataclass
class Bank:
    """The clock of a seat: seconds left at `since`, None while it stands.

    warn_at   when its person has to be warned; it stays while the clock stands
    heard     they were told that little time of this wait is left
    silent    seconds that it had run at `since` after they last heard of the wait
    """

    left: int | None = None
    since: datetime | None = None
    deadline: datetime | None = None
    overtime: bool = False
    warn_at: datetime | None = None
    heard: bool = False
    silent: int = 0

    def run(
        self, on: Minutes, now: datetime, control: Control | None, *, given: bool = False
    ) -> None:
        """Begin to run, or go on, whenever the person is on; `given`: with time by a vote.

        A warning of little time comes at once if the others have just given it, and otherwise when
        half of it is gone, unless there was one.
        """
        self.since = self.deadline = self.warn_at = None
        self.heard = self.heard and not given
        if self.left is not None and control is not None:
            self.since, self.deadline = now, on.after(now, self.left)
            if self.left > control.warning:
                self.warn_at = on.after(now, self.left - control.warning)
            elif given:
                self.warn_at = on.after(now, 0)
            elif not self.heard:
                self.warn_at = on.after(now, self.left // 2)

    def called(self, control: Control | None) -> None:
        """Have a call say how little time is left, if it is little and the clock runs."""
        if self.left is None or self.deadline is None or control is None:
            return
        if self.left <= control.warning:
            self.heard, self.warn_at = True, None

    def left_at(self, on: Minutes | None, now: datetime) -> int | None:
        """Return the time left at a moment."""
        if self.left is None or self.since is None or on is None:
            return self.left
        return max(0, self.left - on.active(self.since, now))

    def stop(self, on: Minutes, now: datetime) -> None:
        """Stand still."""
        before, self.left = self.left, self.left_at(on, now)
        self.silent += (before or 0) - (self.left or 0)
        self.since = self.deadline = None

    def hear(self, on: Minutes, now: datetime) -> None:
        """Note that its person hears of the wait."""
        self.silent = (self.left_at(on, now) or 0) - (self.left or 0)

    def run_out(self) -> None:
        """Be empty, and let the others be asked."""
        self.silent += self.left or 0
        self.left, self.overtime = None if self.left is None else 0, True
        self.since = self.deadline = self.warn_at = None

    def grant(self, control: Control | None, *, increment: bool) -> None:
        """Add the time of a new wait."""
        if control is None:
            self.left = None
        elif self.left is None:
            self.left = control.bank
        elif increment:
            self.left = max(self.left, min(self.left + control.increment, control.cap))

    def take_back(self, control: Control | None) -> None:
        """Return to the time before a new wait."""
        if control is not None and self.left is not None:
            self.left = max(0, self.left - control.increment)


@dataclass
class Wait:
    """A table waits for a person."""

    user_id: int
    since: datetime
    remind_at: datetime | None = None
    reminded: int = 0
    owed_at: datetime | None = None
    """When the first notice has to come; None while computers have yet to answer, or if the person
    saw it happen."""
    told: bool = False
    left: bool = False
    """A plan answers later, so its person gets only mentions."""
    unheard: bool = False
    """The question after their plan could only be told by a mention, so no one is told."""

    def __post_init__(self) -> None:
        self.counted_from = self.since
        """The same as `since`, without the time while the bot was away."""


def moved_on(at: datetime, left_at: datetime, now: datetime) -> datetime:
    """Return a moment that is as long ago as `at` was when the bot left the server."""
    return now - max(left_at - at, timedelta())


@dataclass
class Poll:
    """A vote."""

    id: int
    table_id: int
    kind: str
    seat: int | None
    opened_at: datetime
    closes_at: datetime
    answers: dict[int, str] = field(default_factory=dict[int, str])


def decided(
    kind: str, voters: Collection[int], answers: Mapping[int, str], *, closing: bool
) -> str | None:
    """Return the winning answer, by the published rule."""
    given = Counter(answer for voter, answer in answers.items() if voter in voters)
    half = len(voters) / 2
    if kind != "overtime":
        if given["yes"] > half:
            return "yes"
        return "no" if closing or len(voters) - given["no"] <= half else None
    for answer, count in given.items():
        if count > half:
            return answer
    if not closing or not given:
        return None
    most = max(given.values())
    best = [answer for answer, count in given.items() if count == most]
    return "wait" if len(best) != 1 or best == ["abort"] else best[0]


def more_time(control: Control) -> int:
    """Return the seconds that the others give to a late player."""
    return max(control.increment, DAY // timedelta(seconds=1))
