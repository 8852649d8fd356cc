"""The gains of a scoring: a plate on the map for each thing, and each player's sum below it."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import look
from bot.render.goldene_stadt.cardfaces import sign
from bot.render.goldene_stadt.projection import MAP, WHOLE
from bot.render.kit.grid import across
from bot.render.kit.seats import band, cased_symbol, symbol
from bot.render.kit.wording import name_of, words_of
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.scene import Scene
from bot.render.theme import INK, INK_2, LEAST_NAME, PAPER, Type
from rules.bits import members
from rules.event import Seat
from rules.goldene_stadt.components import REGION_OF, Places

SUMS: Final = 156
"""The height of the players' sums."""
_PLATE: Final = (388, 176)
_EDGE: Final = 7
_RADIUS: Final = 18
_SIGN: Final = 88
_NAME: Final = Type("serif", 50)
_GAIN: Final = Type("black", 60)
_SUM: Final = Type("black", 88)
_WHO: Final = Type("bold", 48)
_SYMBOL: Final = 20
_APART: Final = 18
_GAP: Final = 8
_MIDDLE: Final = MAP.width // 2, MAP.height // 2
_NONE: Final = "\N{EN DASH}"


class Gain(NamedTuple):
    """Each seat's gain for one thing, by its key."""

    thing: str
    by_seat: Mapping[Seat, int]

    @property
    def places(self) -> Places:
        """The places that were counted; none for a good."""
        return REGION_OF.get(self.thing, 0)


def plates(canvas: Canvas, scene: Scene, gains: Sequence[Gain]) -> None:
    """Put a plate for each thing on the map, beside the places that were counted."""
    counted = [WHOLE.box(place) for gain in gains for place in members(gain.places)]
    free = [_slot(column, row) for row in range(3) for column in range(3)]
    for gain in sorted(gains, key=lambda gain: not gain.places):
        middles = [WHOLE.spot(place) for place in members(gain.places)] or [_MIDDLE]
        x, y = (sum(axis) // len(middles) for axis in zip(*middles, strict=True))

        def cost(slot: Box, x: int = x, y: int = y) -> int:
            far = abs(slot.middle[0] - x) + abs(slot.middle[1] - y)
            return far + 1000 * sum(slot.shared(box) > 0 for box in counted)

        slot = min(free, key=cost)
        free.remove(slot)
        _plate(canvas, slot._replace(y=MAP.y + slot.y), scene, gain)


def _slot(column: int, row: int) -> Box:
    """Return one of nine parts of the map, reduced to a plate."""
    width, height = _PLATE
    x, y = MAP.width * (2 * column + 1) // 6, MAP.height * (2 * row + 1) // 6
    return Box(x - width // 2, y - height // 2, width, height)


def _plate(canvas: Canvas, box: Box, scene: Scene, gain: Gain) -> None:
    """Draw a thing with its name, and below them each seat's gain."""
    canvas.rounded(box, _RADIUS, look.COUNTED)
    inner = box.inset(_EDGE)
    canvas.rounded(inner, _RADIUS - _EDGE, PAPER)
    canvas.place(sign(gain.thing, _SIGN), inner.x + 6, inner.y + 4)
    name = fit(words_of(scene).name(gain.thing), _NAME, inner.width - _SIGN - 28)
    middle = inner.y + 4 + _SIGN // 2
    canvas.write(name.words, inner.x + _SIGN + 18, middle + name.kind.drop, name.kind, INK)
    y = inner.bottom - 38
    if not gain.by_seat:
        canvas.write(_NONE, inner.middle[0], y + _GAIN.drop, _GAIN, INK_2, "middle")
        return
    kind = _GAIN if len(gain.by_seat) < 4 else _GAIN._replace(px=46)
    words = {seat: f"+{count}" for seat, count in gain.by_seat.items()}
    wide = {seat: 2 * _SYMBOL + 8 + round(width_of(each, kind)) for seat, each in words.items()}
    apart = min(_APART * 2, (inner.width - sum(wide.values())) // len(wide))
    x = inner.middle[0] - (sum(wide.values()) + apart * (len(wide) - 1)) // 2
    for seat, each in words.items():
        cased_symbol(canvas, seat, x + _SYMBOL, y, _SYMBOL)
        canvas.write(each, x + 2 * _SYMBOL + 8, y + kind.drop, kind, INK)
        x += wide[seat] + apart


def sums(canvas: Canvas, room: Box, scene: Scene, gains: Sequence[Gain]) -> None:
    """Draw each player's sum; those who gained most are bright."""
    theme, seats = canvas.theme, range(len(scene.names))
    totals = [sum(gain.by_seat.get(seat, 0) for gain in gains) for seat in seats]
    for seat, box in enumerate(across(room, len(seats), room.width, _GAP)):
        best = totals[seat] == max(totals) > 0
        canvas.rounded(box, 14, theme.surface_2 if best else theme.surface)
        band(canvas, seat, box._replace(height=14), 7)
        symbol(canvas, seat, box.x + 38, box.y + 48, 22)
        ink = theme.text if totals[seat] else theme.mute
        name = fit(name_of(scene, seat), _WHO, box.width - 84, LEAST_NAME)
        canvas.write(name.words, box.x + 72, box.y + 48 + name.kind.drop, name.kind, ink)
        words = f"+{totals[seat]}" if totals[seat] else _NONE
        shade = theme.good if totals[seat] else theme.mute
        canvas.write(words, box.middle[0], box.bottom - 46 + _SUM.drop, _SUM, shade, "middle")
