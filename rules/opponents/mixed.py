"""Sealed answers as mixed strategies: choices that several seats make at once, unpredictably.

When several seats answer at the same time, a rival can counter a predictable answer. So each of
these seats gets some candidate answers, and learns by regret matching how often to give each: in
each round all draw theirs, and each regrets the answers that would have gained it more. The own
answer is drawn from the average over all rounds.

A profile (one answer of each seat) is played out to the beginning of the next round, like in a
search (`search.py`). There the game's `Insight` gives its worth to each seat. The profiles lead to
few different positions, because a losing bid in a tender loses whatever its height: each position
is played out once. The own mixture is the same for all worlds, because the seat cannot tell them
apart. Each other seat has its own mixture in each world, because it sees its own hand there.

In most rounds the others think one step ahead: each gives the best answer to usual answers of all.
In some it gives its usual answer, and in the rest the one it has learned. So an answer exploits
simple opponents, allows for others that do the same, and relies on neither (a restricted Nash
response to a cognitive hierarchy).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Any, Final, Generic, TypeAlias, TypeVar

from rules.adding import added
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.game import View
from rules.opponents.search import Search

S = TypeVar("S")
V = TypeVar("V", bound=View)

Profile: TypeAlias = tuple[int, ...]
"""An answer of each player, by its index among the player's answers."""
Worth: TypeAlias = Callable[[Profile], Sequence[float]]
"""The worth of a profile to each player."""

_USUAL: Final = 0.2
"""The assumed share of greedy answers by the others."""
_AHEAD: Final = 0.6
"""The assumed share of best answers to an all-greedy table."""
_ANSWERS: Final = 5
"""The number of candidate answers of each other seat."""
_WORLDS: Final = 3
_ROUNDS: Final = 600
_RARE: Final = 0.2
"""Answers whose share is below this part of the largest are not given: they were only tried."""


@dataclass(slots=True)
class Learner:
    """Learns how often to give each of its answers.

    `habits` has the probability with which it gives each of them anyway; it still learns the best
    answer. No habits: it always gives the learned answer.
    """

    answers: int
    habits: Sequence[float] = ()
    rounds: int = 0
    regrets: list[float] = field(init=False)
    given: list[float] = field(init=False)

    def __post_init__(self) -> None:
        """Begin without regrets."""
        self.regrets = [0.0] * self.answers
        self.given = [0.0] * self.answers

    def draw(self, chance: Chance) -> int:
        """Draw an answer in proportion to the regrets; later rounds weigh more."""
        self.rounds += 1
        parts = _parts(self.regrets)
        self.given = [
            before + self.rounds * part for before, part in zip(self.given, parts, strict=True)
        ]
        return drawn(parts, chance)

    def regret(self, gains: Sequence[float]) -> None:
        """Learn from how much more each answer would have gained."""
        self.regrets = [
            max(0.0, before + gain) for before, gain in zip(self.regrets, gains, strict=True)
        ]

    @property
    def mixture(self) -> list[float]:
        """The probability of each answer, without rare ones."""
        least = _RARE * max(self.given)
        return _parts([given if given >= least else 0.0 for given in self.given])


def learn(players: Sequence[Learner], worth: Worth, chance: Chance) -> None:
    """Let all players draw an answer, and regret; some give another one out of habit."""
    wished = [player.draw(chance) for player in players]
    profile = tuple([_given(*each, chance) for each in zip(players, wished, strict=True)])
    for at, player in enumerate(players):
        brought = _brought(worth, profile, at, player.answers)
        player.regret([each - brought[wished[at]] for each in brought])


def looking_ahead(worth: Worth, answers: Sequence[int], at: int) -> Learner:
    """Return a player that mostly gives the best answer to everyone's first, usual one.

    `answers` has the number of answers of each player; `at` is the index of this one.
    """
    usual = (0,) * len(answers)
    brought = _brought(worth, usual, at, answers[at])
    habits = [0.0] * answers[at]
    habits[0] += _USUAL
    habits[brought.index(max(brought))] += _AHEAD
    return Learner(answers[at], habits)


def _brought(worth: Worth, profile: Profile, at: int, answers: int) -> list[float]:
    """Return the worth of each answer of a player to it if the others keep to a profile."""
    before, after = profile[:at], profile[at + 1 :]
    return [worth((*before, each, *after))[at] for each in range(answers)]


