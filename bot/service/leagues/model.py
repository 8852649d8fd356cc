"""A league and its seasons as everyone may know them. Facts only, no words."""

from fractions import Fraction
from typing import NamedTuple, TypeAlias

from bot.storage import leagues
from bot.storage.rows import Status

LeagueRow: TypeAlias = leagues.LeagueRow
SeasonRow: TypeAlias = leagues.SeasonRow
SeasonStatus: TypeAlias = leagues.SeasonStatus
Move: TypeAlias = leagues.Move


class Entrant(NamedTuple):
    """A person in a season, under the name of then; below 0 if their data was deleted."""

    user_id: int
    name: str


class Standing(NamedTuple):
    """A person's line in a division.

    points         in sixtieths
    wins           shared ones in parts
    share          the mean share of the best score at their tables, None without any
    played, tables their tables that count already, of all
    absent         at how many of these they were
    move           at the end of the season, or if it ended like this
    """

    entrant: Entrant
    rank: int
    points: int
    wins: Fraction
    share: Fraction | None
    played: int
    tables: int
    absent: int
    move: Move


class TableOf(NamedTuple):
    """A table of a division; `user_ids` and `points` (None until it counts) by seat."""

    number: int
    table_id: int | None
    user_ids: tuple[int, ...]
    points: tuple[int, ...] | None
    judged: bool
    status: Status | None


class Division(NamedTuple):
    """A division, the top one is 0; its people are in order, the best first."""

    number: int
    standings: tuple[Standing, ...]
    tables: tuple[TableOf, ...]


class SeasonView(NamedTuple):
    """A season; `entrants`: its people, in the order in which they registered; `waiting`: those who
    wait for a seat; no `divisions` before it begins.
    """

    league: LeagueRow
    season: SeasonRow
    entrants: tuple[Entrant, ...]
    waiting: tuple[Entrant, ...]
    divisions: tuple[Division, ...]
