"""The ground of a drill: the channel, the person who clicks, and whether both can be used."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from secrets import token_hex
from typing import Any, Final, NamedTuple, NoReturn, TypeAlias

import discord
from discord.http import Route

from bot import permissions
from bot.notify import posting
from bot.notify.faults import NO_ACCESS
from bot.notify.places import Place
from bot.ops.drill.client import DrillClient
from bot.ops.drill.lines import Report, Say
from bot.ops.drill.record import Place as At
from bot.ops.drill.record import Record
from bot.ops.drill.samples import Samples
from bot.rest import REQUEST_ERRORS
from bot.text import texts
from bot.ui.sheet import Sheet

Nap: TypeAlias = Callable[[float], Awaitable[None]]
Body: TypeAlias = dict[str, Any]

PATIENCE: Final = 30.0
"""Seconds that the start waits for Discord."""
_TEXT_CHANNELS: Final = (0, 5)
_UNKNOWN_CHANNEL: Final = 10003
_UNKNOWN_USER: Final = 10013
_UNKNOWN_MEMBER: Final = 10007
_KINDS: Final = {
    **dict.fromkeys((1, 3), "a direct message"),
    **dict.fromkeys((2, 13), "a voice channel"),
    4: "a category",
    **dict.fromkeys((10, 11, 12), "a thread"),
    **dict.fromkeys((15, 16), "a forum"),
}


class CannotDrill(Exception):
    """The drill cannot begin; the message is one sentence."""


class Asked(NamedTuple):
    """The arguments of the command.

    user      the person who clicks and gets direct messages, if any
    patience  seconds until a click counts as not made
    waits     after how many minutes a nonce is repeated
    """

    channel: int
    user: int | None = None
    patience: float = 180.0
    waits: tuple[float, ...] = (2, 5, 8)


@dataclass(kw_only=True)
class Ground:
    """A channel, and the clients that act there."""

    client: DrillClient
    asked: Asked
    guild_id: int
    bot_id: int
    have: discord.Permissions
    samples: Samples
    report: Report
    note: Say
    nap: Nap
    run: str = field(default_factory=lambda: token_hex(3))
    old: int | None = None
    """A message of the drill that is as old as its longest wait."""
    fixed: set[At] = field(default_factory=set[At])
    """Messages that Discord does not delete."""
    _numbers: Any = field(default_factory=lambda: count(1))

    @property
    def place(self) -> Place:
        """The channel, as the bot addresses it."""
        return self.at(self.asked.channel)

    @property
    def record(self) -> Record:
        """All of Discord's answers."""
        return self.client.record

    def at(self, place_id: int) -> Place:
        """Return a channel or thread of the server, as the bot addresses it."""
        return self.client.get_partial_messageable(place_id, guild_id=self.guild_id)

    def nonce(self) -> str:
        """Return a nonce that no other message has."""
        return f"drill-{self.run}-{next(self._numbers)}"

    async def post(self, sheet: Sheet, place: "Place | None" = None) -> Body:
        """Send a sheet as the bot does, and return Discord's copy of the message."""
        message = await posting.send(place or self.place, sheet, self.nonce())
        return await self.read(message.channel.id, message.id)

    async def read(self, channel_id: int, message_id: int) -> Body:
        """Return a message as Discord has it."""
        found: Any = await self.client.http.get_message(channel_id, message_id)
        return found

    async def shown(self, sheet: Sheet, message: Body) -> Body:
        """Show a sheet in a message as the bot does, and return Discord's copy of it."""
        channel_id, message_id = int(message["channel_id"]), int(message["id"])
        await posting.show(self.partial(message), sheet)
        return await self.read(channel_id, message_id)

    def partial(self, message: Body) -> discord.PartialMessage:
        """Return a message as something to edit."""
        place = self.client.get_partial_messageable(int(message["channel_id"]))
        return place.get_partial_message(int(message["id"]))

    async def edit(self, message: Body, **body: Any) -> Body:
        """Edit a message with exactly this body, and return Discord's copy of it."""
        channel_id, message_id = int(message["channel_id"]), int(message["id"])
        route = Route(
            "PATCH",
            "/channels/{channel_id}/messages/{message_id}",
            channel_id=channel_id,
            message_id=message_id,
        )
        await self.client.http.request(route, json=body | {"allowed_mentions": {"parse": []}})
        return await self.read(channel_id, message_id)


