"""The certainty of a rate, from games of which several share a deal, and while they go on."""

from collections.abc import Sequence
from math import log, sqrt
from statistics import mean, variance
from typing import Final, NamedTuple

Z_95: Final = 1.959964
"""The normal distribution has 95 % of its mass within this many standard deviations."""


class Interval(NamedTuple):
    """The bounds between which a rate lies."""

    low: float
    high: float


def wilson(wins: float, games: float, z: float = Z_95) -> Interval:
    """Return Wilson's score interval for a rate: sound also close to 0 and 1."""
    rate = wins / games
    scale = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / scale
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return Interval(max(0.0, centre - reach), min(1.0, centre + reach))


def independent(rates: Sequence[float], games: int) -> float:
    """Return the number of games, each on a deal of its own, that would tell as much as these.

    `rates` are those of the deals, each of which was played in every seating. If deals differ more
    than chance allows, their games tell less than as many on different deals. They never count for
    more: games that cancel each other out earn no credit.
    """
    rate = mean(rates)
    if len(rates) < 2 or not 0 < rate < 1:
        return games
    apart = variance(rates) / len(rates)
    return min(games, rate * (1 - rate) / apart) if apart else games


class Goal(NamedTuple):
    """A rate to be reached, and the margin above and below it within which nothing is decided.

    Wald's sequential test: either side is wrong in at most 5 % of all matches.
    """

    rate: float

    @property
    def margin(self) -> float:
        """The undecided margin around the rate: 5 points, but less near 0 and 100 %."""
        return min(0.05, self.rate / 2, (1 - self.rate) / 2)

    def reached(self, rate: float, games: float) -> bool | None:
        """Whether this many games show that the goal is reached; None while undecided."""
        above, below = self.rate + self.margin, self.rate - self.margin
        won, lost = rate * games, (1 - rate) * games
        evidence = won * log(above / below) + lost * log((1 - above) / (1 - below))
        return None if abs(evidence) < _DECIDED else evidence > 0


_DECIDED: Final = log(0.95 / 0.05)
