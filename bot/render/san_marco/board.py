"""The table as everyone sees it: the map, the players' rows, and the offers."""

from collections.abc import Iterator

from PIL import Image

from bot.render.canvas import Box
from bot.render.kit import alt as telling
from bot.render.kit import pages
from bot.render.kit.brackets import brackets
from bot.render.san_marco import board_alt, story
from bot.render.san_marco.changes import changed
from bot.render.san_marco.houses import HouseRow, draw_rows
from bot.render.san_marco.layout import PANEL, ROWS, STRIP
from bot.render.san_marco.look import crest
from bot.render.san_marco.map import Places, draw_map
from bot.render.san_marco.offers import draw_panel
from bot.render.scene import Scene
from rules.san_marco.view import SanMarcoView


def draw(scene: Scene, view: SanMarcoView) -> Image.Image:
    """Draw the table."""
    canvas = pages.table(scene, crest(scene.language), story.head(scene, view), STRIP.bottom)
    places = draw_map(canvas, scene, view)
    rows = draw_rows(canvas, ROWS, scene, view)
    draw_panel(canvas, PANEL, scene, view)
    for box in marked(view, scene, places, rows):
        brackets(canvas, box)
    return canvas.image


def alt(scene: Scene, view: SanMarcoView) -> str:
    """Tell the table in words."""
    return telling.first_that_fits(board_alt.table(scene, view))


def marked(
    view: SanMarcoView, scene: Scene, places: Places, rows: tuple[HouseRow, ...]
) -> Iterator[Box]:
    """Return the boxes of everything that has changed since the viewer last looked."""
    for part in changed(view, scene.since):
        if (box := places.changed(part)) is None:
            row = rows[part.seat]
            box = row.limit if part.kind == "limit" else row.prestige
        yield box
