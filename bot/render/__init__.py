"""Pictures: from what a viewer may know to a PNG with its text for those who cannot see it."""

from bot.render.drawing import TooMany, draw, draw_off_loop, reveals
from bot.render.fonts import FontsMissing
from bot.render.fonts import check as check_fonts
from bot.render.scene import Picture, Scene

__all__ = [
    "FontsMissing",
    "Picture",
    "Scene",
    "TooMany",
    "check_fonts",
    "draw",
    "draw_off_loop",
    "reveals",
]
