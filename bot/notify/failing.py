"""Handling a row whose delivery failed: another way, another time, or an error id.

Failures are retried, at first after 5 seconds and in the end after an hour; after 16 attempts,
about six hours, a row is given up. What that means depends on the reason:

* No way to a person (direct messages closed, no server in common, account deleted): this is
  remembered in `users.dm_closed`. The post mentions the person, and tells them once (`dm_told`) to
  press *My hand*. The next message is tried only after they set `/settings` to direct messages or
  use a button in one, or after Plaza is invited again to a server where they play. Time alone
  reopens nothing: each try costs a 403, and those count towards a ban. Once a message has arrived,
  the person is told of the next closing again. A panel that fails for other reasons for six hours
  becomes a mention, too.
* A direct message is refused for a reason that is not about the person: the post mentions them at
  once, and nothing is remembered. If the bot is quarantined, or has opened too many of them too
  fast, it sends none at all for a while.
* A post is refused for a reason that is not listed: it is set aside at once, as below.
* A post is gone or cannot be edited: a new one is made. A thread is gone or locked: the table moves
  to its channel for good. An archived thread is opened by the new post.
* The channel is gone, or permissions are missing: the post is set aside under an id
  (`outbox.aside`). All at the table whose direct messages are open are told once why, with the
  missing permissions by name and the way to play on; every panel says it, too. The next turn tries
  again, mentions those who were missed, and ends the trouble. After the end of a game there is no
  next turn: if the end cannot be shown, all are told again. `host.troubles` lists and retries what
  was set aside.
* The bot was removed from the server (`servers.left_at`): posts wait without attempts and without
  waking anyone, while direct messages go on. When the bot is invited again, even while Plaza is
  not running, all of them are sent.
* A rate limit above 30 seconds postpones the row instead of sleeping; discord.py sleeps through
  shorter ones. If a limit lasts longer than an hour, the post is set aside until it is over: people
  are told once as above, later boards do not wait for it, and the first to arrive replaces it. A
  panel becomes a mention, and a table that gets no thread stays in its channel.
"""

from collections.abc import Callable
from datetime import timedelta
from typing import Final

import structlog
from sqlalchemy import Connection

from bot.engine.backoff import LONGEST_DELAY, delay
from bot.engine.clock import Clock
from bot.logs import error_id
from bot.notify.errors import NotNow, Refused, Resting, Undeliverable, Unreachable, Unwanted
from bot.notify.lanes import superseded
from bot.storage import outbox, profiles
from bot.storage.kinds import BY_LOBBY, KEPT, MENTIONING
from bot.storage.outbox import Aside
from bot.storage.rows import Notice, OutboxRow
from bot.storage.store import Store

ATTEMPTS: Final = 16
"""About six hours of trying, with the delays above."""

_log = structlog.get_logger(__name__)


