"""The permissions that Plaza needs on a server: the only list, and the check of what is missing.

The invitation, the doctor and every sentence about missing permissions use this list. Pictures are
attachments and texts are components, so embedding links is not needed. A post mentions people one
by one, which needs no permission.
"""

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, TypeVar

import discord
from discord import ChannelType

from bot.text import Texts

IN_CHANNELS: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Without these no table can be held in a channel."""

IN_VOICE: Final = ("connect",)
"""Without this no one sees the messages of a voice or stage channel."""

FOR_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""Without these a table has no thread and stays in its channel."""

INTENTS: Final = discord.Intents(guilds=True)
"""Plaza subscribes only to events of servers, their channels and threads. Commands and clicks come
without a subscription; messages, reactions and members do not come at all. None of this is
privileged.
"""

INSTALLS: Final = discord.app_commands.AppInstallationType(guild=True, user=True)
"""Plaza can be installed on servers and by people for themselves. Without this, Discord would
decide where each command appears.
"""

CONTEXTS: Final = discord.app_commands.AppCommandContext(
    guild=True, dm_channel=True, private_channel=True
)
"""The places where commands can be typed: servers, direct messages with the bot, and those between
people.
"""

Body = TypeVar("Body", bound=Callable[..., Any])


def on_servers(body: Body) -> Body:
    """Mark a command that is about the server where it is typed, and needs Plaza to be there."""
    brought = discord.app_commands.allowed_installs(guilds=True, users=False)
    typed = discord.app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    return brought(typed(body))


SCOPES: Final = ("bot", "applications.commands")


def asked_for() -> discord.Permissions:
    """Return the permissions that the invitation asks for: all that Plaza ever uses."""
    return discord.Permissions(**dict.fromkeys((*IN_CHANNELS, *FOR_THREADS), True))


def missing(have: discord.Permissions, kind: ChannelType = ChannelType.text) -> tuple[str, ...]:
    """Return the names of the permissions missing to hold a table in a place of this kind."""
    needed = IN_CHANNELS
    if kind in _THREADS:
        needed = tuple(_IN_A_THREAD.get(name, name) for name in needed)
    elif kind in _VOICE:
        needed = (*needed, *IN_VOICE)
    return _missing(have, needed)


def missing_for_threads(have: discord.Permissions) -> tuple[str, ...]:
    """Return the names of the permissions missing to give tables threads of their own."""
    return _missing(have, FOR_THREADS)


def named(names: tuple[str, ...], words: Texts) -> tuple[str, ...]:
    """Name permissions as Discord's settings do in the language of `words`."""
    return tuple(words.say(f"permission-{name.replace('_', '-')}") for name in names)


def sees(
    place: discord.abc.GuildChannel | discord.Thread, who: discord.Member | discord.Role
) -> bool:
    """Whether a member, or every member with a role, sees a place by permissions alone.

    Members of a private thread see it without them, if they see its channel.
    """
    have = place.permissions_for(who)
    if place.type in _VOICE and not have.connect:
        return False
    return have.view_channel and (have.manage_threads or not is_private(place))


def role_for(
    guild: discord.Guild | None, channel_id: int, role_id: int | None
) -> discord.Role | None:
    """Return a role whose people can be called in a channel or thread, if there still is one.

    Not in a private thread: a mention would bring people in who were not asked.
    """
    place = None if guild is None else guild.get_channel_or_thread(channel_id)
    if guild is None or role_id is None or place is None or is_private(place):
        return None
    return guild.get_role(role_id)


def opens(
    new: discord.abc.GuildChannel | discord.Thread,
    former: discord.abc.GuildChannel | discord.Thread,
    known: Collection[int] = (),
) -> bool:
    """Whether people other than those `known` may see the new place, but not the former one.

    Those who are barred from a place that everyone else sees do not count.
    """
    if is_private(former):
        return True
    before, after = _channel(former), _channel(new)
    if before == after or sees(before, before.guild.default_role):
        return False
    return not (
        _roles(after) <= _roles(before) and _members(after) <= _members(before).union(known)
    )


def _channel(place: discord.abc.GuildChannel | discord.Thread) -> discord.abc.GuildChannel:
    """Return the channel whose permissions apply in a place."""
    parent = place.parent if isinstance(place, discord.Thread) else place
    assert parent is not None, "it is known who sees it"
    return parent


def _roles(channel: discord.abc.GuildChannel) -> set[int]:
    """Return the roles that see a channel."""
    return {role.id for role in channel.guild.roles if sees(channel, role)}


def _members(channel: discord.abc.GuildChannel) -> set[int]:
    """Return the people who were let into a channel one by one."""
    return {
        target.id
        for target, allowed in channel.overwrites.items()
        if allowed.view_channel and not isinstance(target, discord.Role)
    }


def may_write(channel: discord.abc.GuildChannel) -> bool:
    """Whether Plaza can post and edit words in a channel."""
    needed = [name for name in IN_CHANNELS if name != "attach_files"]
    return not _missing(channel.permissions_for(channel.guild.me), needed)


def is_private(place: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Whether a place is a private thread."""
    return place.type is ChannelType.private_thread


_VOICE: Final = (ChannelType.voice, ChannelType.stage_voice)
_THREADS: Final = (ChannelType.public_thread, ChannelType.private_thread, ChannelType.news_thread)
_IN_A_THREAD: Final = {"send_messages": "send_messages_in_threads"}


def _missing(have: discord.Permissions, needed: Iterable[str]) -> tuple[str, ...]:
    if have.administrator:
        return ()
    return tuple(name for name in needed if not getattr(have, name))
