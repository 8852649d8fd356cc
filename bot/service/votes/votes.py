"""Votes of the people at a table: on a seat out of time, the table's end, its clock and place,
offers and leaving.

No game is lost on time. When a seat's bank is empty, a post with buttons asks the others
(`Votes.open_overtime`); at a table without clocks any of them can call that vote once the wait is
long enough (`patience.py`). Each player can propose six more: to end the table, to change its
clock, to offer a seat that is not their own, to leave a seat that they have just taken, to undo
moves (`undoing.py`), and to show the table in a place that not all of them see, or that others see,
too. A person who plays alone among computers ends their table at once; it has no clock.

Only one vote of each kind about each seat is open at a time. Ballots are public, and can be changed
until the vote is closed. `majority.py` says when a vote is decided, and how. The voters can change
meanwhile, so votes are counted again when a player resigns or takes a seat. A ballot that comes
when time is up closes the vote and does not count; but time stands while the bot is not on the
server. A vote on an offer or on leaving is moot once its question is gone, and one on a place once
the table is on another server. So is a yes to what the rules of a newer Plaza can no longer undo.

A vote about a seat that is unanswered when its three days are over stays open, and its voters are
asked again: after three days, after six more, after twelve more, at most `RAREST` apart. A first
ballot that comes after the first three days leaves three days more; an earlier one leaves what is
left of them.

The transaction that closes a vote also carries out its decision (`kinds.py`): after a crash the
vote is either still open, or carried out.

A person whose time is up gets a message with the panel, because a move of theirs ends the vote; if
they take no direct messages, the post of the vote mentions them.

The post of a vote pings its voters once. Voters who are off then get a direct message when they are
on again, or a ping by a new post if they take none. Later changes edit the post; if it was deleted,
it is posted again, without pinging.
"""

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Final, TypeAlias, TypeVar, Unpack

import structlog
from sqlalchemy import Connection

from bot.engine import time_control
from bot.engine.commit import NOBODY, Actor, note, write
from bot.engine.computers import Computers
from bot.engine.context import Context
from bot.engine.errors import NotAllowed, NotFound, WrongTime, countdown
from bot.engine.habits import tell_from
from bot.engine.looking import position_in
from bot.engine.model import ANYBODY, VoteInfo
from bot.engine.turn import Turn, begin, is_waited_for, played_by_hand, seat_of, turn_at
from bot.service.leagues.fairness import check_vote, time_up
from bot.service.offering import check_guest, held_until, seat_without_owner
from bot.service.server import check_place
from bot.service.votes.kinds import KINDS, About, Verdict, options_of
from bot.service.votes.majority import ABORT, MOOT, NO, YES, decided, voters_of
from bot.service.votes.patience import PATIENCE, time_is_up
from bot.service.votes.undoing import first_of, rewinding, undone_by
from bot.storage import outbox, profiles, tables, votes
from bot.storage.rows import Notice, SeatRow, Stored, VoteKind, VoteRow
from rules.event import Event, Seat

V = TypeVar("V", bound=VoteInfo | None)

Work: TypeAlias = Callable[[Connection, Turn], V]

LASTS: Final = timedelta(days=3)
"""The time for which a vote is open, and again from a first ballot that comes only after it."""

RAREST: Final = timedelta(days=30)
"""The longest time until the voters of a vote without a ballot are asked again."""

_log = structlog.get_logger(__name__)


