"""A race between the answers to a question, in worlds that all of them share.

Each world adds every answer's result in it. Answers can be compared after few worlds, because luck
is the same for all. From time to time, answers that can hardly be better than the best drop out,
greedy's too: most questions are soon settled, either because one answer is far better or because it
hardly matters. After each heat the worse half of greedy's rivals drops out as well.

As long as greedy's answer is running, a rival wins only if it is clearly better: the best of many
that are tried a few times is usually just lucky.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, inf, sqrt
from typing import Final, NamedTuple

from rules.adding import added
from rules.decision import Choice

_DOUBT: Final = 1.0
"""The standard errors by which an answer has to beat greedy's; else greedy's is given."""
_BETWEEN: Final = 16
"""The number of worlds between checks of answers to drop: enough to have seen rare losses."""
_SURE: Final = 2.0
"""The standard errors above its mean that an answer may really be worth."""
_HARDLY: Final = 0.002
"""A chance of winning that is not worth playing out for."""
_SLIGHT: Final = 0.05
"""A lead in the chance of winning that tells people nothing: positions in which playouts stop are
judged no finer (docs/opponents.md).
"""


class Lead(NamedTuple):
    """The lead of one answer over another in the same worlds: the mean, and its standard error."""

    mean: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether the mean is further above 0 than chance would easily bring it."""
        return self.mean > 0 and self.mean > _DOUBT * self.error

    @property
    def is_sure(self) -> bool:
        """Whether chance would hardly ever bring a mean so far from 0."""
        return abs(self.mean) > _SURE * self.error

    @property
    def is_safe(self) -> bool:
        """Whether the other answer can hardly be better, or only by next to nothing."""
        return _SURE * self.error - self.mean < _HARDLY

    @property
    def is_slight(self) -> bool:
        """Whether chance would bring the mean now and then, or it is too small to tell."""
        return self.mean < max(_SURE * self.error, _SLIGHT)


def lead(one: Sequence[float], other: Sequence[float]) -> Lead:
    """Compare two answers' results in each world; there is at least one."""
    leads = [won - lost for won, lost in zip(one, other, strict=True)]
    worlds = len(leads)
    if worlds == 1:
        return Lead(leads[0], inf)
    mean = added(leads) / worlds
    variance = max(0.0, added([each * each for each in leads]) / worlds - mean**2)
    return Lead(mean, sqrt(variance / (worlds - 1)))


@dataclass(slots=True)
class Race:
    """The answers still running, greedy's first, and their results in each world so far."""

    greedy: Choice
    running: list[Choice]
    won: dict[Choice, list[float]] = field(init=False)

    def __post_init__(self) -> None:
        """Begin before the first world."""
        self.won = {choice: [] for choice in self.running}

    @property
    def is_over(self) -> bool:
        """Whether no rival is left to be compared with."""
        return len(self.running) == 1

    def note(self, prizes: Sequence[float]) -> None:
        """Count a world with these results of the running answers, in order."""
        for choice, prize in zip(self.running, prizes, strict=True):
            self.won[choice].append(prize)
        if len(self.won[self.running[0]]) % _BETWEEN == 0:
            self._drop_the_hopeless()

    def halve(self) -> None:
        """Let the worse half of greedy's rivals drop out."""
        rivals = [choice for choice in self.running if choice != self.greedy]
        better = sorted(rivals, key=lambda each: -self._mean(each))[: ceil(len(rivals) / 2)]
        self.running = [self.greedy, *better] if self.greedy in self.running else better

    @property
    def winner(self) -> Choice:
        """The best answer; but greedy's, if it is running and no other is clearly better."""
        if self.is_over:
            return self.running[0]
        best = self._best()
        if self.greedy not in self.running:
            return best
        return best if lead(self.won[best], self.won[self.greedy]).is_clear else self.greedy

    def _drop_the_hopeless(self) -> None:
        best = self._best()
        self.running = [
            each
            for each in self.running
            if each == best or not lead(self.won[best], self.won[each]).is_safe
        ]

    def _best(self) -> Choice:
        return max(self.running, key=self._mean)

    def _mean(self, choice: Choice) -> float:
        return added(self.won[choice]) / len(self.won[choice])
