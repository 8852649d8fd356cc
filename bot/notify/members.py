"""Finding people in a lobby, or looking for a table, who have left the server.

Discord announces that only to bots with a privileged intent, so Plaza asks: once a day about the
people of a lobby, and about those who are to get a table before that opens.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final, Literal, TypeAlias

import discord
import structlog

from bot import permissions
from bot.engine.errors import ServiceError
from bot.engine.model import TableInfo
from bot.rest import REQUEST_ERRORS
from bot.service.host import Host
from bot.service.seeking.seeking import Around, Found
from bot.sight import reaches

GuildPlace: TypeAlias = discord.abc.GuildChannel | discord.Thread

_GONE: Final = {10007, 10013}
"""Discord's codes for a person who is no member of the server, or has no account any more."""

_log = structlog.get_logger(__name__)


async def unseat_gone(client: discord.Client, host: Host, table: TableInfo) -> None:
    """Free the seats of a lobby whose people have left its server, as far as Discord says so."""
    guild = None if table.server_id is None else client.get_guild(table.server_id)
    if guild is None or table.status != "lobby":
        return
    for seat in table.seats:
        if seat.user_id is not None and await _member(guild, seat.user_id) is None:
            with suppress(
                ServiceError
            ):  # the game may have started, or they may have left the table
                await host.lobby.leave(table.id, seat.user_id)
                _log.info("member.left", table=table.id, user=seat.user_id)


def around(client: discord.Client) -> Around:
    """Return how to look around on a server before people get a table there."""
    return partial(_look_around, client)


async def _look_around(
    client: discord.Client, server_id: int, channels: Sequence[int], people: Sequence[int]
) -> Found:
    guild = client.get_guild(server_id)
    if guild is None:
        return Found(frozenset(), None)
    found = {user_id: await _member(guild, user_id) for user_id in people}
    members = [each for each in found.values() if isinstance(each, discord.Member)]
    gone = frozenset(user_id for user_id, member in found.items() if member is None)
    places = (guild.get_channel_or_thread(each) for each in dict.fromkeys(channels))
    usable = [each for each in places if each is not None and _shows(each)]
    blind = {each.id: await _blind(each, members) for each in usable}
    if not blind:
        return Found(gone, None)
    channel = min(blind, key=lambda each: len(blind[each]))
    return Found(gone, channel, blind[channel])


def _shows(place: GuildPlace) -> bool:
    """Whether a table can be shown in a channel or thread."""
    return not permissions.missing(place.permissions_for(place.guild.me), place.type)


async def _blind(place: GuildPlace, members: Sequence[discord.Member]) -> frozenset[int]:
    """Return the people who do not see a place, as far as Discord says."""
    return frozenset([each.id for each in members if not await _sees(place, each)])


async def _sees(place: GuildPlace, member: discord.Member) -> bool:
    try:
        return await reaches(place, member)
    except REQUEST_ERRORS as error:
        _log.info("sight.unknown", channel=place.id, user=member.id, reason=repr(error))
        return False


async def _member(guild: discord.Guild, user_id: int) -> discord.Member | Literal[True] | None:
    """Return a member of a server; None if they have left it, True if Discord does not say."""
    try:
        return await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return None if error.code in _GONE else True
    except REQUEST_ERRORS as error:
        _log.info("member.unknown", user=user_id, reason=repr(error))
    return True
