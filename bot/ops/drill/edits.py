"""Checks of edits: a line that becomes a sheet, and new pictures."""

from collections.abc import AsyncGenerator
from typing import Final

import discord

from bot.notify import posting
from bot.ops.drill import sheets
from bot.ops.drill.checks import Check, refusal
from bot.ops.drill.ground import Body, Ground
from bot.ops.drill.lines import Line, counted, held
from bot.ops.drill.marks import MARK, media_of, walk
from bot.ops.drill.sheets import V2


async def _ring(ground: Ground) -> AsyncGenerator[Line]:
    """Send a line that becomes a sheet, as for every push."""
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


async def _classic(ground: Ground) -> Body:
    sent = await ground.place.send(
        MARK, silent=True, nonce=ground.nonce(), allowed_mentions=posting.SILENCE
    )
    return await ground.read(sent.channel.id, sent.id)


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
)
