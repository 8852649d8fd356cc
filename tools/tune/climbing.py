"""Coordinate search: one number at a time is tried a step up and down, and kept if it is better.

The changed numbers have one seat, the present ones all others, and each deal is played in every
seating. Without a change, the seat would win exactly its share of these games, whatever the deal is
like: so what a deal brings above that is the effect of the change, and the unchanged numbers need
not be played. Each trial has its own deals, so a change that was kept by luck gets no help from the
next trial.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean
from sys import stderr
from typing import Final, NamedTuple

import click

from rules.game import AnyGame
from rules.opponents.search import won
from tools.arena.matches import fixtures
from tools.tune.players import Pipes, play, player
from tools.tune.proof import proved
from tools.tune.table import Number, Table, changed, numbers

_TRIED: Final = "tried"
_PRESENT: Final = "present"
_DEALS: Final = 20
"""How many deals are played side by side before checking whether they are proof."""


class Verdict(NamedTuple):
    """How tried numbers did against the present ones: the share of the games that they won.

    `better` is None if the games have proved nothing.
    """

    rate: float
    games: int
    better: bool | None


class Trial(NamedTuple):
    """A number, what it was, what was tried, and how that did."""

    name: str
    present: Number
    tried: Number
    verdict: Verdict


@dataclass(slots=True)
class Judge:
    """Lets numbers play against others until it is proved whether they are better.

    sought  the gain that is looked for, as a rate
    deal    the seed of the next deal
    most    the most games for a verdict, rounded up to whole batches of deals
    left    the games that are left to play; below 0 if the last ones took more
    """

    game: AnyGame
    seats: int
    sought: float
    deal: int
    most: int
    left: int

    def compare(self, present: Table, tried: Table) -> Verdict:
        """Let one seat with the tried numbers play against the present ones."""
        key, gains, better = self.game.key, list[float](), None
        with (
            player(key, present) as one,
            player(key, tried) as other,
            click.progressbar(length=self.most, file=stderr, hidden=not stderr.isatty()) as bar,
        ):
            while better is None and len(gains) * self.seats < self.most:
                gains += self._gains({_PRESENT: one, _TRIED: other})
                better = proved(gains, self.sought)
                bar.update(_DEALS * self.seats)
        games = len(gains) * self.seats
        self.left -= games
        return Verdict(1 / self.seats + mean(gains), games, better)

    def _gains(self, players: Mapping[str, Pipes]) -> list[float]:
        """Play the next deals; return what the tried numbers won of each, above their share."""
        seated = (_TRIED, *[_PRESENT] * (self.seats - 1))
        played = play(self.game, fixtures(seated, _DEALS * self.seats, self.deal), players)
        self.deal += _DEALS
        wins = [won(one.outcome, one.line_up.index(_TRIED)) for one in played]
        ends = range(0, len(wins), self.seats)
        return [mean(wins[at : at + self.seats]) - 1 / self.seats for at in ends]


def climb(
    judge: Judge, table: Table, names: Sequence[str], step: float, tell: Callable[[Trial], None]
) -> Table:
    """Try the numbers of these names in turn, until none is better in a whole pass; return them.

    `step` is what a number is multiplied by, or divided. Each trial is told as it ends.
    """
    before = None
    while table != before and judge.left > 0:
        before = table
        for name in names:
            table = _improved(judge, table, name, step, tell)
    return table


def _improved(
    judge: Judge, table: Table, name: str, step: float, tell: Callable[[Trial], None]
) -> Table:
    """Return a table in which this number is better, or the same table if neither step is."""
    number = numbers(table)[name]
    for tried in steps(number, step):
        if judge.left <= 0:
            break
        other = changed(table, name, tried)
        verdict = judge.compare(table, other)
        tell(Trial(name, number, tried, verdict))
        if verdict.better:
            return other
    return table


def steps(number: Number, step: float) -> Iterator[Number]:
    """Yield the numbers a step further from 0, and nearer to it.

    Integers are above 0, and stay so.
    """
    if isinstance(number, int):
        yield max(number + 1, round(number * step))
        if number > 1:
            yield max(1, min(number - 1, round(number / step)))
    elif number:
        yield _rounded(number * step)
        yield _rounded(number / step)


def _rounded(number: float) -> float:
    return float(f"{number:.3g}")
