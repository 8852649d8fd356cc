"""One game under the laws, by seed; run as a program it repeats exactly one failure."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from rules.chance import Chance
from tests.contract.laws import LAWS
from tests.contract.walks import Walk, pick, walk
from tests.games import GAMES

DEAR: Final = (
    "law_1_replays_alike",
    "law_4_computers_finish_the_game_for_a_player_who_is_gone",
    "law_6_a_choice_taken_back_is_asked_again",
    "law_6_the_journal_replays_to_the_same_digests",
    "law_8_a_copy_shares_nothing",
    "law_9_who_waits_foresees_what_it_is_asked_next",
    "law_9_the_end_of_an_auction_is_told_to_everyone",
)
"""They replay a game, play it on, or check all of it: one of these judges each game at which the
laws glance.
"""


@lru_cache(maxsize=25)
def played(key: str, seats: int, seed: int) -> Walk:
    """Play a game once for all laws that are tested one after the other."""
    return walk(GAMES[key], seats, seed)


def obeys(law: str, key: str, seats: int, seed: int) -> None:
    """Let one random game be judged by a law ("all": by every law)."""
    for name in LAWS:
        if law in (name, "all"):
            _judged(name, played(key, seats, seed), name)


def glance(whole: Walk, kinds: Sequence[str]) -> None:
    """Judge a game by a position with each of these kinds of questions.

    One of the costly laws judges all of it.
    """
    chance, dear = Chance(whole.seed), DEAR[whole.seed % len(DEAR)]
    asked = [[step for step in whole.steps if step.decision.kind == kind] for kind in kinds]
    few = replace(whole, steps=[pick(chance, steps) for steps in asked])
    for name in LAWS:
        if name not in DEAR:
            _judged(name, few, "glance", *kinds)
    _judged(dear, whole, dear)


def _judged(name: str, walk: Walk, repeated_by: str, *kinds: str) -> None:
    try:
        LAWS[name](walk, Chance(walk.seed))
    except BaseException as error:
        words = " ".join((repeated_by, walk.game.key, str(walk.seats), str(walk.seed), *kinds))
        error.add_note(f"{name}; to repeat: python -m tests.contract.under_laws {words}")
        raise


if __name__ == "__main__":
    law, key, seats, seed, *kinds = sys.argv[1:]
    if law == "glance":
        glance(played(key, int(seats), int(seed)), kinds)
    else:
        obeys(law, key, int(seats), int(seed))
