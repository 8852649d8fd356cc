"""The cover: Venice by moonlight, before the first noble is sent there."""

from PIL import Image

from bot.render.kit import cover
from bot.render.san_marco import evening
from bot.render.scene import Scene


def draw(scene: Scene) -> Image.Image:
    """Draw the cover of a table before its game."""
    return cover.draw(scene, evening.night)
