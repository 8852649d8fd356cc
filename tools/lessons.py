"""Finds the seed of a first game: `python -m tools.lessons [GAME ...]`.

A good first game is kind to its learner, and asks early what there is to learn. Each seed is played
by computers of common sense alone, and several times by a learner among them, who guesses half of
the time. Seeds are suitable if common sense wins from the learner's seat. The best of these are
those whose first question offers the most different options (a hand of equal cards does not); of
these, the best asks most kinds of questions among the learner's first ones, on average over the
games.
"""

from collections.abc import Iterator
from itertools import islice
from statistics import mean
from typing import Final, NamedTuple

import click

from rules.chance import Chance
from rules.decision import Decision, sample
from rules.game import AnyGame
from rules.lesson import Lesson, lesson_of
from rules.registry import GAMES

SEEDS: Final = 400
LEARNERS: Final = 5
EARLY: Final = 15
"""How many questions count as a learner's first ones."""
SENSE: Final = 0
"""The number of the game in which the learner has common sense."""


class Found(NamedTuple):
    """A seed, how many different options it offers at first, and how many kinds of questions come
    early, on average.
    """

    options: int
    kinds: float
    seed: int


def played(game: AnyGame, lesson: Lesson, number: int = SENSE) -> Iterator[Decision]:
    """Play a first game to its end, and yield all that is asked; the learner guesses differently
    for each `number`.
    """
    chance = Chance(number)
    state, _ = game.new(lesson.options, lesson.seats, lesson.seed)
    while asked := game.decisions(state):
        decision = asked[0]
        yield decision
        guesses = number != SENSE and decision.seat == 0 and chance.below(2) == 0
        greedy = game.greedy(game.view(state, decision.seat), decision)
        choice = sample(decision, chance.random) if guesses else greedy
        game.apply(state, decision.seat, choice)


def suits(game: AnyGame, lesson: Lesson) -> bool:
    """Whether common sense gets more points than all others from the learner's seat."""
    state, _ = game.new(lesson.options, lesson.seats, lesson.seed)
    while asked := game.decisions(state):
        seat = asked[0].seat
        game.apply(state, seat, game.greedy(game.view(state, seat), asked[0]))
    outcome = game.outcome(state)
    assert outcome is not None, "nobody is asked any more"
    own, *others = outcome.scores
    return outcome.ranks[0] == 1 and own > max(others)


def choices(game: AnyGame, lesson: Lesson) -> int:
    """Count the options of the first question that read differently."""
    state, _ = game.new(lesson.options, lesson.seats, lesson.seed)
    view = game.view(state, 0)
    return len({str(facts) for facts in game.explain(view, view.decision)}) if view.decision else 0


def early(game: AnyGame, lesson: Lesson, number: int) -> int:
    """Count the kinds of the learner's first questions."""
    own = (decision.kind for decision in played(game, lesson, number) if decision.seat == 0)
    return len(set(islice(own, EARLY)))


def best(game: AnyGame, lesson: Lesson) -> Found:
    """Return the best of the seeds with which this first game can begin."""
    starts = [lesson.model_copy(update={"seed": seed}) for seed in range(SEEDS)]
    found = [
        Found(
            choices(game, start),
            mean(early(game, start, number) for number in range(LEARNERS)),
            start.seed,
        )
        for start in starts
        if suits(game, start)
    ]
    return max(found, key=lambda each: (each.options, each.kinds, -each.seed))


@click.command()
@click.argument("keys", metavar="[GAME]...", nargs=-1, type=click.Choice(list(GAMES)))
def main(keys: tuple[str, ...]) -> None:
    """Say which seed is best for each GAME, or for all that have a first game."""
    for key in keys or GAMES:
        lesson = lesson_of(key)
        if lesson is not None:
            _, kinds, seed = best(GAMES[key], lesson)
            click.echo(f"{key}: seed {seed}, {kinds} kinds in the first {EARLY} questions")


if __name__ == "__main__":
    main()
