"""The world that the loopback Discord keeps, truthfully: it knows nothing of Plaza.

One server for each shard with one channel, its threads, direct messages, and all interactions.
Members act by `click`, `select` and `slash`; the bot by the requests to `discord_server`.
"""

import asyncio
import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from tests.wire.payloads import (
    EPHEMERAL,
    LOADING,
    V2,
    Payload,
    Refused,
    check,
    media_of,
    snowflake,
    walk,
)

APP: Final = 4000
GUILD: Final = 5000
CHANNEL: Final = 6000
OWNER: Final = 7000

NONCE_SECONDS: Final = 300
"""The time for which a nonce is remembered; Discord says "a few minutes"."""

TEXT_CHANNEL, DM, THREAD = 0, 1, 11
ALL_ALLOWED: Final = str((1 << 50) - 1)


class Bell:
    """Lets people wait for a condition, checked after each event."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def ring(self) -> None:
        waiting, self._waiting = self._waiting, set()
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, so: Callable[[], bool], seconds: float = 10.0) -> bool:
        """Wait until `so`; False if that takes too long."""
        end = time.monotonic() + seconds
        while not so():
            left = end - time.monotonic()
            if left <= 0:
                return False
            future = asyncio.get_running_loop().create_future()
            self._waiting.add(future)
            await asyncio.wait([future], timeout=left)
            self._waiting.discard(future)
        return True


@dataclass(eq=False)
class Interaction:
    """A click, a selection or a command, and what the bot made of it."""

    user_id: int
    kind: int
    data: Payload
    channel_id: int
    message: Payload | None = None
    id: int = field(default_factory=snowflake)
    token: str = ""
    callback: Payload | None = None
    original: Payload | None = None
    shown: list[Payload] = field(default_factory=list)
    """The bot's answers, oldest first: as they were then."""
    heard: bool = False
    """Whether the bot received it."""
    forgotten: bool = False
    expired: bool = False

    def __post_init__(self) -> None:
        self.token = f"token-{self.id}"


