"""The book beside the host: waits, clocks, and the messages that are due, with their times.

It is kept from the public facts of tables and votes after each transaction, and from people's
settings and clicks, but from no result of the host. Every difference is a fault.
"""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.storage.rows import OutboxRow
from tests.month.ledger import AT_ONCE, Fault, Ledger, Place, is_alone
from tests.month.notices import Notices
from tests.month.polls import Polls
from tests.month.rules import Bank, Control, Wait, Ways, more_time
from tests.month.seen import Change, SeenClock, SeenSeat, SeenTable, SeenVote
from tests.month.timeline import DAY, Timeline

VOTING: Final = {"vote", "propose", "call"}
"""Clicks after which no one sees the table."""


@dataclass
class Doing:
    """A person's act under way; `done` once the table has changed by it."""

    user_id: int
    table_id: int
    what: str
    done: bool = False


class Book(Ledger):
    """The expected state, as the month goes on.

    doing, setting   a person's click or setting under way
    faults           the differences from the expected state
    """

    def __init__(self, timeline: Timeline, ways: dict[int, Ways]) -> None:
        super().__init__(timeline, ways)
        self.polls = Polls(self)
        self.notices = Notices(self)
        self.faults: list[Fault] = []
        self.setting: tuple[int, Ways] | None = None
        self.doing: Doing | None = None
        self._left_at: dict[int, datetime] = {}
        self._openers: dict[int, int | None] = {}
        self._absent: dict[int, tuple[int | None, datetime | None]] = {}
        self._changed_hands: set[Place] = set()
        self._stood_in: dict[Place, datetime] = {}

    # --- the host's changes -----------------------------------------------------------------------

    def committed(self, change: Change) -> None:
        """A transaction has changed something that people can know."""
        with self._noted():
            self._note_servers(change.away)
            for user_id in change.users:
                if self.setting is not None and self.setting[0] == user_id:
                    self._set(*self.setting)
            now = {table.id: table for table in change.tables}
            closed = [
                vote
                for vote in change.votes
                if self.polls.note(vote, now.get(vote.table_id) or self.tables[vote.table_id])
            ]
            for table in change.tables:
                self._table(table, [vote for vote in closed if vote.table_id == table.id])
            self.polls.check({*now, *(vote.table_id for vote in change.votes)})
            for table_id, user_id in change.warnings:
                self.notices.warn(table_id, user_id)
            for user_id in change.reminders:
                self.notices.remind(user_id)

    @contextmanager
    def _noted(self) -> Generator[None]:
        """Keep a fault from the host, which would only try again."""
        try:
            yield
        except Fault as fault:
            self.faults.append(fault)

    def _note_servers(self, away: set[int]) -> None:
        """The bot has found out that it is no longer on a server, or again."""
        left, joined = away - self.away, self.away - away
        self.away = set(away)
        self._left_at.update(dict.fromkeys(left, self.now))
        for place in self.waits:
            if self.tables[place[0]].server_id in left:
                self.pause(place)
        for table in self.tables.values():
            if table.server_id in joined:
                self._resume(table.id, table.server_id)
                for user_id in {seat.user_id for seat in table.seats if seat.user_id}:
                    self.notices.reopened(user_id)

    def _resume(self, table_id: int, server_id: int) -> None:
        self.resume(table_id, self._left_at[server_id])
        self.polls.resume(table_id, self._left_at[server_id])

    def _set(self, user_id: int, ways: Ways) -> None:
        """A person's settings have changed: the waits for them go on under new habits."""
        before, mine = (
            self.ways[user_id],
            {p: w for p, w in self.waits.items() if w.user_id == user_id},
        )
        if before.dm != ways.dm:
            self.notices.rerouted(user_id)
        if not before.concern_waits(ways):
            self.ways[user_id] = ways
            return
        running = [place for place in mine if not self.is_away(place[0])]
        for place in running:
            self.banks[place].stop(self.minutes_of(place), self.now)
        self.change(user_id, ways)
        for wait in mine.values():
            if wait.owed_at is not None and not wait.told:
                wait.owed_at = max(wait.since, ways.minutes.on_again(self.now))
        for place in running:
            self.go_on(place)

    # --- tables -----------------------------------------------------------------------------------

    def _table(self, table: SeenTable, closed: list[SeenVote]) -> None:
        """A table has changed; these votes were closed with it."""
        before, self.tables[table.id] = self.tables.get(table.id), table
        self._openers.setdefault(table.id, table.seats[0].user_id)
        if before is not None and before.server_id in self.away - {table.server_id}:
            self._resume(table.id, before.server_id)
        if any(vote.kind == "clock" and vote.outcome == "yes" for vote in closed):
            self._new_clock(table)
        actor, what = self._cause(table.id)
        seen = before is None or not table.looks_like(before)
        decided = {vote.seat: vote.outcome for vote in closed if vote.kind == "overtime"}
        for number, seat in enumerate(table.seats):
            place = table.id, number
            was = before.seats[number] if before and before.status == "running" else None
            if was is not None:
                self._note_hands(place, was.user_id, seat.user_id)
            chose = what in {"choose", "take_back"} and seat.user_id == actor
            by_plan = what != "take_back" and number in table.planned
            voted = decided.get(number) == "move"
            acted = chose or by_plan or voted
            self.figures["answers of plans"] += by_plan
            if by_plan and before is not None and before.seats[number].plan_later:
                # It does not bring its person here, for all that comes of it.
                self._absent[table.id] = seat.user_id, self.up_since
            undone = what == "take_back"
            if not undone:
                self._forget_call(place, seat, acted=acted)
            self._seat(place, table, acted=acted, seen=seen, undone=undone, voted=voted)
            if decided.get(number) in {"wait", "substitute"} and place in self.waits:
                self._more_time(place, self.control(table))
            if chose and place in self.waits and self.waits[place].owed_at is not None:
                self.waits[place].told = True
            self._end_clock(place, table)
        self.notices.nudge(table, actor)
        if table.status == "running" and not any(seat.by_itself for seat in table.seats):
            absent, since = self._absent.pop(table.id, (None, None))
            self.notices.owe(table, actor, absent if since == self.up_since else None)
        if before is not None and before.status == "running" != table.status:
            self.figures[f"tables {table.status}"] += 1

    def _cause(self, table_id: int) -> tuple[int | None, str]:
        """Return the person who sees this change, and their act if this is its first effect."""
        doing = self.doing
        if doing is None:
            return None, ""
        first = doing.table_id == table_id and not doing.done
        doing.done = doing.done or first
        return None if doing.what in VOTING else doing.user_id, doing.what if first else ""

    def _note_hands(self, place: Place, before: int | None, after: int | None) -> None:
        """A newcomer has a full bank and a wait of their own, but only the first at a seat."""
        if before == after:
            return
        if place in self.waits:
            self.banks[place].stop(self.minutes_of(place), self.now)
        self.held[place] = self.now + DAY
        if place not in self._changed_hands:
            self._changed_hands.add(place)
            self.banks[place] = Bank()
            if place in self.waits:
                self.waits[place].counted_from = self.now
        self.figures["seats handed over"] += 1

    def _forget_call(self, place: Place, seat: SeenSeat, *, acted: bool) -> None:
        """A wait that ends by itself, or by its person's move, is not the next one."""
        wait = self.waits.get(place)
        if wait is not None and (acted or not seat.asked or seat.person != wait.user_id):
            self.notices.called.pop(place, None)

    def _seat(
        self,
        place: Place,
        table: SeenTable,
        *,
        acted: bool,
        seen: bool,
        undone: bool,
        voted: bool,
    ) -> None:
        """Let a wait begin, go on or end. Secret steps leave clock and reminders alone.

        `voted`: the others had a computer move there.
        """
        seat, wait, bank = table.seats[place[1]], self.waits.get(place), self.banks[place]
        person = seat.person if table.status == "running" and seat.asked else None
        since = self._stood_in.pop(place, None)
        if wait is not None and wait.user_id != person:
            bank.stop(self.minutes_of(place), self.now)
            since, bank.warn_at, bank.heard = wait.counted_from, None, False
            if not undone:
                self.notices.answered(wait.user_id, place[0])
            if person is None:
                bank.overtime = False
                if undone:
                    bank.take_back(self.control(table))
            del self.waits[place]
            wait = None
        if person is None:
            if seat.asked and table.status == "running":
                self._stood_in[place] = since or self.now
            return
        control = self.control(table)
        if wait is None:
            bank.grant(control, increment=since is None and not (acted and undone))
            wait, bank.silent = Wait(person, self.now), 0
            self.waits[place] = wait
            wait.counted_from = since or self.now
            self.figures["waits"] += 1
        elif voted:
            bank.stop(self.minutes_of(place), self.now)
            bank.grant(control, increment=True)
            bank.overtime = False
        elif acted and seen:
            bank.stop(self.minutes_of(place), self.now)
            bank.grant(control, increment=False)
        else:
            self._clock_again(place, control)
            return
        self._begin(place, given=voted)

    def _begin(self, place: Place, *, given: bool) -> None:
        """Let the clock run with the time in the bank, and restart the count of reminders."""
        self.waits[place].reminded = 0
        self.go_on(place, given=given)
        if self.is_away(place[0]):
            self.pause(place)

    def _clock_again(self, place: Place, control: Control | None) -> None:
        """A person at a solo table gets a clock as soon as others sit there again."""
        if control is None or self.banks[place].left is not None:
            return
        self.banks[place] = Bank(control.bank)
        self._give(place, control)

    def _end_clock(self, place: Place, table: SeenTable) -> None:
        """When time is up and no voter is left, the clock ends."""
        bank = self.banks[place]
        is_up = bank.deadline is not None and bank.deadline <= self.now
        if (is_up or bank.overtime) and is_alone(table):
            self.banks[place] = Bank()
        if bank.warn_at is not None and bank.warn_at <= self.now and is_alone(table):
            bank.warn_at = None  # no one would miss them

    def _more_time(self, place: Place, control: Control | None) -> None:
        """A person out of time has some again; it is the same wait, and reminders go on."""
        bank = self.banks[place]
        bank.overtime = False
        if control is not None:
            bank.left = more_time(control)
        self._give(place, control)

    def _give(self, place: Place, control: Control | None) -> None:
        """Let a clock run with the time that others have just given.

        No call and no warning of before told that time. So its person is owed a word about it, also
        where the bot is away and the clock stands: then it comes after the clock goes on.
        """
        self.banks[place].run(self.minutes_of(place), self.now, control, given=True)
        if self.is_away(place[0]):
            self.pause(place)

    def _new_clock(self, table: SeenTable) -> None:
        control = self.control(table)
        for number in range(len(table.seats)):
            place = table.id, number
            self.banks[place] = Bank(None if control is None else control.bank)
            if place in self.waits:
                self._give(place, control)

    # --- messages ---------------------------------------------------------------------------------

    def saw(self, user_id: int, row: OutboxRow, *, dm: bool) -> None:
        """A person got a message."""
        with self._noted():
            if row.kind in {"panel", "board", "nudge"}:
                self.notices.first(user_id, row.table_id, dm=dm)
            elif row.kind == "reminder":
                self.notices.reminder(user_id)
            elif row.kind == "warned":
                self.notices.warned(user_id, row.table_id)
            elif row.kind in {"lobby", "full"}:
                self._called(user_id, row.table_id)
            if dm:
                self.notices.sent(user_id, row)

    def left_out(self, row: OutboxRow) -> None:
        """A person got no message, because they answer none."""
        with self._noted():
            assert row.user_id is not None
            self.notices.left_out(row.user_id, row)

    def _called(self, user_id: int, table_id: int) -> None:
        """The opener of a table is called when others have filled it, but not while off."""
        where = f"{user_id} at table {table_id}, at {self.now}"
        if user_id != self._openers[table_id]:
            raise Fault(f"called to a lobby that is another's: {where}")
        if self.ways[user_id].minutes.is_off(self.now):
            raise Fault(f"called to a lobby while off: {where}")
        self.figures["openers called"] += 1

    # --- invariants -------------------------------------------------------------------------------

    def advance(self, to: datetime) -> None:
        """No due work may be left undone. Raises Fault."""
        if self.up_since is None:
            return
        self.notices.check_time(to)
        self.polls.check_time(to)
        for place, bank in self.banks.items():
            if bank.deadline is None or self.is_away(place[0]):
                continue
            if to - self.possible(place[0], bank.deadline) > AT_ONCE:
                raise Fault(f"time is up at {to}, and no one was asked: {place}, {bank}")
            if bank.warn_at and to - self.possible(place[0], bank.warn_at) > AT_ONCE:
                raise Fault(f"little time is left at {to}, and no one is warned: {place}, {bank}")

    def compare(self, stored: Iterable[SeenClock]) -> None:
        """The stored clocks are those of the book. Raises Fault."""
        for table_id, number, left, since, deadline, overtime, warn_at in stored:
            place = table_id, number
            bank, wait = self.banks[place], self.waits.get(place)
            on = None if wait is None else self.minutes_of(place)
            mine = bank.left_at(on, self.now), bank.deadline, bank.overtime, bank.warn_at
            theirs = Bank(left, since).left_at(on, self.now), deadline, overtime, warn_at
            if mine != theirs:
                raise Fault(f"the clock of {place} at {self.now}: {theirs}, not {mine}; {wait}")

    def silent(self) -> list[int]:
        """Return the running tables that wait for no one."""
        asked = {place[0] for place in self.waits}
        return [t.id for t in self.tables.values() if t.status == "running" and t.id not in asked]
