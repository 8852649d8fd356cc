"""`plaza play`: the real bot in a simulated Discord, served as a page on this machine only."""

import asyncio
import signal
import tempfile
import webbrowser
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

import click
from simcord import MemberActor, SetupError

from bot import logs
from bot.process.processes import NoProcesses
from bot.render import DrawingPool
from bot.simulation import Simulation, settings_for, simulated
from bot.text import texts
from rules.registry import GAMES

GAME: Final = next(iter(GAMES))
"""The default game."""
YOU: Final = "Ada"
GUEST: Final = "Robin"
SIZE: Final = (1180, 900)


class CannotServe(Exception):
    """The page cannot be served; the message is one sentence."""


async def serve(
    *, game: str = GAME, port: int = 0, browser: bool = True, language: str = "en"
) -> None:
    """Open a table for one person among computers, and serve its channel until stopped."""
    with tempfile.TemporaryDirectory(prefix="plaza-") as folder:
        settings = settings_for(
            Path(folder) / "plaza.db", language=language, threads=False, log_level="warning"
        )
        logs.set_up(settings)
        async with (
            _drawing_pool() as pool,
            simulated(settings, draw=pool.draw, channel="plaza") as simulation,
        ):
            you = simulation.member(YOU.lower(), YOU)
            guest = simulation.member(GUEST.lower(), GUEST)
            await open_table(simulation, you, language, game)
            await _welcome(simulation, language)
            await _serve(simulation, (you, guest), port=port, browser=browser)
    click.echo("Stopped.")


def _drawing_pool() -> DrawingPool:
    try:
        return DrawingPool(GAMES)
    except NoProcesses as error:
        raise CannotServe(str(error)) from error


async def open_table(
    simulation: Simulation, you: MemberActor, language: str, game: str = GAME
) -> None:
    """Open a full table as a person would: by command and by buttons."""
    words = texts(language)
    channel = simulation.channel
    await simulation.bot.host.profiles.set_user(you.id, language=language, dm=False)
    panel = (await you.slash(channel, "play", game=game)).response
    assert panel is not None, "the opener of a table is shown its panel"
    computers = max(simulation.bot.host.games[game].seats) - 1
    for button in [*["button-add"] * computers, "button-start"]:
        await you.click(panel, label=words.say(button))


async def _welcome(simulation: Simulation, language: str) -> None:
    """Name the players and the place to begin, below all other posts, where it is seen first."""
    words = texts(language)
    place = simulation.bot.get_partial_messageable(simulation.channel.id)
    await place.send(words.say("play-simulation", name=YOU, button=words.say("button-move")))


async def _serve(
    simulation: Simulation, viewers: tuple[MemberActor, ...], *, port: int, browser: bool
) -> None:
    width, height = SIZE
    preview = simulation.preview(
        simulation.channel,
        viewers,
        layout="channel",
        width=width,
        height=height,
        port=port or None,
    )
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    try:
        async with preview:
            click.echo("Plaza in a simulated Discord (nothing leaves this machine):")
            click.echo(f"  {preview.url}")
            click.echo("Press Ctrl-C to stop.")
            if browser:
                await asyncio.to_thread(webbrowser.open, preview.url)
            await _first(stopped.wait(), preview.wait_closed())
    except SetupError as error:
        raise CannotServe(f"{error}.") from None


async def _first(*waits: Coroutine[Any, Any, Any]) -> None:
    """Wait until one of these is over, and cancel the others."""
    tasks = [asyncio.create_task(wait) for wait in waits]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
