"""Checks of clicks: a post with a button, then a private panel with four more.

The answers are those that the bot gives: deferred first, then a picture, a new picture in the same
panel, a message beside it, a public message.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any, Final

import discord
from discord.http import Route

from bot import permissions
from bot.cogs.answer import Answer
from bot.notify.posting import SILENCE
from bot.ops.drill import sheets
from bot.ops.drill.checks import Check
from bot.ops.drill.client import Click
from bot.ops.drill.ground import PATIENCE, Body, Ground
from bot.ops.drill.lines import Line, counted, held, unseen
from bot.ops.drill.marks import PREFIX, media_of, walk
from bot.ops.drill.sheets import EPHEMERAL
from bot.rest import REQUEST_ERRORS
from bot.text import texts
from bot.ui.sheet import Sheet

OPEN, SWAP, UPDATE, BESIDE, FILE = "open", "swap", "update", "beside", "file"
_LABELS: Final = {SWAP: "1 New picture", UPDATE: "2 Update", BESIDE: "3 Message", FILE: "4 File"}

KEYS: Final = (
    "click-post",
    "click-permissions",
    "answer-deferred",
    "click-private",
    "panel-new-file",
    "panel-update",
    "followup-private",
    "followup-file",
    "followup-public",
)


class NotPressed(Exception):
    """No click came in time."""


async def _clicks(ground: Ground) -> AsyncGenerator[Line]:
    """Wait for five clicks, each of which shows something."""
    if ground.asked.user is None:
        for key in KEYS:
            yield unseen(key, "It needs --user.")
        return
    try:
        listening = await ground.client.listen(PATIENCE)
    except REQUEST_ERRORS as error:
        for key in KEYS:
            yield unseen(key, f"The gateway cannot be reached ({error!r}).")
        return
    opened: list[Click] = []
    seen: set[str] = set()
    try:
        async for line in _played(ground, ground.asked.user, opened):
            seen.add(line.key)
            yield line
    except NotPressed as missing:
        told = f"No click on {missing} within {ground.asked.patience:g} seconds."
        for key in KEYS:
            if key not in seen:
                yield unseen(key, told)
    finally:
        await _dismiss(opened)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await ground.client.ws.close()


async def _played(ground: Ground, user_id: int, opened: list[Click]) -> AsyncGenerator[Line]:
    post = await _ask(ground, user_id)
    click = await _pressed(ground, user_id, OPEN, opened)
    yield _as_posted(click.told["message"], post)
    yield _allowed(ground, click)
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    answer = Answer(click.interaction, texts("en"), in_place=False)
    await answer.show(_panel(ground, later=False))
    original = await _original(click)
    yield _private_picture("answer-deferred", original)

    click = await _pressed(ground, user_id, SWAP, opened)
    flags = click.told["message"]["flags"]
    yield held("click-private", bool(flags & EPHEMERAL), f"flags {flags} in the payload")
    await click.interaction.response.defer()
    answer = Answer(click.interaction, texts("en"), in_place=True)
    await answer.show(_panel(ground, later=True))
    swapped = await _original(click)
    yield _new_file("panel-new-file", swapped, original)

    click = await _pressed(ground, user_id, UPDATE, opened)
    sheet = _panel(ground, later=False)
    await click.interaction.response.edit_message(
        view=sheet.view(), attachments=sheet.files(), allowed_mentions=SILENCE
    )
    updated = await _original(click)
    yield _new_file("panel-update", updated, swapped)

    click = await _pressed(ground, user_id, BESIDE, opened)
    await click.interaction.response.defer()
    sent = await _follow(ground, click, sheets.marked("beside the panel"), ephemeral=True)
    yield held("followup-private", bool(sent["flags"] & EPHEMERAL), f"flags {sent['flags']}")

    click = await _pressed(ground, user_id, FILE, opened)
    await click.interaction.response.defer()
    sent = await _follow(ground, click, sheets.pictures(ground.samples.later), ephemeral=True)
    yield _private_picture("followup-file", sent)
    sent = await _follow(ground, click, sheets.marked("public"), ephemeral=False)
    yield held("followup-public", not sent["flags"] & EPHEMERAL, f"flags {sent['flags']}")


async def _ask(ground: Ground, user_id: int) -> Body:
    """Post the button, with the name of the person to press it."""
    sheet = sheets.pictures(ground.samples.board)
    sheet.text(f"<@{user_id}>, press **Open**, then the four buttons that only you see.")
    sheet.row(sheets.button(_name(ground, OPEN), "Open"))
    post = await ground.post(sheet)
    ground.note(f"Press Open in the channel, within {ground.asked.patience:g} seconds.")
    return post


async def _pressed(ground: Ground, user_id: int, name: str, opened: list[Click]) -> Click:
    """Wait for the operator's click on one button; answer all others privately."""
    try:
        async with asyncio.timeout(ground.asked.patience):
            while True:
                click = await ground.client.clicks.get()
                clicked = (click.told["data"]["custom_id"], click.interaction.user.id)
                if clicked == (f"{PREFIX}{_name(ground, name)}", user_id):
                    opened.append(click)
                    return click
                await _turn_away(click)
    except TimeoutError:
        raise NotPressed(name) from None


