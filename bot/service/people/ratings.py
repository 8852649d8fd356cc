"""Ratings: how well people play, judged by how games among them ended.

A rating belongs to a person and a game, over all servers. It is that of the model of Plackett and
Luce, which `openskill` computes: a guess at somebody's strength (`mu`) and how sure it is
(`sigma`), for any number of players, with ties. What is shown is what a person is at least worth,
`mu - 3 sigma`, so that nobody leads after one lucky game (`RatingInfo.points`).

A game counts in the very transaction that ends it (`rate`), once. It counts for whoever holds a
seat then, or has resigned it; those rank last. Tables with computers from the beginning, tables
that were ended early and those that are not to be rated count for nobody.
"""

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection

from bot.service.context import Context
from bot.service.model import LeaderPage, Meeting, Profile, RatingInfo
from bot.storage import ratings
from bot.storage.rows import RatingRow, ResultRow, SeatRow, TableRow

LEAST_GAMES: Final = 5
"""How many rated games somebody has to have played to be listed."""
LEADERS: Final = 10
"""How many people a page of the leaders holds."""
MOST_PAGES: Final = 100

_MODEL: Final = PlackettLuce()


class Ratings:
    """Everything that can be asked about ratings."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def leaders(self, game: str, server_id: int, page: int = 0) -> LeaderPage:
        """Return a page of the best who have played a game on a server. Raises NotFound."""
        self._context.game(game)
        page = min(page, MOST_PAGES)
        found = await self._context.store.read(
            ratings.leaders,
            game,
            server_id,
            least=LEAST_GAMES,
            most=LEADERS + 1,
            first=page * LEADERS,
        )
        leaders = tuple(_info(row) for row in found[:LEADERS])
        first = page * LEADERS + 1
        return LeaderPage(game, leaders, page, first, more=len(found) > LEADERS)

    async def profile(self, user_id: int, viewer: int) -> Profile:
        """Return what is known of a person's rated games, and how they and the viewer met."""

        def look(db: Connection) -> Profile:
            rated = [_info(row) for row in ratings.of_user(db, user_id) if self._knows(row.game)]
            met = [] if user_id == viewer else ratings.between(db, viewer, user_id)
            return Profile(
                user_id, tuple(rated), tuple(Meeting(*each) for each in met if self._knows(each[0]))
            )

        return await self._context.store.read(look)

    def _knows(self, game: str) -> bool:
        return game in self._context.games


def rate(db: Connection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Count how a game ended, if it counts and has not been counted yet."""
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    ranks = [seat.rank for seat in seats if seat.rank is not None]
    among_people = len(people) == len(seats) == len(ranks)
    if table.rated and among_people and not ratings.is_rated(db, table.id):
        _rate(db, table, seats, people, ranks)


def _rate(
    db: Connection,
    table: TableRow,
    seats: Sequence[SeatRow],
    people: Sequence[int],
    ranks: Sequence[int],
) -> None:
    known = ratings.of_users(db, table.game, list(people))
    before = [known.get(user_id) or _new(user_id, table.game) for user_id in people]
    teams = [[_MODEL.create_rating([row.mu, row.sigma])] for row in before]
    expected = _MODEL.predict_win(teams)
    after: list[list[PlackettLuceRating]] = _MODEL.rate(teams, ranks=[*map(float, ranks)])
    results: list[ResultRow] = []
    for seat, row, rank, [rating], share in zip(seats, before, ranks, after, expected, strict=True):
        if row.user_id < 0:  # was forgotten: still beaten by the others, but rated no more
            continue
        won = 1 / ranks.count(1) if rank == 1 else 0.0
        new = row._replace(
            mu=rating.mu,
            sigma=rating.sigma,
            games=row.games + 1,
            wins=row.wins + won,
            expected=row.expected + share,
            answers=row.answers + seat.answers,
            answer_seconds=row.answer_seconds + seat.answer_seconds,
        )
        ratings.put(db, new)
        server_id, game = table.server_id, table.game
        results.append(
            ResultRow(table.id, row.user_id, game, server_id, rank, won, share, new.mu, new.sigma)
        )
    if results:
        ratings.add_results(db, results)


def _new(user_id: int, game: str) -> RatingRow:
    fresh = _MODEL.rating()
    return RatingRow(user_id, game, fresh.mu, fresh.sigma)


def _info(row: RatingRow) -> RatingInfo:
    seconds = row.answer_seconds // row.answers if row.answers else None
    return RatingInfo(
        user_id=row.user_id,
        game=row.game,
        mu=row.mu,
        sigma=row.sigma,
        games=row.games,
        wins=row.wins,
        expected=row.expected,
        answer_seconds=seconds,
    )
