"""The player of a seat, and the table's place: stand-ins, seats handed over, tables that move.

The row of a seat says:

* `user_id` alone: a person plays. The person sees the hand, and ranks as they finish.
* with `computer` and `stand_in`: the person is away (by own wish, or by a vote), and a computer
  plays until they come back, which they can at any time. They see the hand, and rank as they
  finish.
* with `computer` and `resigned_at`: the person has resigned for good (`conceding.py`). No one sees
  the hand, and the seat ranks last.
* with another `user_id` than before: another person has taken the seat over. The newcomer sees the
  hand, and ranks as they finish.

Computers that only stand in are never left to themselves: they would just finish the game. While no
other person plays by hand, a player cannot be away. When the last one who plays by hand resigns,
those who are away get their seats back.

A seat is offered (`open_to`) to a guest, mentioned in the post, or to anyone; at private tables, to
any invited person. `offering.py` has the right to offer. A move by the seat's own person ends an
offer, if others can see that there was a move, and so does coming back. For the person who takes a
seat (`Absence.take_seat`) the table counts as one of their own. They must not have a seat there,
nor ever have had another. They see hand and log as that seat does. People who have left see what
spectators see, and their old panels are refused, because they no longer sit there. They learn, once
and silently, the name of the player who goes on.

A person replaced by a computer through a vote is told so, with the way back, and again after a
week.

Bank, wait and patience belong to the seat, because two accounts may belong to one person. A
newcomer to a seat that has never changed hands gets a full bank and a new wait. After that both go
on as they are, with the vote about them if there is one.

`/here` shows a table with its open votes in the channel where it is typed; the earlier posts lose
their buttons and say where it went. `bot/cogs/moving.py` asks Discord first whether the others can
see the new place. The table's players can use it on the same server or, once the bot has left that
server, on any other that would allow the table to be opened, unless it is played in a league. Then
its clocks go on. A table whose
thread was locked is shown in its channel in the same way.
"""

from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy import Connection

from bot.engine.commit import NOBODY, Actor, Happening, note, write
from bot.engine.computers import Computers
from bot.engine.context import Context
from bot.engine.errors import NotAllowed, NotFound, WrongTime
from bot.engine.idling import is_put_aside
from bot.engine.looking import Looking
from bot.engine.model import ANYBODY, Person, TableInfo
from bot.engine.turn import Turn, begin, others_play, seat_of, turn_at, turn_of
from bot.limits import Limits
from bot.service.beginning import check_own
from bot.service.conceding import Leaving, leave, may_claim
from bot.service.leagues.fairness import check_offer
from bot.service.moving import move
from bot.service.offering import HOLD, check_free_to_leave, check_guest, offer, seat_without_owner
from bot.service.reliability import check_reliable
from bot.service.server import WITHOUT_ROLES, Membership, check_opening, check_place, check_room
from bot.service.votes.votes import Votes
from bot.storage import invitations, outbox, profiles, tables
from bot.storage.rows import FormerRow, Notice, SeatRow, Stored
from rules.event import Seat

TurnChange: TypeAlias = Callable[[Connection, Turn], None]


