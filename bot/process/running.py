"""Plaza in the real Discord: from the settings to a bot that runs until it is told to stop."""

import asyncio
import errno
import faulthandler
import signal
from collections.abc import AsyncGenerator, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from typing import Any, Final

import aiohttp
import discord
import structlog

from bot import database, logs
from bot.app import PlazaBot
from bot.config import ConfigError, Settings, StartAgain, unknown_names
from bot.ops import daily_backups, packing, web
from bot.ops.health import Health
from bot.ops.scraping import Scrape
from bot.process import lag, service_manager
from bot.process.garbage import collect_in_quiet, spare_what_stays
from bot.process.processes import NoProcesses
from bot.process.thinking import ThinkingPool
from bot.process.working import WorkingPool
from bot.render import DrawingPool, FontsMissing, check_fonts
from bot.storage.faults import StorageFailed
from rules.registry import GAMES

_CLOSED: Final = {
    4004: "PLAZA_TOKEN is not accepted by Discord any more: put the new one in its place.",
    4012: "Discord no longer speaks with this version of Plaza: update it.",
    4013: "Discord does not know the intents that Plaza asks for: update Plaza.",
    4014: "Discord refused the intents, although none is privileged: update Plaza.",
}
"""The codes with which Discord ends the connection for good."""

_OUT_OF_REACH: Final = (
    OSError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
)
"""The errors of a start while Discord cannot be reached, or has an outage."""

_BADLY_SHARDED: Final = {4010, 4011}
"""Codes for a number of shards that no longer fits; a start asks for the right one."""

_log = structlog.get_logger(__name__)


def run(settings: Settings) -> None:
    """Run the bot until it is stopped.

    Raises ConfigError for errors that only the operator can fix, and StartAgain for those that may
    pass.
    """
    token = settings.required_token()
    logs.set_up(settings)
    if unknown := unknown_names():
        _log.warning("settings.unknown", reason=", ".join(unknown))
    try:
        check_fonts()
    except FontsMissing as error:
        raise ConfigError(str(error)) from error
    if settings.daily is not None:
        daily_backups.prepare(settings.daily.folder)
    database.check(settings)
    try:
        pool = DrawingPool(GAMES)
    except NoProcesses as error:
        raise ConfigError(str(error)) from error
    spare_what_stays()
    asyncio.run(_run(settings, token, pool))


async def _run(settings: Settings, token: str, pool: DrawingPool) -> None:
    faulthandler.enable()  # if systemd ends a hanging process, this says where it hung
    # Plaza has no voice, so its libraries are not missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    with (
        closing(ThinkingPool()) as thinking,
        closing(ThinkingPool(processes=1)) as weighing,
        closing(WorkingPool()) as working,
    ):
        bot = PlazaBot(
            settings,
            draw=pool.draw,
            think=thinking.think,
            weigh=weighing.weigh,
            work=working.work,
        )
        await _stay_online(bot, settings, token, pool)
    _log.info("bot.stopped")


async def _stay_online(bot: PlazaBot, settings: Settings, token: str, pool: DrawingPool) -> None:
    beside = [asyncio.create_task(work) for work in _works_beside(bot, settings)]
    async with pool, bot, _health_told(bot, pool, settings):
        try:
            await until_stopped(bot.start(token))
        except discord.LoginFailure:
            raise ConfigError("PLAZA_TOKEN was refused by Discord: make a new one.") from None
        except discord.PrivilegedIntentsRequired:
            raise ConfigError(_CLOSED[4014]) from None
        except discord.ConnectionClosed as error:
            raise _closed(error.code, settings) from None
        except StorageFailed as error:
            raise StartAgain(f"the database cannot be used ({error}).") from None
        except _OUT_OF_REACH as error:
            raise StartAgain(f"Discord cannot be reached ({error}).") from None
        finally:
            for task in beside:
                task.cancel()


@asynccontextmanager
async def _health_told(
    bot: PlazaBot, pool: DrawingPool, settings: Settings
) -> AsyncGenerator[None]:
    """Serve the state of the bot, if the settings ask for it.

    Raises ConfigError, or StartAgain while another process listens there.
    """
    address = settings.health_address
    if address is None:
        yield
        return
    health = Health(bot, pool)
    app = web.application(health, Scrape(bot, pool, health, settings.daily))
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(web.served(app, address))
        except (OSError, OverflowError) as error:
            taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
            kind = StartAgain if taken else ConfigError
            raise kind(f"PLAZA_HEALTH: nothing can listen there ({error}).") from None
        yield


def _works_beside(bot: PlazaBot, settings: Settings) -> Iterator[Coroutine[Any, Any, None]]:
    """Yield the background work that goes on for as long as the bot runs."""
    yield collect_in_quiet(lambda: bot.at_work)
    yield bot.threads.keep()
    yield service_manager.stay_awake()
    yield lag.measure()
    if settings.owned.lead:
        yield packing.keep_packed(bot.store, bot.clock)
    if settings.daily is not None:
        yield daily_backups.keep_daily(settings.database_url, settings.daily, bot.clock)


def _closed(code: int, settings: Settings) -> ConfigError | StartAgain:
    """Return the reason why Discord ended the connection and will not resume the session."""
    if code in _BADLY_SHARDED and settings.shards is not None:
        return ConfigError(
            f"PLAZA_SHARDS: Discord wants more shards than {settings.shards.count}: "
            "set a higher count, and shards of it, for every process."
        )
    if code in _BADLY_SHARDED:
        return StartAgain("the number of servers needs other shards: start Plaza again.")
    if code in _CLOSED:
        return ConfigError(_CLOSED[code])
    return StartAgain(f"Discord has ended the connection ({code}).")


async def until_stopped(bot: Coroutine[Any, Any, None]) -> None:
    """Run the bot until it ends or is told to, which may be in the middle of its start."""
    loop = asyncio.get_running_loop()
    running = loop.create_task(bot)
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, running.cancel)
    await asyncio.wait({running})
    if not running.cancelled():
        running.result()
