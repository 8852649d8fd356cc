"""The one door for what the gateway says: what cannot be read is dropped, and all else goes on.

discord.py ends the process where it cannot parse an event. An event that it cannot parse is of no
use to anybody here either, so it is logged under an id and forgotten. Where something is missing
without which a connection is none, a new one is made.
"""

import json
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

import aiohttp
import discord.shard
import structlog
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.logs import error_id

_PASSING: Final = (
    ReconnectWebSocket,
    WebSocketClosure,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    OSError,
)
"""What the connection itself raises, and discord.py reconnects after."""

_NEEDED: Final = (DiscordWebSocket.HELLO, "READY")
"""Without these a connection never gets to work."""

_log = structlog.get_logger(__name__)


class Gateway(DiscordWebSocket):
    """A connection to the gateway that outlives what it cannot read."""

    async def received_message(self, msg: Any, /) -> None:
        """Do what a frame says. Raises what discord.py reconnects after."""
        text = await self._unpacked(msg) if isinstance(msg, bytes) else msg
        if text is None:
            return
        place = self.sequence
        try:
            await super().received_message(text)
        except _PASSING:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it holds, it may not end the bot
            await self._drop(_kind_of(text), error)
        if type(self.sequence) is not int and self.sequence is not None:
            self.sequence = place

    async def _unpacked(self, frame: bytes) -> str | None:
        """Return what a compressed frame says; None where it goes on in the next.

        After a frame that is broken, none can be read: the session is resumed in a new stream.
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
    """Have discord.py make such connections from now on."""
    discord.shard.DiscordWebSocket = Gateway  # pyright: ignore[reportPrivateImportUsage]


def _place_of(error: Exception) -> str:
    """Return what went wrong and where; the words of the error may quote what people have sent."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(frame.filename).name}:{frame.lineno}"


def _kind_of(text: str) -> str | int | None:
    """Return the name of an event, else the number of a message; None for what is neither."""
    with suppress(ValueError, AttributeError, RecursionError):
        message: Any = json.loads(text)
        kind = message.get("t") or message.get("op")
        return kind if isinstance(kind, str | int) else None
    return None
