"""One seat's own picture: its targets numbered on the map, its cards, what it is asked."""

from math import ceil
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import alt as telling
from bot.render.kit import wording
from bot.render.kit.brackets import brackets
from bot.render.kit.grid import rows
from bot.render.kit.pages import tall_page
from bot.render.san_marco import hand_alt, strips, targets
from bot.render.san_marco.cardfaces import Shown, lay_in
from bot.render.san_marco.changes import Part, changed
from bot.render.san_marco.layout import STRIP
from bot.render.san_marco.look import crest
from bot.render.san_marco.map import Places, draw_map
from bot.render.scene import Scene
from bot.render.theme import HEADER, HEIGHT, WIDTH
from rules.facts import key_at
from rules.san_marco.components import KIND_KEYS, Bridge
from rules.san_marco.view import SanMarcoView

_GAP: Final = 12
_CARDS: Final = Box(12, STRIP.y + _GAP, WIDTH - 24, 256)
"""Where the cards to be divided lie, between the map and the rows of the players."""
_LARGE_CARDS: Final = Box(12, HEADER + _GAP, WIDTH - 24, 0)
"""The same in large text: as high as they need, and in place of the map."""
_LARGE_ROW: Final = 4
_LARGE: Final = (285, 330)


def draw(scene: Scene, view: SanMarcoView) -> Image.Image:
    """Draw what the seat that looks needs to decide."""
    if view.decision is not None and view.decision.kind in hand_alt.SPLITS:
        return _split(scene, view)
    below = strips.height(scene, view)
    canvas = _page(scene, view, STRIP.y + below)
    targets.mark(canvas, _map(canvas, scene, view), scene, view)
    strips.draw(canvas, STRIP._replace(height=below), scene, view)
    return canvas.image


def alt(scene: Scene, view: SanMarcoView) -> str:
    """Tell the picture in words."""
    return telling.first_that_fits(*hand_alt.hand(scene, view))


def _map(canvas: Canvas, scene: Scene, view: SanMarcoView) -> Places:
    """Draw the map, with brackets around what has changed."""
    places = draw_map(canvas, scene, view, targets.breadths(view))
    for part in changed(view, scene.since):
        if (box := _on_map(part, places)) is not None:
            brackets(canvas, box)
    return places


def _on_map(part: Part, places: Places) -> Box | None:
    """Return where a part of the map is that has changed."""
    match part.kind:
        case "nobles":
            return places.plates[part.place, part.seat]
        case "name":
            return places.names[part.place]
        case "bridge":
            return places.bridges[Bridge(part.place, part.seat)]
        case "doge":
            return places.doge
        case _:
            return None


def _page(scene: Scene, view: SanMarcoView, height: int) -> Canvas:
    pill = wording.asking_pill(scene, view)
    return tall_page(
        crest(scene.language), wording.private_subline(scene), pill, scene.light, height
    )


def _split(scene: Scene, view: SanMarcoView) -> Image.Image:
    """Draw the map, the cards to be divided below it, then the rows of the players."""
    kinds = [KIND_KEYS.index(key_at(facts, "card")) for facts in scene.facts]
    cards = [Shown(kind, number) for number, kind in enumerate(kinds, 1)]
    boxes = _large_boxes(len(cards)) if scene.large else _boxes(len(cards))
    bottom = boxes[-1].bottom + _GAP
    canvas = _page(scene, view, bottom + STRIP.height)
    if not scene.large:
        _map(canvas, scene, view)
    lay_in(canvas, boxes, cards, scene.language)
    table = _page(scene, view, HEIGHT)
    strips.rows_and_panel(table, scene, view)
    canvas.image.paste(table.image.crop((0, STRIP.y, WIDTH, HEIGHT)), (0, bottom))
    return canvas.image


def _boxes(cards: int) -> list[Box]:
    """Return where so many cards lie: in two rows."""
    columns = ceil(cards / 2)
    size = (_CARDS.width + _GAP) // columns - _GAP, (_CARDS.height - _GAP) // 2
    return rows(_CARDS, cards, columns, size, (_GAP, _GAP))


def _large_boxes(cards: int) -> list[Box]:
    return rows(_LARGE_CARDS, cards, _LARGE_ROW, _LARGE, (_GAP, _GAP))
