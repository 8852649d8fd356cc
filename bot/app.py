"""The bot: puts storage, service, pictures and Discord together. Nothing else knows them all.

On shutdown the bot first leaves the gateway, so nothing new arrives. It finishes the answers and
messages in progress, for five seconds at most. Only then does it close what they need: its Discord
client, then the database. Work that takes longer is cut off, as in a crash, and the next start
delivers it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from platform import python_version
from typing import Any, Final

import discord
import structlog
from discord.ext import commands

from bot import __version__, database, gateway, permissions, syncing
from bot.background import Background
from bot.cogs.answer import Answer, all_answered, answer, answer_nonsense, is_direct, unanswered
from bot.cogs.features import features
from bot.cogs.router import Router
from bot.cogs.wording import CommandTranslator, context_menus
from bot.config import Settings, StartAgain
from bot.engine.backoff import FIRST_DELAY
from bot.engine.clock import Clock, SystemClock
from bot.engine.context import Think, Weigh, Work
from bot.engine.errors import ServiceError
from bot.logs import error_id
from bot.notify.alarm import Alarm
from bot.notify.letters import Letters
from bot.notify.members import around
from bot.notify.outbox import FAREWELL, Outbox
from bot.notify.publisher import DiscordPublisher
from bot.notify.threads import Threads
from bot.process import sessions
from bot.process.leasing import Leasing
from bot.rest import LONGEST_LIMIT, Door, counted
from bot.service.host import Host, unguessable
from bot.shards import Shards
from bot.storage.store import Store
from bot.ui.items import ITEMS, Interaction
from bot.ui.presenter import Draw, Presenter, one_by_one
from rules.game import AnyGame
from rules.registry import GAMES

_log = structlog.get_logger(__name__)

_FOR_THE_TREE: Final = (
    discord.InteractionType.application_command,
    discord.InteractionType.autocomplete,
)


class PlazaTree(discord.app_commands.CommandTree["PlazaBot"]):
    """The commands. Errors outside their bodies are answered here."""

    def __init__(self, client: "PlazaBot") -> None:
        super().__init__(
            client, allowed_installs=permissions.INSTALLS, allowed_contexts=permissions.CONTEXTS
        )

    async def _call(self, interaction: Interaction) -> None:
        """Also answer interactions that discord.py cannot turn into a call."""
        try:
            try:
                await super()._call(interaction)
            except discord.app_commands.AppCommandError as error:
                await self.on_error(interaction, error)
        except Exception as error:  # noqa: BLE001 - it would be lost, and never answered
            await answer_nonsense(interaction, self.client.presenter, error)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Answer at once when a person types into an option that is gone; discord.py would not."""
        if interaction.type is discord.InteractionType.autocomplete and not _suggests(interaction):
            await interaction.response.autocomplete([])
            return False
        return True

    async def on_error(
        self, interaction: Interaction, error: discord.app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that cannot be called like this; `answer` finds the words."""

        async def body(_: Answer) -> None:
            raise _in_our_words(error)

        await answer(interaction, self.client.host, self.client.presenter, body)


class PlazaBot(commands.AutoShardedBot):
    """Plaza in Discord."""

    def __init__(  # noqa: PLR0913 - all that a simulation exchanges
        self,
        settings: Settings,
        *,
        draw: Draw,
        clock: Clock | None = None,
        games: Mapping[str, AnyGame] = GAMES,
        seed: Callable[[], int] = unguessable,
        shard_count: int | None = None,
        think: Think | None = None,
        weigh: Weigh | None = None,
        work: Work | None = None,
    ) -> None:
        super().__init__(
            commands.when_mentioned,
            tree_cls=PlazaTree,
            help_command=None,
            intents=permissions.INTENTS,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **_sharding(settings.shards, shard_count),
            max_ratelimit_timeout=LONGEST_LIMIT,
            http_trace=counted(),
        )
        gateway.install()
        self._door = Door(self)
        self.settings = settings
        self.clock = clock or SystemClock()
        self.draw = draw
        self.seed = seed
        self.store = Store.open(settings.database_url, shards=settings.owned)
        self.host = Host(
            self.store,
            clock=self.clock,
            games=games,
            seed=seed,
            limits=settings.limits,
            grace=timedelta(seconds=settings.undo_seconds),
            think=think,
            weigh=weigh,
            work=work,
        )
        self.presenter = Presenter(draw, settings.language)
        unhurried = one_by_one(draw)
        posts = Presenter(one_by_one(draw), settings.language, unhurried)
        watching = Presenter(unhurried, settings.language)
        publisher = DiscordPublisher(self, self.host, posts, threads=settings.threads)
        self.threads = Threads(self, self.host)
        self.alarm = Alarm(self.clock, self._ring)
        self._background = Background()
        self.outbox = Outbox(self.store, publisher, self.clock, self.alarm.set, self._background)
        self.letters = Letters(
            self.store, publisher.letters, self.clock, self.alarm.set, self._background
        )
        self.host.on_commit(self.outbox.kick)
        self.host.on_letters(self.letters.kick)
        self.host.on_later(self.alarm.set)
        self.host.seeking.around = around(self)
        self.leasing = Leasing(
            settings,
            self._background,
            woken=self._woken,
            rest=self._rest,
            go_on=self._go_on,
            end=self._end,
        )
        self._features = features(self.host, self.presenter, watching)
        self.router = Router(self.host, self.presenter, self._features)
        self._recovered = False
        self._changed = set[int]()
        self._ended: StartAgain | None = None
        self._due_run: asyncio.Task[None] | None = None
        self._due_wanted = False

    async def setup_hook(self) -> None:
        """Take the lease, bring the database up to date, and the commands to Discord."""
        self._background.adopt()
        await self.leasing.begin()
        await database.upgrade(self.settings)
        self.add_dynamic_items(*ITEMS)
        await self.add_commands()
        if self.store.shards.lead:
            await syncing.sync(self.tree, self.host.memory)

    async def add_commands(self) -> None:
        """Fill the tree with all commands, in every language. Discord is told nothing yet."""
        for feature in self._features:
            if isinstance(feature, commands.Cog):
                await self.add_cog(feature)
            for menu in context_menus(feature):
                self.tree.add_command(menu)
        await self.tree.set_translator(CommandTranslator())

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect once there is a session left for each shard, and stay connected until the end.

        Raises StartAgain if another process has taken over.
        """
        await self._wait_for_sessions()
        await super().connect(reconnect=reconnect)
        if self._ended is not None:
            raise self._ended

    async def _wait_for_sessions(self) -> None:
        """If few sessions are left, wait until Discord allows more: each start uses some."""
        limits = await self.fetch_session_start_limits()
        wait = sessions.wait_before(limits, len(self.shard_ids or ()) or self.shard_count or 1)
        if wait:
            left, seconds = limits.remaining, round(wait.total_seconds())
            _log.warning("sessions.few", count=left, reason=f"the start waits for {seconds} s")
            await self.rest(seconds)

    async def rest(self, seconds: float) -> None:
        """Do nothing for this long."""
        await asyncio.sleep(seconds)

    async def on_ready(self) -> None:
        """Finish what an earlier run left undone, or find out what changed while disconnected."""
        self._recovered = False
        self._ring()
        _log.info(
            "bot.ready",
            plaza=__version__,
            python=python_version(),
            discord_py=discord.__version__,
            servers=len(self.guilds),
            shards=self.shard_count,
            tables=await self.host.look.count_running(),
        )
        for guild in self.guilds:
            await self.threads.look_over(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Send this server the posts that have waited since the bot was removed from it."""
        await self._noting(self.host.profiles.note_joined(guild.id))
        await self.threads.look_over(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Do the same: this event comes for a server that had been unavailable."""
        await self.on_guild_join(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Hold back all posts and messages for this server."""
        _log.info("server.left", server=guild.id)
        await self._noting(self.host.profiles.note_left(guild.id))
        if self.get_guild(guild.id) is not None:  # back before it was stored
            await self._noting(self.host.profiles.note_joined(guild.id))

    async def _noting(self, note: Awaitable[None]) -> None:
        """Note the servers of the bot. If that fails, all servers are soon checked again."""
        try:
            await note
        except Exception as error:  # noqa: BLE001 - most likely the database, not logged elsewhere
            _log.error("server.not_noted", error=error_id(), exc_info=error)
            self._recover_soon()

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Keep the threads of running tables from being archived."""
        await self.threads.updated(before, after)

    def _woken(self, table_id: int) -> None:
        """React when another process has changed a table of ours.

        The alarm looks up what is due there, like after a change of our own. So many changes at
        about the same time cost one look. 0: something is due at no table (`owning.wake_owner`).
        """
        if table_id:
            self._changed.add(table_id)
        self.alarm.set(self.clock.now())
        self._work()

    def _rest(self) -> None:
        """Tell nothing more, as another process may have our shards."""
        self.outbox.rest()
        self.letters.rest()

    def _go_on(self) -> None:
        """Catch up on what was missed while other processes may have had our shards."""
        self._recovered = False
        self.outbox.go_on()
        self.letters.go_on()
        self._ring()

    def _end(self, why: StartAgain) -> None:
        """Leave, because another process has our shards."""
        self._ended = why
        self._background.begin(self.close())

    def _ring(self) -> None:
        """Do what is due; anything not yet due sets the alarm again."""
        self._due_wanted = True
        self._work()

    def _work(self) -> None:
        """Begin the work that is wanted, as long as our shards are ours."""
        if not self.leasing.held:
            return
        self.outbox.kick()
        if self._due_run is None or self._due_run.done():
            self._due_run = self._background.begin(self._run_due())

    async def _run_due(self) -> None:
        try:
            while self.leasing.held and (self._due_wanted or self._changed):
                due, self._due_wanted = self._due_wanted, False  # it may ring again meanwhile
                await self._recover()
                while self._changed:
                    await self.host.called(self._changed.pop())
                if due:
                    await self.host.run_due()
                    self.letters.kick()
        except Exception as error:  # noqa: BLE001 - most likely the database: it may come back
            _log.error("due.failed", error=error_id(), exc_info=error)
            self._recover_soon()

    def _recover_soon(self) -> None:
        """Repeat soon all that follows a READY, because part of it may not have been done."""
        self._recovered = False
        self.alarm.set(self.clock.now() + FIRST_DELAY)

    async def _recover(self) -> None:
        """Finish what was interrupted, once after each READY."""
        while self.is_ready() and not self._recovered:
            self._recovered = True  # until Discord sends READY again, perhaps meanwhile
            await self._note_servers()
            await self.host.recover()

    async def _note_servers(self) -> None:
        """Note the servers of the bot. Repeat if they changed before they were stored."""
        noted = None
        while noted != (present := {guild.id for guild in self.guilds}):
            await self.host.profiles.note_servers(present)
            noted = present

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer every component and form, from any person, at any time, and anything else."""
        if interaction.type in _FOR_THE_TREE:
            return
        try:
            if interaction.type is discord.InteractionType.component:
                await self.router.component(interaction)
            elif interaction.type is discord.InteractionType.modal_submit:
                await self.router.unknown(interaction)
            else:
                raise ValueError("an interaction of no kind that there is")
        except Exception as error:  # noqa: BLE001 - a person may wait for an answer
            await answer_nonsense(interaction, self.presenter, error)
        else:
            if is_direct(interaction):
                await self.host.profiles.note_dm(interaction.user.id, closed=False)

    @property
    def at_work(self) -> bool:
        """Whether a person is being answered or told something."""
        return bool(unanswered()) or self.outbox.at_work or self.letters.at_work

    async def close(self) -> None:
        """Stop listening, finish all answers, work and messages, then close the database."""
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
        await asyncio.gather(all_answered(FAREWELL), self._due_is_done(FAREWELL))
        await self.host.stop()
        await asyncio.gather(self.outbox.stop(), self.letters.stop())
        await self._door.close()
        await super().close()
        await self.leasing.close()
        await self.store.close()

    async def _due_is_done(self, most: timedelta) -> None:
        """Wait until the computers in progress have answered. Cut off those that take longer."""
        if self._due_run is not None and not self._due_run.done():
            await asyncio.wait({self._due_run}, timeout=most.total_seconds())
            self._due_run.cancel()
            await asyncio.gather(self._due_run, return_exceptions=True)


def _sharding(shards: Shards | None, count: int | None) -> dict[str, Any]:
    """Return the connections to make: as set, else `count`, else as many as Discord wants."""
    if shards is None:
        return {"shard_count": count}
    return {"shard_count": shards.count, "shard_ids": list(shards.ids)}


def _suggests(interaction: Interaction) -> bool:
    """Whether an option has suggestions. It may be gone: Discord may show old commands."""
    data: Any = interaction.data or {}
    typed = {option["name"] for option in data.get("options", ()) if option.get("focused")}
    command = interaction.command
    return isinstance(command, discord.app_commands.Command) and any(
        parameter.autocomplete and str(parameter.display_name) in typed
        for parameter in command.parameters
    )


def _in_our_words(error: discord.app_commands.AppCommandError) -> Exception:
    """Return the refusal for a command that is gone, has changed or is not allowed here.

    Discord shows old commands until it knows the new ones. All other errors are bugs.
    """
    gone = discord.app_commands.CommandNotFound | discord.app_commands.CommandSignatureMismatch
    if isinstance(error, gone | discord.app_commands.TransformerError):
        return ServiceError("unknown_command")
    if isinstance(error, discord.app_commands.CheckFailure):
        return ServiceError("not_here")
    return error
