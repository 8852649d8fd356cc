"""The city: 35 districts in a grid, the streets between them, and the sticks that lie there.

A district shows what it is, in a sign, a word and its prestige; a ruin lies under ash, and whoever
has built it stands there as a symbol. Sticks are bars in the colours and patterns of the seats.
"""

from collections.abc import Iterable
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.seats import band, cased_symbol
from bot.render.kit.targets import Point, Target
from bot.render.kit.wording import words_of
from bot.render.lettering import fit
from bot.render.san_francisco.look import GROUNDS, KIND_ICONS, RUINS, STREET, WHITE
from bot.render.scene import Scene
from bot.render.theme import INK, MARGIN, WIDTH, Type
from rules.event import NOBODY
from rules.san_francisco.components import (
    COLUMNS,
    DISTRICT_NAMES,
    DISTRICTS,
    KIND_KEYS,
    PARK,
    PRESTIGE,
    ROWS,
    District,
    Street,
    is_level,
    members,
    spot,
)
from rules.san_francisco.view import SanFranciscoView

_GAP: Final = 26
"""How broad a street is."""
_STICK: Final = 18
_ROUND: Final = 6
_PITCH: Final = (WIDTH - 2 * MARGIN - _GAP) // COLUMNS
_SIDE: Final = _PITCH - _GAP
HEIGHT: Final = ROWS * _PITCH + _GAP
_LEFT: Final = (WIDTH - COLUMNS * _PITCH - _GAP) // 2
_KIND: Final = Type("bold", 34)
_LEAST_KIND: Final = 26
_VALUE: Final = Type("black", 50)
_NAME: Final = Type("semibold", 28)
TARGET: Final = 25


def draw(canvas: Canvas, top: int, scene: Scene, view: SanFranciscoView) -> None:
    """Draw the city with everything that lies in it, from this height on."""
    canvas.rounded(Box(_LEFT, top, COLUMNS * _PITCH + _GAP, HEIGHT), 14, STREET)
    for district in DISTRICTS:
        _district(canvas, box_of(district, top), scene, view, district)
    for street in members(view.white):
        canvas.rounded(stick_of(street, top), _ROUND, WHITE)
    for investor in view.investors:
        for street in members(investor.sticks):
            box = stick_of(street, top)
            band(canvas, investor.seat, box, _ROUND)
            canvas.outline(box, _ROUND, 2, INK)


def box_of(district: District, top: int) -> Box:
    """Return where a district lies in a city drawn from `top` on."""
    row, column = divmod(district, COLUMNS)
    return Box(_LEFT + _GAP + column * _PITCH, top + _GAP + row * _PITCH, _SIDE, _SIDE)


def stick_of(street: Street, top: int) -> Box:
    """Return where the stick of a street lies."""
    row, column = spot(street)
    x, y = _LEFT + column * _PITCH, top + row * _PITCH
    edge = (_GAP - _STICK) // 2
    if is_level(street):
        return Box(x + _GAP, y + edge, _SIDE, _STICK)
    return Box(x + edge, y + _GAP, _STICK, _SIDE)


def _district(
    canvas: Canvas, box: Box, scene: Scene, view: SanFranciscoView, district: District
) -> None:
    kind, builder = view.city[district], view.builders[district]
    built = builder != NOBODY or kind == PARK
    canvas.rounded(box, 8, GROUNDS[kind] if built else RUINS[kind])
    canvas.icon(KIND_ICONS[kind], box.x + 34, box.y + 33, 46, INK)
    if PRESTIGE[kind]:
        canvas.write(str(PRESTIGE[kind]), box.right - 10, box.y + 52, _VALUE, INK, "right")
    word = fit(words_of(scene).name(KIND_KEYS[kind], "short"), _KIND, box.width - 12, _LEAST_KIND)
    canvas.write(word.words, box.middle[0], box.bottom - 14, word.kind, INK, "middle")
    name = DISTRICT_NAMES[district].upper()
    canvas.write(name, box.x + 10, box.bottom - 50, _NAME, INK)
    if builder != NOBODY:
        cased_symbol(canvas, builder, box.right - 30, box.bottom - 62, 18)


def on_districts(numbered: Iterable[tuple[int, District, bool]], top: int) -> list[Target]:
    """Return the markers of options that are districts: number, district, whether it is picked."""
    found: list[Target] = []
    for number, district, picked in numbered:
        box = box_of(district, top)
        found.append(Target((number,), Point(box.x + 34, box.bottom - 60), TARGET, picked=picked))
    return found


def on_streets(numbered: Iterable[tuple[int, Street, bool]], top: int) -> list[Target]:
    """Return the markers of options that are streets: number, street, whether it is picked."""
    return [
        Target((number,), Point(*stick_of(street, top).middle), radius=TARGET, picked=picked)
        for number, street, picked in numbered
    ]
