"""Options that are no cards: roles, and yes or no. Buildings as options are in `chips`."""

from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import picks, wording
from bot.render.kit.cards import Laid, Marks, mark
from bot.render.kit.figures import Figure, Setting, words_first
from bot.render.kit.grid import across
from bot.render.kit.seats import cased_symbol
from bot.render.lettering import block, fit
from bot.render.masks import width_of
from bot.render.san_juan.amounts import bounds
from bot.render.san_juan.art import scene_above
from bot.render.san_juan.chips import buildings
from bot.render.san_juan.look import ROLE_ICONS
from bot.render.scene import Scene
from bot.render.theme import GOLD, INK, INK_2, ON_INK, PAPER, RGB, Type
from rules.decision import Decision
from rules.event import NOBODY, Facts
from rules.san_juan.advice.preview import Span, promise
from rules.san_juan.components import BUILDER, PRODUCER, ROLE_KEYS, ROLES, Role
from rules.san_juan.library import could_double
from rules.san_juan.view import SanJuanView

_GAP: Final = 10
_PLATE: Final = 62
_MARKS: Final = Marks(corner=18)
_ROLE_LOW: Final = 280
"""A role lower than this has a smaller icon."""

_ROLE_NAME: Final = Type("bold", 40)
_CHOICE_NAME: Final = Type("bold", 44)
_GIST: Final = Type("semibold", 34)
_NOTE: Final = Type("semibold", 38)
_PROMISE: Final = Type("bold", 42)
_NOTHING: Final = Type("bold", 30)
_PROMISED: Final = Setting(_PROMISE, size=34, rise=15, reach=30, room=48)

_PROMISE_ICONS: Final = {BUILDER: "house-chimney", PRODUCER: "boxes-stacked"}
"""The gain of a role, if it is not cards."""


def options(canvas: Canvas, room: Box, scene: Scene, view: SanJuanView) -> int:
    """Draw the options of a decision that are no cards, in this room; return their height."""
    decision = view.decision
    if decision is None or decision.options[0].startswith(("card:", "build:", "pass")):
        return 0
    if decision.kind == "role":
        return _roles(canvas, room, scene, view, decision)
    if decision.kind == "library":
        return _choices(canvas, room, scene, view, decision)
    return buildings(canvas, room, scene, view, decision)


# --- roles -----------------------------------------------------------------------------------


def _roles(canvas: Canvas, room: Box, scene: Scene, view: SanJuanView, decision: Decision) -> int:
    """Draw all five roles: free ones with their numbers, taken ones with their takers."""
    laid: list[Laid] = []
    boxes = across(room, len(ROLE_KEYS), room.width, _GAP)
    for (role, key), box in zip(enumerate(ROLE_KEYS), boxes, strict=True):
        number = decision.options.index(key) + 1 if key in decision.options else 0
        if not number:
            _role(canvas, box, scene, role, wording.words_of(scene).name(key, "gist"), number)
            if view.roles[role] != NOBODY:
                cased_symbol(canvas, view.roles[role], box.x + 34, box.y + 34, 20)
            continue
        picked = number - 1 in scene.picked
        place = picks.lift(canvas, box, _MARKS.corner) if picked else box
        _role(canvas, place, scene, role, gist(scene, role, scene.facts[number - 1]), number)
        brought = promise(view, role, doubled=could_double(view))
        plate = Box(place.x + 10, place.bottom - _PLATE - 10, place.width - 20, _PLATE)
        _promise(canvas, plate, scene, role, brought)
        laid.append(Laid(place, (number,), check=_checked(place) if picked else None))
    mark(canvas, laid, _MARKS)
    return room.height


def _checked(box: Box) -> tuple[int, int]:
    return box.right - 40, box.y + 40


def gist(scene: Scene, role: Role, facts: Facts) -> str:
    """Say in two short lines how a free role helps the viewer."""
    numbers = {name: value for name, value in facts.items() if isinstance(value, int)}
    return wording.words_of(scene).say(f"picture-gist-{ROLES[role]}", **numbers)


