"""Discord's limits for a message of components, checked on the JSON that is sent.

`problems` takes the body of a message as discord.py sends it, and describes everything that Discord
would refuse, or that no one could use; `check` asserts that there is none.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from discord import MessageFlags

Component = dict[str, Any]

COMPONENTS = 40
TEXT = 4000
CONTENT = 2000
ROWS = 5
CUSTOM_ID = 100
ATTACHMENTS = 10
FILE_BYTES = 10 * 1024 * 1024
ALT = 1024
NONCE = 25
MENTIONS = 100

ROW, BUTTON, MENU, PEOPLE, ROLES, CHANNELS, SECTION, TEXT_DISPLAY = 1, 2, 3, 5, 6, 8, 9, 10
THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 11, 12, 13, 14, 17
MENUS = (MENU, PEOPLE, ROLES, CHANNELS)
KNOWN = {
    *(ROW, BUTTON, *MENUS, SECTION, TEXT_DISPLAY),
    *(THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER),
}
ATTACHED = "attachment://"
BESIDE = ("content", "embeds", "poll", "sticker_ids")
"""The fields that a message of components cannot have."""


def walk(components: Sequence[Component]) -> Iterator[Component]:
    """Yield every component, nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield from walk([component["accessory"]])


def check(components: list[Component]) -> None:
    """Assert that Discord would accept these components, and that none lost its custom id."""
    assert list(_of_components(components)) == []


def problems(body: dict[str, Any], sizes: Sequence[int] = ()) -> list[str]:
    """Return the faults of a message; `sizes` are those of its files, in bytes."""
    if body.get("content") and not body.get("flags", 0) & MessageFlags.components_v2.flag:
        found = [*_of_classic(body)]
    else:
        found = [*_of_sheet(body, sizes)]
    if not 0 <= len(str(body.get("nonce") or "")) <= NONCE:
        found.append(f"a nonce of {len(str(body['nonce']))} characters")
    mentions = body.get("allowed_mentions")
    if mentions is None or mentions.get("parse"):
        found.append("a text could ping a person")
    elif len(mentions.get("users") or ()) > MENTIONS:
        found.append(f"{len(mentions['users'])} people are pinged")
    elif len(mentions.get("roles") or ()) > 1:
        found.append(f"{len(mentions['roles'])} roles are pinged")
    return found


def _of_sheet(body: dict[str, Any], sizes: Sequence[int]) -> Iterator[str]:
    """Yield the faults of a message of components."""
    components = body.get("components") or []
    yield from _of_components(components)
    yield from _of_files(body, components, sizes)
    if not body.get("flags", 0) & MessageFlags.components_v2.flag:
        yield "the flag for messages of components is missing"
    yield from (f"{name} beside components" for name in BESIDE if body.get(name))


def _of_classic(body: dict[str, Any]) -> Iterator[str]:
    """Yield the faults of a classic message with rows below."""
    if len(body["content"]) > CONTENT:
        yield f"a content of {len(body['content'])} characters"
    rows = body.get("components") or []
    if len(rows) > ROWS:
        yield f"{len(rows)} rows"
    yield from (
        f"a component of type {row['type']} in no row" for row in rows if row["type"] != ROW
    )
    if rows:
        yield from _of_components(rows)


def _of_components(components: Sequence[Component]) -> Iterator[str]:
    everything = list(walk(components))
    if not 1 <= len(everything) <= COMPONENTS:
        yield f"{len(everything)} components"
    texts = [part["content"] for part in everything if part["type"] == TEXT_DISPLAY]
    if sum(map(len, texts)) > TEXT:
        yield f"{sum(map(len, texts))} characters of text"
    if not all(text.strip() for text in texts):
        yield "an empty text"
    ids = [part["custom_id"] for part in everything if "custom_id" in part]
    yield from (f"{id_} twice" for id_, count in Counter(ids).items() if count > 1)
    yield from (
        f"a custom id of {len(id_)} characters" for id_ in ids if not 1 <= len(id_) <= CUSTOM_ID
    )
    numbers = Counter(part["id"] for part in everything if part.get("id"))
    yield from (f"component id {number} twice" for number, many in numbers.items() if many > 1)
    yield from (f"component id {number} too large" for number in numbers if number >= 2**31)
    for part in everything:
        if part["type"] not in KNOWN:
            yield f"a component of type {part['type']}"
        yield from _CHECKS.get(part["type"], _nothing)(part)


