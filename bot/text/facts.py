"""Turns facts of the rules into words that fit into a sentence.

3                           stays a number: messages choose their plural by it
"building:library"          `$fact` is its name, `$fact_effect` ... its other forms, and
                            `$fact_key` is the key as `building-library`, to select by
"date:2026-03-02"           a calendar day, among the facts of the host's refusals
("building:well", ...)      `$fact` is a list, `$fact_count` how many
(1, 1, 2)                   `$fact` is a list, `$fact_1`, `$fact_2` ... its numbers
seat, seats                 names of people, in sentences about their acts; for a list `$fact_count`
                            says how many people there are, each counted once
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rules.event import Fact, Facts, Seat

SEATS: Final = "seats"
PEOPLE: Final = ("seat", SEATS)
COUNTS: Final = "counts"
HELP: Final = "help"
"""The form of a term that is a page to read: it never appears in a list."""


class Wording:
    """Turns facts into words, with the means of a game and a language.

    forms   the words for a key, by form (`""` is the name); None if it is no term of the game
    join    makes a list of words
    many    says that a thing is there several times
    player  names a seat whose name is not known
    shares  names people, with each one's count
    """

    def __init__(
        self,
        forms: Callable[[str], Mapping[str, str] | None],
        join: Callable[[Sequence[str]], str],
        many: Callable[[int, str], str],
        player: Callable[[Seat], str],
        shares: Callable[[Sequence[tuple[str, int]]], list[str]],
    ) -> None:
        self._forms = forms
        self.join = join
        self._many = many
        self._player = player
        self._shares = shares

    def words(
        self, facts: Facts, names: Sequence[str] = (), people: Sequence[str] = ()
    ) -> dict[str, str | int]:
        """Put all facts into words; those named in `people` are seats."""
        words: dict[str, str | int] = {}
        for fact, value in facts.items():
            if fact in people:
                words |= self._people(fact, value, names)
            elif isinstance(value, int):
                words[fact] = value
            elif isinstance(value, str):
                words |= self._term(fact, value)
            else:
                words |= self._list(fact, value)
        return words

    def name(self, seat: Seat, names: Sequence[str]) -> str:
        """Name a seat; by its number if no name is given."""
        return names[seat] if 0 <= seat < len(names) else self._player(seat)

    def pairs(self, facts: Facts, names: Sequence[str]) -> list[tuple[str, int]]:
        """Pair the people of "seats" (all, if it is absent) with "counts", if they match."""
        counts = _numbers(facts.get(COUNTS, ()))
        seats = _numbers(facts.get(SEATS, ())) or tuple(range(len(counts)))
        if len(seats) != len(counts):
            return []
        return [(self.name(seat, names), count) for seat, count in zip(seats, counts, strict=True)]

    def _people(self, fact: str, value: Fact, names: Sequence[str]) -> dict[str, str | int]:
        """Name people; if one appears in a list several times, each is told with their count."""
        if isinstance(value, int):
            return {fact: self.name(value, names)}
        times = Counter(_numbers(value))  # of seats, because two people may have the same name
        told = self._shares([(self.name(seat, names), count) for seat, count in times.items()])
        return {fact: self.join(told), f"{fact}_count": len(told)}

    def _term(self, fact: str, key: str) -> dict[str, str | int]:
        forms = self._forms(key)
        if forms is None:
            return {fact: key}
        words: dict[str, str | int] = {_form(fact, form): text for form, text in forms.items()}
        words[f"{fact}_key"] = key.replace(":", "-")
        return words

    def _list(self, fact: str, values: Sequence[int | str]) -> dict[str, str | int]:
        words: dict[str, str | int] = {f"{fact}_count": len(values)}
        found = [self._forms(value) if isinstance(value, str) else None for value in values]
        terms = [forms for forms in found if forms is not None]
        if values and len(terms) == len(values):
            for form in terms[0]:
                if form != HELP and all(form in forms for forms in terms):
                    words[_form(fact, form)] = self._counted([forms[form] for forms in terms])
            return words
        words[fact] = self.join([str(value) for value in values])
        for place, value in enumerate(values, start=1):
            words[f"{fact}_{place}"] = value
        return words

    def _counted(self, items: Sequence[str]) -> str:
        """Join items, naming repeated ones once, with their number."""
        return self.join([self._times(count, item) for item, count in Counter(items).items()])

    def _times(self, count: int, item: str) -> str:
        return item if count == 1 else self._many(count, item)


def _form(fact: str, form: str) -> str:
    return f"{fact}_{form}" if form else fact


def _numbers(value: Fact) -> tuple[int, ...]:
    """Return the numbers in a fact; none if it does not consist of numbers."""
    if isinstance(value, int):
        return (value,)
    return tuple(part for part in value if isinstance(part, int))
