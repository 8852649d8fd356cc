"""The state of the running bot over HTTP: `/healthz`, `/readyz` and `/metrics`, for monitoring.

The server comes from the HTTP library that discord.py uses. It runs on the bot's loop: an answer
from `/healthz` proves that the loop runs.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from bot.config import Address
from bot.ops.health import Health
from bot.ops.scraping import Scrape


def application(health: Health, scrape: Scrape) -> web.Application:
    """Return the web application."""

    async def healthz(_: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def readyz(_: web.Request) -> web.Response:
        reasons = await health.look()
        ready = not any(reasons.values())
        return web.json_response({"ready": ready, "reason": reasons}, status=200 if ready else 503)

    async def figures(_: web.Request) -> web.Response:
        headers = {"Content-Type": CONTENT_TYPE_PLAIN_0_0_4}
        return web.Response(body=await scrape.text(), headers=headers)

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/readyz", readyz)
    app.router.add_get("/metrics", figures)
    return app


@asynccontextmanager
async def served(app: web.Application, address: Address) -> AsyncGenerator[None]:
    """Answer at this address. Raises OSError, and OverflowError for an impossible port."""
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, address.host, address.port).start()
        yield
    finally:
        await runner.cleanup()
