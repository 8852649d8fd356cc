"""Posts of votes, and the sheets about a table's players, with the widest names."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from functools import cache

import pytest

from bot.engine.model import Position, TableInfo, VoteInfo
from bot.render import Picture
from bot.service.conceding import LEAVINGS
from bot.service.showing import Showing
from bot.service.votes.kinds import KINDS, About
from bot.storage.rows import VoteKind
from bot.text import LANGUAGES, texts
from bot.ui import absence, more, panel, posts, votes
from bot.ui.happening import LINE_LIMIT, LINES, Told
from bot.ui.posts import Board
from rules.chance import Chance
from rules.decision import sample
from rules.event import Event
from rules.game import AnyGame
from tests.bot.ui.tables import NOON, panel_of, position_of
from tests.games import GAMES
from tests.limits.test_messages import LONG_NOTICE, NAMES, REVEAL, fits

CLOCK = "1440/168/2160"
ABOUT = About(seat=0, clock=CLOCK, guest=2**63 - 1, move=1, place_id=2**63 - 1)
PICTURE = Picture(b"png" * 1000, "a picture " * 200, "board.png")

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def everyone_is_away(game: AnyGame, **changes: object) -> Position:
    """Return a full table where all seats are on offer and computers stand in at all of them."""
    seats = max(game.seats)
    state, _ = game.new({}, seats, 1)
    position = position_of(game, state, seats, 0)
    people = tuple(
        replace(
            seat,
            name=NAMES[seat.seat % len(NAMES)],
            computer="greedy",
            stand_in=True,
            overtime=True,
            stalled=True,
            open_to=10**18 * (seat.seat % 2),
        )
        for seat in position.table.seats
    )
    return replace(position, table=replace(position.table, seats=people, **changes))


def all_votes(table: TableInfo) -> Iterator[VoteInfo]:
    """Yield votes of every kind: without a ballot, with all of them, and with each outcome."""
    users = tuple(seat.user_id for seat in table.seats if seat.user_id is not None)
    for kind in KINDS:
        empty = _vote(kind, users)
        yield empty
        for answer in KINDS[kind].answers:
            yield replace(empty, answers=dict.fromkeys(users, answer), user_id=users[0])
            yield replace(empty, closes_at=None, outcome=answer)
        yield replace(empty, closes_at=None, outcome="moot", user_id=1)


def _vote(kind: VoteKind, users: tuple[int, ...]) -> VoteInfo:
    vote = VoteInfo(
        id=36**7 - 1,
        table_id=1,
        kind=kind,
        seat=None,
        user_id=None if kind == "overtime" else users[-1],
        clock=None,
        opened_at=NOON,
        closes_at=NOON + timedelta(days=3),
        outcome=None,
        post_id=None,
        options=KINDS[kind].answers,
        voters=users,
        answers={},
    )
    return replace(vote, **{name: ABOUT[name] for name in KINDS[kind].about})


@cache
def much_happened(key: str) -> tuple[Event, ...]:
    """Return the public facts of the first moves of a game, all revealed."""
    game = GAMES[key]
    state, told = game.new({}, max(game.seats), 1)
    chance, events = Chance(1), [*told]
    for _ in range(60):
        if game.outcome(state) is not None:
            break
        decision = game.decisions(state)[0]
        events += game.apply(state, decision.seat, sample(decision, chance.random))
    return tuple(replace(event, reveals=True) for event in events if event.is_for(None))


@pytest.mark.sampled(2)
@of_every_game
@in_every_language
def test_every_vote_fits(game: AnyGame, language: str):
    table = everyone_is_away(game).table
    happened = much_happened(game.key)
    assert len(votes.undone(happened, table, texts(language))) > 400
    asked = replace(_vote("undo", tuple(range(1, 6))), undone=happened)
    for vote in (asked, *all_votes(table)):
        for ping in ((), vote.voters):
            fits(votes.build(vote, table, texts(language), ping))
        if vote.outcome is not None:
            assert votes.outcome(vote, table, texts(language))


@pytest.mark.sampled(5)
@of_every_game
@in_every_language
def test_every_sheet_around_who_plays_fits(game: AnyGame, language: str):
    position, words = everyone_is_away(game, clock=CLOCK), texts(language)
    seats = range(len(position.table.seats))
    here = replace(position.table.seats[0], stand_in=False, computer=None)
    at_hand = replace(position.table, seats=(here, *position.table.seats[1:]))
    league = replace(at_hand, season_id=7)
    for each in (position, *(replace(position, table=table) for table in (at_hand, league))):
        fits(absence.leaving(each, words))
        for leaving in LEAVINGS:
            fits(more.build(each, words, missing=seats, leaving=leaving))
        fits(panel.build(panel_of(each, language)))
    for sheet in (absence.leaving, votes.ending, votes.other_clock):
        fits(sheet(position, words))
    held = tuple(replace(seat, held_until=NOON) for seat in position.table.seats)
    for each in (position, replace(position, table=replace(position.table, seats=held))):
        for now in (NOON, NOON - timedelta(hours=1)):
            fits(absence.offering(each, words, now=now))
            fits(absence.offering(each, words, 1, now=now))
            for leaving in LEAVINGS:
                fits(absence.resigning(each, leaving, words, now))
    fits(votes.undoing(position, words, much_happened(game.key)))
    fits(votes.missing(position, words, seats))
    fits(votes.missing(position, words, ()))


@of_every_game
@in_every_language
def test_a_board_with_all_seats_on_offer_fits(game: AnyGame, language: str):
    full = Board(
        showing=Showing(position=everyone_is_away(game)),
        texts=texts(language),
        picture=PICTURE,
        reveal=REVEAL,
        since=Told(("x" * LINE_LIMIT,) * LINES, 10**6),
        times="y" * 600,
        notice=LONG_NOTICE,
    )
    fits(posts.board(full))


@of_every_game
@in_every_language
def test_the_end_of_a_table_that_was_ended_fits(game: AnyGame, language: str):
    fits(posts.final(everyone_is_away(game, status="aborted"), texts(language), PICTURE))


@of_every_game
@in_every_language
def test_the_end_of_a_table_that_all_but_one_have_left_fits(game: AnyGame, language: str):
    position = everyone_is_away(game)
    first, *others = position.table.seats
    left = tuple(replace(seat, resigned=True, stand_in=False) for seat in others)
    seats = (replace(first, stand_in=False, rank=1), *left)
    ranks = tuple(range(1, len(seats) + 1))
    for how, status in (("won", "finished"), ("called_off", "aborted")):
        table = replace(position.table, seats=seats, conceded=how, status=status)
        over = replace(position, table=table, standings=ranks)
        fits(posts.final(over, texts(language), PICTURE))
