"""Everything that a game tells before a choice is proved against the effects of `apply`.

A game gives a table with the proof of each thing that can be told, by its key. Keys are

    "build.price"           a fact of an option (`explain`), behind the kind of its decision
    "remark idle"           a remark, and "remark idle.seat" a fact of it
    whatever the game has   what its pictures tell beyond that, from its `More`

A told fact without a proof fails by its key, so nothing new is told unproved.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from rules.chance import Chance
from rules.decision import Choice, Decision, sample
from rules.event import Event, Facts, Seat
from rules.game import AnyGame
from tests.contract.walks import State, Step, Walk, some


class Told(NamedTuple):
    """A fact that a seat is told.

    state     the position, not to be changed
    picked    its picks so far for its decision
    position  of the option; None: of the whole decision, or of none
    value     the value; True for a remark, which is made or not
    """

    game: AnyGame
    state: State
    seat: Seat
    picked: Choice
    chance: Chance
    key: str
    value: Any
    position: int | None = None

    @property
    def decision(self) -> Decision:
        """The seat's question."""
        decision = self.game.asked(self.state, self.seat)
        assert decision is not None, f"{self.key} is told to a seat that is not asked"
        return decision

    @property
    def view(self) -> Any:
        """The seat's view."""
        return self.game.view(self.state, self.seat)

    @property
    def option(self) -> str:
        """The key of the option."""
        assert self.position is not None
        return self.decision.options[self.position]

    @property
    def facts(self) -> Facts:
        """All facts of the option."""
        assert self.position is not None
        return self.game.explain(self.view, self.decision)[self.position]


Proof: TypeAlias = Callable[[Told], None]
"""Raises AssertionError if the effect differs from the fact."""
Proofs: TypeAlias = Mapping[str, Proof]
More: TypeAlias = Callable[[AnyGame, State, Seat], Iterable[tuple[str, int | None, object]]]
"""The facts in a seat's pictures beyond options and remarks: key, position of an option, value."""


def nothing_more(_: AnyGame, __: State, ___: Seat) -> Iterable[tuple[str, int | None, object]]:
    """Tell nothing beyond options and remarks."""
    return ()


def all_told(
    game: AnyGame, state: State, seat: Seat, picked: Choice, chance: Chance, more: More
) -> Iterator[Told]:
    """Yield all facts that a seat is told, given its picks."""
    view = game.view(state, seat)
    decision = view.decision
    found: list[tuple[str, int | None, object]] = []
    if decision is not None:
        for position, facts in enumerate(game.explain(view, decision)):
            found += [(f"{decision.kind}.{name}", position, facts[name]) for name in facts]
    for key, facts in game.remarks(view, picked):
        found += [(f"remark {key}.{name}", None, facts[name]) for name in facts]
        found.append((f"remark {key}", None, True))
    for key, position, value in (*found, *more(game, state, seat)):
        yield Told(game, state, seat, picked, chance, key, value, position)


def prove(told: Told, proofs: Proofs) -> None:
    """Prove one fact. Raises AssertionError if it is false, or has no proof."""
    proof = proofs.get(told.key)
    assert proof is not None, f"{told.key} is told, and nothing proves it"
    try:
        proof(told)
    except AssertionError as error:
        where = "" if told.position is None else f" of {told.option}"
        error.add_note(f"seat {told.seat} is told {told.key}{where}: {told.value!r}")
        raise


def prove_all(walk: Walk, proofs: Proofs, more: More, steps: int) -> Counter[str]:
    """Prove all facts that seats are told in some positions of a game; count them by key."""
    proved = Counter[str]()
    chance = Chance(walk.seed)
    for step in some(chance, walk.steps, steps):
        for seat in range(walk.seats):
            for told in all_told(walk.game, step.before, seat, _picked(step, seat), chance, more):
                try:
                    prove(told, proofs)
                except AssertionError as error:
                    error.add_note(f"{walk.seats} seats, seed {walk.seed}, {walk.options}")
                    raise
                proved[told.key] += 1
    return proved


def _picked(step: Step, seat: Seat) -> Choice:
    return step.choice if seat == step.seat else ()


def carried_out(
    told: Told, choice: Choice, goes_on: Callable[[Decision], bool]
) -> tuple[State, list[Event]]:
    """Choose, then answer further questions at random, as long as the step goes on.

    Return the position reached, and all events.
    """
    state = told.game.copy(told.state)
    events = list(told.game.apply(state, told.seat, choice))
    while pending := [asked for asked in told.game.decisions(state) if goes_on(asked)]:
        asked = pending[0]
        events += told.game.apply(state, asked.seat, sample(asked, told.chance.random))
    return state, events