def _role(canvas: Canvas, box: Box, scene: Scene, role: Role, words: str, number: int) -> None:
    own, theme = wording.words_of(scene), canvas.theme
    ink: RGB = INK if number else theme.mute
    canvas.rounded(box, 18, PAPER if number else theme.surface)
    x = box.x + box.width // 2
    top, size = (12, 64) if box.height < _ROLE_LOW else (34, 84)
    seen = box._replace(height=top + size)
    below = PAPER if number else theme.surface
    if scene_above(canvas, ROLES[role], seen, 18, below, dim=not number):
        size += 2
    else:
        shade = ink if number else theme.line
        canvas.icon(ROLE_ICONS[role], x + 8, box.y + top + size / 2, size, shade)
    canvas.outline(box, 18, 4 if number else 2, GOLD if number else theme.line)
    name = fit(own.name(ROLE_KEYS[role]), _ROLE_NAME, box.width - 16)
    baseline = box.y + top + size + 4 + name.kind.px
    canvas.write(name.words, x, baseline, name.kind, ink, "middle")
    gist = block(words, _GIST, box.width - 16, _lines_in(box, baseline))
    pitch = gist[0].kind.px + 3
    colour = INK_2 if number else theme.mute
    canvas.write_lines(gist, x, baseline + pitch + 4, colour, "middle", pitch)


def _lines_in(box: Box, baseline: int) -> int:
    return max(2, (box.bottom - _PLATE - 16 - baseline) // (_GIST.px + 3))


def promised(role: Role, brought: Span) -> Figure | None:
    """Return the gain of a role now as a figure; None for nothing."""
    if not brought.most:
        return None
    words = bounds(brought)
    icon = _PROMISE_ICONS.get(role, CARDS)
    return Figure(words if role == BUILDER else f"+{words}", icon=icon)


def nothing(scene: Scene, role: Role) -> str:
    """Say that a role would bring nothing now, and name the kind of gain."""
    return wording.words_of(scene).say(f"picture-nothing-{ROLES[role]}")


def _promise(canvas: Canvas, plate: Box, scene: Scene, role: Role, brought: Span) -> None:
    """Write the gain of the role now."""
    figure = promised(role, brought)
    canvas.rounded(plate, 14, INK)
    if figure is None:
        lines = block(nothing(scene, role), _NOTHING, plate.width - 16, 2)
        canvas.write_around(lines, *plate.middle, ON_INK, "middle", -1)
        return
    width = width_of(figure.words, _PROMISE) + 48
    x = plate.x + (plate.width - width) / 2
    words_first(canvas, (x, plate.bottom - 16), figure, _PROMISED, ON_INK)


# --- a choice between sentences --------------------------------------------------------------


def _choices(canvas: Canvas, room: Box, scene: Scene, view: SanJuanView, decision: Decision) -> int:
    """Draw each option as a sheet of paper with its words and its gain now."""
    laid: list[Laid] = []
    for position, place in enumerate(across(room, len(decision.options), room.width, _GAP)):
        picked = position in scene.picked
        box = picks.lift(canvas, place, _MARKS.corner) if picked else place
        words = wording.words_of(scene).option(
            decision, position, scene.facts[position], wording.names_of(scene)
        )
        canvas.rounded(box, 18, PAPER)
        canvas.outline(box, 18, 4, GOLD)
        label = fit(words.label, _CHOICE_NAME, box.width - (150 if picked else 96), 30)
        canvas.write(label.words, box.x + 78, box.y + 54, label.kind, INK)
        note = block(words.note, _NOTE, box.width - 48, 2, 28)
        canvas.write_lines(note, box.x + 24, box.y + 116, INK_2, "left", note[0].kind.px + 5)
        brought = promise(view, view.role, doubled=position == 0)
        plate = Box(box.x + 20, box.bottom - _PLATE - 16, box.width - 40, _PLATE)
        _promise(canvas, plate, scene, view.role, brought)
        middle = (box.y + 150 + plate.y) / 2
        if plate.y - middle > 40:
            canvas.icon(ROLE_ICONS[view.role], box.middle[0], middle, 80, INK)
        laid.append(Laid(box, (position + 1,), check=_checked(box) if picked else None))
    mark(canvas, laid, _MARKS)
    return room.height
