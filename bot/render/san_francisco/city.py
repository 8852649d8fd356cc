"""The city: 35 districts in a grid, the streets between them, and the sticks that lie there.

A district shows its kind in a sign, a word and its prestige. A ruin is dark; a rebuilt district is
bright, with its builder's colours below. Sticks are bars in the colours and patterns of the seats,
with their symbols.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Final

from PIL import ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.brackets import MOST, brackets
from bot.render.kit.seats import patterned, symbol_mask
from bot.render.kit.targets import Point, Target
from bot.render.kit.wording import words_of
from bot.render.lettering import fit
from bot.render.san_francisco import look
from bot.render.san_francisco.bars import draw_bar
from bot.render.san_francisco.plan import RIM, Plan
from bot.render.scene import Scene
from bot.render.theme import GOLD, INK, ON_INK_MUTE, SEAT_COLOURS, Type
from bot.text import GameTexts
from rules.bits import has
from rules.event import NOBODY, Event, Seat
from rules.facts import key_at
from rules.san_francisco.advice.preview import Nearest
from rules.san_francisco.components import (
    COLUMNS,
    DISTRICT_NAMES,
    KIND_KEYS,
    PARK,
    PRESTIGE,
    District,
    Kind,
    Street,
    district_named,
    street_named,
)
from rules.san_francisco.view import SanFranciscoView

_RIM: Final = Type("bold", 34)
_RADIUS: Final = 33
"""The radius of a number in the city, which can be read on a phone."""
_BAND: Final = 34
_RING: Final = 6
_SLOT_CORNER: Final = 5
_LEAST_WORD: Final = 24
_STREETS: Final = {
    "placed": "street",
    "replaced": "street",
    "swapped": "target",
    "shifted": "target",
}
"""Events that add a stick, and the fact that names the street."""


def draw(
    canvas: Canvas,
    shown: Plan,
    scene: Scene,
    view: SanFranciscoView,
    wordless: Collection[District] = (),
) -> None:
    """Draw the city, or a part of it, with everything that lies there.

    Districts whose word will be hidden by a number are `wordless`.
    """
    canvas.place(_ground(shown._replace(top=0)), shown.box.x, shown.box.y)
    own = words_of(scene)
    for district in shown.districts:
        kind, box = view.city[district], shown.place(district)
        word = "" if district in wordless else _word(own, kind)
        canvas.place(_tile(kind, view.builders[district], word, shown.size), box.x, box.y)
    taken = view.board.taken
    for street in shown.streets:
        if has(taken, street):
            seats = [one.seat for one in view.investors if has(one.sticks, street)]
            draw_bar(canvas, seats[0] if seats else NOBODY, shown.stick(street))


def _word(own: GameTexts, kind: Kind) -> str:
    """Return the name of a kind on one line."""
    short = own.name(KIND_KEYS[kind], "short")
    return own.name(KIND_KEYS[kind]) if "\n" in short else short


@kept
def _ground(shown: Plan) -> Sprite:
    """Draw the parts that are the same in every city: the streets, and the names of columns and
    rows.
    """
    box = shown.box
    canvas = Canvas(box.right, box.height, look.CITY)
    for street in shown.streets:
        canvas.rounded(shown.slot(street), _SLOT_CORNER, look.STREET)
    for row, column in product(shown.rows, shown.columns):
        district = row * COLUMNS + column
        name, place = DISTRICT_NAMES[district].upper(), shown.place(district)
        if row == shown.rows.start:
            canvas.write(name[0], place.middle[0], 28, _RIM, ON_INK_MUTE, "middle")
        if column == shown.columns.start:
            x, y = box.x + RIM // 2, place.middle[1] + _RIM.drop
            canvas.write(name[1], x, y, _RIM, ON_INK_MUTE, "middle")
    ground = canvas.image.crop((box.x, 0, box.right, box.height))
    return cut(ground, masks.rounded(box.width, box.height, 14).image)


# --- districts and sticks ------------------------------------------------------------------------


@kept
def _tile(kind: Kind, builder: Seat, word: str, size: int) -> Sprite:
    """Draw a district: a ruin, rebuilt by a seat, or a park."""
    at = Plan(0, size=size)
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
    baseline = height - at.scaled(below)
    written = fit(word, Type("bold", at.scaled(30)), width - at.scaled(14), _LEAST_WORD)
    canvas.write(written.words, width / 2, baseline, written.kind, ink, "middle")
    if not bright:
        canvas.outline(Box(0, 0, width, height), at.scaled(10), 2, look.GROUNDS[kind])
    return cut(canvas.image, masks.rounded(width, height, at.scaled(10)).image)


@kept
def _stripes(width: int, height: int) -> masks.Mask:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for start in range(-height * scale, width * scale, 16 * scale):
            end = start + height * scale
            pen.line((start, height * scale, end, 0), fill=255, width=4 * scale)

    return masks.shape(width, height, draw)


def mark_changes(canvas: Canvas, shown: Plan, since: Sequence[Event]) -> None:
    """Put brackets around sticks and districts that are new since the viewer last looked."""
    changed = [box for event in since for box in _changed(event, shown)]
    for box in changed[-MOST:]:
        brackets(canvas, box)


def _changed(event: Event, shown: Plan) -> Iterator[Box]:
    if event.kind in _STREETS:
        street = street_named(key_at(event.facts, _STREETS[event.kind]))
        if street in shown.streets:
            yield shown.stick(street)
    elif event.kind == "built":
        district = district_named(key_at(event.facts, "district"))
        if district in shown.districts:
            yield shown.place(district)


def mark_nearest(canvas: Canvas, shown: Plan, nearest: Nearest) -> None:
    """Ring the district that a right now sold brings a seat nearest to building, if any."""
    if nearest.needs:
        box = shown.place(nearest.district)
        canvas.outline(box.inset(-_RING - 2), shown.scaled(14), 2, INK)
        canvas.outline(box.inset(-_RING), shown.scaled(12), _RING, GOLD)


# --- numbers of the menu -------------------------------------------------------------------------


def on_district(number: int, district: District, shown: Plan, builder: Seat) -> Target:
    """Return the marker of an option that is a district: below its kind, beside its builder."""
    box = shown.place(district)
    x = shown.scaled(50) if builder == NOBODY else box.width - shown.scaled(46)
    at = Point(box.x + x, box.bottom - shown.scaled(37))
    return Target((number,), at, radius=shown.scaled(_RADIUS))


def on_street(number: int, street: Street, shown: Plan) -> Target:
    """Return the marker of an option that is a street: whole, even for the last street."""
    middle = Point(*shown.stick(street).middle)
    return Target((number,), middle, radius=shown.scaled(_RADIUS)).within(shown.box)


def draw_needs(canvas: Canvas, district: District, shown: Plan, seat: Seat, needs: int) -> None:
    """Draw the sticks that a seat still needs there for the majority, one above the other."""
    box, wide, high = shown.place(district), shown.scaled(28), shown.scaled(10)
    for at in range(1, needs + 1):
        y = box.bottom - 2 - at * shown.scaled(14)
        stick = Box(box.right - wide - shown.scaled(5), y, wide, high)
        canvas.rounded(stick.inset(-2), 5, INK)
        canvas.rounded(stick, 4, SEAT_COLOURS[seat])
