"""The row of all people of a season that begins, from which its divisions are cut."""

from collections.abc import Sequence

from sqlalchemy import Connection

from bot.engine.model import points_of
from bot.service.leagues import moving
from bot.storage import leagues, ratings
from bot.storage.leagues import EntryRow, LeagueRow
from rules.chance import Chance


def ranked(db: Connection, league: LeagueRow, entries: Sequence[EntryRow], seed: str) -> list[int]:
    """Return the people who registered, the strongest first: by the last season, newcomers by their
    ratings, and those alike by lot.
    """
    people = [row.user_id for row in entries]
    last = _last(db, league)
    known = {user_id for division in last for user_id in division}
    newcomers = _by_rating(db, league, [each for each in people if each not in known], seed)
    if not last:
        return newcomers
    leavers = known.difference(people)
    divisions = moving.next_season(last, newcomers, leavers, league.capacity)
    return [user_id for division in divisions for user_id in division]


def _last(db: Connection, league: LeagueRow) -> list[list[int]]:
    """Return the divisions of the last season that is over, in their final order."""
    before = next((row for row in leagues.seasons_of(db, league.id) if row.status == "over"), None)
    if before is None:
        return []
    rows = [row for row in leagues.entries_of(db, before.id) if row.plays]
    ordered = sorted(rows, key=lambda row: (row.division or 0, row.final or 0))
    return [
        [row.user_id for row in ordered if row.division == number]
        for number in range(len(before.sizes))
    ]


def _by_rating(db: Connection, league: LeagueRow, people: list[int], seed: str) -> list[int]:
    known = ratings.of_users(db, league.game, people)
    drawn = sorted(people)
    Chance(int(seed, 16)).shuffle(drawn)
    return sorted(
        drawn,
        key=lambda each: points_of(known[each].mu, known[each].sigma) if each in known else 0,
        reverse=True,
    )
