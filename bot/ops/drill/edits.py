"""Checks of edits: a line that becomes a sheet, new pictures, and posts that are retired."""

from collections.abc import AsyncGenerator
from typing import Any, Final

import discord

from bot.notify import posting
from bot.ops.drill import sheets
from bot.ops.drill.checks import Check, refusal
from bot.ops.drill.ground import Body, Ground
from bot.ops.drill.lines import Line, counted, held
from bot.ops.drill.marks import MARK, clickable, media_of, walk
from bot.ops.drill.sheets import V2

GALLERY: Final = 12


async def _ring(ground: Ground) -> AsyncGenerator[Line]:
    """Send a line that becomes a sheet, as for whatever rings a phone."""
    sheet = sheets.pictures(ground.samples.board)
    sheet.ring(f"{MARK}: the line", sheets.button("ring", "Test"))
    message = await ground.post(sheet)
    became = bool(message["flags"] & V2) and not message["content"]
    told = f"flags {message['flags']}, content {message['content']!r}"
    yield held("line-becomes-sheet", became and len(media_of(message)) == 1, told)


async def _content_left(ground: Ground) -> AsyncGenerator[Line]:
    """Give components to a classic message without taking its content away."""
    message = await _classic(ground)
    components = sheets.components_of(sheets.marked("components"))
    try:
        await ground.edit(message, components=components, flags=V2)
    except discord.HTTPException as error:
        yield held("content-left", error.status == 400, refusal(error))
    else:
        yield held("content-left", False, "the edit is taken")


async def _content_null(ground: Ground) -> AsyncGenerator[Line]:
    message = await ground.post(sheets.marked("before"))
    after = await ground.edit(
        message,
        content=None,
        components=sheets.components_of(sheets.marked("after")),
        flags=V2,
    )
    yield held("v2-content-null", "after" in _texts(after), f"it shows {_texts(after)!r}")


async def _uploads(ground: Ground) -> AsyncGenerator[Line]:
    message = await ground.post(sheets.pictures(ground.samples.board))
    after = await ground.shown(sheets.pictures(ground.samples.later), message)
    before, now = _ids(message), _ids(after)
    told = f"{counted(len(now), 'picture')}, {'the former' if before == now else 'a new'} file"
    yield held("edit-uploads", len(now) == 1 and now != before and all(now), told)


async def _classic_picture(ground: Ground) -> AsyncGenerator[Line]:
    """Retire a classic message with a picture, as posts were before they had components."""
    picture = ground.samples.board
    view = discord.ui.View(timeout=None)
    view.add_item(sheets.button("classic", "Test"))
    sent = await ground.place.send(
        MARK,
        file=sheets.pictures(picture).files()[0],
        view=view,
        silent=True,
        nonce=ground.nonce(),
        allowed_mentions=posting.SILENCE,
    )
    await posting.take_buttons(ground.place, sent.id)
    after = await ground.read(sent.channel.id, sent.id)
    names = [each["filename"] for each in after["attachments"]]
    kept = names == [picture.name] and not clickable(after)
    yield held("classic-keeps-files", kept, f"attachments {names}")


async def _retired(ground: Ground) -> AsyncGenerator[Line]:
    """Retire a post as the bot does."""
    message = await _with_picture(ground)
    await posting.take_buttons(ground.place, int(message["id"]))
    after = await ground.read(ground.asked.channel, int(message["id"]))
    kept = _ids(after) == _ids(message) and not clickable(after)
    buttons = counted(len(clickable(after)), "button")
    told = f"{counted(len(_ids(after)), 'picture')}, {buttons}"
    files = f"files {_ids(message)} became {_ids(after)}"
    yield held("retired-keeps-files", kept, told, f"{told}; {files}")


async def _unsaid(ground: Ground) -> AsyncGenerator[Line]:
    """Retire a post by an edit that says nothing of its files."""
    message = await _with_picture(ground)
    after = await ground.edit(message, components=_by_name(message), flags=V2)
    kept = _ids(after) == _ids(message)
    yield held("edit-unsaid-files", kept, f"files {_ids(message)} became {_ids(after)}")


async def _emptied(ground: Ground) -> AsyncGenerator[Line]:
    """Retire a post by an edit that lists no file, but shows one."""
    message = await _with_picture(ground)
    components = _by_name(message)
    try:
        after = await ground.edit(message, components=components, flags=V2, attachments=[])
    except discord.HTTPException as error:
        yield held("edit-lists-none", error.status == 400, refusal(error))
    else:
        yield held("edit-lists-none", not _ids(after), f"taken, with files {_ids(after)}")


async def _with_picture(ground: Ground) -> Body:
    sheet = sheets.pictures(ground.samples.board)
    return await ground.post(sheets.with_button(sheet, "retired"))


async def _classic(ground: Ground) -> Body:
    sent = await ground.place.send(
        MARK, silent=True, nonce=ground.nonce(), allowed_mentions=posting.SILENCE
    )
    return await ground.read(sent.channel.id, sent.id)


def _by_name(message: Body) -> list[dict[str, Any]]:
    """Return the texts and pictures of a message, with files named as in an upload."""
    parts: list[dict[str, Any]] = []
    for part in message["components"]:
        if "content" in part:
            parts.append({"type": part["type"], "content": part["content"]})
        for item in part.get("items", ()):
            name = item["media"]["url"].partition("?")[0].rpartition("/")[2]
            medium = {"media": {"url": f"attachment://{name}"}}
            parts.append({"type": GALLERY, "items": [medium]})
    return parts


def _ids(message: Body) -> list[str | None]:
    return [medium.get("attachment_id") for medium in media_of(message)]


def _texts(message: Body) -> str:
    parts = walk(message["components"])
    return " ".join(part["content"] for part in parts if "content" in part)


_FILES: Final = ("medium-names-file", "medium-url-name")

CHECKS: Final = (
    Check(("line-becomes-sheet",), _ring),
    Check(("content-left",), _content_left),
    Check(("v2-content-null",), _content_null),
    Check(("edit-uploads",), _uploads, needs=("v2-content-null", *_FILES)),
    Check(("classic-keeps-files",), _classic_picture),
    Check(("retired-keeps-files",), _retired, needs=_FILES),
    Check(("edit-unsaid-files",), _unsaid, needs=_FILES),
    Check(("edit-lists-none",), _emptied, needs=_FILES),
)
