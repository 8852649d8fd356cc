"""The host's own words, and access to those of each game."""

from functools import lru_cache

from bot.text.catalogue import Catalogue, catalogue, language_of
from bot.text.game import GameTexts
from bot.text.phrases import Phrases
from rules.event import Facts

HOST = "host"


class Texts(Phrases):
    """All words in one language. Get them from `texts`."""

    def __init__(self, language: str) -> None:
        super().__init__(catalogue(HOST, language))
        self.language = language
        self._games: dict[str, GameTexts] = {}

    def __contains__(self, key: object) -> bool:
        return key in self._catalogue

    @property
    def catalogue(self) -> Catalogue:
        """The messages behind it."""
        return self._catalogue

    def of(self, game: str) -> GameTexts:
        """Return the words of a game, by its key."""
        if game not in self._games:
            self._games[game] = GameTexts(self, catalogue(game, self.language))
        return self._games[game]

    def error(self, code: str, facts: Facts) -> str:
        """Put a refusal of the service into words; codes without a sentence get a general one."""
        key = f"error-{code}"
        if key not in self._catalogue:
            return self.say("error-other", code=code)
        return self._catalogue.say(key, self._wording.words(facts))


def texts(language: str) -> Texts:
    """Return the words for a locale such as `"de-AT"`; English if its language is not supported."""
    return _texts(language_of(language))


@lru_cache(maxsize=8)
def _texts(language: str) -> Texts:
    return Texts(language)
