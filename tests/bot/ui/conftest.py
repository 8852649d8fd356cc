"""The made-up game beside the real ones: the tests of panels and posts hold for it, too."""

from tests.games.hosting import hosted

__all__ = ["hosted"]
