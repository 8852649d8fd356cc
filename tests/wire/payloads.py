"""The form of Discord's messages, and Discord's refusals of wrong ones."""

import time
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, Final

from bot.ui import ids
from bot.ui.question import TAKE

Payload = dict[str, Any]

V2: Final = 1 << 15
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7

ROW, BUTTON, MENU, TEXT, GALLERY = 1, 2, 3, 10, 12
LINK_STYLE: Final = 5
MENUS: Final = {MENU, 5, 6, 7, 8}

_EPOCH: Final = 1420070400000
_UPLOAD_LIMIT: Final = 10 * 1024 * 1024
_KEYS: Final = {
    *("content", "embeds", "components", "attachments", "allowed_mentions"),
    *("flags", "tts", "nonce", "enforce_nonce", "message_reference"),
}
_numbers = count(1)


class Refused(Exception):
    """Discord answers with an error: status, code and text."""

    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(status, code, text)
        self.status, self.code, self.text = status, code, text


def snowflake() -> int:
    """Return a new id that contains its time, like Discord's."""
    return (int(time.time() * 1000) - _EPOCH) << 22 | next(_numbers) % (1 << 22)


def walk(components: Any) -> Iterator[Payload]:
    """Yield components and everything nested in them."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        if "accessory" in component:
            yield component["accessory"]


def text_of(message: Payload) -> str:
    """Return all texts of a message."""
    return "\n".join(
        part["content"] for part in walk(message["components"]) if part["type"] == TEXT
    )


def clickable(message: Payload) -> Iterator[Payload]:
    """Yield the components that can be clicked, or selected in."""
    for part in walk(message["components"]):
        if "custom_id" in part and not part.get("disabled"):
            yield part


def labelled(message: Payload, label: str) -> Payload | None:
    """Return the button with this label that can be pressed."""
    return next((part for part in clickable(message) if part.get("label") == label), None)


def menu_of(message: Payload) -> Payload | None:
    """Return the menu, where there is one."""
    return next((part for part in clickable(message) if part["type"] == MENU), None)


def part_of(message: Payload, action: str) -> Payload | None:
    """Return the component whose id names this action."""
    found = ((part, ids.read(part["custom_id"])) for part in clickable(message))
    return next((part for part, claim in found if claim and claim.action == action), None)


def values_of(menu: Payload | None) -> list[str]:
    """Return the values of a menu."""
    return [] if menu is None else [option["value"] for option in menu["options"]]


def options_of(message: Payload) -> list[Payload]:
    """Return the buttons of a question's options, if it has buttons."""
    found = [(part, ids.read(part["custom_id"])) for part in clickable(message)]
    return [part for part, claim in found if claim and claim.action == TAKE and claim.picks]


def asks(message: Payload) -> bool:
    """Whether a panel has a question."""
    return menu_of(message) is not None or bool(options_of(message))


def media_of(components: Any) -> Iterator[Payload]:
    """Yield the media in components: pictures, and files to be downloaded."""
    for part in walk(components):
        yield from (item["media"] for item in part.get("items", ()))
        if "file" in part:
            yield part["file"]


def check(
    body: Payload,
    files: Mapping[str, bytes],
    kept: Mapping[str, Payload] | None = None,
    former: Payload | None = None,
) -> None:
    """Raise Refused for a message that Discord would refuse, or that pings by accident.

    `former` is the edited message, and `kept` are its files, by id. A classic message becomes one
    of components by an edit that takes its content away, and never goes back.
    """
    parts = list(walk(body.get("components")))
    before = 0 if former is None else former["flags"]
    flags = body.get("flags", 0) | before
    _must(not set(body) - _KEYS, f"unknown keys {set(body) - _KEYS}")
    _must("allowed_mentions" in body, "allowed_mentions is not given")
    _must(len(str(body.get("nonce", ""))) <= 25, "nonce too long")
    _check_ids(parts)
    for part in parts:
        _check_part(part)
    if flags & V2:
        _check_v2(body, parts, former)
        _check_files(body, parts, files, kept or {})
    else:
        _check_classic(body, former)


def _check_v2(body: Payload, parts: list[Payload], former: Payload | None) -> None:
    _must(bool(parts), "nothing in it")
    _must(not body.get("content") and not body.get("embeds"), "content beside V2 components")
    stays = former is not None and former["content"] and "content" not in body
    _must(not stays, "the content of a classic message stays beside V2 components")
    _must(len(parts) <= 40, f"{len(parts)} components")
    texts = sum(len(part["content"]) for part in parts if part["type"] == TEXT)
    _must(texts <= 4000, f"{texts} characters")


def _check_classic(body: Payload, former: Payload | None) -> None:
    rows = body.get("components") or ()
    _must(all(row["type"] == ROW for row in rows), "components without their flag")
    _must(len(rows) <= 5, f"{len(rows)} rows")
    _must(len(body.get("content") or "") <= 2000, "a content that is too long")
    _must(bool(body.get("content") or (former and former["content"])), "nothing in it")


def _check_ids(parts: list[Payload]) -> None:
    custom = [part["custom_id"] for part in parts if "custom_id" in part]
    _must(len(set(custom)) == len(custom), "custom_id twice")
    _must(all(1 <= len(each) <= 100 for each in custom), "custom_id too long")
    own = [part["id"] for part in parts if part.get("id")]
    _must(len(set(own)) == len(own), "component id twice")


def _check_part(part: Payload) -> None:
    none_is_enough = part.get("min_values", 1) == 0
    _must(
        not (part.get("required") and none_is_enough), "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES"
    )
    match part["type"]:
        case 1:
            held = part["components"]
            _must(1 <= len(held) <= 5, f"{len(held)} components in a row")
            _must(len(held) == 1 or not any(each["type"] in MENUS for each in held), "menu beside")
        case 2:
            _must(1 <= len(part.get("label") or "") <= 80, "label")
            _must(("url" in part) == (part["style"] == LINK_STYLE), "a link, or not")
            _must(("url" in part) != ("custom_id" in part), "custom_id")
        case 3:
            values = [option["value"] for option in part.get("options", ())]
            _must(1 <= len(values) <= 25 and len(set(values)) == len(values), "options")
            most = part.get("max_values", 1)
            _must(part.get("min_values", 1) <= most <= len(values), "how many values")
        case 10:
            _must(bool(part["content"]), "an empty text")
        case _:
            pass


def _check_files(
    body: Payload, parts: list[Payload], files: Mapping[str, bytes], kept: Mapping[str, Payload]
) -> None:
    named = {str(each["id"]): each.get("filename", "") for each in body.get("attachments") or ()}
    new = {key.removeprefix("files[").removesuffix("]") for key in files}
    _must(new == set(named) - set(kept), f"files {new} and attachments {set(named)}")
    _must(all(0 < len(data) <= _UPLOAD_LIMIT for data in files.values()), "size of a file")
    there = {kept[key]["filename"] if key in kept else name for key, name in named.items()}
    shown = [medium["url"] for medium in media_of(parts)]
    names = {url.removeprefix("attachment://") for url in shown if url.startswith("attachment://")}
    _must(names <= there, f"shows {names}, has {there}")
    _must(there <= names, f"uploads {there} and shows {names}")


def _must(right: bool, text: str) -> None:
    if not right:
        raise Refused(400, 50035, f"Invalid Form Body: {text}")
