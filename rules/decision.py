"""A decision, and all queries about its answers.

Every choice in every game is a pick of some of the offered options. A choice is the tuple of
their positions, ascending: small, JSON, and the only thing that ever changes a state.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from math import comb, floor, inf
from struct import unpack
from typing import Final, TypeAlias

from rules.errors import Refusal
from rules.event import Facts, Seat

Choice: TypeAlias = tuple[int, ...]
Draw: TypeAlias = Callable[[], float]
"""Draws a fraction from 0 to below 1, as `random.random` does."""


LISTED: Final = 12
"""With up to this many options, all picks are precomputed once."""

DECLINING: Final = frozenset({"decline", "end", "pass", "stop"})
"""The keys of options, in any game, that do nothing, or nothing more."""


@dataclass(slots=True, unsafe_hash=True)
class Decision:
    """Seat `seat` must pick between `least` and `most` of `options`.

    `options` are stable keys (`"role:builder"`, `"card:17"`), never words, and there are at least
    `most` of them. If `weights` are given (one per option, none below 0), the picked ones must
    total at least `floor`; picking nothing, if `least` is 0, means declining and needs no total.
    `subject` is the key of the decision's subject. `insist`: asked even with a single possible
    answer, because skipping it would tell the others something hidden; not used if everyone knows
    that there is no other answer.

    Never changed once made: copies of a state share it. (Not frozen: each choice makes one, and
    creating a frozen one would take longer than all the rest of asking.)
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
    """Return the reason why `choice` is no answer to `decision`; None if it is one."""
    if not decision.least <= len(choice) <= decision.most:
        code = "too_few" if len(choice) < decision.least else "too_many"
        return Refusal(code, {"least": decision.least, "most": decision.most})
    before = -1
    for position in choice:
        if position <= before:
            return _misplaced(decision, choice)
        before = position
    if before >= len(decision.options):
        return _misplaced(decision, choice)
    if decision.floor and choice and total(decision, choice) < decision.floor:
        facts: Facts = {"floor": decision.floor, "total": total(decision, choice)}
        return Refusal("below_floor", facts)
    return None


def _misplaced(decision: Decision, choice: Choice) -> Refusal:
    """Return the first position that is no option, or is not ascending."""
    end = len(decision.options)
    found = (at for before, at in pairwise((-1, *choice)) if not before < at < end)
    position = next(found)
    code = "not_ascending" if 0 <= position < end else "unknown_option"
    return Refusal(code, {"position": position, "options": end})


def check(asked: Sequence[Decision], *, ended: bool) -> None:
    """Raise AssertionError unless these decisions can be open together: none once a game has ended.

    At most one for each seat, in seat order; each has an answer and no option twice.
    """
    assert ended != bool(asked), "asks until it has ended"
    seats = [decision.seat for decision in asked]
    assert seats == sorted(set(seats)), "at most one decision a seat, in seat order"
    for decision in asked:
        assert 0 <= decision.least <= decision.most <= len(decision.options)
        assert len(set(decision.options)) == len(decision.options)
        _check_weights(decision)


def _check_weights(decision: Decision) -> None:
    weights = decision.weights
    assert len(weights) == (len(decision.options) if weights else 0), "one for each option"
    assert all(weight >= 0 for weight in weights)
    most = sum(sorted(weights, reverse=True)[: decision.most])
    assert not decision.least or most >= decision.floor, "no answer reaches the floor"


def by_rank(facts: Sequence[Facts]) -> list[int]:
    """Return the places of all options, by a `rank` in their facts; those without come last."""
    ranks = [each.get("rank", inf) for each in facts]
    return sorted(range(len(ranks)), key=lambda place: (ranks[place], place))


def number(decision: Decision, position: int, facts: Sequence[Facts]) -> int | None:
    """Return the number by which an option is shown: its place in the order of the controls.

    None for an option that passes, because it is never one of several. None, too, if options are
    named by a value, like cheques and offers: a number in front would look like another value.
    """
    declines = decision.options[position] in DECLINING
    if declines or any("value" in each for each in facts):
        return None
    return by_rank(facts).index(position) + 1 if facts else position + 1


def total(decision: Decision, choice: Choice) -> int:
    """Add up the weights of the picked options (0 where the decision has none)."""
    return sum(decision.weights[position] for position in choice) if decision.weights else 0


def others(decision: Decision, choice: Choice) -> Choice:
    """Return the options that are not picked."""
    return tuple([place for place in range(len(decision.options)) if place not in choice])


def keys(decision: Decision, choice: Choice) -> tuple[str, ...]:
    """Return the picked options by key."""
    return tuple([decision.options[position] for position in choice])


def family(key: str) -> str:
    """Return the family of an option's key: `"noble"` for `"noble:castello:2"`."""
    return key.partition(":")[0]


def parts(key: str) -> list[str]:
    """Return the rest of an option's key: `["castello", "2"]` for `"noble:castello:2"`."""
    return key.split(":")[1:]


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
    if decision.floor:
        return _count_of_sums(decision)
    options = len(decision.options)
    return sum(comb(options, size) for size in range(decision.least, decision.most + 1))


