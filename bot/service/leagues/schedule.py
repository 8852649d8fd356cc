"""The schedule of a league's season: its divisions, and who sits at which table, in which seat.

People of a division are numbered from 0 in an order that chance draws. All tables are played at the
same time. Table i seats the numbers of a base block, each plus i, around a circle. So everybody
plays as many tables as there are seats, and has each seat once. The base block is the evenest of
all: any two people meet about as often as any other two.

Two-player leagues have several base blocks: (0, 1), (0, 2), (0, 3). So everybody meets up to six
others, and begins half of their games.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, combinations, pairwise, permutations
from typing import Final, NamedTuple, TypeAlias

from rules.chance import Chance

Block: TypeAlias = tuple[int, ...]
"""People's numbers at one table, in the order of seats."""

MOST: Final = 9
"""The most people of a division."""
MOST_OF_FIVE: Final = 11
"""The most, if tables have five seats: there eleven people can meet evenly."""
_MOST_PAIRS: Final = 3
"""The base blocks of a two-player league, at most: each is two tables a person."""


class Laid(NamedTuple):
    """A division as it is laid out.

    people  in the order of their numbers
    tables  by number, their people in the order of seats
    """

    people: tuple[int, ...]
    tables: tuple[tuple[int, ...], ...]


def sizes(people: int, seats: int) -> tuple[int, ...]:
    """Return how many people each division has, the top one first; none if they are too few.

    The sizes differ by one at most, and the larger divisions are above.
    """
    if people <= seats:
        return ()
    most = MOST_OF_FIVE if seats == 5 else MOST
    count = -(-people // most)
    return tuple(people // count + (at < people % count) for at in range(count))


def tables(people: int, seats: int) -> tuple[Block, ...]:
    """Return the tables of a division of so many people, at least as many as a table has seats."""
    return tuple(
        tuple((number + each) % people for each in block)
        for block in _base_blocks(people, seats)
        for number in range(people)
    )


def laid_out(seed: str, ranked: Sequence[int], seats: int) -> tuple[Laid, ...]:
    """Lay out a season for these people, the strongest first; `seed` is hexadecimal.

    No division if they are too few.
    """
    chance = Chance(int(seed, 16))
    return tuple(_division(chance, people, seats) for people in divided(ranked, seats))


def divided(ranked: Sequence[int], seats: int) -> tuple[tuple[int, ...], ...]:
    """Cut a row of people, the strongest first, into divisions."""
    bounds = accumulate(sizes(len(ranked), seats), initial=0)
    return tuple(tuple(ranked[start:end]) for start, end in pairwise(bounds))


def _division(chance: Chance, people: Sequence[int], seats: int) -> Laid:
    drawn = list(people)
    chance.shuffle(drawn)
    blocks = tables(len(drawn), seats)
    return Laid(tuple(drawn), tuple(tuple(drawn[each] for each in block) for block in blocks))


def _base_blocks(people: int, seats: int) -> list[Block]:
    if seats == 2:
        return [(0, apart) for apart in range(1, 1 + min(_MOST_PAIRS, (people - 1) // 2))]
    blocks = [(0, *rest) for rest in combinations(range(1, people), seats - 1)]
    return [min(blocks, key=lambda block: _unevenness(block, people))]


def _unevenness(block: Block, people: int) -> int:
    """Measure how unevenly people meet: the tables that two share depend on their distance around
    the circle alone, and their sum is always the same.
    """
    shared = Counter((one - other) % people for one, other in permutations(block, 2))
    return sum(each * each for each in shared.values())
