"""The die: it places the first nobles, and sets the number of nobles a banishment sends home."""

from rules.san_marco.components import FACES
from rules.san_marco.state import State


def roll(state: State) -> int:
    """Roll it: 1 to 6 (RULES.md 1.2)."""
    return 1 + state.chance.below(FACES)