class Failing:
    """Notes how a delivery failed, and what is done instead."""

    def __init__(self, store: Store, clock: Clock, forget: Callable[[OutboxRow], None]) -> None:
        """`forget` removes a row for good."""
        self._store = store
        self._clock = clock
        self._forget = forget

    async def note(self, row: OutboxRow, error: Exception) -> None:
        """Handle the error that a publisher raised for this row (`outbox.Publisher`)."""
        if isinstance(error, Refused) and not isinstance(error, Resting):  # the publisher told them
            _log.error("outbox.refused", error=error_id(), kind=row.kind, reason=str(error))
        if isinstance(error, Unreachable | Unwanted | Refused):
            await self._mention_instead(row, error)
        elif isinstance(error, Undeliverable):
            await self._give_up(row, error)
        else:
            await self._put_off(row, error)

    async def _mention_instead(self, row: OutboxRow, error: Exception) -> None:
        """Mention a person in the table's post; remember it where their DMs are closed.

        A reminder is tried again: for a person with closed DMs it becomes a post of its own, and so
        does one whose message was refused (`fresh`). So does what is in `MENTIONING`, whatever the
        reason. A vote is posted again. A nudge is dropped, because a mention would give it away to
        the others.
        """
        user_id, now = row.user_id, self._clock.now()
        assert user_id is not None, "only people can be unreachable"

        def mention(db: Connection) -> None:
            if outbox.find(db, row.id) is None:
                return  # deleted meanwhile, perhaps with the person's other data
            if isinstance(error, Unreachable):
                profiles.change_user(db, user_id, dm_closed=True)
            outbox.remove(db, [row.id])
            if row.kind == "reminder":
                by_post = isinstance(error, Refused | Unwanted)
                outbox.add(db, row.table_id, [Notice("reminder", user_id, fresh=by_post)], now)
            if row.kind in BY_LOBBY:
                call = Notice("lobby", fresh=True, ping=(user_id,))
                outbox.add(db, row.table_id, [call], now)
            if row.kind in MENTIONING and not row.fresh:
                by_post = Notice(row.kind, user_id, fresh=True, vote_id=row.vote_id)
                outbox.add(db, row.table_id, [by_post], now)
            if row.kind == "vote":
                anew = Notice("vote", fresh=True, ping=(user_id,), vote_id=row.vote_id)
                outbox.add(db, row.table_id, [anew], now)
            if row.kind == "panel" and not outbox.mention(db, row.table_id, user_id):
                notice = Notice("board", fresh=True, ping=(user_id,))
                outbox.add(db, row.table_id, [notice], now)

        await self._store.write_behind(mention)
        _log.info("outbox.unreachable", user=user_id, reason=str(error))

    async def _put_off(self, row: OutboxRow, error: Exception) -> None:
        # These keep no one waiting, so they may come at any later time.
        too_long = _is_long(error) and row.kind not in ("reminder", "digest", "result")
        if row.attempts + 1 >= ATTEMPTS or too_long:
            await self._give_up(row, error)
            return
        refused = isinstance(error, NotNow)
        wait = max(delay(row.attempts), error.after) if refused else delay(row.attempts)
        now = self._clock.now()
        claimed_at = None if refused else now
        next_try, reason = now + wait, repr(error)
        await self._store.write_behind_at(
            row.table_id, outbox.put_off, row, next_try, reason, claimed_at
        )
        _log.warning("outbox.put_off", kind=row.kind, reason=reason)

    async def _give_up(self, row: OutboxRow, error: Exception) -> None:
        """Stop trying. People who were to get a panel, for example, are mentioned in a post."""
        if row.kind in ("panel", *BY_LOBBY) or (row.kind in MENTIONING and not row.fresh):
            _log.error("outbox.no_panel", error=error_id(), kind=row.kind, exc_info=error)
            await self._mention_instead(row, error)
        elif row.kind in KEPT and row.user_id is None:
            await self._set_aside(row, error)
        else:
            _log.warning("outbox.not_told", kind=row.kind, reason=repr(error))
            self._forget(row)

    async def _set_aside(self, row: OutboxRow, error: Exception) -> None:
        """Give a row up under an id. The people at the table are told why the first time, and at
        the end of a game, when no later post will replace it. If the reason is a rate limit of
        Discord, it is given up only until that is over, unless a later post replaces it before.
        """
        now, number = self._clock.now(), error_id()
        reason = _reason(error, row)
        until = now + (error.after if isinstance(error, NotNow) else timedelta())

        def set_aside(db: Connection) -> list[Aside]:
            given_up = outbox.posts_aside(db, row.table_id)
            again = reason == outbox.LIMITED and outbox.was_limited(db, row)
            outbox.set_aside(db, row, _id_of(given_up, number), reason, until)
            outbox.remove(db, superseded(row, given_up))
            first = not given_up or row.kind == "final"
            if row.user_id is None and first and not again:
                people = profiles.reachable(db, row.table_id)
                notices = [Notice("trouble", user_id) for user_id in people]
                outbox.add(db, row.table_id, notices, now)
            return given_up

        given_up = await self._store.write_behind_at(row.table_id, set_aside)
        tell = _log.warning if given_up else _log.error
        known = isinstance(error, Undeliverable) or _is_long(error)
        tell(
            "outbox.set_aside",
            kind=row.kind,
            error=_id_of(given_up, number),
            reason=reason,
            exc_info=None if known else error,
        )


def _id_of(given_up: list[Aside], new: str) -> str:
    """Return the id for what is given up at a table: that of earlier rows, if there are any."""
    return given_up[-1].aside if given_up else new


def _is_long(error: Exception) -> bool:
    """Whether Discord asks for so long a wait that nothing else should wait for this row."""
    return isinstance(error, NotNow) and error.after > LONGEST_DELAY


def _reason(error: Exception, row: OutboxRow) -> str:
    if _is_long(error) and row.attempts + 1 < ATTEMPTS:
        return outbox.LIMITED
    return str(error) if isinstance(error, Undeliverable) else repr(error)
