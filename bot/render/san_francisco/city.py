"""The city: 35 districts in a grid, the streets between them, and the sticks that lie there.

A district shows its kind, in a word too, and its prestige. A ruin is dark; a rebuilt district is
bright, in its builder's colours. Sticks are bars in the colours and patterns of the seats,
with their symbols.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.brackets import MOST, brackets
from bot.render.kit.targets import Point, Target
from bot.render.kit.wording import words_of
from bot.render.san_francisco import look
from bot.render.san_francisco.art import painted
from bot.render.san_francisco.bars import draw_bar
from bot.render.san_francisco.districts import district_tile
from bot.render.san_francisco.plan import RIM, Plan
from bot.render.scene import Scene
from bot.render.theme import GOLD, INK, ON_INK_MUTE, SEAT_COLOURS, Theme, Type
from bot.text import GameTexts
from rules.bits import has
from rules.event import NOBODY, Event, Seat
from rules.facts import key_at
from rules.san_francisco.components import (
    COLUMNS,
    DISTRICT_NAMES,
    KIND_KEYS,
    District,
    Kind,
    Street,
    district_named,
    is_level,
    street_named,
)
from rules.san_francisco.view import SanFranciscoView

_RIM: Final = Type("bold", 34)
_RADIUS: Final = 33
"""The radius of a number in the city, which can be read on a phone."""
_RING: Final = 6
_GLOW: Final = 30
"""How far the light around a district reaches."""
_SLOT_CORNER: Final = 5
_SETTS: Final = (48, 24)
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
    near: Collection[District] = (),
) -> None:
    """Draw the city, or a part of it, with everything that lies there.

    Districts whose word will be hidden by a number are `wordless`; those that are `near` to being
    built stand out.
    """
    canvas.place(_ground(shown._replace(top=0), scene.light), shown.box.x, shown.box.y)
    own = words_of(scene)
    for district in near:
        painted("glow", canvas, shown.place(district).inset(-shown.scaled(_GLOW)))
    for district in shown.districts:
        kind, box = view.city[district], shown.place(district)
        word = "" if district in wordless else _word(own, kind)
        canvas.place(district_tile(kind, view.builders[district], word, shown.size), box.x, box.y)
        if district in near:
            canvas.outline(box.inset(-_RING - 2), shown.scaled(14), 2, INK)
            canvas.outline(box.inset(-_RING), shown.scaled(12), _RING, GOLD)
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
def _ground(shown: Plan, theme: Theme) -> Sprite:
    """Draw the parts that are the same in every city: the streets, and the names of columns and
    rows.
    """
    box = shown.box
    canvas = Canvas(box.right, box.height, look.CITY)
    letter = ON_INK_MUTE
    if _paved(canvas, shown, theme):
        letter = look.LETTERS[theme.name]
        canvas.outline(box._replace(y=0), 14, 4, look.EDGES[theme.name])
    else:
        for street in shown.streets:
            canvas.rounded(shown.slot(street), _SLOT_CORNER, look.STREET)
    for row, column in product(shown.rows, shown.columns):
        district = row * COLUMNS + column
        name, place = DISTRICT_NAMES[district].upper(), shown.place(district)
        if row == shown.rows.start:
            canvas.write(name[0], place.middle[0], 28, _RIM, letter, "middle")
        if column == shown.columns.start:
            x, y = box.x + RIM // 2, place.middle[1] + _RIM.drop
            canvas.write(name[1], x, y, _RIM, letter, "middle")
    ground = canvas.image.crop((box.x, 0, box.right, box.height))
    return cut(ground, masks.rounded(box.width, box.height, 14).image)


def _paved(canvas: Canvas, shown: Plan, theme: Theme) -> bool:
    """Pave the city, and lay the rails of the cable cars; return whether there are sprites."""
    wide, high = _SETTS
    box = shown.box
    for y in range(0, box.height, high):
        for x in range(box.x, box.right, wide):
            if not painted(f"setts_{theme.name}", canvas, Box(x, y, wide, high)):
                return False
    for street in shown.streets:
        way = "level" if is_level(street) else "upright"
        painted(f"rails_{way}_{theme.name}", canvas, shown.street(street))
    for crossing in shown.crossings:
        painted(f"crossing_{theme.name}", canvas, crossing)
    return True


# --- districts and sticks ------------------------------------------------------------------------


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
