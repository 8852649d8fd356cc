"""A search that knows no game: it plays out worlds that could be, and takes what does best.

Flat Monte Carlo over common worlds. A world is a position that the seat cannot tell from the real
one. In each the same chance is to come for every candidate, so that candidates differ in nothing
but the choice. Each is played out by the policy of the game's `Insight` for some rounds, then
judged by its fitted chances. The candidates race: after each heat the worse half drops out, and
the rest share what is left of the budget.

The budget is a number of games played out, never a time: the same view, seed and budget give the
same choice, on every machine.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from math import ceil, log2
from typing import Final, Generic, NamedTuple, TypeVar

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.game import Game, Outcome, View
from rules.insight import Insight

S = TypeVar("S")
V = TypeVar("V", bound=View)

_DRAWS: Final = 4
"""So often as many candidates as are wanted are drawn, for some will come twice."""


class Budget(NamedTuple):
    """How hard is thought about a decision.

    games       so many are played out
    candidates  of more answers than this, some are drawn at random; greedy's is always among them
    """

    games: int
    candidates: int


@dataclass(frozen=True, slots=True)
class Search(Generic[S, V]):
    """Looks ahead in one game, as hard as its budget lets it."""

    game: Game[S, V]
    insight: Insight[S, V]
    budget: Budget

    def choose(
        self, view: V, decision: Decision, sample: Callable[[], S], chance: Chance
    ) -> Choice:
        """Return the answer that wins most often in worlds that `sample` gives."""
        greedy = self.game.greedy(view, decision)
        racing = candidates(greedy, decision, chance, self.budget.candidates)
        totals = dict.fromkeys(racing, 0.0)
        heats = ceil(log2(len(racing)))
        for _ in range(heats):
            for _ in range(max(1, self.budget.games // (heats * len(racing)))):
                world = sample()
                for choice in racing:
                    totals[choice] += self._prize(world, decision, choice)
            # Sorting is stable, and greedy's answer comes first: of equal ones it stays.
            racing = sorted(racing, key=totals.__getitem__, reverse=True)[: ceil(len(racing) / 2)]
        return racing[0]

    def _prize(self, world: S, decision: Decision, choice: Choice) -> float:
        """Return the chance of victory of who chooses so in this world, which stays as it is."""
        game, insight = self.game, self.insight
        state = game.copy(world)
        last = insight.stage(state) + insight.horizon
        told: list[Event] = []
        game.act(state, decision, choice, told)
        while (asked := game.decisions(state)) and insight.stage(state) < last:
            policy = insight.policy(game.view(state, asked[0].seat), asked[0])
            game.act(state, asked[0], policy, told)
        outcome = game.outcome(state)
        if outcome is None:
            return insight.chances(state)[decision.seat]
        return won(outcome, decision.seat)


def won(outcome: Outcome, seat: Seat) -> float:
    """Return the seat's part of the victory."""
    return (outcome.ranks[seat] == 1) / outcome.ranks.count(1)


def candidates(first: Choice, decision: Decision, chance: Chance, most: int) -> list[Choice]:
    """Return at most so many different answers, the `first` one first."""
    if answering.count(decision) <= most:
        found = answering.answers(decision)
    else:
        found = (answering.sample(decision, chance.random) for _ in range(_DRAWS * most))
    return list(islice(dict.fromkeys((first, *found)), most))
