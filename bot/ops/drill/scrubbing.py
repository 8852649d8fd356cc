"""Replaces names, places and secrets in Discord's answers, the same one always by the same word.

The result can be committed: ids become numbers in order of appearance, names become `name-1`,
tokens and signatures become words. Messages of others are left out.
"""

import json
import re
from pathlib import Path
from typing import Any, Final

from bot.ops.drill.record import Record, without_token

_LONG: Final = re.compile(r"\b\d{17,20}\b")
_SIGNED: Final = re.compile(r"\?(?:ex|is|hm)=[^\s\"')\]]*")
_SEGMENT: Final = re.compile(r"(?<=/)\d+(?=/|$)")
_FIRST: Final = 10**18
_NAMES: Final = {"username", "global_name", "nick", "display_name"}
_SECRETS: Final = {
    *("token", "verify_key", "avatar", "icon", "banner", "splash", "cover_image", "topic"),
    *("discovery_splash", "vanity_url_code", "email", "custom_install_url", "redirect_uris"),
    *("terms_of_service_url", "privacy_policy_url", "interactions_endpoint_url", "avatar_hash"),
    *("icon_hash", "home_header", "install_params", "tags", "proxy_icon_url", "team"),
    *("avatar_decoration_data", "collectibles", "primary_guild", "clan", "emojis", "stickers"),
}


class Scrubber:
    """Replaces values, and remembers their replacements."""

    def __init__(self, bot_id: int) -> None:
        self._bot = str(bot_id)
        self._ids: dict[str, str] = {}
        self._names: dict[str, str] = {}

    def scrubbed(self, value: Any, key: str = "") -> Any:
        """Return a value without names of people and without secrets."""
        if isinstance(value, dict):
            return self._dict(value)  # pyright: ignore[reportUnknownArgumentType] - JSON
        if isinstance(value, list):
            return self._list(value)  # pyright: ignore[reportUnknownArgumentType] - JSON
        if isinstance(value, str):
            is_id = value.isdigit() and (key == "id" or key.endswith("_id"))
            return self._id(value) if is_id else self.text(value)
        return value

    def text(self, text: str) -> str:
        """Return a text without ids and signatures. Texts of the drill name no one."""
        text = _SIGNED.sub("?ex=0&is=0&hm=0", text)
        return _LONG.sub(lambda found: self._id(found[0]), text)

    def path(self, path: str) -> str:
        """Return the path of a request without ids and tokens."""
        return _SEGMENT.sub(lambda found: self._id(found[0]), without_token(path))

    def _dict(self, value: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, each in value.items():
            if each and (key in _SECRETS or (key == "description" and _is_named(value))):
                found[key] = "secret"
            elif each and (key in _NAMES or (key == "name" and _is_named(value))):
                found[key] = self._name(str(each))
            else:
                found[key] = self.scrubbed(each, key)
        return found

    def _list(self, value: list[Any]) -> list[Any]:
        return [self.scrubbed(each) for each in value if not self._is_foreign(each)]

    def _is_foreign(self, value: Any) -> bool:
        """Whether this is a message of another user."""
        if not isinstance(value, dict) or "author" not in value:
            return False
        message: Any = value  # pyright: ignore[reportUnknownVariableType] - JSON
        return str(message["author"]["id"]) != self._bot

    def _id(self, number: str) -> str:
        return self._ids.setdefault(number, str(_FIRST + len(self._ids) + 1))

    def _name(self, name: str) -> str:
        return self._names.setdefault(name, f"name-{len(self._names) + 1}")


def _is_named(value: dict[str, Any]) -> bool:
    """Whether a person chose this object's name: commands and their options keep theirs."""
    return "id" in value and "version" not in value


def raw(record: Record, bot_id: int) -> str:
    """Return all answers and clicks of a record as JSON."""
    scrubber = Scrubber(bot_id)
    answers = [
        {
            "method": each.method,
            "path": scrubber.path(each.path),
            "status": each.status,
            "limits": each.headers,
            "body": scrubber.scrubbed(each.body),
        }
        for each in record.answers
    ]
    clicks = [scrubber.scrubbed(each) for each in record.events]
    return json.dumps({"answers": answers, "clicks": clicks}, indent=1, ensure_ascii=False) + "\n"


def write(file: Path, record: Record, bot_id: int) -> None:
    """Write the raw file. Raises OSError."""
    file.write_text(raw(record, bot_id), encoding="utf-8")