async def _turn_away(click: Click) -> None:
    """Answer a click that is not the next one. A failure here is no part of the test."""
    with suppress(*REQUEST_ERRORS):
        await click.interaction.response.send_message(
            "This button is part of a test, and not the next one.", ephemeral=True
        )


def _panel(ground: Ground, *, later: bool) -> Sheet:
    """Return the private panel, with one of two pictures."""
    samples = ground.samples
    sheet = sheets.pictures(samples.later if later else samples.board)
    sheet.row(*(sheets.button(_name(ground, name), _LABELS[name]) for name in _LABELS))
    return sheet


def _name(ground: Ground, name: str) -> str:
    return f"{ground.run}:{name}"


async def _follow(ground: Ground, click: Click, sheet: Sheet, *, ephemeral: bool) -> Body:
    """Send a message beside as `bot.cogs.answer` does, and return Discord's answer."""
    await click.interaction.followup.send(
        view=sheet.view(), files=sheet.files(), ephemeral=ephemeral, allowed_mentions=SILENCE
    )
    return next(
        each.body
        for each in reversed(ground.record.answers)
        if each.method == "POST" and each.path.startswith("/webhooks/")
    )


async def _original(click: Click) -> Body:
    """Return Discord's copy of the answer to a click."""
    interaction = click.interaction
    route = Route(
        "GET",
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
        webhook_id=interaction.application_id,
        webhook_token=interaction.token,
    )
    found: Any = await interaction.client.http.request(route)
    return found


def _as_posted(clicked: Body, post: Body) -> Line:
    """Compare the message in a click with the one that Discord has."""
    ids, posted = (
        [part.get("custom_id") for part in walk(each["components"])] for each in (clicked, post)
    )
    listed = counted(len(clicked["attachments"]), "attachment")
    told = f"{counted(len(ids), 'component')}, {listed} in the payload"
    same = ids == posted and clicked["content"] == post["content"]
    return held("click-post", same and not clicked["attachments"], told)


def _allowed(ground: Ground, click: Click) -> Line:
    """Compare the permissions in a click with those that were computed."""
    told = discord.Permissions(int(click.told["app_permissions"]))
    needed = (*permissions.IN_CHANNELS, *permissions.FOR_THREADS, "manage_threads")
    other = [name for name in needed if getattr(told, name) != getattr(ground.have, name)]
    seen = f"{len(needed)} permissions are as computed"
    return held("click-permissions", not other, seen, f"not as computed: {', '.join(other)}")


def _private_picture(key: str, message: Body) -> Line:
    told = f"flags {message['flags']}, files {_ids(message)}"
    private = bool(message["flags"] & EPHEMERAL)
    return held(key, private and len(_ids(message)) == 1 and all(_ids(message)), told)


def _new_file(key: str, message: Body, former: Body) -> Line:
    ids = _ids(message)
    is_new = len(ids) == 1 and ids != _ids(former) and all(ids)
    return held(key, is_new, f"files {_ids(former)} became {ids}")


def _ids(message: Body) -> list[str | None]:
    return [medium.get("attachment_id") for medium in media_of(message)]


async def _dismiss(opened: list[Click]) -> None:
    """Remove the private panel, if there is one."""
    with suppress(*REQUEST_ERRORS):
        for click in opened[:1]:
            await click.interaction.delete_original_response()


CHECKS: Final = (Check(KEYS, _clicks),)
