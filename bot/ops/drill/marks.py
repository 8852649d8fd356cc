"""The mark on everything that the drill makes: it finds and removes leftovers by it.

The mark begins a text, and has a character that names never have in posts (`escape`). So no post
about a table bears it, whatever its players' names.
"""

from collections.abc import Iterator
from typing import Any, Final

MARK: Final = "Plaza drill: a test that removes itself"
SMALL: Final = "-# "
"""The prefix of a small text."""
PREFIX: Final = "plaza-drill:"
"""The beginning of the custom id of each of the drill's own buttons and menus."""


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Yield components and all that is nested in them."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        if "accessory" in component:
            yield component["accessory"]


def media_of(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the media that the components of a message show, pictures and files alike."""
    parts = list(walk(message["components"]))
    shown = [item["media"] for part in parts for item in part.get("items") or ()]
    return shown + [part["file"] for part in parts if "file" in part]


def clickable(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the components of a message that can be clicked."""
    return [part for part in walk(message["components"]) if "custom_id" in part]


def marked(message: dict[str, Any], bot_id: int) -> bool:
    """Whether a message is one of a drill of this bot."""
    if int(message["author"]["id"]) != bot_id:
        return False
    parts = list(walk(message.get("components")))
    texts = [message.get("content") or "", *(str(part.get("content", "")) for part in parts)]
    ids = [str(part.get("custom_id", "")) for part in parts]
    return any(map(bears, texts)) or any(each.startswith(PREFIX) for each in ids)


def bears(text: str) -> bool:
    """Whether a text, or the name of a thread, begins with the mark."""
    return text.removeprefix(SMALL).startswith(MARK)
