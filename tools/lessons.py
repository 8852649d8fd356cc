"""Finds the seed of a first game: `python -m tools.lessons [GAME ...]`.

A good first game is kind to its learner, and brings its kinds of questions early. Each seed is
played among easy computers: several times by a learner of common sense, and several times by one
who guesses half of the time. Seeds are suitable if common sense always wins, and meets most kinds
of its questions early. The best of these are those whose first question offers the most different
options (a hand of equal cards does not); of these, the best asks most kinds of questions among the
learner's first ones, on average over the games.
"""

from collections.abc import Iterator
from itertools import islice
from statistics import mean
from typing import Any, Final, NamedTuple

import click

from bot.engine.computers import choose
from rules.chance import Chance
from rules.decision import Decision, sample
from rules.game import AnyGame
from rules.lesson import Lesson, lesson_of
from rules.opponents.levels import EASY, GREEDY
from rules.registry import GAMES

SEEDS: Final = 400
LEARNERS: Final = 5
EARLY: Final = 15
"""The number of questions that count as a learner's first ones."""
SOON: Final = 8
"""The number among which is what the game is about (`Lesson.soon`)."""
SENSIBLE: Final = 3
"""The number of games that a learner of common sense has to win."""


class Found(NamedTuple):
    """A seed, with its different first options and kinds of early questions, on average."""

    options: int
    kinds: float
    seed: int


def played(
    game: AnyGame, lesson: Lesson, number: int, *, guesses: bool = False
) -> Iterator[tuple[Any, Decision]]:
    """Play a first game to its end, differently for each `number`; yield the positions, with their
    questions. The learner has common sense, or `guesses` half of the time.
    """
    chance = Chance(number)
    state, _ = game.new(lesson.options, lesson.seats, lesson.seed)
    while asked := game.decisions(state):
        decision = asked[0]
        yield state, decision
        learns = decision.seat == lesson.learner
        if learns and guesses and chance.below(2) == 0:
            choice = sample(decision, chance.random)
        else:
            choice = choose(game, GREEDY if learns else EASY, state, decision, chance)
        game.apply(state, decision.seat, choice)


def learned(
    game: AnyGame, lesson: Lesson, number: int, *, guesses: bool = False
) -> Iterator[tuple[Any, Decision]]:
    """Yield of the same what the learner is asked."""
    for state, decision in played(game, lesson, number, guesses=guesses):
        if decision.seat == lesson.learner:
            yield state, decision


def suits(game: AnyGame, lesson: Lesson) -> bool:
    """Whether the learner's seat suits the lesson. Common sense always gets the most points there,
    and meets most kinds of its questions early, the main ones first.
    """
    own = [each.kind for _, each in learned(game, lesson, 0)]
    soon = len({*own[:EARLY]}) > len({*own}) / 2 and {*lesson.soon} <= {*own[:SOON]}
    return soon and all(_wins(game, lesson, number) for number in range(SENSIBLE))


def _wins(game: AnyGame, lesson: Lesson, number: int) -> bool:
    *_, (state, _) = played(game, lesson, number)
    outcome = game.outcome(state)
    assert outcome is not None, "no one is asked any more"
    others = [*outcome.scores]
    own = others.pop(lesson.learner)
    return outcome.ranks[lesson.learner] == 1 and own > max(others)


def choices(game: AnyGame, lesson: Lesson) -> int:
    """Count the options of the first question that read differently."""
    state, decision = next(learned(game, lesson, 0))
    return len({str(facts) for facts in game.explain(game.view(state, decision.seat), decision)})


def early(game: AnyGame, lesson: Lesson, number: int) -> int:
    """Count the kinds of the learner's first questions."""
    own = (each.kind for _, each in learned(game, lesson, number, guesses=True))
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
    """Print the best seed for each GAME, or for all that have a first game."""
    for key in keys or GAMES:
        lesson = lesson_of(key)
        if lesson is not None:
            _, kinds, seed = best(GAMES[key], lesson)
            click.echo(f"{key}: seed {seed}, {kinds} kinds in the first {EARLY} questions")


if __name__ == "__main__":
    main()
