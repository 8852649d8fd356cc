"""A picture that moves is waited for by the sheet, a little, and never by the call."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.notify import posting
from bot.notify.places import Place
from bot.render import Picture
from bot.ui import sheet as sheets
from bot.ui.sheet import Motion, Sheet

STILL = Picture(b"png", "a board", "board.png")
MOVING = Picture(b"webp", "a board", "board.webp")


class Channel:
    """A place that records what is sent: the line, then the files of each message and edit."""

    def __init__(self) -> None:
        self.sent: list[object] = []
        self.rang = asyncio.Event()

    async def send(self, content: str = "", **given: Any) -> Any:
        self.sent.append(content or [file.filename for file in given["files"]])
        self.rang.set()
        flags = SimpleNamespace(components_v2=not content)
        return SimpleNamespace(id=1, flags=flags, edit=self.edit)

    async def edit(self, **given: Any) -> Any:
        self.sent.append([file.filename for file in given["attachments"]])


def board(motion: Motion, line: str = "") -> Sheet:
    sheet = Sheet()
    sheet.picture(STILL, motion)
    if line:
        sheet.ring(line)
    return sheet


async def sent(channel: Channel, sheet: Sheet) -> None:
    await posting.send(cast(Place, channel), sheet, "nonce")


async def test_the_line_does_not_wait_and_the_board_does():
    motion, channel = Motion(), Channel()
    sending = asyncio.create_task(sent(channel, board(motion, "Your move")))
    await channel.rang.wait()
    assert channel.sent == ["Your move"]
    motion.set_result(MOVING)
    await sending
    assert channel.sent == ["Your move", ["board.webp"]]


@pytest.mark.parametrize("line", ["", "Your move"])
async def test_what_is_not_ready_in_time_is_given_up(line: str, monkeypatch: pytest.MonkeyPatch):
    """Then the still is there, and nothing replaces it later."""
    monkeypatch.setattr(sheets, "MOTION_WAIT", 0.01)
    motion, channel = Motion(), Channel()
    await sent(channel, board(motion, line))
    assert channel.sent[-1] == ["board.png"]
    assert motion.cancelled()


async def test_what_cannot_be_drawn_leaves_the_still():
    motion, channel = Motion(), Channel()
    motion.set_result(None)
    await sent(channel, board(motion))
    assert channel.sent == [["board.png"]]


async def test_a_silent_post_comes_once_with_what_moves():
    motion, channel = Motion(), Channel()
    motion.set_result(MOVING)
    await sent(channel, board(motion))
    assert channel.sent == [["board.webp"]]


async def test_the_view_names_the_file_that_comes_with_it():
    motion = Motion()
    motion.set_result(MOVING)
    sheet = board(motion)
    await sheet.ready()
    [gallery] = sheet.view().to_components()
    assert gallery["items"][0]["media"]["url"] == "attachment://board.webp"
    assert gallery["items"][0]["description"] == "a board"
