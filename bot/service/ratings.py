"""Ratings: people's strength, judged by the results of games among them.

A rating belongs to a person and a game, across all servers. It follows the Plackett-Luce model, as
computed by `openskill`: an estimate of a person's strength (`mu`) and its uncertainty (`sigma`),
for any number of players, with ties. The rating shown is a lower bound, `mu - 3 sigma`, so that one
lucky game puts no one in the lead (`RatingInfo.points`).

A game counts once, in the very transaction that ends it (`rate`). `counting.py` decides for which
people, and in which order.

Favourites are counted along with the result, if the game defines them (`Game.liking`). So a profile
reads a few rows, however many games it covers.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import NotAllowed
from bot.engine.model import (
    Favourite,
    LeaderPage,
    Meeting,
    Profile,
    RatingInfo,
    points_of,
)
from bot.engine.parties import Written
from bot.service import counting, reliability
from bot.service.counting import Counted
from bot.storage import journal, profiles, ratings, tables
from bot.storage.rows import FavouriteRow, Notice, RatingRow, ResultRow, SeatRow, TableRow
from rules.game import Liking

LEAST_GAMES: Final = 5
"""The number of rated games that a person needs to be listed."""
LEADERS: Final = 10
"""The number of people on a page of the leaders."""
MOST_PAGES: Final = 100
FAVOURITES: Final = 3
"""The number of favourites that a profile names for a game."""

_MODEL: Final = PlackettLuce()


class Ratings:
    """All queries about ratings."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def leaders(self, game: str, server_id: int, page: int = 0) -> LeaderPage:
        """Return a page of the best who have played a game on a server. Raises NotFound."""
        self._context.game(game)
        page = min(page, MOST_PAGES)
        first, least, most = page * LEADERS, LEAST_GAMES, LEADERS + 1

        def look(db: Connection) -> LeaderPage:
            found = ratings.leaders(db, game, server_id, least=least, most=most, first=first)
            leaders, more = tuple(map(_info, found[:LEADERS])), len(found) > LEADERS
            known = tables.names(db, [each.user_id for each in leaders])
            return LeaderPage(game, leaders, page, first + 1, more, known)

        return await self._context.store.read(look)

    async def profile(self, user_id: int, viewer: int) -> Profile:
        """Return the record of a person's rated games, and of their games with the viewer.

        Raises NotAllowed if they keep that private.
        """

        def look(db: Connection) -> Profile:
            if user_id != viewer and profiles.user(db, user_id).private:
                raise NotAllowed("profile_private")
            rated = [_info(row) for row in ratings.of_user(db, user_id) if self._knows(row.game)]
            met = [] if user_id == viewer else ratings.between(db, viewer, user_id)
            meetings = tuple(Meeting(*each) for each in met if self._knows(each[0]))
            favourites = _favourites(ratings.favourites_of(db, user_id))
            stays = reliability.known(db, user_id)
            return Profile(user_id, tuple(rated), meetings, favourites, stays)

        return await self._context.store.read(look)

    def _knows(self, game: str) -> bool:
        return game in self._context.games


def change_in(db: Connection, table: TableRow, user_id: int) -> tuple[int, int] | None:
    """Return a person's points before a game and after it; None if it did not count for them."""
    found = ratings.latest(db, user_id, table.game, table.changed_at)
    if not found or found[0][0] != table.id:
        return None
    after, *before = [points_of(mu, sigma) for _, mu, sigma in found]
    return next(iter(before), 0), after


def rate_finished(db: Connection, written: Written) -> Sequence[Notice]:
    """Count a game once its turn ends it by the rules; there are no notices."""
    if written.after.table.status == "finished":
        rate(db, written.after.table, written.after.seats, written.game.liking)
    return ()


def rate(
    db: Connection, table: TableRow, seats: Sequence[SeatRow], liking: Liking | None = None
) -> None:
    """Count a game's result and its people's favourites, unless it has been counted; note at the
    table whether it counts.
    """
    if ratings.is_rated(db, table.id):
        return
    if not counting.by_terms(table, seats):
        tables.set_verdict(db, table.id, "unrated")
        return
    ratings.lock(db)
    former, answers = tables.former(db, table.id), journal.answers(db, table.id)
    people, walkover = counting.counted(seats, former, answers)
    verdict = counting.verdict(people, often=walkover and _often(db, table, people))
    tables.set_verdict(db, table.id, verdict)
    if verdict != "rated":
        return
    _rate(db, table, people, walkover=walkover)
    if liking is not None:
        _count_favourites(db, table, people, liking)


def _often(db: Connection, table: TableRow, people: Sequence[Counted]) -> bool:
    """Whether two of these people have had the most walkovers that are rated lately."""
    since = table.changed_at - counting.WALKOVERS_WITHIN
    user_ids = [each.user_id for each in people]
    return ratings.have_walked_over(db, user_ids, since, counting.MOST_WALKOVERS)


def _rate(db: Connection, table: TableRow, people: Sequence[Counted], *, walkover: bool) -> None:
    ranks = counting.ranks(people)
    known = ratings.of_users(db, table.game, [each.user_id for each in people])
    before = [known.get(each.user_id) or _new(each.user_id, table.game) for each in people]
    teams = [[_MODEL.create_rating([row.mu, row.sigma])] for row in before]
    expected = _MODEL.predict_win(teams)
    after: list[list[PlackettLuceRating]] = _MODEL.rate(teams, ranks=[*map(float, ranks)])
    results: list[ResultRow] = []
    for each, row, rank, [rating], share in zip(
        people, before, ranks, after, expected, strict=True
    ):
        if row.user_id < 0:  # data deleted: the others still beat them, but they have no rating
            continue
        won = 1 / ranks.count(1) if rank == 1 else 0.0
        new = row._replace(
            mu=rating.mu,
            sigma=rating.sigma,
            games=row.games + 1,
            wins=row.wins + won,
            expected=row.expected + share,
            answers=row.answers + (0 if each.seat is None else each.seat.answers),
            answer_seconds=row.answer_seconds
            + (0 if each.seat is None else each.seat.answer_seconds),
        )
        ratings.put(db, new)
        place = table.id, row.user_id, table.game, table.server_id
        results.append(ResultRow(*place, rank, won, share, new.mu, new.sigma, walkover))
    if results:
        ratings.add_results(db, results)


def _count_favourites(
    db: Connection, table: TableRow, rated: Sequence[Counted], liking: Liking
) -> None:
    """Count the acts at the seats of those who played to the end."""
    stayed = [each for each in rated if each.left_at is None]
    people = {each.seat.seat: each.user_id for each in stayed if each.seat is not None}
    told = [event for *_, event in journal.events(db, table.id, None) if event.kind == liking.kind]
    counted = Counter((event.facts.get("seat"), event.facts.get(liking.fact)) for event in told)
    rows = [
        FavouriteRow(people[seat], table.game, key, times)
        for (seat, key), times in counted.items()
        if isinstance(seat, int) and isinstance(key, str) and people.get(seat, 0) > 0
    ]
    ratings.count_favourites(db, rows)


def _favourites(rows: Sequence[FavouriteRow]) -> dict[str, tuple[Favourite, ...]]:
    """Return the first few of each game; `rows` begin with the most frequent."""
    games = dict.fromkeys(row.game for row in rows)
    of_game = {game: [row for row in rows if row.game == game] for game in games}
    return {
        game: tuple(Favourite(row.key, row.times) for row in found[:FAVOURITES])
        for game, found in of_game.items()
    }


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
