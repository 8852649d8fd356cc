"""Grouping the people who look for a table: pure, so the same queue gives the same tables.

First, open lobbies of the queue are filled. Then tables are filled completely, the largest first:
for seats 5 … 2, for games and clocks by demand, the oldest entry as seed and others who fit by age.
An entry that has waited for half of its time gets a lobby with all who fit: of what it wants, the
table that misses the fewest people. No wish is ever relaxed: what is given up is that the table
must be full. People of whom one has muted the other do not get the same table.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from bot.engine.time_control import PRESETS
from rules.game import AnyGame


class Kind(NamedTuple):
    """A table that people can look for."""

    game: str
    seats: int
    clock: str


class Seeker(NamedTuple):
    """A person who looks for a table; `number` settles equal ages."""

    number: int
    user_id: int
    games: tuple[str, ...]
    seats: tuple[int, ...]
    clocks: tuple[str, ...]
    since: datetime
    half: datetime | None = None

    def wants(self, kind: Kind) -> bool:
        """Whether this person would play at such a table."""
        return kind.game in self.games and kind.seats in self.seats and kind.clock in self.clocks


class Open(NamedTuple):
    """A lobby of the queue with its people, which others can join, and its channel."""

    table_id: int
    kind: Kind
    people: tuple[int, ...]
    channel_id: int


class Group(NamedTuple):
    """People for one table, by their numbers, the oldest first; `table_id` if it is open."""

    kind: Kind
    members: tuple[int, ...]
    table_id: int | None = None


class Queue(NamedTuple):
    """The queue of a server; `apart`: people who do not want each other, or see no channel
    together.
    """

    seekers: tuple[Seeker, ...]
    lobbies: tuple[Open, ...] = ()
    apart: frozenset[frozenset[int]] = frozenset()


def grouped(games: Mapping[str, AnyGame], queue: Queue, now: datetime) -> tuple[Group, ...]:
    """Return the groups that get a table now; nobody is in two of them."""
    return tuple(_groups(games, queue, now))


def _groups(games: Mapping[str, AnyGame], queue: Queue, now: datetime) -> Iterator[Group]:
    free = {each.number: each for each in sorted(queue.seekers, key=_age)}
    for lobby in queue.lobbies:
        room = lobby.kind.seats - len(lobby.people)
        found = _fitting(_wanting(free.values(), lobby.kind), room, lobby.people, queue.apart)
        if found:
            yield _taken(free, lobby.kind, found, lobby.table_id)
    demand = _demand(games, queue.seekers)
    for kind in sorted(demand, key=lambda kind: (-kind.seats, *_rank(kind, demand, games))):
        for found in _full(_wanting(free.values(), kind), kind.seats, queue.apart):
            yield _taken(free, kind, found)
    for seed in [each for each in free.values() if each.half is not None and each.half <= now]:
        kinds = possible(games, seed)
        if seed.number in free and kinds:
            beside = _beside(seed, kinds, free.values(), queue.apart)
            best = min(kinds, key=lambda kind: (*_lack(kind, beside), *_rank(kind, demand, games)))
            yield _taken(free, best, [seed, *beside[best]])


def possible(games: Mapping[str, AnyGame], seeker: Seeker) -> list[Kind]:
    """Return the tables that a person looks for and that exist."""
    return [
        Kind(game, seats, clock)
        for game in seeker.games
        for seats in seeker.seats
        for clock in seeker.clocks
        if game in games and seats in games[game].seats and clock in PRESETS
    ]


def _demand(games: Mapping[str, AnyGame], seekers: Iterable[Seeker]) -> dict[Kind, tuple[int, int]]:
    """Return the wished tables, and how many people want the game, and the clock, of each."""
    kinds, wanted, clocks = set[Kind](), Counter[str](), Counter[str]()
    for seeker in seekers:
        kinds.update(possible(games, seeker))
        wanted.update(seeker.games)
        clocks.update(seeker.clocks)
    return {kind: (wanted[kind.game], clocks[kind.clock]) for kind in kinds}


def _rank(
    kind: Kind, demand: Mapping[Kind, tuple[int, int]], games: Mapping[str, AnyGame]
) -> tuple[int, ...]:
    """Return the place of a table among those of its size: the most wanted first."""
    game, clock = demand[kind]
    return -game, [*games].index(kind.game), -clock, [*PRESETS].index(kind.clock)


def _wanting(free: Iterable[Seeker], kind: Kind) -> list[Seeker]:
    return [seeker for seeker in free if seeker.wants(kind)]


def _full(
    wanting: list[Seeker], seats: int, apart: Collection[frozenset[int]]
) -> Iterator[list[Seeker]]:
    """Yield people who fill a table, as often as possible, the oldest as seed."""
    seed = 0
    while len(wanting) - seed >= seats:
        oldest = wanting[seed]
        found = [oldest, *_fitting(wanting[seed + 1 :], seats - 1, (oldest.user_id,), apart)]
        if len(found) < seats:
            seed += 1
            continue
        for each in found:
            wanting.remove(each)
        yield found


def _fitting(
    wanting: Iterable[Seeker],
    room: int,
    beside: Iterable[int],
    apart: Collection[frozenset[int]],
) -> list[Seeker]:
    """Return up to `room` people, by age, who go together and with those `beside`; none of these
    again, who may have taken a seat there by themselves.
    """
    found, people = list[Seeker](), [*beside]
    for seeker in wanting:
        if len(found) >= room:
            break
        if seeker.user_id in people:
            continue
        if not apart or not any(frozenset((seeker.user_id, each)) in apart for each in people):
            found.append(seeker)
            people.append(seeker.user_id)
    return found


def _beside(
    seed: Seeker,
    kinds: Iterable[Kind],
    free: Collection[Seeker],
    apart: Collection[frozenset[int]],
) -> dict[Kind, list[Seeker]]:
    """Return who else would sit at each of these tables."""
    return {
        kind: _fitting(
            [each for each in free if each != seed and each.wants(kind)],
            kind.seats - 1,
            (seed.user_id,),
            apart,
        )
        for kind in kinds
    }


def _lack(kind: Kind, beside: Mapping[Kind, Sequence[Seeker]]) -> tuple[int, int]:
    """Return how many people a table misses; of equal ones, the largest comes first."""
    return kind.seats - 1 - len(beside[kind]), -kind.seats


def _taken(
    free: dict[int, Seeker], kind: Kind, found: Iterable[Seeker], table_id: int | None = None
) -> Group:
    """Return these people as a group; they are no longer free."""
    members = tuple(seeker.number for seeker in found)
    for number in members:
        del free[number]
    return Group(kind, members, table_id)


def _age(seeker: Seeker) -> tuple[datetime, int]:
    return seeker.since, seeker.number
