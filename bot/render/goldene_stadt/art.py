"""The painted sprites of Die goldene Stadt; their drawings are in `art/goldene_stadt/`."""

from functools import partial
from typing import Final

from bot.render import sprites
from bot.render.canvas import Box, Canvas

GAME: Final = "goldene_stadt"

painted: Final = partial(sprites.painted, GAME)
colours: Final = partial(sprites.colours, GAME)
sprite: Final = partial(sprites.sprite, GAME)


def show(canvas: Canvas, icon: str, x: int, y: int, size: int) -> None:
    """Draw what an icon stands for around a point; without sprites, the icon."""
    if not painted(icon, canvas, Box(x, y, 0, 0).inset(-size // 2 - 2)):
        canvas.icon(icon, x, y, size, canvas.theme.mute)
