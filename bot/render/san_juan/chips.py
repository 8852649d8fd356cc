"""Options that are the viewer's own buildings: to build over, to pay with, to fill, to sell."""

from math import ceil
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import picks, wording
from bot.render.kit.cards import Laid, Marks, mark
from bot.render.kit.figures import Figure, Setting, side_by_side, words_first
from bot.render.kit.grid import rows
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.san_juan.amounts import bounds, signed
from bot.render.san_juan.facades import facade
from bot.render.san_juan.look import ROLE_ICONS
from bot.render.scene import Scene
from bot.render.theme import Type
from rules.decision import Decision
from rules.event import Facts
from rules.san_juan.advice.preview import Span, hand_after_option, next_price
from rules.san_juan.components import BUILDING_KEYS, TRADER
from rules.san_juan.view import SanJuanView, Slot

_GAP: Final = 10
_WIDTH: Final = 186
_HEIGHTS: Final = (150, 280)
_STRIP: Final = 50
_COLUMNS: Final = 6
_AFTER: Final = "→"
_MARKS: Final = Marks(inset=30, corner=12)

FOR_GOODS: Final = ("goods", "produce")
"""The decisions in which goods count at their next price."""

_NAME: Final = Type("bold", 34)
_MEANS: Final = Type("bold", 36)
_LEAST_MEANS: Final = 28
_ICON_ROOM: Final = 50


class _Chip(NamedTuple):
    """An option that is a building (None: a free plot), and its meaning."""

    slot: Slot | None
    means: tuple[Figure, ...]


def buildings(
    canvas: Canvas, room: Box, scene: Scene, view: SanJuanView, decision: Decision
) -> int:
    """Draw each option as a building with its number; return the height of all."""
    boxes = _boxes(room, len(decision.options))
    laid: list[Laid] = []
    for position, (place, facts) in enumerate(zip(boxes, scene.facts, strict=True)):
        picked = position in scene.picked
        box = picks.lift(canvas, place, _MARKS.corner) if picked else place
        _draw(canvas, box, _chip(view, position, facts), scene)
        laid.append(Laid(box, (position + 1,), check=box.middle if picked else None))
    mark(canvas, laid, _MARKS)
    return boxes[-1].bottom + _STRIP - room.y


def _chip(view: SanJuanView, position: int, facts: Facts) -> _Chip:
    assert view.decision is not None, "options belong to a decision"
    place = view.decision.options[position].partition(":")[2]
    slot = view.own.display[int(place)] if place else None
    return _Chip(slot, meanings(view, position, facts))


def meanings(view: SanJuanView, position: int, facts: Facts) -> tuple[Figure, ...]:
    """Return the cost, the gain or the remainder of an option that is a building."""
    decision = view.decision
    assert decision is not None, "options belong to a decision"
    after = hand_after_option(view, position)
    left = (Figure(f"{_AFTER}{bounds(after)}", icon=CARDS),) if after else ()
    if decision.kind == "cover":
        gain = int(str(facts["gain"]))
        return (*left, Figure(signed(Span(gain, gain)), icon="star"))
    if decision.kind not in FOR_GOODS:
        return (Figure(f"+{facts['price']}", icon=CARDS), *left)
    good = BUILDING_KEYS.index(str(facts["building"]))
    worth = Figure(bounds(next_price(view, good)), icon=ROLE_ICONS[TRADER])
    return (Figure("−1", icon=CARDS), worth) if decision.kind == "goods" else (worth,)


def _boxes(room: Box, count: int) -> list[Box]:
    """Return the boxes of the options, without their strips."""
    least, most = _HEIGHTS
    height = max(least, min(most, room.height // ceil(count / _COLUMNS) - _STRIP - _GAP))
    return rows(room, count, _COLUMNS, (_WIDTH, height), (_GAP, _STRIP + _GAP))


def _draw(canvas: Canvas, box: Box, chip: _Chip, scene: Scene) -> None:
    theme = canvas.theme
    if chip.slot is None:
        plot = Box(box.x, box.y + 18, box.width, box.height - 18)
        canvas.rounded(plot, 12, theme.ground)
        canvas.outline(plot, 12, 3, theme.mute)
        x, y = plot.middle
        canvas.icon("circle-plus", x, y - 18, 54, theme.mute)
        words = fit(wording.words_of(scene).say("picture-beside"), _NAME, box.width - 12)
        canvas.write(words.words, x, box.bottom - 16, words.kind, theme.text, "middle")
    else:
        facade(canvas, box, chip.slot, scene.language)
    _strip(canvas, Box(box.x, box.bottom + 3, box.width, _STRIP - 6), chip.means)


def _strip(canvas: Canvas, plate: Box, means: tuple[Figure, ...]) -> None:
    """Write the meaning of the option on a plate below the building."""
    canvas.rounded(plate, 12, canvas.theme.surface)
    kind = side_by_side(means, _MEANS, _LEAST_MEANS, plate.width + 6, _ICON_ROOM)
    widths = [width_of(meaning.words, kind) + _ICON_ROOM for meaning in means]
    x = plate.x + (plate.width - sum(widths) + _ICON_ROOM - 40) / 2
    setting = Setting(kind, size=30, rise=13, reach=20, room=_ICON_ROOM)
    for meaning in means:
        ink, at = canvas.theme.text, (x, plate.bottom - 9)
        shade = canvas.theme.act if meaning.icon == "star" else ink
        x = words_first(canvas, at, meaning, setting, ink, shade)
