"""Discord's REST interface as far as the bot calls it: records every request, and answers kindly.

Everything above it is real, discord.py included. Requests are kept as they would go over the wire.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app import PlazaBot

BOT_ID = 900
FIRST_MESSAGE = 10_000


PRIVATE = 64
"""The flag of a message that only one person sees."""


def dm_of(user_id: int) -> int:
    """The channel of a player's direct messages."""
    return user_id * 1000


class Sent(NamedTuple):
    """A request: its recipient, its content, and the files by name."""

    method: str
    path: str
    body: str
    files: tuple[tuple[str, bytes], ...]


class DiscordApi:
    """Records what a bot sends. `take` returns it, `begin_anew` forgets every number given out."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self._numbers = _numbers()

    def begin_anew(self) -> None:
        self.sent, self._numbers = [], _numbers()

    def take(self) -> list[Sent]:
        sent, self.sent = self.sent, []
        return sent

    def connect(self, bot: PlazaBot, monkeypatch: Any) -> None:
        """Have this bot, and its answers to interactions, speak to this instead of Discord."""

        async def request(route: Any, *, files: Any = (), form: Any = (), **rest: Any):
            return self._answer(route, rest.get("json"), form, files or ())

        async def answer(_adapter: Any, route: Any, *_: Any, **rest: Any):
            return self._answer(
                route, rest.get("payload"), rest.get("multipart") or (), rest.get("files") or ()
            )

        monkeypatch.setattr(bot.http, "request", request)
        monkeypatch.setattr(AsyncWebhookAdapter, "request", answer)

    def _answer(self, route: Any, body: Any, form: Any, files: Any) -> Any:
        for part in form:
            if part["name"] == "payload_json":
                body = json.loads(part["value"])
        path = route.url.partition("/api/v10")[2]
        attached = tuple((file.filename, file.fp.getvalue()) for file in files)
        said = json.dumps(body, sort_keys=True, ensure_ascii=False)
        self.sent.append(Sent(route.method, path, said, attached))
        return self._reply(route.method, path, body or {})

    def _reply(self, method: str, path: str, body: Any) -> Any:
        if path.endswith("/callback"):
            return {"interaction": {"id": "1", "type": 2}}
        if path.endswith("/commands"):
            return []
        if path.startswith("/users/@me/channels"):
            person = int(body["recipient_id"])
            return {"id": str(dm_of(person)), "type": 1, "recipients": [user(person)]}
        if path.startswith("/users/"):
            return user(int(path.removeprefix("/users/")))
        last = path.rpartition("/")[2]
        place = path.split("/")[2]
        posted = method == "POST"
        number = next(self._numbers[place]) if posted else int(last) if last.isdigit() else 1
        return message(number, place, body.get("flags", 0))


def _numbers() -> defaultdict[str, Iterator[int]]:
    """Number the messages of each place on their own: their number elsewhere stays hidden."""
    return defaultdict(lambda: count(FIRST_MESSAGE))


def message(number: int, channel_id: str, flags: int) -> dict[str, Any]:
    """A message of the bot's, as Discord describes it; its content is not kept here."""
    return {
        "id": str(number),
        "channel_id": channel_id,
        "type": 0,
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "flags": flags,
        "author": user(BOT_ID),
        "components": [],
    }


def user(number: int) -> dict[str, Any]:
    return {"id": str(number), "username": f"p{number}", "discriminator": "0", "avatar": None}