def _given(player: Learner, wish: int, chance: Chance) -> int:
    """Return the actual answer of a player that wants to give this answer."""
    if not player.habits:
        return wish
    given = drawn([*player.habits, 1 - added(player.habits)], chance)
    return given if given < player.answers else wish


def drawn(parts: Sequence[float], chance: Chance) -> int:
    """Draw an index, each with its own probability."""
    left = chance.random()
    for place, part in enumerate(parts):
        left -= part
        if left < 0:
            return place
    return parts.index(max(parts))  # lost in rounding


def _parts(figures: Sequence[float]) -> list[float]:
    """Divide figures by their sum; if all are 0, the parts are equal."""
    total = added(figures)
    return [each / total if total else 1 / len(figures) for each in figures]


@dataclass(slots=True)
class _World(Generic[S]):
    """A world without any answer yet, and what is known about it.

    asked    each player's decision; `answers`: their candidates
    reached  the worth of a position to each player, by its hash
    """

    search: Search[S, Any]
    state: S
    asked: Sequence[Decision]
    answers: Sequence[Sequence[Choice]]
    known: dict[Profile, Sequence[float]] = field(default_factory=dict[Profile, Sequence[float]])
    reached: dict[str, Sequence[float]] = field(default_factory=dict[str, Sequence[float]])

    def worth(self, profile: Profile) -> Sequence[float]:
        """Return the worth of a profile to each player."""
        if profile not in self.known:
            self.known[profile] = self._carried_out(profile)
        return self.known[profile]

    def learners(self, place: int, own: Learner) -> list[Learner]:
        """Return the learners here: `own` at its place, and new ones for all others."""
        answers = [len(each) for each in self.answers]
        return [
            own if at == place else looking_ahead(self.worth, answers, at)
            for at in range(len(answers))
        ]

    def _carried_out(self, profile: Profile) -> Sequence[float]:
        game = self.search.game
        state = game.copy(self.state)
        for decision, answers, place in zip(self.asked, self.answers, profile, strict=True):
            game.act(state, decision, answers[place], [])
        self.search.unseal(state, self.asked[0].seat)
        position = game.digest(state)
        if position not in self.reached:
            self.search.play_on(state, self.search.insight.stage(self.state) + 1)
            chances = self.search.chances_of(state)
            self.reached[position] = [chances[one.seat] for one in self.asked]
        return self.reached[position]


@dataclass(frozen=True, slots=True)
class Mixed(Generic[S, V]):
    """Answers simultaneous questions of several seats, with the budget of a search."""

    search: Search[S, V]

    def choose(
        self, view: V, decision: Decision, sample: Callable[[], S], chance: Chance
    ) -> Choice:
        """Draw an answer from the mixture; if no other seat is asked, search."""
        worlds = [self._world(sample(), decision) for _ in range(_WORLDS)]
        seats = [each.seat for each in worlds[0].asked]
        if len(seats) == 1:
            return self.search.choose(view, decision, sample, chance)
        place = seats.index(decision.seat)
        answers = worlds[0].answers[place]
        own = Learner(len(answers))
        self._learn(worlds, place, own, chance)
        return answers[drawn(own.mixture, chance)]

    def _world(self, state: S, decision: Decision) -> _World[S]:
        self.search.unseal(state, decision.seat)
        asked = self.search.game.decisions(state)
        answers = [self._answers(state, each, own=each == decision) for each in asked]
        return _World(self.search, state, asked, answers)

    def _answers(self, state: S, decision: Decision, *, own: bool) -> list[Choice]:
        """Return the answers that make sense, greedy's first."""
        sealed = self.search.insight.sealed.get(decision.kind)
        if sealed is None:
            return [self.search.insight.policy(state, decision)]
        most = self.search.budget.candidates if own else _ANSWERS
        return list(islice(dict.fromkeys(sealed(state, decision)), most))

    def _learn(self, worlds: Sequence[_World[S]], place: int, own: Learner, chance: Chance) -> None:
        """Let all learn, world by world, as long as the budget allows; `own` learns in each."""
        most = self.search.budget.games * self.search.insight.horizon
        players = [world.learners(place, own) for world in worlds]
        for world, learners in islice(cycle(zip(worlds, players, strict=True)), _ROUNDS):
            if sum([len(each.reached) for each in worlds]) >= most:
                break
            learn(learners, world.worth, chance)
