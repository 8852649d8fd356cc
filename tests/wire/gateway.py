"""The gateway of the loopback Discord: sessions with numbered events, replayed on RESUME.

Each shard has a session of its own. All share one door: the shard of a connection is unknown until
it identifies or resumes.
"""

import asyncio
import json
from typing import Any, Final

from aiohttp import WSCloseCode, WSMsgType, web

from tests.wire.payloads import Payload
from tests.wire.world import APP, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
HEARTBEAT_MS: Final = 41250


class Gateway:
    """One shard's stream of events. An event without a listener is kept."""

    def __init__(
        self, world: World, number: int = 0, family: "list[Gateway] | None" = None
    ) -> None:
        """`family`: the gateways of all shards, in order."""
        self.world = world
        self.number = number
        self.family = family if family is not None else [self]
        self.url = ""
        self.session = 0
        self.events: list[Payload] = []
        self.identified = 0
        self.intents = 0
        """The bot's intents, from its last IDENTIFY."""
        self.resumed = 0
        self.open = asyncio.Event()
        """Cleared, no one can connect: connections wait at the door."""
        self.open.set()
        self.spoil_ready = ""
        """The fields missing from the next READY."""
        self.spoil_hello = False
        """Whether the next HELLO lacks everything."""
        self.refuse_with = 0
        """The code that ends the next IDENTIFY, if any."""
        self._socket: web.WebSocketResponse | None = None

    @property
    def _session_id(self) -> str:
        return f"{self.number}-{self.session}"

    @property
    def connected(self) -> bool:
        return self._socket is not None and not self._socket.closed

    async def emit(self, name: str, data: Payload) -> None:
        """Send the bot an event, now or when it resumes."""
        event = {"op": DISPATCH, "t": name, "s": len(self.events) + 1, "d": data}
        self.events.append(event)
        if self._socket is not None:
            await _send(self._socket, event)

    async def send(self, frame: str | bytes) -> None:
        """Send the bot a frame as it is, which no RESUME repeats."""
        assert self._socket is not None
        if isinstance(frame, str):
            await self._socket.send_str(frame)
        else:
            await self._socket.send_bytes(frame)

    async def cut(self, code: int = WSCloseCode.GOING_AWAY) -> None:
        """End the connection; the session can be resumed."""
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Send opcode 7."""
        socket, self._socket = self._socket, None
        assert socket is not None
        await _send(socket, {"op": RECONNECT, "d": None})

    async def invalidate(self) -> None:
        """Send opcode 9: the session is over, and what happened meanwhile is not repeated."""
        socket, self._socket = self._socket, None
        assert socket is not None
        self.session += 1
        await _send(socket, {"op": INVALID, "d": False})

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speak with the bot until it leaves."""
        await self.open.wait()
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        hello = {} if self.spoil_hello else {"heartbeat_interval": HEARTBEAT_MS}
        self.spoil_hello = False
        await _send(socket, {"op": HELLO, "d": hello})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._take(socket, json.loads(message.data))
        for each in self.family:
            if each._socket is socket:
                each._socket = None
        self.world.bell.ring()
        return socket

    async def _take(self, socket: web.WebSocketResponse, message: Payload) -> None:
        match message["op"]:
            case 1:
                await _send(socket, {"op": ACK})
            case 2:
                shard, count = message["d"].get("shard", (0, 1))
                if count != len(self.family):
                    await socket.close(code=4010)
                    return
                self.family[shard].intents = message["d"]["intents"]
                await self.family[shard]._identify(socket)
            case 6:
                shard, _, _ = message["d"]["session_id"].partition("-")
                await self.family[int(shard)]._resume(socket, message["d"])
            case other:
                self.world.complaints.append(f"gateway opcode {other}")

    async def _identify(self, socket: web.WebSocketResponse) -> None:
        self.session += 1
        self.identified += 1
        if self.refuse_with:
            await socket.close(code=self.refuse_with)
            return
        self.events = []
        self._socket = socket
        own = [home for home in self.world.homes.values() if self._is_own(home)]
        homes = [] if self.world.kicked else own
        ready: Payload = {
            "v": 10,
            "user": self.world.bot,
            "guilds": [{"id": str(home), "unavailable": True} for home in homes],
            "shard": [self.number, len(self.family)],
            "session_id": self._session_id,
            "resume_gateway_url": self.url,
            "application": {"id": str(APP), "flags": 0},
        }
        ready.pop(self.spoil_ready, None)
        self.spoil_ready = ""
        await self.emit("READY", ready)
        for home in homes:
            await self.emit("GUILD_CREATE", self.world.guild(home))
        self.world.bell.ring()

    def _is_own(self, home: int) -> bool:
        return (home >> 22) % len(self.family) == self.number

    async def _resume(self, socket: web.WebSocketResponse, asked: Payload) -> None:
        if asked["session_id"] != self._session_id:
            await _send(socket, {"op": INVALID, "d": False})
            return
        self.resumed += 1
        self._socket = socket
        for event in self.events[asked["seq"] :]:
            await _send(socket, event)
        await self.emit("RESUMED", {})
        self.world.bell.ring()


async def _send(socket: web.WebSocketResponse, message: dict[str, Any]) -> None:
    try:
        await socket.send_str(json.dumps(message))
    except ConnectionError:
        return  # a process that has just died hears nothing; a resumed session is told again
