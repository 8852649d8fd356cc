"""Whole games of Die goldene Stadt as text; format: `tests/rules/transcripts.py`."""

from typing import Final

from tests.rules.transcripts import Played

R, G = "random", "greedy"
OPEN, THREE = {"letters": "open"}, {"things": "three"}
DESERT = {"closed": "desert"}
TRANSCRIPTS: Final = (
    Played((G, G), {}, 201, "two sensible players, a sector closed by lot"),
    Played((R, G), DESERT, 202, "two players without the desert"),
    Played((G, G, G), {}, 301, "three sensible players"),
    Played((R, R, R), {}, 302, "three careless players"),
    Played((R, G, R), OPEN, 303, "letters open to all"),
    Played((G, R, G), THREE, 304, "score cards that show three things"),
    Played((G, G, G, G), {}, 401, "four sensible players"),
    Played((R, R, R, R), {}, 402, "four careless players"),
    Played((G, R, G, R), OPEN | THREE, 403, "sensible and careless by turns"),
)
