"""The other players' figures, in a line below the roles: the viewer's own town is in the bar."""

from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit import wording
from bot.render.kit.figures import Figure, Setting, icon_first
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


def rivals(scene: Scene, view: SanJuanView) -> Section:
    """Return a line with the points and the number of buildings of each other player."""
    return Section("", _HEIGHT, lambda canvas, y: _draw(canvas, y, scene, view))


def _draw(canvas: Canvas, y: int, scene: Scene, view: SanJuanView) -> None:
    plate = Box(_MARGIN, y, WIDTH - 2 * _MARGIN, _HEIGHT)
    canvas.rounded(plate, 16, canvas.theme.surface)
    others = [seat for seat in range(len(view.tableaus)) if seat != view.seat]
    room = plate.width // len(others)
    for place, seat in enumerate(others):
        _rival(canvas, plate._replace(x=plate.x + place * room, width=room), scene, view, seat)


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
