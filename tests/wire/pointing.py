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
"""How long discord.py waits for more servers; they all come at once here."""


class Naps:
    """Stands in for asyncio where discord.py sleeps between tries: notes how long, and goes on."""

    scale: ClassVar[float] = 0.0
    """How long a second of sleep really takes."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.awake = asyncio.Event()
        """Cleared, whoever sleeps goes on sleeping."""
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
    """Let discord.py take this for Discord."""
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
        """Note that what the bot does at its start is done."""
        await super().on_ready()
        self.up.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once."""
