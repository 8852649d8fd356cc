"""Our sheets as discord.py sends them: the exact JSON of the requests."""

import json
from collections.abc import Iterator
from typing import Any

import discord
from discord.http import MultipartParameters, handle_message_parameters

from bot.ui.sheet import Sheet
from tests.limits.requests import Request

LONGEST_NONCE = f"plaza-{2**63 - 1}"
PINGED = [discord.Object(2**63 - 1 - number) for number in range(4)]

POST = ("POST", "/channels/1/messages")
EDIT = ("PATCH", "/channels/1/messages/2")
ANSWER = ("PATCH", "/webhooks/1/token/messages/@original")
FOLLOWUP = ("POST", "/webhooks/1/token")


MENTIONS = discord.AllowedMentions(everyone=False, roles=False, users=PINGED)


def post(sheet: Sheet) -> Request:
    """Return the request that sends a sheet as a post, or the line that rings for it."""
    if sheet.push:
        made = handle_message_parameters(
            sheet.push, view=sheet.ways(), nonce=LONGEST_NONCE, allowed_mentions=MENTIONS
        )
        return _request(POST, made)
    made = handle_message_parameters(
        view=sheet.view(),
        files=sheet.files(),
        nonce=LONGEST_NONCE,
        flags=discord.MessageFlags(suppress_notifications=True),
        allowed_mentions=MENTIONS,
    )
    return _request(POST, made)


def requests(sheet: Sheet) -> Iterator[Request]:
    """Yield every request in which a sheet can travel."""
    yield post(sheet)
    edited = handle_message_parameters(
        None,
        view=sheet.view(),
        attachments=sheet.files(),
        allowed_mentions=discord.AllowedMentions.none(),
    )
    edit = _request(EDIT, edited)
    yield edit
    yield edit._replace(method=ANSWER[0], path=ANSWER[1])


def _request(where: tuple[str, str], made: MultipartParameters) -> Request:
    parts: list[dict[str, Any]] = made.multipart or []
    payload = next((part["value"] for part in parts if part["name"] == "payload_json"), None)
    body = made.payload if payload is None else json.loads(payload)
    sizes = tuple(len(part["value"].read()) for part in parts if part["name"] != "payload_json")
    return Request(*where, body, sizes)
