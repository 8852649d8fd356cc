"""Unreadable frames of the gateway: good ones with something missing, null or wrong."""

import json
from collections.abc import Iterator
from typing import Any, Final

from tests.wire.payloads import Payload
from tests.wire.world import APP, CHANNEL, GUILD, Interaction, World

WRONG: Final = (None, "x", 5, [], {})
"""Replacements of a value: only those of another type are used."""

DEPTH: Final = 2
_BEFORE: Final = '{"op": 0, "t": "THREAD_UPDATE", '

TEXTS: Final = (
    *(
        "",
        "null",
        "5",
        '"x"',
        "[]",
        "[1]",
        "{",
        "}",
        "{}",
        "\0",
        "nonsense",
        '{"op": 0',
        "\ufeff{}",
    ),
    *("[" * 100_000, '{"op": 0, "d": ' * 100_000),
    *('{"op": null}', '{"op": "0"}', '{"op": {}}', '{"op": []}', '{"op": 99}', '{"op": 11.5}'),
    *('{"op": 0, "t": {}}', '{"op": 0, "t": []}', '{"op": 0, "t": 5}', '{"op": 0, "t": null}'),
    *('{"op": 0, "t": "NOTHING"}', '{"op": 0, "t": "RESUMED", "d": null}'),
    *(_BEFORE + '"d": 5}', _BEFORE + '"d": null}', _BEFORE + '"d": []}', _BEFORE + '"d": "x"}'),
    *(_BEFORE + '"s": "x"}', _BEFORE + '"s": {}}', _BEFORE + '"s": 1.5}', _BEFORE + '"s": []}'),
)
"""Frames that are no JSON, no object, or no message of the gateway."""

BROKEN: Final = (b"\x00\x00\xff\xff", b"noise\x00\x00\xff\xff", b"x", b"\xff" * 40)
"""Frames that are compressed, as they claim: after these no other can be read from the stream."""


def events(world: World, user_id: int, thread: Payload) -> Iterator[tuple[str, Payload]]:
    """Yield a good event of each kind that the bot listens to."""
    message = next(iter(world.messages.values()))
    press = Interaction(user_id, 3, {"custom_id": "x", "component_type": 2}, CHANNEL, message)
    menu = Interaction(
        user_id, 3, {"custom_id": "y", "component_type": 3, "values": ["1"]}, CHANNEL, message
    )
    form = Interaction(user_id, 5, {"custom_id": "z", "components": []}, CHANNEL)
    command = world.commands[0]
    slash = Interaction(user_id, 2, {"id": command["id"], "name": "tables", "type": 1}, CHANNEL)
    for interaction in (press, menu, form, slash):
        yield "INTERACTION_CREATE", world.describe(interaction)
    at_home: Payload = {"guild_id": str(GUILD)}
    channel = {**world.channels[CHANNEL], "permission_overwrites": [], **at_home}
    yield "THREAD_CREATE", thread
    yield "THREAD_UPDATE", thread
    yield "THREAD_LIST_SYNC", {**at_home, "threads": [thread], "members": []}
    yield "CHANNEL_UPDATE", channel
    yield "CHANNEL_CREATE", channel
    yield "GUILD_UPDATE", world.guild()
    yield "GUILD_CREATE", world.guild()
    yield "GUILD_ROLE_UPDATE", {**at_home, "role": world.guild()["roles"][0]}
    yield "GUILD_MEMBER_UPDATE", {**at_home, **world.guild()["members"][0]}
    yield "USER_UPDATE", world.users[APP]


def mutated(event: Payload, depth: int = DEPTH) -> Iterator[Any]:
    """Yield variants of this event: with a missing key, or a value of another type."""
    for key, value in event.items():
        rest = {other: event[other] for other in event if other != key}
        yield rest
        for wrong in WRONG:
            if type(wrong) is not type(value):
                yield {**rest, key: wrong}
        if isinstance(value, dict) and depth > 1:
            yield from ({**rest, key: inner} for inner in mutated(value, depth - 1))


def frames(world: World, user_id: int, thread: Payload) -> Iterator[str]:
    """Yield all those frames."""
    yield from TEXTS
    for name, event in events(world, user_id, thread):
        for bad in ({}, *mutated(event)):
            yield json.dumps({"op": 0, "t": name, "d": bad})
