"""The city: 35 districts in a grid, the streets between them, and the sticks that lie there.

A lot shows the sign of its kind, its prestige, and who leads there; a rebuilt district is painted,
in its builder's colours. Sticks are bars in the colours and patterns of the seats, with their
symbols.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.brackets import MOST, brackets
from bot.render.kit.grid import across
from bot.render.kit.seats import strip, symbol_mask
from bot.render.kit.targets import Point
from bot.render.kit.wording import words_of
from bot.render.masks import width_of
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
    AROUND,
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

_WHOLE: Final = 100
"""The size of the whole city, in percent."""
_RIM: Final = Type("bold", 34)
_NUMBER: Final = 60
_ON_STREET: Final = {True: 60, False: 52}
"""The size of a number on a district, and on a street that is shown nearer or not."""
_LOWER: Final = 32
"""How far the number of an upright street lies below its middle: beside no sign and no value."""
_ASIDE: Final = 30
"""How far from the end of a stick its number is."""
_RING: Final = 6
_GLOW: Final = 30
"""How far the light around a district reaches."""
_LED: Final = 32
"""The height of the colours of the seats that lead on a lot."""
_FOOT_CORNER: Final = 8
_POINTS: Final = Type("black", 46)
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
    numbered: Collection[District] = (),
    near: Collection[District] = (),
    faint: Collection[District] = (),
) -> None:
    """Draw the city, or a part of it, with everything that lies there.

    Districts that are `numbered` leave room for it. Those that are `near` to being built stand
    out. Others are `faint`. Lots tell who leads there, if there are no numbers, or else their
    names, which make room for numbers on streets.
    """
    canvas.place(_ground(shown._replace(top=0), scene.light), shown.box.x, shown.box.y)
    own, light = words_of(scene), Light(scene.light.name, shown.size)
    leading = {} if numbered else leaders(view)
    for district in near if numbered else ():
        painted("glow", canvas, shown.place(district).inset(-shown.scaled(_GLOW)))
    for district in shown.districts:
        kind, box = view.city[district], shown.place(district)
        seen = light._replace(numbered=district in numbered, faint=district in faint)
        unnamed = district in leading or (faint and shown.size <= _WHOLE)
        word = "" if unnamed else _word(own, kind)
        tile = district_tile(kind, view.builders[district], word, seen)
        canvas.place(tile, box.x, box.y)
        if district in leading:
            draw_leaders(canvas, district, shown, leading[district])
        if district in near and district not in faint:
            ring = GOLD if numbered else PAPER
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


def leaders(view: SanFranciscoView) -> dict[District, list[Seat]]:
    """Return the lots with sticks of seats, and the seats that have the most of them."""
    found: dict[District, list[Seat]] = {}
    for at in DISTRICTS:
        if view.builders[at] == NOBODY and view.city[at] != PARK:
            counts = [(own & AROUND[at]).bit_count() for own in view.board.sticks]
            if most := max(counts):
                found[at] = [seat for seat, count in enumerate(counts) if count == most]
    return found


def draw_claimed(
    canvas: Canvas,
    shown: Plan,
    scene: Scene,
    view: SanFranciscoView,
    *,
    faint: Collection[District] = (),
) -> None:
    """Draw the city; lots that a single stick completes stand out, and what changed is marked."""
    draw(canvas, shown, scene, view, near=claims(view), faint=faint)
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


def on_street(number: int, street: Street, shown: Plan, *, beside: bool = False) -> Tag:
    """Return the tag of an option that is a street: whole, and beside letters, names and values.

    It lies in the middle of the street, or, where it is shown nearer, `beside` the stick's mark.
    """
    box, level = shown.stick(street), is_level(street)
    x, y = box.middle
    if beside and shown.size > _WHOLE:
        x, y = (box.x + _ASIDE, y) if level else (x, box.y + _ASIDE)
    else:
        y += 0 if level else shown.scaled(_LOWER)
    return Tag(number, Point(x, y), _ON_STREET[shown.size > _WHOLE]).within(shown.rim)


def draw_needs(canvas: Canvas, district: District, shown: Plan, seat: Seat, needs: int) -> None:
    """Draw the sticks that a seat still needs there for the majority, side by side."""
    box, wide, high = shown.place(district), shown.scaled(10), shown.scaled(36)
    for at in range(needs):
        stick = Box(box.right - 6 - (at + 1) * (wide + 4), box.bottom - high - 8, wide, high)
        canvas.rounded(stick.inset(-3), 5, INK)
        canvas.rounded(stick, 4, SEAT_COLOURS[seat])


def draw_gain(canvas: Canvas, district: District, shown: Plan, points: int) -> None:
    """Draw at the foot of a district why it stands out: the prestige that it brings."""
    box, high = shown.place(district), shown.scaled(48)
    foot = Box(box.x, box.bottom - high, box.width, high)
    canvas.rounded(foot, _FOOT_CORNER, GOLD)
    words, y, star = f"+{points}", foot.middle[1], shown.scaled(36)
    left = foot.middle[0] - (width_of(words, _POINTS) + star + 4) / 2
    canvas.icon(look.PRESTIGE_ICON, left + star / 2, y, star, INK)
    canvas.write(words, left + star + 4, y + _POINTS.drop, _POINTS, INK)


def draw_leaders(canvas: Canvas, district: District, shown: Plan, seats: Sequence[Seat]) -> None:
    """Draw the colours and symbols of the seats that lead on a lot, along its foot."""
    box, high, radius = shown.place(district), shown.scaled(_LED), shown.scaled(_LED) // 2
    foot = Box(box.x + 6, box.bottom - high - 6, box.width - 12, high)
    canvas.rounded(foot.inset(-3), 7, INK)
    for seat, part in zip(seats, across(foot, len(seats), foot.width, 3), strict=True):
        canvas.place(strip(seat, part.width, part.height, 0), part.x, part.y)
        canvas.disc(*part.middle, radius, INK)
        canvas.pour(symbol_mask(seat, radius * 2 // 3), *part.middle, SEAT_COLOURS[seat])


def draw_way(canvas: Canvas, street: Street, shown: Plan, *, taken: bool, picked: bool) -> None:
    """Draw that a street can be chosen: a bar of gold, or gold around the stick that lies there."""
    box, colour = shown.stick(street), canvas.theme.good if picked else GOLD
    canvas.outline(box.inset(-3), 10, 3, INK)
    if not taken:
        canvas.rounded(box, 8, INK)
        canvas.rounded(box.inset(3), 7, colour)
    else:
        canvas.outline(box, 8, 6, colour)
