"""The parts of a card that do not change while it is in hand: art, name and effect."""

from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.header import lattice
from bot.render.lettering import Fitted, balanced, block, fit
from bot.render.san_juan.art import scene
from bot.render.san_juan.look import DIM, ICONS, band_of, colour_of, dimmed, is_production
from bot.render.theme import INK, INK_2, LEAST, ON_INK, PAPER, RGB, Type, mix
from bot.text import texts
from rules.san_juan.components import BUILDING_KEYS, NAMES, Kind

RADIUS: Final = 20
NARROW: Final = 200
"""Below this width the icon goes under the marker, beside the price, and the short name is used."""
_LOW: Final = 300
"""Below this height the art gives way to the words."""
SHORT: Final = 150
"""Below this height there is no foot."""
_WIDE: Final = 240
"""Below this width a production building is named by its good."""
FOOT: Final = 48
_SPINE: Final = 6
"""The edge below a scene, in the colour of the building's class."""

_NAME: Final = Type("bold", 40)
_LEAST_NAME: Final = 24
_GIST: Final = Type("semibold", 36)
_NARROW_GIST: Final = 28
_FEW_LINES: Final = (2, 32)
"""The number of lines for the gist, as long as its size does not get below this."""
_LATTICE_SHARE: Final = 0.06
_CORNER: Final = 84
"""The share of the art's width that the marker and the price take, each."""
_TALL_ART: Final = 120
"""From this height on, the icon of a card has room below the marker, beside the price."""


def art_height(width: int, height: int) -> int:
    """Return the height of the art on a card of this size."""
    if width < NARROW:
        return round(height * 0.4)
    return round(height * (0.42 if height >= _LOW else 0.34))


@kept
def face(
    kind: Kind,
    dim: bool,
    footed: bool,
    width: int,
    height: int,
    language: str,
    *,
    bare: bool = False,
) -> Sprite:
    """Draw everything that does not depend on the moment.

    `footed`: figures of the moment take the foot's left side; `bare`: a check replaces the picture.
    """
    paper, ink = (DIM, ON_INK) if dim else (PAPER, INK_2)
    canvas = Canvas(width, height, paper)
    art = art_height(width, height)
    colour = dimmed(colour_of(kind)) if dim else colour_of(kind)
    canvas.fill(Box(0, 0, width, art), colour)
    seen = Box(0, 0, width, art - _SPINE)
    if not scene(canvas, NAMES[kind], seen, dim=dim):
        canvas.pour(lattice(width, art), 0, 0, mix(INK, colour, _LATTICE_SHARE))
        if not bare:
            _picture(canvas, kind, Box(0, 0, width, art), dim)
    bottom = _title(canvas, kind, Box(0, art, width, height - art), language, dim=dim)
    foot = FOOT + (6 if footed else 0) if height >= SHORT else 8
    margin = 16 if width >= NARROW else 2
    room = Box(margin, bottom, width - 2 * margin, height - bottom - foot)
    _gist(canvas, kind, room, language, ink)
    return cut(canvas.image, masks.rounded(width, height, RADIUS).image)


def _picture(canvas: Canvas, kind: Kind, art: Box, dim: bool) -> None:
    colour = ON_INK if dim else INK
    x = art.width / 2 + 6
    if beside_price(art.width, art.height):
        canvas.icon(ICONS[kind], (art.width - 68) / 2, art.height - 50, 84, colour)
        return
    if art.width >= NARROW:
        size = min(100, art.height - 16, art.width - 2 * _CORNER)
        canvas.icon(ICONS[kind], x, art.height / 2 + 2, size, colour)
        return
    size = min(64, max(40, art.height - 62))
    canvas.icon(ICONS[kind], (art.width - 60) / 2 + 4, art.height - size / 2 - 4, size, colour)


def beside_price(width: int, art: int) -> bool:
    """Whether the icon is below the number and at the left of the price."""
    return NARROW <= width < _WIDE and art >= _TALL_ART


def _title(canvas: Canvas, kind: Kind, room: Box, language: str, *, dim: bool) -> int:
    """Write the name on the colour of its class; return its end."""
    title, (band, ink) = _name(kind, room, language), band_of(kind)
    px = title[0].kind.px
    first = room.y + px + 2
    end = first + (len(title) - 1) * px + 10
    canvas.fill(room._replace(height=end - room.y), dimmed(band) if dim else band)
    canvas.write_lines(title, room.width / 2, first, ON_INK if dim else ink, "middle", px)
    return end


def _name(kind: Kind, room: Box, language: str) -> tuple[Fitted, ...]:
    """Return the name on one line; its short form if it is too long for a narrow card."""
    own, key = texts(language).of("san_juan"), BUILDING_KEYS[kind]
    if room.width >= NARROW:
        large = _NAME if room.height >= _LOW / 2 else _NAME._replace(px=34)
        form = "short" if room.width < _WIDE and is_production(kind) else ""
        return (fit(own.name(key, form), large, room.width - 16),)
    large, width = _NAME._replace(px=30), room.width - 8
    if not is_production(kind):
        whole = fit(own.name(key), large, width, _LEAST_NAME)
        if whole.words == own.name(key):
            return (whole,)
    short = own.name(key, "short")
    if room.height < _LOW / 3:
        return (fit(short.replace("\n", " "), large, width),)
    return block(short, large, width, 2)


def _gist(canvas: Canvas, kind: Kind, room: Box, language: str, colour: RGB) -> None:
    """Write the effect of the building, if all of it fits: on few lines if they can be large."""
    words = texts(language).of("san_juan").name(BUILDING_KEYS[kind], "gist")
    few, least = _FEW_LINES
    largest = _GIST.px if room.width >= NARROW - 32 else _NARROW_GIST
    for most, smallest in ((few, least), (room.height, LEAST)):
        for px in range(largest, smallest - 1, -2):
            pitch = px + 3
            broken = balanced(words, _GIST._replace(px=px), room.width)
            if broken and len(broken) <= most and len(broken) * pitch <= room.height:
                x = room.x + room.width / 2
                canvas.write_lines(broken, x, room.y + px - 2, colour, "middle", pitch)
                return
