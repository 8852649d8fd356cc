"""The levels of computer players, from weak to strong. None of them ever holds the real state."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.game import AnyGame, Game, View
from rules.insight import Insight
from rules.opponents.mixed import Mixed
from rules.opponents.search import Budget, Search

S = TypeVar("S")
V = TypeVar("V", bound=View)

RANDOM: Final = "random"
"""No longer a level, but tables of earlier versions, the tests and the arena have such players."""
EASY: Final = "easy"
GREEDY: Final = "greedy"
"""The normal level, under the name that tables have stored since there were only two levels."""
HARD: Final = "hard"
EXPERT: Final = "expert"
STAND_IN: Final = GREEDY
"""The level of a computer that plays for a person, however strong the others of the table are."""
LEVELS: Final = (EASY, GREEDY, HARD, EXPERT)
PROMPT: Final = (EASY, GREEDY)
"""The levels that think for a few milliseconds at most, and so may run on an event loop."""
CANDIDATES: Final[Mapping[str, int]] = {HARD: 8, EXPERT: 16}
"""The most answers that race."""

_SLIPS: Final = 0.7
"""The share of questions at which the easy level slips, if it can do so sensibly."""
_OTHERS: Final = 2
"""The fewest other options among which it slips."""
_MIXING: Final = frozenset({EXPERT})
"""The levels with enough time to give sealed answers by mixed strategies."""
_LEAST: Final = 4
"""If playouts take longer, fewer are made, but at least this many for each candidate."""


def choose(
    game: Game[S, V],
    level: str,
    view: V,
    decision: Decision,
    sample: Callable[[], S],
    chance: Chance,
    *,
    effort: int = 1,
) -> Choice:
    """Choose for the seat of `decision`.

    `view` is that seat's; each call of `sample` gives a position that it cannot tell from the real
    one, for levels that look ahead; `chance` is the player's own. With an `effort` of 2, twice as
    many games are played out, to measure what that gains. Raises KeyError for an unknown level if
    the game has an insight.
    """
    if level == RANDOM:
        return answering.sample(decision, chance.random)
    search = searcher(game, level, decision, effort=effort)
    if search is None:
        sensible = game.greedy(view, decision)
        slips = level == EASY and chance.random() < _SLIPS
        return _slip(game, view, decision, sensible, chance) if slips else sensible
    if level in _MIXING and decision.kind in search.insight.sealed:
        return Mixed(search).choose(view, decision, sample, chance)
    return search.choose(view, decision, sample, chance)


def _slip(
    game: Game[S, V], view: V, decision: Decision, sensible: Choice, chance: Chance
) -> Choice:
    """Return a beginner's choice: something is overlooked, but nothing is nonsense.

    A single pick is what common sense would take if its own were not there; of several picks, one
    is another. Passing, sums, and choices between two stay sensible: anyone would wonder at the
    opposite.
    """
    rest = answering.others(decision, sensible)
    if decision.weights or len(rest) < _OTHERS or _passes(decision, sensible):
        return sensible
    if len(sensible) > 1:
        gone = sensible[chance.below(len(sensible))]
        other = rest[chance.below(len(rest))]
        return tuple(sorted({*sensible, other} - {gone}))
    fewer = replace(decision, options=answering.keys(decision, rest))
    second = tuple(rest[at] for at in game.greedy(view, fewer))
    return sensible if _passes(decision, second) else second


def _passes(decision: Decision, choice: Choice) -> bool:
    """Whether a choice does nothing."""
    return not choice or answering.DECLINING.issuperset(answering.keys(decision, choice))


def looks_ahead(game: AnyGame, level: str, decision: Decision) -> bool:
    """Whether this level searches for an answer to this question.

    Raises KeyError for an unknown level if the game has an insight.
    """
    return level != RANDOM and searcher(game, level, decision) is not None


def takes_time(game: AnyGame, level: str, decision: Decision) -> bool:
    """Whether this level takes longer than a moment for a choice that begins with this question.

    It depends on the first question alone, so the time tells nothing about the answer.
    """
    insight = game.insight
    if level in (RANDOM, *PROMPT) or insight is None:
        return False
    return decision.kind in insight.searched | insight.leading


def searcher(
    game: Game[S, V], level: str, decision: Decision, *, effort: int = 1
) -> Search[S, V] | None:
    """Return the search of this level; None if it answers greedily.

    Raises KeyError for an unknown level if the game has an insight.
    """
    insight = game.insight
    if level in PROMPT or insight is None:
        return None
    search = search_of(game, insight, level, decision, effort=effort)
    return search if decision.kind in insight.searched else None


def search_of(
    game: Game[S, V], insight: Insight[S], level: str, decision: Decision, *, effort: int = 1
) -> Search[S, V]:
    """Return the search of a level that looks ahead, for a question of any kind."""
    usual, candidates = effort * insight.budgets[level], CANDIDATES[level]
    fewer = max(usual / insight.slow.get(decision.kind, 1), _LEAST * candidates)
    budget = Budget(round(min(usual, fewer)), candidates)
    return Search(game, insight, budget)
