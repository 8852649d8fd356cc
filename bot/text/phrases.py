"""Phrases shared by the host's and the games' words: lists, people, refusals."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import reduce

from bot.text.catalogue import Catalogue
from bot.text.facts import Wording
from rules.errors import Refusal
from rules.event import Seat


class Phrases:
    """The phrases of one language from which sentences of any game are put together."""

    def __init__(self, host: Catalogue) -> None:
        """`host`: the host's own messages in that language."""
        self._catalogue = host
        self._wording = Wording(self._terms, self.join, self.times, self.player, self.shares)

    def say(self, key: str, **facts: str | int) -> str:
        """Make the host's sentence `key`, e.g. `"button-join"` or `"command-play.description"`.

        Raises KeyError for an unknown key.
        """
        return self._catalogue.say(key, facts)

    def refusal(self, refusal: Refusal) -> str:
        """Put a refusal of the rules into words, if its reason is common to all games."""
        key = f"refusal-{refusal.code}"
        if key not in self._catalogue:
            return self.say("refusal-other", code=refusal.code)
        return self._catalogue.say(key, self._wording.words(refusal.facts))

    def join(self, items: Sequence[str]) -> str:
        """Make a list: "a, b and c"."""
        return self._list("list-and", items)

    def either(self, items: Sequence[str]) -> str:
        """Make a list of alternatives: "a, b or c"."""
        return self._list("list-or", items)

    def apart(self, items: Iterable[str]) -> str:
        """Make a list of parts that may have commas themselves: "a, b; c"."""
        found = [*items]
        if not found:
            return ""
        return reduce(lambda head, last: self.say("list-apart", head=head, last=last), found)

    def _list(self, key: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(key, head=", ".join(items[:-1]), last=items[-1])

    def labelled(self, label: str, text: str) -> str:
        """Put a label before a text: "Clock: 2 days"."""
        return self.say("list-labelled", label=label, text=text)

    def times(self, count: int, item: str) -> str:
        """Say that a thing is there several times."""
        return self.say("list-times", count=count, item=item)

    def shares(self, people: Sequence[tuple[str, int]]) -> list[str]:
        """Name people, with each one's count; without counts if all are one."""
        if all(count == 1 for _, count in people):
            return [name for name, _ in people]
        return [self.say("list-share", name=name, count=count) for name, count in people]

    def player(self, seat: Seat) -> str:
        """Name a seat whose name is not known."""
        return self.say("player-number", number=seat + 1)

    def day(self, day: date) -> str:
        """Write a day of the calendar, such as "2 March 2026"."""
        return self.say("date", day=day.day, month=day.month, year=str(day.year))

    def _terms(self, key: str) -> Mapping[str, str] | None:
        """Put a day among the facts of a refusal into words; the host has no terms of a game.

        Any other text stays as it is: some refusals quote what was typed.
        """
        kind, _, day = key.partition(":")
        if kind != "date":
            return None
        try:
            return {"": self.day(date.fromisoformat(day))}
        except ValueError:
            return None
