"""A game's work with a position, and players who want it to be the most.

Work is counted in calls, which are the same on every machine: of functions, Python's own included.
"""

import gc
from collections.abc import Callable, Iterator, Mapping
from cProfile import Profile
from functools import _lru_cache_wrapper
from itertools import count
from typing import Any, Final, NamedTuple

from rules.chance import Chance
from rules.decision import Choice, Decision, answers, refusal, sample
from rules.event import Seat
from rules.game import AnyGame
from tests.contract.walks import Chooser, State, Step, at_random, greedily, pick, walk

Job = Callable[[], object]
Habits = Mapping[str, str]
"""The answer to each kind of question: a key of `HABITS`."""


class Cost(NamedTuple):
    """The cost of a function of the contract: calls, its name, and how to call it again."""

    calls: int
    name: str
    job: Job


def calls(job: Job) -> int:
    """Do it with empty caches, and count the calls of functions and their returns."""
    forget()
    ticks = count()
    profile = Profile(ticks.__next__)
    profile.runcall(job)
    return next(ticks)


def forget() -> None:
    """Empty the caches of results; data that is read once stays."""
    for kept in _CACHES:
        kept.cache_clear()


_CACHES: Final = [
    each
    for each in gc.get_objects()
    if isinstance(each, _lru_cache_wrapper)
    and each.__module__.startswith("rules.")
    and each.cache_parameters()["maxsize"] is not None
]

# --- the work -----------------------------------------------------------------------------------


def jobs(game: AnyGame, step: Step, seats: int) -> Iterator[tuple[str, Job]]:
    """Yield the work of the contract's functions at a step of a game."""
    state, kind = step.before, step.decision.kind
    yield f"apply {kind}", lambda: game.apply(game.copy(state), step.seat, step.choice)
    yield "redraw", lambda: game.redraw(game.copy(state), Chance(1))
    for seat in range(seats):
        yield from _seat_jobs(game, state, seat)


def _seat_jobs(game: AnyGame, state: State, seat: Seat) -> Iterator[tuple[str, Job]]:
    view, own = game.view(state, seat), game.asked(state, seat)
    yield "view", lambda: game.view(state, seat)
    yield "determinize", lambda: game.determinize(state, seat, Chance(seat))
    yield "foresee", lambda: game.foresee(view)
    yield "orders", lambda: game.orders(view)
    for asked in game.foresee(view) if own is None else [own]:
        yield from _answer_jobs(game, view, asked)


def _answer_jobs(game: AnyGame, view: Any, asked: Decision) -> Iterator[tuple[str, Job]]:
    yield f"explain {asked.kind}", lambda: game.explain(view, asked)
    if asked.options:
        yield f"greedy {asked.kind}", lambda: game.greedy(view, asked)
        yield f"remarks {asked.kind}", lambda: game.remarks(view, last(asked))


# --- players who want it to be much -------------------------------------------------------------


def first(asked: Decision) -> Choice:
    """Return the first of all answers: as few options as possible."""
    return next(answers(asked))


def last(asked: Decision) -> Choice:
    """Return an answer of as many options as possible, the last ones."""
    end = len(asked.options)
    return tuple(range(end - asked.most, end))


HABITS: Final[Mapping[str, Chooser]] = {
    "any": at_random,
    "sensible": greedily,
    "first": lambda _, __, asked, ___: first(asked),
    "last": lambda _, __, asked, chance: (
        last(asked) if refusal(asked, last(asked)) is None else sample(asked, chance.random)
    ),
}
"""The ways to answer a kind of question throughout a game."""


def costs(game: AnyGame, seats: int, seed: int, habits: Habits, stride: int) -> dict[str, Cost]:
    """Play a game by these habits; return each function's highest cost, by its name."""

    def choose(game: AnyGame, state: State, asked: Decision, chance: Chance) -> Choice:
        return HABITS[habits.get(asked.kind, "any")](game, state, asked, chance)

    most: dict[str, Cost] = {}
    steps = walk(game, seats, seed, choose=choose).steps
    for step in steps[min(stride, len(steps)) - 1 :: stride]:
        for name, job in jobs(game, step, seats):
            cost = Cost(calls(job), name, job)
            most[name] = max(cost, most.get(name, cost), key=lambda each: each.calls)
    return most


def searched(game: AnyGame, seats: int, seed: int, tries: int, stride: int) -> dict[str, Cost]:
    """Search for the habits with which the dearest function costs most; return the costs seen."""
    chance, habits, dearest = Chance(seed), dict[str, str](), 0
    most: dict[str, Cost] = {}
    kinds = sorted({step.decision.kind for step in walk(game, seats, seed).steps})
    for number in range(tries):
        changed = habits | {pick(chance, kinds): pick(chance, [*HABITS])}
        found = costs(game, seats, seed + number, changed, stride)
        top = max([cost.calls for cost in found.values()])
        if top > dearest:
            habits, dearest = changed, top
        for name, cost in found.items():
            most[name] = max(cost, most.get(name, cost), key=lambda each: each.calls)
    return most
