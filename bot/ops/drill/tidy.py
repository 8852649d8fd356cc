"""Removes all that drills have made: this one's by its record, earlier ones' by the mark."""

from typing import Any, Final, NamedTuple

import discord

from bot.notify.faults import UNREACHABLE
from bot.ops.drill.ground import Body, Ground
from bot.ops.drill.marks import bears, marked
from bot.ops.drill.record import Place
from bot.rest import REQUEST_ERRORS

TRIES: Final = 3
PAUSE: Final = 2.0
"""Seconds between two tries."""
NEWEST: Final = 100
"""The number of messages searched in each place."""
_GONE: Final = {10003, 10008}
_FIXED: Final = 50021
"""Discord's code for a system message that cannot be deleted."""


class Left(NamedTuple):
    """Everything with the mark: threads, and messages outside of them."""

    threads: list[Body]
    messages: list[Place]

    def __bool__(self) -> bool:
        return bool(self.threads or self.messages)


async def look(ground: Ground) -> Left:
    """Return everything with the mark. Raises Discord's errors."""
    threads = await _threads(ground)
    places = [ground.asked.channel, *await _direct(ground)]
    messages = [Place(place, each) for place in places for each in await _own(ground, place)]
    return Left(threads, messages)


async def _direct(ground: Ground) -> list[int]:
    """Return the channel of direct messages to the operator, if there is an operator to reach."""
    if ground.asked.user is None:
        return []
    try:
        return [(await ground.client.create_dm(discord.Object(ground.asked.user))).id]
    except discord.HTTPException as error:
        if error.code in UNREACHABLE:
            return []
        raise


async def tidy(ground: Ground) -> Left:
    """Remove everything with the mark, and everything on the record. Return what is left.

    A failed removal is tried again a few times, then raises Discord's error.
    """
    await ground.client.door.finished()
    for left in range(TRIES, 0, -1):
        try:
            return await _tidy(ground)
        except REQUEST_ERRORS:
            if left == 1:
                raise
            await ground.nap(PAUSE)
    raise AssertionError("the last try returns or raises")


async def _tidy(ground: Ground) -> Left:
    found = await look(ground)
    threads = {int(each["id"]) for each in found.threads}.union(ground.record.threads)
    for thread in threads:
        await _without(ground, thread)
    for place in dict.fromkeys([*found.messages, *ground.record.messages]):
        if place.channel not in threads:
            await _delete(ground, place)
    return await look(ground)


async def _threads(ground: Ground) -> list[Body]:
    """Return the threads with the mark, but no archived one that is empty and has to stay."""
    http = ground.client.http
    active: Any = await http.get_active_threads(ground.guild_id)
    archived: Any = await http.get_public_archived_threads(ground.asked.channel, limit=NEWEST)
    own = [
        each
        for each in (*active["threads"], *archived["threads"])
        if int(each["owner_id"]) == ground.bot_id
        and int(each["parent_id"]) == ground.asked.channel
        and bears(each["name"])
    ]
    return [each for each in own if not await _is_emptied(ground, each)]


async def _is_emptied(ground: Ground, thread: Body) -> bool:
    if ground.have.manage_threads or not thread["thread_metadata"]["archived"]:
        return False
    return not await _own(ground, int(thread["id"]))


async def _own(ground: Ground, place: int) -> list[int]:
    """Return the newest messages in a place that bear the mark and can be removed."""
    found: Any = await ground.client.http.logs_from(place, NEWEST)
    own = [int(each["id"]) for each in found if marked(each, ground.bot_id)]
    return [each for each in own if Place(place, each) not in ground.fixed]


async def _without(ground: Ground, thread: int) -> None:
    """Delete a thread; without Manage Threads, leave it empty and archived."""
    http = ground.client.http
    try:
        if ground.have.manage_threads:
            await http.delete_channel(thread)
            return
        await http.edit_channel(thread, archived=False)
        for message in await _own(ground, thread):
            await _delete(ground, Place(thread, message))
        await http.edit_channel(thread, archived=True)
    except discord.NotFound as error:
        if error.code not in _GONE:
            raise


async def _delete(ground: Ground, place: Place) -> None:
    try:
        await ground.client.http.delete_message(*place)
    except discord.HTTPException as error:
        if error.code == _FIXED:
            ground.fixed.add(place)
        elif error.code not in _GONE:
            raise


def links(ground: Ground, left: Left) -> str:
    """Return the addresses of what is left."""
    places = [(int(each["id"]),) for each in left.threads] + [tuple(at) for at in left.messages]
    return ", ".join(_link(ground, *place) for place in places)


def _link(ground: Ground, channel: int, *message: int) -> str:
    here = channel == ground.asked.channel or not message
    parts = (ground.guild_id if here else "@me", channel, *message)
    return "/".join(["https://discord.com/channels", *map(str, parts)])


def told(ground: Ground) -> str:
    """Describe the channel after a complete removal."""
    threads = "" if ground.have.manage_threads else "; threads stay, empty and archived"
    lines = f"; {len(ground.fixed)} system lines stay" if ground.fixed else ""
    return f"no message is left{threads}{lines}"
