"""Checks of the application in Discord: its commands, and where it can be installed."""

from collections.abc import AsyncGenerator
from typing import Any, Final

from discord.http import Route

from bot.app import PlazaBot
from bot.config import Settings
from bot.ops.drill.checks import Check
from bot.ops.drill.ground import Body, Ground
from bot.ops.drill.lines import Line, held, unseen
from bot.render import Picture, Scene
from bot.syncing import payloads

GUILD_INSTALL: Final = 0
USER_INSTALL: Final = 1
IN_DIRECT_MESSAGES: Final = 1


async def expected() -> list[Body]:
    """Return the commands that the bot would give to Discord. No database is opened."""
    settings = Settings.model_construct(None, database_url="sqlite:////dev/null")
    bot = PlazaBot(settings, draw=_undrawn)
    try:
        await bot.add_commands()
        return await payloads(bot.tree)
    finally:
        await bot.store.close()


async def _commands(ground: Ground) -> AsyncGenerator[Line]:
    application_id = ground.client.application_id
    assert application_id is not None, "it is logged in"
    given: Any = await ground.client.http.get_global_commands(application_id)
    if not given:
        for key in ("commands-known", "commands-where"):
            yield unseen(key, "Discord has none of this application: start the bot once.")
        return
    ours = {each["name"]: each for each in await expected()}
    theirs = {each["name"]: each for each in given}
    told = f"{len(theirs)} commands"
    strays = ", ".join(sorted(set(ours) ^ set(theirs)))
    yield held("commands-known", not strays, told, f"{told}; only one side has {strays}")
    both = sorted(set(ours) & set(theirs))
    other = [name for name in both if _directly(ours[name]) != _directly(theirs[name])]
    other += [name for name in both if not _installed(theirs[name])]
    count = sum(_directly(each) for each in theirs.values())
    where = f"{count} of {len(theirs)} can be used in direct messages"
    yield held("commands-where", not other, where, f"not as sent: {', '.join(other)}")


async def _install(ground: Ground) -> AsyncGenerator[Line]:
    about: Any = await ground.client.http.request(Route("GET", "/applications/@me"))
    config = about.get("integration_types_config")
    if config is None:
        yield unseen("installs", "The answer has no integration_types_config.")
        return
    known = f"kinds of installation: {sorted(config)}"
    yield held("installs", {str(GUILD_INSTALL), str(USER_INSTALL)} <= set(config), known)


def _directly(command: Body) -> bool:
    """Whether a command can be used in direct messages with the bot."""
    if command.get("contexts") is not None:
        return IN_DIRECT_MESSAGES in command["contexts"]
    return command.get("dm_permission") is not False


def _installed(command: Body) -> bool:
    """Whether a command exists where the application is installed on a server."""
    kinds = command.get("integration_types")
    return kinds is None or GUILD_INSTALL in kinds


async def _undrawn(_: Scene) -> Picture:
    raise AssertionError("the commands need no picture")


CHECKS: Final = (
    Check(("commands-known", "commands-where"), _commands),
    Check(("installs",), _install),
)
