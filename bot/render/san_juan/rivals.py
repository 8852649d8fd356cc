"""The other players' figures: beside the viewer's own town, or in a line below roles and hand."""

from collections.abc import Sequence
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit import wording
from bot.render.kit.figures import Figure, Setting, icon_first
from bot.render.kit.grid import across, down
from bot.render.kit.pages import Section
from bot.render.kit.seats import symbol
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.san_juan.amounts import points
from bot.render.san_juan.look import LINE_ICONS
from bot.render.scene import Scene
from bot.render.theme import WIDTH, Type
from rules.event import Seat
from rules.san_juan.view import SanJuanView

_MARGIN: Final = 12
_HEIGHT: Final = 76
_TYPE: Final = Type("bold", 46)
_LEAST: Final = 42
_FIGURE: Final = Setting(_TYPE, size=40, rise=17, reach=20, room=44)
_APART: Final = 12
_SYMBOL: Final = 18
_LEFT: Final = 64


def below(scene: Scene, view: SanJuanView) -> Section:
    """Return a line with the points and the number of buildings of each other player."""
    plate = Box(_MARGIN, 0, WIDTH - 2 * _MARGIN, _HEIGHT)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.rounded(plate._replace(y=y), 16, canvas.theme.surface)
        _drawn(canvas, across(plate._replace(y=y), len(view.tableaus) - 1, WIDTH, 0), scene, view)

    return Section("", _HEIGHT, draw)


def beside(canvas: Canvas, box: Box, scene: Scene, view: SanJuanView) -> None:
    """Draw the same below each other."""
    _drawn(canvas, down(box, len(view.tableaus) - 1, 0), scene, view)


def _drawn(canvas: Canvas, boxes: Sequence[Box], scene: Scene, view: SanJuanView) -> None:
    others = [seat for seat in range(len(view.tableaus)) if seat != view.seat]
    for seat, box in zip(others, boxes, strict=True):
        _rival(canvas, box, scene, view, seat)


def _rival(canvas: Canvas, box: Box, scene: Scene, view: SanJuanView, seat: Seat) -> None:
    theme, middle = canvas.theme, box.middle[1]
    figures = [
        (Figure(str(points(view, seat)), icon="star"), theme.act),
        (Figure(str(len(view.tableaus[seat].display)), icon=LINE_ICONS["buildings"]), theme.mute),
    ]
    symbol(canvas, seat, box.x + 34, middle, _SYMBOL)
    x = float(box.x + _LEFT)
    taken = sum(_FIGURE.room + width_of(figure.words, _TYPE) + _APART for figure, _ in figures)
    name = fit(wording.names_of(scene)[seat], _TYPE, round(box.right - x - taken), _LEAST)
    x += canvas.write(name.words, x, middle + name.kind.drop, name.kind, theme.text) + _APART
    for figure, shade in figures:
        at = (x, middle + _TYPE.drop)
        x = icon_first(canvas, at, figure, _FIGURE, theme.text, shade) + _APART
