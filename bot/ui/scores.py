"""The scores so far, and other public facts, on request."""

from collections.abc import Sequence
from typing import Final

from bot.engine.model import Position
from bot.text import GameTexts, Texts, escape
from bot.ui.panel import heading, view_of
from bot.ui.people import escaped_names, name_of
from bot.ui.sheet import Sheet
from rules.game import Line

SCORES: Final = "scores"


def build(position: Position, texts: Texts) -> Sheet:
    """Lay out each seat's score so far, as far as the viewer may know. Raises ServiceError."""
    table, view, words = position.table, view_of(position), texts.of(position.table.game)
    names, sheet = escaped_names(table, texts), Sheet()
    sheet.text(heading(table, position, texts), limit=300)
    for seat in table.seats:
        scored = position.game.score_so_far(view, seat.seat)
        name = escape(name_of(table, seat, texts))
        lines = [_total(name, scored, texts, words), _lines(scored, words)]
        lines += [words.remark(one, names) for one in position.game.lies_open(view, seat.seat)]
        sheet.text("\n-# ".join([line for line in lines if line]), limit=600)
    if view.outcome is None:
        sheet.text(f"-# {words.say('so-far')}")
    return sheet


def _total(name: str, scored: Sequence[Line], texts: Texts, words: GameTexts) -> str:
    """Tell the points of a seat, or that the viewer may not know them."""
    if not scored:
        return texts.say("scores-hidden", name=name)
    return texts.labelled(f"**{name}**", words.points(sum(line.points for line in scored)))


def _lines(scored: Sequence[Line], words: GameTexts) -> str:
    """Name each line with its points."""
    return " · ".join([f"{words.line(key)} {number(points)}" for key, points in scored if points])


def number(points: int) -> str:
    """Write points with a proper minus sign."""
    return f"{points}".replace("-", "−")
