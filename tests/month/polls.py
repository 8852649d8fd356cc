"""The book on votes: when they may be opened, when they must be closed, and with what outcome."""

from collections.abc import Iterable
from datetime import datetime

from tests.month.ledger import AT_ONCE, Fault, Ledger, Place
from tests.month.rules import PATIENCE, VOTES_AGAIN, VOTES_LAST, Poll, decided, moved_on
from tests.month.seen import SeenTable, SeenVote
from tests.month.timeline import SECOND


class Polls:
    """All votes that are open."""

    def __init__(self, ledger: Ledger) -> None:
        self.open: dict[int, Poll] = {}
        self._ledger = ledger
        self._asked_at: dict[Place, datetime] = {}

    def note(self, seen: SeenVote, table: SeenTable) -> bool:
        """Note what has changed about a vote at a table; return whether it was closed."""
        poll = self.open.get(seen.id) or self._opened(seen)
        answered, poll.answers = bool(_answers(poll, table)), dict(seen.answers)
        if seen.closes_at is not None:
            if poll.kind == "overtime" and not answered:
                self._prolong(poll, seen, answered=bool(_answers(poll, table)))
            return False
        del self.open[seen.id]
        self._ledger.figures[f"votes closed: {seen.kind}, {seen.outcome}"] += 1
        if seen.outcome == "moot":
            self._check_moot(poll, table)
            return True
        voters, closing = _voters(poll, table), self._ledger.now >= poll.closes_at
        expected = decided(poll.kind, voters, _answers(poll, table), closing=closing)
        if expected != seen.outcome:
            raise Fault(f"closed with {seen.outcome}, not {expected}, by {voters}: {poll}")
        return True

    def resume(self, table_id: int, left_at: datetime) -> None:
        """Let the time of a table's votes, which has stood since then, go on."""
        now = self._ledger.now
        for poll in self.open.values():
            if poll.table_id == table_id:
                opened_at = moved_on(poll.opened_at, left_at, now)
                poll.closes_at += opened_at - poll.opened_at
                poll.opened_at = opened_at
        for place, asked_at in self._asked_at.items():
            if place[0] == table_id:
                self._asked_at[place] = moved_on(asked_at, left_at, now)

    def check(self, changed: Iterable[int]) -> None:
        """Decided votes at these tables must be closed, and so must moot ones."""
        for poll in self.open.values():
            if poll.table_id not in changed:
                continue
            table = self._ledger.tables[poll.table_id]
            voters = _voters(poll, table)
            outcome = decided(poll.kind, voters, _answers(poll, table), closing=False)
            if outcome is not None:
                raise Fault(f"{outcome} is decided, but this is open: {poll}, {voters}")
            if poll.seat is not None and not self._ledger.banks[poll.table_id, poll.seat].overtime:
                raise Fault(f"a vote about no one is open: {poll}")

    def check_time(self, to: datetime) -> None:
        """No vote may be open when its time is up."""
        for poll in self.open.values():
            late = to - self._ledger.possible(poll.table_id, poll.closes_at)
            if late > AT_ONCE and not self._ledger.is_away(poll.table_id):
                raise Fault(f"open at {to}: {poll}")

    def _prolong(self, poll: Poll, seen: SeenVote, *, answered: bool) -> None:
        """Without an answer the others are asked again; three days count from the first one."""
        now = self._ledger.now
        if answered and now >= poll.opened_at + VOTES_LAST:
            poll.closes_at = now + VOTES_LAST
        elif not answered and now >= poll.closes_at:
            poll.closes_at = now + min(now - poll.opened_at + VOTES_LAST, VOTES_AGAIN)
            self._ledger.figures["votes that were asked again"] += 1
        if seen.closes_at != poll.closes_at:
            raise Fault(f"open until {seen.closes_at}: {poll}")

    def _opened(self, seen: SeenVote) -> Poll:
        ledger = self._ledger
        ledger.figures[f"votes opened: {seen.kind}"] += 1
        alike = [p for p in self.open.values() if (p.table_id, p.kind, p.seat) == seen[1:4]]
        if alike:
            raise Fault(f"two votes about the same: {seen}, {alike}")
        if seen.seat is not None:
            self._check_time_is_up((seen.table_id, seen.seat), seen)
            self._check_heard((seen.table_id, seen.seat))
            ledger.banks[seen.table_id, seen.seat].run_out()
            self._asked_at[seen.table_id, seen.seat] = ledger.now
        closes_at = ledger.now + VOTES_LAST
        if seen.closes_at not in {None, closes_at}:
            raise Fault(f"not open until {closes_at}: {seen}")
        poll = self.open[seen.id] = Poll(
            seen.id, seen.table_id, seen.kind, seen.seat, ledger.now, closes_at
        )
        return poll

    def _check_heard(self, place: Place) -> None:
        """A person whose time is up must have been warned in its last quarter, if Discord allowed
        it.

        Their clock may run while they are off, because it does so for a day after new settings.
        """
        ledger = self._ledger
        wait, control, bank = ledger.waits.get(place), ledger.clock(place), ledger.banks[place]
        if wait is None or control is None or bank.deadline is None:
            return
        late = bank.silent + (bank.left or 0) > max(control.bank / 4, control.warning)
        held = bank.warn_at is not None  # there was no process to tell
        held = held or ledger.ways[wait.user_id].minutes.is_off(bank.deadline - SECOND)
        ledger.figures["times up"] += 1
        ledger.figures["times up with a word held back"] += late and held
        ledger.figures["times up with no word in the last quarter"] += late and not held

    def _check_time_is_up(self, place: Place, seen: SeenVote) -> None:
        """A vote about a seat is opened when its bank is empty, or is called after three days."""
        ledger = self._ledger
        wait, bank = ledger.waits.get(place), ledger.banks[place]
        if wait is None:
            raise Fault(f"a vote about a person who is not waited for: {seen}")
        if seen.user_id is None or bank.deadline is not None:
            if bank.deadline is None or bank.deadline > ledger.now:
                raise Fault(f"a vote at {ledger.now}, with time until {bank.deadline}: {seen}")
            if ledger.now - ledger.possible(place[0], bank.deadline) > AT_ONCE:
                raise Fault(f"a vote at {ledger.now}; time was up at {bank.deadline}: {seen}")
            return
        since = max(wait.counted_from, self._asked_at.get(place, wait.counted_from))
        active = ledger.minutes_of(place).active(since, ledger.now)
        if active < PATIENCE // SECOND:
            raise Fault(f"a vote was called after {active} seconds: {seen}")

    def _check_moot(self, poll: Poll, table: SeenTable) -> None:
        """Only the end of a table makes a proposal moot; a seat that still has its question makes
        none.
        """
        place = poll.table_id, poll.seat
        if table.status == "running" and place[1] is None:
            raise Fault(f"moot, but the table goes on: {poll}")


def _voters(poll: Poll, table: SeenTable) -> set[int]:
    return {
        seat.user_id
        for number, seat in enumerate(table.seats)
        if seat.user_id is not None and not seat.resigned
        if poll.kind != "overtime" or number != poll.seat
    }


def _answers(poll: Poll, table: SeenTable) -> dict[int, str]:
    """Return the valid answers: no computer if no one else plays by hand, no substitute by a single
    voter, and none of a player who has resigned since.
    """
    left_out = set[str]()
    others = [seat for number, seat in enumerate(table.seats) if number != poll.seat]
    if poll.kind == "overtime" and not any(s.user_id and s.computer is None for s in others):
        left_out.add("computer")
    voters = _voters(poll, table)
    if len(voters) == 1:
        left_out.add("substitute")
    return {
        user: answer
        for user, answer in poll.answers.items()
        if user in voters and answer not in left_out
    }
