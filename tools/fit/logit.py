"""Conditional logit: the weight of each feature for a seat, from many games and their winners.

The chance of a seat is its odds as a share of the sum of all; the log-odds are features times
weights. The likelihood of the results has a single maximum, which Newton's method finds.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]

_STEPS: Final = 12
_RIDGE: Final = 1.0
"""Pulls weights towards 0 like a prior with standard deviation 1; keeps useless ones near it."""
_AT_ONCE: Final = 2048
"""The number of positions multiplied at once: few enough for any memory."""


class Cases(NamedTuple):
    """Positions and their results.

    parts     [position, set]: how much each set of weights counts there
    features  [position, seat, feature]
    won       [position, seat]: its share of the victory
    """

    parts: Floats
    features: Floats
    won: Floats


def fitted(cases: Cases) -> Floats:
    """Return the weights under which the results are most likely: [set, feature]."""
    shape = cases.parts.shape[-1], cases.features.shape[-1]
    weights = np.zeros(shape[0] * shape[1])
    for _ in range(_STEPS):
        slope, bend = -_RIDGE * weights, _RIDGE * np.eye(len(weights))
        for features, won in _multiplied(cases):
            chances = _shares(features @ weights)
            apart = features - np.einsum("ps,psf->pf", chances, features)[:, None]
            slope += np.einsum("ps,psf->f", won - chances, apart)
            flat = apart.reshape(-1, len(weights))
            bend += (flat * chances.reshape(-1, 1)).T @ flat
        weights += np.linalg.solve(bend, slope)
    return weights.reshape(shape)


def _multiplied(cases: Cases) -> Iterator[tuple[Floats, Floats]]:
    """Yield the factors of all weights, set by set, and the winners, some positions at once."""
    for start in range(0, len(cases.won), _AT_ONCE):
        parts, features, won = [each[start : start + _AT_ONCE] for each in cases]
        multiplied = np.einsum("pw,psf->pswf", parts, features)
        yield multiplied.reshape(*won.shape, -1), won


def _shares(log_odds: Floats) -> Floats:
    """Turn the log-odds of the seats into chances that add up to 1, position by position."""
    odds = np.exp(log_odds - log_odds.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)