class Absence:
    """Use cases about people who leave and come back. Each raises ServiceError."""

    def __init__(
        self,
        context: Context,
        computers: Computers,
        looking: Looking,
        limits: Limits,
        votes: Votes,
    ) -> None:
        self._context = context
        self._computers = computers
        self._looking = looking
        self._limits = limits
        self._votes = votes

    async def resign(self, table_id: int, user_id: int, meant: Leaving | None = None) -> TableInfo:
        """Let this person leave for good (`conceding.py`), only if the effect is the one they
        `meant`.

        Where a computer plays on, a fresh post tells the table, silently. A person who has just
        taken the seat over needs the others' consent (`Votes.propose_leaving`).
        """

        def change(db: Connection, turn: Turn) -> None:
            own = seat_of(turn.before, user_id)
            check_free_to_leave(turn, own)
            if leave(db, turn, own.seat, meant) == "resigns":
                self._votes.recount(db, turn)
                if not turn.is_over():
                    outbox.add(db, table_id, [Notice("board", fresh=True)], turn.now)

        return await self._change(table_id, Actor(user_id), "seat.resigned", change)

    async def claim(self, table_id: int, user_id: int) -> TableInfo:
        """Let the last person win, because all others have resigned."""

        def change(db: Connection, turn: Turn) -> None:
            own = seat_of(turn.before, user_id)
            if not may_claim(db, turn.before, own.seat):
                raise WrongTime("no_claim")
            turn.concede("won")

        return await self._change(table_id, Actor(user_id), "table.claimed", change)

    async def stand_in(self, table_id: int, user_id: int) -> TableInfo:
        """Let a computer play for this person until they come back.

        Another person has to play by hand: computers alone would just finish the game.
        """

        def change(_: Connection, turn: Turn) -> None:
            own = seat_of(turn.before, user_id)
            if own.stand_in:
                raise WrongTime("away_already")
            if not others_play(turn.seats, own.seat):
                raise WrongTime("nobody_else_plays")
            turn.stand_in(own.seat)

        return await self._change(table_id, Actor(user_id), "seat.away", change)

    async def come_back(self, table_id: int, user_id: int) -> TableInfo:
        """Give this person their seat back, whether they or a vote had a computer stand in."""

        def change(_: Connection, turn: Turn) -> None:
            own = seat_of(turn.before, user_id)
            if not own.stand_in:
                raise WrongTime("not_away")
            turn.come_back(own.seat)

        return await self._change(table_id, Actor(user_id), "seat.back", change)

    async def tell_again(self, table_id: int, seat: Seat) -> None:
        """Tell a person again, a while after the vote, that a computer plays for them."""

        def work(db: Connection) -> None:
            stored, now = self._context.find(db, table_id), self._context.clock.now()
            own = stored.seats[seat]
            if own.back_at is None or own.back_at > now:
                return
            told = own._replace(back_at=None)
            seats = tuple(told if each.seat == seat else each for each in stored.seats)
            tables.reseat(db, stored, seats)
            outbox.add(db, table_id, [Notice("standin", own.user_id)], now)

        await self._context.change(table_id, work)

    async def offer(self, table_id: int, user_id: int, guest_id: int | None) -> TableInfo:
        """Offer the person's own seat to a guest, who is told; None means anyone.

        Its person keeps it until it is taken; the offer ends if they move.
        """

        def change(db: Connection, turn: Turn) -> None:
            own = seat_of(turn.before, user_id)
            check_offer(turn)
            check_free_to_leave(turn, own)
            guest = ANYBODY if guest_id is None else guest_id
            check_guest(turn, guest)
            offer(db, turn, own.seat, guest)

        with self._context.cooldowns.guest(user_id, guest_id):
            return await self._change(table_id, NOBODY, "seat.offered", change)

    async def withdraw(self, table_id: int, user_id: int, *, seat: Seat | None = None) -> TableInfo:
        """Withdraw the offer of a seat: the person's own if left out, or one without an owner."""

        def change(db: Connection, turn: Turn) -> None:
            own = seat_of(turn.before, user_id)
            if seat is None or seat == own.seat:
                offered = own
            else:
                offered = seat_without_owner(db, turn, user_id, seat)
            if offered.open_to is None:
                raise WrongTime("not_offered")
            turn.offer(offered.seat, None)

        return await self._change(table_id, NOBODY, "seat.withdrawn", change)

    async def take_seat(self, table_id: int, seat: Seat, person: Person) -> TableInfo:
        """Give an offered seat to this person; its former holder becomes a spectator."""

        def change(db: Connection, turn: Turn) -> None:
            if not 0 <= seat < len(turn.seats) or turn.seats[seat].open_to is None:
                raise WrongTime("not_offered")
            self._check_guest(db, turn, turn.seats[seat], person.user_id)
            before = turn.seats[seat]
            fresh = not tables.has_changed_hands(db, table_id, seat)
            if before.user_id is not None:
                left_at = before.resigned_at or turn.version
                tables.note_former(db, table_id, FormerRow(seat, before.user_id, left_at))
                if before.user_id > 0:  # their data was not deleted
                    outbox.add(db, table_id, [Notice("taken", before.user_id)], turn.now)
            until = turn.now + HOLD
            turn.hand_over(seat, person.user_id, person.name, until, fresh=fresh)
            self._votes.recount(db, turn)

        return await self._change(table_id, Actor(person.user_id), "seat.taken", change)

    async def go_on(self, table_id: int, user_id: int) -> TableInfo:
        """Keep a table whose end was announced, or take it up again if it was put aside.

        A table that is taken up counts again for this person and the server.
        """
        what, stored = await self._context.change_alone(table_id, self._go_on, table_id, user_id)
        note(self._context, what, stored)
        await self._computers.answer_and_tell(table_id, Actor(user_id), stored)
        return await self._looking.table(table_id)

    def _go_on(self, db: Connection, table_id: int, user_id: int) -> tuple[Happening, Stored]:
        stored = self._context.find(db, table_id)
        seat_of(stored, user_id)
        if is_put_aside(stored.table):
            check_own(db, user_id, self._limits)
            check_room(db, stored.table.server_id, self._limits)
            turn = turn_of(self._context, stored)
            turn.take_up()
            return "table.taken_up", write(db, turn, Actor(user_id))
        turn = turn_at(self._context, stored)
        turn.keep()
        return "table.kept", write(db, turn, Actor(user_id))

    async def move_here(
        self,
        table_id: int,
        user_id: int,
        server_id: int,
        channel_id: int,
        parent_id: int | None = None,
        *,
        membership: Membership = WITHOUT_ROLES,
    ) -> TableInfo:
        """Show a table in another channel: of its server or, if the bot has left that, of any.

        `parent_id`: the parent channel, if it is a thread. Another server must allow the move as if
        a person with this `membership` opened the table there.
        """

        def change(db: Connection, turn: Turn) -> None:
            seat_of(turn.before, user_id)
            stays = not turn.left or turn.table.is_of_league
            if turn.table.server_id not in (None, server_id) and stays:
                raise NotAllowed("other_server")
            server, places = profiles.server(db, server_id), (channel_id, parent_id)
            check_place(server, places)
            if turn.table.server_id != server_id:
                check_opening(server, places, membership)
                check_room(db, server_id, self._limits)
            move(db, turn, server_id, channel_id, mover=user_id)

        with self._context.cooldowns.moves.taken(user_id):
            moved = await self._change(table_id, NOBODY, "table.moved", change)
        self._context.wake_at(self._context.clock.now())  # to find the next due time there
        return moved

    async def leave_thread(self, server_id: int, thread_id: int) -> TableInfo:
        """Show the table of a thread that was locked in its channel. Raises NotFound."""
        shown = await self._looking.shown_in(server_id, thread_id)
        table = next((each for each in shown if each.thread_id == thread_id), None)
        if table is None:
            raise NotFound("unknown_table")

        def change(db: Connection, turn: Turn) -> None:
            move(db, turn, server_id, turn.table.channel_id)

        return await self._change(table.id, NOBODY, "table.moved", change)

    def _check_guest(self, db: Connection, turn: Turn, seat: SeatRow, user_id: int) -> None:
        """Raise NotAllowed or TooMuch unless this person may take this seat."""
        table = turn.table
        known = {each.user_id: each for each in turn.seats}
        if user_id in known:
            raise NotAllowed("resigned" if known[user_id].resigned_at else "already_seated")
        if seat.open_to not in (ANYBODY, user_id):
            raise NotAllowed("kept_seat")
        named = seat.open_to == user_id
        invited = named or invitations.find(db, table.id, user_id) is not None
        if table.private and not invited:
            raise NotAllowed("not_invited_to_seat")
        if tables.has_held_another(db, table.id, user_id, seat.seat):
            raise NotAllowed("knows_too_much")
        if table.reliable and not invited:
            check_reliable(db, user_id)
        check_own(db, user_id, self._limits)

    async def _change(
        self, table_id: int, actor: Actor, what: Happening, change: TurnChange
    ) -> TableInfo:
        """Make the change in one transaction, then let the computers answer, then tell of it.

        If a person gets no panel for it, there is no `actor`: they are told of their own turn like
        all others.
        """
        context = self._context
        stored = await context.change_alone(table_id, self._turn, table_id, actor, change)
        note(context, what, stored)
        await self._computers.answer_and_tell(table_id, actor, stored)
        return await self._looking.table(table_id)

    def _turn(self, db: Connection, table_id: int, actor: Actor, change: TurnChange) -> Stored:
        turn = begin(self._context, db, table_id)
        change(db, turn)
        return write(db, turn, actor)
