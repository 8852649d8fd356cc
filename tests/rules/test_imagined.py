"""The input of a thinking process: no hidden fact that is real."""

from itertools import islice

import pytest

from rules import decision as answering
from rules.chance import Chance
from rules.opponents.imagined import imagine, think
from rules.opponents.levels import HARD
from rules.registry import GAMES
from tests.rules.test_opponents import positions
from tests.rules.test_search import searched

games = pytest.mark.parametrize("key", list(GAMES))


@pytest.mark.sampled(2)
@games
def test_positions_that_look_alike_to_a_seat_are_told_alike(key: str) -> None:
    game, chance = GAMES[key], Chance(5)
    differing = 0
    for state, decision in islice(positions(game, max(game.seats), 1), 0, None, 7):
        other = game.determinize(state, decision.seat, chance)
        told, told_otherwise = (imagine(game, HARD, at, decision.seat, 9) for at in (state, other))
        assert told == told_otherwise, decision
        differing += game.dump(state) != game.dump(other)
    assert differing, "hidden cards did differ"


@games
def test_a_world_is_thought_about_like_the_position(key: str) -> None:
    """It has the same question for the seat, and the same view."""
    game = GAMES[key]
    for state, decision in islice(positions(game, min(game.seats), 2), 0, None, 7):
        seat = decision.seat
        world = game.load(imagine(game, HARD, state, seat, 9).world)
        assert game.asked(world, seat) == decision
        assert game.view(world, seat) == game.view(state, seat)


def test_the_same_seed_gives_the_same_legal_choice() -> None:
    game = GAMES["san_juan"]
    state, decision = next(searched(game, 2, 1))
    told = imagine(game, HARD, state, decision.seat, 9)
    choices = think(game, told)
    assert answering.refusal(decision, choices[0]) is None
    assert think(game, told) == choices
