"""Each player's gains in a scoring: a column for each thing that was scored, and the sum."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas, Sprite
from bot.render.kit.rows import Count, Form, RowHead, draw_row
from bot.render.kit.wording import name_of
from bot.render.lettering import fit
from bot.render.scene import Scene
from bot.render.theme import MARGIN, WIDTH, Type
from rules.event import Seat

SIGN: Final = 96
"""The side of the sign of a thing."""
_GAP: Final = 10
_HEAD: Final = 132
_ROW: Final = 84
_COLUMN: Final = 150
_NAME: Final = Type("bold", 54)
_FORM: Final = Form(_NAME, 42, 92, symbol=24, symbol_x=52, edge=0, between=4, radius=14, band=16)
_COUNT: Final = Type("bold", 58)
_NONE: Final = "\N{EN DASH}"


class Gain(NamedTuple):
    """Each seat's gain for one thing, with its sign, `SIGN` wide and high, and its name."""

    sign: Sprite
    name: str
    by_seat: Mapping[Seat, int]


def height(seats: int) -> int:
    """Return the height of the table of this many players."""
    return _GAP + _HEAD + seats * (_ROW + _GAP)


def draw(canvas: Canvas, y: int, scene: Scene, gains: Sequence[Gain], icon: str) -> None:
    """Draw the table from `y` on; `icon` stands for points."""
    _things(canvas, Box(MARGIN, y + _GAP, WIDTH - 2 * MARGIN, _HEAD - _GAP), gains, icon)
    for seat in range(len(scene.names)):
        top = y + _GAP + _HEAD + seat * (_ROW + _GAP)
        _row(canvas, Box(MARGIN, top, WIDTH - 2 * MARGIN, _ROW), scene, gains, seat)


def _columns(box: Box, count: int) -> list[int]:
    """Return the middles of this many columns; the sum follows them."""
    return [box.right - 90 - (count - at) * _COLUMN for at in range(count)]


def _things(canvas: Canvas, box: Box, gains: Sequence[Gain], icon: str) -> None:
    """Draw the signs of the things scored, with their names."""
    middles = _columns(box, len(gains))
    for x, gain in zip(middles, gains, strict=True):
        canvas.place(gain.sign, x - SIGN // 2, box.middle[1] - SIGN // 2)
    canvas.icon(icon, box.right - 80, box.middle[1], 64, canvas.theme.act)
    room = middles[0] - SIGN // 2 - box.x - 40
    pitch = 58 if len(gains) < 3 else 42
    kind = _NAME._replace(px=50 if len(gains) < 3 else 40)
    top = box.middle[1] - pitch * (len(gains) - 1) / 2
    for at, gain in enumerate(gains):
        words = fit(gain.name, kind, room)
        baseline = top + at * pitch + words.kind.drop
        canvas.write(words.words, box.x + 24, baseline, words.kind, canvas.theme.text)


def _row(canvas: Canvas, row: Box, scene: Scene, gains: Sequence[Gain], seat: Seat) -> None:
    """Draw a player's gain for each thing, and in all."""
    theme, y = canvas.theme, row.middle[1]
    middles = _columns(row, len(gains))
    free = Count(row.right - middles[0] + _COLUMN // 2)
    draw_row(canvas, row, RowHead(seat, name_of(scene, seat)), (free,), _FORM)
    for x, gain in zip(middles, gains, strict=True):
        colour = theme.text if seat in gain.by_seat else theme.mute
        words = _signed(gain.by_seat.get(seat, 0))
        canvas.write(words, x, y + _COUNT.drop, _COUNT, colour, "middle")
    total = sum(gain.by_seat.get(seat, 0) for gain in gains)
    colour = theme.good if total else theme.mute
    canvas.write(_signed(total), row.right - 80, y + _COUNT.drop, _COUNT, colour, "middle")


def _signed(points: int) -> str:
    return f"+{points}" if points else _NONE
