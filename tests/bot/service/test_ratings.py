"""Ratings: the games that count, for which people and how; the lists; the records of two people."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import pytest
from sqlalchemy import Connection

from bot.engine.errors import ServiceError
from bot.engine.model import Person, RatingInfo, TableInfo
from bot.service import ratings as service
from bot.service.ratings import FAVOURITES, LEADERS, LEAST_GAMES, rate
from bot.storage import journal, ratings, tables
from bot.storage.rows import FavouriteRow, RatingRow, ResultRow, SeatRow, TableRow
from bot.text import LANGUAGES, texts
from rules.event import Fact, Seat
from tests.bot.service.house import CHANNEL, GAME, OPENER, SERVER, House, person, user_of
from tests.bot.service.voting import ended
from tests.contract.walks import walk
from tests.databases import of_a_server
from tests.games import GAMES

ADA, BEN, CLEO = 11, 12, 13
GUEST = 99
NOW: Final = datetime(2026, 1, 1, tzinfo=UTC)
TABLE: Final = TableRow(
    *(0, GAME, {}, "finished", 1, 4, False, "en", SERVER, CHANNEL, None, None, None, ADA),
    *(None, 1, 0, 0, False),
    created_at=NOW,
    changed_at=NOW,
)


def seated(*people: int | None, ranks: Sequence[int | None]) -> list[SeatRow]:
    """Return the seats of a finished game without computers."""
    return [
        SeatRow(seat, user_id, "P", computer=None if user_id else "greedy", rank=rank)
        for seat, (user_id, rank) in enumerate(zip(people, ranks, strict=True))
    ]


async def finish(house: House, seats: list[SeatRow], **agreed: bool) -> TableRow:
    """Store a game that is over, and count it."""
    table = TABLE._replace(**agreed)
    table = table._replace(id=await house.store.write(tables.create, table, *seats))
    await house.store.write(rate, table, seats)
    return table


async def rating(house: House, user_id: int) -> RatingInfo | None:
    return next(iter((await house.host.ratings.profile(user_id, user_id)).ratings), None)


async def known(house: House, *people: int) -> list[RatingInfo]:
    found = [await rating(house, user_id) for user_id in people]
    return [each for each in found if each is not None]


# --- what counts ----------------------------------------------------------------------------------


@pytest.mark.proof
async def test_the_turn_that_ends_a_game_counts_it_and_who_resigned_is_last(house: House) -> None:
    table = await house.running(2)
    first, second = user_of(table, 0), user_of(table, 1)
    await answer_rounds(house, table, 2)
    assert await known(house, first, second) == []
    await house.resign(table, 0)
    assert (await house.table(table.id)).status == "finished"
    loser, winner = await known(house, first, second)
    assert (loser.wins, winner.wins) == (0, 1)
    assert loser.mu < winner.mu
    assert loser.games == winner.games == 1
    await house.prove(table)


async def answer_rounds(house: House, table: TableInfo, rounds: int) -> TableInfo:
    """Let people answer until everyone has done so in as many rounds."""
    while True:
        answers = await house.store.read(journal.answers, table.id)
        own = [answers.get((seat.seat, seat.user_id), []) for seat in table.seats]
        if all(len({*each} - {0}) >= rounds for each in own):
            return table
        table = await house.answer(table, table.waiting[0])


@pytest.mark.proof
@pytest.mark.parametrize("rounds", [0, 1])
async def test_who_is_left_alone_too_early_has_won_nothing(house: House, rounds: int) -> None:
    table = await answer_rounds(house, await house.running(2), rounds)
    table = await house.resign(table, 0)
    assert (table.status, table.verdict) == ("aborted", None)
    assert await known(house, OPENER, OPENER + 1) == []


@pytest.mark.proof
async def test_two_people_leave_one_another_the_win_only_twice_a_month(house: House) -> None:
    verdicts: list[str | None] = []
    for days in (0, 0, 29, 2):
        house.clock.advance(days=days)
        table = await answer_rounds(house, await house.running(2), 2)
        verdicts.append((await house.resign(table, 0)).verdict)
    assert verdicts == ["rated", "rated", "often", "rated"]


async def hand_on(house: House, table: TableInfo, seat: Seat) -> None:
    await house.host.absence.offer(table.id, user_of(table, seat), GUEST)


async def let_time_run_out(house: House, table: TableInfo, seat: Seat) -> None:
    house.clock.advance(days=9)
    vote = await house.host.votes.open_overtime(table.id, seat)
    assert vote is not None
    for voter in vote.voters:
        await house.host.votes.cast(vote.id, voter, "substitute")


@pytest.mark.proof
@pytest.mark.parametrize("give_away", [hand_on, let_time_run_out])
async def test_who_gives_a_seat_away_has_lost(
    house: House, give_away: Callable[[House, TableInfo, Seat], Awaitable[None]]
) -> None:
    """The newcomer counts, too, once they have answered in two rounds."""
    table = await answer_rounds(house, await house.running(3, clock="normal"), 2)
    table = await house.play_until(table, lambda table, _: len(table.waiting) == 1)
    [seat] = table.waiting
    loser, stayed = user_of(table, seat), {user_of(table, each) for each in range(3)}
    await give_away(house, table, seat)
    table = await house.play_out(await house.host.absence.take_seat(table.id, seat, person(GUEST)))
    assert table.verdict == "rated"
    lost, *rest = await known(house, loser, *(stayed - {loser}), GUEST)
    assert (lost.games, lost.wins) == (1, 0)
    assert len(rest) == 3
    assert lost.mu < min(each.mu for each in rest)


@pytest.mark.parametrize(
    ("people", "ranks", "agreed"),
    [
        ((ADA, None), (1, 2), {}),
        ((ADA, BEN, None), (1, 2, 3), {}),
        ((ADA, BEN), (1, 2), {"rated": False}),
        ((ADA, BEN), (1, 2), {"hints": True}),
    ],
    ids=["practice", "with a computer", "not to be rated", "with hints"],
)
async def test_these_count_for_no_one(
    house: House, people: tuple[int | None, ...], ranks: tuple[int, ...], agreed: dict[str, bool]
) -> None:
    await finish(house, seated(*people, ranks=ranks), **agreed)
    assert await known(house, ADA, BEN) == []


async def test_a_game_that_was_ended_early_counts_for_no_one(house: House) -> None:
    table = await ended(house, 2)
    assert await known(house, *(user_of(table, seat) for seat in (0, 1))) == []


async def test_a_game_counts_once(house: House) -> None:
    seats = seated(ADA, BEN, ranks=(1, 2))
    table = await finish(house, seats)
    before = await house.contents()
    await house.store.write(rate, table, seats)
    assert await house.contents() == before


@of_a_server
async def test_two_games_of_the_same_people_that_end_at_once_both_count(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, real = seated(ADA, BEN, ranks=(1, 2)), ratings.of_users
    ids = [await house.store.write(tables.create, TABLE, *seats) for _ in range(2)]

    def slowly(*given: Any) -> dict[int, RatingRow]:
        found = real(*given)
        time.sleep(0.2)
        return found

    monkeypatch.setattr(ratings, "of_users", slowly)
    ended = [house.store.write_at(each, rate, TABLE._replace(id=each), seats) for each in ids]
    await asyncio.gather(*ended)
    assert [each.games for each in await known(house, ADA, BEN)] == [2, 2]


async def test_a_person_who_shares_a_victory_has_a_share_of_it(house: House) -> None:
    await finish(house, seated(ADA, BEN, CLEO, ranks=(1, 1, 3)))
    ada, ben, cleo = await known(house, ADA, BEN, CLEO)
    assert (ada.wins, ben.wins, cleo.wins) == (0.5, 0.5, 0)
    assert ada.mu == ben.mu > cleo.mu
    assert sum(each.expected for each in (ada, ben, cleo)) == pytest.approx(1)


async def test_a_person_who_was_forgotten_is_beaten_but_rated_no_more(house: House) -> None:
    await finish(house, seated(ADA, -BEN, ranks=(1, 2)))
    [ada] = await known(house, ADA, -BEN)
    assert (ada.games, ada.wins) == (1, 1)
    assert ada.points > 0


async def test_a_stronger_player_is_expected_to_win_more_and_is_better_known(house: House) -> None:
    for _ in range(6):
        await finish(house, seated(ADA, BEN, ranks=(1, 2)))
    ada, ben = await known(house, ADA, BEN)
    assert ada.expected > 3 > ben.expected
    assert ada.points > ben.points == 0
    assert max(ada.sigma, ben.sigma) < 25 / 3


async def test_a_new_player_is_worth_nothing_yet() -> None:
    new = RatingInfo(
        user_id=ADA,
        game=GAME,
        mu=25,
        sigma=25 / 3,
        games=0,
        wins=0,
        expected=0,
        answer_seconds=None,
    )
    assert (new.points, new.sure) == (0, "guess")


async def test_how_long_answers_take_is_measured_from_the_wait_to_the_move(house: House) -> None:
    table = await house.running(2, starting_hand="off")
    [seat] = table.waiting
    role = (await house.asked(table, seat)).options.index("role:prospector")
    house.clock.advance(minutes=3)
    await house.answer(table, seat, (role,))
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    assert [(each.answers, each.answer_seconds) for each in stored.seats] == [(1, 180), (0, 0)]


# --- favourites -----------------------------------------------------------------------------------


async def liked(house: House, user_id: int, game: str = GAME) -> dict[str, int]:
    profile = await house.host.ratings.profile(user_id, user_id)
    return dict(profile.favourites.get(game, ()))


async def built(house: House) -> tuple[TableInfo, Counter[tuple[Fact, Fact]]]:
    """Play for a while; return each seat's counts of buildings built."""
    table = await house.running(3)
    for _ in range(90):
        table = await house.answer(table, table.waiting[0])
    told = [event for entry in await house.journal(table) for event in entry.events]
    found = [event.facts for event in told if event.kind == "built"]
    return table, Counter((facts["seat"], facts["building"]) for facts in found)


