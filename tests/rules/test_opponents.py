"""Computer players: they choose legally, by permitted knowledge alone, and well."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, product
from typing import Any, TypeAlias

import pytest

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.game import AnyGame
from rules.opponents.levels import (
    EASY,
    HARD,
    LEVELS,
    PROMPT,
    RANDOM,
    choose,
    looks_ahead,
    takes_time,
)
from tests.contract.walks import any_options, at_random, greedily, walk
from tests.games import GAMES, known
from tools.arena.hall import HERE
from tools.arena.matches import fixtures, line_up, standings

TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]

Deal: TypeAlias = Callable[[Any, Seat, Chance], Any]
"""The deals of everything that a seat cannot know."""

tables = pytest.mark.parametrize(("key", "seats"), TABLES)


def nothing() -> Any:
    raise AssertionError("this level looks at no other position")


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, Decision]]:
    """Yield every open decision of a game in which half the choices are greedy's.

    The table options vary with the seed.
    """
    chance = Chance(seed)
    state, _ = game.new(any_options(game, chance), seats, seed)
    while decisions := game.decisions(state):
        for decision in decisions:
            yield state, decision
        asked = decisions[chance.below(len(decisions))]
        choice = answering.sample(asked, chance.random)
        if chance.below(2):
            choice = game.greedy(game.view(state, asked.seat), asked)
        game.apply(state, asked.seat, choice)


def test_levels_have_names_from_weak_to_strong() -> None:
    assert LEVELS == ("easy", "greedy", "hard", "expert")


@pytest.mark.sampled(1)
@tables
def test_what_leads_to_a_question_that_is_searched_takes_time_too(key: str, seats: int) -> None:
    """The time of an answer does not reveal whether a choice went on."""
    game = GAMES[key]
    for seed, chosen in product(range(6), (at_random, greedily)):
        whole = walk(game, seats, seed, choose=chosen)
        positions = [*[step.before for step in whole.steps[1:]], whole.last]
        for step, after in zip(whole.steps, positions, strict=True):
            follows = None if step.events else game.asked(after, step.seat)
            if follows is not None and looks_ahead(game, HARD, follows):
                assert takes_time(game, HARD, step.decision), step.decision.kind


@pytest.mark.parametrize("level", [RANDOM, *PROMPT])
def test_a_level_that_thinks_no_longer_than_a_moment_never_looks_ahead(level: str) -> None:
    game = GAMES["san_juan"]
    for state, decision in positions(game, 3, 1):
        choice = choose(game, level, game.view(state, decision.seat), decision, nothing, Chance(1))
        assert answering.refusal(decision, choice) is None


def slips(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Decision, Choice, Choice, Any]]:
    """Yield the questions at which easy does not play as greedy: easy's answer, greedy's, and the
    view.
    """
    for number, (state, decision) in enumerate(positions(game, seats, seed)):
        view = game.view(state, decision.seat)
        easy = choose(game, EASY, view, decision, nothing, Chance(number))
        greedy = game.greedy(view, decision)
        assert answering.refusal(decision, easy) is None, (decision, easy)
        if easy != greedy:
            yield decision, easy, greedy, view


@pytest.mark.sampled(2)
@tables
def test_easy_often_overlooks_what_greedy_takes_and_never_plays_nonsense(
    key: str, seats: int
) -> None:
    """It takes the second thought of common sense, or another of several, and never passes."""
    game = GAMES[key]
    for decision, easy, greedy, view in slips(game, seats, 1):
        assert easy
        assert not answering.DECLINING.intersection(answering.keys(decision, easy))
        assert len(easy) == len(greedy), decision
        if len(easy) > 1:
            assert len({*greedy} - {*easy}) == 1
            continue
        rest = answering.others(decision, greedy)
        fewer = replace(decision, options=answering.keys(decision, rest))
        assert easy == (rest[game.greedy(view, fewer)[0]],)


def test_easy_slips_often_enough_to_be_beaten() -> None:
    game = GAMES["san_juan"]
    asked = sum(1 for _ in positions(game, 4, 1))
    assert 0.25 < sum(1 for _ in slips(game, 4, 1)) / asked < 0.6


def test_easy_is_right_where_the_opposite_would_be_plain_nonsense() -> None:
    """Between two answers, and where a sum counts; nor does it act where common sense passes."""
    for key, game in GAMES.items():
        for decision, easy, greedy, _ in slips(game, min(game.seats), 2):
            assert len(decision.options) > 2, (key, decision)
            assert not decision.weights
            assert easy
            assert decision.options[greedy[0]] not in answering.DECLINING


def test_an_unknown_level_is_an_error() -> None:
    game = GAMES["san_juan"]
    state, _ = game.new({}, 2, 1)
    decision = game.decisions(state)[0]

    with pytest.raises(KeyError, match="clever"):
        choose(game, "clever", game.view(state, 0), decision, nothing, Chance(1))


@pytest.mark.proof
@tables
def test_greedy_always_chooses_legally(key: str, seats: int) -> None:
    game = GAMES[key]
    for seed in range(1, 6):
        for state, decision in positions(game, seats, seed):
            greedy = game.greedy(game.view(state, decision.seat), decision)
            assert answering.refusal(decision, greedy) is None, (seed, decision, greedy)


@pytest.mark.sampled(1)
@tables
def test_hidden_things_change_no_choice(key: str, seats: int) -> None:
    game, chance = GAMES[key], Chance(99)
    for seed in range(1, 3):
        for state, decision in positions(game, seats, seed):
            seat = decision.seat
            other = game.determinize(state, seat, chance)
            same = game.asked(other, seat)
            assert same == decision
            for level in PROMPT:
                choices = [
                    choose(game, level, game.view(at, seat), decision, nothing, Chance(seed))
                    for at in (state, other)
                ]
                assert choices[0] == choices[1], (seed, level, decision)


def worlds_differ(game: AnyGame, deal: Deal, seats: int, seed: int) -> bool:
    """Whether any dealt world reveals the facts that its seat cannot see."""
    chance = Chance(seed)
    for state, decision in islice(positions(game, seats, seed), 0, None, 3):
        seat = decision.seat
        other = game.determinize(state, seat, chance)
        one, two = (deal(each, seat, Chance(9)) for each in (state, other))
        if game.digest(one) != game.digest(two):
            return True
    return False


@pytest.mark.sampled(1)
@tables
def test_the_same_seed_deals_the_same_world_however_hidden_things_lie(key: str, seats: int) -> None:
    game = GAMES[key]
    assert not any(worlds_differ(game, game.determinize, seats, seed) for seed in (1, 2, 3))


@tables
def test_a_planted_peek_is_found(key: str, seats: int) -> None:
    game = GAMES[key]
    assert worlds_differ(game, lambda state, _seat, _chance: game.copy(state), seats, 1)


@pytest.mark.sampled(6)
@tables
def test_choosing_changes_nothing(key: str, seats: int) -> None:
    game = GAMES[key]
    for number, (state, decision) in enumerate(positions(game, seats, 1)):
        if number % 5 == 0:
            before = game.digest(state)
            game.greedy(game.view(state, decision.seat), decision)
            assert game.digest(state) == before


@pytest.mark.proof
@tables
def test_greedy_beats_random_by_far(key: str, seats: int) -> None:
    wanted = fixtures(line_up(("greedy", "random"), seats), 24)
    games = list(HERE.play(GAMES[key], {}, wanted))

    greedy, random = standings(games)

    assert greedy.rate >= known(key).least.wins
    assert greedy.mean_points > known(key).least.points * random.mean_points
