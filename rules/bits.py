"""Small sets of numbers, each as one number: 3 is in the set if bit 3 is set.

They are quick to copy, compare and combine: `&`, `|`, `^` and `~` work as for Python's sets, and
`bit_count()` counts.
"""

from collections.abc import Iterable


def bits_of(members: Iterable[int]) -> int:
    """Return the set of these numbers."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


def has(bits: int, member: int) -> bool:
    """Whether a number is in the set."""
    return bool(bits >> member & 1)


def members(bits: int) -> list[int]:
    """Return the numbers in the set, in order."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
