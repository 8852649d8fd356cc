"""The loopback Discord's data, with everything a drill needs, and with false assumptions."""

import json
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tests.wire.payloads import EPHEMERAL, LOADING, V2, Payload, Refused, media_of, walk
from tests.wire.world import (
    ALL_ALLOWED,
    APP,
    CHANNEL,
    DM,
    GUILD,
    NONCE_SECONDS,
    THREAD,
    Interaction,
    World,
    _member,
)

MEMORY: Final = 420.0
"""Seconds for which this Discord remembers a nonce."""
SHORT_MEMORY: Final = 60.0
OLD: Final = 300.0
"""Seconds after which a thread on a message is announced in its channel."""
LINE: Final = 18
SILENT: Final = 1 << 12
MANAGE_THREADS: Final = 1 << 34

Files = Mapping[str, bytes]


def size_of(data: bytes) -> tuple[int, int]:
    """Return the size of a PNG or an animated WebP."""
    if data.startswith(b"RIFF"):
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


class DrilledWorld(World):
    """A world with a clock of its own, sizes of pictures, members of threads and system lines."""

    def __init__(self) -> None:
        super().__init__()
        self.false: set[str] = set()
        self.later = 0.0
        """Seconds by which its clock is ahead of the machine's."""
        self.allowed = ALL_ALLOWED
        self.outsiders: set[int] = set()
        self.dm_code = 50007
        self.members: dict[int, set[int]] = {}
        self._made: dict[int, float] = {}
        self._changes = 0
        self._sizes: dict[str, tuple[int, int]] = {}

    def age(self, seconds: float) -> None:
        """Let time pass."""
        self.later += seconds
        self._nonces = {key: (made - seconds, at) for key, (made, at) in self._nonces.items()}

    # --- messages ---------------------------------------------------------------------------

    def post(self, channel_id: int, body: Payload, files: Files) -> Payload:
        channel = self.place(channel_id)
        self._refuse_post(channel, body)
        if "nonce-at-once" in self.false:
            self._nonces.clear()
        was_archived = channel.get("thread_metadata", {}).get("archived")
        count = len(self.posted)
        message = super().post(channel_id, self._bent(body), files)
        if len(self.posted) == count:
            return message
        if nonce := str(body.get("nonce", "")):
            memory = SHORT_MEMORY if "nonce-later" in self.false else MEMORY
            made, number = self._nonces[nonce]
            self._nonces[nonce] = made + memory - NONCE_SECONDS, number
        if "thread_metadata" in channel:
            channel["thread_metadata"]["archived"] = was_archived and "archived-post" in self.false
            channel["last_message_id"] = message["id"]
        return message

    def _refuse_post(self, channel: Payload, body: Payload) -> None:
        parts = list(walk(body.get("components")))
        menus = [part for part in parts if part.get("min_values") == 0 and part["type"] == 3]
        refused = {
            "largest-message": len(parts) == 40,
            "menu-optional": any(part.get("required") is False for part in menus),
            "menu-unsaid": any("required" not in part for part in menus),
            "dm-sheet": channel["type"] == DM and bool(body.get("flags", 0) & V2),
        }
        for key, applies in refused.items():
            if key in self.false and applies:
                raise Refused(400, 50035, "Invalid Form Body: planted")
        recipient = int(channel["recipients"][0]["id"]) if channel["type"] == DM else 0
        if recipient in self.closed_dms:
            raise Refused(403, self.dm_code, "Cannot send messages to this user")

    def _bent(self, body: Payload) -> Payload:
        if "menu-required" not in self.false:
            return body
        body = json.loads(json.dumps(body))
        for part in walk(body.get("components")):
            if part.pop("required", None) is False:
                part["required"] = False
        return body

    def edit(self, message: Payload, body: Payload, files: Files) -> Payload:
        channel = self.channels.get(int(message["channel_id"]), {})
        facts = channel.get("thread_metadata", {})
        if "archived-edit" in self.false and facts.get("archived"):
            facts["archived"] = False
        is_archived = bool(facts.get("archived"))
        before = [medium.get("attachment_id") for medium in media_of(message["components"])]
        if not is_archived:
            self._refuse_edit(channel, message, body)
            body = self._kept(message, body)
        was_sheet = bool(message["flags"] & V2)
        edited = super().edit(message, body, files)
        former = "edit-uploads" in self.false and was_sheet and files
        if former and not message["flags"] & EPHEMERAL:
            for medium, number in zip(media_of(edited["components"]), before, strict=False):
                medium["attachment_id"] = number
        if channel.get("type") == THREAD and "mention-by-edit" not in self.false:
            self.members[int(channel["id"])] |= {int(user["id"]) for user in message["mentions"]}
        return edited

    def _refuse_edit(self, channel: Payload, message: Payload, body: Payload) -> None:
        is_sheet, in_dm = bool(message["flags"] & V2), channel["type"] == DM
        nulls = "content" in body and body["content"] is None
        refused = {
            "v2-content-null": nulls and is_sheet,
            "line-becomes-sheet": nulls and not is_sheet and not in_dm,
            "dm-line": nulls and not is_sheet and in_dm,
        }
        for key, applies in refused.items():
            if key in self.false and applies:
                raise Refused(400, 50035, "Invalid Form Body: planted")

    def _kept(self, message: Payload, body: Payload) -> Payload:
        """Add to an edit the fields that Discord keeps."""
        listed = [{"id": each["id"]} for each in self.files[int(message["id"])]]
        becomes = bool(body.get("flags", 0) & V2)
        if becomes and "attachments" not in body and listed:
            body = body | {"attachments": listed}
        if "content-left" in self.false and becomes and "content" not in body:
            body = body | {"content": None}
        return body

    def _new(self, channel_id: int, body: Payload, files: Files) -> Payload:
        message = super()._new(channel_id, body, files)
        self._made[int(message["id"])] = self.later
        return message

    def _fill(self, message: Payload, body: Payload, files: Files, kept: Any) -> None:
        super()._fill(message, body, files, kept)
        for key, data in files.items():
            index = key.removeprefix("files[").removesuffix("]")
            given = next(each for each in body["attachments"] if str(each["id"]) == index)
            made = next(
                each
                for each in self.files[int(message["id"])]
                if each["filename"] == given["filename"] and each["id"] not in kept
            )
            self._sizes[made["id"]] = self._size(given["filename"], data)
        for medium in media_of(message["components"]):
            if medium.get("attachment_id") in self._sizes:
                medium["width"], medium["height"] = self._sizes[medium["attachment_id"]]
        if "silent-flag" in self.false:
            message["flags"] &= ~SILENT

    def _size(self, name: str, data: bytes) -> tuple[int, int]:
        broken = {
            "partial.webp": "webp-partial",
            "small.webp": "webp-small-end",
            "full.webp": "webp-full",
        }
        return (3, 3) if broken.get(name) in self.false else size_of(data)

    def listed(self, channel_id: int, limit: int) -> list[Payload]:
        """Return the newest messages of a place, newest first."""
        self.place(channel_id)
        found = [
            message
            for message in self.messages.values()
            if int(message["channel_id"]) == channel_id
            and not message["flags"] & (EPHEMERAL | LOADING)
        ]
        return sorted(found, key=lambda message: -int(message["id"]))[:limit]

    def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message. Raises Refused."""
        message = self.message(channel_id, message_id)
        if message["type"] == LINE and "thread-line-deleted" in self.false:
            raise Refused(403, 50021, "Cannot execute action on a system message")
        if "removed" in self.false and "nonce" in json.dumps(message["components"]):
            return
        del self.messages[message_id]
        self.bell.ring()

    # --- threads ----------------------------------------------------------------------------

    def thread(self, channel_id: int, message_id: int, name: str) -> Payload:
        if "thread-twice" in self.false and message_id in self.channels:
            return self.channels[message_id]
        age = self.later - self._made.get(message_id, 0.0)
        thread = self._adopted(super().thread(channel_id, message_id, name))
        if "thread-week" in self.false:
            thread["thread_metadata"]["auto_archive_duration"] = 1440
        is_old = age >= OLD and "thread-line-old" not in self.false
        if is_old or (age < OLD and "thread-line-fresh" in self.false):
            self._announce(thread)
        return thread

    def thread_alone(self, channel_id: int, name: str) -> Payload:
        """Make a thread without a message."""
        seed = super()._new(channel_id, {}, {})
        thread = self._adopted(super().thread(channel_id, int(seed["id"]), name))
        del self.messages[int(seed["id"])]
        if "thread-line-alone" not in self.false:
            self._announce(thread)
        return thread

    def _adopted(self, thread: Payload) -> Payload:
        thread["thread_metadata"]["locked"] = False
        owner = set() if "thread-owner-joins" in self.false else {APP}
        self.members[int(thread["id"])] = owner
        return thread

    def _announce(self, thread: Payload) -> None:
        line = self._new(int(thread["parent_id"]), {}, {})
        reference = {"channel_id": thread["id"], "guild_id": thread["guild_id"]}
        line |= {"type": LINE, "content": thread["name"], "message_reference": reference}

    def change(self, channel_id: int, wanted: Payload) -> Payload:
        """Change a thread. Raises Refused."""
        channel = self.place(channel_id)
        facts = channel["thread_metadata"]
        ignored = {
            "locked": "thread-locked",
            "auto_archive_duration": "thread-duration",
        }
        for key, value in wanted.items():
            opens = key == "archived" and value is False and "thread-reopened" in self.false
            if ignored.get(key) not in self.false and not opens:
                facts[key] = value
            if key in ("archived", "auto_archive_duration") and "thread-active" not in self.false:
                self._changes += 1
                now = datetime.now(UTC) + timedelta(seconds=self.later, milliseconds=self._changes)
                facts["archive_timestamp"] = now.isoformat()
        return channel

    def remove(self, channel_id: int) -> Payload:
        """Delete a thread with its messages. Raises Refused."""
        thread = self.place(channel_id)
        if thread["type"] != THREAD or not int(self.allowed) & MANAGE_THREADS:
            raise Refused(403, 50013, "Missing Permissions")
        del self.channels[channel_id]
        for number in [
            number for number, each in self.messages.items() if each["channel_id"] == thread["id"]
        ]:
            del self.messages[number]
        return thread

    def threads(self, *, archived: bool) -> list[Payload]:
        """Return the archived threads, or the others."""
        return [
            each
            for each in self.channels.values()
            if each["type"] == THREAD and each["thread_metadata"]["archived"] == archived
        ]

    # --- interactions and the server --------------------------------------------------------

    def acknowledge(self, found: Interaction, body: Payload, files: Files) -> None:
        before = self._shown_by(found.message)
        super().acknowledge(found, body, files)
        if body["type"] == 7 and "panel-update" in self.false:
            self._renamed(found.original, before)

    def edit_original(self, found: Interaction, body: Payload, files: Files) -> Payload:
        before = self._shown_by(found.original)
        message = super().edit_original(found, body, files)
        clicked = found.callback is not None and found.callback["type"] == 6
        if clicked and "panel-new-file" in self.false:
            self._renamed(message, before)
        return message

    def follow_up(self, found: Interaction, body: Payload, files: Files) -> Payload:
        message = super().follow_up(found, body, files)
        if "followup-private" in self.false and not files:
            message["flags"] &= ~EPHEMERAL
        if "followup-public" in self.false:
            message["flags"] |= EPHEMERAL
        if "followup-file" in self.false and files:
            self._renamed(message, [None])
        return message

    def _shown_by(self, message: Payload | None) -> list[str | None]:
        media = media_of(message["components"] if message else ())
        return [medium.get("attachment_id") for medium in media]

    def _renamed(self, message: Payload | None, ids: list[str | None]) -> None:
        assert message is not None
        for medium, number in zip(media_of(message["components"]), ids, strict=True):
            medium["attachment_id"] = number

    def describe(self, found: Interaction) -> Payload:
        payload = json.loads(json.dumps(super().describe(found)))
        if "app_permissions" in payload:
            payload["app_permissions"] = "0" if "click-permissions" in self.false else self.allowed
        if "click-post" in self.false and not payload["message"]["flags"] & EPHEMERAL:
            payload["message"]["components"] = []
        if "click-private" in self.false:
            payload["message"]["flags"] &= ~EPHEMERAL
        return payload

    def guild(self, number: int = GUILD) -> Payload:
        guild = super().guild(number)
        guild["roles"][0]["permissions"] = self.allowed
        return guild

    def place(self, channel_id: int) -> Payload:
        if channel_id == CHANNEL and not int(self.allowed) & (1 << 10):
            raise Refused(403, 50001, "Missing Access")
        return super().place(channel_id)

    def member(self, user_id: int) -> Payload:
        """Return a member of the server. Raises Refused."""
        if user_id not in self.users or user_id in self.outsiders:
            raise Refused(404, 10007, "Unknown Member")
        return _member(self.users[user_id])

    def own(self) -> list[Payload]:
        """Return everything of the bot that others can see."""
        messages = [
            message
            for message in self.messages.values()
            if message["author"] is self.bot and not message["flags"] & (EPHEMERAL | LOADING)
        ]
        return [*messages, *(each for each in self.channels.values() if "owner_id" in each)]
