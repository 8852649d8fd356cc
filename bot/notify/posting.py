"""Puts a sheet into Discord: sent, shown in the place of another, or left without its buttons.

What rings a phone is sent as a classic message of one line, as notifications show nothing of what
components say, and then becomes its sheet. What should ring no phone is sent silently: a plain post
would notify all who have set a channel to "All messages".
"""

from collections.abc import Sequence
from pathlib import PurePosixPath
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import discord
import structlog
from discord import ui

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


async def take_buttons(place: Place, message_id: int) -> None:
    """Leave nothing to click on in a post. Its texts and pictures stay.

    Discord lists no files for a message whose components show them (discord-api-docs, 8277): they
    are kept by what the components say. If these name no file, the post stays as it is.
    """
    message = await place.fetch_message(message_id)
    if not message.flags.components_v2:
        await message.edit(view=None, allowed_mentions=SILENCE)
        return
    parts, kept = _without_rows(message)
    if None in kept:
        _log.info("post.keeps_buttons", message=message_id, reason="its pictures have no id")
        return
    view = ui.LayoutView(timeout=None)
    for part in parts if kept else [ui.Container(*parts or [ui.TextDisplay("…")])]:
        view.add_item(part)
    await message.edit(
        view=view,
        attachments=kept,  # pyright: ignore[reportArgumentType] - all that discord.py reads
        allowed_mentions=SILENCE,
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


class _Kept(NamedTuple):
    """A file of a message that an edit keeps, as much of it as Discord asks for."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, Any]:
        return {"id": str(self.id), "filename": self.filename}


def _without_rows(message: discord.Message) -> tuple[list[ui.Item[Any]], list[_Kept | None]]:
    """Return what a post shows, without anything to click on, and its files; None for one without
    an id.
    """
    parts: list[ui.Item[Any]] = []
    files: list[_Kept | None] = []
    for component in message.components:
        children = component.children if isinstance(component, discord.Container) else [component]
        for child in children:
            if isinstance(child, discord.TextDisplay):
                parts.append(ui.TextDisplay(child.content))
            elif isinstance(child, discord.MediaGalleryComponent):
                kept = [_file_of(item.media) for item in child.items]
                items = [
                    discord.MediaGalleryItem(
                        f"attachment://{file.filename}", description=item.description
                    )
                    for item, file in zip(child.items, kept, strict=True)
                    if file is not None
                ]
                parts += [ui.MediaGallery(*items)] if items else []
                files += kept
    return parts, files


def _file_of(medium: discord.UnfurledMediaItem) -> _Kept | None:
    """Return the file that a component shows, if Discord says which it is."""
    if medium.attachment_id is None:
        return None
    return _Kept(medium.attachment_id, PurePosixPath(urlsplit(medium.url).path).name)
