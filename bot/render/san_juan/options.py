"""Options that are no cards: roles, yes or no, and the viewer's own buildings."""

from math import ceil
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.lettering import block, fit
from bot.render.markers import marker
from bot.render.san_juan import story
from bot.render.san_juan.facades import facade
from bot.render.san_juan.look import ROLE_ICONS
from bot.render.san_juan.standing import NOBODY, bonus
from bot.render.scene import Scene
from bot.render.seats import cased_symbol
from bot.render.theme import (
    GOLD,
    INK,
    INK_2,
    LINE,
    MUTE,
    NIGHT,
    PAPER,
    RGB,
    SURFACE,
    TEXT,
    Type,
)
from rules.decision import Decision
from rules.event import Facts
from rules.san_juan.cards import ROLE_KEYS, Role
from rules.san_juan.view import SanJuanView, Slot

_GAP: Final = 10
_ROLE_HEIGHT: Final = 236
_CHOICE_HEIGHT: Final = 168
_CHIP: Final = Box(0, 0, 186, 150)
_STRIP: Final = 46
_CHIP_COLUMNS: Final = 6

_ROLE_NAME: Final = Type("bold", 34)
_CHOICE_NAME: Final = Type("bold", 40)
_EFFECT: Final = Type("semibold", 26)
_NOTE: Final = Type("semibold", 30)
_STRIP_TYPE: Final = Type("bold", 34)


def options(canvas: Canvas, room: Box, scene: Scene, view: SanJuanView) -> int:
    """Draw the options of a decision that are no cards; return the height they take."""
    decision = view.decision
    if decision is None or decision.options[0].startswith(("card:", "build:", "pass")):
        return 0
    if decision.kind == "role":
        return _roles(canvas, room, scene, view, decision)
    if decision.kind == "library":
        return _choices(canvas, room, scene, decision)
    return _buildings(canvas, room, scene, view, decision)


# --- roles -----------------------------------------------------------------------------------


def _roles(canvas: Canvas, room: Box, scene: Scene, view: SanJuanView, decision: Decision) -> int:
    """Draw all five roles: free ones with their numbers, taken ones with their takers."""
    width = (room.width - 4 * _GAP) // 5
    for role, key in enumerate(ROLE_KEYS):
        box = Box(room.x + role * (width + _GAP), room.y, width, _ROLE_HEIGHT)
        number = decision.options.index(key) + 1 if key in decision.options else 0
        _role(canvas, box, scene, role, number)
        if number:
            marker(canvas, number, box.x + 34, box.y + 34)
        elif view.roles[role] != NOBODY:
            cased_symbol(canvas, view.roles[role], box.x + 34, box.y + 34, 20)
    return _ROLE_HEIGHT


def _role(canvas: Canvas, box: Box, scene: Scene, role: Role, number: int) -> None:
    own = story.words_of(scene)
    ink: RGB = INK if number else MUTE
    canvas.rounded(box, 18, PAPER if number else SURFACE)
    canvas.outline(box, 18, 4 if number else 2, GOLD if number else LINE)
    x = box.x + box.width // 2
    canvas.icon(ROLE_ICONS[role], x, box.y + 52, 66, ink if number else LINE)
    name = fit(own.name(ROLE_KEYS[role]), _ROLE_NAME, box.width - 16)
    canvas.write(name.words, x, box.y + 124, name.kind, ink, "middle")
    lines = block(own.name(ROLE_KEYS[role], "effect"), _EFFECT, box.width - 20, 3)
    colour = INK_2 if number else MUTE
    canvas.write_lines(lines, x, box.y + 158, colour, "middle", 28)


# --- a choice between sentences --------------------------------------------------------------


