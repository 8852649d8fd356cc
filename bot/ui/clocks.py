"""Time controls in words, and as entries of a menu."""

from datetime import timedelta

import discord

from bot.engine import time_control
from bot.engine.time_control import PRESETS
from bot.text import Texts
from bot.ui.items import entry


def clock_line(clock: str, texts: Texts) -> str:
    """Describe a time control in one sentence."""
    control = time_control.read(clock)
    if control is None:
        return texts.say("clock-none")
    return texts.say(
        "clock-line",
        bank=span(control.bank, texts),
        increment=span(control.increment, texts),
        more="yes" if control.increment else "no",
        cap=span(control.cap, texts),
    )


def clock_brief(clock: str, texts: Texts) -> str:
    """Say in a few words how much time each player starts with."""
    control = time_control.read(clock)
    if control is None:
        return texts.say("clock-brief-none")
    return texts.say("clock-brief", bank=span(control.bank, texts))


def clock_name(clock: str, texts: Texts) -> str:
    """Name a time control; one that has no name by its numbers."""
    return texts.say(f"clock-{clock}") if clock in PRESETS else clock


def clock_entries(chosen: str | None, texts: Texts) -> list[discord.SelectOption]:
    """Return the entries of a menu: the time controls with a name, and the present one."""
    clocks = [*PRESETS, *([chosen] if chosen and chosen not in PRESETS else [])]
    return [
        entry(clock, clock_name(clock, texts), clock_line(clock, texts), chosen=clock == chosen)
        for clock in clocks
    ]


def span(time: timedelta, texts: Texts) -> str:
    """Write a length of time, in days and hours."""
    days, hours = divmod(time // timedelta(hours=1), 24)
    parts = [texts.say("span-days", count=days)] if days else []
    if hours or not days:
        parts.append(texts.say("span-hours", count=hours))
    return texts.join(parts)
