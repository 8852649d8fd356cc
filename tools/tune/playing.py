"""Games between policies, and the proof that one table of numbers is better than another."""

from collections.abc import Sequence
from statistics import mean
from sys import stderr
from typing import Final, NamedTuple

import click

from rules.game import AnyGame
from rules.ranking import won
from tools.tune.copies import Policy, policy
from tools.tune.proof import proved
from tools.tune.table import Table

_DEALS: Final = 20
"""How many deals are played before checking whether they are proof."""


class Verdict(NamedTuple):
    """How tried numbers did against the present ones: the share of the games that they won.

    `better` is None if the games have proved nothing.
    """

    rate: float
    games: int
    better: bool | None


def wins(game: AnyGame, deal: int, policies: Sequence[Policy]) -> list[float]:
    """Play a deal with a policy on each seat; return each seat's share of the victory."""
    state, _ = game.new({}, len(policies), deal)
    while asked := game.decisions(state):
        game.act(state, asked[0], policies[asked[0].seat](state, asked[0]), [])
    outcome = game.outcome(state)
    assert outcome is not None, "a game without open decisions has ended"
    return [won(outcome, seat) for seat in range(len(policies))]


def compare(
    game: AnyGame, present: Table, tried: Table, seats: int, deals: range, sought: float
) -> Verdict:
    """Let one seat with the tried numbers play against the present ones, until it is proved.

    Each deal is played in every seating. Without a change the seat would win exactly its share of
    these games, whatever the deal is like: so what a deal brings above that is the effect of the
    change. `sought` is the gain that is looked for, as a rate.
    """
    one, others = policy(game.key, tried), [policy(game.key, present)] * (seats - 1)
    gains, better = list[float](), None
    with click.progressbar(deals, file=stderr, hidden=not stderr.isatty()) as bar:
        for deal in bar:
            seated = [[*others[:seat], one, *others[seat:]] for seat in range(seats)]
            shares = [wins(game, deal, each)[seat] for seat, each in enumerate(seated)]
            gains.append(mean(shares) - 1 / seats)
            looked_at = len(gains) % _DEALS == 0 or len(gains) == len(deals)
            better = proved(gains, sought) if looked_at else None
            if better is not None:
                break
    return Verdict(1 / seats + mean(gains), len(gains) * seats, better)
