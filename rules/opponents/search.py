"""A search for any game: it plays out possible worlds, and takes the best answer.

Flat Monte Carlo over common worlds. A world is a position that the seat cannot tell from the real
one. In each world chance is the same for every answer, and so are the simultaneous answers of
others, so playouts differ only in the answer. Each is played out greedily for some rounds, then
judged by the fitted chances of the game's `Insight`. All answers race (`race.py`) until one is left
or the budget is spent.

The budget is a number of games played out, never a time: the same view, seed and budget give the
same choice, on every machine.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import ceil, inf, log2
from typing import Final, Generic, NamedTuple, TypeVar

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.game import Game, View
from rules.insight import Insight
from rules.opponents.race import Race
from rules.ranking import won

S = TypeVar("S")
V = TypeVar("V", bound=View)

_DRAWS: Final = 4
"""The multiple of the wanted candidates that is drawn, because some come twice."""


class Budget(NamedTuple):
    """The effort for a decision.

    games       about the most games that are played out
    candidates  if there are more answers, this many race: those that the game finds promising, or
                else some at random; greedy's is always among them
    """

    games: int
    candidates: int


@dataclass(frozen=True, slots=True)
class Search(Generic[S, V]):
    """Looks ahead in one game, as far as its budget allows."""

    game: Game[S, V]
    insight: Insight[S]
    budget: Budget

    def choose(
        self, view: V, decision: Decision, sample: Callable[[], S], chance: Chance
    ) -> Choice:
        """Return the answer that wins most often in worlds from `sample`."""
        greedy = self.game.greedy(view, decision)
        race = Race(greedy, [greedy, *self.racing(greedy, decision, sample, chance)])
        for worlds in self._heats(len(race.running)):
            for _ in range(worlds):
                if race.is_over:
                    return race.winner
                world = self.ready(sample(), decision.seat)
                race.note([self._prize(world, decision, each) for each in race.running])
            race.halve()
        return race.winner

    def _heats(self, answers: int) -> list[int]:
        """Return the number of worlds of each heat; all cost the same if no answer drops out early.

        An answer that drops out early makes the race shorter; it leaves the others no more worlds.
        """
        heats, found = ceil(log2(answers)), list[int]()
        for _ in range(heats):
            found.append(max(1, self.budget.games // (heats * answers)))
            answers = 1 + answers // 2
        return found

    def racing(
        self, greedy: Choice, decision: Decision, sample: Callable[[], S], chance: Chance
    ) -> list[Choice]:
        """Return the answers that race against greedy's."""
        most = self.budget.candidates - 1
        if self.insight.promising is None:
            return rivals(greedy, decision, chance, most)
        return first(self.insight.promising(sample(), decision), greedy, most)

    def ready(self, world: S, seat: Seat) -> S:
        """Let all others with a simultaneous question answer; `seat` has no influence on them.

        So it makes no difference to `seat` whether they have already answered.
        """
        game = self.game
        self.unseal(world, seat)
        while asked := [other for other in game.decisions(world) if other.seat != seat]:
            game.act(world, asked[0], self.insight.policy(world, asked[0]), [])
        return world

    def unseal(self, world: S, seat: Seat) -> None:
        """Let all others with a question at the same time as `seat` answer again."""
        if self.insight.unseal is not None:
            self.insight.unseal(world, seat)

    def _prize(self, world: S, decision: Decision, choice: Choice) -> float:
        """Return the chance of winning after this choice in this world, which stays unchanged."""
        return self.chance_of(self.play_out(world, decision, choice), decision.seat)

    def play_out(
        self,
        world: S,
        decision: Decision,
        choice: Choice,
        watch: Callable[[S], object] = lambda _: None,
    ) -> S:
        """Return the position that this choice leads to, where the game ends or is judged.

        `watch` sees it after each round.
        """
        state = self.game.copy(world)
        began = self.insight.stage(state)
        self.game.act(state, decision, choice, [])
        for rounds in range(1, self.insight.horizon + 1):
            self.play_on(state, began + rounds)
            watch(state)
        return state

    def play_on(self, state: S, last: float = inf) -> None:
        """Let all answer as greedy does until that stage is reached, or the game has ended."""
        game, stage, policy = self.game, self.insight.stage, self.insight.policy
        told: list[Event] = []
        while (asked := game.decisions(state)) and stage(state) < last:
            game.act(state, asked[0], policy(state, asked[0]), told)

    def chance_of(self, state: S, seat: Seat) -> float:
        """Return a seat's chance to win from here; once the game has ended, its result."""
        return self.chances_of(state)[seat]

    def chances_of(self, state: S) -> Sequence[float]:
        """Return each seat's chance to win from here; once the game has ended, its result."""
        outcome = self.game.outcome(state)
        if outcome is None:
            return self.insight.chances(state)
        return [won(outcome, seat) for seat in range(len(outcome.ranks))]


def rivals(greedy: Choice, decision: Decision, chance: Chance, most: int) -> list[Choice]:
    """Return at most this many answers other than greedy's: all of them, or some at random."""
    if answering.count(decision) <= most + 1:
        found = answering.answers(decision)
    else:
        found = (answering.sample(decision, chance.random) for _ in range(_DRAWS * most))
    return first(found, greedy, most)


def first(found: Iterable[Choice], greedy: Choice, most: int) -> list[Choice]:
    """Return at most this many of the answers found that differ from greedy's."""
    return list(islice((each for each in dict.fromkeys(found) if each != greedy), most))
