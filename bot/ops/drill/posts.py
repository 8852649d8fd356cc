"""Checks of what Discord returns of a message of components."""

from collections.abc import AsyncGenerator, Sequence
from typing import Any, Final

import discord
from discord.http import Route

from bot.ops.drill import sheets
from bot.ops.drill.checks import Check, refusal
from bot.ops.drill.ground import Body, Ground
from bot.ops.drill.lines import Line, counted, held
from bot.ops.drill.marks import clickable, media_of, walk
from bot.ops.drill.samples import size_of
from bot.render import Picture
from bot.ui.sheet import COMPONENT_LIMIT, ENTRIES_LIMIT, TEXT_LIMIT

SMALL: Final = (1, 1)
"""The size of the smallest frame."""
LOADING: Final = 3.0
"""Seconds until a picture that Discord had not measured is checked again."""


async def _lobby(ground: Ground) -> AsyncGenerator[Line]:
    """Post a lobby silently, like every post that rings no phone."""
    message = await ground.post(sheets.lobby(ground.samples))
    silent = bool(message["flags"] & sheets.SILENT)
    yield held("silent-flag", silent, f"flags {message['flags']}")


async def _board(ground: Ground) -> AsyncGenerator[Line]:
    picture = ground.samples.board
    sent = sheets.board(ground.samples)
    message = await ground.post(sent)
    flags, content = message["flags"], message["content"]
    has_flag = bool(flags & sheets.V2) and content == ""
    yield held("v2-flag", has_flag, f"flags {flags}, content {content!r}")
    listed = len(message["attachments"])
    yield held("v2-lists-no-files", listed == 0, f"{counted(listed, 'attachment')} listed")
    [medium] = media_of(message)
    number = medium.get("attachment_id")
    yield held("medium-names-file", bool(number), f"attachment_id {number}")
    name = _name_in(medium["url"])
    yield held("medium-url-name", name == picture.name, f"its address ends with {name}")
    yield await _size(ground, "picture-size", message, picture)
    given = [part["custom_id"] for part in walk(sheets.components_of(sent)) if "custom_id" in part]
    came = [part["custom_id"] for part in clickable(message)]
    told = f"{counted(len(came), 'custom id')} came back as sent"
    yield held("custom-ids", given == came, told, f"{came} came back, {given} were sent")


async def _largest(ground: Ground) -> AsyncGenerator[Line]:
    message = await ground.post(sheets.largest())
    parts = list(walk(message["components"]))
    characters = sum(len(part["content"]) for part in parts if "content" in part)
    told = f"{len(parts)} components and {characters} characters came back"
    yield held("largest-message", (len(parts), characters) == (COMPONENT_LIMIT, TEXT_LIMIT), told)


async def _menus(ground: Ground) -> AsyncGenerator[Line]:
    [menu] = clickable(await ground.post(sheets.with_menu(0)))
    least, entries = menu.get("min_values"), len(menu.get("options", ()))
    told = f"a menu of {entries} entries, of which at least {least} are to be picked"
    yield held("menu-optional", (least, entries) == (0, ENTRIES_LIMIT), told)


async def _ids(ground: Ground) -> AsyncGenerator[Line]:
    sheet = sheets.with_menu(1)
    [sent] = [part for part in walk(sheets.components_of(sheet)) if "custom_id" in part]
    [came] = clickable(await ground.post(sheet))
    told = f"id {came.get('id')}"
    yield held("component-ids", came.get("id") == sent["id"], told, f"{told} for {sent['id']}")


async def _menu_silent(ground: Ground) -> AsyncGenerator[Line]:
    await _raw(ground, sheets.optional(None))
    yield held("menu-unsaid", True, "a menu without `required` is taken")


async def _menu_required(ground: Ground) -> AsyncGenerator[Line]:
    try:
        await _raw(ground, sheets.optional(True))
    except discord.HTTPException as error:
        yield held("menu-required", error.status == 400, refusal(error))
    else:
        yield held("menu-required", False, "it is taken")


