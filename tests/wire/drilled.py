"""The loopback Discord with everything a drill needs, and with assumptions that may be false.

`DrilledServer.false` names the assumptions that do not hold in this Discord, by key.
"""

import json
from collections.abc import Awaitable, Callable
from copy import copy

from aiohttp import web

from tests.wire.discord_server import DiscordServer, Handler, _json, _number
from tests.wire.drilled_world import DrilledWorld
from tests.wire.gateway import Gateway
from tests.wire.payloads import GALLERY, Payload, Refused, media_of, walk
from tests.wire.world import DM, GUILD, THREAD


class DrilledServer(DiscordServer):
    """REST and gateway in front of such a world."""

    world: DrilledWorld

    def __init__(self) -> None:
        super().__init__()
        self.world = DrilledWorld()
        self.gateways[:] = [Gateway(self.world, 0, self.gateways)]
        self.gateway = self.gateways[0]
        self.dead = False
        """Whether every request loses its connection: its process has ended."""
        self.token = ""
        """The only token that is accepted, if any."""
        self.count = 0
        """The number of requests so far."""
        self.asked = ""
        """The method of the newest."""
        self._at: tuple[int, Callable[[], Awaitable[bool]]] | None = None

    @property
    def false(self) -> set[str]:
        """The false assumptions of this Discord, by key."""
        return self.world.false

    def at(self, number: int, act: Callable[[], Awaitable[bool]]) -> None:
        """Count from zero, and act at the request of this number; it is carried out unless `act`
        returns False.
        """
        self.count, self._at = 0, (number, act)

    @web.middleware
    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path.startswith("/gateway"):
            return await super()._answer(request, handler)
        self.count, self.asked = self.count + 1, request.method
        is_done = not self.dead
        if self._at is not None and self.count == self._at[0]:
            is_done = await self._at[1]()
        if is_done and self.dead:
            await super()._answer(request, handler)
        if self.dead:
            assert request.transport is not None
            request.transport.abort()
            return web.Response()
        if self.token and request.headers.get("Authorization") != f"Bot {self.token}":
            return _json({"code": 0, "message": "401: Unauthorized"}, 401)
        response = await super()._answer(request, handler)
        if "limits-told" in self.false and request.path.endswith("/messages"):
            for name in [name for name in response.headers if name.startswith("X-RateLimit")]:
                del response.headers[name]
        return response

    def _routes(self) -> list[tuple[str, str, Handler]]:
        place, guild = "/channels/{channel}", "/guilds/{guild}"
        return [
            *super()._routes(),
            ("DELETE", place + "/messages/{message}", self._delete),
            ("DELETE", place, self._remove),
            ("POST", place + "/threads", self._thread_alone),
            ("GET", place + "/thread-members/{user}", self._thread_member),
            ("GET", place + "/threads/archived/public", self._archived),
            ("GET", guild, self._guild),
            ("GET", guild + "/threads/active", self._active),
            ("GET", guild + "/members/{user}", self._guild_member),
            ("GET", "/applications/@me", self._application),
            ("DELETE", "/webhooks/{app}/{token}/messages/@original", self._dismiss),
        ]

    async def _application(self, _: web.Request) -> web.Response:
        about = _body(await super()._application(_))
        kinds = ("1",) if "installs" in self.false else ("0", "1")
        return _json(about | {"integration_types_config": {kind: {} for kind in kinds}})

    async def _channel(self, request: web.Request) -> web.Response:
        channel = copy(self.world.place(_number(request, "channel")))
        if channel["type"] not in (DM, THREAD):
            channel |= {"guild_id": str(GUILD), "permission_overwrites": []}
        if "thread-last" in self.false:
            channel["last_message_id"] = channel["id"]
        return _json(channel)

    async def _change_channel(self, request: web.Request) -> web.Response:
        return _json(self.world.change(_number(request, "channel"), await request.json()))

    async def _fetch(self, request: web.Request) -> web.Response:
        message = _body(await super()._fetch(request))
        return _json(self._bent(message))

    def _bent(self, message: Payload) -> Payload:
        """Return a message as this Discord shows it on request."""
        false, parts = self.false, list(walk(message["components"]))
        galleries = [part for part in parts if part["type"] == GALLERY]
        if "v2-lists-no-files" in false:
            message["attachments"] = self.world.files[int(message["id"])]
        for medium in (item["media"] for part in galleries for item in part["items"]):
            if "medium-names-file" in false:
                medium.pop("attachment_id", None)
            if "medium-url-name" in false:
                medium["url"] = "http://127.0.0.1/attachments/1/image0.png"
            if "picture-size" in false and medium["url"].endswith(".png"):
                medium["width"] = 1
        if "two-galleries" in false and len(galleries) == 2:
            galleries[0]["items"], galleries[1]["items"] = (
                galleries[1]["items"],
                galleries[0]["items"],
            )
        ours = [part for part in parts if part.get("custom_id", "").startswith("pzb")]
        if "v2-flag" in false and ours:
            message["content"] = "?"
        for part in parts:
            if "custom-ids" in false and part in ours:
                part["custom_id"] = "other"
            if "component-ids" in false and part["type"] == 3:
                part["id"] = 7
            if "file-shown" in false and "file" in part:
                part["file"].pop("attachment_id", None)
        return message

    async def _history(self, request: web.Request) -> web.Response:
        limit = int(request.query.get("limit", 50))
        return _json(self.world.listed(_number(request, "channel"), limit))

    async def _delete(self, request: web.Request) -> web.Response:
        self.world.delete(_number(request, "channel"), _number(request, "message"))
        return web.Response(status=204)

    async def _remove(self, request: web.Request) -> web.Response:
        return _json(self.world.remove(_number(request, "channel")))

    async def _thread(self, request: web.Request) -> web.Response:
        answer = await super()._thread(request)
        if "thread-id" not in self.false:
            return answer
        thread = _body(answer)
        return _json(thread | {"id": str(int(thread["id"]) + 1)}, 201)

    async def _thread_alone(self, request: web.Request) -> web.Response:
        name = (await request.json())["name"]
        return _json(self.world.thread_alone(_number(request, "channel"), name), 201)

    async def _thread_member(self, request: web.Request) -> web.Response:
        thread, user = _number(request, "channel"), _number(request, "user")
        self.world.place(thread)
        if user not in self.world.members[thread]:
            raise Refused(404, 10007, "Unknown Member")
        return _json({"id": str(thread), "user_id": str(user), "flags": 0})

    async def _active(self, _: web.Request) -> web.Response:
        return _json({"threads": self.world.threads(archived=False), "members": []})

    async def _archived(self, _: web.Request) -> web.Response:
        found = self.world.threads(archived=True)
        return _json({"threads": found, "members": [], "has_more": False})

    async def _guild(self, request: web.Request) -> web.Response:
        return _json(self.world.guild(_number(request, "guild")))

    async def _guild_member(self, request: web.Request) -> web.Response:
        return _json(self.world.member(_number(request, "user")))

    async def _given_commands(self, _: web.Request) -> web.Response:
        known = json.loads(json.dumps(self.world.commands))
        if "commands-known" in self.false:
            known.pop()
        if "commands-where" in self.false:
            known[0] |= {"contexts": [9], "integration_types": [1]}
        return _json(known)

    async def _fetch_original(self, request: web.Request) -> web.Response:
        message = _body(await super()._fetch_original(request))
        found = self.world.by_token(request.match_info["token"])
        assert found.callback is not None
        if "answer-deferred" in self.false and found.callback["type"] == 5:
            for medium in media_of(message["components"]):
                medium.pop("attachment_id", None)
        return _json(message)

    async def _dismiss(self, request: web.Request) -> web.Response:
        if "permissions-enough" in self.false:
            raise Refused(403, 50013, "Missing Permissions")
        found = self.world.by_token(request.match_info["token"])
        assert found.original is not None
        self.world.messages.pop(int(found.original["id"]), None)
        return web.Response(status=204)


def _body(answer: web.Response) -> Payload:
    assert isinstance(answer.body, bytes)
    return json.loads(answer.body)
