"""Plaza in a simulated Discord: the only place that knows SimCord, for `plaza play` and for tests.

SimCord is young and pinned exactly; its changes are handled here.
"""

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import discord
import simcord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, RoleHandle, interactions
from simcord.backend import serializers
from simcord.preview import Preview, _markdown

from bot.app import PlazaBot
from bot.config import Settings
from bot.notify.alarm import Alarm
from bot.service.host import unguessable
from bot.ui.presenter import Draw
from rules.game import AnyGame
from rules.registry import GAMES

SETTLE_SECONDS: Final = 60.0
"""The longest time for an action and all that it starts."""
_LOOK_AGAIN: Final = 0.002
"""Seconds until SimCord checks again whether an action is done."""
_PARSERS: Final = 64
"""The number of Markdown parsers kept; a page needs a few at a time."""


def settings_for(database: Path, **values: Any) -> Settings:
    """Return settings for a simulation, whatever the environment says."""
    given: dict[str, Any] = {
        "database_url": f"sqlite:///{database}",
        "token": None,
        "threads": True,
        # Simulated time stands still between clicks: limits would never end, choices never settle.
        "looks_per_minute": 1_000_000,
        "undo_seconds": 0,
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


class Press(NamedTuple):
    """A button that is about to be pressed, on a post in the channel."""

    user_id: int
    message_id: int
    custom_id: str


class _Requests(list[Any]):
    """The bot's requests, and the time of each acknowledgement, by the real clock."""

    def __init__(self) -> None:
        super().__init__()
        self.acknowledged: dict[str, float] = {}

    def append(self, entry: Any, /) -> None:
        """Add a request as it is made."""
        super().append(entry)
        if entry.path.endswith("/callback"):
            self.acknowledged[entry.path.split("/")[2]] = perf_counter()


class Simulation:
    """A simulated server with the real bot in it."""

    def __init__(self, env: Env, bot: PlazaBot, guild: GuildHandle, channel: ChannelHandle) -> None:
        self.env = env
        self.bot = bot
        self.guild = guild
        self.channel = channel

    def member(
        self, name: str, display: str | None = None, roles: Sequence[RoleHandle] = ()
    ) -> MemberActor:
        """Let a person join the server, with these roles."""
        return self.guild.add_member(self.env.create_user(name, global_name=display), roles=roles)

    def preview(self, place: Any, viewers: Sequence[Any], **shape: Any) -> Preview:
        """Serve a place as a page on this machine, as each of these people sees it."""
        _share_parsers()
        return self.env.preview(place, viewers=viewers, **shape)

    async def press_together(self, presses: Sequence[Press]) -> list[float]:
        """Let people press buttons at the same moment, and wait until all that follows is done.

        Return the seconds, by the real clock, that each waited for the acknowledgement.
        """
        backend = self.env.backend
        backend.http_requests = requests = _Requests()
        payloads = [self._payload(press) for press in presses]
        pressed: dict[str, float] = {}
        for payload in payloads:
            pressed[payload["id"]] = perf_counter()
            backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [requests.acknowledged[number] - at for number, at in pressed.items()]

    def _payload(self, press: Press) -> dict[str, Any]:
        backend = self.env.backend
        message = backend.get_message(self.channel.id, press.message_id)
        record, payload = interactions.base_payload(
            backend,
            type=discord.InteractionType.component.value,
            channel_id=self.channel.id,
            guild_id=self.guild.id,
            user_id=press.user_id,
            data={
                "custom_id": press.custom_id,
                "component_type": discord.ComponentType.button.value,
            },
        )
        record.source_message_id = message.id
        return payload | {"message": dict(serializers.message_payload(backend, message))}

    async def restart(self) -> None:
        """End the bot and start a new one on the same database; Discord stays as it is."""
        old = self.bot
        self.bot = PlazaBot(
            old.settings,
            draw=old.draw,
            clock=old.clock,
            games=old.host.games,
            seed=old.seed,
            shard_count=1,
        )
        await self.env.restart_bot(self.bot)
        await old.outbox.stop()
        await old.letters.stop()
        await old.store.close()


def _name_bot(run: simcord.run) -> None:
    """Give the bot its name; SimCord has no way to do so."""
    run._env.backend.bot_user.name = "Plaza"  # pyright: ignore[reportPrivateUsage] - no public way


def _look_often(run: simcord.run) -> None:
    """Let SimCord check again soon whether an action is done: it would sleep for 50 ms."""
    env = run._env  # pyright: ignore[reportPrivateUsage] - no public way
    settle = env._settle_internal  # pyright: ignore[reportPrivateUsage]

    async def settled(**how: Any) -> None:
        how["idle"] = _LOOK_AGAIN
        await settle(**how)

    env._settle_internal = settled  # pyright: ignore[reportPrivateUsage]


def _end_timers(run: simcord.run) -> None:
    """Drop timers of the real clock whenever SimCord checks the tasks under way.

    Cancelled ones stay in the event loop until their time, for minutes, and SimCord searches all of
    them for what a task waits for. The alarm rings by the simulated clock alone.
    """
    env = run._env  # pyright: ignore[reportPrivateUsage] - no public way
    look = env._settlement_state  # pyright: ignore[reportPrivateUsage]

    def look_and_end() -> Any:
        found = look()
        for timer in found.work.callbacks:
            alarm = timer.label == Alarm.fire.__qualname__
            if timer.real_handle and timer.handle and (alarm or timer.handle.cancelled()):
                timer.real_handle.cancel()
        return found

    env._settlement_state = look_and_end  # pyright: ignore[reportPrivateUsage]


@cache
def _describe_as_discord() -> None:
    """Make SimCord describe messages as Discord does, where it differs.

    Files that components show are not listed; the components name them by `attachment_id`
    (discord-api-docs, 8277 and 8279). The line about a new thread refers to the thread.
    """
    describe = serializers.message_payload

    def described(backend: Any, message: Any, **how: Any) -> Any:
        payload: dict[str, Any] = dict(describe(backend, message, **how))
        if payload["flags"] & discord.MessageFlags.components_v2.flag:
            payload["attachments"] = []
        if payload["type"] == discord.MessageType.thread_created.value:
            thread = message.system_metadata.channel_id
            payload["message_reference"] = {"channel_id": str(thread)}
        return payload

    serializers.message_payload = described


@cache
def _share_parsers() -> None:
    """Build one Markdown parser for all texts that can mention the same things.

    SimCord builds one for every text and label on the page, which takes twenty times as long as
    parsing. The mentionable things change with the tables, so the oldest parsers become useless.
    """
    build = _markdown._markdown_parser  # pyright: ignore[reportPrivateUsage] - no public way
    built = dict[str, Any]()

    def parser(policy: Mapping[str, Any], context: Mapping[str, Any]) -> Any:
        key = repr((policy, context))
        if key not in built:
            if len(built) == _PARSERS:
                del built[next(iter(built))]
            built[key] = build(policy, context)
        return built[key]

    _markdown._markdown_parser = parser  # pyright: ignore[reportPrivateUsage]


@asynccontextmanager
async def simulated(
    settings: Settings,
    *,
    draw: Draw,
    games: Mapping[str, AnyGame] = GAMES,
    seed: Callable[[], int] = unguessable,
    server: str = "Plaza",
    channel: str = "plaza",
) -> AsyncGenerator[Simulation]:
    """Run the bot in a simulated Discord with one server and one channel."""
    _describe_as_discord()
    clock = SimulatedClock()
    bot = PlazaBot(settings, draw=draw, clock=clock, games=games, seed=seed, shard_count=1)
    run = simcord.run(bot, settle_timeout=SETTLE_SECONDS)
    _name_bot(run)
    _end_timers(run)
    _look_often(run)
    async with run as env:
        clock.env = env
        guild = env.create_guild(server)
        simulation = Simulation(env, bot, guild, guild.create_text_channel(channel))
        try:
            yield simulation
        finally:
            await env.settle()
            await simulation.bot.outbox.stop()
            await simulation.bot.letters.stop()
            await simulation.bot.store.close()