class Votes:
    """Calls votes, takes ballots, and carries out decisions. Each raises ServiceError."""

    def __init__(self, context: Context, computers: Computers) -> None:
        self._context = context
        self._computers = computers

    # --- looking --------------------------------------------------------------------------------

    async def find(self, vote_id: int, *, at: int | None = None) -> VoteInfo:
        """Return the present state of a vote; `at`: only if at this table. Raises NotFound."""
        table_id = await self._table_of(vote_id)
        if at not in (None, table_id):
            raise NotFound("unknown_vote")

        def look(db: Connection) -> VoteInfo:
            return vote_in(db, vote_id, self._context.find(db, table_id).seats)

        return await self._context.read(table_id, look)

    async def set_post(self, vote_id: int, post_id: int) -> None:
        """Remember the post of a vote."""
        await self._context.store.write(votes.set_post, vote_id, post_id)

    # --- calling --------------------------------------------------------------------------------

    async def open_overtime(self, table_id: int, seat: Seat) -> VoteInfo | None:
        """Ask the others what to do about a seat whose time is up; None if there is no need."""

        def work(db: Connection, turn: Turn) -> VoteInfo | None:
            waited = turn.seats[seat]
            if waited.deadline is None or waited.deadline > turn.now:
                return None
            if not voters_of(seat, turn.seats):
                return _without_clock(db, turn, waited)
            if turn.table.is_of_league:
                return time_up(db, turn, waited)
            return self._ask_others(db, turn, seat, None)

        return await self._change(table_id, work)

    async def call_overtime(self, table_id: int, user_id: int, seat: Seat) -> VoteInfo:
        """Ask the others about a player who has kept the table waiting long enough."""

        def work(db: Connection, turn: Turn) -> VoteInfo:
            if seat_of(turn.before, user_id).seat == seat:
                raise NotAllowed("vote_on_self")
            if not 0 <= seat < len(turn.seats) or not is_waited_for(turn.seats[seat]):
                raise WrongTime("not_waited_for")
            check_vote(turn, "overtime")
            _check_none_open(db, turn, "overtime", seat)
            due = time_is_up(db, turn, turn.seats[seat])
            if due is None or due > turn.now:
                raise WrongTime("has_time", when=countdown(due or turn.now + PATIENCE))
            return self._ask_others(db, turn, seat, user_id)

        return await self._call(table_id, user_id, work)

    async def propose_abort(self, table_id: int, user_id: int) -> VoteInfo:
        """Propose to end the table early; proposing counts as a vote for it."""
        return await self._call(
            table_id, user_id, lambda db, turn: self._propose(db, turn, user_id, "abort")
        )

    async def propose_clock(self, table_id: int, user_id: int, clock: str) -> VoteInfo:
        """Propose another time control, as `time_control.spelled` takes it."""
        spelled = time_control.spelled(clock)

        def work(db: Connection, turn: Turn) -> VoteInfo:
            if turn.table.clock == spelled:
                raise WrongTime("same_clock")
            return self._propose(db, turn, user_id, "clock", clock=spelled)

        return await self._call(table_id, user_id, work)

    async def propose_offer(
        self, table_id: int, user_id: int, seat: Seat, guest_id: int | None
    ) -> VoteInfo:
        """Propose to offer a guest (None: anyone) a seat that no player can offer as their own.

        Proposing counts as a vote for it, and decides if no other person is seated.
        """

        def work(db: Connection, turn: Turn) -> VoteInfo:
            seat_without_owner(db, turn, user_id, seat)
            guest = ANYBODY if guest_id is None else guest_id
            check_guest(turn, guest)
            return self._propose(db, turn, user_id, "offer", seat=seat, guest=guest)

        with self._context.cooldowns.guest(user_id, guest_id):
            return await self._call(table_id, user_id, work)

    async def propose_leaving(self, table_id: int, user_id: int) -> VoteInfo:
        """Ask the others to let a player leave a seat that they have only just taken over."""

        def work(db: Connection, turn: Turn) -> VoteInfo:
            own = seat_of(turn.before, user_id)
            if held_until(turn, own) is None:
                raise WrongTime("free_to_leave")
            return self._propose(db, turn, user_id, "leave", seat=own.seat)

        return await self._call(table_id, user_id, work)

    async def to_undo(self, table_id: int, user_id: int) -> tuple[Event, ...]:
        """Return the public part of what would be undone with this person's newest choice."""

        def look(db: Connection) -> tuple[Event, ...]:
            stored = self._context.find(db, table_id)
            return undone_by(db, table_id, self._first_to_undo(db, stored, user_id))

        return await self._context.read(table_id, look)

    async def propose_undoing(self, table_id: int, user_id: int) -> VoteInfo:
        """Ask all others to agree to undo this person's newest choice, and everything since."""

        def work(db: Connection, turn: Turn) -> VoteInfo:
            first = self._first_to_undo(db, turn.before, user_id)
            rewinding(self._context, db, turn.before, first)
            return self._propose(db, turn, user_id, "undo", move=first)

        return await self._call(table_id, user_id, work)

    async def propose_place(
        self,
        table_id: int,
        user_id: int,
        server_id: int,
        channel_id: int,
        parent_id: int | None = None,
    ) -> VoteInfo:
        """Ask all others to agree to show the table in another channel of its server.

        `parent_id`: the parent channel, if it is a thread.
        """

        def work(db: Connection, turn: Turn) -> VoteInfo:
            if turn.table.server_id != server_id or turn.left:
                raise NotAllowed("other_server")
            check_place(profiles.server(db, server_id), (channel_id, parent_id))
            return self._propose(db, turn, user_id, "place", place_id=channel_id)

        return await self._call(table_id, user_id, work)

    # --- deciding -------------------------------------------------------------------------------

    async def cast(self, vote_id: int, user_id: int, answer: str) -> VoteInfo:
        """Take a ballot, which replaces the person's earlier one; return the updated vote.

        A ballot that comes when time is up does not count, and closes the vote.
        """

        def work(db: Connection, turn: Turn) -> VoteInfo:
            vote = _found(db, vote_id)
            if vote.seat is not None and vote.seat == seat_of(turn.before, user_id).seat:
                raise NotAllowed("vote_on_self" if vote.kind == "overtime" else "no_voter")
            if user_id not in voters_of(vote.seat, turn.seats):
                seat_of(turn.before, user_id)
                raise NotAllowed("no_voter")
            if answer not in options_of(vote, turn.seats):
                raise NotFound("bad_answer")
            if vote.closes_at is None:
                raise WrongTime("vote_closed")
            given = _given(db, vote, turn.seats)
            if turn.now >= vote.closes_at and not turn.left and (given or vote.kind != "overtime"):
                self._settle(db, turn, vote, closing=True)
            elif votes.answers(db, vote.id).get(user_id) != answer:
                if not given and turn.now >= vote.opened_at + LASTS:
                    votes.close_at(db, vote.id, turn.now + LASTS)
                votes.cast(db, vote.id, user_id, answer, turn.now)
                self._settle(db, turn, vote, closing=False)
            return _info(db, _found(db, vote_id), turn.seats)

        return await self._change(await self._table_of(vote_id), work, user_id)

    async def close_due(self, vote_id: int) -> VoteInfo:
        """Close a vote whose time is up; one that is closed, or still has time, stays as it is."""

        def work(db: Connection, turn: Turn) -> VoteInfo:
            vote = _found(db, vote_id)
            if vote.closes_at is not None and vote.closes_at <= turn.now:
                self._settle(db, turn, vote, closing=True)
            return _info(db, _found(db, vote_id), turn.seats)

        return await self._change(await self._table_of(vote_id), work)

    # --- in a transaction -----------------------------------------------------------------------

    def recount(self, db: Connection, turn: Turn) -> None:
        """Close votes that are decided now that the voters have changed, and update all posts.

        The effect of one may make the next one moot.
        """
        for vote in votes.open_at(db, turn.table.id):
            if turn.is_over():
                return
            if vote.kind != "overtime":
                self._settle(db, turn, vote, closing=False)
            elif vote.seat is not None and _is_asked(turn, vote.seat):
                self._recount_overtime(db, turn, vote, vote.seat)

    def _recount_overtime(self, db: Connection, turn: Turn, vote: VoteRow, seat: Seat) -> None:
        """Recount a vote about a seat. If no voter is left, time no longer counts there."""
        if turn.undone_from is not None:
            return  # it may have another question by now: this is decided when the vote is closed
        if voters_of(seat, turn.seats):
            self._settle(db, turn, vote, closing=False)
        else:
            _without_clock(db, turn, turn.seats[seat])

    def _ask_others(self, db: Connection, turn: Turn, seat: Seat, caller: int | None) -> VoteInfo:
        """Open a vote about a seat, and note that at the seat."""
        user_id = turn.seats[seat].user_id
        assert user_id is not None, "only a person runs out of time"
        user = profiles.user(db, user_id)
        turn.run_out(seat, user)
        vote = _opened(db, turn, "overtime", seat=seat, user_id=caller)
        by_message = user.takes_dms or tell_from(user, turn.now) > turn.now
        _announce(db, turn, vote, caller, also=() if by_message else (user_id,))
        if by_message:
            outbox.add(db, turn.table.id, [Notice("timeup", user_id)], turn.now)
        return _info(db, vote, turn.seats)

    def _propose(
        self, db: Connection, turn: Turn, user_id: int, kind: VoteKind, **about: Unpack[About]
    ) -> VoteInfo:
        """Open a vote for which its caller has voted, unless it is about them.

        If no other person may vote, that decides it.
        """
        seat_of(turn.before, user_id)
        check_vote(turn, kind)
        _check_none_open(db, turn, kind, about.get("seat"))
        vote = _opened(db, turn, kind, user_id=user_id, **about)
        voters = voters_of(vote.seat, turn.seats)
        if user_id in voters:
            votes.cast(db, vote.id, user_id, YES, turn.now)
        if voters == (user_id,):
            self._settle(db, turn, vote, closing=True, shown=False)
        else:
            _announce(db, turn, vote, user_id)
        return _info(db, _found(db, vote.id), turn.seats)

    def _first_to_undo(self, db: Connection, stored: Stored, user_id: int) -> int:
        """Return the first move of this person's newest choice. Raises WrongTime.

        A choice that the person can take back alone needs no consent.
        """
        own = seat_of(turn_at(self._context, stored).before, user_id)
        if position_in(self._context, db, stored, user_id).can_take_back:
            raise WrongTime("free_to_take_back")
        return first_of(db, stored, own)

    def _settle(
        self, db: Connection, turn: Turn, vote: VoteRow, *, closing: bool, shown: bool = True
    ) -> None:
        """Close the vote if it is decided, carry out the decision, and update the post."""
        voters = voters_of(vote.seat, turn.seats)
        given = _given(db, vote, turn.seats)
        kind = KINDS[vote.kind]
        outcome = decided(kind.rule, voters, given, closing=closing)
        if outcome == YES and not kind.is_possible(Verdict(self._context, db, turn, vote, YES)):
            outcome = MOOT
        if outcome is None and closing:
            self._ask_again(db, turn, vote)
            return
        if outcome is not None:
            votes.close(db, vote.id, outcome)
            _log.info("vote.closed", table=vote.table_id, vote=vote.id, outcome=outcome)
        if shown:
            outbox.add(db, vote.table_id, [Notice("vote", vote_id=vote.id)], turn.now)
        if outcome is not None and outcome not in (NO, MOOT):
            kind.carry_out(Verdict(self._context, db, turn, vote, outcome))

    def _ask_again(self, db: Connection, turn: Turn, vote: VoteRow) -> None:
        """Keep an unanswered vote open, and have it posted again."""
        open_for = turn.now - vote.opened_at
        votes.close_at(db, vote.id, turn.now + min(open_for + LASTS, RAREST))
        _announce(db, turn, vote, None)
        _log.info("vote.asked_again", table=vote.table_id, vote=vote.id)

    # --- around it ------------------------------------------------------------------------------

    async def _call(self, table_id: int, user_id: int, work: Work[VoteInfo]) -> VoteInfo:
        """Let a player call a vote, which counts for them unless it is refused."""
        with self._context.cooldowns.votes.taken(user_id):
            return await self._change(table_id, work, user_id)

    async def _change(self, table_id: int, work: Work[V], voter: int | None = None) -> V:
        """Make the change in one transaction, then let the computers answer, then tell of it.

        The voter is told of their own turn like all others, because they saw no panel.
        """
        context, actor = self._context, Actor(None, bystander=voter)
        vote, stored = await context.change_alone(table_id, self._in_turn, table_id, work, actor)
        if vote is not None and vote.closes_at is not None:
            context.wake_at(vote.closes_at)
        if stored is not None:
            note(context, "vote.carried_out", stored, None if vote is None else vote.seat)
        await self._computers.answer_and_tell(table_id, NOBODY, stored)
        return vote

    def _in_turn(
        self, db: Connection, table_id: int, work: Work[V], actor: Actor
    ) -> tuple[V, Stored | None]:
        turn = begin(self._context, db, table_id)
        vote = work(db, turn)
        return vote, write(db, turn, actor) if turn.is_changed() else None

    async def _table_of(self, vote_id: int) -> int:
        known = 0 < vote_id < 1 << 63
        table_id = await self._context.store.read(votes.table_of, vote_id) if known else None
        if table_id is None:
            raise NotFound("unknown_vote")
        return table_id


