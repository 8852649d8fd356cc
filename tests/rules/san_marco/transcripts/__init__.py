"""Whole games of San Marco as text; format: `tests/rules/transcripts.py`."""

from typing import Final

from rules.san_marco.components import DISTRICT_KEYS, KIND_KEYS
from tests.rules.transcripts import Played

R, G = "random", "greedy"
GRADED, OPEN = {"districts": "graded"}, {"hands": "open"}
ASSIGNED, BELOW_TEN = {"roles": "assigned"}, {"fewest": "below_ten"}
DEARER = {"routes": "all"}
TRANSCRIPTS: Final = (
    Played((G, G, G), {}, 7, "three sensible players"),
    Played((R, R, R), {}, 104, "three careless players, and a roll repeated"),
    Played((R, R, R), {}, 313, "three careless players who run out of nobles"),
    Played((G, G, G), OPEN | GRADED, 303, "open hands, and districts of many values"),
    Played((R, R, R), OPEN | ASSIGNED | BELOW_TEN, 78, "three careless players, a shared victory"),
    Played((G, G, G, G), {}, 401, "four sensible players"),
    Played((R, R, R, R), {}, 321, "four careless players who run out of nobles"),
    Played((R, R, R, R), OPEN | ASSIGNED, 50, "four careless players, hands open"),
    Played((R, R, R, R), OPEN | ASSIGNED, 459, "four equal rolls are kept"),
    Played(
        (R, G, G, R),
        GRADED | OPEN | ASSIGNED | BELOW_TEN,
        404,
        "much that can be agreed on otherwise",
    ),
    Played((R, G, R), DEARER, 304, "dearer ways of the doge, too"),
    Played((R, R, G, R), DEARER, 405, "dearer ways of the doge, for four"),
)

ASKED: Final = {
    *("reroll", "bridge", "roles", "split", "split_rest", "choose", "play", "place", "take"),
    *("defect", "doge", "banish", "victims", "source", "fewest"),
}
TOLD: Final = {
    *("rolled", "kept_rolls", "rerolled", "bridge_placed", "passage_began", "round_began"),
    *("roles", "dealt", "divided", "offer", "took", "kept", "placed", "built", "took_over"),
    *("moved_bridge", "defected", "banishing", "banished", "doge_entered", "doge_stayed"),
    *("doge_moved", "scored", "declined", "out", "last_round", "bonus", "fewest", "fewest_tied"),
    *("kept_peace", "passage_ended", "game_over"),
}

WANTED: Final = (
    *(rf"^\d {kind}\b" for kind in ASKED),
    *(rf"^ \S+ {kind}\b" for kind in TOLD),
    *(rf"^\d play {key}$" for key in KIND_KEYS if not key.startswith("limit:")),
    *(f" fewest {key}$" for key in (*DISTRICT_KEYS, "decline")),
    *(" reroll again$", " reroll keep$"),
    *(rf" \* {kind} .* lifted=district:" for kind in ("placed", "defected")),
    " step=2$",  # of an isolated doge
    r" payees=(\d),\1 ",  # a seat that is paid twice
    *(r"last_round seats=\d,\d,\d$", r"last_round seats=\d,\d$"),
    r"bonus highest=\d+ seats= ",  # no one is below ten
    r"scored district=\S+ seats= ",  # an empty district
    "(?s: rank=1 .* rank=1 )",  # a shared victory
)
"""Patterns of lines that they show together."""
