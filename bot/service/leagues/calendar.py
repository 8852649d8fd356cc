"""The calendar of a season: registration, Mondays, the last days; and what time off does to it."""

from datetime import UTC, datetime, time, timedelta
from typing import Final

from bot.storage.leagues import LeagueRow, SeasonRow

WEEK: Final = timedelta(days=7)
REGISTRATION: Final = WEEK
"""The time from the opening of a registration until the season begins."""
MOST_PUT_OFF: Final = 2
"""How often a season is put off by a week, if too few people have registered."""
LAST_DAYS: Final = (timedelta(days=7), timedelta(days=2))
"""The times before the last day at which people are told of their unfinished tables."""
REMINDED: Final = timedelta(days=2)
"""The time before the beginning at which last season's people are asked to register."""
NO_SHOW: Final = timedelta(days=5)
"""The time without an answer that makes a person a no-show (`substitutes.py`)."""
REPLACED: Final = timedelta(days=14)
"""The time from the beginning after which no one is replaced, or can join the list for it."""
RETRY: Final = timedelta(hours=1)
"""The time until a season that met an obstacle tries again."""
_MORNING: Final = time(8, tzinfo=UTC)
_MONDAY: Final = 0


def mondays(since: datetime, until: datetime) -> list[datetime]:
    """Return the moments of the standing after `since`, up to `until`."""
    ahead = timedelta(days=(_MONDAY - since.weekday()) % 7)
    first = datetime.combine(since.date() + ahead, _MORNING)
    first += WEEK if first <= since else timedelta()
    return [first + WEEK * week for week in range(max(0, (until - first) // WEEK + 1))]


def last_days(season: SeasonRow) -> list[datetime]:
    """Return the moments at which people are told that the season ends soon."""
    assert season.last_day is not None, "all its tables are open"
    return [season.last_day - span for span in LAST_DAYS]


def began(league: LeagueRow, season: SeasonRow) -> datetime | None:
    """Return when all tables of a season were open, moved on as its last day is; None before it."""
    return None if season.last_day is None else season.last_day - WEEK * league.weeks


def checks(league: LeagueRow, season: SeasonRow) -> list[datetime]:
    """Return the moments at which no-shows are looked for: daily, because of their vacations."""
    since = began(league, season)
    days = range(NO_SHOW.days, REPLACED.days)
    return [] if since is None else [since + timedelta(days=day) for day in days]


def next_due(league: LeagueRow, season: SeasonRow, now: datetime) -> datetime:
    """Return when there is next something to do in a season that is not over."""
    if season.status == "registering":
        return season.begins_at
    if season.last_day is None:
        return now
    seen = [*mondays(now, now + WEEK), *checks(league, season)]
    moments = [*last_days(season), season.last_day, *seen]
    return min((at for at in moments if at > now), default=now)


def moved_on(
    league: LeagueRow, season: SeasonRow, since: datetime, now: datetime
) -> tuple[LeagueRow, SeasonRow]:
    """Return a league and its season as they go on now, after they have stood since then."""
    away = now - max(since, season.opened_at)
    if season.status == "registering":
        season = season._replace(begins_at=season.begins_at + away)
    elif season.last_day is not None:
        season = season._replace(last_day=season.last_day + away)
    return league._replace(due_at=now), season  # tables may have ended meanwhile


def registers(season: SeasonRow, now: datetime) -> bool:
    """Whether people can register for a season; in its first days, as substitutes."""
    if season.status == "running":
        return now < season.begins_at + REPLACED
    return season.status == "registering"
