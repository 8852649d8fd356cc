"""The city: 35 districts in a grid, the streets between them, and the sticks that lie there.

A district shows its kind and its prestige. A ruin is dark, and has its name where there is room; a
rebuilt district is bright, in its builder's colours. Sticks are bars in the colours and patterns of
the seats, with their symbols.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.brackets import MOST, brackets
from bot.render.kit.seats import symbol_mask
from bot.render.kit.targets import Point
from bot.render.kit.wording import words_of
from bot.render.san_francisco import look
from bot.render.san_francisco.art import painted
from bot.render.san_francisco.bars import draw_bar
from bot.render.san_francisco.districts import Light, district_tile
from bot.render.san_francisco.plan import RIM, Plan
from bot.render.san_francisco.tags import Tag, size_of
from bot.render.scene import Scene
from bot.render.theme import GOLD, ICE, INK, ON_INK_MUTE, PAPER, SEAT_COLOURS, Theme, Type
from bot.text import GameTexts
from rules.bits import has, members
from rules.event import NOBODY, Event, Seat
from rules.facts import key_at, number_at
from rules.san_francisco.advice import preview
from rules.san_francisco.components import (
    COLUMNS,
    DISTRICT_NAMES,
    DISTRICTS,
    KIND_KEYS,
    PARK,
    SIDES,
    District,
    Kind,
    Street,
    district_named,
    is_level,
    street_named,
)
from rules.san_francisco.view import SanFranciscoView

_RIM: Final = Type("bold", 34)
_NUMBER: Final = 60
_ON_STREET: Final = {True: 60, False: 52}
"""The size of a number on a district, and on a street that is shown nearer or not."""
_LOWER: Final = 6
"""How far the number of an upright street lies below its middle."""
_RING: Final = 6
_GLOW: Final = 30
"""How far the light around a district reaches."""
_CLAIM: Final = 17
"""The radius of the mark of a seat that lacks a single stick."""
_PLUS: Final = Type("black", 48)
"""The sign on a new stick."""
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
    *,
    numbered: bool = False,
    near: Collection[District] = (),
    faint: Collection[District] = (),
) -> None:
    """Draw the city, or a part of it, with everything that lies there.

    Where there are numbers, districts leave room for them. Those that are `near` to being built
    stand out: in gold if they are numbered. Others are `faint`.
    """
    canvas.place(_ground(shown._replace(top=0), scene.light), shown.box.x, shown.box.y)
    own, light = words_of(scene), Light(scene.light.name, shown.size, numbered)
    ring = GOLD if numbered else PAPER
    for district in near if numbered else ():
        painted("glow", canvas, shown.place(district).inset(-shown.scaled(_GLOW)))
    for district in shown.districts:
        kind, box = view.city[district], shown.place(district)
        seen = light._replace(faint=district in faint)
        tile = district_tile(kind, view.builders[district], _word(own, kind), seen)
        canvas.place(tile, box.x, box.y)
        if district in near and district not in faint:
            canvas.outline(box.inset(-_RING - 2), shown.scaled(14), 2, INK)
            canvas.outline(box.inset(-_RING), shown.scaled(12), _RING, ring)
    _draw_sticks(canvas, shown, view)


def _draw_sticks(canvas: Canvas, shown: Plan, view: SanFranciscoView) -> None:
    """Draw all sticks; those where nothing is left to build are calm."""
    owners = {street: one.seat for one in view.investors for street in members(one.sticks)}
    open_to = [at for at in DISTRICTS if view.builders[at] == NOBODY and view.city[at] != PARK]
    matters = {street for district in open_to for street in SIDES[district]}
    taken = view.board.taken
    for street in shown.streets:
        if has(taken, street):
            owner = owners.get(street, NOBODY)
            draw_bar(canvas, owner, shown.stick(street), calm=street not in matters)


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
            x = shown.crossings[0].x - RIM // 2
            canvas.write(name[1], x, place.middle[1] + _RIM.drop, _RIM, letter, "middle")
    ground = canvas.image.crop((box.x, 0, box.right, box.height))
    return cut(ground, masks.rounded(box.width, box.height, 14).image)


def _paved(canvas: Canvas, shown: Plan, theme: Theme) -> bool:
    """Pave the city, and lay the rails of the cable cars; return whether there are sprites."""
    if not pave(canvas, shown.box._replace(y=0), theme.name):
        return False
    for street in shown.streets:
        way = "level" if is_level(street) else "upright"
        painted(f"rails_{way}_{theme.name}", canvas, shown.street(street))
    for crossing in shown.crossings:
        painted(f"crossing_{theme.name}", canvas, crossing)
    return True


def pave(canvas: Canvas, box: Box, theme: str) -> bool:
    """Pave a box, and a little beyond it; return whether there are sprites."""
    wide, high = _SETTS
    for y in range(box.y, box.bottom, high):
        for x in range(box.x, box.right, wide):
            if not painted(f"setts_{theme}", canvas, Box(x, y, wide, high)):
                return False
    return True


# --- what lies there -----------------------------------------------------------------------------


def claims(view: SanFranciscoView) -> dict[District, list[Seat]]:
    """Return the ruins where seats lack a single stick for the majority, and these seats."""
    sticks = view.board.sticks
    found = {
        at: [seat for seat in range(len(sticks)) if preview.lacks(view, seat, sticks, at) == 1]
        for at in DISTRICTS
        if view.builders[at] == NOBODY
    }
    return {district: seats for district, seats in found.items() if seats}


def draw_claimed(
    canvas: Canvas,
    shown: Plan,
    scene: Scene,
    view: SanFranciscoView,
    *,
    faint: Collection[District] = (),
) -> None:
    """Draw the city, with the marks of the seats that lack a single stick, and what changed."""
    claimed = claims(view)
    draw(canvas, shown, scene, view, near=claimed, faint=faint)
    for district in claimed.keys() & {*shown.districts} - {*faint}:
        draw_claims(canvas, district, shown, claimed[district])
    mark_changes(canvas, shown, scene.since)


def mark_changes(canvas: Canvas, shown: Plan, since: Sequence[Event]) -> None:
    """Mark what is new since the viewer last looked: sticks, and districts with their prestige."""
    changed = [change for event in since for change in _changed(event, shown)]
    for box, points in changed[-MOST:]:
        brackets(canvas, box, f"+{points}" if points else "")
        if not points:
            x, y = box.x + _PLUS.px // 4, box.y + _PLUS.px // 4
            canvas.disc(x, y, _PLUS.px // 3, INK)
            canvas.write("+", x, y + _PLUS.drop, _PLUS, ICE, "middle")


def _changed(event: Event, shown: Plan) -> Iterator[tuple[Box, int]]:
    """Yield the place of a change, and the prestige that it brings."""
    if event.kind in _STREETS:
        street = street_named(key_at(event.facts, _STREETS[event.kind]))
        if street in shown.streets:
            yield shown.stick(street), 0
    elif event.kind == "built":
        district = district_named(key_at(event.facts, "district"))
        if district in shown.districts:
            yield shown.place(district), number_at(event.facts, "points")


# --- numbers of the menu -------------------------------------------------------------------------


def on_district(number: int, district: District, shown: Plan) -> Tag:
    """Return the tag of an option that is a district: at its corner."""
    box, (width, height) = shown.place(district), size_of(number, _NUMBER)
    return Tag(number, Point(box.x + width // 2, box.y + height // 2), _NUMBER)


def on_street(number: int, street: Street, shown: Plan) -> Tag:
    """Return the tag of an option that is a street: whole, and beside letters, names and values."""
    x, y = shown.stick(street).middle
    y += 0 if is_level(street) else _LOWER
    return Tag(number, Point(x, y), _ON_STREET[shown.size > 100]).within(shown.rim)


def draw_needs(canvas: Canvas, district: District, shown: Plan, seat: Seat, needs: int) -> None:
    """Draw the sticks that a seat still needs there for the majority, side by side."""
    box, wide, high = shown.place(district), shown.scaled(9), shown.scaled(28)
    for at in range(needs):
        x = box.right - (at + 1) * shown.scaled(14)
        stick = Box(x, box.y + shown.scaled(18), wide, high)
        canvas.rounded(stick.inset(-2), 5, INK)
        canvas.rounded(stick, 4, SEAT_COLOURS[seat])


def draw_claims(canvas: Canvas, district: District, shown: Plan, seats: Sequence[Seat]) -> None:
    """Draw the marks of the seats that lack a single stick there for the majority."""
    box, radius = shown.place(district), shown.scaled(_CLAIM)
    for at, seat in enumerate(seats):
        x, y = box.right - radius - 4 - at * (2 * radius + 2), box.y + shown.scaled(68)
        canvas.disc(x, y, radius, INK)
        canvas.pour(symbol_mask(seat, radius * 2 // 3), x, y, SEAT_COLOURS[seat])
