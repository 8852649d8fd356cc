"""The players of a month: their zones, sleep, ways of answering, and fates."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import log
from random import Random
from typing import Final
from zoneinfo import ZoneInfo

from tests.month.minutes import local_date
from tests.month.rules import Ways
from tests.month.timeline import DAY, HOUR, MINUTE

ZONES: Final = (
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "UTC",
    "Europe/London",
    "America/Los_Angeles",
    "America/Santiago",
    "Pacific/Chatham",
    "Asia/Beirut",
)
"""Berlin and New York change their clocks on different days, the southern ones the other way
round, Lord Howe by half an hour, Beirut and Santiago at midnight; others never."""

QUIET: Final = (
    None,
    None,
    (22 * 60, 7 * 60),
    (23 * 60, 6 * 60 + 30),
    (0, 8 * 60),
    (2 * 60 + 30, 10 * 60),  # begins in the hour that a change skips or repeats
    (20 * 60, 2 * 60 + 15),  # ends in it
)

VOTES: Final = {
    "patient": {"wait": 8, "move": 1, "substitute": 1},
    "practical": {"move": 4, "computer": 4, "wait": 2},
    "social": {"substitute": 5, "wait": 3, "computer": 2},
    "fed up": {"abort": 6, "computer": 3, "substitute": 1},
}
"""The answers of each temper when a player is out of time."""


@dataclass
class Person:
    """A person, with all that decides their next acts."""

    id: int
    ways: Ways
    servers: tuple[int, ...]
    wakes: int
    """The hour at which they get up, by their own clock; they go to bed 16 hours later."""
    median: float
    """Hours from a notice to their answer, as often longer as shorter."""
    spread: float
    forgets: float
    """The chance that they do not answer a first notice, but only a reminder."""
    temper: str
    plans: bool
    """They plan ahead before they leave a table."""
    in_haste: bool
    """Their plans answer at once, even if others can tell."""
    gone: bool = False
    """They have stopped playing without a word."""

    @property
    def name(self) -> str:
        return f"P{self.id}"

    def delay(self, random: Random, hours: float | None = None) -> timedelta:
        """Return the time they take."""
        spread = random.lognormvariate(log(hours or self.median), self.spread)
        return min(spread, 24 * 6) * HOUR

    def awake(self, at: datetime, random: Random) -> datetime:
        """Return when they act: then, or some time after they have got up."""
        zone = ZoneInfo(self.ways.zone)
        hour = (at.astimezone(zone).hour - self.wakes) % 24
        if hour >= 16:
            at += (24 - hour) * HOUR + random.randrange(90) * MINUTE
        today = local_date(at, self.ways.zone)
        for first, days, ended in self.ways.vacations:
            if ended is None and first <= today < first + days * DAY and random.random() < 0.9:
                at += first + days * DAY - today
        return at.replace(second=0, microsecond=0) + MINUTE

    def vote(self, random: Random) -> str:
        """Return their vote about a player who is out of time."""
        answers = VOTES[self.temper]
        return random.choices([*answers], [*answers.values()])[0]


def population(
    count: int, servers: list[int], start: datetime, random: Random, planners: float
) -> list[Person]:
    """Draw this many people; about this share of them plans ahead."""
    return [_person(100 + number, servers, start, random, planners) for number in range(count)]


def _person(
    number: int, servers: list[int], start: datetime, random: Random, planners: float
) -> Person:
    ways = Ways(
        start,
        zone=ZONES[number % len(ZONES)],
        quiet=random.choice(QUIET),
        weekends_off=random.random() < 0.2,
        remind_every=random.choice((24, 24, 24, 12, 6, 6, 48, 0)),
        dm=random.random() < 0.7,
    )
    return Person(
        number,
        ways,
        tuple(sorted(random.sample(servers, random.choice((1, 2, len(servers)))))),
        wakes=random.choice((6, 7, 7, 8, 11)),
        median=random.choice((0.5, 2, 4, 8, 14)),
        spread=random.choice((0.5, 1.0, 1.4)),
        forgets=random.choice((0.0, 0.05, 0.15, 0.3)),
        temper=random.choice([*VOTES]),
        plans=random.random() < planners,
        in_haste=random.random() < 0.3,
    )


def other_ways(person: Person, random: Random) -> dict[str, object]:
    """Return a change of a person's settings."""
    zone = random.choice(ZONES)
    return random.choice(
        (
            {"quiet": random.choice(QUIET)},
            {"quiet": random.choice(QUIET), "weekends_off": not person.ways.weekends_off},
            {"remind_every": random.choice((6, 12, 24, 0))},
            {"zone": zone},
            {"weekends_off": not person.ways.weekends_off},
            {"dm": not person.ways.dm},
        )
    )


def with_vacation(ways: Ways, now: datetime, ahead: int, days: int) -> Ways:
    """Return the settings with a vacation in this many days."""
    first = local_date(now, ways.zone) + ahead * DAY
    return replace(ways, vacations=(*ways.vacations, (first, days, None)))
