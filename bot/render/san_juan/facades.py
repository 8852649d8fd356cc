"""A building in a display: painted, above a plate with what counts; or a drawn facade."""

from typing import Final, NamedTuple

from PIL import ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.lettering import Fitted, fit
from bot.render.masks import Mask
from bot.render.san_juan import art
from bot.render.san_juan.look import (
    CREAM,
    ICONS,
    class_of,
    colour_of,
    dark_tone,
    holds_goods,
    ink_on,
    is_production,
)
from bot.render.theme import GOLD_DARK, INK, ON_INK_WARN, Type, mix
from bot.text import texts
from rules.san_juan.components import BUILDING_KEYS, POINTS, Kind
from rules.san_juan.view import Slot

ROOF: Final = 18
_COVER: Final = 6
_CASING: Final = 2
_RING: Final = 3
_WIDE: Final = 150
"""Only on plots broader than this is there room for a name that can be read."""
_TALL: Final = 140
"""Houses that are a floor taller than this have an upper floor."""
_LARGEST: Final = 84
_STRIKE: Final = 94
_HOUSE: Final = 1.12
"""A painted house is as broad as its place, and this many times as broad as it is high at most."""
_PLATE_CORNER: Final = 8
_PLATE_HEIGHT: Final = 56
"""The height of a plate without a name."""
_EDGE: Final = 3
_NAME: Final = Type("semibold", 34)
_BONUS: Final = Type("black", 42)
_LARGE: Final = Type("black", 48)
_WORTH: Final = Type("bold", 44)
_STAR: Final = 30


def facade(
    canvas: Canvas,
    box: Box,
    slot: Slot,
    language: str = "",
    bonus: str = "",
    *,
    spent: bool = False,
    lit: bool = False,
) -> None:
    """Draw a building; `bonus` are the points it adds now, `spent` strikes out its icon, `lit`: its
    power counts now.

    It is named in a `language` if it is broad. In a street it is told by its facade.
    """
    told = _Plate(slot, bonus, language if box.width > _WIDE else "", canvas.theme.name, lit)
    if _painted(canvas, box, told, spent=spent):
        return
    covered = slot.under[-1] if slot.under else None
    if canvas.theme.cased:
        around = box.inset(-_CASING)
        outline = _silhouette(class_of(slot.kind), around.width, around.height)
        canvas.pour(outline, around.x, around.y, canvas.theme.mute)
    sprite = _facade(slot.kind, slot.loaded, covered, box.width, box.height, told.language)
    canvas.place(sprite, box.x, box.y)
    x, y = _glyph_middle(box)
    if bonus:
        _bonus(canvas, slot.kind, box, bonus)
    elif not holds_goods(slot.kind):
        canvas.icon(ICONS[slot.kind], x, y, _glyph_size(box), INK)
    if spent:
        _strike(canvas, slot.kind, x, y)


