"""The made-up game beside the real ones: it leaks nothing, either."""

from tests.games.hosting import hosted

__all__ = ["hosted"]
