"""Whole games of San Francisco as text; format: `tests/rules/transcripts.py`."""

from typing import Final

from tests.rules.transcripts import Played

R, G = "random", "greedy"
DEALS, OPEN, MIX = {"ties": "negotiated"}, {"ledger": "open"}, {"grants": "3"}
TRANSCRIPTS: Final = (
    Played((G, G, G), {}, 301, "three sensible players"),
    Played((R, R, R), {}, 302, "three careless players"),
    Played((R, G, R), OPEN, 303, "the ledger open to all"),
    Played((G, G, G, G), {}, 401, "four sensible players"),
    Played((R, R, R, R), DEALS, 402, "four careless players who come to terms"),
    Played((G, R, G, R), MIX, 403, "sensible and careless by turns, three grants"),
    Played((G, G, G, G, G), {}, 501, "five sensible players"),
    Played((R, G, R, G, R), DEALS | OPEN, 502, "five who come to terms, the ledger open"),
)
