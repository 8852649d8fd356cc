"""A message under construction that cannot break Discord's limits.

A message with a picture has no container: its frame would take 38 pixels, an eighth of a phone's
width, from a picture, a row of buttons and each line of text. A message of words and controls alone
is in a container.
"""

import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from bot.render import Picture

TEXT_LIMIT: Final = 4000
COMPONENT_LIMIT: Final = 40
LABEL_LIMIT: Final = 80
OPTION_LIMIT: Final = 100
PLACEHOLDER_LIMIT: Final = 150
ALT_LIMIT: Final = 1024
PUSH_LIMIT: Final = 400
"""Of the line that a locked phone shows; Discord's own limit is 2,000 characters."""
ROW_LIMIT: Final = 5
ENTRIES_LIMIT: Final = 25
"""Discord's limit for the entries of a menu, and for suggestions while a person types."""
GAP: Final = "\u200b"
MOTION_WAIT: Final = 1.0
"""The seconds for which a sheet, never its push line, waits for a picture that moves."""

Row = Sequence[ui.Item[Any]]
Motion = asyncio.Future[Picture | None]
"""A picture that moves and is still being drawn, for the place of a still; None if it cannot be."""


def clip(text: str, limit: int) -> str:
    """Shorten `text` to `limit` characters, at the end of a word or line if there is one nearby."""
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    border = max(cut.rfind(" "), cut.rfind("\n"))
    return (cut[:border] if border > limit // 2 else cut).rstrip() + "…"


class Sheet:
    """Collects texts, a picture and rows, and makes a new view and new files for every send."""

    def __init__(self) -> None:
        self.push = ""
        """Its push line, which a locked phone shows; empty if it rings no phone."""
        self.role: int | None = None
        """The role that its push line mentions."""
        self.joins: tuple[int, ...] = ()
        """Users mentioned silently, so that the thread it is sent to is among theirs."""
        self._ways: tuple[ui.Item[Any], ...] = ()
        self._parts: list[ui.Item[Any]] = []
        self._pictures: list[Picture] = []
        self._motion: tuple[int, int, Motion] | None = None
        self._attached: list[tuple[str, bytes]] = []
        self._characters = TEXT_LIMIT
        self._components = COMPONENT_LIMIT - 1

    def ring(self, line: str, *ways: ui.Item[Any]) -> None:
        """Let the sheet ring phones with this line; the buttons `ways` lead on until it is shown.

        Discord's notifications leave out the text of components (discord-api-docs, 7854). So such a
        sheet is first sent as a classic message of this line, which then becomes the sheet.
        """
        self.push, self._ways = clip(line.strip(), PUSH_LIMIT), ways

    def text(self, content: str, *, limit: int = TEXT_LIMIT) -> None:
        """Add as much of a text as fits; nothing if there is no room."""
        content = clip(content.strip(), min(limit, self._characters)) if self._characters else ""
        if content and self._take(1):
            self._characters -= len(content)
            self._parts.append(ui.TextDisplay(content))

    def picture(self, picture: Picture | str, motion: Motion | None = None) -> None:
        """Add a picture with its alt text, or the sentence that stands in for it.

        If its `motion` is ready in time, that takes its place.
        """
        if isinstance(picture, str):
            self.text(f"-# {picture}", limit=300)
        elif self._take(1):
            if motion is not None:
                self._motion = len(self._parts), len(self._pictures), motion
            self._pictures.append(picture)
            self._parts.append(_gallery(picture))

    async def ready(self) -> None:
        """Wait a little for what moves. If it is not drawn by then, the still remains."""
        if self._motion is None:
            return
        (part, place, motion), self._motion = self._motion, None
        await asyncio.wait([motion], timeout=MOTION_WAIT)
        if not motion.done():
            motion.cancel()
        elif (picture := motion.result()) is not None:
            self._pictures[place], self._parts[part] = picture, _gallery(picture)

    def attach(self, name: str, data: bytes) -> None:
        """Add a file to be downloaded."""
        if self._take(1):
            self._attached.append((name, data))
            self._parts.append(ui.File(f"attachment://{name}"))

    def beside(self, content: str, button: ui.Item[Any], *, limit: int = TEXT_LIMIT) -> None:
        """Add a text with a button beside it; the button alone if there is no room for text."""
        content = clip(content.strip(), min(limit, self._characters)) if self._characters else ""
        if not content:
            self.row(button)
        elif self._take(3):
            self._characters -= len(content)
            self._parts.append(ui.Section(ui.TextDisplay(content), accessory=button))

    def row(self, *items: ui.Item[Any]) -> None:
        """Add a row of up to five buttons, or of one menu."""
        kept = items[:ROW_LIMIT]
        if kept and self._take(1 + len(kept)):
            self._parts.append(ui.ActionRow(*kept))

    def rows(self, items: Row) -> None:
        """Add buttons in as many rows as they need."""
        for start in range(0, len(items), ROW_LIMIT):
            self.row(*items[start : start + ROW_LIMIT])

    def ways(self) -> ui.View:
        """Make the view of the push line: buttons that lead on, should the sheet never be shown."""
        view = ui.View(timeout=None)
        for way in self._ways:
            view.add_item(way)
        return view

    def view(self) -> ui.LayoutView:
        """Make the view; it has no timeout, and none of it stays in memory."""
        view = ui.LayoutView(timeout=None)
        if not self._parts:
            self.text(GAP)
        for part in self._parts if self._pictures else [ui.Container(*self._parts)]:
            view.add_item(part)
        return view

    def files(self) -> list[discord.File]:
        """Make the files to send with the view; a file can be sent only once."""
        pictures = [(picture.name, picture.data) for picture in self._pictures]
        return [
            discord.File(BytesIO(data), filename=name)
            for name, data in (*pictures, *self._attached)
        ]

    def _take(self, components: int) -> bool:
        if components > self._components:
            return False
        self._components -= components
        return True


def _gallery(picture: Picture) -> ui.MediaGallery[Any]:
    item = discord.MediaGalleryItem(
        f"attachment://{picture.name}", description=clip(picture.alt, ALT_LIMIT)
    )
    return ui.MediaGallery(item)
