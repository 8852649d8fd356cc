"""A computer's knowledge of a game, besides its rules, for looking ahead (`Game.insight`).

A position is judged by a linear model: the features of a seat, times their weights, add up to the
log-odds of that seat, and the odds of all give their chances of winning. The weights change
gradually from those of an early position to those of a middle and then of a late one. They are
fitted, never set by hand: `plaza fit` plays games of greedy and writes them to
`data/GAME/value.toml`, with the seed of these games.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import exp
from operator import mul
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from pydantic import Field

from rules.adding import added
from rules.components import Strict, read
from rules.decision import Choice, Decision
from rules.event import Seat

S = TypeVar("S")

Answers: TypeAlias = Callable[[S, Decision], Iterable[Choice]]
"""Yields the answers that make sense in a position, greedy's first."""

_STEPS: Final = 2
"""The number of steps from the first set of weights to the last."""
VALUE: Final = "value.toml"
"""The file of the weights, next to the other data of the game."""


class Weights(Strict):
    """The weights of the features for one number of seats, and their origin.

    `first_games`: a hash of the first of these games. If it changes, greedy or a feature has
    changed, and the weights have to be fitted again.
    """

    seats: int
    games: int
    seed: int
    first_games: str
    early: tuple[float, ...]
    middle: tuple[float, ...]
    late: tuple[float, ...]

    @property
    def sets(self) -> tuple[tuple[float, ...], ...]:
        """All sets of weights, from the beginning of a game to its end."""
        return self.early, self.middle, self.late


class ValueFile(Strict):
    """The data file of the weights: `features` names them in their order."""

    features: tuple[str, ...]
    fits: tuple[Weights, ...] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class Measures(Generic[S]):
    """The few things by which a person is told how two answers differ (`opponents/contrast.py`).

    worth  what one more of each is about worth to its seat, beside a point; points come first
    of     counts them for each seat; of rivals only the points are told
    """

    worth: Mapping[str, float]
    of: Callable[[S], Sequence[Sequence[float]]]


class Standing(NamedTuple):
    """The standing in a position: `progress` from 0 to 1, and the features of each seat."""

    progress: float
    features: Sequence[Sequence[float]]


@dataclass(frozen=True, slots=True)
class Insight(Generic[S]):
    """A search's knowledge of one game, for states of type `S`.

    game      its key, by which the weights are found
    searched  the kinds of decision that are worth a search; greedy answers all others
    leading   kinds that greedy answers, but after which a searched one may follow within the same
              choice: the time of an answer must not show whether one did
    stage     a number that grows whenever a round begins, from any position
    horizon   the number of further rounds after which a playout is stopped and judged
    budgets   by level: the number of games played out for a decision. A number, not a time, so that
              answers are the same on every machine
    slow      kinds of decision after which a playout takes about this many times as long
    features  the names of the facts that speak for a seat
    standing  the features, from a position, which is never the real one while the game goes on
    measures  what is counted to tell people how two answers differ
    policy    greedy's answer, from a position instead of a view, which would take longer
    unseal    asks all other seats with an open question again, in a dealt position in which those
              that had answered have random answers. Revealed information that no longer matters may
              be dropped, so that positions are equal without it
    sealed    the kinds of decision that are answered by mixed strategies, each with a function that
              yields answers
    promising yields answers to all kinds; without it, some are drawn if there are too many
    thrifty   yields the answers a person is advised about where all others only cost more, the best
              first; none elsewhere
    """

    game: str
    searched: frozenset[str]
    stage: Callable[[S], int]
    horizon: int
    budgets: Mapping[str, int]
    features: tuple[str, ...]
    standing: Callable[[S], Standing]
    measures: Measures[S]
    policy: Callable[[S, Decision], Choice]
    slow: Mapping[str, int] = field(default_factory=dict[str, int])
    unseal: Callable[[S, Seat], None] | None = None
    sealed: Mapping[str, Answers[S]] = field(default_factory=dict[str, Answers[S]])
    promising: Answers[S] | None = None
    thrifty: Answers[S] | None = None
    leading: frozenset[str] = frozenset()

    def chances(self, state: S) -> list[float]:
        """Return each seat's chance to win from here."""
        standing = self.standing(state)
        sets = fitted(self.game, self.features)[len(standing.features)].sets
        at, part = between(standing.progress)
        glide = [
            before + part * (after - before)
            for before, after in zip(sets[at], sets[at + 1], strict=True)
        ]
        return shares([dot(glide, own) for own in standing.features])


AnyInsight: TypeAlias = Insight[Any]
"""The insight of a game whose state and view are opaque to all outside it."""


def between(progress: float) -> tuple[int, float]:
    """Return the set of weights that a position is past, and its distance to the next one."""
    at = max(0, min(int(progress * _STEPS), _STEPS - 1))
    return at, progress * _STEPS - at


def shares(log_odds: Sequence[float]) -> list[float]:
    """Turn log-odds into chances that add up to 1."""
    most = max(log_odds)
    odds = [exp(each - most) for each in log_odds]
    total = added(odds)
    return [each / total for each in odds]


def dot(weights: Sequence[float], features: Sequence[float]) -> float:
    """Add up features times weights."""
    return added(map(mul, weights, features))


@cache
def fitted(game: str, features: tuple[str, ...]) -> Mapping[int, Weights]:
    """Read the weights of these features. Raises ValueError if the file has others."""
    file = read(game, VALUE, ValueFile)
    if file.features != features:
        raise ValueError(f"{game}/{VALUE} was fitted to other features: fit it again")
    return {fit.seats: fit for fit in file.fits}
