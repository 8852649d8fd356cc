"""The sheets that the drill sends, each with its mark."""

from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from bot.ops.drill.marks import MARK, PREFIX, SMALL
from bot.ops.drill.samples import Samples
from bot.render import Picture
from bot.service.showing import Showing
from bot.text import texts
from bot.ui import lobby as lobbies
from bot.ui import posts
from bot.ui.ids import Claim
from bot.ui.items import Menu, entry
from bot.ui.posts import Board
from bot.ui.sheet import ENTRIES_LIMIT, OPTION_LIMIT, ROW_LIMIT, TEXT_LIMIT, Sheet

NOTE: Final = f"{SMALL}{MARK}."
_ROWS: Final = 6


def marked(*parts: str) -> Sheet:
    """Return a sheet with the mark and these texts."""
    sheet = Sheet()
    sheet.text(NOTE)
    for part in parts:
        sheet.text(part)
    return sheet


def lobby(samples: Samples) -> Sheet:
    """Return the post of the sample table before its game."""
    table = replace(samples.table, status="lobby")
    sheet = lobbies.post(samples.game, table, texts("en"), samples.cover)
    sheet.text(NOTE)
    return sheet


def board(samples: Samples) -> Sheet:
    """Return the post of the sample table."""
    shown = Showing(position=samples.position)
    sheet = posts.board(Board(showing=shown, texts=texts("en"), picture=samples.board))
    sheet.text(NOTE)
    return sheet


def pictures(*shown: Picture) -> Sheet:
    """Return a sheet with these pictures."""
    sheet = marked()
    for each in shown:
        sheet.picture(each)
    return sheet


def button(name: str, label: str) -> ui.Button[Any]:
    """Return a button of the drill."""
    return ui.Button(label=label, custom_id=f"{PREFIX}{name}")


def largest() -> Sheet:
    """Return a sheet of 40 components and 4,000 characters: a frame, three texts, six full rows."""
    sheet = marked()
    left = TEXT_LIMIT - len(NOTE)
    sheet.text("x" * (left // 2))
    sheet.text("y" * (left - left // 2))
    for row in range(_ROWS):
        sheet.row(*(button(f"large:{row}:{place}", "x" * 80) for place in range(ROW_LIMIT)))
    return sheet


def menu(least: int) -> Menu:
    """Return a full menu as the bot makes it, with this minimum of picks."""
    options = [
        entry(str(place), f"{place} ".ljust(OPTION_LIMIT, "x"), "y" * OPTION_LIMIT)
        for place in range(ENTRIES_LIMIT)
    ]
    claim = Claim("drill", 0, shown=least)
    return Menu(claim, options, least=least, most=ENTRIES_LIMIT, placeholder="z" * 150)


def with_menu(least: int) -> Sheet:
    """Return a sheet with such a menu."""
    sheet = marked()
    sheet.row(menu(least))
    return sheet


def components_of(sheet: Sheet) -> list[dict[str, Any]]:
    """Return the components of a sheet as they are sent."""
    return sheet.view().to_components()


def optional(required: bool | None) -> list[dict[str, Any]]:
    """Return a menu that needs no pick, with this value of `required`; None leaves it out."""
    components = components_of(with_menu(0))
    part = components[0]["components"][-1]["components"][0]
    del part["required"]
    if required is not None:
        part["required"] = required
    return components


V2: Final = discord.MessageFlags.components_v2.flag
SILENT: Final = discord.MessageFlags.suppress_notifications.flag
EPHEMERAL: Final = discord.MessageFlags.ephemeral.flag
