"""The bot: puts storage, service, pictures and Discord together. Nothing else knows them all."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, Final

import discord
import structlog
from discord.ext import commands, tasks

from bot import syncing
from bot.cogs.desk import Desk
from bot.cogs.rules import Rules
from bot.cogs.settings import Settings as SettingsCog
from bot.cogs.tables import Tables
from bot.cogs.wording import CommandTranslator
from bot.config import Settings
from bot.logs import error_id
from bot.notify.outbox import Outbox
from bot.notify.publisher import DiscordPublisher
from bot.render import draw_off_loop
from bot.service.clock import Clock, SystemClock
from bot.service.host import Host, unguessable
from bot.storage.migrations import upgrade
from bot.storage.store import Store
from bot.ui import ids
from bot.ui.book import Book
from bot.ui.items import ITEMS, Interaction
from bot.ui.presenter import Draw, Presenter
from bot.ui.sheet import Sheet
from rules.registry import GAMES

SHORTEST_WAIT: Final = 0.5

_log = structlog.get_logger(__name__)


class PlazaTree(discord.app_commands.CommandTree["PlazaBot"]):
    """The commands; what goes wrong outside their bodies is answered here."""

    async def on_error(
        self, interaction: Interaction, error: discord.app_commands.AppCommandError, /
    ) -> None:
        """Answer with an error id that the log has as well."""
        number = error_id()
        _log.error("command failed", error=number, interaction=interaction.id, exc_info=error)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        sheet = Sheet()
        sheet.text(self.client.presenter.default.say("error-internal", id=number))
        if not interaction.response.is_done():
            await interaction.response.send_message(view=sheet.view(), ephemeral=True)


class PlazaBot(commands.AutoShardedBot):
    """Plaza in Discord."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        draw: Draw = draw_off_loop,
        seed: Callable[[], int] = unguessable,
        shard_count: int | None = None,
    ) -> None:
        super().__init__(
            commands.when_mentioned,
            tree_cls=PlazaTree,
            help_command=None,
            intents=discord.Intents.default(),
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=shard_count,
        )
        self.settings = settings
        self.clock = clock or SystemClock()
        self.draw = draw
        self.seed = seed
        self.store = Store.open(settings.database_url)
        self.host = Host(self.store, clock=self.clock, seed=seed, limits=settings.limits)
        self.presenter = Presenter(self.host, draw, settings.language)
        publisher = DiscordPublisher(self, self.host, self.presenter, threads=settings.threads)
        self.outbox = Outbox(self.store, publisher, self.clock, self._later)
        self.host.on_commit(self.outbox.kick)
        book = Book(tuple(GAMES))
        self.desk = Desk(self.host, self.presenter, book)
        self._cogs_to_add: tuple[commands.Cog, ...] = (
            Tables(self.host, self.presenter, GAMES),
            Rules(self.presenter, book, tuple(GAMES)),
            SettingsCog(self.host, self.presenter),
        )
        self._recovered = False

    async def setup_hook(self) -> None:
        """Bring the database up to date, and the commands to Discord."""
        await upgrade(self.settings.database_url)
        self.add_dynamic_items(*ITEMS)
        for cog in self._cogs_to_add:
            await self.add_cog(cog)
        await self.tree.set_translator(CommandTranslator())
        await syncing.sync(self.tree, self.host.memory)

    async def on_ready(self) -> None:
        """Finish what a former run left undone, once."""
        if self._recovered:
            return
        self._recovered = True
        _log.info("ready", servers=len(self.guilds), shards=self.shard_count)
        await self.host.recover()
        self.outbox.kick()

    def _later(self, when: datetime) -> None:
        """Look into the outbox again at that time."""
        wait = (when - self.clock.now()).total_seconds()
        self._timer.change_interval(seconds=max(wait, SHORTEST_WAIT))
        if not self._timer.is_running():
            self._timer.start()

    @tasks.loop()
    async def _timer(self) -> None:
        # The first turn comes at once, the second when the interval is over.
        if self._timer.current_loop > 0:
            self._timer.stop()
            self.outbox.kick()

    async def on_message(self, message: discord.Message, /) -> None:
        """Read no messages: everything is a command or a component."""

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what discord.py drops silently: unknown components, forms of a former run."""
        if interaction.type is discord.InteractionType.modal_submit or (
            interaction.type is discord.InteractionType.component and not _is_ours(interaction)
        ):
            await self.desk.unknown(interaction)

    async def close(self) -> None:
        """Leave Discord, then the database."""
        await super().close()
        await self.store.close()


def _is_ours(interaction: Interaction) -> bool:
    """Whether a DynamicItem answers: the id can be read, and the message has that component."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if ids.read(custom_id) is None or interaction.message is None:
        return False
    view = discord.ui.LayoutView.from_message(interaction.message, timeout=None)
    return any(getattr(item, "custom_id", None) == custom_id for item in view.walk_children())
