"""One seat's own picture: its targets numbered on the map, its cards, the question."""

from math import ceil
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import alt as telling
from bot.render.kit import pages, picks
from bot.render.kit.grid import rows
from bot.render.san_marco import hand_alt, ratings, splitting, strips, targets
from bot.render.san_marco.cardfaces import ShownCard, lay_in
from bot.render.san_marco.changes import mark
from bot.render.san_marco.houses import LINE, draw_line
from bot.render.san_marco.layout import STRIP
from bot.render.san_marco.look import crest
from bot.render.san_marco.map import Places, draw_map
from bot.render.scene import Scene
from bot.render.theme import HEADER, MARGIN, WIDTH
from rules.facts import key_at
from rules.san_marco.components import KIND_KEYS, Kind, actions_in
from rules.san_marco.view import SanMarcoView

_GAP: Final = 12
_ACROSS: Final = Box(12, 0, WIDTH - 24, 0)
_CARD: Final = 108
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
    mark(canvas, view, scene.since, places.changed, places.written)
    return places


def _split(scene: Scene, view: SanMarcoView) -> Image.Image:
    """Draw the cards to be divided, the resulting offers, and the standings.

    In large text the cards tell the stakes; otherwise the map is above them.
    """
    kinds = [KIND_KEYS.index(key_at(facts, "card")) for facts in scene.facts]
    cards = [
        ShownCard(kind, number, picked=number - 1 in scene.picked)
        for number, kind in enumerate(kinds, 1)
    ]
    top = HEADER + _GAP + picks.RISE if scene.large else STRIP.y + _GAP
    boxes = _large_boxes(top, kinds) if scene.large else _boxes(top, len(cards))
    below = boxes[-1].bottom + _GAP
    end = below + splitting.height(scene) + _GAP
    canvas = pages.private(scene, crest(scene.language), end + LINE + MARGIN)
    draw_line(canvas, Box(MARGIN, end, WIDTH - 2 * MARGIN, LINE), scene, view)
    if scene.large:
        actions = len(actions_in(kinds))
        ratings.lay(canvas, boxes[:actions], cards[:actions], scene.language, view)
        lay_in(canvas, boxes[actions:], cards[actions:], scene.language)
    else:
        _map(canvas, scene, view)
        lay_in(canvas, boxes, cards, scene.language)
    splitting.draw(canvas, _ACROSS._replace(y=below), scene, view)
    return canvas.image


def _boxes(top: int, cards: int) -> list[Box]:
    """Return the boxes of this many cards: in two rows."""
    columns = ceil(cards / 2)
    size = ((_ACROSS.width + _GAP) // columns - _GAP, _CARD)
    return rows(_ACROSS._replace(y=top), cards, columns, size, (_GAP, _GAP + picks.RISE))


def _large_boxes(top: int, kinds: list[Kind]) -> list[Box]:
    """Return the boxes of cards in large text: action cards, and below them lower limit cards."""
    actions, columns, gap = len(actions_in(kinds)), ratings.IN_A_ROW, (ratings.GAP, ratings.GAP)
    room = _ACROSS._replace(y=top)
    found = rows(room, actions, columns, ratings.SIZE, gap)
    below = room._replace(y=found[-1].bottom + ratings.GAP + picks.RISE) if found else room
    return found + rows(below, len(kinds) - actions, columns, (ratings.SIZE[0], _CARD), gap)
