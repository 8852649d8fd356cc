"""Judging tables on a season's last day: section 6.4 of the design."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service.leagues.judging import judged, played_out, tenths
from bot.service.leagues.points import POINT, of_table, place_points
from rules.game import AnyGame
from tests.games import GAMES

SEATED = [(key, seats) for key, game in GAMES.items() for seats in game.seats if 2 <= seats <= 5]


def position(game: AnyGame, seats: int, moves: int | None = None) -> Any:
    """Return the position after so many moves, without them the last one before the end."""
    state, _ = game.new({}, seats, seed=56)
    before, made = state, 0
    while moves is None or made < moves:
        if not (asked := game.decisions(state)):
            return before
        before, made = game.copy(state), made + 1
        game.apply(state, asked[0].seat, game.greedy(game.view(state, asked[0].seat), asked[0]))
    return state


def means(*points: str) -> list[int]:
    """Return totals of a hundred games, from means of points."""
    return [round(float(each) * 100 * POINT) for each in points]


def test_6_4_the_example() -> None:
    e, f, g, b = tenths(means("5.43", "4.87", "6.10", "3.60"), 100)
    assert [each * 10 / POINT for each in (e, f, g, b)] == [54, 49, 61, 36]


def test_means_of_equal_parts_are_rounded_in_the_order_of_seats() -> None:
    assert tenths(means("6.05", "3.95", "5.05", "4.95"), 100) == (366, 240, 300, 294)


@given(st.lists(st.integers(0, 60_000), min_size=2, max_size=5))
def test_means_are_less_than_a_tenth_off_and_their_sum_stays(totals: list[int]) -> None:
    totals[0] += -sum(totals) % (100 * POINT)  # places give whole points
    found = tenths(totals, 100)
    assert sum(found) * 100 == sum(totals)
    for total, each in zip(totals, found, strict=True):
        assert each % 6 == 0
        assert abs(each - total / 100) < 6


async def on_the_loop(work: Callable[..., tuple[int, ...]], *given: Any) -> tuple[int, ...]:
    return work(GAMES, *given)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("key", "seats"), SEATED)
def test_6_4_play_outs_give_what_places_give(key: str, seats: int) -> None:
    game = GAMES[key]
    text = game.dump(position(game, seats, moves=6))
    assert sum(played_out(GAMES, key, text, (), seed=1)) == 10 * sum(place_points(seats))


async def test_6_4_a_table_that_is_judged() -> None:
    game = GAMES["san_juan"]
    text = game.dump(position(game, 4, moves=60))
    found = await judged(on_the_loop, "san_juan", text, (), seed=1)
    assert found == await judged(on_the_loop, "san_juan", text, (), seed=1), "the seed decides"
    assert sum(found) == sum(place_points(4))
    assert found != await judged(on_the_loop, "san_juan", text, (), seed=1000), "chance decides"
    absent = await judged(on_the_loop, "san_juan", text, {1}, seed=1)
    assert absent[1] == 0
    assert sum(absent) == sum(place_points(4)[:-1])
    assert all(each >= before for each, before in zip(absent[2:], found[2:], strict=True))


async def test_6_4_play_outs_begin_in_the_true_position() -> None:
    """Where a normal computer's last answer ends the game, all of them end alike."""
    game = GAMES["san_juan"]
    last = position(game, 4)
    text, [decision] = game.dump(last), game.decisions(last)
    game.apply(last, decision.seat, game.greedy(game.view(last, decision.seat), decision))
    outcome = game.outcome(last)
    assert outcome is not None
    assert await judged(on_the_loop, "san_juan", text, (), seed=2) == of_table(outcome.ranks, 4)
