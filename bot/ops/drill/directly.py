"""Checks of direct messages to the operator."""

from collections.abc import AsyncGenerator
from typing import Final

import discord

from bot.notify import posting
from bot.notify.faults import UNREACHABLE
from bot.ops.drill import sheets
from bot.ops.drill.checks import Check, refusal
from bot.ops.drill.ground import Body, Ground
from bot.ops.drill.lines import Line, counted, held, unseen
from bot.ops.drill.marks import MARK, media_of
from bot.ops.drill.sheets import V2
from bot.ui.sheet import Sheet

KEYS: Final = ("dm-closed", "dm-line", "dm-sheet")


async def _directly(ground: Ground) -> AsyncGenerator[Line]:
    """Send a line that becomes a sheet, then a sheet alone."""
    user_id = ground.asked.user
    if user_id is None:
        for key in KEYS:
            yield unseen(key, "It needs --user.")
        return
    try:
        place = await ground.client.create_dm(discord.Object(user_id))
        sent = await posting.send(place, _line(ground), ground.nonce())
    except discord.HTTPException as error:
        closed = error.status == 403 or error.code in UNREACHABLE
        if not closed:
            raise
        yield held("dm-closed", error.code in UNREACHABLE, refusal(error))
        for key in KEYS[1:]:
            yield unseen(key, "The user takes no direct messages from the bot.")
        return
    yield unseen("dm-closed", "The user takes direct messages: close them to see this.")
    became = await ground.read(place.id, sent.id)
    yield held("dm-line", _is_sheet(became), _told(became))
    alone = await ground.post(sheets.pictures(ground.samples.later), place)
    yield held("dm-sheet", _is_sheet(alone), _told(alone))


def _line(ground: Ground) -> Sheet:
    sheet = sheets.pictures(ground.samples.board)
    sheet.ring(f"{MARK}: the line", sheets.button("direct", "Test"))
    return sheet


def _is_sheet(message: Body) -> bool:
    return bool(message["flags"] & V2) and not message["content"] and len(media_of(message)) == 1


def _told(message: Body) -> str:
    return f"flags {message['flags']}, {counted(len(media_of(message)), 'picture')}"


CHECKS: Final = (Check(KEYS, _directly),)
