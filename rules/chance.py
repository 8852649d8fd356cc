"""Seeded chance: the same stream on every machine and every Python.

A hash (SHAKE-256) of seed and count, so that no player can compute the deck from the cards they
have seen. The state is two integers; a shuffle is one hash and a sort.
"""

from dataclasses import dataclass
from hashlib import shake_256
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

_WORD: Final = 1 << 64


@dataclass(slots=True)
class Chance:
    """A stream of random numbers: `seed` is below 2**256, `count` is the part already used."""

    seed: int
    count: int = 0

    def copy(self) -> "Chance":
        """Return an independent stream that continues in the same way."""
        return Chance(self.seed, self.count)

    def below(self, bound: int) -> int:
        """Draw an integer from 0 to `bound` - 1, all equally likely; `bound` is at most 2**64."""
        limit = _WORD - _WORD % bound
        while True:
            [word] = self._words(1)
            if word < limit:
                return word % bound

    def random(self) -> float:
        """Draw a fraction from 0 to below 1, as fine as a float can be (53 bits)."""
        [word] = self._words(1)
        return (word >> 11) * 2.0**-53

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a random order: each gets a random number, by which they are sorted.

        Two equal numbers, which would keep their items' order, are practically impossible (1 in
        2**64).
        """
        words = iter(self._words(len(items)))
        items.sort(key=lambda _: next(words))

    def _words(self, count: int) -> tuple[int, ...]:
        """Return `count` random numbers of 64 bits."""
        position = self.seed.to_bytes(32, "little") + self.count.to_bytes(8, "little")
        self.count += 1
        return unpack(f"<{count}Q", shake_256(position).digest(8 * count))
