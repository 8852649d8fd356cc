"""The only entrance for gateway events: it drops those that cannot be read, and all else goes on.

discord.py ends the process if it cannot parse an event. Plaza cannot use such an event either, so
it is logged under an id and dropped. If a connection cannot work without it, a new connection is
made.
"""

import asyncio
import json
import struct
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

import aiohttp
import discord.shard
import structlog
from aiohttp import WSCloseCode, WSMsgType
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.logs import error_id

_PASSING: Final = (
    ReconnectWebSocket,
    WebSocketClosure,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    OSError,
)
"""Errors of the connection itself, which discord.py handles by reconnecting."""

_NEEDED: Final = (DiscordWebSocket.HELLO, "READY")
"""Without these a connection never works."""

_CONTENT: Final = (WSMsgType.TEXT, WSMsgType.BINARY)

LAST_WORDS: Final = 2.0
"""Seconds within which Discord closes the connection, too."""

_log = structlog.get_logger(__name__)


class Gateway(DiscordWebSocket):
    """A connection to the gateway that survives what it cannot read."""

    async def received_message(self, msg: Any, /) -> None:
        """Handle a frame. Raises the errors that make discord.py reconnect."""
        text = await self._unpacked(msg) if isinstance(msg, bytes) else msg
        if text is None:
            return
        place, session = self.sequence, self.session_id
        try:
            await super().received_message(text)
            if self.session_id != session:
                self._forget_servers(json.loads(text)["d"])
        except _PASSING:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it holds, it must not end the bot
            await self._drop(_kind_of(text), error)
        if type(self.sequence) is not int and self.sequence is not None:
            self.sequence = place

    async def close(self, code: int = 4000) -> None:
        """Close the connection. Before a final close, read what was on its way."""
        if code == WSCloseCode.OK and self.open:
            with suppress(*_PASSING, TimeoutError):
                async with asyncio.timeout(LAST_WORDS):
                    await self._hear_the_rest(code)
        await super().close(code)

    async def _hear_the_rest(self, code: int) -> None:
        """Send a close frame, and handle what Discord sends before its own.

        Closing the socket would drop clicks, and Discord would tell their people that Plaza failed.
        """
        await asyncio.sleep(0)  # discord.py has cancelled the task that listens: it ends now
        await self.socket.send_frame(struct.pack("!H", code), WSMsgType.CLOSE)
        while (frame := await self.socket.receive()).type in _CONTENT:
            await self.received_message(frame.data)

    def _forget_servers(self, ready: Any) -> None:
        """Treat servers of this shard that READY no longer lists as left, because they are.

        There is no other source: Discord does not repeat what happened before a new session, and
        discord.py only adds to its list.
        """
        present, state = {int(guild["id"]) for guild in ready["guilds"]}, self._connection
        for guild in [guild for guild in state.guilds if guild.shard_id == self.shard_id]:
            if guild.id not in present:
                state._remove_guild(guild)  # pyright: ignore[reportPrivateUsage] - as GUILD_DELETE
                state.dispatch("guild_remove", guild)

    async def _unpacked(self, frame: bytes) -> str | None:
        """Return the content of a compressed frame; None if it continues in the next.

        After a broken frame no other can be read: the session is resumed in a new stream.
        """
        try:
            return self._decompressor.decompress(frame)
        except Exception as error:
            _log.error("gateway.broken", error=error_id(), reason=_place_of(error))
            await self.close()
            raise ReconnectWebSocket(self.shard_id) from error

    async def _drop(self, kind: str | int | None, error: Exception) -> None:
        _log.error("gateway.dropped", error=error_id(), kind=kind, reason=_place_of(error))
        if kind in _NEEDED:
            await self.close()
            raise ConnectionError(f"{kind} cannot be read") from error


def install() -> None:
    """Make discord.py use such connections from now on."""
    discord.shard.DiscordWebSocket = Gateway  # pyright: ignore[reportPrivateImportUsage]


def _place_of(error: Exception) -> str:
    """Return the error's kind and place, without its text, which may quote people."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(frame.filename).name}:{frame.lineno}"


def _kind_of(text: str) -> str | int | None:
    """Return the name of an event, else the number of a message; None if it is neither."""
    with suppress(ValueError, AttributeError, RecursionError):
        message: Any = json.loads(text)
        kind = message.get("t") or message.get("op")
        return kind if isinstance(kind, str | int) else None
    return None
