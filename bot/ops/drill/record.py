"""Keeps all of Discord's answers: for the raw file, and for the removal."""

import json
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import aiohttp

EPHEMERAL: Final = 1 << 6
_LIMITS: Final = ("x-ratelimit-", "retry-after")
_VERSION: Final = "/api/v10"

_MESSAGES: Final = re.compile(r"/channels/\d+/messages|/webhooks/\d+/[^/]+")
_TOKEN: Final = re.compile(r"^(/(?:webhooks|interactions)/\d+)/[^/]+")
_MESSAGE: Final = re.compile(r"/channels/(\d+)/messages/(\d+)")
_THREADS: Final = re.compile(r"/channels/\d+(?:/messages/\d+)?/threads")
_CHANNEL: Final = re.compile(r"/channels/(\d+)")


class Answer(NamedTuple):
    """An answer to a request; status 0: the connection was lost."""

    method: str
    path: str
    status: int
    headers: dict[str, str]
    body: Any


class Place(NamedTuple):
    """A message, by its channel and its id."""

    channel: int
    message: int


class Record:
    """The answers to all requests of a session, and the clicks that it received."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.events: list[dict[str, Any]] = []

    def trace(self) -> aiohttp.TraceConfig:
        """Return the trace to give to the HTTP client."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._begun)
        trace.on_response_chunk_received.append(self._read)
        trace.on_request_exception.append(self._lost)
        return trace

    def failed(self, status: int) -> list[Answer]:
        """Return the answers with this status."""
        return [each for each in self.answers if each.status == status]

    @property
    def threads(self) -> list[int]:
        """The threads that were made and not removed."""
        made = [int(each.body["id"]) for each, _ in self._done("POST", _THREADS)]
        gone = {int(found[1]) for _, found in self._done("DELETE", _CHANNEL)}
        return [each for each in made if each not in gone]

    @property
    def messages(self) -> list[Place]:
        """The messages that were made and not removed, without those that only one person sees."""
        made = [each.body for each, _ in self._done("POST", _MESSAGES) if each.body]
        places = [
            Place(int(each["channel_id"]), int(each["id"]))
            for each in made
            if not each.get("flags", 0) & EPHEMERAL
        ]
        gone = {Place(int(at[1]), int(at[2])) for _, at in self._done("DELETE", _MESSAGE)}
        return [each for each in dict.fromkeys(places) if each not in gone]

    def _done(self, method: str, path: re.Pattern[str]) -> Iterator[tuple[Answer, re.Match[str]]]:
        """Yield the answers to successful requests on such a path."""
        for each in self.answers:
            found = path.fullmatch(each.path)
            if each.method == method and found and each.status in range(200, 300):
                yield each, found

    async def _begun(
        self, _: aiohttp.ClientSession, kept: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        kept.status = ended.response.status
        headers = {key.lower(): value for key, value in ended.response.headers.items()}
        kept.headers = {key: headers[key] for key in headers if key.startswith(_LIMITS)}

    async def _read(
        self,
        _: aiohttp.ClientSession,
        kept: SimpleNamespace,
        read: aiohttp.TraceResponseChunkReceivedParams,
    ) -> None:
        path = read.url.path.removeprefix(_VERSION)
        self.answers.append(
            Answer(read.method, path, kept.status, kept.headers, _parsed(read.chunk))
        )

    async def _lost(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        lost: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        path = lost.url.path.removeprefix(_VERSION)
        self.answers.append(Answer(lost.method, path, 0, {}, type(lost.exception).__name__))


def without_token(path: str) -> str:
    """Return the path of a request without the interaction's token."""
    return _TOKEN.sub(r"\1/token", path)


def _parsed(body: bytes) -> Any:
    try:
        return json.loads(body) if body else None
    except ValueError:
        return body.decode(errors="replace")
