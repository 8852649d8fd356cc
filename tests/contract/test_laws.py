"""The laws over random games of every game and number of seats.

`make test` plays a sample of them, the proofs fifteen games a law, the soak thousands. A failure
names its seed and the command that repeats it.
"""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules.chance import Chance
from rules.decision import sample
from rules.game import AnyGame, Options
from tests.contract import laws
from tests.contract.laws import LAWS
from tests.contract.probing import probing
from tests.contract.under_laws import obeys, played
from tests.contract.walks import (
    BOUND,
    Walk,
    any_options,
    combinations,
    pick,
    tables,
    values_together,
    walk,
)
from tests.games import GAMES, known

ROOT = Path(__file__).parents[2]
GAMES_EACH = 15
SOAK_GAMES = 2000
SOAK_CHUNK = 50

SOAK = pytest.mark.soak
TABLES = [pytest.param(key, seats, id=f"{key}-{seats}") for key, seats in tables()]


def _all_obey(law: str, key: str, seats: int) -> None:
    for seed in range(GAMES_EACH):
        obeys(law, key, seats, seed)


@pytest.mark.sampled(36)
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_law(law: str, key: str, seats: int) -> None:
    _all_obey(law, key, seats)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, SOAK_GAMES, SOAK_CHUNK))
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_soak(key: str, seats: int, first: int) -> None:
    for seed in range(first, first + SOAK_CHUNK):
        obeys("all", key, seats, seed)


DIGESTS = """
from tests.contract.walks import tables, walk
from tests.games import GAMES
for key, seats in tables():
    for seed in range(2):
        print(key, seats, seed, GAMES[key].digest(walk(GAMES[key], seats, seed).last))
"""


