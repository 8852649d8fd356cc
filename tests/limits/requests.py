"""The bot's requests to Discord, with the limits of each."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tests.limits import commands, message

MESSAGE = re.compile(r"(POST|PATCH) /(channels/\d+/messages(/\d+)?|webhooks/.+)")
CALLBACK = re.compile(r"POST /interactions/\d+/.+/callback")
COMMANDS = re.compile(r"PUT /applications/\d+/(guilds/\d+/)?commands")
THREAD = re.compile(r"POST /channels/\d+/messages/\d+/threads")

WITH_MESSAGE = {4, 7}
SUGGESTIONS = 8
ARCHIVED_AFTER = {60, 1440, 4320, 10080}


class Request(NamedTuple):
    """A request, its body, and the sizes of its files."""

    method: str
    path: str
    body: Any
    sizes: tuple[int, ...] = ()

    def __str__(self) -> str:
        """Name it without its numbers."""
        return f"{self.method} {self.path}"


def problems(request: Request) -> list[str]:
    """Return the problems by Discord's limits."""
    return [f"{request}: {what}" for what in _problems(request)]


def _problems(request: Request) -> Sequence[str]:
    body, line = request.body, str(request)
    if COMMANDS.fullmatch(line):
        return commands.problems(body)
    if CALLBACK.fullmatch(line):
        return _of_callback(body, request.sizes)
    if THREAD.fullmatch(line):
        return list(_of_thread(body))
    if MESSAGE.fullmatch(line):
        return message.problems(body, request.sizes)
    return ()


def _of_callback(body: dict[str, Any], sizes: Sequence[int]) -> Sequence[str]:
    if body["type"] in WITH_MESSAGE:
        return message.problems(body["data"], sizes)
    if body["type"] == SUGGESTIONS:
        return commands.autocomplete(body["data"]["choices"])
    return ()


def _of_thread(body: dict[str, Any]) -> Iterator[str]:
    if not 1 <= len(body["name"]) <= 100:
        yield f"a thread's name of {len(body['name'])} characters"
    if body.get("auto_archive_duration") not in ARCHIVED_AFTER:
        yield f"archived after {body.get('auto_archive_duration')} minutes"
