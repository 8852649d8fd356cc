"""Checks against Discord: token, application, clock, permissions on every server."""

import asyncio
from datetime import timedelta
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord

from bot import permissions
from bot.engine.clock import Clock
from bot.ops.finding import Finding, ok, warning, wrong
from bot.text import texts

PATIENCE: Final = 30.0
MOST_SKEW: Final = timedelta(seconds=30)
PAGE: Final = 200
"""The number of servers that Discord lists at once."""

PORTAL: Final = "discord.com/developers, your application"


class Watch:
    """Compares this machine's clock with the time that Discord gives with every answer."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.ahead: timedelta | None = None

    def trace(self) -> aiohttp.TraceConfig:
        """Return the trace to give to the HTTP client."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._read)
        return trace

    async def _read(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        date = params.response.headers.get("Date")
        if date is not None:
            self.ahead = self._clock.now() - parsedate_to_datetime(date)


async def look(token: str, clock: Clock, *, threads: bool) -> list[Finding]:
    """Query Discord. Nothing there is changed, and no gateway is opened."""
    watch = Watch(clock)
    client = discord.Client(
        intents=discord.Intents.none(), http_trace=watch.trace(), max_ratelimit_timeout=PATIENCE
    )
    found: list[Finding] = []
    try:
        async with asyncio.timeout(PATIENCE), client:
            await client.login(token)
            found += _application(client)
            found += _servers(await _listed(client), threads=threads)
    except discord.LoginFailure:
        found.append(
            wrong("token", f"Discord refuses it. Make a new one: {PORTAL}, Bot, Reset Token.")
        )
    except discord.HTTPException as error:
        found.append(
            wrong("network", f"Discord answers with an error ({error.status}). Try again later.")
        )
    except (OSError, aiohttp.ClientError, discord.RateLimited) as error:
        reason = "no answer in time" if isinstance(error, TimeoutError) else str(error)
        found.append(
            wrong("network", f"Discord cannot be reached ({reason}): the rest was not checked.")
        )
    return [*found, *_clock(watch)]


def _application(client: discord.Client) -> list[Finding]:
    about = client.application
    assert about is not None, "a logged-in client knows the application"
    found = [ok("token", f"Discord accepts it; the bot is called {client.user}.")]
    if about.interactions_endpoint_url:
        found.append(
            wrong(
                "application",
                f"Commands and clicks go to an Interactions Endpoint URL instead of the bot. "
                f"Empty that field: {PORTAL}, General Information.",
            )
        )
    if about.bot_require_code_grant:
        found.append(
            warning(
                "application",
                f"It requires a code grant, so the invite link fails. "
                f"Switch that off: {PORTAL}, Bot.",
            )
        )
    return [*found, *_installs(about)]


def _installs(about: discord.AppInfo) -> list[Finding]:
    """Report problems with the application's installation settings, if Discord tells them."""
    to_servers, to_people = about.guild_integration_config, about.user_integration_config
    where = f"{PORTAL}, Installation"
    if to_people is not None and to_servers is None:
        return [
            wrong("application", f"It cannot be added to servers. Tick Guild Install: {where}.")
        ]
    if to_servers is not None and to_people is None:
        return [
            warning(
                "application",
                f"People cannot add it to their account, so it only works for them on servers that "
                f"have it. Tick User Install: {where}.",
            )
        ]
    return []


async def _listed(client: discord.Client) -> list[Any]:
    """Return the servers that the bot is on, as Discord lists them."""
    servers: list[Any] = []
    while True:
        after = int(servers[-1]["id"]) if servers else None
        page = await client.http.get_guilds(PAGE, after=after, with_counts=False)
        servers += page
        if len(page) < PAGE:
            return servers


def _servers(servers: list[Any], *, threads: bool) -> list[Finding]:
    if not servers:
        return [warning("servers", "The bot is on none. Open the link of `plaza invite`.")]
    found = [finding for server in servers for finding in _on_server(server, threads=threads)]
    return found or [
        ok(
            "permissions",
            f"All are given, on {_servers_counted(len(servers))}. A channel may still "
            f"take some away; `/play` says so there.",
        )
    ]


def _servers_counted(count: int) -> str:
    return "1 server" if count == 1 else f"{count} servers"


def _on_server(server: Any, *, threads: bool) -> list[Finding]:
    have = discord.Permissions(int(server["permissions"]))
    where = f"On {server['name']} ({server['id']})"
    how = "Give the bot's role that in Server Settings, Roles, or open the link of `plaza invite`."
    found: list[Finding] = []
    if missing := _named(permissions.missing(have)):
        found.append(wrong("permissions", f"{where} these are missing: {missing}. {how}"))
    if threads and (missing := _named(permissions.missing_for_threads(have))):
        found.append(
            warning(
                "permissions",
                f"{where} tables get no threads, as these are missing: {missing}. {how}",
            )
        )
    return found


def _named(names: tuple[str, ...]) -> str:
    return ", ".join(permissions.named(names, texts("en")))


def _clock(watch: Watch) -> list[Finding]:
    if watch.ahead is None:
        return []
    seconds = round(abs(watch.ahead).total_seconds())
    if abs(watch.ahead) <= MOST_SKEW:
        return [ok("clock", "It agrees with Discord's.")]
    way = "ahead of" if watch.ahead > timedelta() else "behind"
    return [
        warning(
            "clock",
            f"It is {seconds} seconds {way} Discord's, which counts the 3 seconds for an answer to "
            f"a click. Switch time synchronisation on (`timedatectl set-ntp true`).",
        )
    ]
