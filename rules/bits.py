"""Small sets of numbers, each as one number: number 3 is in a set whose bit 3 is set.

They are quick to copy, to compare and to combine: `&`, `|`, `^` and `~` do as with Python's sets,
and `bit_count()` counts.
"""

from collections.abc import Iterable


def bits_of(members: Iterable[int]) -> int:
    """Return the set of these."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


def has(bits: int, member: int) -> bool:
    """Whether it is in the set."""
    return bool(bits >> member & 1)


def members(bits: int) -> list[int]:
    """Return what is in the set, in order."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
