"""The score so far, line by line, for whoever asks."""

from typing import Final

from bot.service.model import Position
from bot.text import Texts, escape
from bot.ui.panel import heading, view_of
from bot.ui.people import name_of
from bot.ui.sheet import Sheet
from rules.registry import GAMES

SCORES: Final = "scores"


def build(position: Position, texts: Texts) -> Sheet:
    """Lay out what everybody has scored, as far as the viewer may know. Raises ServiceError."""
    table, view, words = position.table, view_of(position), texts.of(position.table.game)
    sheet = Sheet()
    sheet.text(heading(table, position, texts), limit=300)
    for seat in table.seats:
        lines = GAMES[table.game].tally(view, seat.seat)
        points = sum(line.points for line in lines)
        told = [f"{words.line(line.key)} {line.points}" for line in lines if line.points]
        total = texts.say("scores-seat", name=escape(name_of(seat, texts)), points=points)
        sheet.text("\n-# ".join([total, " · ".join(told)]) if told else total, limit=600)
    if table.status == "running":
        sheet.text(f"-# {texts.say('scores-hidden')}")
    return sheet
