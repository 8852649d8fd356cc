"""The index of a game's rules: the words by which people look up an entry, besides its name."""

from collections.abc import Mapping
from functools import lru_cache

from bot.text.catalogue import catalogue


@lru_cache(maxsize=64)
def index(game: str, language: str) -> Mapping[str, tuple[str, ...]]:
    """Return the words of each entry, by its key. Raises ValueError for a mistake in the file."""
    words = catalogue(f"{game}.index", language)
    return {
        key.replace("-", ":", 1): tuple(word.strip() for word in words.say(key).split(","))
        for key in words
    }
