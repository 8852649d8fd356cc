"""The only exit for requests to Discord: none is cut off half-way, and none waits forever.

While discord.py sleeps for a global rate limit, it keeps a gate closed to all other requests. It
opens the gate when it wakes. If the sleeping request is cancelled, the gate stays closed until the
next start, and the bot is silent. So a request is always finished, even if its caller has stopped
waiting. If the gate stays closed all the same, for longer than any limit lasts, it is opened here,
and the log says so.
"""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

import aiohttp
import discord
import structlog
from discord.http import HTTPClient, Route

from bot import metrics
from bot.logs import error_id

LONGEST_LIMIT: Final = 30.0
"""Seconds that a request may sleep at Discord's demand; one that must wait longer is refused."""

LONGEST_WAIT: Final = LONGEST_LIMIT + 5
"""Seconds within which the gate opens again, whatever limit closed it."""

REQUEST_ERRORS: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""The errors of a failed request, whether Discord refuses it or the network fails."""

ANSWER: Final = aiohttp.ClientTimeout(total=60)
"""The longest time for Discord's answer to one try of a request."""

NO_ANSWER: Final = 0

_statuses: Final[ContextVar[list[int]]] = ContextVar("statuses")
"""The list in which answers to requests are noted, if they are watched."""

_log = structlog.get_logger(__name__)


def counted() -> aiohttp.TraceConfig:
    """Return a trace that counts every request of a session, including discord.py's retries."""
    trace = aiohttp.TraceConfig()

    async def count(_: object, __: object, sent: aiohttp.TraceRequestStartParams) -> None:
        if "/api/" in sent.url.path:
            answers = "/interactions/" in sent.url.path or "/webhooks/" in sent.url.path
            metrics.REQUESTS.labels("interaction" if answers else "bot").inc()

    async def answered(_: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        _noted().append(end.response.status)

    async def lost(_: object, __: object, ___: aiohttp.TraceRequestExceptionParams) -> None:
        _noted().append(NO_ANSWER)

    trace.on_request_start.append(count)
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(lost)
    return trace


def _noted() -> list[int]:
    """Return the place to note an answer: none, unless it is watched."""
    return _statuses.get([])


@contextmanager
def watched() -> Generator[list[int]]:
    """Note the answer to each try of a request within this context: its status, or NO_ANSWER.

    discord.py tries some requests several times, and reports only the last answer.
    """
    statuses: list[int] = []
    token = _statuses.set(statuses)
    try:
        yield statuses
    finally:
        _statuses.reset(token)


class Door:
    """Wraps a client's requests from now on."""

    def __init__(self, client: discord.Client) -> None:
        self._http: HTTPClient = client.http
        self._under_way: set[asyncio.Task[Any]] = set()
        client.http.request = self.request

    async def request(self, route: Route, **values: Any) -> Any:
        """Send a request as `HTTPClient.request` does. Being cancelled ends the waiting only."""
        task = asyncio.get_running_loop().create_task(self._patiently(route, **values))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def finished(self) -> None:
        """Wait until no request is under way any more, even those whose callers stopped waiting."""
        while self._under_way:
            await asyncio.gather(*self._under_way, return_exceptions=True)

    async def close(self) -> None:
        """Cancel all requests still under way, because the bot ends."""
        tasks = list(self._under_way)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _patiently(self, route: Route, **values: Any) -> Any:
        await self._gate_opens()
        return await HTTPClient.request(self._http, route, timeout=ANSWER, **values)

    async def _gate_opens(self) -> None:
        """Wait until no limit applies to all requests; open the gate if discord.py does not.

        Each time discord.py opens the gate, all waiters here wake. So if none wakes for that long,
        no sleeper is left that would open it.
        """
        gate = self._http._global_over  # pyright: ignore[reportPrivateUsage] - held by tests/wire
        while not gate.is_set():
            try:
                async with asyncio.timeout(LONGEST_WAIT):
                    await gate.wait()
            except TimeoutError:
                gate.set()
                _log.error("rest.stuck", error=error_id(), reason="no limit lasts so long")