def vote_in(db: Connection, vote_id: int, seats: Sequence[SeatRow]) -> VoteInfo:
    """Return the present state of a vote at a table with these seats."""
    return _info(db, _found(db, vote_id), seats)


def ended_by(db: Connection, stored: Stored) -> VoteInfo | None:
    """Return the vote by which the people of a table ended it, if they did."""
    ends = {("abort", YES), ("overtime", ABORT)}
    found = [
        vote for vote in votes.all_at(db, stored.table.id) if (vote.kind, vote.outcome) in ends
    ]
    return _info(db, found[-1], stored.seats) if found else None


def _is_asked(turn: Turn, seat: Seat) -> bool:
    return played_by_hand(turn.seats[seat]) and seat in turn.open()


def _found(db: Connection, vote_id: int) -> VoteRow:
    vote = votes.find(db, vote_id)
    assert vote is not None, "its table was found by it"
    return vote


def _opened(
    db: Connection, turn: Turn, kind: VoteKind, *, user_id: int | None, **about: Unpack[About]
) -> VoteRow:
    now, table_id = turn.now, turn.table.id
    new = VoteRow(
        0, table_id, kind, None, user_id, None, opened_at=now, closes_at=now + LASTS
    )._replace(**about)
    vote = votes.create(db, new)
    _log.info("vote.opened", table=table_id, vote=vote.id, kind=kind)
    return vote


