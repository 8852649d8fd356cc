"""A player's missed rounds: a picture for each, with its changes marked."""

from collections.abc import Sequence
from typing import Final

from bot.engine.model import TableInfo
from bot.render import Picture
from bot.service.missed import Missed
from bot.text import Texts
from bot.ui import happening, log
from bot.ui.ids import Claim
from bot.ui.items import Button
from bot.ui.people import table_name
from bot.ui.sheet import Sheet

MISSED: Final = "missed"

LINES_LIMIT: Final = 900
"""The most characters told of a round; with four rounds, this leaves room for the rest."""


def build(missed: Missed, texts: Texts, pictures: Sequence[Picture | str]) -> Sheet:
    """Lay out the missed rounds, the oldest first, each above its picture."""
    sheet, table = Sheet(), missed.table
    title = f"### {table_name(table, texts)} · {texts.say('missed-title')}"
    before = texts.say("missed-before", count=missed.before) if missed.before else ""
    sheet.text(f"{title}\n-# {before}" if before else title, limit=300)
    for each, picture in zip(missed.rounds, pictures, strict=True):
        now = "yes" if each is missed.rounds[-1] else "no"
        told = happening.small(happening.in_brief(table, each.told, texts, each.history))
        heading = f"**{texts.say('missed-round', round=each.number, now=now)}**"
        sheet.text(f"{heading}\n{told}", limit=LINES_LIMIT)
        sheet.picture(picture)
    sheet.row(log.opening(table, texts))
    return sheet


def opening(table: TableInfo, texts: Texts) -> Button:
    """Return the button that leads to it."""
    return Button(Claim(MISSED, table.id), texts.say("button-missed"))