def _strike(canvas: Canvas, kind: Kind, x: int, y: int) -> None:
    """Strike out a building whose effect is used up."""
    for thickness, shade in ((18, colour_of(kind)), (8, ON_INK_WARN)):
        ends = (thickness, _STRIKE - thickness, _STRIKE - thickness, thickness)
        bar = masks.bar(_STRIKE, _STRIKE, ends, thickness)
        canvas.pour(bar, x - _STRIKE // 2, y - _STRIKE // 2, shade)


# --- painted -------------------------------------------------------------------------------------


def _painted(canvas: Canvas, box: Box, told: "_Plate", *, spent: bool) -> bool:
    """Draw a building from its sprite, above its plate; return whether there is one.

    A workshop is dark until it has a good.
    """
    kind = told.slot.kind
    height = plate_height(box.width)
    plate = box._replace(y=box.bottom - height, height=height)
    wide = min(box.width, round((plate.y - box.y) * _HOUSE))
    dark = holds_goods(kind) and not told.slot.loaded
    house = art.house(kind, wide, plate.y - box.y, dim=dark)
    if house is None:
        return False
    canvas.place(house, box.x + (box.width - wide) // 2, plate.y - house.size[1])
    if shown := _plate(told, *plate[2:]):
        canvas.place(shown, *plate[:2])
    if spent:
        _strike(canvas, kind, box.middle[0], plate.y - house.size[1] // 2)
    return True


def plate_height(width: int) -> int:
    """Return the height of the plate below a house."""
    return _NAME.px + 14 if width > _WIDE else _PLATE_HEIGHT


class _Plate(NamedTuple):
    """What a plate below a house tells: see `facade`; without a `language` it has no name."""

    slot: Slot
    bonus: str
    language: str
    light: str
    lit: bool


@kept
def _plate(told: _Plate, width: int, height: int) -> Sprite | None:
    """Draw the plate below a house: its name, its good, or its points, if they decide; None if its
    facade says all.
    """
    kind, loaded, under = told.slot
    colour, counts = colour_of(kind), class_of(kind) in ("monument", "end")
    empty = holds_goods(kind) and not loaded
    bright = bool(told.language) or counts or told.lit
    if not (bright or under or loaded or empty):
        return None
    canvas = Canvas(
        width, height, CREAM if loaded else colour if bright else art.PAVEMENT[told.light]
    )
    if under:
        canvas.fill(Box(0, 0, width, 2), INK)
        canvas.fill(Box(0, 2, width, _COVER), colour_of(under[-1]))
    if loaded:
        _good(canvas, kind, width // 2, height // 2, height - 4)
    elif told.language:
        _named(canvas, told)
    elif empty:
        canvas.outline(Box(0, 0, width, height).inset(2), _PLATE_CORNER - 2, _EDGE, colour)
        canvas.icon(ICONS[kind], width / 2, height / 2, height * 2 // 3, colour)
    elif told.bonus:
        canvas.write(told.bonus, width / 2, height / 2 + _LARGE.drop, _LARGE, INK, "middle")
    elif counts:
        _points(canvas, POINTS[kind])
    elif told.lit:
        canvas.icon(ICONS[kind], width / 2, height / 2, height * 4 // 5, INK)
    return cut(canvas.image, masks.rounded(width, height, _PLATE_CORNER).image)


def _points(canvas: Canvas, points: int) -> None:
    """Write what a building is worth."""
    (width, height), words = canvas.image.size, str(points)
    left = (width - masks.width_of(words, _WORTH) - _STAR - 4) / 2
    canvas.write(words, left, height / 2 + _WORTH.drop, _WORTH, INK)
    canvas.icon("star", width - left - _STAR / 2, height / 2, _STAR, GOLD_DARK)


def _named(canvas: Canvas, told: _Plate) -> None:
    """Write the name of a building, and at its end what it adds now."""
    kind, (width, height) = told.slot.kind, canvas.image.size
    name, ink = name_on(kind, width, told.language), ink_on(kind)
    baseline = height // 2 + round(name.kind.drop)
    if told.bonus:
        canvas.write(name.words, 10, baseline, name.kind, ink)
        canvas.write(told.bonus, width - 10, baseline, _BONUS, ink, "right")
    else:
        canvas.write(name.words, width / 2, baseline, name.kind, ink, "middle")


def _good(canvas: Canvas, kind: Kind, x: int, y: int, size: int) -> None:
    """Put a good on the plate of its workshop."""
    if not art.good(canvas, kind, Box(x, y, 0, 0).inset(-size // 2)):
        canvas.icon(ICONS[kind], x, y, size * 3 // 4, INK)


def last_plot(canvas: Canvas, box: Box) -> None:
    """Mark the plot whose building ends the game."""
    height = plate_height(box.width)
    x, y = box.middle[0], box.bottom - height // 2
    canvas.icon("flag-checkered", x, y, 38, canvas.theme.mute)


def _glyph_middle(box: Box) -> tuple[int, int]:
    """Return the place of the icon: in the middle of its room."""
    top, height = _glyph_room(box)
    return box.x + box.width // 2, box.y + top + height // 2


def _glyph_room(box: Box) -> tuple[int, int]:
    """Return the top and the height of the room between the roof, or upper floor, and the name."""
    top = ROOF + _upper_floor(box)
    return top, box.height - top - _NAME.px - 6


def _upper_floor(box: Box) -> int:
    """Return the height of the upper floor: only tall houses have one."""
    return max(0, box.height - _TALL) if box.height > _TALL + 30 and box.width <= _WIDE else 0


@kept
def _facade(
    kind: Kind, loaded: bool, covered: Kind | None, width: int, height: int, language: str
) -> Sprite:
    box = Box(0, 0, width, height)
    colour = colour_of(kind)
    canvas = Canvas(width, height, colour)
    canvas.fill(Box(0, ROOF, width, 2), mix(INK, colour, 0.35))
    canvas.fill(Box(0, height - 4, width, 4), mix(INK, colour, 0.12))
    if covered is not None:
        canvas.fill(Box(0, height - _COVER - 2, width, 2), INK)
        canvas.fill(Box(0, height - _COVER, width, _COVER), colour_of(covered))
    _panes(canvas, kind, loaded, box)
    if holds_goods(kind):
        _window(canvas, kind, loaded, box)
    if language:
        name = name_on(kind, width, language)
        canvas.write(name.words, width / 2, height - 12, name.kind, ink_on(kind), "middle")
    return cut(canvas.image, _silhouette(class_of(kind), width, height).image)


def _glyph_size(box: Box) -> int:
    return max(44, min(box.width - 17, _glyph_room(box)[1] - 10, _LARGEST))


def _window(canvas: Canvas, kind: Kind, loaded: bool, box: Box) -> None:
    """Draw a round window: lit with the good in it, or dark."""
    x, y = _glyph_middle(box)
    radius = min(_LARGEST // 2, box.width // 2 - 9, (_glyph_room(box)[1] - 8) // 2)
    size = round(radius * 1.15)
    if loaded:
        canvas.disc(x, y, radius + _RING, INK)
        canvas.disc(x, y, radius, CREAM)
        canvas.icon(ICONS[kind], x, y, size, dark_tone(kind))
    else:
        canvas.disc(x, y, radius, mix(INK, colour_of(kind), 0.35))
        canvas.icon(ICONS[kind], x, y, size, mix(INK, colour_of(kind), 0.12))


def _panes(canvas: Canvas, kind: Kind, loaded: bool, box: Box) -> None:
    """Draw small windows if there is room: upstairs, or beside the icon; lit with a good.

    An end building has its points beside the icon.
    """
    colour = CREAM if loaded else mix(INK, colour_of(kind), 0.12)
    floor = _upper_floor(box)
    if floor:
        width, height = 14, floor - 22
        for part in (1, 3, 5):
            x = box.width * part // 6 - width // 2
            canvas.rounded(Box(x, ROOF + 13, width, height), 6, colour)
        canvas.fill(Box(0, ROOF + floor, box.width, 2), mix(INK, colour_of(kind), 0.12))
    elif box.width > _WIDE and class_of(kind) != "end":
        top, room = _glyph_room(box)
        for x in (14, box.width - 14 - 22):
            canvas.rounded(Box(x, top + (room - 46) // 2, 22, 46), 9, colour)


def name_on(kind: Kind, width: int, language: str) -> Fitted:
    """Return the name of a building as written below it: a workshop is named by its good."""
    form = "short" if is_production(kind) else ""
    words = texts(language).of("san_juan").name(BUILDING_KEYS[kind], form)
    return fit(words, _NAME, width - 14)


def _bonus(canvas: Canvas, kind: Kind, box: Box, bonus: str) -> None:
    """Draw the icon of an end building with its points beside it."""
    x, y = _glyph_middle(box)
    size = 36 if box.width <= _WIDE else 52
    text = _BONUS._replace(px=29) if box.width <= _WIDE else _BONUS
    width = size + 4 + masks.width_of(bonus, text)
    left = x - width / 2
    canvas.icon(ICONS[kind], left + size / 2, y, size, INK)
    canvas.write(bonus, left + size + 4, y + text.drop, text, INK)


@kept
def _silhouette(family: str, width: int, height: int) -> Mask:
    """Return the outline of a facade: a roof on a wall."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        right, low, wall = width * scale, height * scale, ROOF * scale
        pen.rounded_rectangle((0, wall, right - 1, low - 1), 3 * scale, fill=255)
        pen.rectangle((0, wall, right - 1, wall + 8 * scale), fill=255)
        _ROOFS[family](pen, right, wall, scale)

    return masks.shape(width, height, draw)


def _saw_tooth(pen: ImageDraw.ImageDraw, right: int, wall: int, scale: int) -> None:
    for tooth in range(3):
        left, end = right * tooth / 3, right * (tooth + 1) / 3
        pen.polygon(((left, wall), (left, 2 * scale), (end, wall - 5 * scale), (end, wall)), 255)


def _cornice(pen: ImageDraw.ImageDraw, right: int, wall: int, scale: int) -> None:
    pen.rectangle((0, wall - 9 * scale, right - 1, wall), fill=255)
    pen.rectangle((right * 0.2, scale, right * 0.8, wall), fill=255)


def _arch(pen: ImageDraw.ImageDraw, right: int, wall: int, scale: int) -> None:
    pen.ellipse((0, scale, right - 1, wall * 2), fill=255)


def _pediment(pen: ImageDraw.ImageDraw, right: int, wall: int, _: int) -> None:
    pen.polygon(((0, wall), (right / 2, 0), (right - 1, wall)), fill=255)


_ROOFS: Final = {
    "production": _saw_tooth,
    "city": _cornice,
    "monument": _arch,
    "end": _pediment,
}
