"""The book on messages: first notices, reminders, each when it is due and once."""

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.notify.errors import Undeliverable, Unreachable, Unwanted
from bot.storage.rows import OutboxRow
from tests.month.ledger import AT_ONCE, Fault, Ledger, Place
from tests.month.rules import MOST_REMINDERS, REPLACED, Wait
from tests.month.seen import SeenTable
from tests.month.timeline import MINUTE

PEACE: Final = 10
"""The number of unanswered calls after which there is only a list, once a day."""

CALLED_AGAIN: Final = 60 * MINUTE
"""The time in which no one is told again of a wait that was taken back meanwhile."""

RETRIED: Final = 65 * MINUTE
"""The longest time until a refused message is tried again."""


@dataclass
class Digest:
    """A reminder that was decided on, and has to come; `needed` as long as anything waits."""

    latest: datetime
    needed: bool = True


class Notices:
    """The messages due to everyone, and the obstacles.

    closed     people whose closed DMs the bot knows of
    lost       tables that have no place
    called     when a person was, or will be, told of a wait that may have been taken back since
    """

    def __init__(self, ledger: Ledger) -> None:
        self.closed: set[int] = set()
        self.lost: set[int] = set()
        self.called: dict[Place, datetime] = {}
        self._ledger = ledger
        self._rerouted: dict[int, datetime] = {}
        self._refused: dict[int, datetime] = {}
        self._digests: dict[int, Digest] = {}
        self._warned: set[tuple[int, int]] = set()
        self._unanswered: defaultdict[int, list[int]] = defaultdict(list)

    # --- events -----------------------------------------------------------------------------------

    def owe(self, table: SeenTable, actor: int | None, absent: int | None) -> None:
        """A person who does not know of their wait must be told, unless they see it happen.

        To the others, a person whose plan has just answered is present: so no mention may call
        them.
        """
        ledger = self._ledger
        for number in range(len(table.seats)):
            place = table.id, number
            wait = ledger.waits.get(place)
            if wait is None or wait.told or wait.owed_at is not None:
                continue
            if wait.left and not self._by_post(wait.user_id):
                continue
            if wait.user_id == absent and self._by_post(wait.user_id):
                wait.told = wait.unheard = True
                ledger.figures["waits that follow a plan and are told to no one"] += 1
            elif wait.user_id == actor:
                wait.told = True
                ledger.figures["waits seen at once"] += 1
            else:
                earliest = self._earliest(place)
                wait.owed_at = ledger.ways[wait.user_id].minutes.on_again(earliest)
                self.called[place] = wait.owed_at
                ledger.banks[place].called(ledger.control(table))
                ledger.figures["first notices held back"] += wait.owed_at > ledger.now

    def nudge(self, table: SeenTable, actor: int | None) -> None:
        """A person with a plan need not hear of the question, unless it no longer has an answer:
        then not by a mention, which would tell the others.
        """
        ledger = self._ledger
        for number, seat in enumerate(table.seats):
            wait = ledger.waits.get((table.id, number))
            if wait is None:
                continue
            if wait.left and number in table.planned:
                wait.told = wait.unheard = True
            if wait.left == seat.plan_later:
                continue
            wait.left = seat.plan_later
            if not (wait.left or wait.user_id == actor or self._by_post(wait.user_id)):
                on_again = ledger.ways[wait.user_id].minutes.on_again
                wait.told = wait.unheard = False
                wait.owed_at = on_again(ledger.now)
                ledger.banks[table.id, number].called(ledger.control(table))
                ledger.figures["plans without an answer"] += 1

    def _earliest(self, place: Place) -> datetime:
        """Return from when a person can be told, given a wait that was taken back."""
        now, last = self._ledger.now, self.called.get(place)
        if last is None or last > now:
            return last or now
        self._ledger.figures["waits that were taken back and came again"] += 1
        return max(now, last + CALLED_AGAIN)

    def rerouted(self, user_id: int) -> None:
        """A person is told in another way from now on; messages under way may come either way."""
        self._rerouted[user_id] = self._ledger.now

    def reopened(self, user_id: int) -> None:
        """The bot assumes a person's direct messages to be open again."""
        self.closed.discard(user_id)
        self.rerouted(user_id)

    def moved(self, table_id: int) -> None:
        """A table that had no place has one again."""
        self.lost.discard(table_id)
        self._refused[table_id] = self._ledger.now

    def refused(self, row: OutboxRow, error: Exception) -> None:
        """Discord refused a message: it may come later, or another way."""
        now = self._ledger.now
        if row.kind == "nudge" and isinstance(error, Unreachable | Unwanted):
            for place, wait in self._ledger.waits.items():
                wait.told |= place[0] == row.table_id and wait.user_id == row.user_id
        if isinstance(error, Unreachable) and row.user_id is not None:
            self.closed.add(row.user_id)
            self.rerouted(row.user_id)
        elif isinstance(error, Undeliverable):
            self.lost.add(row.table_id)
            if row.kind == "reminder" and row.user_id is not None:
                self._digests.pop(row.user_id, None)  # a lost reminder is not replaced
        elif not isinstance(error, Unwanted):
            self._refused[row.table_id] = now
        if row.kind == "reminder" and row.user_id in self._digests:
            on_again = self._ledger.ways[row.user_id].minutes.on_again
            self._digests[row.user_id].latest = on_again(now + RETRIED)

    # --- first notices ----------------------------------------------------------------------------

    def first(self, user_id: int, table_id: int, *, dm: bool) -> None:
        """A person was told that a table waits for them, or mentioned as a guest."""
        ledger = self._ledger
        found = [p for p, w in ledger.waits.items() if p[0] == table_id and w.user_id == user_id]
        where = f"{user_id} at table {table_id}, at {ledger.now}"
        if not found and any(s.open_to == user_id for s in ledger.tables[table_id].seats):
            ledger.figures["guests invited"] += 1
            return
        if ledger.tables[table_id].ends:
            ledger.figures["told that a table is put aside"] += 1
            return
        if not found:
            raise Fault(f"told of a wait that is over: {where}")
        wait = ledger.waits[found[0]]
        if wait.unheard and dm:  # by now they do take direct messages
            wait.unheard = False
            return
        if wait.told:
            raise Fault(f"told twice: {where}, {wait}")
        if wait.left and dm:
            raise Fault(f"told of what a plan answers: {where}, {wait}")
        if wait.owed_at is None:
            raise Fault(f"told too early: {where}, {wait}")
        by_dm = not self._by_post(user_id)
        if dm != by_dm and not self._has_rerouted(wait):
            raise Fault(f"told by {'message' if dm else 'mention'}: {where}")
        latest = self._latest(table_id, wait)
        if not wait.owed_at <= ledger.now <= latest + AT_ONCE:
            raise Fault(f"told at the wrong time: {where}, due {wait.owed_at} to {latest}")
        if ledger.ways[user_id].minutes.is_off(ledger.now):
            raise Fault(f"told while off: {where}")
        wait.told = True
        ledger.hear(found[0])
        ledger.figures[f"first notices by {'message' if dm else 'mention'}"] += 1
        late = ledger.now - wait.owed_at > AT_ONCE
        ledger.figures["first notices late, for Discord or a stop"] += late

    def _has_rerouted(self, wait: Wait) -> bool:
        return self._rerouted.get(wait.user_id, wait.since) > wait.since

    def _by_post(self, user_id: int) -> bool:
        return not self._ledger.ways[user_id].dm or user_id in self.closed

    def _latest(self, table_id: int, wait: Wait) -> datetime:
        """Return when a person must have been told, given all obstacles."""
        assert wait.owed_at is not None
        latest = self._ledger.possible(table_id, wait.owed_at)
        refused = self._refused.get(table_id)
        if refused is not None and refused + RETRIED >= wait.owed_at:
            latest = max(latest, refused + RETRIED)
        return self._ledger.ways[wait.user_id].minutes.on_again(latest)

    # --- reminders --------------------------------------------------------------------------------

    def remind(self, user_id: int) -> None:
        """The host has decided to remind a person: a reminder must be due, for one table at
        least.
        """
        ledger, now = self._ledger, self._ledger.now
        ways = ledger.ways[user_id]
        mine = [wait for wait in ledger.waits.values() if wait.user_id == user_id]
        due = [each for each in mine if each.remind_at and self._due(each, each.remind_at) <= now]
        if not due and user_id in self._digests:
            return  # the same one, by a post instead
        if not due:
            raise Fault(f"{user_id} is reminded at {now}, but nothing is due: {mine}")
        if now - min(self._due(wait, wait.remind_at or now) for wait in due) > AT_ONCE:
            raise Fault(f"{user_id} is reminded late at {now}: {due}")
        if ways.minutes.is_off(now):
            raise Fault(f"{user_id} is reminded while off, at {now}")
        self._digests[user_id] = Digest(now)
        ledger.figures["reminders"] += 1
        ledger.figures["tables told of in reminders"] += len(mine)
        for wait in mine:
            if wait.remind_at is None:
                continue
            if wait.remind_at > now:
                wait.remind_at = max(wait.remind_at, ways.reminder(now, 0) or now)
                continue
            wait.reminded += 1
            wait.remind_at = ways.reminder(now, wait.reminded)
            ledger.figures["waits reminded of"] += 1
            ledger.figures["tables stalled"] += wait.reminded == MOST_REMINDERS

    def _due(self, wait: Wait, remind_at: datetime) -> datetime:
        """Return when a reminder comes that is due: the process must run, the person be on."""
        started = self._ledger.started(remind_at)
        return started if started == remind_at else self._on_again(wait, started)

    def _on_again(self, wait: Wait, at: datetime) -> datetime:
        return self._ledger.ways[wait.user_id].minutes.on_again(at)

    def reminder(self, user_id: int) -> None:
        """A player has a reminder."""
        digest, now = self._digests.pop(user_id, None), self._ledger.now
        if digest is None:
            raise Fault(f"{user_id} has a reminder that no one decided on, at {now}")
        if now > self._ledger.started(digest.latest) + AT_ONCE and digest.needed:
            raise Fault(f"{user_id} has a reminder late, at {now}: {digest}")
        if self._ledger.ways[user_id].minutes.is_off(now):
            raise Fault(f"{user_id} has a reminder while off, at {now}")
        for place, wait in self._ledger.waits.items():
            if wait.user_id == user_id:
                self._ledger.hear(place)
        self._ledger.figures["reminders told"] += 1

    # --- warnings ---------------------------------------------------------------------------------

    def warn(self, table_id: int, user_id: int) -> None:
        """The host has decided to warn a player: little of their time must be left."""
        ledger, now = self._ledger, self._ledger.now
        place, wait = next(
            (place, wait)
            for place, wait in ledger.waits.items()
            if place[0] == table_id and wait.user_id == user_id
        )
        bank = ledger.banks[place]
        if bank.warn_at is None or bank.warn_at > now:
            raise Fault(f"{user_id} is warned at {now}: {place}, {bank}")
        if now - ledger.possible(table_id, bank.warn_at) > AT_ONCE:
            raise Fault(f"{user_id} is warned late, at {now}: {place}, {bank}")
        bank.warn_at, bank.heard = None, True
        self._warned.add((table_id, user_id))
        ledger.figures["warnings"] += 1
        if wait.remind_at is not None and wait.remind_at <= now + REPLACED:
            wait.reminded += 1
            wait.remind_at = ledger.ways[user_id].reminder(now, wait.reminded)
            ledger.figures["reminders replaced by warnings"] += 1
            ledger.figures["tables stalled"] += wait.reminded == MOST_REMINDERS

    def warned(self, user_id: int, table_id: int) -> None:
        """A player has a warning."""
        if (table_id, user_id) not in self._warned:
            raise Fault(f"{user_id} is warned twice, or for nothing, at {self._ledger.now}")
        if self._ledger.ways[user_id].minutes.is_off(self._ledger.now):
            raise Fault(f"{user_id} has a warning while off, at {self._ledger.now}")
        self._warned.remove((table_id, user_id))
        for place, wait in self._ledger.waits.items():
            if place[0] == table_id and wait.user_id == user_id:
                self._ledger.hear(place)
        self._ledger.figures["warnings told"] += 1

    # --- people who answer nothing --------------------------------------------------------------

    def sent(self, user_id: int, row: OutboxRow) -> None:
        """A player has a direct message."""
        now, calls = self._ledger.now, self._unanswered[user_id]
        if row.kind == "digest":
            if len(calls) < PEACE:
                raise Fault(f"{user_id} has only a list at {now}, but answers: {calls}")
            self._ledger.figures["lists"] += 1
        if row.kind in {"panel", "nudge", "reminder", "digest", "warned", "timeup"}:
            calls.append(row.table_id)

    def answered(self, user_id: int, table_id: int) -> None:
        """A table no longer waits for a player: if they were called to it, they are back."""
        if table_id in self._unanswered[user_id]:
            self._unanswered[user_id].clear()

    def left_out(self, user_id: int, row: OutboxRow) -> None:
        """A person got no message, rightly: they have not answered for a long time."""
        calls = self._unanswered[user_id]
        if row.kind == "digest":
            return
        if len(calls) < PEACE:
            raise Fault(f"{user_id} is not told at {self._ledger.now}: {row}, {calls}")
        self._ledger.figures["calls left to a list"] += 1
        self._digests.pop(user_id, None)
        told = row.table_id, user_id
        for place, wait in self._ledger.waits.items():
            wait.told |= row.kind != "reminder" and (place[0], wait.user_id) == told

    # --- invariants -------------------------------------------------------------------------------

    def check_time(self, to: datetime) -> None:
        """No due message may be left untold."""
        ledger = self._ledger
        for place, wait in ledger.waits.items():
            self._check_wait(place, wait, to)
        waiting = {wait.user_id for wait in ledger.waits.values()}
        for user_id, digest in self._digests.items():
            digest.needed = digest.needed and user_id in waiting
            if digest.needed and to - ledger.started(digest.latest) > AT_ONCE:
                raise Fault(f"{user_id} has no reminder at {to}: {digest}")

    def _check_wait(self, place: Place, wait: Wait, to: datetime) -> None:
        table_id, where = place[0], f"{place} at {to}: {wait}"
        if wait.owed_at is not None and not wait.told:
            hidden = self._ledger.is_away(table_id) or table_id in self.lost
            late = to - self._latest(table_id, wait) > AT_ONCE
            by_post = self._by_post(wait.user_id) or self._has_rerouted(wait)
            if late and not (hidden and by_post):
                raise Fault(f"no one has told {where}")
        if wait.remind_at is not None and to - self._due(wait, wait.remind_at) > AT_ONCE:
            self._leave_to_warning(place, wait)
        if wait.remind_at is not None and to - self._due(wait, wait.remind_at) > AT_ONCE:
            raise Fault(f"no one has reminded {where}")

    def _leave_to_warning(self, place: Place, wait: Wait) -> None:
        """A reminder does not come if a warning comes soon."""
        bank = self._ledger.banks[place]
        if wait.remind_at is None or bank.warn_at is None or bank.deadline is None:
            return
        soon = min(REPLACED, bank.deadline - bank.warn_at)
        if abs(bank.warn_at - self._due(wait, wait.remind_at)) < soon:
            wait.remind_at = bank.warn_at + soon
            self._ledger.figures["reminders left to warnings"] += 1