def _of_files(
    body: dict[str, Any], components: Sequence[Component], sizes: Sequence[int]
) -> Iterator[str]:
    attachments = body.get("attachments") or []
    urls = [medium["url"] for medium in media(components)]
    shown = [url.removeprefix(ATTACHED) for url in urls if url.startswith(ATTACHED)]
    names = [attachment.get("filename") for attachment in attachments]
    if len(attachments) > ATTACHMENTS:
        yield f"{len(attachments)} attachments"
    if sorted(map(str, names)) != sorted(shown):
        yield f"attached {names}, shown {shown}"
    if len(set(names)) != len(names):
        yield "two files of one name"
    for attachment in attachments:
        if not 0 <= len(attachment.get("description") or "") <= ALT:
            yield f"an alt text of {len(attachment['description'])} characters"
    yield from (f"a file of {size} bytes" for size in sizes if not 0 < size <= FILE_BYTES)


def media(components: Sequence[Component]) -> Iterator[Component]:
    """Yield the media that components show: pictures, and files to be downloaded."""
    for part in walk(components):
        if part["type"] == GALLERY:
            yield from (item["media"] for item in part["items"])
        elif part["type"] == THUMBNAIL:
            yield part["media"]
        elif part["type"] == FILE:
            yield part["file"]


def _nothing(_: Component) -> Iterator[str]:
    yield from ()


def _check_row(row: Component) -> Iterator[str]:
    kinds = [part["type"] for part in row["components"]]
    if not 1 <= len(kinds) <= 5:
        yield f"{len(kinds)} in a row"
    if kinds not in ([menu] for menu in MENUS) and set(kinds) != {BUTTON}:
        yield f"a row of types {kinds}"


def _check_button(button: Component) -> Iterator[str]:
    if not 1 <= len(button.get("label") or "") <= 80:
        yield f"a button's label of {len(button.get('label') or '')} characters"
    if ("url" in button) == ("custom_id" in button):
        yield "a button needs an address or a custom id, and not both"
    if len(button.get("url", "")) > 512:
        yield f"an address of {len(button['url'])} characters"


def _check_select(menu: Component) -> Iterator[str]:
    if len(menu.get("placeholder") or "") > 150:
        yield f"a placeholder of {len(menu['placeholder'])} characters"
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not (0 <= least <= most <= 25 and most >= 1):
        yield f"{least} to {most} can be selected"
    if menu.get("required") and not least:
        yield "nothing need be selected, and yet something is required"
    if len(menu.get("default_values", ())) > most:
        yield "more selected than possible"


def _check_menu(menu: Component) -> Iterator[str]:
    yield from _check_select(menu)
    options = menu["options"]
    if not 1 <= len(options) <= 25:
        yield f"a menu of {len(options)} options"
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not (0 <= least <= most <= len(options) and most >= 1):
        yield f"{least} to {most} of {len(options)} options"
    values = [option["value"] for option in options]
    if len(values) != len(set(values)):
        yield "two options of one value"
    for option in options:
        for name in ("label", "value"):
            if not 1 <= len(option[name]) <= 100:
                yield f"an option's {name} of {len(option[name])} characters"
        note = option.get("description")
        if note is not None and not 1 <= len(note) <= 100:
            yield f"an option's description of {len(note)} characters"
    if sum(bool(option.get("default")) for option in options) > most:
        yield "more options chosen than possible"


def _check_gallery(gallery: Component) -> Iterator[str]:
    if not 1 <= len(gallery["items"]) <= 10:
        yield f"{len(gallery['items'])} pictures in a gallery"
    for item in gallery["items"]:
        if not 1 <= len(item.get("description") or "") <= ALT:
            yield f"an alt text of {len(item.get('description') or '')} characters"


_CHECKS = {
    ROW: _check_row,
    BUTTON: _check_button,
    MENU: _check_menu,
    **dict.fromkeys((PEOPLE, ROLES, CHANNELS), _check_select),
    GALLERY: _check_gallery,
}
