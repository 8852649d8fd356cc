"""The cover: San Juan in the evening, with its plants between its finest houses."""

from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import cover
from bot.render.san_juan import evening
from bot.render.scene import Scene
from rules.san_juan.components import Kind, kind_named

_STREET: Final[tuple[Kind, ...]] = tuple(
    kind_named(name)
    for name in (
        *("indigo_plant", "well", "chapel", "sugar_mill", "library", "coffee_roaster"),
        *("palace", "statue", "silver_smelter", "guild_hall", "tobacco_storage", "quarry"),
    )
)


def draw(scene: Scene) -> Image.Image:
    """Draw the cover of a table before its game."""
    return cover.draw(scene, _town)


def _town(canvas: Canvas, box: Box) -> Box:
    return evening.town(canvas, box, _STREET)
