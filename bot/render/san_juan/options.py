"""Options that are no cards: roles, yes or no, and the viewer's own buildings."""

from math import ceil
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.lettering import block, fit
from bot.render.markers import marker
from bot.render.masks import width_of
from bot.render.san_juan import story
from bot.render.san_juan.facades import facade
from bot.render.san_juan.look import ROLE_ICONS
from bot.render.san_juan.standing import NOBODY
from bot.render.scene import Scene
from bot.render.seats import cased_symbol
from bot.render.theme import (
    INK,
    INK_2,
    PAPER,
    RGB,
    Theme,
    Type,
)
from rules.decision import Decision
from rules.event import Facts
from rules.san_juan.cards import ROLE_KEYS, Role
from rules.san_juan.view import SanJuanView, Slot

_GAP: Final = 10
ROW: Final = 5
"""Up to so many cards the hand takes one row, and the options may be taller."""
_ROLE_HEIGHTS: Final = (236, 336)
_CHOICE_HEIGHTS: Final = (168, 200)
_CHIP_WIDTH: Final = 186
_CHIP_HEIGHTS: Final = (150, 230)
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
        return _choices(canvas, room, scene, view, decision)
    return _buildings(canvas, room, scene, view, decision)


# --- roles -----------------------------------------------------------------------------------


def _roles(canvas: Canvas, room: Box, scene: Scene, view: SanJuanView, decision: Decision) -> int:
    """Draw all five roles: free ones with their numbers, taken ones with their takers."""
    width = (room.width - 4 * _GAP) // 5
    height = _ROLE_HEIGHTS[len(view.hand) <= ROW]
    for role, key in enumerate(ROLE_KEYS):
        box = Box(room.x + role * (width + _GAP), room.y, width, height)
        number = decision.options.index(key) + 1 if key in decision.options else 0
        _role(canvas, box, scene, role, number)
        if number:
            marker(canvas, number, box.x + 34, box.y + 34)
        elif view.roles[role] != NOBODY:
            cased_symbol(canvas, view.roles[role], box.x + 34, box.y + 34, 20)
    return height


