"""Seeded chance: the same stream on every machine and every Python.

Keyed BLAKE2b over a counter, so that nobody can compute the deck from the cards that they have
seen. The state is two integers; a shuffle of a deck costs a handful of hashes.
"""

from dataclasses import dataclass
from hashlib import blake2b
from operator import itemgetter
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

_WORD: Final = 1 << 64
_WORDS_IN_BLOCK: Final = 8


@dataclass(slots=True)
class Chance:
    """A stream of random numbers: `seed` is below 2**256, `count` says how far it was used."""

    seed: int
    count: int = 0

    def copy(self) -> "Chance":
        """Return a stream that goes on alike, on its own."""
        return Chance(self.seed, self.count)

    def below(self, bound: int) -> int:
        """Draw an integer from 0 to `bound` - 1, all equally likely; `bound` is at most 2**64."""
        limit = _WORD - _WORD % bound
        while True:
            for word in self._words(1):
                if word < limit:
                    return word % bound

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a random order: each gets a random number, and they are sorted by it.

        Two equal numbers, which would keep their items' order, do not occur: 2**64 are possible.
        """
        words = self._words(-(-len(items) // _WORDS_IN_BLOCK))
        items[:] = [item for _, item in sorted(zip(words, items, strict=False), key=itemgetter(0))]

    def _words(self, blocks: int) -> tuple[int, ...]:
        """Return 8 numbers of 64 bits for each block."""
        key = self.seed.to_bytes(32, "little")
        count = self.count
        self.count += blocks
        stream = b"".join(
            [
                blake2b(block.to_bytes(8, "little"), key=key).digest()
                for block in range(count, count + blocks)
            ]
        )
        return unpack(f"<{blocks * _WORDS_IN_BLOCK}Q", stream)
