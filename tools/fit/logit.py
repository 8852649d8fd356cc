"""Conditional logit: how much each feature speaks for a seat, from many games and their winners.

The chance of a seat is its odds as a share of the sum of all; the log-odds are features times
weights. The likelihood of the results has a single maximum, which Newton's method finds.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.insight import dot, shares

_STEPS: Final = 12
_RIDGE: Final = 1.0
"""Pulls weights towards 0 like a prior with standard deviation 1; keeps useless ones near it."""


class Case(NamedTuple):
    """A position: the features of every seat, and each one's share of the victory."""

    features: Sequence[Sequence[float]]
    won: Sequence[float]


def fitted(cases: Sequence[Case]) -> list[float]:
    """Return the weights under which the results are most likely."""
    sides = range(len(cases[0].features[0]))
    weights = [0.0] * len(sides)
    for _ in range(_STEPS):
        slope = [-_RIDGE * weight for weight in weights]
        bend = [[_RIDGE * (row == column) for column in sides] for row in sides]
        for case in cases:
            _add(case, weights, slope, bend)
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def _add(case: Case, weights: Sequence[float], slope: list[float], bend: list[list[float]]) -> None:
    """Add the contribution of one position to the log-likelihood's gradient and Hessian."""
    chances = shares([dot(weights, own) for own in case.features])
    means = [dot(chances, column) for column in zip(*case.features, strict=True)]
    for own, chance, won in zip(case.features, chances, case.won, strict=True):
        apart = [feature - mean for feature, mean in zip(own, means, strict=True)]
        for row, each in enumerate(apart):
            slope[row] += (won - chance) * each
            scaled = chance * each
            for column in range(row + 1):
                bend[row][column] += scaled * apart[column]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a symmetric, positive definite system, given by its lower half (Cholesky)."""
    size = len(right)
    lower: list[list[float]] = []
    for row in range(size):
        line: list[float] = []
        for column in range(row):
            line.append(
                (matrix[row][column] - dot(line, lower[column][:column])) / lower[column][column]
            )
        line.append((matrix[row][row] - dot(line, line)) ** 0.5)
        lower.append(line)
    half: list[float] = []
    for row in range(size):
        half.append((right[row] - dot(lower[row][:row], half)) / lower[row][row])
    found = [0.0] * size
    for row in reversed(range(size)):
        below = sum([lower[other][row] * found[other] for other in range(row + 1, size)])
        found[row] = (half[row] - below) / lower[row][row]
    return found