async def log_in(client: DrillClient, token: str) -> None:
    """Log in. Raises CannotDrill."""
    try:
        async with asyncio.timeout(PATIENCE):
            await client.login(token)
    except discord.LoginFailure:
        _cannot("Discord refuses PLAZA_TOKEN: reset it in the portal and put the new one in.")
    except REQUEST_ERRORS as error:
        _unreachable(error)


class Surveyed(NamedTuple):
    """A channel that the drill can use."""

    guild_id: int
    have: discord.Permissions


async def survey(client: DrillClient, asked: Asked) -> Surveyed:
    """Find out whether the channel and the user can be used. Raises CannotDrill."""
    try:
        async with asyncio.timeout(PATIENCE):
            guild_id = await _server_of(client, asked.channel)
            have = await _allowed(client, guild_id, asked.channel)
            if asked.user is not None:
                await _check_user(client, guild_id, asked.user)
    except REQUEST_ERRORS as error:
        _unreachable(error)
    return Surveyed(guild_id, have)


async def _server_of(client: DrillClient, channel_id: int) -> int:
    """Return the server of a text channel. Raises CannotDrill if it is none."""
    try:
        channel: Any = await client.http.get_channel(channel_id)
    except discord.HTTPException as error:
        if error.code == _UNKNOWN_CHANNEL:
            _cannot(f"There is no channel {channel_id}.")
        if error.code == NO_ACCESS:
            _cannot(
                f"The bot cannot see channel {channel_id}: it is not on that server, or lacks "
                f"View Channel there."
            )
        raise
    if channel["type"] not in _TEXT_CHANNELS:
        kind = _KINDS.get(channel["type"], "no text channel")
        _cannot(f"Channel {channel_id} is {kind}: the drill needs a text channel of a server.")
    return int(channel["guild_id"])


async def _allowed(client: DrillClient, guild_id: int, channel_id: int) -> discord.Permissions:
    """Return the bot's permissions in the channel. Raises CannotDrill if it lacks some."""
    assert client.user is not None, "it is logged in"
    guild = await client.fetch_guild(guild_id, with_counts=False)
    member = await guild.fetch_member(client.user.id)
    channel = await guild.fetch_channel(channel_id)
    have = channel.permissions_for(member)
    missing = (*permissions.missing(have), *permissions.missing_for_threads(have))
    if missing:
        names = ", ".join(permissions.named(missing, texts("en")))
        _cannot(f"In channel {channel_id} the bot lacks: {names}.")
    return have


async def _check_user(client: DrillClient, guild_id: int, user_id: int) -> None:
    """Raise CannotDrill unless this is a person on the server."""
    try:
        user = await client.fetch_user(user_id)
        if user.bot:
            _cannot(f"User {user_id} is a bot: name a person, who then clicks.")
        await client.http.get_member(guild_id, user_id)
    except discord.NotFound as error:
        if error.code == _UNKNOWN_USER:
            _cannot(f"There is no user {user_id}.")
        if error.code == _UNKNOWN_MEMBER:
            _cannot(f"User {user_id} is not on the server of the channel.")
        raise


def _cannot(sentence: str) -> NoReturn:
    raise CannotDrill(sentence)


def _unreachable(error: Exception) -> NoReturn:
    if isinstance(error, discord.HTTPException):
        _cannot(f"Discord answers with an error ({error.status} {error.code}): try again later.")
    reason = "no answer in time" if isinstance(error, TimeoutError) else str(error)
    _cannot(f"Discord cannot be reached ({reason}).")
