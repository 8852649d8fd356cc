"""Delivering letters: messages that are about no table (`bot/storage/letters.py`).

They share the outbox's rules. A letter is claimed before it is delivered and removed at once
afterwards; if it may have arrived, it is sent again, with its id as nonce. Messages wait while
their person is off, and ring as seldom as others do. But each letter is on its own, eight at a
time, and there is no table at which a person could be mentioned instead: a letter that cannot reach
its person is dropped, and one for which too many new channels are opened just now waits. A post
whose channel is gone is dropped, too: each feature shows its state elsewhere.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from typing import Final, TypeAlias

import structlog
from sqlalchemy import Connection

from bot.background import Background
from bot.engine.backoff import FIRST_DELAY, delay
from bot.engine.clock import Clock
from bot.engine.habits import off_until
from bot.engine.model import UserInfo
from bot.logs import error_id
from bot.notify.claiming import LEASE
from bot.notify.errors import NotNow, Refused, Resting, Undeliverable, Unreachable, Unwanted
from bot.notify.failing import ATTEMPTS
from bot.notify.faults import understood
from bot.notify.lanes import may_have_arrived
from bot.notify.outbox import FAREWELL, SLOWEST
from bot.notify.places import Places
from bot.notify.sending import OPENING, Sending
from bot.service.host import Host
from bot.service.messages import Volume
from bot.storage import letters, profiles
from bot.storage.kinds import LetterKind
from bot.storage.rows import NO_TABLE, LetterRow
from bot.storage.store import Store
from bot.text import Texts
from bot.ui.presenter import Presenter
from bot.ui.sheet import Sheet

AT_ONCE: Final = 8
"""The number of letters that are delivered at once."""

Tell: TypeAlias = Callable[[LetterRow], Awaitable[None]]
"""Tells of a letter, unless what it tells of is no longer true; raises as a publisher does."""

_log = structlog.get_logger(__name__)


class Letters:
    """Delivers the letters that are due, and has the alarm set for later ones."""

    def __init__(
        self,
        store: Store,
        kinds: Mapping[LetterKind, Tell],
        clock: Clock,
        later: Callable[[datetime], None],
        background: Background,
    ) -> None:
        self._store = store
        self._kinds = kinds
        self._clock = clock
        self._later = later
        self._background = background
        self._done: set[int] = set()
        self._claims_are_mine = False
        self._wanted = False
        self._halts = False
        self._run: asyncio.Task[None] | None = None

    @property
    def at_work(self) -> bool:
        """Whether letters are being delivered, or looked for."""
        return self._run is not None and not self._run.done()

    def kick(self) -> None:
        """Have everything that is due delivered, soon."""
        self._wanted = True
        if not self._halts and not self.at_work:
            self._run = self._background.begin(self._deliver_all())

    def rest(self) -> None:
        """Begin nothing more until `go_on`, as another process may have taken over."""
        self._halts = True

    def go_on(self) -> None:
        """Begin again, as after a start."""
        self._halts = self._claims_are_mine = False
        self.kick()

    async def stop(self) -> None:
        """Begin nothing more; cut off what is not delivered soon: the next start repeats it."""
        self._halts = True
        if self._run is not None and self.at_work:
            await asyncio.wait({self._run}, timeout=FAREWELL.total_seconds())
            self._run.cancel()
            await asyncio.gather(self._run, return_exceptions=True)

    async def _deliver_all(self) -> None:
        later = None
        try:
            while self._wanted and not self._halts:
                self._wanted = False
                later = await self._deliver_some()
        except Exception as error:  # noqa: BLE001 - most likely the database: it may come back
            self._claims_are_mine = False  # nobody may know how a delivery ended
            later = self._clock.now() + FIRST_DELAY
            _log.error("letters.failed", error=error_id(), exc_info=error)
        if later is not None:
            self._later(later)

    async def _deliver_some(self) -> datetime | None:
        """Deliver some of the due letters; return when the next one is due."""
        now = self._clock.now()
        await self._remove_done()
        if not self._claims_are_mine:
            await self._store.write_behind(letters.free_claims, now)
            self._claims_are_mine = True
        found = await self._store.read_once(letters.due, now, AT_ONCE)
        if found.due:
            self._wanted = True  # there may be more
            firsts = dict[tuple[object, ...], int]()
            for row in found.due:  # of those about the same, one after the other
                firsts.setdefault((row.kind, row.server_id, row.user_id, row.about), row.id)
            deliveries = map(self._deliver, firsts.values())
            # None goes on alone when another one has failed.
            for error in await asyncio.gather(*deliveries, return_exceptions=True):
                if error is not None:
                    raise error
        return found.later

    async def _deliver(self, letter_id: int) -> None:
        row = await self._store.write_behind_at(NO_TABLE, _taken, letter_id, self._clock.now())
        if row is None:
            return
        with structlog.contextvars.bound_contextvars(letter=row.id):
            try:
                async with asyncio.timeout(SLOWEST.total_seconds()), understood():
                    await self._kinds[row.kind](row)
            except Exception as error:  # noqa: BLE001 - whatever went wrong, others go on
                await self._failed(row, error)
            else:
                self._done.add(row.id)
                await self._remove_done()

    async def _remove_done(self) -> None:
        """Remove what has arrived; if the database fails, it is remembered, not sent twice."""
        done = frozenset(self._done)
        if done:
            await self._store.write_behind_at(NO_TABLE, letters.remove, done)
            self._done -= done

    async def _failed(self, row: LetterRow, error: Exception) -> None:
        """Try again later, or drop a letter that no try would deliver."""
        now = self._clock.now()
        hopeless = isinstance(error, Undeliverable | Unreachable) or (
            isinstance(error, Refused) and not isinstance(error, Resting)
        )
        if hopeless or row.attempts + 1 >= ATTEMPTS:
            number = error_id()
            _log.error("letter.dropped", kind=row.kind, error=number, reason=repr(error))
            await self._store.write_behind(_drop, row, closed=isinstance(error, Unreachable))
            return
        may_have_arrived = not isinstance(error, NotNow | Resting | Unwanted)
        next_try = now + max(delay(row.attempts), _asked_for(error))
        claimed_at = now if may_have_arrived else None
        await self._store.write_behind_at(NO_TABLE, letters.put_off, row, next_try, claimed_at)
        _log.warning("letter.put_off", kind=row.kind, reason=repr(error))


def _asked_for(error: Exception) -> timedelta:
    """Return the wait that an error asks for."""
    if isinstance(error, NotNow):
        return error.after
    if isinstance(error, Resting):
        return error.rest
    return OPENING if isinstance(error, Unwanted) else timedelta()


def _taken(db: Connection, letter_id: int, now: datetime) -> LetterRow | None:
    """Claim a letter, if it is still due; postpone it if its person is off and it has not gone out.

    A letter that may have arrived is repeated at once, while Discord still recognises it.
    """
    row = letters.find(db, letter_id)
    if row is None or row.next_try > now:
        return None
    if row.user_id is not None and not may_have_arrived(row, now):
        off = off_until([profiles.user(db, row.user_id)], now)
        if off:
            letters.wait(db, letter_id, off[row.user_id])
            return None
    letters.claim(db, letter_id, now, now + LEASE)
    return row


def _drop(db: Connection, row: LetterRow, *, closed: bool) -> None:
    """Remove a letter; note that its person's messages are closed, unless their data was deleted
    meanwhile, and the letter with it.
    """
    if closed and row.user_id is not None and letters.find(db, row.id) is not None:
        profiles.change_user(db, row.user_id, dm_closed=True)
    letters.remove(db, [row.id])


class Writing:
    """Sends a letter's sheet: to its person, or to a channel of its server."""

    def __init__(self, host: Host, presenter: Presenter, places: Places, sending: Sending) -> None:
        self._host = host
        self._presenter = presenter
        self._places = places
        self._sending = sending

    async def to_person(
        self, row: LetterRow, lay_out: Callable[[UserInfo, Texts], Awaitable[Sheet | None]]
    ) -> None:
        """Send a message to a person who takes some, as loud as it may be; None is not sent."""
        assert row.user_id is not None, "it is for a person"
        user = await self._host.profiles.user(row.user_id)
        if not user.takes_dms:
            return
        sheet = await lay_out(user, self._presenter.words(user))
        if sheet is None:
            return
        async with self._sending.one_at_a_time(user.user_id):
            volume = await self._host.messages.volume(user.user_id, row.kind)
            if volume is not Volume.LOUD:
                sheet.push = ""
            message = await self._sending.to_person(user, sheet, row)
            await self._host.messages.note_letter(row, message.id, loud=bool(sheet.push))
        await self._host.profiles.note_arrived(user)

    async def to_channel(self, row: LetterRow, channel_id: int, sheet: Sheet) -> int:
        """Send a post to a channel of the letter's server; return its id."""
        assert row.server_id is not None, "it is for a server"
        await self._places.check_on(row.server_id)
        place = self._places.on_server(row.server_id, channel_id)
        return (await self._sending.to_place(place, sheet, row)).id

    async def edited(self, row: LetterRow, channel_id: int, post_id: int, sheet: Sheet) -> bool:
        """Edit a post of a channel; False if it can no longer be edited."""
        assert row.server_id is not None, "it is for a server"
        await self._places.check_on(row.server_id)
        place = self._places.on_server(row.server_id, channel_id)
        return await self._sending.edited(place, post_id, sheet)
