"""Shifting a stick: one or two lengths straight on, over free streets (RULES.md 7.6).

A stick keeps its direction, so a step leads to the parallel street of the next row or column.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from rules.bits import bits_of, has, members
from rules.san_francisco.components import (
    COLUMNS,
    LONGEST_SHIFT,
    ROWS,
    Street,
    Streets,
    is_level,
    level,
    spot,
    upright,
)

_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


@cache
def ways(street: Street) -> tuple[tuple[Street, ...], ...]:
    """Return the streets that a stick reaches in each direction, the nearest first (R14)."""
    name: Callable[[int, int], Street] = level if is_level(street) else upright
    rows, columns = (ROWS + 1, COLUMNS) if is_level(street) else (ROWS, COLUMNS + 1)
    row, column = spot(street)
    found: list[tuple[Street, ...]] = []
    for down, right in _STEPS:
        spots = [(row + length * down, column + length * right) for length in _LENGTHS]
        inside = [(at, to) for at, to in spots if 0 <= at < rows and 0 <= to < columns]
        found.append(tuple([name(*one) for one in inside]))
    return tuple(found)


_LENGTHS: Final = range(1, LONGEST_SHIFT + 1)


def targets(street: Street, taken: Streets) -> Streets:
    """Return the streets to which a street's stick can be shifted."""
    return bits_of(_reached(street, taken))


def _reached(street: Street, taken: Streets) -> Iterator[Street]:
    for way in ways(street):
        for target in way:
            if has(taken, target):
                break
            yield target


def movable(sticks: Streets, taken: Streets) -> Streets:
    """Return the sticks among these that can be shifted at all."""
    return bits_of(street for street in members(sticks) if targets(street, taken))
