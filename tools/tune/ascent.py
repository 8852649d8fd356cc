"""Ascent: all numbers of a table at once, each a step in the direction in which games are won.

In every game each seat believes in numbers of its own, a little larger or smaller than the present
ones. How much a larger number speaks for a victory is what a conditional logit makes of many such
games, as it does of the features of positions (`plaza fit`). So each game tells something about
every number, and numbers that gain little by themselves are found, too.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from sys import stderr
from typing import Final, NamedTuple

import click
import numpy as np
from numpy.typing import NDArray

from rules.game import AnyGame
from tools.fit.logit import Cases, Floats, fitted
from tools.tune.copies import policy
from tools.tune.playing import wins
from tools.tune.table import Number, Table, changed, numbers

SPREAD: Final = 0.3
"""How far numbers are varied: by a factor of about 1.35 up or down."""
_BATCH: Final = 240
"""After so many games there are new tables, so that what a number does is not mistaken for what the
other numbers of the same tables do."""
_EACH: Final = 5
"""In a batch there is a table for so many games: each is a copy of the game, which takes time."""
_PACE: Final = 7.0
"""At full length, a number moves by so many spreads for each unit of log-odds that a spread gains;
by one at most."""


class Move(NamedTuple):
    """What a step found of a number.

    gain   log-odds of winning that a number gains which is larger by a spread
    tried  the number after the step
    """

    name: str
    present: Number
    gain: float
    tried: Number


def step(
    game: AnyGame, table: Table, names: Sequence[str], seats: int, deals: range, length: float
) -> tuple[Move, ...]:
    """Play these deals, and return in what direction the numbers of these names should move.

    `length` is from 0 to 1. Numbers that are 0 stay so: they have no direction. The same deals give
    the same moves.
    """
    draw, present = np.random.default_rng(deals.start), numbers(table)
    starts = range(0, len(deals), _BATCH)
    with click.progressbar(starts, file=stderr, hidden=not stderr.isatty()) as bar:
        played = [
            _batch(game, table, names, seats, deals[start : start + _BATCH], draw) for start in bar
        ]
    gains = _gains(*[np.concatenate(part) for part in zip(*played, strict=True)])
    doubt = error(len(deals), seats)
    return tuple(
        Move(name, present[name], gain, moved(present[name], _trusted(gain, doubt), length))
        for name, gain in zip(names, gains.tolist(), strict=True)
    )


def error(games: int, seats: int) -> float:
    """Return the standard error of a gain: all numbers vary alike, and by themselves.

    It is a little too small, as it takes the seats that share a table for independent.
    """
    return 1 / sqrt(games * (1 - 1 / seats))


def _batch(
    game: AnyGame,
    table: Table,
    names: Sequence[str],
    seats: int,
    deals: range,
    draw: np.random.Generator,
) -> tuple[Floats, Floats]:
    """Play some deals in which each seat has one of many tables.

    Returns by how many spreads each of its numbers was larger, [deal, seat, number], and each
    seat's share of the victory, [deal, seat].
    """
    count = max(2 * seats, len(deals) // _EACH)
    tables = [_varied(table, names, row) for row in draw.normal(0, SPREAD, (count, len(names)))]
    policies = [policy(game.key, each) for each in tables]
    spreads = np.array([_spreads(numbers(table), numbers(each), names) for each in tables])
    seated: list[list[int]] = [draw.choice(count, seats, replace=False).tolist() for _ in deals]
    won = [
        wins(game, deal, [policies[at] for at in row])
        for deal, row in zip(deals, seated, strict=True)
    ]
    return spreads[seated], np.array(won)


def _gains(leans: Floats, won: Floats) -> Floats:
    """Return what each number gains, apart from what the places at the table are worth."""
    places = np.broadcast_to(np.eye(won.shape[1])[:, 1:], (*won.shape, won.shape[1] - 1))
    features = np.concatenate([leans, places], axis=2)
    [weights] = fitted(Cases(np.ones((len(won), 1)), features, won))
    return weights[: leans.shape[2]]


def _trusted(gain: float, doubt: float) -> float:
    """Return what remains of a gain if what chance brings is taken off (James and Stein)."""
    return gain * max(0.0, 1 - (doubt / gain) ** 2) if gain else 0.0


def moved(number: Number, gain: float, length: float) -> Number:
    """Return a number after a step: further, the more it gains, but not beyond its spread."""
    return _scaled(number, SPREAD * length * max(-1.0, min(1.0, _PACE * gain)))


def _varied(table: Table, names: Sequence[str], draws: NDArray[np.float64]) -> Table:
    present = numbers(table)
    for name, drawn in zip(names, draws.tolist(), strict=True):
        table = changed(table, name, _scaled(present[name], drawn))
    return table


def _scaled(number: Number, power: float) -> Number:
    """Return a number times e to this power; a whole one stays whole, and above 0."""
    if isinstance(number, int):
        return max(1, round(number * exp(power))) if number else 0
    return float(f"{number * exp(power):.3g}")


def _spreads(
    present: Mapping[str, Number], other: Mapping[str, Number], names: Sequence[str]
) -> list[float]:
    """Return by how many spreads each number is larger than the present one."""
    return [log(other[name] / now) / SPREAD if (now := present[name]) else 0.0 for name in names]
