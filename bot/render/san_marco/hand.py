"""One seat's own picture: its targets numbered on the map, its cards, the question."""

from math import ceil
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import alt as telling
from bot.render.kit import pages, picks
from bot.render.kit.brackets import brackets
from bot.render.kit.grid import rows
from bot.render.san_marco import hand_alt, ratings, splitting, strips, targets
from bot.render.san_marco.cardfaces import ShownCard, lay_in
from bot.render.san_marco.changes import changed
from bot.render.san_marco.houses import LINE, draw_line
from bot.render.san_marco.layout import MAP, STRIP
from bot.render.san_marco.look import crest
from bot.render.san_marco.map import Places, draw_map
from bot.render.scene import Scene
from bot.render.theme import HEADER, MARGIN, WIDTH
from rules.facts import key_at
from rules.san_marco.components import KIND_KEYS
from rules.san_marco.view import SanMarcoView

_GAP: Final = 12
_ACROSS: Final = Box(12, 0, WIDTH - 24, 0)
_CARD: Final = 122
"""The height of the cards to be divided, if the map is above them."""


def draw(scene: Scene, view: SanMarcoView) -> Image.Image:
    """Draw everything that the viewer's seat needs to decide."""
    if view.decision is not None and view.decision.kind in hand_alt.SPLITS:
        return _split(scene, view)
    below = strips.height(scene, view)
    canvas = pages.private(scene, crest(scene.language), STRIP.y + below)
    targets.mark(canvas, _map(canvas, scene, view), scene, view)
    strips.draw(canvas, STRIP._replace(height=below), scene, view)
    return canvas.image


def alt(scene: Scene, view: SanMarcoView) -> str:
    """Tell the picture in words."""
    return telling.first_that_fits(hand_alt.hand(scene, view))


def _map(canvas: Canvas, scene: Scene, view: SanMarcoView) -> Places:
    """Draw the map, with brackets around the changes."""
    places = draw_map(canvas, scene, view, targets.breadths(view))
    for part in changed(view, scene.since):
        if (box := places.changed(part)) is not None:
            brackets(canvas, box)
    return places


def _split(scene: Scene, view: SanMarcoView) -> Image.Image:
    """Draw the cards to be divided, the resulting offers, the map, and the standings.

    In large text the cards tell the stakes; otherwise the map is above them.
    """
    made = splitting.offers(scene, view)
    kinds = [KIND_KEYS.index(key_at(facts, "card")) for facts in scene.facts]
    cards = [
        ShownCard(kind, number, picked=number - 1 in scene.picked)
        for number, kind in enumerate(kinds, 1)
    ]
    top = HEADER + _GAP + picks.RISE if scene.large else STRIP.y + _GAP
    boxes = _boxes(top, len(cards), large=scene.large)
    below = boxes[-1].bottom + _GAP
    bottom = below + splitting.height(scene, len(made)) + _GAP
    end = bottom + MAP.height if scene.large else bottom
    canvas = pages.private(scene, crest(scene.language), end + LINE + MARGIN)
    draw_line(canvas, Box(MARGIN, end, WIDTH - 2 * MARGIN, LINE), scene, view)
    if scene.large:
        _lower_map(canvas, bottom, scene, view)
        ratings.lay(canvas, boxes, cards, scene.language, view)
    else:
        _map(canvas, scene, view)
        lay_in(canvas, boxes, cards, scene.language)
    splitting.draw(canvas, _ACROSS._replace(y=below), scene, made)
    return canvas.image


def _lower_map(canvas: Canvas, top: int, scene: Scene, view: SanMarcoView) -> None:
    """Draw the map further down: its measures are those of its usual place."""
    table = Canvas(WIDTH, MAP.bottom, canvas.theme.ground, canvas.theme)
    _map(table, scene, view)
    canvas.image.paste(table.image.crop((MAP.x, MAP.y, MAP.right, MAP.bottom)), (MAP.x, top))


def _boxes(top: int, cards: int, *, large: bool) -> list[Box]:
    """Return the boxes of this many cards: in rows of at most five."""
    columns = min(ratings.IN_A_ROW, ceil(cards / 2))
    size = ratings.SIZE if large else ((_ACROSS.width + _GAP) // columns - _GAP, _CARD)
    gap = ratings.GAP if large else _GAP
    return rows(_ACROSS._replace(y=top), cards, columns, size, (gap, gap + picks.RISE))
