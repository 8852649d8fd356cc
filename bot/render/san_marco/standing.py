"""Numbers of San Marco that pictures need; they know views only, so these are stated again."""

from typing import Final

NOBODY: Final = -1
NOWHERE: Final = -1
"""The doge is not yet in play."""
NOTHING: Final = -1
"""No card is being played, no bridge taken."""
OUT_AT: Final = 10
"""Whoever has so many limit points is out of the passage."""
PASSAGES: Final = 3
