"""Tasks with sticks, each as a chain of questions: first a district, then a street there.

A task (to place one, to shift one, ...) names its links. Each is a question for the same seat,
based on the answers before it, and nothing is told before the last. A seat without sticks left
first lifts one of its own (RULES.md 5.3; R27), as a link before the others.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from rules.bits import bits_of, has, members
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.san_francisco import shifting
from rules.san_francisco.asking import DECLINE
from rules.san_francisco.components import (
    AROUND,
    DISTRICT_KEYS,
    DISTRICTS,
    REPLACE,
    SHIFT,
    STREET_KEYS,
    SWAP,
    Street,
    Streets,
    district_named,
    street_named,
)
from rules.san_francisco.state import NO_STREET, State, free, taken

END: Final = "end"

PLACE: Final = "place"
SECOND: Final = "second"
"""Tasks; the others have the names of the action cards that allow them."""

LINKS: Final[Mapping[str, tuple[str, ...]]] = {
    PLACE: ("district", "street"),
    SECOND: ("second",),
    SHIFT: ("shift_in", "shift", "shift_to"),
    SWAP: ("swap_in", "swap", "with_in", "with"),
    REPLACE: ("replace_in", "replace"),
}
"""The kinds of decisions of each task, in order."""
LIFT: Final = "lift"
KINDS: Final[tuple[str, ...]] = (LIFT, *[kind for kinds in LINKS.values() for kind in kinds])
_LAYING: Final = (PLACE, SECOND, REPLACE)
"""Tasks that take a stick from the supply."""


def begin(state: State, task: str, seat: Seat) -> None:
    """Let a seat begin a task."""
    state.task, state.turn = task, seat
    state.picked, state.lifted = [], NO_STREET


def has_a_choice(state: State, within: Streets) -> bool:
    """Whether the task that has begun can be done at all."""
    if state.task in _LAYING and not state.players[state.turn].supply and not _liftable(state):
        return False
    return bool(_streets(state, LINKS[state.task][0], within))


def ask(state: State, within: Streets) -> Decision:
    """Ask for the next link; `within` are the streets where sticks may be placed."""
    seat = state.turn
    if _must_lift(state):
        return _decision(seat, LIFT, STREET_KEYS, members(_liftable(state)), DECLINE)
    kind = LINKS[state.task][len(state.picked)]
    streets = _streets(state, kind, within)
    begun = state.picked or state.lifted != NO_STREET
    decline = "" if begun else END if kind == SECOND else DECLINE
    if kind.endswith("_in") or kind == "district":
        places = [place for place in DISTRICTS if AROUND[place] & streets]
        return _decision(seat, kind, DISTRICT_KEYS, places, decline)
    if kind == "shift_to":
        return _decision(seat, kind, STREET_KEYS, members(streets), decline)
    around = state.around if kind == SECOND else state.picked[-1]
    return _decision(seat, kind, STREET_KEYS, members(streets & AROUND[around]), decline)


def _decision(
    seat: Seat, kind: str, keys: Sequence[str], found: Sequence[int], decline: str
) -> Decision:
    options = [keys[one] for one in found]
    if decline:
        options.append(decline)
    return Decision(seat, kind, tuple(options))


def answer(state: State, decision: Decision, choice: Choice) -> str:
    """Note the answer to a link; return its key if it ends the task, else ""."""
    key = decision.options[choice[0]]
    if key in (DECLINE, END):
        return key
    if decision.kind == LIFT:
        state.lifted = street_named(key)
    elif key.startswith("street:"):
        state.picked.append(street_named(key))
    else:
        state.picked.append(district_named(key))
    return ""


def is_complete(state: State) -> bool:
    """Whether all links of the task are answered."""
    return len(state.picked) == len(LINKS[state.task])


# --- the possible streets ----------------------------------------------------------


def _must_lift(state: State) -> bool:
    return (
        state.task in _LAYING and state.lifted == NO_STREET and not state.players[state.turn].supply
    )


def _liftable(state: State) -> Streets:
    """Return the seat's own sticks that can be lifted: not one just laid by the same card (R27)."""
    just_laid = bits_of([] if state.laid_at == NO_STREET else [state.laid_at])
    return state.players[state.turn].sticks & ~just_laid


_Candidates: TypeAlias = Callable[[State], Streets]


def _streets(state: State, kind: str, within: Streets) -> Streets:
    """Return the streets of a link; districts are offered for streets around them."""
    if kind in ("district", "street"):
        return free(state) & within
    return _CANDIDATES[kind.removesuffix("_in")](state)


def _second(state: State) -> Streets:
    return free(state) & AROUND[state.around]


def _movable(state: State) -> Streets:
    """Return the sticks that can be shifted; white ones never move (RULES.md 2.3, 7.6)."""
    return shifting.movable(taken(state) & ~state.white, taken(state))


def _targets(state: State) -> Streets:
    return shifting.targets(state.picked[1], taken(state))


def _exchangeable(state: State) -> Streets:
    return exchangeable([player.sticks for player in state.players])


def exchangeable(sticks: Sequence[Streets]) -> Streets:
    """Return all sticks; none if they have a single owner (RULES.md 7.7; R16, R35)."""
    there = [own for own in sticks if own]
    return sum(there) if len(there) > 1 else 0


def _partners(state: State) -> Streets:
    """Return the sticks of owners other than that of the picked one (R16, R35)."""
    picked = state.picked[1]
    return sum(player.sticks for player in state.players if not has(player.sticks, picked))


def _others(state: State) -> Streets:
    """Return the sticks of all others (RULES.md 7.9)."""
    return taken(state) & ~state.white & ~state.players[state.turn].sticks


_CANDIDATES: Final[Mapping[str, _Candidates]] = {
    "second": _second,
    "shift": _movable,
    "shift_to": _targets,
    "swap": _exchangeable,
    "with": _partners,
    "replace": _others,
}


def owner_of(state: State, street: Street) -> Seat:
    """Return the owner of the stick on a street. Raises StopIteration if there is none."""
    return next(seat for seat, player in enumerate(state.players) if has(player.sticks, street))