def _role(canvas: Canvas, box: Box, scene: Scene, role: Role, number: int) -> None:
    own = story.words_of(scene)
    ink: RGB = INK if number else canvas.theme.mute
    canvas.rounded(box, 18, PAPER if number else canvas.theme.surface)
    canvas.outline(box, 18, 4 if number else 2, canvas.theme.act if number else canvas.theme.line)
    x = box.x + box.width // 2
    size = 66 if box.height < 300 else 96
    canvas.icon(ROLE_ICONS[role], x, box.y + size * 0.8, size, ink if number else canvas.theme.line)
    baseline = box.y + round(size * 1.88)
    name = fit(own.name(ROLE_KEYS[role]), _ROLE_NAME, box.width - 16)
    canvas.write(name.words, x, baseline, name.kind, ink, "middle")
    room = box.bottom - baseline - 10
    effect = block(own.name(ROLE_KEYS[role], "effect"), _EFFECT, box.width - 20, room // 29)
    canvas.write_lines(
        effect, x, baseline + 34, INK_2 if number else canvas.theme.mute, "middle", 29
    )


# --- a choice between sentences --------------------------------------------------------------


def _choices(canvas: Canvas, room: Box, scene: Scene, view: SanJuanView, decision: Decision) -> int:
    """Draw each option as a sheet of paper with its words."""
    count = len(decision.options)
    width = (room.width - (count - 1) * _GAP) // count
    height = _CHOICE_HEIGHTS[len(view.hand) <= ROW]
    for position in range(count):
        box = Box(room.x + position * (width + _GAP), room.y, width, height)
        words = story.words_of(scene).option(decision, position, scene.facts[position])
        canvas.rounded(box, 18, PAPER)
        canvas.outline(box, 18, 4, canvas.theme.act)
        label = block(words.label, _CHOICE_NAME, box.width - 96, 2, 30)
        canvas.write_lines(label, box.x + 78, box.y + 52, INK, "left", 42)
        note = block(words.note, _NOTE, box.width - 40, 2)
        canvas.write_lines(note, box.x + 20, box.y + 116, INK_2, "left", 34)
        marker(canvas, position + 1, box.x + 38, box.y + 38)
    return height


# --- own buildings ---------------------------------------------------------------------------


class _Chip(NamedTuple):
    """An option that is a building (None: a free plot), and what it means: numbers with icons."""

    slot: Slot | None
    means: tuple[tuple[str, str, RGB], ...]


def _buildings(
    canvas: Canvas, room: Box, scene: Scene, view: SanJuanView, decision: Decision
) -> int:
    """Draw each option as a large building with its number."""
    chips = [
        _chip(view, key, facts, canvas.theme)
        for key, facts in zip(decision.options, scene.facts, strict=True)
    ]
    strip = _STRIP if any(chip.means for chip in chips) else 0
    tall = len(chips) <= _CHIP_COLUMNS and len(view.hand) <= ROW
    boxes = _chip_boxes(room, len(chips), _CHIP_HEIGHTS[tall], strip)
    for number, (box, chip) in enumerate(zip(boxes, chips, strict=True), 1):
        _draw_chip(canvas, box, chip, scene)
        marker(canvas, number, box.x + 26, box.y + 30)
    return boxes[-1].bottom + strip - room.y


def _chip(view: SanJuanView, key: str, facts: Facts, theme: Theme) -> _Chip:
    family, _, place = key.partition(":")
    slot = view.own.display[int(place)] if place else None
    if family in ("over", "beside"):
        price, gain = int(str(facts["price"])), int(str(facts["gain"]))
        return _Chip(
            slot,
            ((str(price), CARDS, theme.text), (f"{gain:+}".replace("-", "−"), "star", theme.act)),
        )
    if "price" in facts:
        return _Chip(slot, ((f"+{facts['price']}", CARDS, theme.text),))
    return _Chip(slot, ())


def _chip_boxes(room: Box, count: int, height: int, strip: int) -> list[Box]:
    rows = ceil(count / _CHIP_COLUMNS)
    columns = ceil(count / rows)
    left = room.x + (room.width - columns * _CHIP_WIDTH - (columns - 1) * _GAP) // 2
    return [
        Box(
            left + place % columns * (_CHIP_WIDTH + _GAP),
            room.y + place // columns * (height + strip + _GAP),
            _CHIP_WIDTH,
            height,
        )
        for place in range(count)
    ]


def _draw_chip(canvas: Canvas, box: Box, chip: _Chip, scene: Scene) -> None:
    if chip.slot is None:
        plot = Box(box.x, box.y + 18, box.width, box.height - 18)
        canvas.rounded(plot, 12, canvas.theme.ground)
        canvas.outline(plot, 12, 3, canvas.theme.mute)
        x, y = plot.middle
        canvas.icon("circle-plus", x, y - 22, 54, canvas.theme.mute)
        words = fit(story.words_of(scene).say("picture-beside"), _STRIP_TYPE, box.width - 12)
        canvas.write(words.words, x, box.bottom - 16, words.kind, canvas.theme.text, "middle")
    else:
        facade(canvas, box, chip.slot, scene.language)
    if chip.means:
        _strip(canvas, Box(box.x, box.bottom + 3, box.width, _STRIP - 6), chip)


def _strip(canvas: Canvas, plate: Box, chip: _Chip) -> None:
    """Write what the option means on a plate below the building."""
    canvas.rounded(plate, 12, canvas.theme.surface)
    widths = [round(width_of(words, _STRIP_TYPE)) + 46 for words, _, _ in chip.means]
    x = plate.x + (plate.width - sum(widths) + 12) / 2
    for width, (words, icon, colour) in zip(widths, chip.means, strict=True):
        end = x + canvas.write(words, x, plate.bottom - 8, _STRIP_TYPE, canvas.theme.text)
        canvas.icon(icon, end + 18, plate.middle[1], 28, colour)
        x += width