@pytest.mark.proof
async def test_what_was_built_is_counted_when_the_game_ends(house: House) -> None:
    """Not for a person who has resigned (a computer played on), or whose data was deleted."""
    table, counted = await built(house)
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    stayed, resigned, forgotten = (
        seat._replace(rank=rank) for rank, seat in enumerate(stored.seats, start=1)
    )
    ended = [stayed, resigned._replace(resigned_at=9), forgotten._replace(user_id=-5)]
    await house.store.write(rate, stored.table, ended, GAMES[GAME].liking)
    own = {str(key): times for (seat, key), times in counted.items() if seat == 0}
    assert [*(await liked(house, user_of(table, 0))).items()] == most_liked(own)
    for seat in (1, 2):
        assert any(each == seat for each, _ in counted)
        assert await liked(house, user_of(table, seat)) == {}
    assert await liked(house, -5) == {}


@pytest.mark.proof
async def test_the_turn_that_ends_a_game_counts_it(house: House, monkeypatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(service, "rate", lambda *args: asked.append(args[-1]))
    table = await answer_rounds(house, await house.running(2), 2)
    await house.resign(table, 0)
    assert asked == [GAMES[GAME].liking]


def most_liked(counted: Mapping[str, int]) -> list[tuple[str, int]]:
    order = sorted(counted.items(), key=lambda each: (-each[1], each[0]))
    return order[:FAVOURITES]


async def test_favourites_add_up_over_games_and_are_those_done_most(house: House) -> None:
    rows = [("b", 2), ("a", 2), ("c", 1), ("d", 1), ("c", 4)]
    for key, times in rows:
        counted = [FavouriteRow(ADA, GAME, key, times), FavouriteRow(BEN, GAME, key, 1)]
        await house.store.write(ratings.count_favourites, counted)
    assert [*(await liked(house, ADA)).items()] == [("c", 5), ("a", 2), ("b", 2)]
    assert (await liked(house, BEN))["c"] == 2
    assert await liked(house, ADA, "san_marco") == {}


@pytest.mark.parametrize("key", GAMES)
def test_what_shows_a_liking_is_told_to_everyone_and_has_a_name(key: str) -> None:
    game = GAMES[key]
    if game.liking is None:
        return
    told = [event for step in walk(game, max(game.seats), 5).steps for event in step.events]
    shown = [event for event in told if event.kind == game.liking.kind]
    assert shown
    for event in shown:
        assert event.audience is None
        assert isinstance(event.facts["seat"], int)
        for language in LANGUAGES:
            assert texts(language).of(key).name(str(event.facts[game.liking.fact]))


# --- the list -------------------------------------------------------------------------------------


async def listed(house: House, people: int, *, games: int = LEAST_GAMES) -> None:
    """Store this many people who have played here, the best first."""

    def fill(db: Connection) -> None:
        table_id = tables.create(db, TABLE, SeatRow(0, ADA, "A"))
        for user_id in range(1, people + 1):
            row = RatingRow(user_id, GAME, 50 - user_id, 1, games)
            ratings.put(db, row)
            ratings.add_results(
                db, [ResultRow(table_id, user_id, GAME, SERVER, 1, 0, 0, row.mu, row.sigma)]
            )

    await house.store.write(fill)


async def test_the_best_are_listed_page_by_page(house: House) -> None:
    await listed(house, LEADERS + 2)
    first = await house.host.ratings.leaders(GAME, SERVER)
    assert [each.user_id for each in first.leaders] == list(range(1, LEADERS + 1))
    last = await house.host.ratings.leaders(GAME, SERVER, 1)
    assert [each.user_id for each in last.leaders] == [LEADERS + 1, LEADERS + 2]
    assert (first.more, last.more, last.first) == (True, False, LEADERS + 1)


async def test_the_best_are_named_as_they_last_took_a_seat(house: House) -> None:
    await listed(house, 2)
    lobby = await house.lobby(1)
    await house.host.lobby.join(lobby.id, Person(1, "Ada"))
    assert (await house.host.ratings.leaders(GAME, SERVER)).known == {1: "Ada"}


async def test_a_private_profile_is_shown_to_its_own_person_alone(house: House) -> None:
    await listed(house, 3)
    await house.host.profiles.set_user(2, private=True)
    with pytest.raises(ServiceError, match="profile_private"):
        await house.host.ratings.profile(2, viewer=1)
    assert (await house.host.ratings.profile(2, viewer=2)).ratings
    leaders = (await house.host.ratings.leaders(GAME, SERVER)).leaders
    assert [each.user_id for each in leaders] == [1, 3]
    await house.host.profiles.set_user(2, private=False)
    assert (await house.host.ratings.profile(2, viewer=1)).ratings
    assert len((await house.host.ratings.leaders(GAME, SERVER)).leaders) == 3


@pytest.mark.parametrize(
    ("games", "server"), [(LEAST_GAMES - 1, SERVER), (LEAST_GAMES, SERVER + 1)]
)
async def test_not_listed_is_who_has_played_too_few_or_elsewhere(
    house: House, games: int, server: int
) -> None:
    await listed(house, 2, games=games)
    assert (await house.host.ratings.leaders(GAME, server)).leaders == ()


async def test_there_are_no_leaders_of_a_game_that_there_is_not(house: House) -> None:
    with pytest.raises(ServiceError, match="unknown_game"):
        await house.host.ratings.leaders("tic_tac_toe", SERVER)


# --- two people -----------------------------------------------------------------------------------


async def test_how_two_have_met_is_told_as_the_viewer_sees_it(house: House) -> None:
    for ranks in ((1, 2), (2, 1), (1, 2), (1, 1)):
        await finish(house, seated(ADA, BEN, ranks=ranks))
    await finish(house, seated(ADA, CLEO, ranks=(1, 2)))
    assert (await house.host.ratings.profile(BEN, ADA)).meetings == ((GAME, 4, 2, 1),)
    assert (await house.host.ratings.profile(ADA, BEN)).meetings == ((GAME, 4, 1, 2),)
    assert (await house.host.ratings.profile(ADA, ADA)).meetings == ()


# --- the lobby ------------------------------------------------------------------------------------


async def test_only_the_opener_says_whether_a_game_is_rated(house: House) -> None:
    table: TableInfo = await house.lobby(2)
    assert table.rated
    with pytest.raises(ServiceError, match="not_opener"):
        await house.host.lobby.set_rated(table.id, BEN, rated=False)
    assert not (await house.host.lobby.set_rated(table.id, OPENER, rated=False)).rated
