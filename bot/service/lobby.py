"""A table before its game: people join and leave, computers come, terms are settled, or it is
cancelled. Opening it and beginning its game are in `beginning.py`.
"""

from collections.abc import Callable
from datetime import datetime
from typing import TypeAlias

from sqlalchemy import Connection

from bot.engine import time_control
from bot.engine.commit import NOBODY
from bot.engine.context import Context
from bot.engine.errors import NotAllowed, ServiceError, WrongTime
from bot.engine.looking import Looking
from bot.engine.model import Person, TableInfo, table_info
from bot.languages import LANGUAGES
from bot.limits import Limits
from bot.service import seating
from bot.service.beginning import Beginning, check_opener, check_own, lobby_of
from bot.service.expiry import closed, who_is_on
from bot.service.reliability import check_reliable
from bot.service.terms import mark_of, terms_of, to_agree
from bot.storage import invitations, outbox, tables
from bot.storage.rows import Notice, SeatRow, Stored, TableRow

LobbyChange: TypeAlias = Callable[[Connection, Stored], Stored]


class Lobby:
    """The use cases of a table that has not begun. Each raises ServiceError or BadSetup."""

    def __init__(
        self, context: Context, beginning: Beginning, looking: Looking, limits: Limits
    ) -> None:
        self._context = context
        self._beginning = beginning
        self._looking = looking
        self._limits = limits

    async def join(self, table_id: int, person: Person, *, seen: int | None = None) -> TableInfo:
        """Seat a person. Private tables, and seats that are kept, are for invited people only.

        `seen` is the mark of the terms that were shown, to which they agree. Raises WrongTime if
        these have changed.
        """

        def change(db: Connection, stored: Stored) -> Stored:
            table = stored.table
            if seating.sits(stored, person.user_id):
                raise NotAllowed("already_seated")
            seating.check_free(stored)
            if table.private or not stored.has_room:
                _check_invited(db, table, person.user_id)
            if table.reliable and invitations.find(db, table.id, person.user_id) is None:
                check_reliable(db, person.user_id)
            check_own(db, person.user_id, self._limits)
            terms = self._terms_seen(stored, seen)
            return seating.seated(stored, SeatRow(0, person.user_id, person.name, agreed=terms))

        return await self._change(table_id, change)

    async def agree(self, table_id: int, user_id: int, *, seen: int | None = None) -> TableInfo:
        """Let a person who sits there agree to the terms as they are now; `seen` is as above."""

        def change(_: Connection, stored: Stored) -> Stored:
            if not seating.sits(stored, user_id):
                raise NotAllowed("not_seated")
            return seating.agreed(stored, user_id, self._terms_seen(stored, seen))

        return await self._change(table_id, change)

    async def leave(self, table_id: int, user_id: int) -> TableInfo:
        """Free a person's seat, or one that is kept for them.

        If the opener leaves, the table passes to another person; without people it is cancelled.
        """

        return await self._change(table_id, lambda _, stored: seating.without(stored, user_id))

    def leave_in(self, db: Connection, table_id: int, user_id: int) -> None:
        """Free a person's seat as `leave` does, in the caller's transaction."""
        self._rewrite(db, table_id, lambda _, stored: seating.without(stored, user_id))

    def seat_in(self, db: Connection, table_id: int, user_id: int, name: str) -> Stored | None:
        """Seat a person on the present terms, in the caller's transaction; return the table if that
        has begun its game (`Beginning.began` comes next).
        """

        def change(_: Connection, stored: Stored) -> Stored:
            terms = self._terms_seen(stored, None)
            return seating.seated(stored, SeatRow(0, user_id, name, agreed=terms))

        return self._rewrite(db, table_id, change)

    async def invite(
        self, table_id: int, user_id: int, invite: Callable[[Connection, Stored], list[Notice]]
    ) -> TableInfo:
        """Have `invite` note this person's guests, and tell them; all people at the table may."""

        def change(db: Connection, stored: Stored) -> Stored:
            if not seating.sits(stored, user_id):
                raise NotAllowed("not_seated")
            outbox.add(db, table_id, invite(db, stored), self._context.clock.now())
            return stored

        return await self._change(table_id, change)

    async def add_computer(
        self, table_id: int, user_id: int, level: str, *, seen: int | None = None
    ) -> TableInfo:
        """Seat a computer of this level; only the opener may.

        `seen` is how many computers were shown when the button was clicked. Raises Repeated for a
        second click on the same button, Stale if the computers are not those that were seen.
        """
        return await self._by_opener(
            table_id, user_id, lambda stored: seating.with_computer(stored, level, seen)
        )

    async def remove_computer(
        self, table_id: int, user_id: int, *, seen: int | None = None
    ) -> TableInfo:
        """Remove the computer that came last; only the opener may. `seen` is as above."""
        return await self._by_opener(
            table_id, user_id, lambda stored: seating.without_computer(stored, seen)
        )

    async def set_level(
        self, table_id: int, user_id: int, computer: int, level: str, *, seen: int | None = None
    ) -> TableInfo:
        """Let a computer that sits there play at this level; only the opener may.

        `computer` is its place among the computers, from 0. `seen` is as above.
        """
        return await self._by_opener(
            table_id, user_id, lambda stored: seating.with_level(stored, computer, level, seen)
        )

    async def set_option(self, table_id: int, user_id: int, name: str, value: str) -> TableInfo:
        """Change an option of the game; only the opener may. Raises BadSetup if it does not exist.

        An option for another number of seats is kept, in case that many people sit down.
        """

        def change(table: TableRow) -> TableRow:
            options = {**table.options, name: value}
            self._context.game(table.game).agreed(options, table.capacity)
            return table._replace(options=options)

        return await self._settle(table_id, user_id, change)

    async def set_clock(self, table_id: int, user_id: int, clock: str) -> TableInfo:
        """Change the time control, as it is typed; only the opener may."""
        typed = time_control.spelled(clock)
        return await self._settle(table_id, user_id, lambda table: table._replace(clock=typed))

    async def set_redraws(self, table_id: int, user_id: int, *, redraws: bool) -> TableInfo:
        """Set whether chance decides again when moves are undone; only the opener may."""
        return await self._settle(table_id, user_id, lambda table: table._replace(redraws=redraws))

    async def set_language(self, table_id: int, user_id: int, language: str) -> TableInfo:
        """Set the language of the table's posts; only the opener may."""
        if language not in LANGUAGES:
            raise ServiceError("unknown_component")
        return await self._settle(
            table_id, user_id, lambda table: table._replace(language=language)
        )

    async def set_rated(self, table_id: int, user_id: int, *, rated: bool) -> TableInfo:
        """Set whether the game counts for ratings; only the opener may.

        If it does not, there are hints; the opener may turn these off again.
        """

        def change(table: TableRow) -> TableRow:
            searched = self._context.game(table.game).insight is not None
            return table._replace(rated=rated, hints=searched and not rated)

        return await self._settle(table_id, user_id, change)

    async def set_hints(self, table_id: int, user_id: int, *, hints: bool) -> TableInfo:
        """Set whether people can ask for hints; only the opener may."""
        return await self._settle(table_id, user_id, lambda table: table._replace(hints=hints))

    async def set_reliable(self, table_id: int, user_id: int, *, reliable: bool) -> TableInfo:
        """Set whether joining needs a record of staying to the end; only the opener may.

        Seated people stay, and invited ones may still join.
        """
        return await self._settle(
            table_id, user_id, lambda table: table._replace(reliable=reliable)
        )

    async def set_autostart(self, table_id: int, user_id: int, *, autostart: bool) -> TableInfo:
        """Set whether the game begins when the last seat is taken; only the opener may."""
        return await self._settle(
            table_id, user_id, lambda table: table._replace(autostart=autostart)
        )

    async def set_moving(self, table_id: int, user_id: int, *, moving: bool) -> TableInfo:
        """Set whether decisive moves move in the table's posts; only the opener may."""
        return await self._settle(table_id, user_id, lambda table: table._replace(moving=moving))

    async def cancel(self, table_id: int, user_id: int, *, manages: int | None = None) -> TableInfo:
        """Close the lobby for good; only its opener may, or a manager of its server (`manages`)."""

        def change(_: Connection, stored: Stored) -> Stored:
            if manages is None or manages != stored.table.server_id:
                check_opener(stored, user_id, "only_opener_cancels")
            return stored._replace(table=closed(stored.table))

        return await self._change(table_id, change)

    async def _by_opener(
        self, table_id: int, user_id: int, change: Callable[[Stored], Stored]
    ) -> TableInfo:
        """Change a lobby, if its opener asks for it."""

        def checked(_: Connection, stored: Stored) -> Stored:
            check_opener(stored, user_id)
            return change(stored)

        return await self._change(table_id, checked)

    async def _settle(
        self, table_id: int, user_id: int, change: Callable[[TableRow], TableRow]
    ) -> TableInfo:
        """Change the terms of the table; only the opener may."""
        return await self._by_opener(
            table_id, user_id, lambda stored: stored._replace(table=change(stored.table))
        )

    def _terms_seen(self, stored: Stored, seen: int | None) -> dict[str, str]:
        """Return the terms of a lobby. Raises WrongTime if they are not those that were seen."""
        terms = terms_of(self._context.game(stored.table.game), table_info(stored))
        if seen is not None and seen != mark_of(terms):
            raise WrongTime("terms_changed")
        return terms

    async def _change(self, table_id: int, change: LobbyChange) -> TableInfo:
        """Change a lobby, and have its post refreshed; its game may begin by itself then."""
        begun = await self._context.change_alone(table_id, self._rewrite, table_id, change)
        if begun is not None:
            await self._beginning.began(begun, None)
        else:
            self._context.after_commit()
        return await self._looking.table(table_id)

    def _rewrite(self, db: Connection, table_id: int, change: LobbyChange) -> Stored | None:
        """Store a change of a lobby; return the table if that has begun its game."""
        context = self._context
        before, now = lobby_of(context, db, table_id), context.clock.now()
        after = change(db, before)
        tables.save(db, before.table, after.table._replace(changed_at=now))
        if before.seats != after.seats:
            tables.replace_seats(db, before.table.id, after.seats)
        if after.table.autostart and self._gets_ready(before, after):
            return self._beginning.begin(db, context.find(db, table_id), NOBODY)
        outbox.add(db, before.table.id, self._told(db, before, after, now), now)
        return None

    def _gets_ready(self, before: Stored, after: Stored) -> bool:
        """Whether this has filled the last seat, or the last person has agreed."""
        new = before.seats != after.seats and not self._is_ready(before)
        return new and self._is_ready(after)

    def _is_ready(self, stored: Stored) -> bool:
        full = len(stored.seats) == stored.table.capacity
        return stored.table.status == "lobby" and full and not self._to_agree(stored)

    def _told(self, db: Connection, before: Stored, after: Stored, now: datetime) -> list[Notice]:
        """Refresh the post, and call people who have something new to do.

        A new post calls people who have to agree to terms that have changed, and a message the
        opener when all seats are taken, the last by another person, and all agree.
        """
        table, last = after.table, after.seats[-1]
        asked = who_is_on(db, sorted(self._to_agree(after) - self._to_agree(before)), now)
        by_guest = last.user_id not in (None, table.opener_id)
        full = by_guest and self._gets_ready(before, after)
        if not (asked or full) or not self._context.cooldowns.calls.allows(table.id):
            return [Notice("lobby")]
        post = Notice("lobby", fresh=bool(asked), ping=asked)
        return [post, Notice("full", table.opener_id)] if full else [post]

    def _to_agree(self, stored: Stored) -> set[int]:
        """Return the people who have not agreed to the terms; none if the game is unknown now."""
        game = self._context.games.get(stored.table.game)
        seats = () if game is None else to_agree(game, table_info(stored))
        return {seat.user_id for seat in seats if seat.user_id is not None}


def _check_invited(db: Connection, table: TableRow, user_id: int) -> None:
    if invitations.find(db, table.id, user_id) is None:
        raise NotAllowed("not_invited" if table.private else "seats_kept")
