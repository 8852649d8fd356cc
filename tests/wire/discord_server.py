"""A small Discord on loopback: REST and gateway over real sockets, with faults on demand.

It runs outside the bot's process, so it lives on when the bot is killed. `faults` are planned: the
next matching requests get the planned answer, or lose their connection. A refusal that no fault had
planned is a mistake of the bot, kept in `world.complaints`.
"""

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from aiohttp import BodyPartReader, web

from tests.wire.gateway import Gateway
from tests.wire.payloads import Payload, Refused
from tests.wire.world import APP, Interaction, World

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
Files: TypeAlias = Mapping[str, bytes]

API: Final = "/api/v10"
EXPECTED: Final = {10003, 10008, 10015, 10062, 40060, 50001, 50007, 50027, 50083, 160004}
"""Refusals caused by the world, not by a mistake of the bot."""


@dataclass
class Fault:
    """The fate of the next matching requests, instead of or after carrying them out.

    `path` is searched for in the path. `skip`: the number of requests let through first. `drop`:
    the connection is lost before or after the deed. `done`: the deed is done all the same.
    """

    method: str
    path: str
    status: int = 0
    code: int = 0
    times: int = 1
    skip: int = 0
    drop: Literal["", "before", "after"] = ""
    done: bool = False
    headers: dict[str, str] = field(default_factory=dict)
    body: Payload = field(default_factory=dict)

    def matches(self, request: web.Request) -> bool:
        here = request.method == self.method and re.search(self.path, request.path)
        if here and self.skip:
            self.skip -= 1
            return False
        return bool(self.times and here)