def _count_of_sums(decision: Decision) -> int:
    """Count the picks that reach the floor, plus the empty pick if that means declining.

    All picks are counted at once, by one polynomial evaluated at a large number: its coefficient
    for a total and a size is the number of such picks. Each option multiplies it by "left out or
    picked".
    """
    sizes = len(decision.options) + 1
    picks = 1
    for weight in decision.weights:
        picks += picks << (weight * sizes + 1) * _COEFFICIENT
    length = (sum(decision.weights) + 1) * sizes
    ways = unpack(f"<{length}Q", picks.to_bytes(8 * length, "little"))
    reached = range(decision.floor * sizes, length, sizes)
    found = sum(sum(ways[at + decision.least : at + decision.most + 1]) for at in reached)
    return found + (decision.least == 0)


_COEFFICIENT: Final = 64
"""Bits of a coefficient: enough for the picks among as many options."""


def forced(decision: Decision) -> Choice | None:
    """Return the only possible answer; None if there is a real choice, or one must be asked."""
    return None if decision.insist else only(decision)


def passing(decision: Decision) -> Choice | None:
    """Return the answer to a question at which a seat can only pass; None if it can do more."""
    answer = only(decision)
    passes = answer is not None and DECLINING.issuperset(keys(decision, answer))
    return answer if passes else None


def only(decision: Decision) -> Choice | None:
    """Return the only possible answer; None if there is a real choice."""
    if decision.floor:
        return _only_sum(decision)
    free = decision.most and decision.least < len(decision.options)
    return None if free else tuple(range(decision.least))


def _only_sum(decision: Decision) -> Choice | None:
    """Return the only answer that reaches the floor, if there is just one.

    The heaviest options reach most. If any other pick reaches the floor, so do the heaviest without
    the lightest of them, or with the next heaviest in its place.
    """
    weights, floor = decision.weights, decision.floor
    ranked = sorted(range(len(weights)), key=weights.__getitem__, reverse=True)
    heaviest, others = ranked[: decision.most], ranked[decision.most :]
    reached = sum(weights[position] for position in heaviest)
    if decision.least == 0:
        return () if reached < floor else None
    without = reached - weights[heaviest[-1]]
    fewer = decision.least < decision.most and without >= floor
    exchanged = bool(others) and without + weights[others[0]] >= floor
    return None if fewer or exchanged else tuple(sorted(heaviest))


def totals(decision: Decision) -> Mapping[int, Choice]:
    """Return each total of weights that picks can reach, with the smallest pick that does."""
    return _totals(decision.weights, decision.most)


@lru_cache(1 << 8)
def _totals(weights: tuple[int, ...], most: int) -> Mapping[int, Choice]:
    """Return the totals of up to `most` weights; a search asks for those of few hands, often."""
    fewest: dict[int, Choice] = {0: ()}
    for position, weight in enumerate(weights):
        for reached, picks in list(fewest.items()):
            known = fewest.get(reached + weight)
            if len(picks) < most and (known is None or len(picks) + 1 < len(known)):
                fewest[reached + weight] = (*picks, position)
    return fewest


def sample(decision: Decision, draw: Draw) -> Choice:
    """Draw an answer at random; every possible answer can come.

    First it draws the number of picks, then the picks. If these miss the required total, the
    heaviest of the others are added.
    """
    size = decision.least
    if size != decision.most:
        size += floor(draw() * (decision.most - size + 1))
    if size == 1 and not decision.weights:
        return (floor(draw() * len(decision.options)),)
    return _sample_many(decision, size, draw)


def _sample_many(decision: Decision, size: int, draw: Draw) -> Choice:
    options = len(decision.options)
    if options <= LISTED:
        picks = _PICKS[options][size]
        choice = picks[floor(draw() * len(picks))]
    else:
        choice = _pick(options, size, draw)
    if not decision.weights or refusal(decision, choice) is None:
        return choice
    return _raised(decision, choice)


def _raised(decision: Decision, choice: Choice) -> Choice:
    """Return an answer: these picks and the heaviest others, the heaviest of all, or none."""
    weights = decision.weights
    ranked = sorted(others(decision, choice), key=weights.__getitem__, reverse=True)
    for more in range(1, decision.most - len(choice) + 1):
        raised = (*choice, *ranked[:more])
        if total(decision, raised) >= decision.floor:
            return tuple(sorted(raised))
    ranked = sorted(range(len(weights)), key=weights.__getitem__, reverse=True)
    heaviest = tuple(sorted(ranked[: decision.most]))
    return heaviest if total(decision, heaviest) >= decision.floor else ()


_PICKS: Final = tuple(
    tuple(tuple(combinations(range(options), size)) for size in range(options + 1))
    for options in range(LISTED + 1)
)
"""All picks, by the number of options, then by the number of picks."""


def _pick(options: int, size: int, draw: Draw) -> Choice:
    left = list(range(options))
    return tuple(sorted(left.pop(floor(draw() * len(left))) for _ in range(size)))
