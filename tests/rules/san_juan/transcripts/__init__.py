"""Whole games of San Juan as text; format: `tests/rules/transcripts.py`."""

from typing import Final

from rules.san_juan.components import NAMES, ROLE_KEYS
from tests.rules.transcripts import Played

R, G = "random", "greedy"
ON, OFF = {"starting_hand": "on"}, {"starting_hand": "off"}
NEW: Final = {"deck": "new_buildings"}
TRANSCRIPTS: Final = (
    Played((G, G), ON, 201, "two sensible players"),
    Played((G, R), OFF, 202, "sensible against careless, dealt four cards"),
    Played((R, G), ON, 203, "a careless first governor"),
    Played((R, R), OFF, 204, "two careless players, dealt four cards"),
    Played((G, G, G), ON, 301, "three sensible players"),
    Played((G, R, G), OFF, 302, "a careless player in between, dealt four cards"),
    Played((R, G, R), ON, 303, "a sensible player in between"),
    Played((G, G, R), OFF, 304, "two sensible players and a careless one, dealt four cards"),
    Played((G, G, G, G), ON, 401, "four sensible players"),
    Played((G, G, G, G), OFF, 402, "four sensible players, dealt four cards"),
    Played((G, R, G, R), ON, 403, "sensible and careless by turns"),
    Played((R, G, G, R), OFF, 404, "careless at both ends, dealt four cards"),
    Played((G, G), NEW | ON, 299, "the new buildings, two sensible players"),
    Played(
        (G, R),
        NEW | OFF | {"guard_room": "always", "stashes": "open", "library": "each_time"},
        269,
        "the new buildings, and all that can be agreed on otherwise",
    ),
    Played((G, R, R), NEW | ON, 334, "the new buildings, a sensible first governor"),
    Played((G, G, R), {"deck": "plus"} | OFF, 312, "four production buildings more"),
    Played((G, G, G, G), NEW | ON, 487, "the new buildings, four sensible players"),
    Played(
        (R, R, G, R),
        NEW | OFF | {"guard_room": "always"},
        440,
        "the new buildings, three careless players, no more than six cards",
    ),
    Played((R, R, R, R), NEW | ON | {"stashes": "open"}, 465, "the new buildings at random"),
)

WANTED: Final = (
    *(f" role {role}$" for role in ROLE_KEYS),
    *(f" build build:{name}$" for name in NAMES),
    *(" library_used", " shuffled", " declined", " drew_cards!"),
    *(" swapped", " banked", " bank_used", " customs_filled", " goldsmith"),
    *(" source=building:hut$", " source=building:tavern$", " over=", " taken="),
    *(f"^{seat} {kind} card:" for seat in range(4) for kind in ("office", "bank")),
    " goods=2$",  # the Black Market
)
"""Patterns of lines that they show together."""
