"""The charts of a game that is over, by the kind of their scene: the same for every game."""

from typing import Final

from PIL import Image

from bot.render.kit import chances, course
from bot.render.kit.header import Crest
from bot.render.scene import Scene

CHARTS: Final = {"course": course, "chances": chances}


def draw(scene: Scene, crest: Crest) -> Image.Image:
    """Draw a chart."""
    return CHARTS[scene.kind].draw(scene, crest)


def alt(scene: Scene) -> str:
    """Tell the same in words."""
    return CHARTS[scene.kind].alt(scene)
