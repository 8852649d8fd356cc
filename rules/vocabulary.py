"""The vocabulary of a game: every kind of question that it asks and of event that it tells.

It is for readers of a game from outside, such as its log; no rule uses it. A law checks it: all
questions and events are listed, and all that are listed occur (tests/contract/spoken.py).
"""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final, NamedTuple

from rules.event import Event, Fact, Seat


class Type(NamedTuple):
    """The type of a fact: one or several numbers, seats, or keys of these families."""

    of: tuple[str, ...]
    several: bool = False


NUMBER: Final = Type(("number",))
NUMBERS: Final = Type(("number",), several=True)
SEAT: Final = Type(("seat",))
SEATS: Final = Type(("seat",), several=True)


def key(*families: str) -> Type:
    """Return the type of a key of one of these families; a key without one is its own family."""
    return Type(families)


def keys(*families: str) -> Type:
    """Return the type of several keys, each of one of these families."""
    return Type(families, several=True)


class Asked(NamedTuple):
    """A kind of question: a `Decision`, whose fields of the same names tell more.

    It is opened only if it has more than one answer, or insists.

    clause   of the game's RULES.md
    options  the families of their keys
    asks     the question, in a sentence
    subject  the family of its subject's key
    after    the kinds of questions that it continues, as a further part of the same answer
    sealed   whether several seats can have it open at once
    weights, floor, insist  whether it can have them
    """

    kind: str
    clause: str
    options: tuple[str, ...]
    asks: str
    subject: str = ""
    after: tuple[str, ...] = ()
    sealed: bool = False
    weights: bool = False
    floor: bool = False
    insist: bool = False


class Hears(Enum):
    """The audience of an event."""

    EVERYBODY = "everybody"
    SEAT = "only the seat in its facts"
    NOBODY = "nobody, it is for the journal"


class Told(NamedTuple):
    """A kind of event: its clause, its content in a sentence, its facts, and its audience.

    If `hears` names two, a table option decides.
    """

    kind: str
    clause: str
    tells: str
    facts: Mapping[str, Type] = MappingProxyType({})
    optional: Mapping[str, Type] = MappingProxyType({})
    hears: tuple[Hears, ...] = (Hears.EVERYBODY,)


EVERYONE: Final = "everyone"


class Vocabulary(NamedTuple):
    """All questions and events of a game, in the order of its rules.

    news   for each fact that holds seats, the kinds of events that tell these the results of their
           choices, or acts on them; under EVERYONE those that tell all seats. A seat's own choice
           is no news to it
    """

    asked: tuple[Asked, ...]
    told: tuple[Told, ...]
    news: Mapping[str, tuple[str, ...]] = MappingProxyType({})

    def is_news(self, event: Event, seat: Seat | None) -> bool:
        """Whether an event that a viewer may know is news to their seat."""
        facts = [event.facts.get(name) for name, kinds in self.news.items() if event.kind in kinds]
        to_all = event.kind in self.news.get(EVERYONE, ())
        return seat is not None and (to_all or any(_holds(fact, seat) for fact in facts))


def _holds(fact: Fact | None, seat: Seat) -> bool:
    return seat in fact if isinstance(fact, tuple) else seat == fact
