"""Whole games of San Francisco as text; how they are written: `tests/rules/transcripts.py`."""

from typing import Final

from tests.rules.transcripts import Played

R, G = "random", "greedy"
TRANSCRIPTS: Final = (
    Played((G, R), {}, 201, "sensible against careless"),
    Played((R, G, R), {}, 301, "a sensible player in between"),
    Played((G, G, G, G), {}, 401, "four sensible players"),
)
