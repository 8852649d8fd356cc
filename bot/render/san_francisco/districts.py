"""The districts of the city: painted ruins in the smoke, lit houses with their builder's ribbon.

Where the sprites are missing, a ruin is a dark tile, and a rebuilt district a bright one.
"""

from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.seats import patterned, symbol_mask
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.san_francisco import look
from bot.render.san_francisco.art import painted
from bot.render.san_francisco.plan import Plan
from bot.render.theme import INK, ON_INK, RGB, SEAT_COLOURS, Type
from rules.event import NOBODY, Seat
from rules.san_francisco.components import KIND_NAMES, PARK, PRESTIGE, Kind

_LEAST_WORD: Final = 24
_CORNER: Final = 10
_WORD: Final = 31
_SCENE: Final = 88
_SILL: Final = 72
"""The height of what is painted of a rebuilt district, and where its builder's ribbon begins."""
_FRAME: Final = 5
_SIGN: Final = 93
"""The middle of the row at its foot, with what it is worth."""
_FAINT, _FAINTER, _PARK = 0.3, 0.5, 0.3
"""The share of the ground on what steps back: rebuilt districts, others, and parks always."""


class Light(NamedTuple):
    """How a district is shown.

    theme     the name of the light
    size      in percent
    numbered  whether there are numbers at its upper left corner, or on the streets around it: then
              only its sign is on it, apart from them
    faint     whether it steps back behind others
    """

    theme: str
    size: int = 100
    numbered: bool = False
    faint: bool = False


@kept
def district_tile(kind: Kind, builder: Seat, word: str, light: Light) -> Sprite:
    """Draw a district: a ruin, rebuilt by a seat, or a park."""
    at = Plan(0, size=light.size)
    _, _, width, height = at.place(0)
    canvas, built = Canvas(width, height, INK), builder != NOBODY
    ruin = "" if built or kind == PARK else f"_{look.RUIN_OF[light.theme]}"
    whole = Box(0, 0, width, height)
    scene = whole._replace(height=at.scaled(_SCENE)) if built else whole
    if not painted(KIND_NAMES[kind] + ruin, canvas, scene):
        canvas = _plain(kind, word, at, light, bright=built or kind == PARK)
    elif not built:
        share = _FAINTER if light.faint else 0 if ruin else _PARK
        canvas.image = _veiled(canvas.image, light, share)
        if ruin:
            _name_ruin(canvas, kind, word, at, light)
    canvas.outline(whole, at.scaled(_CORNER), 3, INK)
    if built:
        _own(canvas, kind, builder, at)
    image = _veiled(canvas.image, light, _FAINT) if light.faint and built else canvas.image
    return cut(image, masks.rounded(width, height, at.scaled(_CORNER)).image)


def _veiled(image: Image.Image, light: Light, share: float) -> Image.Image:
    return Image.blend(image, Image.new("RGB", image.size, look.VEILS[light.theme]), share)


def _name_ruin(canvas: Canvas, kind: Kind, word: str, at: Plan, light: Light) -> None:
    """Name a ruin in the hue of its kind."""
    width, height = canvas.image.size
    inks = look.FAINT_INKS if light.faint else look.INKS
    ink, icon, worth = inks[light.theme][kind], look.KIND_ICONS[kind], str(PRESTIGE[kind])
    if light.numbered:
        value, y = Type("black", at.scaled(44)), at.scaled(_SIGN)
        wide, high = width_of(worth, value), at.scaled(40)
        left = (width - high - at.scaled(10) - wide) / 2
        canvas.icon(icon, round(left) + high // 2, y, high, ink)
        canvas.write(worth, width - left, y + value.drop, value, ink, "right")
        return
    value = Type("black", at.scaled(54))
    canvas.icon(icon, at.scaled(31), at.scaled(27), at.scaled(46), ink)
    baseline = at.scaled(27) + value.drop
    canvas.write(worth, width - at.scaled(6), baseline, value, ink, "right")
    if not light.faint:
        _word(canvas, word, height - at.scaled(13), at, ink)


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


# --- without sprites -----------------------------------------------------------------------------


def _plain(kind: Kind, word: str, at: Plan, light: Light, *, bright: bool) -> Canvas:
    """Draw a district without sprites: its sign on its hue, dark if it is a ruin."""
    _, _, width, height = at.place(0)
    canvas = Canvas(width, height, look.GROUNDS[kind] if bright else look.RUINS[kind])
    ink = look.LEAVES if kind == PARK else INK if bright else look.GROUNDS[kind]
    if not bright:
        canvas.pour(_stripes(width, height), 0, 0, look.STRIPES[kind])
    if kind == PARK:
        for x, y, high in ((36, 40, 54), (92, 36, 48), (66, 58, 38)):
            canvas.icon(look.KIND_ICONS[kind], at.scaled(x), at.scaled(y), at.scaled(high), ink)
    else:
        if not light.numbered:
            icon = look.KIND_ICONS[kind]
            canvas.icon(icon, at.scaled(33), at.scaled(29), at.scaled(44), ink)
        value = Type("black", at.scaled(48))
        baseline = at.scaled(28) + value.drop
        canvas.write(str(PRESTIGE[kind]), width - at.scaled(12), baseline, value, ink, "right")
    _word(canvas, word, height - at.scaled(12), at, ink)
    if not bright:
        canvas.outline(Box(0, 0, width, height), at.scaled(_CORNER), 2, look.GROUNDS[kind])
    return canvas


@kept
def _stripes(width: int, height: int) -> masks.Mask:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for start in range(-height * scale, width * scale, 16 * scale):
            end = start + height * scale
            pen.line((start, height * scale, end, 0), fill=255, width=4 * scale)

    return masks.shape(width, height, draw)
