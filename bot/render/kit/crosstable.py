"""Who met whom in a division: a row for each person, a column for each table, with the points."""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import mixed
from bot.render.kit.cover import Art
from bot.render.kit.division import title
from bot.render.kit.header import Crest, Pill, page
from bot.render.kit.mixed import mixed as in_words
from bot.render.kit.wording import apart, name_of, say, subline
from bot.render.lettering import fit
from bot.render.scene import Division, Met, Scene
from bot.render.theme import GAP, MARGIN, TOP, WIDTH, Type

_ROW: Final = 88
_HEADS: Final = 56
_RADIUS: Final = 12
_NAME: Final = Type("bold", 48)
_LEAST_NAME: Final = 36
_POINTS: Final = Type("black", 48)
_LABEL: Final = Type("semibold", 42)
_NAMES: Final = 24
_ROOM: Final = 330
"""The room for names."""
_TOTAL: Final = 150
_WIDEST: Final = 110
_HOLLOW: Final = 4


def draw(scene: Scene, view: Division, crest: Crest, _: Art) -> Image.Image:
    """Draw the crosstable of a division."""
    height = TOP + _HEADS + len(view.ranked) * (_ROW + GAP) + MARGIN
    pill = Pill("", say(scene, "league-cross"), icon="table-cells", acting=False)
    canvas = page(crest, subline(scene, title(scene, view)), pill, scene.light, height)
    theme, step = canvas.theme, min(_WIDEST, _cells() // max(1, len(view.met)))
    right = WIDTH - MARGIN - 58
    label = fit(say(scene, "league-points"), _LABEL, _TOTAL, 32)
    canvas.write(label.words, WIDTH - MARGIN - 20, TOP + 42, label.kind, theme.mute, "right")
    for number in range(len(view.met)):
        middle = MARGIN + _NAMES + _ROOM + round((number + 0.5) * step)
        canvas.write(str(number + 1), middle, TOP + 42, _LABEL, theme.mute, "middle")
    for at, each in enumerate(view.ranked):
        box = Box(MARGIN, TOP + _HEADS + at * (_ROW + GAP), WIDTH - 2 * MARGIN, _ROW)
        canvas.rounded(box, _RADIUS, theme.surface)
        name = fit(name_of(scene, at), _NAME, _ROOM - 20, _LEAST_NAME)
        y = box.middle[1]
        canvas.write(name.words, box.x + _NAMES, y + name.kind.drop, name.kind, theme.text)
        for number, met in enumerate(view.met):
            cell = Box(box.x + _NAMES + _ROOM + number * step + 3, box.y + 6, step - 6, _ROW - 12)
            _draw_cell(canvas, cell, met, at)
        mixed.write(canvas, each.points, (right, y), _POINTS, theme.text)
    return canvas.image


def _cells() -> int:
    """Return the room for all tables."""
    return WIDTH - 2 * MARGIN - _NAMES - _ROOM - _TOTAL - 20


def _draw_cell(canvas: Canvas, cell: Box, met: Met, at: int) -> None:
    """Draw a person's points at a table: filled where they won, hollow while it is played."""
    theme = canvas.theme
    if at not in met.people:
        return
    if not met.points:
        canvas.outline(cell, _RADIUS, _HOLLOW, theme.line)
        return
    points = met.points[met.people.index(at)]
    first = points == max(met.points) > 0
    canvas.rounded(cell, _RADIUS, theme.act_shade if first else theme.surface_2)
    if first:
        canvas.outline(cell, _RADIUS, _HOLLOW, theme.act)
    kind = _POINTS
    while mixed.width(points, kind) > cell.width - 8 and kind.px > 30:
        kind = kind._replace(px=kind.px - 2)
    ink = theme.act if first else theme.text
    mixed.write(canvas, points, cell.middle, kind, ink, centred=True)


# --- in words --------------------------------------------------------------------------------


def alt(scene: Scene, view: Division) -> Iterator[str]:
    """Tell the same in words."""
    yield say(scene, "alt-league", league=view.league, title=title(scene, view))
    for number, met in enumerate(view.met, start=1):
        names = [name_of(scene, each) for each in met.people]
        if met.points:
            both = zip(names, met.points, strict=True)
            names = [f"{name} {in_words(points)}" for name, points in both]
        judged = "yes" if met.judged else "no"
        people = apart(scene, names)
        yield say(scene, "alt-league-table", number=number, judged=judged, names=people)
