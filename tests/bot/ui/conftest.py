"""The made-up game beside the real ones: what panels and posts show holds for it, too."""

from tests.games.hosting import hosted

__all__ = ["hosted"]
