"""The right to look at a table: for its players, for people who see the place where it is shown,
and, before its game, for people who were invited.

It is checked each time, for every command that names a table and every click on a component about
one: a person who was shown something may have lost access since. (*Next table* is about the person,
and checked only if it leads nowhere else.) All others are told that there is no table of that
number, whatever its state. If it was set aside, its error id is only for those who may look at it.

Members of a private thread see it, and so do people who may manage threads. An interaction from the
thread itself shows that its author is one of them. For a person elsewhere, Plaza asks Discord about
this one member. That takes no privileged intent. If Discord does not answer, access is denied.
Lists make no requests: `/tables` names the lobby of a private thread only in that thread, and to
people who manage threads. In a direct message only people with a seat or an invitation are let in.
"""

from collections.abc import Callable
from functools import cache

import discord
import structlog

from bot import permissions
from bot.engine.errors import NotFound
from bot.engine.looking import Arrival
from bot.engine.model import Whereabouts
from bot.rest import REQUEST_ERRORS
from bot.sight import reaches
from bot.ui.items import Interaction

_log = structlog.get_logger(__name__)


async def check_sees(interaction: Interaction, arrival: Arrival) -> None:
    """Raise NotFound, as for a number that no table has, unless this person may look at the table
    that their interaction is about.

    If it is shown in a private thread, this asks Discord whether they belong to it.
    """
    where = arrival.where
    if where is None:
        raise NotFound("unknown_table")
    if arrival.belongs or sees_at_once(interaction, where) or await _belongs(interaction, where):
        return
    raise NotFound("unknown_table")


def sees_at_once(interaction: Interaction, where: Whereabouts) -> bool:
    """Whether this person is known to see a place without asking Discord.

    This does not recognise members of a private thread who are somewhere else.
    """
    if is_in(interaction, where):
        return True
    found = _found(interaction, where)
    if found is None:
        return False
    return permissions.sees(*found)


def seeing(interaction: Interaction) -> Callable[[Whereabouts], bool]:
    """Return `sees_at_once` for many tables on this server: each channel is judged only once."""

    @cache
    def sees_channel(where: Whereabouts) -> bool:
        return sees_at_once(interaction, where)

    def sees(where: Whereabouts) -> bool:
        return is_in(interaction, where) or sees_channel(where._replace(thread_id=None))

    return sees


def is_in(interaction: Interaction, where: Whereabouts) -> bool:
    """Whether an interaction comes from the place where a table is shown."""
    here = interaction.channel_id  # None if Discord does not name it, and for a missing thread
    return here is not None and here in (where.channel_id, where.thread_id)


async def _belongs(interaction: Interaction, where: Whereabouts) -> bool:
    """Whether this person is a member of the private thread that a table is shown in."""
    found = _found(interaction, where)
    try:
        return found is not None and await reaches(*found)
    except REQUEST_ERRORS as error:
        _log.warning("membership.unknown", thread=where.channel_id, reason=repr(error))
        return False


def _found(
    interaction: Interaction, where: Whereabouts
) -> tuple[discord.abc.GuildChannel | discord.Thread, discord.Member] | None:
    """Return the channel or thread of a table, and this person as a member there; None if unknown.

    For a person in a direct message or on another server, nothing is known. A thread's permissions
    are those of its channel.
    """
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != where.server_id or not isinstance(member, discord.Member):
        return None
    place = guild.get_channel_or_thread(where.channel_id)
    if place is None or (isinstance(place, discord.Thread) and place.parent is None):
        return None
    return place, member
