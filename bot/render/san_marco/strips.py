"""The strip below the map in a picture for one seat: the figures of its options, its cards."""

from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.menus import Layout, at_size
from bot.render.san_marco import handcards, options, taking
from bot.render.san_marco.cardfaces import face
from bot.render.san_marco.houses import LINE, draw_line, draw_rows
from bot.render.san_marco.layout import PANEL, ROWS, STRIP
from bot.render.san_marco.offers import draw_panel
from bot.render.scene import Scene
from bot.render.theme import MARGIN, WIDTH
from rules.decision import Decision
from rules.san_marco.components import BANISHMENT, BRIDGE, NOTHING, Kind
from rules.san_marco.view import SanMarcoView

SEATS: Final = ("reroll", "roles")
"""Decisions about seats: the players' rows stay, the options are in the panel."""
_PAIRS: Final = ("bridge", "take")
"""Decisions whose options name two districts: too long to stand beside a card."""
_PAIRS_LARGE: Final = 40
"""The size of their words in large text: the map has the same numbers, and full names in two
columns are read more easily than codes.
"""
_RADIUS: Final = 14
_INSIDE: Final = 12
_GAP: Final = 10
_CARD: Final = (150, 218)
_LEFT: Final = _CARD[0] + 2 * _GAP
_ACROSS: Final = WIDTH - 2 * MARGIN - 2 * _INSIDE
_ABOVE: Final = 6
_OUTSIDE: Final = 2 * _INSIDE + _ABOVE + MARGIN
"""The extra height of the strip over its content."""
_HIGHEST: Final = 1240 - STRIP.y
"""A higher picture would be narrower on a desktop, with smaller writing."""


def height(scene: Scene, view: SanMarcoView) -> int:
    """Return the height of the strip: enough for everything to be legible."""
    decision = view.decision
    if decision is None:
        return STRIP.height
    if not scene.large:
        return _small_height(scene, view, decision)
    if decision.kind in SEATS:
        return STRIP.height + _across(scene, view).height + 2 * _INSIDE
    if decision.kind == "play":
        inside = handcards.large_height(view, decision)
    elif decision.kind == "choose":
        inside = taking.large_height(view) - 2 * _INSIDE
    else:
        inside = _across(scene, view).height
    return LINE + _ABOVE + inside + _OUTSIDE


def _small_height(scene: Scene, view: SanMarcoView, decision: Decision) -> int:
    if decision.kind in SEATS:
        return STRIP.height
    if decision.kind in ("choose", "play"):
        return STRIP.height + LINE + _ABOVE
    if decision.kind in _PAIRS:
        needed = _across(scene, view).height
    else:
        needed = max(_CARD[1], options.least_height(scene, view, _ACROSS - _LEFT))
    return min(LINE + _ABOVE + needed + _OUTSIDE, _HIGHEST)


def draw(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw the strip below the map."""
    decision = view.decision
    if decision is None or decision.kind in SEATS:
        rows_and_panel(canvas, box.y, scene, view)
        if box.height > STRIP.height:
            top = STRIP.bottom + _INSIDE
            room = Box(MARGIN + _INSIDE, top, _ACROSS, box.bottom - _INSIDE - top)
            _across(scene, view).draw(canvas, room)
        return
    ground = Box(MARGIN, box.y + _ABOVE, WIDTH - 2 * MARGIN, box.height - _ABOVE - MARGIN)
    draw_line(canvas, ground._replace(height=LINE), scene, view)
    lower = LINE + _ABOVE
    ground = ground._replace(y=ground.y + lower, height=ground.height - lower)
    if decision.kind == "choose":
        taking.draw(canvas, ground, scene, view)
        return
    canvas.rounded(ground, _RADIUS, canvas.theme.surface)
    inside = ground.inset(_INSIDE)
    if decision.kind == "play":
        handcards.draw(canvas, inside, scene, view, decision)
    else:
        _figures(canvas, inside, scene, view)


def rows_and_panel(canvas: Canvas, top: int, scene: Scene, view: SanMarcoView) -> None:
    """Draw the players' rows, and beside them the panel or the options that are about seats.

    `top` is where the strip begins.
    """
    moved = top - STRIP.y
    panel = PANEL._replace(y=PANEL.y + moved)
    draw_rows(canvas, ROWS._replace(y=ROWS.y + moved), scene, view)
    if view.decision is None or view.decision.kind not in SEATS or scene.large:
        draw_panel(canvas, panel, scene, view)
        return
    canvas.rounded(panel, _RADIUS, canvas.theme.surface)
    inside = panel.inset(_INSIDE)
    options.fitting(scene, view, inside.width, inside.height).draw(canvas, inside)


def _figures(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw the figures of each option; in small text also the card."""
    if scene.large:
        _across(scene, view).draw(canvas, box)
        return
    if view.decision is not None and view.decision.kind in _PAIRS:
        options.fitting(scene, view, box.width, box.height).draw(canvas, box)
        return
    width, high = _CARD
    canvas.place(face(_card_of(view), width, high, scene.language), box.x, box.y)
    room = Box(box.x + _LEFT, box.y, box.width - _LEFT, box.height)
    options.fitting(scene, view, room.width, room.height).draw(canvas, room)


def _across(scene: Scene, view: SanMarcoView) -> Layout:
    """Return the options across the picture at full height."""
    if view.decision is None or view.decision.kind not in _PAIRS:
        return options.large(scene, view, _ACROSS)
    px = _PAIRS_LARGE if scene.large else options.LARGE_ENOUGH
    ways = (options.options(scene, view, short=short) for short in (False, True))
    found = (at_size(offered, _ACROSS, px) for offered in ways)
    whole = next((layout for layout in found if layout is not None), None)
    assert whole is not None, "short options are no wider than the picture"
    return whole


def _card_of(view: SanMarcoView) -> Kind:
    """Return the card that the decision is about, or one that does the same."""
    if view.plan != NOTHING:
        return view.plan
    building = view.decision is not None and view.decision.kind == "bridge"
    return BRIDGE if building else BANISHMENT
