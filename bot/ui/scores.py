"""The scores so far and those expected at the end, and other public facts, on request."""

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
    """Lay out each seat's score so far and at the end, as far as the viewer may know.

    Raises ServiceError.
    """
    table, view, words = position.table, view_of(position), texts.of(position.table.game)
    game, running = position.game, view.outcome is None
    names, sheet = escaped_names(table, texts), Sheet()
    guessed = False
    sheet.text(heading(table, position, texts), limit=300)
    for seat in table.seats:
        now, then = game.score_so_far(view, seat.seat), game.expected(view, seat.seat)
        guessed = guessed or bool(then)
        name = escape(name_of(table, seat, texts))
        lines = [_totals(name, now, then, texts, words, running=running), _lines(now, then, words)]
        lines += [words.remark(one, names) for one in game.lies_open(view, seat.seat)]
        sheet.text("\n-# ".join([line for line in lines if line]), limit=600)
    if running and guessed:
        sheet.text(f"-# {words.say('expected')}")
    return sheet


def _totals(
    name: str,
    now: Sequence[Line],
    then: Sequence[Line],
    texts: Texts,
    words: GameTexts,
    *,
    running: bool,
) -> str:
    """Say how many points a seat has and may end with, or that the viewer may not know."""
    if not now and not then:
        return texts.say("scores-hidden", name=name)
    facts = {"running": int(running), "expected": _total(then)}
    return texts.say("scores-seat", name=name, scored=words.points(_total(now)), **facts)


def _total(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)


def _lines(now: Sequence[Line], then: Sequence[Line], words: GameTexts) -> str:
    """Name each line with its points, and with an arrow if another number is expected."""
    points, expected = dict(now), dict(then)
    told: list[str] = []
    for key in dict.fromkeys([*points, *expected]):
        before, after = points.get(key, 0), expected.get(key, 0)
        if before or after:
            change = "" if before == after else f" → {number(after)}"
            told.append(f"{words.line(key)} {number(before)}{change}")
    return " · ".join(told)


def number(points: int) -> str:
    """Write points with a proper minus sign."""
    return f"{points}".replace("-", "−")
