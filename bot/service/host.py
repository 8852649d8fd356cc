"""The host: all use cases over one database."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.engine.clock import Clock, SystemClock
from bot.engine.commit import NOBODY
from bot.engine.computers import Computers
from bot.engine.context import Context, Think, Weigh, Work
from bot.engine.cooldown import Cooldowns
from bot.engine.due import DoDue, DueTimes
from bot.engine.effort import Effort
from bot.engine.looking import Looking
from bot.engine.parties import Party
from bot.engine.play import Play
from bot.limits import Limits
from bot.service.absence import Absence
from bot.service.beginning import Beginning
from bot.service.calling import Calling
from bot.service.conceding import tell_last
from bot.service.expiry import Expiry
from bot.service.hints import Hints
from bot.service.imports import Imports
from bot.service.invitations import Invitations
from bot.service.leagues.leagues import Leagues
from bot.service.leagues.results import count_result
from bot.service.lessons import Lessons, note_learned
from bot.service.lobby import Lobby
from bot.service.managing import Managing
from bot.service.memory import Memory
from bot.service.messages import Messages, note_answered
from bot.service.missed import Missing
from bot.service.notes import Notes
from bot.service.noticeboards import Noticeboards
from bot.service.plans import Plans
from bot.service.practice import Practice
from bot.service.privacy import Privacy
from bot.service.profiles import Profiles
from bot.service.ratings import Ratings, rate_finished
from bot.service.rematch import Rematches
from bot.service.reminders import Reminders
from bot.service.replay import Replaying
from bot.service.seeking.carrying import Carrying
from bot.service.seeking.seeking import Seeking
from bot.service.server import Servers
from bot.service.server_tables import ServerTables
from bot.service.showing import Showing, Showings
from bot.service.statistics import Statistics
from bot.service.subscriptions import Subscriptions
from bot.service.troubles import Troubles
from bot.service.turning_points import Turning
from bot.service.votes.moot import close_moot
from bot.service.votes.votes import Votes
from bot.service.warnings import Warnings
from bot.service.watching import Watching, tell_watchers
from bot.storage.due import Kind
from bot.storage.store import Store
from rules.game import AnyGame
from rules.registry import GAMES

PARTIES: Final[Sequence[Party]] = (
    rate_finished,
    close_moot,
    note_learned,
    note_answered,
    tell_last,
    tell_watchers,
    count_result,
)
"""The parties to each turn that is stored, in this order.

