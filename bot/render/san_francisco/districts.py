"""The districts of the city: calm lots with the sign of their kind, lit houses with their builder.

Where the sprites are missing, lots have no rubble, and houses are the sign of their kind.
"""

from typing import Final, NamedTuple

from PIL import Image

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.seats import patterned, symbol_mask
from bot.render.lettering import fit
from bot.render.san_francisco import look
from bot.render.san_francisco.art import painted
from bot.render.san_francisco.plan import Plan
from bot.render.theme import INK, ON_INK, RGB, SEAT_COLOURS, Type
from rules.event import NOBODY, Seat
from rules.san_francisco.components import KIND_NAMES, PARK, PRESTIGE, Kind

_LEAST_WORD: Final = 24
_CORNER: Final = 10
_WORD: Final = 31
_SCENE: Final = 84
_SILL: Final = 68
"""The height of what is painted of a rebuilt district, and where its builder's ribbon begins."""
_FRAME: Final = 5
_SIGN: Final = 89
"""The middle of the row at its foot, with what it is worth."""
_RUBBLE: Final = 0.3
_FAINT, _FAINTER, _PARK, _LESS = 0.3, 0.75, 0.2, 0.5
"""The share of the ground on what steps back: rebuilt districts, lots, and parks, always or behind
others.
"""


class Light(NamedTuple):
    """How a district is shown.

    theme     the name of the light
    size      in percent
    numbered  whether its upper left corner is kept for a number, and its foot for the sticks that
              a seat needs: its sign and its value make room
    faint     whether it steps back behind others
    """

    theme: str
    size: int = 100
    numbered: bool = False
    faint: bool = False


@kept
def district_tile(kind: Kind, builder: Seat, word: str, light: Light) -> Sprite:
    """Draw a district: a lot, rebuilt by a seat, or a park."""
    at = Plan(0, size=light.size)
    _, _, width, height = at.place(0)
    canvas, built = Canvas(width, height, look.LOTS[light.theme][kind]), builder != NOBODY
    whole, corner = Box(0, 0, width, height), at.scaled(_CORNER)
    if built:
        scene = whole._replace(height=at.scaled(_SCENE))
        if light.numbered or not painted(KIND_NAMES[kind], canvas, scene):
            _sign(canvas, kind, at, look.INKS[kind], light)
    elif kind == PARK:
        if not painted(KIND_NAMES[kind], canvas, whole):
            canvas.icon(look.KIND_ICONS[kind], *whole.middle, at.scaled(60), look.INKS[kind])
        canvas.image = _veiled(canvas.image, light, _LESS if light.faint else _PARK)
    else:
        _lot(canvas, kind, word, at, light)
    canvas.outline(whole, corner, 3, INK)
    if built:
        _own(canvas, kind, builder, at)
    image = _veiled(canvas.image, light, _FAINT) if light.faint and built else canvas.image
    return cut(image, masks.rounded(width, height, corner).image)


def _veiled(image: Image.Image, light: Light, share: float) -> Image.Image:
    return Image.blend(image, Image.new("RGB", image.size, look.VEILS[light.theme]), share)


def _lot(canvas: Canvas, kind: Kind, word: str, at: Plan, light: Light) -> None:
    """Draw what is not rebuilt: its sign in a deep hue, its value, its name, and faint rubble."""
    width, height = canvas.image.size
    rubble = Canvas(width, height, INK)
    if not light.numbered and painted(f"{KIND_NAMES[kind]}_ruin", rubble, Box(0, 0, width, height)):
        canvas.image = Image.blend(canvas.image, rubble.image, _RUBBLE)
    ink = look.INKS[kind]
    if light.faint:
        canvas.image, ink = _veiled(canvas.image, light, _FAINTER), look.FAINT_INKS[light.theme]
    _sign(canvas, kind, at, ink, light)
    worth = str(PRESTIGE[kind])
    px, less, y = (50, 40, _SIGN) if light.numbered else (58, 48, 33)
    value = Type("black", at.scaled(px if len(worth) == 1 else less))
    x, anchor = (at.scaled(8), "left") if light.numbered else (width - at.scaled(8), "right")
    canvas.write(worth, x, at.scaled(y) + value.drop, value, ink, anchor)
    if word and not light.faint and not light.numbered:
        _word(canvas, word, height - at.scaled(13), at, ink)


def _sign(canvas: Canvas, kind: Kind, at: Plan, ink: RGB, light: Light) -> None:
    """Draw the sign of a kind at its upper left, or at its upper right, beside a number."""
    x, y, high = (99, 30, 28) if light.numbered else (36, 34, 54)
    canvas.icon(look.KIND_ICONS[kind], at.scaled(x), at.scaled(y), at.scaled(high), ink)


def _own(canvas: Canvas, kind: Kind, builder: Seat, at: Plan) -> None:
    """Draw a frame and a ribbon of its builder around a rebuilt district, with what it is worth."""
    whole, sill = Box(0, 0, *canvas.image.size), at.scaled(_SILL)
    strip = whole._replace(y=sill, height=whole.height - sill)
    canvas.image.paste(patterned(builder, strip.width, strip.height), (0, strip.y))
    canvas.fill(strip._replace(height=3), INK)
    corner, y = at.scaled(_CORNER), at.scaled(_SIGN)
    canvas.outline(whole, corner, at.scaled(_FRAME), SEAT_COLOURS[builder])
    canvas.outline(whole, corner, 1, INK)
    x, radius, value = at.scaled(31), at.scaled(20), Type("black", at.scaled(42))
    canvas.disc(x, y, radius, INK)
    canvas.pour(symbol_mask(builder, radius * 2 // 3), x, y, SEAT_COLOURS[builder])
    plate = Box(whole.width - at.scaled(76), y - radius, at.scaled(64), 2 * radius)
    canvas.rounded(plate, radius, INK)
    worth = str(PRESTIGE[kind])
    canvas.write(worth, plate.middle[0], y + value.drop, value, ON_INK, "middle")


def _word(canvas: Canvas, word: str, baseline: int, at: Plan, ink: RGB) -> None:
    width = canvas.image.width
    written = fit(word, Type("bold", at.scaled(_WORD)), width - at.scaled(14), _LEAST_WORD)
    canvas.write(written.words, width / 2, baseline, written.kind, ink, "middle")
