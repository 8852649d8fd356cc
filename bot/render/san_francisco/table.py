"""The rows of the players: each one's public facts, and their positions on the two scales."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.brackets import badge, pin
from bot.render.kit.figures import Setting
from bot.render.kit.rows import NARROW, Count, Form, RowHead, draw_row, row_head, scale, signs
from bot.render.kit.wording import words_of
from bot.render.masks import width_of
from bot.render.san_francisco import art, look
from bot.render.san_francisco.notes import draw_note
from bot.render.scene import Scene
from bot.render.theme import GAP, MARGIN, WIDTH, Type
from rules.event import Event, Seat
from rules.facts import number_at
from rules.ranking import total
from rules.san_francisco.advice.score_so_far import score_so_far
from rules.san_francisco.components import INFLUENCE_SCALE, PRESTIGE_SCALE
from rules.san_francisco.view import Investor, SanFranciscoView

_ROW: Final = 62
_HEAD: Final = 50
_NUMBER: Final = Type("bold", 48)
_SET: Final = Setting(_NUMBER, size=36, rise=_NUMBER.drop, reach=18, room=44)
_FORM: Final = Form(stacks=True, number=_SET, head=_HEAD, middle=27, between=16, edge=10)
_LOW: Final = 56
_SCALES: Final = (PRESTIGE_SCALE, INFLUENCE_SCALE)
"""The end of the printed scales."""
_CHIP: Final = Type("black", 42)
_OUT: Final = Type("semibold", 38)


def height(seats: int) -> int:
    """Return the height of the rows of this many seats in the table's picture."""
    return seats * (_ROW + GAP)


def draw(canvas: Canvas, top: int, scene: Scene, view: SanFranciscoView) -> None:
    """Draw a row for each seat: prestige and influence on their scales, cheques, sticks left."""
    theme = canvas.theme
    for at, one in enumerate(view.investors):
        box = Box(MARGIN, top + at * (_ROW + GAP), WIDTH - 2 * MARGIN, _ROW)
        prestige = total(score_so_far(view, one.seat))
        counts = (
            _count(canvas, 208, look.PRESTIGE_ICON, prestige),
            _count(canvas, 208, look.INFLUENCE_ICON, one.influence),
            _count(canvas, 210, look.CHEQUE_ICON, one.cheques),
            _count(canvas, 104, look.STICK_ICON, one.supply),
        )
        row = draw_row(canvas, box, _player(scene, view, one), counts, _FORM)
        told = zip((prestige, one.influence), _SCALES, (theme.act, theme.mute), strict=True)
        for column, (value, most, colour) in zip(row.columns, told, strict=False):
            below = Box(column.x, box.y + _HEAD, column.width, 8)
            scale(canvas, below, value, most, colour)
        for column, change in zip(row.columns, _changes(scene.since, one.seat), strict=False):
            if change:
                words = f"{change:+}".replace("-", "\N{MINUS SIGN}")
                wide, high = badge(words).size
                pin(canvas, Box(column.right - 12 - wide, box.y, wide, high), words)
        laid = row.columns[2]._replace(y=box.y, height=_ROW)
        _draw_laid(canvas, scene, view.step, one, laid)


def _count(canvas: Canvas, width: int, icon: str, number: int) -> Count:
    """Return a count of a seat; zeros step back."""
    return Count(width, icon, str(number), ink=None if number else canvas.theme.mute, art=art.GAME)


def _changes(since: Sequence[Event], seat: Seat) -> tuple[int, int]:
    """Return the prestige and the influence that a seat has got, or paid."""
    prestige = influence = 0
    for event in since:
        if event.facts.get("seat") == seat:
            if event.kind in ("built", "bonus"):
                prestige += number_at(event.facts, "points")
            elif event.kind in ("won_influence", "takes_influence"):
                count = number_at(event.facts, "count")
                influence += count if event.kind == "takes_influence" else -count
    return prestige, influence


def _player(scene: Scene, view: SanFranciscoView, one: Investor) -> RowHead:
    waits = [("hourglass-half", scene.light.act)] if one.seat in view.waiting else []
    return row_head(scene, one.seat, signs(scene, one.seat, waits, starts=one.seat == view.start))


def _draw_laid(canvas: Canvas, scene: Scene, step: str, one: Investor, box: Box) -> None:
    """Draw a seat's laid or drawn sum, as a cheque, or that it is out of the bidding."""
    laid = sum(one.laid) or sum(one.drawn)
    if step == "bid" and one.passed:
        out = words_of(scene).say("picture-passed")
        canvas.write(out, box.right, box.middle[1] + _OUT.drop, _OUT, canvas.theme.mute, "right")
    elif laid or one.most:
        words = f"{laid}/{one.most}" if one.most else str(laid)
        width = round(width_of(words, _CHIP)) + 28
        draw_note(canvas, Box(box.right - width, box.middle[1] - 25, width, 50), words, _CHIP)


# --- beside a question ---------------------------------------------------------------------------


def low_height(seats: int) -> int:
    """Return the height of the rows of this many seats beside a question: two are side by side."""
    return ceil(seats / 2) * (_LOW + GAP)


def draw_low(canvas: Canvas, top: int, scene: Scene, view: SanFranciscoView) -> None:
    """Draw the facts about each seat that a question needs; for bidders, the most they can have."""
    theme, width = canvas.theme, (WIDTH - 2 * MARGIN - GAP) // 2
    kind = view.decision.kind if view.decision else view.step
    bids, lays = kind in ("bid", "blind"), kind in ("bid", "blind", "draw")
    places = view.step in ("invest", "act")
    for at, one in enumerate(view.investors):
        row, column = divmod(at, 2)
        x, y = MARGIN + column * (width + GAP), top + row * (_LOW + GAP)
        cheques = _count(canvas, 96, look.CHEQUE_ICON, one.cheques)
        sticks = _count(canvas, 96, look.STICK_ICON, one.supply)
        counts = (
            _count(canvas, 96, look.PRESTIGE_ICON, total(score_so_far(view, one.seat))),
            cheques if lays else _count(canvas, 96, look.INFLUENCE_ICON, one.influence),
            Count(158) if lays else sticks if places else cheques,
        )
        who = _player(scene, view, one)
        last = draw_row(canvas, Box(x, y, width, _LOW), who, counts, NARROW).columns[-1]
        if lays:
            _draw_laid(canvas, scene, kind, one, last._replace(width=last.width - 96 * bids))
        if bids and (most := _can_bid(view, kind, one)) is not None:
            baseline = last.middle[1] + _OUT.drop
            words = f"\N{LESS-THAN OR EQUAL TO}{most}"
            canvas.write(words, last.right - 4, baseline, _OUT, theme.mute, "right")


def _can_bid(view: SanFranciscoView, kind: str, one: Investor) -> int | None:
    """Return the most that a rival can bid, as far as everyone knows; None if it is no rival."""
    if kind == "bid":
        still_bids = not one.passed and one.seat != view.seat
        return sum(one.laid) + one.at_most if still_bids else None
    is_rival = view.seat is not None and one in view.rivals(view.seat)
    return one.bids_at_most if is_rival else None
