"""The districts of the city: painted ruins in the smoke, lit houses with their builder's banner.

Where the sprites are missing, a ruin is a dark tile, and a rebuilt district a bright one.
"""

from typing import Final

from PIL import ImageDraw

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
_WORD: Final = 30
_SCENE: Final = 88
_SILL: Final = 85
"""The height of what is painted of a rebuilt district, and where its name begins."""
_BANNER: Final = (7, 32, 44)
"""Its left edge, its width and its height."""
_FRAME: Final = 5


@kept
def district_tile(kind: Kind, builder: Seat, word: str, size: int) -> Sprite:
    """Draw a district: a ruin, rebuilt by a seat, or a park."""
    at = Plan(0, size=size)
    _, _, width, height = at.place(0)
    canvas = Canvas(width, height, INK)
    if builder == NOBODY:
        name = KIND_NAMES[kind] if kind == PARK else f"{KIND_NAMES[kind]}_ruin"
        there = painted(name, canvas, Box(0, 0, width, height))
        write = _name_park if kind == PARK else _name_ruin
    else:
        there = painted(KIND_NAMES[kind], canvas, Box(0, 0, width, at.scaled(_SCENE)))
        write = _name_built
    if there:
        write(canvas, kind, builder, word, at)
    else:
        canvas = _plain(kind, builder, word, at)
    return cut(canvas.image, masks.rounded(width, height, at.scaled(_CORNER)).image)


def _name_ruin(canvas: Canvas, kind: Kind, _: Seat, word: str, at: Plan) -> None:
    """Name a ruin in the hue of its kind."""
    width, height = canvas.image.size
    ink, value = look.GROUNDS[kind], Type("black", at.scaled(48))
    canvas.icon(look.KIND_ICONS[kind], at.scaled(30), at.scaled(28), at.scaled(42), ink)
    baseline = at.scaled(28) + value.drop
    canvas.write(str(PRESTIGE[kind]), width - at.scaled(10), baseline, value, ink, "right")
    _word(canvas, word, height - at.scaled(14), at, ink)


def _name_built(canvas: Canvas, kind: Kind, builder: Seat, word: str, at: Plan) -> None:
    """Frame a rebuilt district in its builder's colour, hang up their banner, and name it."""
    width, height = canvas.image.size
    strip = Box(0, at.scaled(_SILL), width, height - at.scaled(_SILL))
    canvas.fill(strip, PAPER)
    canvas.fill(strip._replace(height=2), INK)
    frame = Box(0, 0, width, height)
    canvas.outline(frame, at.scaled(_CORNER), at.scaled(_FRAME), SEAT_COLOURS[builder])
    canvas.outline(frame.inset(at.scaled(_FRAME)), at.scaled(6), 2, INK)
    _word(canvas, word, height - at.scaled(13), at, INK)
    left, wide, high = map(at.scaled, _BANNER)
    canvas.place(_banner(builder, wide, high), left, 0)
    plate = at.scaled(58 if PRESTIGE[kind] > 9 else 38)
    box = Box(width - plate - at.scaled(4), at.scaled(4), plate, at.scaled(40))
    canvas.rounded(box, at.scaled(8), PAPER)
    canvas.rounded(box.inset(2), at.scaled(7), INK)
    (x, y), value = box.middle, Type("black", at.scaled(46))
    canvas.write(str(PRESTIGE[kind]), x, y + value.drop, value, PAPER, "middle")


def _name_park(canvas: Canvas, _: Kind, __: Seat, word: str, at: Plan) -> None:
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
    x, y = width // 2, height * 2 // 5
    canvas.disc(x, y, width * 7 // 16, INK)
    canvas.pour(symbol_mask(builder, width * 11 // 32), x, y, SEAT_COLOURS[builder])

    def shape(pen: ImageDraw.ImageDraw, scale: int) -> None:
        right, low, notch = width * scale, height * scale, width * scale // 4
        pen.polygon((0, 0, right, 0, right, low, right // 2, low - notch, 0, low), fill=255)

    return cut(canvas.image, masks.shape(width, height, shape).image)


# --- without sprites -----------------------------------------------------------------------------


def _plain(kind: Kind, builder: Seat, word: str, at: Plan) -> Canvas:
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
        icon = look.KIND_ICONS[kind]
        canvas.icon(icon, at.scaled(33), at.scaled(29), at.scaled(44), ink)
        value = Type("black", at.scaled(48))
        baseline = at.scaled(28) + value.drop
        canvas.write(str(PRESTIGE[kind]), width - at.scaled(12), baseline, value, ink, "right")
    below = _BAND + 9 if builder != NOBODY else 12 if kind == PARK else 24
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
