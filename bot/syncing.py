"""Registering the commands with Discord, only if they differ from the last ones.

`memory` keeps a hash of all data for Discord, including translations. Discord allows few such
changes a day, and tells people who type a command while it is replaced that it is outdated. The ids
that Discord answers with are kept, too, so that `/help` can show clickable commands. A start checks
them: commands that were deleted or replaced elsewhere have other ids.
"""

import asyncio
import hashlib
import json
from typing import Any, Final

import structlog
from discord.app_commands import CommandTree

from bot.logs import error_id
from bot.rest import REQUEST_ERRORS
from bot.service.memory import Memory

COMMANDS: Final = "commands"
IDS: Final = "command_ids"
PATIENCE: Final = 60.0
"""Seconds that the start waits for Discord to accept the commands; the old ones work, too."""

_log = structlog.get_logger(__name__)


async def sync(tree: CommandTree[Any], memory: Memory) -> None:
    """Give Discord the commands if it does not have them. A failure is only logged."""
    wanted = await fingerprint(tree)
    if await memory.recall(COMMANDS) == wanted and await _are_there(tree, memory):
        return
    try:
        async with asyncio.timeout(PATIENCE):
            given = await tree.sync()
    except REQUEST_ERRORS as error:
        _log.error(
            "commands.not_synced",
            error=error_id(),
            reason=repr(error),
        )
        return
    await memory.keep(IDS, json.dumps({command.name: command.id for command in given}))
    await memory.keep(COMMANDS, wanted)
    _log.info("commands.synced", count=len(given))


async def _are_there(tree: CommandTree[Any], memory: Memory) -> bool:
    """Whether Discord still has our commands, as far as it answers."""
    try:
        async with asyncio.timeout(PATIENCE):
            there = await tree.fetch_commands()
    except REQUEST_ERRORS as error:
        _log.info("commands.not_asked_for", reason=repr(error))
        return True
    return {command.name: command.id for command in there} == await known(memory)


async def known(memory: Memory) -> dict[str, int]:
    """Return the ids that Discord has given to commands, by name; none before the first sync."""
    return json.loads(await memory.recall(IDS) or "{}")


async def fingerprint(tree: CommandTree[Any]) -> str:
    """Return a hash of all data about the commands for Discord, in every language."""
    told = json.dumps([tree.client.application_id, await payloads(tree)], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


async def payloads(tree: CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the data about each command for Discord, in every language."""
    translator = tree.translator
    return [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]
