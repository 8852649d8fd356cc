"""Pictures: from a viewer's knowledge to a PNG, with an alt text for people who cannot see it."""

from bot.render.drawing import draw, moves, reveals, unread
from bot.render.fonts import FontsMissing
from bot.render.fonts import check as check_fonts
from bot.render.fonts import lacking as scripts_lacking
from bot.render.pool import DrawingPool, TooMany, check_processes
from bot.render.scene import Picture, Scene

__all__ = [
    "DrawingPool",
    "FontsMissing",
    "Picture",
    "Scene",
    "TooMany",
    "check_fonts",
    "check_processes",
    "draw",
    "moves",
    "reveals",
    "scripts_lacking",
    "unread",
]
