"""The worth of the answers to a question for its seat: for hints, and for reviews.

As in a search (`search.py`), answers race over common worlds, and the worse half drops out after
each heat. But the result is not a single answer: it is a few of the best, next to the one that all
are compared with, each with its average chance of winning. All have been played out in the same
worlds, so they differ only in the answer.

Points are not told. What ends the game sooner may bring fewer of them and win more often. Only
where a hint finds the game nearly won by all of its answers do they come in the order of points.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil, log2
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from rules.adding import added
from rules.decision import Choice, Decision
from rules.game import AnyGame
from rules.opponents.contrast import Contrast, Counted, Moments, contrast, counted
from rules.opponents.imagined import Imagined, question
from rules.opponents.levels import search_of
from rules.opponents.race import lead
from rules.opponents.search import Budget, Search

BEST: Final = 3
"""The number of answers given, including the one that the others are compared with."""
ENOUGH: Final = 400
"""The most games that are played out: more would only refine chances beyond whole percents."""
NEARLY_WON: Final = 0.85
"""The chance of winning from which answers that are about equal are compared by points."""
TO_THE_END: Final = 24
"""The number of worlds that are played to the end for that."""
LEAST: Final = 2
"""The least worlds per heat, whatever the budget: one world would not show how answers differ
elsewhere.
"""


class Weighed(NamedTuple):
    """An answer, and what it is worth.

    share      the chance of winning
    is_better  whether it beats the answer compared with by more than chance explains
    is_equal   whether the best answer is no better, or only slightly
    beside     how it differs from each of the other answers
    """

    choice: Choice
    share: float
    is_better: bool
    is_equal: bool
    beside: Mapping[Choice, Contrast] = MappingProxyType({})


class _Tried(NamedTuple):
    """What came of an answer in each world: the chance of winning, and the things counted."""

    won: list[float]
    counted: list[Moments]


_Results: TypeAlias = Mapping[Choice, _Tried]


def weigh(game: AnyGame, imagined: Imagined, usual: Choice | None = None) -> tuple[Weighed, ...]:
    """Return the best answers for the seat to move, best first, `usual` among them.

    They are compared with `usual`: the actual choice, or else the best thrifty one, or else that of
    a player of common sense. The game has to have an insight. Of answers that read the same, such
    as two equal cards, one is weighed.
    """
    view, decision, sample, chance = question(game, imagined)
    assert game.insight is not None, "no one asks about another game"
    found = search_of(game, game.insight, imagined.level, decision)
    games, candidates = found.budget
    search = Search(game, found.insight, Budget(min(games, ENOUGH), candidates))
    greedy = game.greedy(view, decision)
    thrifty = () if found.insight.thrifty is None else found.insight.thrifty(sample(), decision)
    racing = [*thrifty] or [greedy, *search.racing(greedy, decision, sample, chance)]
    answers = _distinct(racing if usual is None else [usual, *racing], imagined.readings)
    tried = _race(search, decision, answers[: search.budget.candidates], sample)
    best = max([each.won for each in tried.values()], key=_mean)
    usually = tried[answers[0]].won
    weighed = [
        Weighed(
            choice,
            _mean(won),
            lead(won, usually).is_clear,
            lead(best, won).is_slight,
            {
                other: contrast(found.insight.measures, decision.seat, came, compared.counted)
                for other, compared in tried.items()
                if other != choice
            },
        )
        for choice, (won, came) in tried.items()
    ]
    weighed.sort(key=lambda each: -each.share)
    if usual is None and is_nearly_won(weighed):
        points = _points(search, decision, [each.choice for each in weighed], sample)
        weighed.sort(key=lambda each: -points[each.choice])
    return tuple(weighed)


def is_nearly_won(weighed: Sequence[Weighed]) -> bool:
    """Whether several answers are about equal, and all of them win nearly always."""
    nearly = min(each.share for each in weighed) >= NEARLY_WON
    return nearly and len(weighed) > 1 and all(each.is_equal for each in weighed)


def _points(
    search: Search[Any, Any],
    decision: Decision,
    answers: Sequence[Choice],
    sample: Callable[[], Any],
) -> Mapping[Choice, float]:
    """Play answers out to the end of the game; return the mean points of their seat."""
    found = dict.fromkeys(answers, 0.0)
    for _ in range(TO_THE_END):
        world = search.ready(sample(), decision.seat)
        for choice in answers:
            state = search.play_out(world, decision, choice)
            search.play_on(state)
            outcome = search.game.outcome(state)
            assert outcome is not None, "it was played to its end"
            found[choice] += outcome.scores[decision.seat] / TO_THE_END
    return found


def _distinct(answers: Iterable[Choice], readings: Sequence[str]) -> list[Choice]:
    """Return these answers, but only the first of those that read the same."""
    found = dict[tuple[str | int, ...], Choice]()
    for choice in answers:
        reads = tuple(sorted(readings[at] for at in choice)) if readings else choice
        found.setdefault(reads, choice)
    return list(found.values())


def _race(
    search: Search[Any, Any],
    decision: Decision,
    answers: Sequence[Choice],
    sample: Callable[[], Any],
) -> _Results:
    """Play answers out until only the best and the first are left; return these."""
    usual, *others = answers
    tried = {choice: _Tried([], []) for choice in answers}
    heats = max(1, ceil(log2(max(1, len(others)))))
    while True:
        for _ in range(max(LEAST, search.budget.games // (heats * (len(others) + 1)))):
            world = search.ready(sample(), decision.seat)
            for choice in (usual, *others):
                _try(search, world, decision, choice, tried[choice])
        if len(others) < BEST:
            return {choice: tried[choice] for choice in (usual, *others)}
        half = max(BEST - 1, ceil(len(others) / 2))
        others = sorted(others, key=lambda each: -_mean(tried[each].won))[:half]


def _try(
    search: Search[Any, Any], world: Any, decision: Decision, choice: Choice, tried: _Tried
) -> None:
    """Play an answer out in a world, and count after each round."""
    moments: list[Counted] = []
    seat, measures = decision.seat, search.insight.measures
    state = search.play_out(
        world, decision, choice, lambda after: moments.append(counted(measures.of(after), seat))
    )
    tried.won.append(search.chance_of(state, seat))
    tried.counted.append(moments)


def _mean(won: Sequence[float]) -> float:
    return added(won) / len(won)