async def _galleries(ground: Ground) -> AsyncGenerator[Line]:
    shown = (ground.samples.board, ground.samples.later)
    message = await ground.post(sheets.pictures(*shown))
    came = [_name_in(medium["url"]) for medium in media_of(message)]
    yield held("two-galleries", came == [each.name for each in shown], f"pictures {came}")


async def _file(ground: Ground) -> AsyncGenerator[Line]:
    sheet = sheets.marked()
    sheet.attach("table.json", b"{}")
    message = await ground.post(sheet)
    [medium] = media_of(message)
    number = medium.get("attachment_id")
    name = _name_in(medium["url"])
    told = f"{name} with attachment_id {number}"
    yield held("file-shown", bool(number) and name == "table.json", told)


async def _partial(ground: Ground) -> AsyncGenerator[Line]:
    message = await ground.post(sheets.pictures(ground.samples.partial))
    yield await _size(ground, "webp-partial", message, ground.samples.partial)


async def _small(ground: Ground) -> AsyncGenerator[Line]:
    """Post an animation that ends with one pixel, unlike all of the bot's."""
    picture = ground.samples.small
    message = await ground.post(sheets.pictures(picture))
    came = await _came(ground, message)
    kept, lost = came == size_of(picture), came == SMALL
    needed = "the clear sheet is needed" if lost else "no clear sheet is needed"
    sizes = f"{_by(came)} came back, {_by(size_of(picture))} were sent"
    yield held("webp-small-end", kept or lost, f"{_by(came)}: {needed}", sizes)


async def _full(ground: Ground) -> AsyncGenerator[Line]:
    message = await ground.post(sheets.pictures(ground.samples.full))
    yield await _size(ground, "webp-full", message, ground.samples.full)


async def _size(ground: Ground, key: str, message: Body, picture: Picture) -> Line:
    """Compare the size of a picture with that of its file."""
    came, sent = await _came(ground, message), size_of(picture)
    return held(key, came == sent, _by(came), f"{_by(came)} came back, {_by(sent)} were sent")


async def _came(ground: Ground, message: Body) -> tuple[int | None, int | None]:
    """Return the size of a message's picture; Discord may not know it immediately."""
    [medium] = media_of(message)
    if not medium.get("width"):
        await ground.nap(LOADING)
        again = await ground.read(int(message["channel_id"]), int(message["id"]))
        [medium] = media_of(again)
    return medium.get("width"), medium.get("height")


def _by(size: Sequence[int | None]) -> str:
    return " by ".join(str(edge) for edge in size)


def _name_in(url: str) -> str:
    """Return the name of a file in its address."""
    return url.partition("?")[0].rpartition("/")[2]


async def _raw(ground: Ground, components: list[dict[str, Any]]) -> None:
    """Post components exactly as they are."""
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=ground.asked.channel)
    body: dict[str, Any] = {
        "components": components,
        "flags": sheets.V2 | sheets.SILENT,
        "allowed_mentions": {"parse": []},
    }
    await ground.client.http.request(route, json=body)


CHECKS: Final = (
    Check(("silent-flag",), _lobby),
    Check(
        (
            "v2-flag",
            "v2-lists-no-files",
            "medium-names-file",
            "medium-url-name",
            "picture-size",
            "custom-ids",
        ),
        _board,
    ),
    Check(("largest-message",), _largest),
    Check(("menu-optional",), _menus),
    Check(("component-ids",), _ids),
    Check(("menu-unsaid",), _menu_silent),
    Check(("menu-required",), _menu_required),
    Check(("two-galleries",), _galleries, needs=("medium-url-name",)),
    Check(("file-shown",), _file),
    Check(("webp-partial",), _partial),
    Check(("webp-small-end",), _small),
    Check(("webp-full",), _full),
)