class World:
    """Everything that Discord remembers."""

    def __init__(self, shards: int = 1) -> None:
        self.bell = Bell()
        self.homes = {CHANNEL + number: GUILD + (number << 22) for number in range(shards)}
        """The server of each channel; that of the first place belongs to shard 0, and so on."""
        self.users: dict[int, Payload] = {}
        self.bot = self.add_user("Plaza", APP, bot=True)
        self.channels: dict[int, Payload] = {
            number: {"id": str(number), "type": TEXT_CHANNEL, "name": "plaza", "position": 0}
            for number in self.homes
        }
        self.messages: dict[int, Payload] = {}
        self.interactions: dict[int, Interaction] = {}
        self.commands: list[Payload] = []
        self.closed_dms: set[int] = set()
        self.kicked = False
        self.posted: list[tuple[str, int]] = []
        """Every message that the bot has posted: nonce and id."""
        self.lapsed: list[str] = []
        """Nonces that came again after they were forgotten."""
        self.mentioned: dict[int, list[int]] = {}
        """The people mentioned by each of these posts at first, by its id."""
        self.complaints: list[str] = []
        """Mistakes of the bot that no fault was planned for."""
        self.uploaded = 0
        self.files: dict[int, list[Payload]] = {}
        """The files of each message, by its id."""
        self._nonces: dict[str, tuple[float, int]] = {}

    def add_user(self, name: str, user_id: int | None = None, *, bot: bool = False) -> Payload:
        number = user_id or snowflake()
        user: Payload = {
            "id": str(number),
            "username": name,
            "global_name": name,
            "discriminator": "0",
            "avatar": None,
            "bot": bot,
            "public_flags": 0,
        }
        self.users[number] = user
        return user

    # --- places -----------------------------------------------------------------------------

    def place(self, channel_id: int) -> Payload:
        """Return a channel that the bot can use. Raises Refused."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise Refused(404, 10003, "Unknown Channel")
        if self.kicked and channel["type"] != DM:
            raise Refused(403, 50001, "Missing Access")
        return channel

    def home(self, channel_id: int) -> int | None:
        """Return the server of a channel or thread; None for direct messages."""
        parent = int(self.channels[channel_id].get("parent_id", channel_id))
        return self.homes.get(parent)

    def direct(self, user_id: int) -> Payload:
        """Return a person's channel of direct messages."""
        if user_id not in self.users:
            raise Refused(404, 10013, "Unknown User")
        for channel in self.channels.values():
            if channel["type"] == DM and int(channel["recipients"][0]["id"]) == user_id:
                return channel
        number = snowflake()
        channel = {"id": str(number), "type": DM, "recipients": [self.users[user_id]]}
        self.channels[number] = channel
        return channel

    def thread(self, channel_id: int, message_id: int, name: str) -> Payload:
        """Make the thread of a message, with the message's id."""
        self.place(channel_id)
        self.message(channel_id, message_id)
        if message_id in self.channels:
            raise Refused(400, 160004, "A thread has already been created for this message")
        now = datetime.now(UTC).isoformat()
        self.channels[message_id] = {
            "id": str(message_id),
            "type": THREAD,
            "name": name,
            "parent_id": str(channel_id),
            "guild_id": str(self.home(channel_id)),
            "owner_id": str(APP),
            "message_count": 0,
            "member_count": 1,
            "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": False,
                "locked": False,
                "auto_archive_duration": 10080,
                "archive_timestamp": now,
                "create_timestamp": now,
            },
        }
        self.bell.ring()
        return self.channels[message_id]

    # --- messages ---------------------------------------------------------------------------

    def message(self, channel_id: int, message_id: int) -> Payload:
        """Return a message that the bot can fetch. Raises Refused."""
        message = self.messages.get(message_id)
        if message is None or int(message["channel_id"]) != channel_id:
            raise Refused(404, 10008, "Unknown Message")
        if message["flags"] & EPHEMERAL:
            raise Refused(404, 10008, "Unknown Message")
        return message

    def post(self, channel_id: int, body: Payload, files: Mapping[str, bytes]) -> Payload:
        """Let the bot post a message; a nonce that is known brings the former one."""
        channel = self.place(channel_id)
        check(body, files)
        if channel["type"] == DM and int(channel["recipients"][0]["id"]) in self.closed_dms:
            raise Refused(403, 50007, "Cannot send messages to this user")
        nonce = str(body.get("nonce", ""))
        made, former = self._nonces.get(nonce, (0.0, 0))
        if body.get("enforce_nonce") and former:
            if time.monotonic() - made < NONCE_SECONDS:
                return self.messages[former]
            self.lapsed.append(nonce)
        if "thread_metadata" in channel:
            channel["thread_metadata"]["archived"] = False
        message = self._new(channel_id, body, files)
        number = int(message["id"])
        if nonce:
            self._nonces[nonce] = time.monotonic(), number
        self.posted.append((nonce, number))
        self.mentioned[number] = [int(user["id"]) for user in message["mentions"]]
        self.bell.ring()
        return message

    def edit(self, message: Payload, body: Payload, files: Mapping[str, bytes]) -> Payload:
        """Edit a message."""
        channel = self.channels.get(int(message["channel_id"]), {})
        if channel.get("thread_metadata", {}).get("archived"):
            raise Refused(400, 50083, "Thread is archived")
        kept = {each["id"]: each for each in self.files[int(message["id"])]}
        check(body, files, kept, message)
        self._fill(message, body, files, kept)
        message["edited_timestamp"] = datetime.now(UTC).isoformat()
        self.bell.ring()
        return message

    @property
    def pinged(self) -> list[int]:
        """The people mentioned by posts, once per mention."""
        return [user_id for user_ids in self.mentioned.values() for user_id in user_ids]

    def public_posts(self) -> list[Payload]:
        """Return the public posts of the server, oldest first."""
        return [
            message
            for _, message in sorted(self.messages.items())
            if not message["flags"] & EPHEMERAL
            and self.channels.get(int(message["channel_id"]), {}).get("type") in (0, 11)
        ]

    def history(self, channel_id: int) -> list[Payload]:
        """Return the messages of a channel, newest first."""
        shown = [each for each in self.messages.values() if int(each["channel_id"]) == channel_id]
        public = [each for each in shown if not each["flags"] & EPHEMERAL]
        return sorted(public, key=lambda each: int(each["id"]), reverse=True)

    def direct_to(self, user_id: int) -> list[Payload]:
        """Return the direct messages to a person, oldest first."""
        place = self.direct(user_id)["id"]
        return [each for _, each in sorted(self.messages.items()) if each["channel_id"] == place]

    def _new(self, channel_id: int, body: Payload, files: Mapping[str, bytes]) -> Payload:
        number = snowflake()
        message: Payload = {
            "id": str(number),
            "channel_id": str(channel_id),
            "author": self.bot,
            "type": 0,
            "content": "",
            "embeds": [],
            "mention_roles": [],
            "pinned": False,
            "tts": False,
            "timestamp": datetime.now(UTC).isoformat(),
            "edited_timestamp": None,
            "mention_everyone": False,
            "attachments": [],
            "components": [],
            "flags": 0,
            "mentions": [],
            "nonce": body.get("nonce"),
        }
        self._fill(message, body, files, {})
        self.messages[number] = message
        return message

    def _fill(
        self,
        message: Payload,
        body: Payload,
        files: Mapping[str, bytes],
        kept: Mapping[str, Payload],
    ) -> None:
        """Write the given fields; fields that an edit leaves out stay, and so do unlisted files.

        Files in components are named there by id, and listed nowhere else (discord-api-docs, 8277
        and 8279).
        """
        self.uploaded += sum(map(len, files.values()))
        attachments = [*kept.values()]
        if body.get("attachments") is not None or not kept:
            attachments = [
                kept.get(str(each["id"])) or _attachment(each, files[f"files[{each['id']}]"])
                for each in body.get("attachments") or ()
            ]
        self.files[int(message["id"])] = attachments
        message["content"] = body.get("content", message["content"]) or ""
        if "components" in body:
            components = json.loads(json.dumps(body["components"]))
            for number, part in enumerate(walk(components), 1):
                part.setdefault("id", number)
            message["components"] = components
        of_name = {f"attachment://{each['filename']}": each for each in attachments}
        for medium in media_of(message["components"]):
            if medium["url"] in of_name:
                medium.update(_shown(of_name[medium["url"]]))
        message["flags"] = (message["flags"] | body.get("flags", 0)) & ~LOADING
        message["attachments"] = [] if message["flags"] & V2 else attachments
        allowed = body.get("allowed_mentions", {}).get("users", ())
        message["mentions"] = [self.users[int(each)] for each in allowed]

    # --- interactions -----------------------------------------------------------------------

    def interaction(self, number: int, token: str) -> Interaction:
        """Return the interaction that the bot answers. Raises Refused."""
        found = self.interactions.get(number)
        if found is None or found.token != token or found.forgotten:
            raise Refused(404, 10062, "Unknown interaction")
        if found.callback is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        return found

    def by_token(self, token: str) -> Interaction:
        """Return the interaction of a webhook. Raises Refused."""
        for found in reversed(self.interactions.values()):
            if found.token == token:
                if found.expired:
                    raise Refused(401, 50027, "Invalid Webhook Token")
                if found.callback is None:
                    break
                return found
        raise Refused(404, 10015, "Unknown Webhook")

    def acknowledge(self, found: Interaction, body: Payload, files: Mapping[str, bytes]) -> None:
        """Take the first answer: a message, a promise of one, or just the acknowledgement."""
        kind, data = body["type"], body.get("data") or {}
        if kind == 4:
            check(data, files)
            found.original = self._new(found.channel_id, data, files)
            found.shown.append(dict(found.original))
        elif kind == 5:
            found.original = self._new(found.channel_id, {}, {})
            found.original["flags"] = data.get("flags", 0) | LOADING
        elif kind in (6, 7) and found.kind == 3 and found.message is not None:
            found.original = self.messages.get(int(found.message["id"]))
            if kind == 7 and found.original is not None:
                found.shown.append(dict(self.edit(found.original, data, files)))
        elif kind != 8:
            raise Refused(400, 50035, f"Invalid Form Body: a callback of type {kind}")
        found.callback = body
        self.bell.ring()

    def edit_original(
        self, found: Interaction, body: Payload, files: Mapping[str, bytes]
    ) -> Payload:
        """Fill, or change, the message that answered the interaction."""
        if found.original is None:
            raise Refused(404, 10008, "Unknown Message")
        self.edit(found.original, body, files)
        found.shown.append(dict(found.original))
        self.bell.ring()
        return found.original

    def follow_up(self, found: Interaction, body: Payload, files: Mapping[str, bytes]) -> Payload:
        """Answer with one more message."""
        check(body, files)
        message = self._new(found.channel_id, body, files)
        found.shown.append(dict(message))
        self.bell.ring()
        return message

    def describe(self, found: Interaction) -> Payload:
        """Return the gateway's payload of an interaction."""
        channel, user = self.channels[found.channel_id], self.users[found.user_id]
        payload: Payload = {
            "id": str(found.id),
            "application_id": str(APP),
            "type": found.kind,
            "version": 1,
            "token": found.token,
            "data": found.data,
            "channel_id": channel["id"],
            "channel": channel,
            "locale": "en-US",
            "entitlements": [],
            "context": 1,
            "attachment_size_limit": 10485760,
            "authorizing_integration_owners": {},
        }
        if found.message is not None:
            payload["message"] = found.message
        if channel["type"] == DM:
            return payload | {"user": user, "app_permissions": "0"}
        member = {**_member(user), "permissions": ALL_ALLOWED}
        home = str(self.home(found.channel_id))
        here = {"guild_id": home, "guild_locale": "en-US", "app_permissions": ALL_ALLOWED}
        return payload | here | {"member": member, "context": 0}

    def guild(self, number: int = GUILD) -> Payload:
        """Return the gateway's payload of a server when the bot arrives."""
        everyone: dict[str, Any] = {
            "id": str(number),
            "name": "@everyone",
            "permissions": ALL_ALLOWED,
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        here = [each for key, each in self.channels.items() if self.home(key) == number]
        places = [each for each in here if each["type"] == TEXT_CHANNEL]
        threads = [each for each in here if each["type"] == THREAD]
        return {
            "id": str(number),
            "name": "Plaza",
            "owner_id": str(OWNER),
            "roles": [everyone],
            "channels": [{**each, "permission_overwrites": []} for each in places],
            "threads": threads,
            "members": [_member(self.bot)],
            "member_count": 2,
            "emojis": [],
            "stickers": [],
            "features": [],
            "presences": [],
            "large": False,
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "verification_level": 0,
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "preferred_locale": "en-US",
            "soundboard_sounds": [],
            "unavailable": False,
        }


def _attachment(given: Payload, data: bytes) -> Payload:
    number = snowflake()
    url = f"http://127.0.0.1/attachments/{number}/{given['filename']}"
    return {
        "id": str(number),
        "filename": given["filename"],
        "size": len(data),
        "url": url,
        "proxy_url": url,
        "content_type": "image/png",
    }


def _shown(attachment: Payload) -> Payload:
    """Return a component's fields of a file that it shows."""
    known = {key: attachment[key] for key in ("url", "proxy_url", "content_type")}
    return known | {"attachment_id": attachment["id"]}


def _member(user: Payload) -> Payload:
    return {
        "user": user,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "flags": 0,
        "deaf": False,
        "mute": False,
        "avatar": None,
        "nick": None,
    }
