"""The cover: the golden city at dusk, before the first landing."""

from PIL import Image

from bot.render.goldene_stadt import evening
from bot.render.kit import cover
from bot.render.scene import Scene


def draw(scene: Scene) -> Image.Image:
    """Draw the cover of a table before its game."""
    return cover.draw(scene, evening.dusk)
