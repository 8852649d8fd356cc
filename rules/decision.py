"""A decision, and everything that can be asked about its answers.

Every choice in every game is a pick of some of the offered options. A choice is the tuple of
their positions, ascending: small, JSON, and the only thing that ever changes a state.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb
from typing import Final, TypeAlias

from rules.errors import Refusal
from rules.event import Facts, Seat

Choice: TypeAlias = tuple[int, ...]
Draw: TypeAlias = Callable[[], float]
"""Draws a fraction from 0 to below 1, as `random.random` does."""


LISTED: Final = 12
"""With up to so many options, all picks of some size are listed once: at most 924 of them."""

DECLINING: Final = frozenset({"decline", "end", "pass", "stop"})
"""The keys by which options of every game do nothing, or nothing more."""


@dataclass(slots=True, unsafe_hash=True)
class Decision:
    """Seat `seat` must pick between `least` and `most` of `options`.

    `options` are stable keys (`"role:builder"`, `"card:17"`), never words, and there are at least
    `most` of them. Where `weights` are
    given (one per option), the picked ones must total at least `floor`; picking nothing, where
    `least` is 0, is to decline and needs no total. `subject` is the key of what is decided
    about. `insist`: asked even with a single possible answer, because not asking would tell
    the others something hidden.

    Never changed once made: copies of a state share it. (Not frozen, for each choice makes one,
    and freezing would take longer than all else that is done to ask it.)
    """

    seat: Seat
    kind: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    subject: str = ""
    weights: tuple[int, ...] = ()
    floor: int = 0
    insist: bool = False


def refusal(decision: Decision, choice: Choice) -> Refusal | None:
    """Say why `choice` is no answer to `decision`; None if it is one."""
    if not decision.least <= len(choice) <= decision.most:
        code = "too_few" if len(choice) < decision.least else "too_many"
        return Refusal(code, {"least": decision.least, "most": decision.most})
    before, end = -1, len(decision.options)
    for position in choice:
        if not before < position < end:
            code = "not_ascending" if 0 <= position < end else "unknown_option"
            return Refusal(code, {"position": position, "options": end})
        before = position
    if decision.floor and choice and total(decision, choice) < decision.floor:
        facts: Facts = {"floor": decision.floor, "total": total(decision, choice)}
        return Refusal("below_floor", facts)
    return None


def number(position: int, facts: Facts) -> int:
    """Return the number by which an option is shown: by its facts its own, else by its place."""
    own = facts.get("number")
    return own if isinstance(own, int) else position + 1


def total(decision: Decision, choice: Choice) -> int:
    """Add up the weights of the picked options (0 where the decision has none)."""
    return sum(decision.weights[position] for position in choice) if decision.weights else 0


def keys(decision: Decision, choice: Choice) -> tuple[str, ...]:
    """Return the picked options by key."""
    return tuple([decision.options[position] for position in choice])


def choose(decision: Decision, *picked: str) -> Choice:
    """Return the choice that picks the options with these keys; ValueError if one is absent."""
    return tuple(sorted(decision.options.index(key) for key in picked))


def answers(decision: Decision) -> Iterator[Choice]:
    """Yield every possible answer, smaller ones first."""
    positions = range(len(decision.options))
    for size in range(decision.least, decision.most + 1):
        for choice in combinations(positions, size):
            if not decision.weights or not size or total(decision, choice) >= decision.floor:
                yield choice


def count(decision: Decision) -> int:
    """Count the possible answers."""
    if decision.weights:
        return sum(1 for _ in answers(decision))
    options = len(decision.options)
    return sum(comb(options, size) for size in range(decision.least, decision.most + 1))


def forced(decision: Decision) -> Choice | None:
    """Return the only possible answer; None where there is a real choice, or one must be asked."""
    if decision.insist:
        return None
    options = len(decision.options)
    if decision.least == options:
        return tuple(range(options))
    if decision.most == 0:
        return ()
    if decision.weights and decision.floor:
        return _only(answers(decision))
    return None


def sample(decision: Decision, draw: Draw) -> Choice:
    """Draw an answer at random; every possible answer can come.

    First the number of picks, then which; where these miss the total that must be reached, one
    of all possible answers.
    """
    size = decision.least
    if size != decision.most:
        size += int(draw() * (decision.most - size + 1))
    if size == 1 and not decision.weights:
        return (int(draw() * len(decision.options)),)
    return _sample_many(decision, size, draw)


def _sample_many(decision: Decision, size: int, draw: Draw) -> Choice:
    options = len(decision.options)
    if options <= LISTED:
        choice = _one_of(_picks(options, size), draw)
    else:
        choice = _pick(options, size, draw)
    if not decision.weights or refusal(decision, choice) is None:
        return choice
    return _one_of(tuple(answers(decision)), draw)


def _one_of(choices: Sequence[Choice], draw: Draw) -> Choice:
    return choices[int(draw() * len(choices))]


@cache
def _picks(options: int, size: int) -> tuple[Choice, ...]:
    return tuple(combinations(range(options), size))


def _pick(options: int, size: int, draw: Draw) -> Choice:
    left = list(range(options))
    return tuple(sorted(left.pop(int(draw() * len(left))) for _ in range(size)))


def _only(choices: Iterator[Choice]) -> Choice | None:
    first = next(choices, None)
    return first if next(choices, None) is None else None
