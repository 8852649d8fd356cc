"""The table as everyone sees it: the island, the round's score card and offers, the players."""

from collections.abc import Iterator, Sequence

from PIL import Image

from bot.render.canvas import Box
from bot.render.goldene_stadt import board_alt, rows, story, strip
from bot.render.goldene_stadt.changes import changed
from bot.render.goldene_stadt.look import crest
from bot.render.goldene_stadt.map import ShownMap, draw_map, whole
from bot.render.goldene_stadt.projection import MAP
from bot.render.goldene_stadt.strip import Strip
from bot.render.kit import alt as telling
from bot.render.kit import pages
from bot.render.kit.brackets import brackets
from bot.render.scene import Scene
from bot.render.theme import GAP, MARGIN
from rules.goldene_stadt.view import GoldeneStadtView


def draw(scene: Scene, view: GoldeneStadtView) -> Image.Image:
    """Draw the table."""
    below = MAP.bottom + GAP + strip.HEIGHT + GAP
    height = below + rows.height(len(view.traders)) + MARGIN
    canvas = pages.table(scene, crest(scene.language), story.subline(scene, view), height)
    shown = whole()
    draw_map(canvas, scene, view, shown)
    drawn = strip.draw_strip(canvas, MAP.bottom + GAP, scene, view)
    players = rows.draw_rows(canvas, below, scene, view)
    for box in marked(scene, view, shown, drawn, players):
        brackets(canvas, box)
    return canvas.image


def alt(scene: Scene, view: GoldeneStadtView) -> str:
    """Tell the table in words."""
    return telling.first_that_fits(board_alt.table(scene, view))


def marked(
    scene: Scene,
    view: GoldeneStadtView,
    shown: ShownMap,
    drawn: Strip,
    players: Sequence[Box | None],
) -> Iterator[Box]:
    """Return the boxes of everything that has changed since the viewer last looked."""
    for part in changed(view, scene.since):
        if part.kind == "house":
            yield shown.changed(part.number)
        elif part.kind == "pair":
            yield drawn.pairs[part.number]
        elif part.kind == "market":
            yield drawn.market.inset(5)
        elif (letters := players[part.number]) is not None:
            yield letters
