"""The one door for requests to Discord: none is cut off half-way, and none waits for ever.

While discord.py sleeps for a rate limit that holds for all requests, it keeps a gate closed before
all others, and it opens the gate when it wakes. If the request that sleeps is cut off, the gate
stays closed until the next start, and the bot is silent. So a request goes on to its end although
whoever asked may have stopped waiting. Should the gate stay closed all the same, for longer than
any limit lasts, it is opened here, and the log says so.
"""

import asyncio
from typing import Any, Final

import aiohttp
import discord
import structlog
from discord.http import HTTPClient, Route

from bot import metrics
from bot.logs import error_id

LONGEST_LIMIT: Final = 30.0
"""Seconds that a request may sleep where Discord says so; one that must wait longer is refused."""

LONGEST_WAIT: Final = LONGEST_LIMIT + 5
"""Seconds within which the gate opens again, whatever limit closed it."""

ANSWER: Final = aiohttp.ClientTimeout(total=60)
"""How long Discord may take to answer one try of a request."""

_log = structlog.get_logger(__name__)


def counted() -> aiohttp.TraceConfig:
    """Return what counts every request of a session, repeats by discord.py too."""
    trace = aiohttp.TraceConfig()

    async def count(_: object, __: object, sent: aiohttp.TraceRequestStartParams) -> None:
        if "/api/" in sent.url.path:
            answers = "/interactions/" in sent.url.path or "/webhooks/" in sent.url.path
            metrics.REQUESTS.labels("interaction" if answers else "bot").inc()

    trace.on_request_start.append(count)
    return trace


class Door:
    """Stands before a client's requests from now on."""

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

    async def close(self) -> None:
        """Cut off what is still under way: the bot ends."""
        tasks = list(self._under_way)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _patiently(self, route: Route, **values: Any) -> Any:
        await self._gate_opens()
        return await HTTPClient.request(self._http, route, timeout=ANSWER, **values)

    async def _gate_opens(self) -> None:
        """Wait until no limit holds for all requests; open the gate where nobody does.

        Each time that discord.py opens the gate, all who wait here wake. So whoever does not wake
        for so long knows that nobody sleeps any more who would open it.
        """
        gate = self._http._global_over  # pyright: ignore[reportPrivateUsage] - held by tests/wire
        while not gate.is_set():
            try:
                async with asyncio.timeout(LONGEST_WAIT):
                    await gate.wait()
            except TimeoutError:
                gate.set()
                _log.error("rest.stuck", error=error_id(), reason="no limit lasts so long")
