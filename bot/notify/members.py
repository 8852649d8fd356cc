"""Finding people in a lobby who have left its server.

Discord announces that only to bots with a privileged intent, so Plaza asks once a day.
"""

from contextlib import suppress
from typing import Final

import discord
import structlog

from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.rest import REQUEST_ERRORS
from bot.service.host import Host

_GONE: Final = {10007, 10013}
"""Discord's codes for a person who is no member of the server, or has no account any more."""

_log = structlog.get_logger(__name__)


async def unseat_gone(client: discord.Client, host: Host, table: TableInfo) -> None:
    """Free the seats of a lobby whose people have left its server, as far as Discord says so."""
    guild = None if table.server_id is None else client.get_guild(table.server_id)
    if guild is None or table.status != "lobby":
        return
    for seat in table.seats:
        if seat.user_id is not None and await _is_gone(guild, seat.user_id):
            with suppress(
                ServiceError
            ):  # the game may have started, or they may have left the table
                await host.lobby.leave(table.id, seat.user_id)
                _log.info("member.left", table=table.id, user=seat.user_id)


async def _is_gone(guild: discord.Guild, user_id: int) -> bool:
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code in _GONE
    except REQUEST_ERRORS as error:
        _log.info("member.unknown", user=user_id, reason=repr(error))
    return False