def _choices(canvas: Canvas, room: Box, scene: Scene, decision: Decision) -> int:
    """Draw each option as a sheet of paper with its words."""
    count = len(decision.options)
    width = (room.width - (count - 1) * _GAP) // count
    for position in range(count):
        box = Box(room.x + position * (width + _GAP), room.y, width, _CHOICE_HEIGHT)
        words = story.words_of(scene).option(decision, position, scene.facts[position])
        canvas.rounded(box, 18, PAPER)
        canvas.outline(box, 18, 4, GOLD)
        label = block(words.label, _CHOICE_NAME, box.width - 96, 2, 30)
        canvas.write_lines(label, box.x + 78, box.y + 52, INK, "left", 42)
        note = block(words.note, _NOTE, box.width - 40, 2)
        canvas.write_lines(note, box.x + 20, box.y + 116, INK_2, "left", 34)
        marker(canvas, position + 1, box.x + 38, box.y + 38)
    return _CHOICE_HEIGHT


# --- own buildings ---------------------------------------------------------------------------


class _Chip(NamedTuple):
    """An option that is a building (None: a free plot), and what it means in a few signs."""

    slot: Slot | None
    bonus: str
    icon: str
    words: str


def _buildings(
    canvas: Canvas, room: Box, scene: Scene, view: SanJuanView, decision: Decision
) -> int:
    """Draw each option as a large building with its number."""
    chips = [
        _chip(scene, view, key, facts)
        for key, facts in zip(decision.options, scene.facts, strict=True)
    ]
    strip = _STRIP if any(chip.words for chip in chips) else 0
    boxes = _chip_boxes(room, len(chips), strip)
    for number, (box, chip) in enumerate(zip(boxes, chips, strict=True), 1):
        _draw_chip(canvas, box, chip, scene)
        marker(canvas, number, box.x + 28, box.y + 32)
    return boxes[-1].bottom + strip - room.y


def _chip(scene: Scene, view: SanJuanView, key: str, facts: Facts) -> _Chip:
    family, _, place = key.partition(":")
    slot, extra = None, ""
    if place:
        slot = view.own.display[int(place)]
        extra = bonus(view, view.own.seat, slot.kind)
    if family in ("over", "beside"):
        own = story.words_of(scene)
        return _Chip(slot, extra, CARDS, own.say("picture-pay", price=str(facts["price"])))
    if "price" in facts:
        return _Chip(slot, extra, CARDS, f"+{facts['price']}")
    return _Chip(slot, extra, "", "")


def _chip_boxes(room: Box, count: int, strip: int) -> list[Box]:
    rows = ceil(count / _CHIP_COLUMNS)
    columns = ceil(count / rows)
    left = room.x + (room.width - columns * _CHIP.width - (columns - 1) * _GAP) // 2
    return [
        Box(
            left + place % columns * (_CHIP.width + _GAP),
            room.y + place // columns * (_CHIP.height + strip + _GAP),
            _CHIP.width,
            _CHIP.height,
        )
        for place in range(count)
    ]


def _draw_chip(canvas: Canvas, box: Box, chip: _Chip, scene: Scene) -> None:
    if chip.slot is None:
        plot = Box(box.x, box.y + 18, box.width, box.height - 18)
        canvas.rounded(plot, 12, NIGHT)
        canvas.outline(plot, 12, 3, MUTE)
        canvas.icon("circle-plus", box.x + box.width / 2, box.y + 70, 48, MUTE)
        words = fit(story.words_of(scene).say("picture-beside"), _STRIP_TYPE, box.width - 12)
        canvas.write(
            words.words, box.x + box.width / 2, box.bottom - 16, words.kind, TEXT, "middle"
        )
    else:
        facade(canvas, box, chip.slot, scene.language, chip.bonus)
    if chip.words:
        _strip(canvas, box, chip)


def _strip(canvas: Canvas, box: Box, chip: _Chip) -> None:
    """Write what the option means on a plate below the building."""
    plate = Box(box.x, box.bottom + 3, box.width, _STRIP - 6)
    canvas.rounded(plate, 12, INK)
    room = plate.width - 60
    words = fit(chip.words, _STRIP_TYPE, room)
    start = plate.x + (plate.width - round(words.width) - 42) // 2
    canvas.write(words.words, start, plate.bottom - 9, words.kind, GOLD)
    canvas.icon(chip.icon, start + words.width + 26, plate.middle[1], 30, TEXT)
