"""Questions and events of games, in the terms of their vocabulary (`rules/vocabulary.py`)."""

from collections.abc import Iterable, Iterator, Mapping

from rules.decision import Decision, family
from rules.event import Event
from rules.game import AnyGame
from rules.vocabulary import Asked, Hears, Told, Type, Vocabulary
from tests.contract.walks import Step, Walk

MAY = ("sealed", "weights", "floor", "insist")
"""The properties of a kind of question, as `Asked` names them."""


def listed(vocabulary: Vocabulary) -> set[str]:
    """Return all statements of a vocabulary, one by one: `"asks bid: option cheque"`."""
    asked = {each for entry in vocabulary.asked for each in _listed_of_a_question(entry)}
    return asked | {each for entry in vocabulary.told for each in _listed_of_an_event(entry)}


def _listed_of_a_question(entry: Asked) -> Iterator[str]:
    asked = f"asks {entry.kind}:"
    yield asked
    yield from (f"{asked} option {each}" for each in entry.options)
    yield from (f"{asked} after {each}" for each in entry.after)
    yield from [f"{asked} about {entry.subject}"] if entry.subject else []
    yield from (f"{asked} {name}" for name in MAY if getattr(entry, name))


def _listed_of_an_event(entry: Told) -> Iterator[str]:
    told = f"tells {entry.kind}:"
    yield told
    yield from (f"{told} to {each.value}" for each in entry.hears)
    yield from (f"{told} without {name}" for name in entry.optional)
    for name, type_ in {**entry.facts, **entry.optional}.items():
        yield f"{told} {name} is {'several' if type_.several else 'one'}"
        yield from (f"{told} {name} of {each}" for each in type_.of)


def said(walk: Walk) -> set[str]:
    """Return all questions and events of a game, in the same words as `listed`."""
    _, told = walk.game.new(walk.options, walk.seats, walk.seed)
    return said_in(walk.game, walk.seats, told, walk.steps)


def said_in(game: AnyGame, seats: int, told: Iterable[Event], steps: Iterable[Step]) -> set[str]:
    """Return the first events, and the questions and events of these steps."""
    found, events = set[str](), [*told]
    for step in steps:
        events += step.events
        asked = game.decisions(step.before)
        for decision in asked:
            found |= {*_of_a_question(decision, sealed=len(asked) > 1)}
        if step.after:
            found.add(f"asks {step.decision.kind}: after {step.after}")
    types = {entry.kind: {**entry.facts, **entry.optional} for entry in game.vocabulary.told}
    for event in events:
        found |= {*_of_an_event(event, types.get(event.kind, {}), seats)}
    return found


def _of_a_question(decision: Decision, *, sealed: bool) -> Iterator[str]:
    asked = f"asks {decision.kind}:"
    yield asked
    yield from (f"{asked} option {family(each)}" for each in decision.options)
    yield from [f"{asked} about {family(decision.subject)}"] if decision.subject else []
    has = (sealed, decision.weights, decision.floor, decision.insist)
    yield from (f"{asked} {name}" for name, given in zip(MAY, has, strict=True) if given)


def _of_an_event(event: Event, types: Mapping[str, Type], seats: int) -> Iterator[str]:
    told = f"tells {event.kind}:"
    yield told
    yield f"{told} to {_hears(event)}"
    yield from (f"{told} without {name}" for name in types if name not in event.facts)
    for name, fact in event.facts.items():
        several = isinstance(fact, tuple)
        yield f"{told} {name} is {'several' if several else 'one'}"
        for each in fact if isinstance(fact, tuple) else (fact,):
            yield f"{told} {name} of {_what(each, types.get(name), seats)}"


def _hears(event: Event) -> str:
    if event.audience is None:
        return Hears.EVERYBODY.value
    if not event.audience:
        return Hears.NOBODY.value
    own = event.audience == (event.facts.get("seat"),)
    return Hears.SEAT.value if own else f"the seats {event.audience}"


def _what(fact: int | str, expected: Type | None, seats: int) -> str:
    """Return the family of a key; a number is a seat where one is expected, and it can be one."""
    if isinstance(fact, str):
        return family(fact)
    is_seat = expected is not None and "seat" in expected.of and 0 <= fact < seats
    return "seat" if is_seat else "number"