class DiscordServer:
    """REST and gateway in front of a world."""

    def __init__(self, shards: int = 1) -> None:
        self.world = World(shards)
        self.gateways: list[Gateway] = []
        self.gateways += [Gateway(self.world, n, self.gateways) for n in range(shards)]
        self.gateway = self.gateways[0]
        """Of shard 0, which receives direct messages."""
        self.sessions_left = 999
        """The sessions that the bot may still begin today."""
        self.faults: list[Fault] = []
        self.requests: list[tuple[str, str, int]] = []
        """The requests, with the status of each answer: 0 for a lost connection."""
        self.on_moment: Callable[[str], Awaitable[None]] | None = None
        """Called at `click`, `callback`, `writing`, `wrote` and `answered`."""
        self.base = ""

    @asynccontextmanager
    async def running(self):
        """Listen on a free port of the loopback."""
        app = web.Application(middlewares=[self._answer], client_max_size=12 * 1024 * 1024)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        for method, path, handler in self._routes():
            app.router.add_route(method, API + path, handler)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        host, port = runner.addresses[0][:2]
        self.base = f"http://{host}:{port}{API}"
        for gateway in self.gateways:
            gateway.url = f"ws://{host}:{port}/gateway"
        try:
            yield self
        finally:
            for gateway in self.gateways:
                await gateway.cut()
            await runner.cleanup()

    def gateway_of(self, channel_id: int) -> Gateway:
        """Return the gateway with the events of a channel."""
        return self.gateways[((self.world.home(channel_id) or 0) >> 22) % len(self.gateways)]

    @property
    def connected(self) -> bool:
        """Whether all shards are connected."""
        return all(gateway.connected for gateway in self.gateways)

    def plan(self, method: str, path: str, status: int = 0, **values: Any) -> Fault:
        """Plan a fault."""
        fault = Fault(method, path, status, **values)
        self.faults.append(fault)
        return fault

    # --- acts of members --------------------------------------------------------------------

    async def click(
        self, user_id: int, message: Payload, part: Payload, values: list[str] | None = None
    ) -> Interaction:
        """Let a member press a button, or select values in a menu."""
        data: Payload = {"custom_id": part["custom_id"], "component_type": part["type"]}
        if values is not None:
            data["values"] = values
        return await self._interact(
            Interaction(user_id, 3, data, int(message["channel_id"]), message)
        )

    async def slash(
        self, user_id: int, channel_id: int, name: str, options: Mapping[str, Any]
    ) -> Interaction:
        """Let a member use a command that the bot has registered."""
        command = next(each for each in self.world.commands if each["name"] == name)
        types = {each["name"]: each["type"] for each in command.get("options", ())}
        given = [{"name": key, "type": types[key], "value": options[key]} for key in options]
        data = {"id": command["id"], "name": name, "type": 1, "options": given}
        return await self._interact(Interaction(user_id, 2, data, channel_id))

    async def _interact(self, interaction: Interaction) -> Interaction:
        self.world.interactions[interaction.id] = interaction
        gateway = self.gateway_of(interaction.channel_id)
        interaction.heard = gateway.connected
        await gateway.emit("INTERACTION_CREATE", self.world.describe(interaction))
        await self._moment("click")
        return interaction

    # --- requests ---------------------------------------------------------------------------

    @web.middleware
    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request of the bot, like Discord or as planned."""
        if request.path.startswith("/gateway"):
            return await handler(request)
        fault = next((each for each in self.faults if each.matches(request)), None)
        response: web.StreamResponse | None = None
        if fault is None:
            response = await self._do(request, handler)
        else:
            fault.times -= 1
            if fault.done or fault.drop == "after":
                await self._do(request, handler)
            if not fault.drop:
                body = {"code": fault.code, "message": "planned"} | fault.body
                response = _json(body, fault.status, **fault.headers)
        path = request.path.removeprefix(API)
        self.requests.append((request.method, path, 0 if response is None else response.status))
        self.world.bell.ring()
        if response is None:
            assert request.transport is not None
            request.transport.abort()
            return web.Response()
        response.headers.update(_LIMITS)
        response.headers["X-RateLimit-Bucket"] = re.sub(r"\d+|token-\d+", "*", path)[:40]
        return response

    async def _do(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except Refused as refused:
            if refused.code not in EXPECTED:
                self.world.complaints.append(f"{request.method} {request.path}: {refused.text}")
            return _json({"code": refused.code, "message": refused.text}, refused.status)
        except ConnectionError:
            return _json({"message": "the bot died as it asked"}, 400)
        except web.HTTPNotFound:
            self.world.complaints.append(f"{request.method} {request.path}: no such route")
            return _json({"code": 0, "message": "404: Not Found"}, 404)

    async def _moment(self, name: str) -> None:
        if self.on_moment is not None:
            await self.on_moment(name)

    def _routes(self) -> list[tuple[str, str, Handler]]:
        posts, post = "/channels/{channel}/messages", "/channels/{channel}/messages/{message}"
        hook = "/webhooks/{app}/{token}"
        return [
            ("GET", "/users/@me", self._me),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/gateway/bot", self._gateway),
            ("GET", "/applications/{app}/commands", self._given_commands),
            ("PUT", "/applications/{app}/commands", self._commands),
            ("POST", "/users/@me/channels", self._open_dm),
            ("GET", "/users/{user}", self._user),
            ("GET", "/channels/{channel}", self._channel),
            ("PATCH", "/channels/{channel}", self._change_channel),
            ("GET", posts, self._history),
            ("POST", posts, self._post),
            ("GET", post, self._fetch),
            ("PATCH", post, self._edit),
            ("POST", post + "/threads", self._thread),
            ("POST", "/interactions/{id}/{token}/callback", self._callback),
            ("PATCH", hook + "/messages/@original", self._edit_original),
            ("GET", hook + "/messages/@original", self._fetch_original),
            ("POST", hook, self._follow_up),
        ]

    async def _me(self, _: web.Request) -> web.Response:
        return _json(self.world.bot)

    async def _application(self, _: web.Request) -> web.Response:
        return _json(
            {
                "id": str(APP),
                "name": "Plaza",
                "description": "",
                "icon": None,
                "flags": 0,
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "0" * 64,
                "owner": self.world.bot,
            }
        )

    async def _gateway(self, _: web.Request) -> web.Response:
        told = {"total": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
        limit = {**told, "remaining": self.sessions_left}
        return _json(
            {"url": self.gateway.url, "shards": len(self.gateways), "session_start_limit": limit}
        )

    async def _commands(self, request: web.Request) -> web.Response:
        given = await request.json()
        self.world.commands = [
            {**each, "id": str(8000 + place), "application_id": str(APP), "version": "1"}
            for place, each in enumerate(given)
        ]
        return await self._given_commands(request)

    async def _given_commands(self, _: web.Request) -> web.Response:
        return _json([{"type": 1, "description": "", **each} for each in self.world.commands])

    async def _open_dm(self, request: web.Request) -> web.Response:
        return _json(self.world.direct(int((await request.json())["recipient_id"])))

    async def _user(self, request: web.Request) -> web.Response:
        user = self.world.users.get(_number(request, "user"))
        if user is None:
            raise Refused(404, 10013, "Unknown User")
        return _json(user)

    async def _channel(self, request: web.Request) -> web.Response:
        return _json(self.world.place(_number(request, "channel")))

    async def _change_channel(self, request: web.Request) -> web.Response:
        channel = self.world.place(_number(request, "channel"))
        wanted = await request.json()
        if "archived" in wanted and "thread_metadata" in channel:
            channel["thread_metadata"]["archived"] = wanted["archived"]
        return _json(channel)

    async def _post(self, request: web.Request) -> web.Response:
        body, files = await _parsed(request)
        await self._moment("writing")
        message = self.world.post(_number(request, "channel"), body, files)
        await self._moment("wrote")
        return _json(message)

    async def _history(self, request: web.Request) -> web.Response:
        channel = int(self.world.place(_number(request, "channel"))["id"])
        newest = self.world.history(channel)
        return _json(newest[: int(request.query.get("limit", 50))])

    async def _fetch(self, request: web.Request) -> web.Response:
        channel = int(self.world.place(_number(request, "channel"))["id"])
        return _json(self.world.message(channel, _number(request, "message")))

    async def _edit(self, request: web.Request) -> web.Response:
        body, files = await _parsed(request)
        channel = int(self.world.place(_number(request, "channel"))["id"])
        message = self.world.message(channel, _number(request, "message"))
        return _json(self.world.edit(message, body, files))

    async def _thread(self, request: web.Request) -> web.Response:
        channel, message = _number(request, "channel"), _number(request, "message")
        name = (await request.json())["name"]
        if not 1 <= len(name) <= 100:
            raise Refused(400, 50035, "Invalid Form Body: name")
        thread = self.world.thread(channel, message, name)
        gateway = self.gateway_of(channel)
        await gateway.emit("THREAD_CREATE", {**thread, "newly_created": True})
        return _json(thread, 201)

    async def _callback(self, request: web.Request) -> web.Response:
        body, files = await _parsed(request)
        found = self.world.interaction(_number(request, "id"), request.match_info["token"])
        self.world.acknowledge(found, body, files)
        await self._moment("callback")
        about: Payload = {"id": str(found.id), "type": found.kind}
        resource: Payload = {"type": body["type"]}
        if body["type"] in (4, 5) and found.original is not None:
            about["response_message_id"] = found.original["id"]
            resource["message"] = found.original
        return _json({"interaction": about, "resource": resource})

    async def _edit_original(self, request: web.Request) -> web.Response:
        body, files = await _parsed(request)
        found = self.world.by_token(request.match_info["token"])
        message = self.world.edit_original(found, body, files)
        await self._moment("answered")
        return _json(message)

    async def _fetch_original(self, request: web.Request) -> web.Response:
        return _json(self.world.by_token(request.match_info["token"]).original)

    async def _follow_up(self, request: web.Request) -> web.Response:
        body, files = await _parsed(request)
        found = self.world.by_token(request.match_info["token"])
        message = self.world.follow_up(found, body, files)
        await self._moment("answered")
        return _json(message)


_LIMITS: Final = {
    "X-RateLimit-Limit": "100",
    "X-RateLimit-Remaining": "99",
    "X-RateLimit-Reset-After": "1.000",
    "Via": "1.1 google",
}
"""A 429 without Via would be taken for one of Cloudflare's."""


def limited(seconds: float, *, everywhere: bool = False) -> dict[str, Any]:
    """Return the body of a 429."""
    scope = "global" if everywhere else "user"
    return {
        "headers": {"Retry-After": str(seconds), "X-RateLimit-Scope": scope},
        "body": {"retry_after": seconds, "global": everywhere, "message": "rate limited"},
    }


def _json(body: Any, status: int = 200, **headers: str) -> web.Response:
    """Answer like Discord: discord.py reads JSON only under exactly this type."""
    headers["Content-Type"] = "application/json"
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)


def _number(request: web.Request, name: str) -> int:
    return int(request.match_info[name])


async def _parsed(request: web.Request) -> tuple[Payload, Files]:
    """Read a body: JSON alone, or multipart with files beside."""
    if request.content_type != "multipart/form-data":
        return await request.json(), {}
    body: Payload = {}
    files: dict[str, bytes] = {}
    reader = await request.multipart()
    while isinstance(part := await reader.next(), BodyPartReader):
        data = bytes(await part.read(decode=False))
        if part.name == "payload_json":
            body = json.loads(data)
        else:
            files[str(part.name)] = data
    return body, files