def _info(db: Connection, vote: VoteRow, seats: Sequence[SeatRow]) -> VoteInfo:
    asks_to_undo = vote.move is not None and vote.closes_at is not None
    return VoteInfo(
        **vote._asdict(),
        undone=undone_by(db, vote.table_id, vote.move or 0) if asks_to_undo else (),
        options=options_of(vote, seats),
        voters=voters_of(vote.seat, seats),
        answers=_given(db, vote, seats),
        known=tables.names(db, [each for each in (vote.user_id, vote.guest) if each]),
    )


def _given(db: Connection, vote: VoteRow, seats: Sequence[SeatRow]) -> dict[int, str]:
    """Return the voters' answers, as far as they are still possible."""
    given, options = votes.answers(db, vote.id), options_of(vote, seats)
    voters = voters_of(vote.seat, seats)
    return {voter: given[voter] for voter in voters if given.get(voter) in options}


def _check_none_open(db: Connection, turn: Turn, kind: VoteKind, seat: Seat | None) -> None:
    """Raise WrongTime if such a vote is already open."""
    asked = [(vote.kind, vote.seat) for vote in votes.open_at(db, turn.table.id)]
    if (kind, seat) in asked:
        raise WrongTime("vote_open")


def _announce(
    db: Connection, turn: Turn, vote: VoteRow, caller: int | None, also: Sequence[int] = ()
) -> None:
    """Have a new vote posted; it pings its voters, except the person who called it, and others."""
    voters = voters_of(vote.seat, turn.seats)
    ping = (*(voter for voter in voters if voter != caller), *also)
    notice = Notice("vote", fresh=True, ping=ping, vote_id=vote.id)
    outbox.add(db, turn.table.id, [notice], turn.now)


def _without_clock(db: Connection, turn: Turn, seat: SeatRow) -> None:
    """Stop the clock of a player whose move it no longer is."""
    assert seat.user_id is not None, "only a person has a deadline"
    user = profiles.user(db, seat.user_id)
    turn.stop_clock(seat.seat, user)
