"""The players' rows below the map: prestige, limit points, supply, roles, who must act."""

from bot.render.canvas import Box, Canvas
from bot.render.scene import Scene
from rules.san_marco.view import SanMarcoView


def draw_rows(canvas: Canvas, scene: Scene, view: SanMarcoView) -> tuple[Box, ...]:
    """Draw the rows into `layout.ROWS` of a page; return where each is, by seat."""
    raise NotImplementedError
