"""A search that knows no game: it plays out worlds that could be, and takes what does best.

Flat Monte Carlo over common worlds. A world is a position that the seat cannot tell from the real
one. In each the same chance is to come whatever is answered, and others who are asked at the same
time answer alike, so that games differ in nothing but the answer. Each is played out for some
rounds, in which all answer as greedy does, then judged by the fitted chances of the game's
`Insight`. All answers race against that of greedy: after each heat the worse half drops out, and
the rest share what is left of the budget. In the end an answer is preferred to greedy's only where
it is clearly better, for of many that are tried a few times the best is mostly lucky.

The budget is a number of games played out, never a time: the same view, seed and budget give the
same choice, on every machine.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice
from math import ceil, log2, sqrt
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

    games       so many are played out, about
    candidates  of more answers than this, some are drawn at random; greedy's is always among them
    """

    games: int
    candidates: int


_DOUBT: Final = 1.0
"""By so many standard errors an answer has to do better than greedy's, else greedy's is given."""


@dataclass(slots=True)
class Lead:
    """By how much an answer does better than greedy's, over the worlds that were played out."""

    worlds: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, lead: float) -> None:
        """Count one more world."""
        self.worlds += 1
        self.total += lead
        self.squares += lead * lead

    @property
    def mean(self) -> float:
        """The mean of all worlds."""
        return self.total / self.worlds

    @property
    def is_clear(self) -> bool:
        """Whether the mean is further above 0 than chance would easily bring it."""
        if self.worlds < 2 or self.total <= 0:
            return False
        variance = max(0.0, self.squares / self.worlds - self.mean**2)
        return self.mean > _DOUBT * sqrt(variance / (self.worlds - 1))


@dataclass(frozen=True, slots=True)
class Search(Generic[S, V]):
    """Looks ahead in one game, as hard as its budget lets it."""

    game: Game[S, V]
    insight: Insight[S]
    budget: Budget

    def choose(
        self, view: V, decision: Decision, sample: Callable[[], S], chance: Chance
    ) -> Choice:
        """Return the answer that wins most often in worlds that `sample` gives."""
        greedy = self.game.greedy(view, decision)
        others = self.racing(greedy, decision, sample, chance)
        if not others:
            return greedy
        leads = {choice: Lead() for choice in others}
        heats = ceil(log2(len(others) + 1))
        for _ in range(heats):
            for _ in range(max(1, self.budget.games // (heats * (len(others) + 1)))):
                world = self.ready(sample(), decision.seat)
                usual = self._prize(world, decision, greedy)
                for choice in others:
                    leads[choice].add(self._prize(world, decision, choice) - usual)
            others = sorted(others, key=lambda each: -leads[each].mean)[: ceil(len(others) / 2)]
        return others[0] if leads[others[0]].is_clear else greedy

    def racing(
        self, greedy: Choice, decision: Decision, sample: Callable[[], S], chance: Chance
    ) -> list[Choice]:
        """Return the answers that race against greedy's."""
        most = self.budget.candidates - 1
        if self.insight.promising is None:
            return rivals(greedy, decision, chance, most)
        return first(self.insight.promising(sample(), decision), greedy, most)

    def ready(self, world: S, seat: Seat) -> S:
        """Let all others who are asked at the same time answer, as they do whatever `seat` does.

        So it is the same for `seat` whether they have answered already or not.
        """
        game = self.game
        self.unseal(world, seat)
        while asked := [other for other in game.decisions(world) if other.seat != seat]:
            game.act(world, asked[0], self.policy(world, asked[0]), [])
        return world

    def unseal(self, world: S, seat: Seat) -> None:
        """Let all others answer anew who are asked at the same time as `seat`."""
        if self.insight.unseal is not None:
            self.insight.unseal(world, seat)

    def policy(self, state: S, decision: Decision) -> Choice:
        """Return how all answer while a game is played out: as greedy does."""
        quick = self.insight.policy
        if quick is not None:
            return quick(state, decision)
        return self.game.greedy(self.game.view(state, decision.seat), decision)

    def _prize(self, world: S, decision: Decision, choice: Choice) -> float:
        """Return the chance of victory of who chooses so in this world, which stays as it is."""
        return self.chance_of(self.play_out(world, decision, choice), decision.seat)

    def play_out(self, world: S, decision: Decision, choice: Choice) -> S:
        """Return what this choice leads to: where the game ends, or is stopped to be judged."""
        state = self.game.copy(world)
        last = self.insight.stage(state) + self.insight.horizon
        self.game.act(state, decision, choice, [])
        self.play_on(state, last)
        return state

    def play_on(self, state: S, last: int) -> None:
        """Let all answer as greedy does until that stage has come, or the game has ended."""
        game, stage = self.game, self.insight.stage
        told: list[Event] = []
        while (asked := game.decisions(state)) and stage(state) < last:
            game.act(state, asked[0], self.policy(state, asked[0]), told)

    def chance_of(self, state: S, seat: Seat) -> float:
        """Return how likely a seat wins from here; once the game has ended, what it won."""
        outcome = self.game.outcome(state)
        return self.insight.chances(state)[seat] if outcome is None else won(outcome, seat)


def won(outcome: Outcome, seat: Seat) -> float:
    """Return the seat's part of the victory."""
    return (outcome.ranks[seat] == 1) / outcome.ranks.count(1)


def rivals(greedy: Choice, decision: Decision, chance: Chance, most: int) -> list[Choice]:
    """Return at most so many answers other than greedy's: all of them, or some at random."""
    if answering.count(decision) <= most + 1:
        found = answering.answers(decision)
    else:
        found = (answering.sample(decision, chance.random) for _ in range(_DRAWS * most))
    return first(found, greedy, most)


def first(found: Iterable[Choice], greedy: Choice, most: int) -> list[Choice]:
    """Return so many of the answers found, at most, that differ from greedy's."""
    return list(islice((each for each in dict.fromkeys(found) if each != greedy), most))
