"""Plaza in a simulated Discord: the one place that knows SimCord, for `plaza play` and for tests.

SimCord is young and pinned exactly; what changes there is mended here.
"""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import simcord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor

from bot.app import PlazaBot
from bot.config import Settings
from bot.render import draw_off_loop
from bot.service.host import unguessable
from bot.ui.presenter import Draw

SETTLE_SECONDS: Final = 60.0
"""How long an action may take until all that it started is done."""


def settings_for(database: Path, **values: Any) -> Settings:
    """Return settings for a simulation, whatever the environment says."""
    given: dict[str, Any] = {
        "database_url": f"sqlite:///{database}",
        "token": None,
        "threads": True,
        # Simulated time stands still between clicks, so nobody would ever be slow enough.
        "looks_per_minute": 1_000_000,
    } | values
    return Settings.model_construct(None, **given)


class SimulatedClock:
    """The time of the simulated world: it stands still until a test advances it."""

    def __init__(self) -> None:
        self.env: Env | None = None

    def now(self) -> datetime:
        """Return the simulated time."""
        return _BEFORE if self.env is None else self.env.now()


_BEFORE: Final = datetime(2026, 1, 1, tzinfo=UTC)


class Simulation:
    """A simulated server with the real bot in it."""

    def __init__(self, env: Env, bot: PlazaBot, guild: GuildHandle, channel: ChannelHandle) -> None:
        self.env = env
        self.bot = bot
        self.guild = guild
        self.channel = channel

    def member(self, name: str, display: str | None = None) -> MemberActor:
        """Let somebody join the server."""
        return self.guild.add_member(self.env.create_user(name, global_name=display))

    async def restart(self) -> None:
        """End the bot and start a new one on the same database; Discord stays as it is."""
        old = self.bot
        self.bot = PlazaBot(
            old.settings, clock=old.clock, draw=old.draw, seed=old.seed, shard_count=1
        )
        await self.env.restart_bot(self.bot)
        await old.store.close()


def _name_bot(run: simcord.run) -> None:
    """Call the bot as it will be called; SimCord has no way to say so."""
    run._env.backend.bot_user.name = "Plaza"  # pyright: ignore[reportPrivateUsage]


@asynccontextmanager
async def simulated(
    settings: Settings,
    *,
    draw: Draw = draw_off_loop,
    seed: Callable[[], int] = unguessable,
    server: str = "Plaza",
    channel: str = "plaza",
) -> AsyncGenerator[Simulation]:
    """Run the bot in a simulated Discord with one server and one channel."""
    clock = SimulatedClock()
    bot = PlazaBot(settings, clock=clock, draw=draw, seed=seed, shard_count=1)
    run = simcord.run(bot, settle_timeout=SETTLE_SECONDS)
    _name_bot(run)
    async with run as env:
        clock.env = env
        guild = env.create_guild(server)
        simulation = Simulation(env, bot, guild, guild.create_text_channel(channel))
        try:
            yield simulation
        finally:
            await env.settle()
            await simulation.bot.store.close()
