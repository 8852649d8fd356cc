"""One game under the laws, by seed; run as a program it repeats exactly one failure."""

import sys
from functools import lru_cache

from rules.chance import Chance
from tests.contract.laws import LAWS
from tests.contract.walks import Walk, walk
from tests.games import GAMES


@lru_cache(maxsize=25)
def played(key: str, seats: int, seed: int) -> Walk:
    """Play a game once for all laws that are tested one after the other."""
    return walk(GAMES[key], seats, seed)


def obeys(law: str, key: str, seats: int, seed: int) -> None:
    """Let one random game be judged by a law ("all": by every law)."""
    for name, judge in LAWS.items():
        if law in (name, "all"):
            try:
                judge(played(key, seats, seed), Chance(seed))
            except BaseException as error:
                repeat = f"python -m tests.contract.under_laws {name} {key} {seats} {seed}"
                error.add_note(f"seed {seed}; to repeat: {repeat}")
                raise


if __name__ == "__main__":
    law, key, seats, seed = sys.argv[1:]
    obeys(law, key, int(seats), int(seed))
