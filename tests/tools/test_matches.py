"""The arena: line-ups, rotations, the same deals, shared victories, Wilson's interval."""

from collections import Counter

import pytest

from rules.game import Outcome
from rules.registry import GAMES
from tools.arena.matches import (
    Played,
    fixtures,
    line_up,
    play,
    rotations,
    seat_standings,
    standings,
)
from tools.arena.rates import wilson

SAN_JUAN = GAMES["san_juan"]


def played(line: tuple[str, ...], ranks: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    return Played(1, line, (), Outcome("end", ranks, scores, ((),) * len(ranks)), {})


@pytest.mark.parametrize(
    ("levels", "seats", "expected"),
    [
        (("greedy", "random"), 4, ("greedy", "random", "random", "random")),
        (("greedy", "random"), 2, ("greedy", "random")),
        (("greedy",), 3, ("greedy", "greedy", "greedy")),
        (("greedy", "greedy", "random"), 4, ("greedy", "greedy", "random", "random")),
    ],
)
def test_the_last_level_named_fills_the_seats(
    levels: tuple[str, ...], seats: int, expected: tuple[str, ...]
) -> None:
    assert line_up(levels, seats) == expected


@pytest.mark.parametrize(
    ("levels", "message"),
    [((), "name 1 to 2"), (("greedy",) * 3, "name 1 to 2"), (("clever",), "unknown level")],
)
def test_a_line_up_that_cannot_be_is_refused(levels: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        line_up(levels, 2)


def test_a_hero_is_once_at_every_seat() -> None:
    turned = rotations(("greedy", "random", "random"))

    assert [line.index("greedy") for line in turned] == [0, 2, 1]


def test_equal_players_need_no_rotation() -> None:
    assert rotations(("greedy",) * 4) == [("greedy",) * 4]
    assert len(rotations(("greedy", "random", "greedy", "random"))) == 2


def test_every_seating_plays_the_same_deals_and_whole_deals_only() -> None:
    games = fixtures(("greedy", "random", "random"), 4, first_seed=7)

    assert [game.seed for game in games] == [7, 7, 7, 8, 8, 8]
    seats = Counter(game.line_up.index("greedy") for game in games)
    assert seats == {0: 2, 1: 2, 2: 2}


def test_a_game_is_the_same_each_time_and_its_journal_leads_to_its_end() -> None:
    game = play(SAN_JUAN, ("greedy", "random", "random", "greedy"), 3)

    assert play(SAN_JUAN, ("greedy", "random", "random", "greedy"), 3) == game
    state, _ = SAN_JUAN.new({}, 4, 3)
    for seat, choice, _ in game.journal:
        SAN_JUAN.apply(state, seat, choice)
    assert SAN_JUAN.outcome(state) == game.outcome


def test_wins_are_counted_by_level_and_a_shared_victory_is_split() -> None:
    games = [
        played(("greedy", "random", "random"), (1, 2, 3), (30, 20, 10)),
        played(("random", "random", "greedy"), (1, 3, 1), (24, 12, 24)),
    ]

    greedy, random = standings(games)

    assert (greedy.who, greedy.seats, greedy.games) == ("greedy", 1, 2)
    assert (greedy.wins, random.wins) == (1.5, 0.5)
    assert greedy.rate == 0.75
    assert (greedy.mean_points, random.mean_points) == (27.0, 16.5)


def test_games_of_one_deal_that_go_alike_tell_as_much_as_one() -> None:
    games = [
        played(line, ranks, (0, 0))._replace(seed=seed)
        for seed in range(1, 21)
        for line in (("greedy", "random"), ("random", "greedy"))
        for ranks in [(1, 2) if (line[0] == "greedy") == (seed % 2 == 0) else (2, 1)]
    ]

    greedy, _ = standings(games)

    assert (greedy.games, greedy.rate) == (40, 0.5)
    assert greedy.sure == pytest.approx(20, abs=1.1)


def test_equal_players_are_counted_by_seat() -> None:
    games = [
        played(("greedy",) * 3, (1, 2, 3), (30, 20, 10)),
        played(("greedy",) * 3, (1, 3, 1), (24, 12, 24)),
    ]

    first, second, third = seat_standings(games)

    assert [each.who for each in (first, second, third)] == ["seat 1", "seat 2", "seat 3"]
    assert [each.wins for each in (first, second, third)] == [1.5, 0, 0.5]
    assert [each.mean_points for each in (first, second, third)] == [27, 16, 17]
    assert (first.seats, first.rate) == (1, 0.75)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", GAMES)
def test_a_match_can_be_played_with_every_table_option(key: str) -> None:
    game = GAMES[key]
    options = {option.name: option.values[-1] for option in game.options}
    seats = max(game.seats)

    one = play(game, ("greedy",) * seats, 1, options)

    state, _ = game.new(options, seats, 1)
    for seat, choice, _ in one.journal:
        game.apply(state, seat, choice)
    assert game.outcome(state) == one.outcome


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0000, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0000),
        (15, 50, 0.1910, 0.4375),
        (995, 1000, 0.9883, 0.9979),
    ],
)
def test_wilsons_interval_has_its_known_figures(
    wins: int, games: int, low: float, high: float
) -> None:
    interval = wilson(wins, games)

    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)
