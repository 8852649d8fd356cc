"""Whole games by random choices, kept step by step, for the laws to look at."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeVar

from rules.chance import Chance
from rules.decision import Choice, Decision, sample
from rules.event import Event, Seat
from rules.game import TOGETHER, AnyGame, Options, TableOption
from tests.games import GAMES

T = TypeVar("T")
State = Any
"""A state of some game: the laws never look inside."""

BOUND = 2000
"""No sampled game takes more choices than this."""
SOME = 6
"""The number of values chosen together, if several can be."""


class Step(NamedTuple):
    """One choice: the position before it (a copy), the question, the answer, the events.

    `beside`: other seats have answered the same simultaneous step, and their answers are sealed.
    `after`: the kind of its seat's answer before, if there was no public event since.
    """

    before: State
    decision: Decision
    choice: Choice
    events: tuple[Event, ...]
    beside: bool
    after: str

    @property
    def seat(self) -> Seat:
        return self.decision.seat


Chooser: TypeAlias = Callable[[AnyGame, State, Decision, Chance], Choice]


@dataclass(frozen=True)
class Walk:
    """A game from its set-up to its end, or to BOUND."""

    game: AnyGame
    seats: int
    seed: int
    options: dict[str, str]
    steps: list[Step]
    last: State

    def start(self) -> State:
        """Set the same game up again."""
        return self.game.new(self.options, self.seats, self.seed)[0]


def at_random(_: AnyGame, __: State, decision: Decision, chance: Chance) -> Choice:
    """Choose anything."""
    return sample(decision, chance.random)


def greedily(game: AnyGame, state: State, decision: Decision, _: Chance) -> Choice:
    """Choose as a player of common sense."""
    return game.greedy(game.view(state, decision.seat), decision)


def walk(
    game: AnyGame,
    seats: int,
    seed: int,
    agreed: Options = MappingProxyType({}),
    choose: Chooser = at_random,
) -> Walk:
    """Play a game: seats with a question, in any order, with any answer.

    The table options vary with the seed, except for the agreed ones.
    """
    chance = Chance(seed)
    options = any_options(game, chance) | dict(agreed)
    state, _ = game.new(options, seats, seed)
    steps = play_on(game, state, chance, choose)
    return Walk(game, seats, seed, options, steps, state)


def play_on(game: AnyGame, state: State, chance: Chance, choose: Chooser = at_random) -> list[Step]:
    """Play a game from a position to its end, or to BOUND."""
    steps: list[Step] = []
    sealed: set[Seat] = set()
    answered: dict[Seat, str] = {}
    while (asked := tuple(game.decisions(state))) and len(steps) < BOUND:
        decision = pick(chance, asked)
        choice = choose(game, state, decision, chance)
        before = game.copy(state)
        events = game.apply(state, decision.seat, choice)
        beside, after = bool(sealed - {decision.seat}), answered.get(decision.seat, "")
        steps.append(Step(before, decision, choice, events, beside, after))
        answered[decision.seat] = decision.kind
        if any(event.audience is None for event in events):
            answered.clear()
        if len(asked) > 1:
            sealed = {*sealed, decision.seat}
        elif any(event.reveals for event in events):
            sealed = set()  # opened; until then the last seat may answer several times
    return steps


def pick(chance: Chance, items: Sequence[T]) -> T:
    return items[chance.below(len(items))]


def some(chance: Chance, items: Sequence[T], count: int) -> Iterator[T]:
    """Yield `count` of the items, spread over the whole sequence; all if there are fewer."""
    size = len(items)
    for number in range(min(count, size)):
        first, after = size * number // count, size * (number + 1) // count
        if size <= count:
            first, after = number, number + 1
        yield items[first + chance.below(after - first)]


def any_options(game: AnyGame, chance: Chance) -> dict[str, str]:
    """Choose a value for every table option; some together if possible."""
    return {option.name: _any_value(option, chance) for option in game.options}


def _any_value(option: TableOption, chance: Chance) -> str:
    """Choose one; of several together some, by a chance apart: the game goes on alike without."""
    if not option.several:
        return pick(chance, option.values)
    chance = chance.copy()
    others = [value for value in option.values if value != option.default]
    together = TOGETHER.join(some(chance, others, SOME))
    return pick(chance, (option.default, together))


def combinations(game: AnyGame, seats: int) -> list[dict[str, str]]:
    """All combinations of the table options for this many players.

    Of an option with several values together: the default, and the first few others.
    """
    options = [option for option in game.options if seats in option.seats]
    chosen = product(*[values_together(option) for option in options])
    return [
        {option.name: value for option, value in zip(options, values, strict=True)}
        for values in chosen
    ]


def values_together(option: TableOption) -> tuple[str, ...]:
    """The values of an option, or the default and a few others together."""
    if not option.several:
        return option.values
    others = [value for value in option.values if value != option.default]
    return option.default, TOGETHER.join(others[:SOME])


def tables(games: Mapping[str, AnyGame] = GAMES) -> list[tuple[str, int]]:
    """Every one of these games with every number of seats."""
    return [(key, seats) for key, game in games.items() for seats in game.seats]
