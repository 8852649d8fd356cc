"""The host's own words, and the way to those of each game."""

from collections.abc import Sequence
from functools import lru_cache

from bot.text.catalogue import Catalogue, catalogue, language_of
from bot.text.facts import Wording
from bot.text.game import GameTexts
from rules.errors import Refusal
from rules.event import Facts, Seat

HOST = "host"


class Texts:
    """All words in one language. Get them from `texts`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = catalogue(HOST, language)
        self._wording = Wording(_no_terms, self.join, self.times, self.player, self.shares)
        self._games: dict[str, GameTexts] = {}

    def __contains__(self, key: object) -> bool:
        return key in self._catalogue

    @property
    def catalogue(self) -> Catalogue:
        """The messages behind it."""
        return self._catalogue

    def say(self, key: str, **facts: str | int) -> str:
        """Make the host's sentence `key`, e.g. `"button-join"` or `"command-play.description"`.

        Raises KeyError for an unknown key.
        """
        return self._catalogue.say(key, facts)

    def of(self, game: str) -> GameTexts:
        """Return the words of a game, by its key."""
        if game not in self._games:
            self._games[game] = GameTexts(self, catalogue(game, self.language))
        return self._games[game]

    def error(self, code: str, facts: Facts) -> str:
        """Say why the service refused; what has no sentence of its own gets a general one."""
        key = f"error-{code}"
        if key not in self._catalogue:
            return self.say("error-other", code=code)
        return self._catalogue.say(key, self._wording.words(facts))

    def refusal(self, refusal: Refusal) -> str:
        """Say why the rules refused, where the reason is the same in all games."""
        key = f"refusal-{refusal.code}"
        if key not in self._catalogue:
            return self.say("refusal-other", code=refusal.code)
        return self._catalogue.say(key, self._wording.words(refusal.facts))

    def join(self, items: Sequence[str]) -> str:
        """Make a list: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", head=", ".join(items[:-1]), last=items[-1])

    def times(self, count: int, item: str) -> str:
        """Say that something is there several times."""
        return self.say("list-times", count=count, item=item)

    def shares(self, people: Sequence[tuple[str, int]]) -> list[str]:
        """Name people, with how often each is meant; only by name where all are meant once."""
        if all(count == 1 for _, count in people):
            return [name for name, _ in people]
        return [self.say("list-share", name=name, count=count) for name, count in people]

    def player(self, seat: Seat) -> str:
        """Name a seat of which no name is known."""
        return self.say("player-number", number=seat + 1)


def _no_terms(key: str) -> None:
    """The host has no terms of a game."""


def texts(language: str) -> Texts:
    """Return the words for a locale such as `"de-AT"`; English where it is not spoken here."""
    return _texts(language_of(language))


@lru_cache(maxsize=8)
def _texts(language: str) -> Texts:
    return Texts(language)
