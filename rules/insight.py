"""What a computer must know of a game, beside its rules, to look ahead in it (`Game.insight`).

A position is judged by a line: each feature of a seat, times its weight, adds up to the log-odds of
that seat, and the odds of all make their chances of winning. The weights glide from those of an
early position to those of a late one, in some games over those of one in the middle. They are
fitted, never set by hand: `plaza fit` plays games of greedy and writes them to
`data/GAME/value.toml`, with the seed of these games.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import exp
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from pydantic import Field

from rules.components import Strict, read
from rules.decision import Choice, Decision
from rules.event import Seat

S = TypeVar("S")

Answers: TypeAlias = Callable[[S, Decision], Iterable[Choice]]
"""What yields answers from a position as far as they make sense, that of greedy first."""

VALUE: Final = "value.toml"
"""The file of the weights, beside the other data of the game."""


class Weights(Strict):
    """The weights of the features for one number of seats, and how they came about.

    Those of the middle are left out where the weights glide straight from early to late ones.
    """

    seats: int
    games: int
    seed: int
    early: tuple[float, ...]
    middle: tuple[float, ...] = ()
    late: tuple[float, ...]

    @property
    def sets(self) -> tuple[tuple[float, ...], ...]:
        """All of them, from the beginning of a game to its end."""
        return (self.early, self.middle, self.late) if self.middle else (self.early, self.late)


class ValueFile(Strict):
    """The data file of the weights: `features` names them in their order."""

    features: tuple[str, ...]
    fits: tuple[Weights, ...] = Field(min_length=1)


class Standing(NamedTuple):
    """How a position stands: `progress` from 0 to 1, and the features of each seat."""

    progress: float
    features: Sequence[Sequence[float]]


@dataclass(frozen=True, slots=True)
class Insight(Generic[S]):
    """What a search knows of one game, for states of type `S`.

    game      its key: there lie the weights
    searched  the kinds of decision that are worth a search; greedy answers all others
    stage     a number that grows whenever a round begins, wherever the position is
    horizon   after so many further rounds a game that is played out is stopped and judged
    pace      how many games are played out in a second, about; four players, half-way
    slow      kinds of decision after which a game takes so many times as long, about
    features  the names of what speaks for a seat
    standing  these, from a position, which is never the real one while the game goes on
    middle    whether there are weights for the middle of a game, too
    unseal    asks all others anew who are asked at the same time as a seat, in a position that was
              dealt: there those who had answered have answered at random. What has been opened
              and matters no more may be forgotten, so that positions are the same without it
    sealed    the kinds of decision that are answered as mixed strategies, with what yields answers
    policy    what greedy answers, from a position in place of a view, where that is quicker
    promising yields answers to all kinds; without it some are drawn where there are too many
    """

    game: str
    searched: frozenset[str]
    stage: Callable[[S], int]
    horizon: int
    pace: int
    features: tuple[str, ...]
    standing: Callable[[S], Standing]
    slow: Mapping[str, int] = field(default_factory=dict[str, int])
    middle: bool = False
    unseal: Callable[[S, Seat], None] | None = None
    sealed: Mapping[str, Answers[S]] = field(default_factory=dict[str, Answers[S]])
    policy: Callable[[S, Decision], Choice] | None = None
    promising: Answers[S] | None = None

    def chances(self, state: S) -> list[float]:
        """Return how likely each seat wins from here."""
        standing = self.standing(state)
        sets = fitted(self.game, self.features)[len(standing.features)].sets
        at, part = between(standing.progress, len(sets))
        glide = [
            before + part * (after - before)
            for before, after in zip(sets[at], sets[at + 1], strict=True)
        ]
        return shares([dot(glide, own) for own in standing.features])


AnyInsight: TypeAlias = Insight[Any]
"""What is known of a game whose state and view nobody outside it looks into."""


def between(progress: float, sets: int) -> tuple[int, float]:
    """Return after which of so many sets of weights a position lies, and how near to the next."""
    steps = sets - 1
    at = max(0, min(int(progress * steps), steps - 1))
    return at, progress * steps - at


def shares(log_odds: Sequence[float]) -> list[float]:
    """Turn log-odds into chances that add up to 1."""
    most = max(log_odds)
    odds = [exp(each - most) for each in log_odds]
    total = sum(odds)
    return [each / total for each in odds]


def dot(weights: Sequence[float], features: Sequence[float]) -> float:
    """Add up features by their weights."""
    return sum([weight * feature for weight, feature in zip(weights, features, strict=True)])


@cache
def fitted(game: str, features: tuple[str, ...]) -> Mapping[int, Weights]:
    """Read the weights of these features. Raises ValueError where the file has others."""
    file = read(game, VALUE, ValueFile)
    if file.features != features:
        raise ValueError(f"{game}/{VALUE} was fitted to other features: fit it again")
    return {fit.seats: fit for fit in file.fits}
