"""Puts a sheet into Discord: sent, or shown in the place of another.

What rings a phone is sent as a classic message of one line, as notifications show nothing of what
components say, and then becomes its sheet. What should ring no phone is sent silently: a plain post
would notify all who have set a channel to "All messages".
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import discord
import structlog

from bot.notify.places import Place
from bot.rest import REQUEST_ERRORS
from bot.ui.sheet import Sheet

Mentions: TypeAlias = discord.AllowedMentions

SILENCE: Final = discord.AllowedMentions.none()

_log = structlog.get_logger(__name__)


async def send(place: Place, sheet: Sheet, nonce: str, ping: Sequence[int] = ()) -> discord.Message:
    """Send a sheet, and ring the phones of the users in `ping`.

    An edit afterwards mentions those who join: it rings no phone, but lists a thread among theirs.

    Return the message, which is still a classic one if the sheet could not be shown. Raises what
    Discord answers to the first request. If it knows the nonce, it answers with the message that it
    has, and the sheet is shown there.
    """
    mentions, later = _mentioning(ping), _mentioning([*ping, *sheet.joins])
    if sheet.push:
        message = await place.send(
            sheet.push, view=sheet.ways(), nonce=nonce, allowed_mentions=mentions
        )
    else:
        message = await place.send(
            view=sheet.view(),
            files=sheet.files(),
            nonce=nonce,
            allowed_mentions=mentions,
            silent=True,
        )
    is_line = not message.flags.components_v2
    return await _unfolded(message, sheet, later) if is_line or sheet.joins else message


async def show(
    message: discord.Message | discord.PartialMessage, sheet: Sheet, mentions: Mentions = SILENCE
) -> discord.Message:
    """Edit a message, classic or of components, to show a sheet. Raises what Discord answers.

    Discord keeps a classic message's content unless it is told to drop it, and then refuses the
    components.
    """
    return await message.edit(
        content=None, view=sheet.view(), attachments=sheet.files(), allowed_mentions=mentions
    )


def _mentioning(user_ids: Sequence[int]) -> Mentions:
    users = [discord.Object(user_id) for user_id in dict.fromkeys(user_ids)]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


async def _unfolded(message: discord.Message, sheet: Sheet, mentions: Mentions) -> discord.Message:
    """Let the line that has rung become its sheet, and return the message as it is then.

    If that fails, the line and its buttons are still a call. To send it again would ring twice.
    """
    try:
        return await show(message, sheet, mentions)
    except REQUEST_ERRORS as error:
        _log.warning("post.stays_a_line", message=message.id, reason=repr(error))
        return message
