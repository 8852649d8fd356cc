"""Limits on how often a person may do something: a number of times within a span, then a pause.

Counted are tables opened, answers with a picture, and all acts by which one person alone can make
posts or mention people: votes called, guests offered a seat, tables moved, animations shared (six
of each an hour), and people invited to a lobby (20 an hour). Processor time is limited in
`effort.py`. A vote, an offer, a table or an invitation that is refused does not count. A lobby
calls its opener when it is full, and its people when its terms change, twice an hour at most. A
person who was quiet for the whole span is forgotten, and at most 10,000 people are remembered.

Clicks that play (pick, Confirm, Undo) are never limited, and never noisy: each wait calls its
person once (`telling.py`). `tests/bot/service/test_loud_acts.py` repeats everything that people can
do, and counts the posts and mentions; a new use case has to be added there.
"""

from collections import OrderedDict
from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import datetime, timedelta
from typing import Final

from bot.engine.clock import Clock
from bot.engine.errors import TooMuch, countdown
from bot.limits import Limits

VOTES_PER_HOUR: Final = 6
GUESTS_PER_HOUR: Final = 6
INVITATIONS_PER_HOUR: Final = 20
MOVES_PER_HOUR: Final = 6
SHARES_PER_HOUR: Final = 6
CALLS_PER_HOUR: Final = 2

MOST_KEYS: Final = 10_000
"""The most people that are remembered; beyond it, the one quiet for longest is forgotten."""


class Cooldown:
    """Remembers when each person did something, as long as that counts."""

    def __init__(self, clock: Clock, code: str, most: int, span: timedelta) -> None:
        """Refuse, with `code`, more than `most` uses within `span`."""
        self._clock = clock
        self._code = code
        self._most = most
        self._span = span
        self._times: OrderedDict[int, list[datetime]] = OrderedDict()

    def check(self, user_id: int) -> None:
        """Raise TooMuch if there is no room now; it says when there will be."""
        times = self._counted(user_id)
        if len(times) >= self._most:
            raise TooMuch(self._code, when=countdown(times[0] + self._span))

    def take(self, user_id: int) -> None:
        """Count one more use. Raises TooMuch as `check` does."""
        self.check(user_id)
        now, times = self._clock.now(), self._counted(user_id)
        self._times.pop(user_id, None)
        self._forget(now)
        self._times[user_id] = [*times, now]

    @contextmanager
    def taken(self, user_id: int) -> Generator[None]:
        """Count one more use, unless the work in this context fails. Raises TooMuch."""
        self.take(user_id)
        try:
            yield
        except BaseException:
            self._give_back(user_id)
            raise

    def allows(self, key: int) -> bool:
        """Count one more use if there is room, and say whether there was."""
        try:
            self.take(key)
        except TooMuch:
            return False
        return True

    def __len__(self) -> int:
        return len(self._times)

    def _counted(self, user_id: int) -> list[datetime]:
        """Return the times of a person's uses within the span."""
        since = self._clock.now() - self._span
        return [time for time in self._times.get(user_id, ()) if time > since]

    def _give_back(self, user_id: int) -> None:
        """Forget the last use of a person, who may have been forgotten meanwhile."""
        if earlier := self._times.pop(user_id, [])[:-1]:
            self._times[user_id] = earlier

    def _forget(self, now: datetime) -> None:
        """Forget people who were quiet for the whole span, and the oldest if there are too many."""
        oldest = now - self._span
        while self._times:
            user_id, times = next(iter(self._times.items()))
            if times[-1] > oldest and len(self._times) < MOST_KEYS:
                return
            del self._times[user_id]


class Cooldowns:
    """All limits on what one person may do.

    openings       tables opened, each with a post
    looks          answers with a picture
    votes          votes called or proposed, each of which pings the others
    guests         people offered a seat by name, who are pinged
    invitations    people invited to a lobby
    moves          tables shown in another channel, each with new posts
    shares         animations of games that are over, each of which is a post
    calls          by table: calls of its lobby, because it is full or its terms have changed
    """

    def __init__(self, clock: Clock, limits: Limits) -> None:
        hour = timedelta(hours=1)
        self.openings = Cooldown(clock, "openings_too_fast", limits.openings_per_hour, hour)
        self.looks = Cooldown(
            clock, "looks_too_fast", limits.looks_per_minute, timedelta(minutes=1)
        )
        self.votes = Cooldown(clock, "votes_too_fast", VOTES_PER_HOUR, hour)
        self.guests = Cooldown(clock, "guests_too_fast", GUESTS_PER_HOUR, hour)
        self.invitations = Cooldown(clock, "invitations_too_fast", INVITATIONS_PER_HOUR, hour)
        self.moves = Cooldown(clock, "moves_too_fast", MOVES_PER_HOUR, hour)
        self.shares = Cooldown(clock, "shares_too_fast", SHARES_PER_HOUR, hour)
        self.calls = Cooldown(clock, "", CALLS_PER_HOUR, hour)  # without limits

    def guest(self, user_id: int, guest_id: int | None) -> AbstractContextManager[None]:
        """Count that a seat is offered in this context, as `taken` does; None means anyone."""
        return nullcontext() if guest_id is None else self.guests.taken(user_id)
