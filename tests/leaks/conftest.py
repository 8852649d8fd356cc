"""The made-up game beside the real ones: it leaks nothing, either."""

import pytest

from bot.render import encoding
from tests.games.hosting import hosted

__all__ = ["hosted"]


@pytest.fixture(autouse=True)
def _pictures_are_not_compressed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pixels that are only compared are the same: compressing them takes a fifth of drawing."""
    monkeypatch.setattr(encoding, "_LEVEL", 0)
