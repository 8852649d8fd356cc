"""The districts of the city: painted ruins in the smoke, lit houses with their builder's banner.

Where the sprites are missing, a ruin is a dark tile, and a rebuilt district a bright one.
"""

from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.seats import patterned, symbol_mask
from bot.render.lettering import fit
from bot.render.san_francisco import look
from bot.render.san_francisco.art import painted
from bot.render.san_francisco.plan import Plan
from bot.render.theme import INK, PAPER, RGB, SEAT_COLOURS, Type
from rules.event import NOBODY, Seat
from rules.san_francisco.components import KIND_NAMES, PARK, PRESTIGE, Kind

_LEAST_WORD: Final = 24
_BAND: Final = 34
_CORNER: Final = 10
_WORD: Final = 31
_SCENE: Final = 88
_SILL: Final = 85
"""The height of what is painted of a rebuilt district, and where its name begins."""
_BANNER: Final = (42, 60, 10)
"""Its width, its height, and its distance from the right edge."""
_FAINT, _FAINTER = 0.25, 0.6
"""The share of the ground on districts that step back: rebuilt ones, and others."""


class Light(NamedTuple):
    """How a district is shown.

    theme     the name of the light
    size      in percent
    numbered  whether its upper left corner is free for a number of the menu
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
    scene = Box(0, 0, width, at.scaled(_SCENE) if built else height)
    if not painted(KIND_NAMES[kind] + ruin, canvas, scene):
        canvas = _plain(kind, builder, word, at, light)
    elif built:
        _name_built(canvas, builder, word, at)
    else:
        if light.faint:
            canvas.image = _veiled(canvas.image, light, _FAINTER)
        if ruin:
            _name_ruin(canvas, kind, word, at, light)
        elif not light.faint:
            _name_park(canvas, word, at)
    image = _veiled(canvas.image, light, _FAINT) if light.faint and built else canvas.image
    return cut(image, masks.rounded(width, height, at.scaled(_CORNER)).image)


def _veiled(image: Image.Image, light: Light, share: float) -> Image.Image:
    return Image.blend(image, Image.new("RGB", image.size, look.VEILS[light.theme]), share)


def _name_ruin(canvas: Canvas, kind: Kind, word: str, at: Plan, light: Light) -> None:
    """Name a ruin in the hue of its kind."""
    width, height = canvas.image.size
    inks = look.FAINT_INKS if light.faint else look.INKS
    ink, value = inks[light.theme][kind], Type("black", at.scaled(46))
    if not light.numbered:
        canvas.icon(look.KIND_ICONS[kind], at.scaled(30), at.scaled(25), at.scaled(40), ink)
    baseline = at.scaled(23) + value.drop
    canvas.write(str(PRESTIGE[kind]), width - at.scaled(6), baseline, value, ink, "right")
    if not light.faint:
        _word(canvas, word, height - at.scaled(13), at, ink)


def _name_built(canvas: Canvas, builder: Seat, word: str, at: Plan) -> None:
    """Name a rebuilt district on paper, and hang up its builder's banner."""
    width, height = canvas.image.size
    strip = Box(0, at.scaled(_SILL), width, height - at.scaled(_SILL))
    canvas.fill(strip, PAPER)
    canvas.fill(strip._replace(height=2), INK)
    canvas.outline(Box(0, 0, width, height), at.scaled(_CORNER), 2, INK)
    _word(canvas, word, height - at.scaled(11), at, INK)
    wide, high, aside = map(at.scaled, _BANNER)
    canvas.place(_banner(builder, wide, high), width - wide - aside, 0)


def _name_park(canvas: Canvas, word: str, at: Plan) -> None:
    width, height = canvas.image.size
    canvas.fill(Box(0, height - at.scaled(34), width, at.scaled(34)), look.SHADE)
    _word(canvas, word, height - at.scaled(12), at, look.LEAVES)


def _word(canvas: Canvas, word: str, baseline: int, at: Plan, ink: RGB) -> None:
    width = canvas.image.width
    written = fit(word, Type("bold", at.scaled(_WORD)), width - at.scaled(14), _LEAST_WORD)
    canvas.write(written.words, width / 2, baseline, written.kind, ink, "middle")


@kept
def _banner(builder: Seat, width: int, height: int) -> Sprite:
    """Draw a seat's banner, with its symbol."""
    canvas = Canvas(width, height, INK)
    canvas.image.paste(patterned(builder, width - 4, height - 2), (2, 0))
    x, y = width // 2, height * 11 // 25
    canvas.disc(x, y, width * 5 // 12, INK)
    canvas.pour(symbol_mask(builder, width * 5 // 16), x, y, SEAT_COLOURS[builder])

    def shape(pen: ImageDraw.ImageDraw, scale: int) -> None:
        right, low, notch = width * scale, height * scale, width * scale // 4
        pen.polygon((0, 0, right, 0, right, low, right // 2, low - notch, 0, low), fill=255)

    return cut(canvas.image, masks.shape(width, height, shape).image)


# --- without sprites -----------------------------------------------------------------------------


def _plain(kind: Kind, builder: Seat, word: str, at: Plan, light: Light) -> Canvas:
    """Draw a district without sprites: its sign on its hue, dark if it is a ruin."""
    _, _, width, height = at.place(0)
    bright = builder != NOBODY or kind == PARK
    canvas = Canvas(width, height, look.GROUNDS[kind] if bright else look.RUINS[kind])
    ink = look.LEAVES if kind == PARK else INK if bright else look.GROUNDS[kind]
    if not bright:
        canvas.pour(_stripes(width, height), 0, 0, look.STRIPES[kind])
    if builder != NOBODY:
        band = at.scaled(_BAND)
        canvas.image.paste(patterned(builder, width, band), (0, height - band))
        canvas.fill(Box(0, height - band - 2, width, 3), INK)
        x, y, radius = at.scaled(24), height - band // 2, at.scaled(11)
        canvas.disc(x, y, radius + at.scaled(5), INK)
        canvas.pour(symbol_mask(builder, radius), x, y, SEAT_COLOURS[builder])
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
    below = _BAND + 9 if builder != NOBODY else 12
    _word(canvas, word, height - at.scaled(below), at, ink)
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
