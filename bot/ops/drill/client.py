"""The drill's client: REST with a record, and the gateway only while it waits for a click."""

import asyncio
import json
from typing import Any, Final, NamedTuple

import discord

from bot import permissions
from bot.ops.drill.marks import PREFIX
from bot.ops.drill.record import Record
from bot.rest import LONGEST_LIMIT, Door
from bot.ui.items import Interaction

_FRAMES: Final = 50
"""The number of clicks kept until they are answered."""


class Click(NamedTuple):
    """A click on a component of the drill, and all that Discord told of it."""

    interaction: Interaction
    told: dict[str, Any]


class DrillClient(discord.Client):
    """Sends requests as the bot does, and receives clicks."""

    def __init__(self, record: Record) -> None:
        # Plaza has no voice, so its libraries are not missing.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=permissions.INTENTS,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_LIMIT,
            http_trace=record.trace(),
            enable_debug_events=True,
        )
        self.door = Door(self)
        self.record = record
        self.clicks: asyncio.Queue[Click] = asyncio.Queue(_FRAMES)
        self._told: dict[int, dict[str, Any]] = {}
        self._connected = asyncio.Event()

    async def on_connect(self) -> None:
        """Note that clicks are received from now on."""
        self._connected.set()

    async def on_socket_raw_receive(self, frame: str) -> None:
        """Keep what Discord tells of a click on one of the drill's components."""
        event: dict[str, Any] = json.loads(frame) if "INTERACTION_CREATE" in frame else {}
        told: dict[str, Any] = event.get("d") or {}
        if str(_data_of(told).get("custom_id", "")).startswith(PREFIX):
            self._told[int(told["id"])] = told
            self.record.events.append(told)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Hand on a click on one of the drill's components; leave everything else alone."""
        told = self._told.pop(interaction.id, None)
        if told is not None and not self.clicks.full():
            self.clicks.put_nowait(Click(interaction, told))

    async def listen(self, patience: float) -> asyncio.Task[None]:
        """Connect to the gateway. Raises the error if it cannot."""
        listening = asyncio.create_task(self.connect())
        waiting = asyncio.create_task(self._connected.wait())
        try:
            await asyncio.wait(
                [listening, waiting], timeout=patience, return_when=asyncio.FIRST_COMPLETED
            )
            if listening.done():
                listening.result()
            if not self._connected.is_set():
                raise TimeoutError("no answer in time")
        except BaseException:
            listening.cancel()
            raise
        finally:
            waiting.cancel()
        return listening


def _data_of(told: dict[str, Any]) -> dict[str, Any]:
    return told.get("data") or {}
