"""The games for fitting: greedy with slips, and the result of each position.

Each game gives the positions at the beginning of its rounds, but not the one with which it begins.
Some choices are made at random, so that there are positions that greedy would never reach.
"""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import chain
from typing import Any, Final, NamedTuple

import numpy as np

from rules.chance import Chance
from rules.decision import sample
from rules.game import AnyGame
from rules.insight import AnyInsight, Standing, Weights, between
from rules.ranking import won
from tools.fit.logit import Cases, fitted

_SLIPS: Final = 0.05
"""The share of random choices."""
FIRST: Final = 6
"""The number of games whose hash is stored: most changes of greedy change at least one of them."""


class Position(NamedTuple):
    """The standing at the beginning of a round, and each seat's share of the victory."""

    standing: Standing
    won: Sequence[float]


def weights(game: AnyGame, insight: AnyInsight, seats: int, games: int, seed: int) -> Weights:
    """Fit the weights for this many seats to this many games."""
    played = [positions(game, insight, seats, deal) for deal in range(seed, seed + games)]
    cases = _cases([*chain.from_iterable(played)])
    early, middle, late = [tuple(row) for row in fitted(cases).round(3).tolist()]
    return Weights(
        seats=seats,
        games=games,
        seed=seed,
        first_games=fingerprint(played[:FIRST]),
        early=early,
        middle=middle,
        late=late,
    )


def positions(game: AnyGame, insight: AnyInsight, seats: int, seed: int) -> list[Position]:
    """Play a game, and return its positions at the beginning of rounds, but not its first one."""
    state, _ = game.new({}, seats, seed)
    chance, stage = Chance(seed), insight.stage(state)
    standings: list[Standing] = []
    while game.decisions(state):
        if insight.stage(state) != stage:
            stage = insight.stage(state)
            standings.append(insight.standing(state))
        _choose(game, state, chance)
    outcome = game.outcome(state)
    assert outcome is not None, "a game without open decisions has ended"
    wins = [won(outcome, seat) for seat in range(seats)]
    return [Position(each, wins) for each in standings]


def fingerprint(played: Sequence[Sequence[Position]]) -> str:
    """Return a hash of games: features to six decimals, because machines may differ beyond."""
    told = [
        [f"{figure:.6f}" for own in (*each.standing.features, each.won) for figure in own]
        for each in chain.from_iterable(played)
    ]
    return blake2b(repr(told).encode(), digest_size=8).hexdigest()


def _cases(found: Sequence[Position]) -> Cases:
    return Cases(
        np.array([_parts(each.standing.progress) for each in found]),
        np.array([each.standing.features for each in found], np.float64),
        np.array([each.won for each in found]),
    )


def _parts(progress: float) -> list[float]:
    """Return the share of each set of weights in a position."""
    at, part = between(progress)
    parts = [0.0, 0.0, 0.0]
    parts[at : at + 2] = [1 - part, part]
    return parts


def _choose(game: AnyGame, state: Any, chance: Chance) -> None:
    """Let the first seat to move choose."""
    asked = game.decisions(state)[0]
    if chance.random() < _SLIPS:
        choice = sample(asked, chance.random)
    else:
        choice = game.greedy(game.view(state, asked.seat), asked)
    game.apply(state, asked.seat, choice)
