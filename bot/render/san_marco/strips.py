"""The strip below the map in a picture for one seat: the figures of its options, its cards."""

from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.wording import words_of
from bot.render.lettering import fit
from bot.render.san_marco import assigning, handcards, options, taking
from bot.render.san_marco.cardfaces import face
from bot.render.san_marco.houses import LINE, draw_line, draw_rows
from bot.render.san_marco.layout import PANEL, ROWS, STRIP
from bot.render.san_marco.offers import draw_panel
from bot.render.scene import Scene
from bot.render.theme import MARGIN, WIDTH, Type
from rules.decision import Decision
from rules.san_marco.components import BANISHMENT, NOTHING, Kind
from rules.san_marco.view import SanMarcoView

SEATS: Final = ("reroll",)
"""The decision about a seat alone: the players' rows stay, the options are in the panel."""
ON_MAP: Final = ("bridge", "take")
"""Decisions whose options are places and nothing more: the map has all of them."""
_ABOUT: Final = Type("semibold", 42)
_HEAD: Final = 54
"""The height of those words, above the figures."""
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
    if decision.kind in ON_MAP:
        return LINE + _ABOVE + MARGIN
    if decision.kind == "roles":
        return LINE + _ABOVE + assigning.height(view) + _OUTSIDE
    if not scene.large:
        return _small_height(scene, view, decision)
    if decision.kind in SEATS:
        return STRIP.height + options.large(scene, view, _ACROSS).height + 2 * _INSIDE
    if decision.kind == "play":
        inside = handcards.large_height(view, decision)
    elif decision.kind == "choose":
        inside = taking.large_height(view) - 2 * _INSIDE
    else:
        inside = _HEAD + options.large(scene, view, _ACROSS).height
    return LINE + _ABOVE + inside + _OUTSIDE


def _small_height(scene: Scene, view: SanMarcoView, decision: Decision) -> int:
    if decision.kind in SEATS:
        return STRIP.height
    if decision.kind in ("choose", "play"):
        return STRIP.height + LINE + _ABOVE
    needed = max(_CARD[1], _HEAD + options.least_height(scene, view, _ACROSS - _LEFT))
    return min(LINE + _ABOVE + needed + _OUTSIDE, _HIGHEST)


def draw(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw the strip below the map."""
    decision = view.decision
    if decision is None or decision.kind in SEATS:
        rows_and_panel(canvas, box.y, scene, view)
        if box.height > STRIP.height:
            top = STRIP.bottom + _INSIDE
            room = Box(MARGIN + _INSIDE, top, _ACROSS, box.bottom - _INSIDE - top)
            options.large(scene, view, _ACROSS).draw(canvas, room)
        return
    ground = Box(MARGIN, box.y + _ABOVE, WIDTH - 2 * MARGIN, box.height - _ABOVE - MARGIN)
    draw_line(canvas, ground._replace(height=LINE), scene, view)
    if decision.kind in ON_MAP:
        return
    lower = LINE + _ABOVE
    ground = ground._replace(y=ground.y + lower, height=ground.height - lower)
    if decision.kind == "choose":
        taking.draw(canvas, ground, scene, view)
        return
    canvas.rounded(ground, _RADIUS, canvas.theme.surface)
    inside = ground.inset(_INSIDE)
    if decision.kind == "roles":
        assigning.draw(canvas, inside, scene, view)
    elif decision.kind == "play":
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
    """Draw the figures of each option below what they are; in small text also the card."""
    room = box
    if not scene.large:
        width, high = _CARD
        canvas.place(face(_card_of(view), width, high, scene.language), box.x, box.y)
        room = Box(box.x + _LEFT, box.y, box.width - _LEFT, box.height)
    assert view.decision is not None, "a player chooses"
    about = words_of(scene).say(f"picture-about-{view.decision.kind}")
    words = fit(about, _ABOUT, room.width)
    canvas.write(words.words, room.x, room.y + _HEAD - 18, words.kind, canvas.theme.mute)
    room = room._replace(y=room.y + _HEAD, height=room.height - _HEAD)
    if scene.large:
        options.large(scene, view, _ACROSS).draw(canvas, room)
        return
    options.fitting(scene, view, room.width, room.height).draw(canvas, room)


def _card_of(view: SanMarcoView) -> Kind:
    """Return the card that the decision is about, or one that does the same."""
    return BANISHMENT if view.plan == NOTHING else view.plan
