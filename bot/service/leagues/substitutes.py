"""No-shows of a season, and their substitutes. The only rule.

A person who has not answered at any own table within five days, apart from announced vacation, is a
no-show. The first person on the waiting list gets all seats that they still play, with full banks,
and their points. The days count from the beginning of the season, or from the first question to
them if that came later. People on vacation, people with too many tables, and people who have seen
another hand there before they deleted their data, are passed over on the list.

After two weeks no one is replaced any more: too much of a game would be another person's. A
substitute can resign at once, like any other player of a season.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection

from bot.engine.commit import NOBODY, note, write
from bot.engine.context import Context
from bot.engine.errors import ServiceError
from bot.engine.habits import Habits, after_active, is_off, on_the_clock
from bot.engine.turn import begin
from bot.limits import Limits
from bot.service.leagues import calendar
from bot.service.leagues.seasons import current
from bot.service.votes.votes import Votes
from bot.storage import leagues, letters, lists, profiles, tables
from bot.storage.faults import Unreadable
from bot.storage.leagues import EntryRow, Held
from bot.storage.rows import FormerRow, Letter, Stored, UserRow


class Substitutes:
    """Gives the seats of no-shows to the people who wait for them."""

    def __init__(self, context: Context, votes: Votes, limits: Limits) -> None:
        self._context = context
        self._votes = votes
        self._most = limits.tables_per_user

    async def look_after(self, league_id: int) -> None:
        """Replace the no-shows of a league's season, one after the other."""
        write_behind = self._context.store.write_behind
        while (taken := await write_behind(self._replace_one, league_id)) is not None:
            for stored in taken:
                note(self._context, "seat.taken", stored)

    def _replace_one(self, db: Connection, league_id: int) -> list[Stored] | None:
        """Replace the first no-show whose seats someone can take; return the tables, else None."""
        found, now = current(db, league_id), self._context.clock.now()
        began = None if found is None else calendar.began(*found)
        if found is None or began is None:
            return None
        if not calendar.NO_SHOW <= now - began < calendar.REPLACED:
            return None
        entries = leagues.entries_of(db, found[1].id)
        seen = leagues.answered(db, found[1].id)
        changes = (
            (missing, new, held)
            for missing in entries
            if missing.user_id not in seen and _has_kept_waiting(db, missing, began, now)
            for held in [leagues.held_by(db, missing.season_id, missing.user_id)]
            for new in entries
            if self._is_free(db, new, held, now)
        )
        change = next(changes, None)
        if change is None:
            return None
        missing, new, held = change
        leagues.save_entry(db, missing._replace(status="replaced"))
        at = {"division": missing.division, "place": missing.place}
        leagues.save_entry(db, new._replace(status="in", **at))
        told = [
            Letter("season_seat", user_id=each.user_id, about=each.season_id)
            for each in (missing, new)
        ]
        letters.add(db, told, now)
        taken = (self._hand_over(db, each, missing, new) for each in held)
        return [stored for stored in taken if stored is not None]

    def _is_free(
        self, db: Connection, entry: EntryRow, held: Sequence[Held], now: datetime
    ) -> bool:
        """Whether a person waits for seats, and can take all these from now on."""
        user_id = entry.user_id
        if entry.status != "waiting" or user_id < 0:
            return False
        if is_off(_vacations(profiles.user(db, user_id)), now):
            return False
        if any(tables.has_held_another(db, each.table_id, user_id, each.seat) for each in held):
            return False
        return lists.count_of_user(db, user_id) + len(held) <= self._most

    def _hand_over(
        self, db: Connection, held: Held, missing: EntryRow, new: EntryRow
    ) -> Stored | None:
        """Hand a seat over. A table that cannot be read is left as it is."""
        try:
            turn = begin(self._context, db, held.table_id)
        except (ServiceError, Unreadable):
            return None
        seat = held.seat
        tables.note_former(db, held.table_id, FormerRow(seat, missing.user_id, turn.version))
        turn.hand_over(seat, new.user_id, new.name, None, fresh=True)
        self._votes.recount(db, turn)
        return write(db, turn, NOBODY)


def _has_kept_waiting(db: Connection, entry: EntryRow, began: datetime, now: datetime) -> bool:
    """Whether a person has been waited for long enough, in a season that began then."""
    if entry.status != "in" or entry.place is None or entry.user_id < 0:
        return False
    held = leagues.held_by(db, entry.season_id, entry.user_id)
    # Where a computer stands in already, the wait was longer.
    asked = [began if each.stand_in else each.waiting_since for each in held]
    known = [at for at in asked if at is not None]
    if not known:
        return False
    off = _vacations(profiles.user(db, entry.user_id))
    return after_active(off, max(began, min(known)), calendar.NO_SHOW) <= now


def _vacations(user: UserRow) -> Habits:
    """Return the time off that counts here: nights and weekends do not."""
    return on_the_clock(user)._replace(quiet=None, weekends_off=False)
