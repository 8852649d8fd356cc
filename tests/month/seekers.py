"""A month of /find: how many of the people who look for a table get one, and how long they wait.

    python -m tests.month.seekers [seed]

Every person looks for a table about every five days, at an hour of the day when people are awake.
Half of them name one game, the others two or all; they want their favourite number of players, or
any; most like the usual clock. They wait 1, 3 or 7 days. Lobbies are joined by people of the queue
alone, so on a real server, where others join them, more get a table.
"""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Final, NamedTuple

from bot.service.seeking.grouping import Group, Open, Queue, Seeker, grouped
from rules.chance import Chance
from rules.registry import GAMES

PEOPLE: Final = (5, 10, 25, 50, 100, 200)
DAYS: Final = 30
HOUR: Final = timedelta(hours=1)
BEGIN: Final = datetime(2026, 1, 1, tzinfo=UTC)


class Month(NamedTuple):
    """What came of a month: searches, those that led to a table, and the hours these took."""

    searches: int
    seated: int
    hours: list[float]


class Server:
    """The people of a server and its queue, by the hour."""

    def __init__(self, people: int, seed: int) -> None:
        self._people = people
        self._chance = Chance(seed)
        self._numbers = count(1)
        self._waiting: dict[int, tuple[Seeker, datetime]] = {}
        self._lobbies: dict[int, tuple[Group, list[int]]] = {}
        self.month = Month(0, 0, [])

    def run(self) -> Month:
        """Let the month pass."""
        for hour in range(24 * DAYS):
            now = BEGIN + hour * HOUR
            self._leave(now)
            for seeker, until in self._arrivals(now):
                self._waiting[seeker.number] = seeker, until
                self._group(now)
            self._group(now)
        return self.month

    def _arrivals(self, now: datetime) -> Iterator[tuple[Seeker, datetime]]:
        awake = 7 <= now.hour < 23
        looking = {seeker.user_id for seeker, _ in self._waiting.values()}
        for user_id in range(self._people):
            rate = 1 / (5 * 16) if awake else 0
            if user_id in looking or self._chance.random() >= rate:
                continue
            self.month = self.month._replace(searches=self.month.searches + 1)
            yield self._seeker(user_id, now)

    def _seeker(self, user_id: int, now: datetime) -> tuple[Seeker, datetime]:
        wait = (1, 3, 3, 7)[self._chance.below(4)] * 24 * HOUR
        keys = [*GAMES]
        self._chance.shuffle(keys)
        games = tuple(keys[: (1, 1, 2, len(keys))[self._chance.below(4)]])
        sizes = tuple(sorted({each for key in games for each in GAMES[key].seats if each > 1}))
        seats = sizes if self._chance.below(2) else (sizes[self._chance.below(len(sizes))],)
        clocks = (("normal",), ("normal",), ("normal", "relaxed"), ("fast", "normal"))
        chosen = clocks[self._chance.below(4)]
        number = next(self._numbers)
        return Seeker(number, user_id, games, seats, chosen, now, now + wait / 2), now + wait

    def _leave(self, now: datetime) -> None:
        """Let go whose time is up, out of their lobbies, too."""
        for number, (_, until) in [*self._waiting.items()]:
            if until <= now:
                del self._waiting[number]
                for _, members in self._lobbies.values():
                    if number in members:
                        members.remove(number)
        self._lobbies = {key: each for key, each in self._lobbies.items() if each[1]}

    def _group(self, now: datetime) -> None:
        seated = {number for _, members in self._lobbies.values() for number in members}
        free = tuple(each for each, _ in self._waiting.values() if each.number not in seated)
        lobbies = tuple(
            Open(key, group.kind, tuple(self._waiting[each][0].user_id for each in members), 0)
            for key, (group, members) in self._lobbies.items()
        )
        for group in grouped(GAMES, Queue(free, lobbies), now):
            key = group.table_id or next(self._numbers)
            _, members = self._lobbies.setdefault(key, (group, []))
            members.extend(group.members)
            if len(members) == group.kind.seats:
                self._start(key, now)

    def _start(self, key: int, now: datetime) -> None:
        _, members = self._lobbies.pop(key)
        for number in members:
            seeker, _ = self._waiting.pop(number)
            self.month.hours.append((now - seeker.since) / HOUR)
        self.month = self.month._replace(seated=self.month.seated + len(members))


def main() -> None:
    """Print a line for each number of people."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    print("people  searches  seated  median hours  9 of 10 within")
    for people in PEOPLE:
        searches, seated, hours = Server(people, seed).run()
        hours.sort()
        median, most = (hours[int(len(hours) * share)] if hours else 0 for share in (0.5, 0.9))
        share = seated / max(1, searches)
        print(f"{people:6}  {searches:8}  {share:6.0%}  {median:10.0f} h  {most:12.0f} h")


if __name__ == "__main__":
    main()
