"""Pointing discord.py at a loopback Discord, and back."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, ClassVar
from unittest.mock import patch

import discord.http
import discord.webhook.async_
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import PlazaBot

READY_SECONDS = 0.05
"""The time that discord.py waits for more servers; they all come at once here."""


class Naps:
    """Stands in for asyncio when discord.py sleeps between tries: records the time, and goes on."""

    scale: ClassVar[float] = 0.0
    """The real length of a second of sleep."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.awake = asyncio.Event()
        """Cleared, a sleeping task goes on sleeping."""
        self.awake.set()

    async def sleep(self, seconds: float, result: Any = None) -> Any:
        self.taken.append(seconds)
        await asyncio.sleep(seconds * self.scale)
        await self.awake.wait()
        return result

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


@contextmanager
def pointed_at(base: str, gateway: str) -> Generator[Naps]:
    """Point discord.py at this server."""
    naps = Naps()
    with (
        patch.object(Route, "BASE", base),
        patch.object(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(gateway)),
        patch.object(discord.http, "asyncio", naps),
        patch.object(discord.webhook.async_, "asyncio", naps),
    ):
        yield naps


class WireBot(PlazaBot):
    """The real bot, without discord.py's five seconds before a second IDENTIFY."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._connection.guild_ready_timeout = READY_SECONDS

        self.up = asyncio.Event()

    async def on_ready(self) -> None:
        """Record the end of the bot's start."""
        await super().on_ready()
        self.up.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once."""
