"""Seeded chance: the same stream on every machine and every Python.

Keyed BLAKE2b over a counter, so that nobody can compute the deck from the cards that they have
seen. The state is two integers; a shuffle of a deck costs a handful of hashes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = Struct("<16I")
_WORD = 1 << 32


@dataclass(slots=True)
class Chance:
    """A stream of random numbers: `seed` is below 2**256, `count` says how far it was used."""

    seed: int
    count: int = 0

    def copy(self) -> "Chance":
        """Return a stream that goes on alike, on its own."""
        return Chance(self.seed, self.count)

    def below(self, bound: int) -> int:
        """Draw an integer from 0 to `bound` - 1, all equally likely; `bound` is at most 2**32."""
        limit = _WORD - _WORD % bound
        for word in self._words():
            if word < limit:
                return word % bound
        raise AssertionError("the stream of words has no end")

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a random order (Fisher and Yates), each order equally likely."""
        words = self._words()
        for last in range(len(items) - 1, 0, -1):
            bound = last + 1
            limit = _WORD - _WORD % bound
            word = next(words)
            while word >= limit:
                word = next(words)
            other = word % bound
            items[last], items[other] = items[other], items[last]

    def _words(self) -> Iterator[int]:
        """Yield 32-bit words without end; what is left of the last block is never used again."""
        key = self.seed.to_bytes(32, "little")
        while True:
            block = blake2b(self.count.to_bytes(8, "little"), key=key).digest()
            self.count += 1
            yield from _WORDS.unpack(block)
