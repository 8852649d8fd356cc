"""The table as everyone sees it: the map, the players' rows, and the offers."""

from PIL import Image

from bot.render.canvas import Box
from bot.render.kit import alt as telling
from bot.render.kit import pages
from bot.render.san_marco import board_alt, story
from bot.render.san_marco.changes import Part, mark
from bot.render.san_marco.houses import draw_rows
from bot.render.san_marco.layout import PANEL, ROWS, STRIP
from bot.render.san_marco.look import crest
from bot.render.san_marco.map import draw_map
from bot.render.san_marco.offers import draw_panel
from bot.render.scene import Scene
from rules.san_marco.view import SanMarcoView


def draw(scene: Scene, view: SanMarcoView) -> Image.Image:
    """Draw the table."""
    canvas = pages.table(scene, crest(scene.language), story.head(scene, view), STRIP.bottom)
    places = draw_map(canvas, scene, view)
    rows = draw_rows(canvas, ROWS, scene, view)
    draw_panel(canvas, PANEL, scene, view)

    def place_of(part: Part) -> Box | None:
        if part.kind == "limit":
            return rows[part.seat].limit
        return rows[part.seat].prestige if part.kind == "prestige" else places.changed(part)

    mark(canvas, view, scene.since, place_of, places.written)
    return canvas.image


def alt(scene: Scene, view: SanMarcoView) -> str:
    """Tell the table in words."""
    return telling.first_that_fits(board_alt.table(scene, view))