Their posts come before the turn's own, because a vote closes before the board goes on. Their
messages come after it, because they link to it.
"""

_SEED_BITS: Final = 256


def unguessable() -> int:
    """Draw the seed of a game."""
    return secrets.randbits(_SEED_BITS)


class Host:
    """All use cases: the `beginning` of tables, `lobby`, `invitations`, `calling` players,
    `seeking` tables, `subscriptions`, `rematches`, `lessons`, `practice`, `play`, `plans`, `votes`,
    `absence`, `notes`, `hints`, `watching`, `look` at tables, `show` them, find moves that people
    are `missing` there, `replay` finished games and find where they were `turning`, `imports` of
    files to look at, `profiles` of people, their `ratings`, `statistics` and `privacy`, `servers`,
    their `server_tables` and `noticeboards`, `managing` their tables, `memory`, `reminders`, direct
    `messages` that were sent, and `leagues`. It hosts `games`, by their keys.

    `grace`: the time for fixing a choice before computers answer it and others are called. `think`
    chooses outside the event loop for computers that look ahead, `weigh` weighs answers there for
    people, and `work` plays games again there. `troubles` lists posts that cannot be shown and
    computers that are stuck. `looks` counts a person's answers with a picture, `shares` their posts
    with one, and `effort` their other costs.
    """

    def __init__(  # noqa: PLR0913, PLR0915 - all that tests exchange, a line for each feature
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        games: Mapping[str, AnyGame] = GAMES,
        seed: Callable[[], int] = unguessable,
        limits: Limits | None = None,
        grace: timedelta = timedelta(),
        think: Think | None = None,
        weigh: Weigh | None = None,
        work: Work | None = None,
    ) -> None:
        clock, limits = clock or SystemClock(), limits or Limits()
        self.games = games
        self.effort = Effort(clock)
        self._context = Context(
            store,
            clock,
            games,
            seed,
            Cooldowns(clock, limits),
            self.effort,
            grace,
            PARTIES,
            think,
            weigh,
            work,
        )
        self._computers = Computers(self._context)
        self.look = Looking(self._context)
        self.beginning = Beginning(self._context, self._computers, self.look, limits)
        self.lobby = Lobby(self._context, self.beginning, self.look, limits)
        self.invitations = Invitations(self._context, self.lobby)
        self.calling = Calling(self._context, self.look)
        self.seeking = Seeking(
            self._context,
            self.beginning,
            self.look,
            limits,
            Carrying(self._context, self.beginning, self.lobby, self.calling, limits),
        )
        self.rematches = Rematches(self._context, self.beginning, self.lobby, self.look)
        self.lessons = Lessons(self._context, self.beginning)
        self.practice = Practice(self._context, self.beginning)
        self.notes = Notes(self._context)
        self.hints = Hints(self._context)
        self.votes = Votes(self._context, self._computers)
        self.play = Play(self._context, self._computers)
        self.absence = Absence(self._context, self._computers, self.look, limits, self.votes)
        self.plans = Plans(self._context, self._computers)
        self.profiles = Profiles(self._context)
        self.privacy = Privacy(self._context, self._computers, self.lobby, self.votes)
        self.ratings = Ratings(self._context)
        self.statistics = Statistics(self._context, self.ratings)
        self.servers = Servers(self._context, limits)
        self.server_tables = ServerTables(self._context)
        self.watching = Watching(self._context, self.server_tables)
        self.noticeboards = Noticeboards(self._context, self.server_tables)
        self.managing = Managing(self._context, self.look)
        self.troubles = Troubles(self._context, self._computers)
        self.show = Showings(self._context, self.look, self.troubles)
        self.replay = Replaying(self._context)
        self.turning = Turning(self._context, self.replay)
        self.imports = Imports(self._context, self.replay)
        self.missing, self.memory = Missing(self._context), Memory(self._context)
        self.subscriptions = Subscriptions(self._context)
        self.reminders = Reminders(self._context)
        self.messages = Messages(self._context)
        self.leagues = Leagues(self._context, self.beginning, self._computers, self.votes, limits)
        self._due = DueTimes(self._context, self._kinds_of_due())
        self.looks, self.shares = self._context.cooldowns.looks, self._context.cooldowns.shares

    def _kinds_of_due(self) -> Mapping[Kind, DoDue]:
        """Return what is done when something of each kind is due."""
        expiry = Expiry(self._context)
        warnings = Warnings(self._context)
        return {
            "settling": lambda due: self._computers.settle(due.table_id),
            "plan": lambda due: self.plans.answer_due(due.table_id, due.number),
            "deadline": lambda due: self.votes.open_overtime(due.table_id, due.number),
            "warning": lambda due: warnings.warn(due.table_id, due.number),
            "absence": lambda due: self.absence.tell_again(due.table_id, due.number),
            "vote": lambda due: self.votes.close_due(due.number),
            "reminder": lambda due: self.reminders.remind(due.number),
            "expiry": lambda due: expiry.look_after(due.table_id),
            "league": lambda due: self.leagues.look_after(due.number),
            "seeking": lambda due: self.seeking.look_after(due.number),
            "evening": lambda due: self.subscriptions.prepare(due.number),
            "page": lambda due: self.noticeboards.look_after(due.number),
        }

    async def thought(self, table_id: int) -> None:
        """Wait until no computer of a table thinks, and what they thought is stored."""
        await self._computers.thought(table_id)

    def now(self) -> datetime:
        """Return the present moment in UTC."""
        return self._context.clock.now()

    def on_commit(self, tell: Callable[[], None]) -> None:
        """Have `tell` called after every use case that may have added to the outbox."""
        self._context.after_commit = tell

    def on_letters(self, tell: Callable[[], None]) -> None:
        """Have `tell` called after every use case that has added a letter."""
        self._context.after_letters = tell

    def on_later(self, wake_at: Callable[[datetime], None]) -> None:
        """Have `wake_at` called with the time when `run_due` will have something to do."""
        self._context.wake_at = wake_at

    async def current(self, table_id: int, user_id: int) -> Showing:
        """Return the data of a person's panel; a computer that was not called answers first.

        Raises ServiceError.
        """
        showing = await self.show.panel(table_id, user_id)
        if not await self._computers.wake(showing.table, user_id):
            return showing
        self._context.after_commit()
        return await self.show.panel(table_id, user_id)

    async def run_due(self) -> None:
        """Do what is due; calling it early does no harm."""
        await self._computers.retry_due()
        await self._due.run()
        self._context.after_commit()

    async def called(self, table_id: int) -> None:
        """Let computers answer at a table of ours that another process has changed."""
        await self._computers.answer(table_id, NOBODY)
        self._context.after_commit()

    async def stop(self) -> None:
        """Drop what computers are thinking about; after the next start they are asked again."""
        await self._computers.stop()

    async def recover(self) -> None:
        """Finish what a crash has interrupted. To be called once, before the first click."""
        await self._computers.recover()
        self._context.after_commit()
