"""A table from its opening to its end, with every button pressed: all requests."""

import re

import pytest

from bot.text import texts
from tests.discord.drawing import real
from tests.discord.members import Member, board, open_table, play_on
from tests.limits.conftest import Simulate
from tests.limits.sent import requests_of

KINDS = {
    "PUT /applications/N/commands",
    "POST /channels/N/messages",
    "PATCH /channels/N/messages/N",
    "POST /channels/N/messages/N/threads",
    "POST /users/@me/channels",
    "POST /interactions/N/T/callback",
    "PATCH /webhooks/N/T/messages/@original",
    "POST /webhooks/N/T",
}


@pytest.mark.proof
async def test_all_kinds_of_requests_are_sent_and_fit(simulate: Simulate):
    """The fixture checks the requests against the limits and the OpenAPI document."""
    async with simulate(threads=True, draw=real) as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("*" * 32, "漢" * 32, "Eve"))
        await ben.slash("settings", language="de")
        table = await open_table(simulation, [ada, ben], computers=1)
        ben.labels |= {key: texts("de").say(f"button-{key}") for key in ("confirm", "decline")}
        await play_on(simulation, table, [ada, ben], moves=6)
        for label in ("My hand", "Log", "Rules", "More", "Your move"):
            for member in (ben, eve):
                await member.press(board(simulation), label)
        for command in ("tables", "hand", "board", "log", "undo", "resign", "rules"):
            await ben.slash(command)
        opened = await eve.play(private=True)
        lobby = board(simulation, "Join")
        await eve.press(opened, "Invite")
        await ben.press(lobby, "Leave")
        sent = {_kind(str(request)) for request in requests_of(simulation) if request.body}
        assert sent == KINDS


def _kind(line: str) -> str:
    line = re.sub(r"simcord_interaction_\d+", "T", line)
    return re.sub(r"\d+", "N", line)