@pytest.mark.proof
def test_law_1_every_process_and_hash_seed_plays_alike() -> None:
    here = [
        f"{key} {seats} {seed} {GAMES[key].digest(walk(GAMES[key], seats, seed).last)}"
        for key, seats in tables()
        for seed in range(2)
    ]

    for hash_seed in ("0", "4242"):
        run = subprocess.run(
            [sys.executable, "-c", DIGESTS],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.splitlines() == here


everywhere = pytest.mark.parametrize("everywhere", [False, pytest.param(True, marks=SOAK)])
"""The numbers of seats share the values to try; in the soak each of them tries all."""


@pytest.mark.sampled(1)
@everywhere
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_law_4_a_table_of_computers_finishes(key: str, seats: int, everywhere: bool) -> None:
    """With the usual table options, and with every other value of each."""
    computers_finish(key, seats, 7, {})
    others = [
        (one, value) for one in GAMES[key].options for value in one.values if value != one.default
    ]
    for place, (option, value) in enumerate(others):
        if everywhere or seats == option.seats[place % len(option.seats)]:
            computers_finish(key, seats, 7, {option.name: value})


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_soak_of_computers(key: str, seats: int) -> None:
    for seed in range(1, 201):
        computers_finish(key, seats, seed, any_options(GAMES[key], Chance(seed)))


def computers_finish(key: str, seats: int, seed: int, options: Options) -> None:
    """Let a table of computers play to its end."""
    game = GAMES[key]
    state, _ = game.new(options, seats, seed)
    moves = 0
    while asked := game.decisions(state):
        view = game.view(state, asked[0].seat)
        game.apply(state, asked[0].seat, game.greedy(view, asked[0]))
        moves += 1
        assert moves < BOUND, f"seed {seed} does not end"
    game.check(state)
    assert game.outcome(state) is not None


@pytest.mark.proof
@everywhere
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_combination_of_options_starts_finishes_replays_and_loads(
    key: str, seats: int, everywhere: bool
) -> None:
    game = GAMES[key]
    for seed, options in enumerate(combinations(game, seats)):
        if not everywhere and _number(game, options) % len(game.seats) != game.seats.index(seats):
            continue
        state, told = game.new(options, seats, seed)
        assert game.new(options, seats, seed) == (state, told)
        again, chance = game.copy(state), Chance(seed)
        moves = 0
        while asked := game.decisions(state):
            decision = pick(chance, asked)
            choice = sample(decision, chance.random)
            events = game.apply(state, decision.seat, choice)
            if moves % 50 == 0:
                again = game.load(game.dump(again))
            assert game.apply(again, decision.seat, choice) == events
            moves += 1
            assert moves < BOUND
        assert again == state
        assert game.outcome(game.load(game.dump(state))) == game.outcome(state) is not None


def _number(game: AnyGame, options: Options) -> int:
    """Return a number for a choice of options: each next value of any option has the next one."""
    every = [(option, values_together(option)) for option in game.options if option.name in options]
    return sum(values.index(options[option.name]) for option, values in every)


@pytest.mark.proof
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_an_option_that_does_not_apply_changes_nothing(key: str, seats: int) -> None:
    """Even if a table still has it from before its other options were changed."""
    idle_options_change_nothing(GAMES[key], seats)


@pytest.mark.proof
@pytest.mark.parametrize("name", [option.name for option in GAMES["san_juan"].options])
def test_an_option_that_applies_and_says_that_it_does_not_is_found(name: str) -> None:
    game = GAMES["san_juan"]
    silent = [
        each._replace(needs={"deck": ()}) if each.name == name else each for each in game.options
    ]
    with pytest.raises(AssertionError):
        idle_options_change_nothing(replace(game, options=tuple(silent)), 2, 2 * GAMES_EACH)


def idle_options_change_nothing(game: AnyGame, seats: int, games: int = GAMES_EACH) -> None:
    """Play games with options that do not apply, and again with their defaults."""
    for seed in range(games):
        chosen = any_options(game, Chance(seed))
        applying = {option.name for option in game.applying(chosen, seats)}
        idle = {one.name: one.default for one in game.options if one.name not in applying}
        if chosen | idle != chosen:
            one, other = (walk(game, seats, seed, options) for options in (chosen, chosen | idle))
            alike = shown(one) == shown(other)
            assert alike, f"seed {seed}"  # pytest would take seconds to tell two whole games apart
            assert game.outcome(one.last) == game.outcome(other.last)


def shown(walk: Walk) -> list[Any]:
    """Return the questions, answers and events of a game, and all views of a watcher.

    The agreed options are left out, which games with table options show as `variant`.
    """
    return [
        (*step[1:], replace(walk.game.view(step.before, None), variant=None)) for step in walk.steps
    ]


@pytest.mark.parametrize("key", GAMES)
def test_every_option_applies_somewhere_and_needs_values_that_there_are(key: str) -> None:
    game = GAMES[key]
    every = [
        {each.name for each in game.applying(options, seats)}
        for seats in game.seats
        for options in combinations(game, seats)
    ]
    values = {option.name: set(option.values) for option in game.options}
    assert set().union(*every) == values.keys()
    for option in game.options:
        assert all(set(needed) <= values[name] for name, needed in option.needs.items())


@pytest.mark.parametrize("key", GAMES)
def test_the_games_under_the_laws_vary_every_option(key: str) -> None:
    game = GAMES[key]
    chosen = [any_options(game, Chance(seed)) for seed in range(GAMES_EACH)]
    further = [sample.options for sample in known(key).samples.values()]

    for option in game.options:
        values = [each[option.name] for each in [*chosen, *further] if option.name in each]
        varied = {part for value in values for part in option.parts(value)}
        assert varied == set(option.values)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_marker_is_really_planted(key: str, seats: int) -> None:
    """The states differ, and another player's view shows it at times: the law can fail.

    Where all that is hidden is hidden from all, no view shows it.
    """
    game, chance = GAMES[key], Chance(5)
    walked = walk(game, seats, 5)
    exchanged = changed = 0
    for step in walked.steps:
        planted = known(key).planted(step.before, 0, chance)
        if planted is not None:
            assert planted == step.before or game.digest(planted) != game.digest(step.before)
            exchanged += planted != step.before
            changed += any(
                game.view(planted, seat) != game.view(step.before, seat) for seat in range(1, seats)
            )

    assert exchanged
    assert changed >= known(key).least.markers


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_undo_after_what_computers_told_is_found(key: str, seats: int, monkeypatch: Any) -> None:
    """If a game tells an event that does not reveal: otherwise Undo is over by that alone."""
    law = "law_6_a_choice_taken_back_is_asked_again"
    monkeypatch.setattr(laws, "take_back", probing)

    if not any(tells_without_revealing(key, seats, seed) for seed in range(GAMES_EACH)):
        _all_obey(law, key, seats)
        return
    with pytest.raises(AssertionError, match="what was told since ends it"):
        _all_obey(law, key, seats)


def tells_without_revealing(key: str, seats: int, seed: int) -> bool:
    return any(
        any(event.audience is None for event in step.events)
        and not any(event.reveals for event in step.events)
        for step in played(key, seats, seed).steps
    )


@pytest.mark.parametrize("seats", next(iter(GAMES.values())).seats)
def test_undo_that_probes_hidden_hands_is_found(seats: int, monkeypatch: Any) -> None:
    """In the first game, where computers build from hands that no one else sees."""
    monkeypatch.setattr(laws, "take_back", probing)

    with pytest.raises(AssertionError, match=r"and can be undone|Undo itself tells it"):
        _all_obey("law_6_no_one_tries_out_what_others_would_answer", next(iter(GAMES)), seats)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_dealing_anew_really_deals_anew(key: str, seats: int) -> None:
    game, chance = GAMES[key], Chance(6)
    walked = walk(game, seats, 6)
    step = walked.steps[len(walked.steps) // 2]

    dealt = {game.digest(game.determinize(step.before, 0, chance)) for _ in range(8)}

    assert len(dealt) == 8
