"""The cartouche in the corner of the map: passage and round, the roles, the remaining cards."""

from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.ranking import winners
from bot.render.kit.rows import START_ICON, WINNER_ICON
from bot.render.kit.seats import symbol_mask
from bot.render.san_marco import story
from bot.render.san_marco.art import painted
from bot.render.san_marco.cardfaces import back
from bot.render.san_marco.layout import CARTOUCHE
from bot.render.san_marco.look import (
    BRIDGE_ICON,
    DECIDER_ICON,
    DISTRIBUTOR_ICON,
    LAST_ROUND_ICON,
    ROUND_ICON,
)
from bot.render.scene import Scene
from bot.render.theme import INK, INK_2, ON_INK, PAPER, RGB, SEAT_COLOURS, Type, mix
from rules.event import Seat
from rules.san_marco.components import BRIDGES, PASSAGES
from rules.san_marco.view import Division, SanMarcoView

_PADDING: Final = 10
_TILE: Final = 52
_GROUPS: Final = (68, 119)
"""The distance of the groups from the top; a single one is in the middle of both."""
_GROUP_HEIGHT: Final = 49
_PILES: Final = 196
_SIGNS: Final = (40, 23)
"""The size of a role's icon, and the radius of the disc of its holder."""
_SMALL_SIGNS: Final = (32, 20)
_MANY: Final = 3
_NUMERAL: Final = Type("serif", 40)
_PILE: Final = Type("bold", 40)
_ROUND: Final = Type("bold", 50)
_PASSED: Final = mix(INK, PAPER, 0.4)
_GROUND: Final = mix(INK, PAPER, 0.12)
NOW: Final = mix(INK, PAPER, 0.16)
"""The ground below the group that is being played."""
_IN_TURN: Final = ("choose", "play")
"""Steps in which one group plays; all divide their cards at once."""


def draw_cartouche(canvas: Canvas, scene: Scene, view: SanMarcoView) -> None:
    """Draw it like one on an old map: paper in every theme."""
    canvas.rounded(CARTOUCHE._replace(y=CARTOUCHE.y + 4), 16, mix(INK, PAPER, 0.85))
    if not painted("cartouche", canvas, CARTOUCHE):
        canvas.rounded(CARTOUCHE, 16, PAPER)
    _dial(canvas, view)
    _groups(canvas, scene, view)
    _piles(canvas, view)


def _dial(canvas: Canvas, view: SanMarcoView) -> None:
    """Draw the three passages, the current one in ink, and the round."""
    for passage in range(1, PASSAGES + 1):
        x = CARTOUCHE.x + _PADDING + (passage - 1) * (_TILE + 4)
        box = Box(x, CARTOUCHE.y + _PADDING, _TILE, _TILE)
        now, passed = passage == view.passage, passage < view.passage
        canvas.rounded(box, 10, INK if now else _PASSED if passed else mix(INK, PAPER, 0.5))
        if not now:
            canvas.rounded(box.inset(2), 8, _GROUND if passed else PAPER)
        colour = ON_INK if now else INK if passed else INK_2
        canvas.write(story.NUMERALS[passage], box.middle[0], box.y + 40, _NUMERAL, colour, "middle")
    if view.round and view.outcome is None:
        icon = LAST_ROUND_ICON if view.last_round else ROUND_ICON
        right, y = CARTOUCHE.right - _PADDING - 4, CARTOUCHE.y + _PADDING
        canvas.write(str(view.round), right, y + 43, _ROUND, INK, "right")
        canvas.icon(icon, right - 46, y + _TILE // 2, 32, INK)


def _groups(canvas: Canvas, scene: Scene, view: SanMarcoView) -> None:
    if view.outcome is not None:
        parts = tuple((WINNER_ICON, seat) for seat in winners(scene, view.outcome))
        _group_line(canvas, _line(0, 1), parts, INK)
    elif not view.divisions:
        _group_line(canvas, _line(0, 1), ((START_ICON, view.start),), INK)
    else:
        _divisions(canvas, view)


def _divisions(canvas: Canvas, view: SanMarcoView) -> None:
    """Draw the distributors and deciders, in the order of play."""
    for number, division in enumerate(view.divisions):
        box = _line(number, len(view.divisions))
        passed = number < view.division or view.step == "fewest"
        if number == view.division and view.step in _IN_TURN and len(view.divisions) > 1:
            canvas.rounded(box, 10, NOW)
        _group_line(canvas, box, _parts(division), INK_2 if passed else INK)


def _line(number: int, count: int) -> Box:
    top = _GROUPS[number] if count > 1 else sum(_GROUPS) // 2
    return Box(
        CARTOUCHE.x + _PADDING, CARTOUCHE.y + top, CARTOUCHE.width - 2 * _PADDING, _GROUP_HEIGHT
    )


def _parts(division: Division) -> tuple[tuple[str, Seat], ...]:
    deciders = [(DECIDER_ICON, seat) for seat in division.deciders]
    return ((DISTRIBUTOR_ICON, division.distributor), *deciders)


def _group_line(canvas: Canvas, box: Box, parts: tuple[tuple[str, Seat], ...], colour: RGB) -> None:
    """Draw a distributor and its deciders; paler once they are done."""
    pitch = box.width // len(parts)
    size, radius = _SIGNS if len(parts) < _MANY else _SMALL_SIGNS
    left, y = (pitch - size - 2 * radius - 2) // 2, box.middle[1]
    for number, (icon, seat) in enumerate(parts):
        x = box.x + number * pitch + left
        canvas.icon(icon, x + size / 2, y, size, colour)
        x += size + 2 + radius
        passed = colour != INK
        canvas.disc(x, y, radius, mix(PAPER, INK, 0.45) if passed else INK)
        shade = mix(SEAT_COLOURS[seat], PAPER, 0.55) if passed else SEAT_COLOURS[seat]
        canvas.pour(symbol_mask(seat, radius * 2 // 3), x, y, shade)


def _piles(canvas: Canvas, view: SanMarcoView) -> None:
    """Draw the number of cards left to draw of both kinds, and of bridges left."""
    y = CARTOUCHE.y + _PILES
    canvas.fill(Box(CARTOUCHE.x + 12, y - 25, CARTOUCHE.width - 24, 2), mix(INK, PAPER, 0.3))
    left = str(BRIDGES - len(view.bridges))
    kind, edge = (_PILE, 12) if len(left) == 1 else (_PILE._replace(px=36), 8)
    x = float(CARTOUCHE.x + edge)
    for number, count in enumerate((view.actions, view.limits)):
        canvas.place(back(26, 36, limit=number == 1), round(x), y - 17)
        x += 30 + canvas.write(str(count), x + 30, y + 14, kind, INK) + 10
    width = canvas.write(left, CARTOUCHE.right - edge, y + 14, kind, INK, "right")
    canvas.icon(BRIDGE_ICON, CARTOUCHE.right - edge - width - 20, y + 1, 34, INK)
