"""Puts a sheet into Discord: sent, or shown in the place of another.

A message that rings a phone is sent as a classic one of one line, because notifications show no
text of components; then it becomes its sheet. All others are sent silently: a plain post would
notify everyone who has set a channel to "All messages".

A picture that moves is drawn while the line is sent, and comes with the sheet if it is ready. So it
delays no call, costs no request, and no picture is replaced before anyone's eyes.
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
    """Send a sheet, and ring the phones of the users in `ping` and of the sheet's role.

    A later edit mentions new players: it rings no phone, but adds the thread to their list.

    Return the message, which is still a classic one if the sheet could not be shown. Raises
    Discord's error to the first request. If Discord knows the nonce, it returns the message it has,
    and the sheet is shown there.
    """
    mentions, later = _mentioning(ping, sheet.role), _mentioning([*ping, *sheet.joins])
    if sheet.push:
        message = await place.send(
            sheet.push, view=sheet.ways(), nonce=nonce, allowed_mentions=mentions
        )
    else:
        await sheet.ready()
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
    """Edit a message, classic or of components, to show a sheet. Raises Discord's errors.

    Discord keeps a classic message's content unless it is told to drop it, and then refuses the
    components.
    """
    await sheet.ready()
    return await message.edit(
        content=None, view=sheet.view(), attachments=sheet.files(), allowed_mentions=mentions
    )


def _mentioning(user_ids: Sequence[int], role_id: int | None = None) -> Mentions:
    users = [discord.Object(user_id) for user_id in dict.fromkeys(user_ids)]
    roles = [] if role_id is None else [discord.Object(role_id)]
    return discord.AllowedMentions(everyone=False, roles=roles, users=users)


async def _unfolded(message: discord.Message, sheet: Sheet, mentions: Mentions) -> discord.Message:
    """Turn the push line into its sheet, and return the updated message.

    If that fails, the line and its buttons are still a call. To send it again would ring twice.
    """
    try:
        return await show(message, sheet, mentions)
    except REQUEST_ERRORS as error:
        _log.warning("post.stays_a_line", message=message.id, reason=repr(error))
        return message
