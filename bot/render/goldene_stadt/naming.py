"""The names on the map: each beside its place, where it hides nothing and no road if it can be.

A picture writes those that it is about: all of them would fill the map, and a third of the file.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from bot.render import masks
from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import look
from bot.render.goldene_stadt.chart import WHOLE, Chart
from bot.render.goldene_stadt.island import course, mouth, road
from bot.render.keeping import kept
from bot.render.lettering import SOFT_HYPHEN
from bot.render.masks import Mask, width_of
from bot.render.theme import INK, Type
from bot.text import texts
from rules.goldene_stadt.components import (
    DISTRICTS,
    PLACE_KEYS,
    PLACES,
    RIVER_KEYS,
    RIVERS,
    ROADS,
    Place,
)

SIZE: Final = 24
_RIVER_SIZE: Final = 28
_EDGE: Final = 4
_GAP: Final = 1
_HALO: Final = 5
_MARKED: Final = 9
_BADGE: Final = 57
"""How far a number reaches beyond its place, and from the middle what it gives, below right."""
_ROUNDS: Final = 4
_HARD: Final = 10000.0
"""More than a whole name on roads: what is below this lies on nothing."""
_COSTS: Final = (_HARD, 40.0, 1.0, 0.0)
"""How ill a pixel of a name lies: on something; where a number may be, beside which names stand on
nearer maps; on roads, rivers, the sea and the city; elsewhere.
"""
_NAMED: Final = [place for place in PLACES if not DISTRICTS >> place & 1]
"""Districts have no names on the map: there is no room among them; the menu and the words tell."""


class Named(NamedTuple):
    """A name as it is written: its lines, and the box around them."""

    lines: tuple[str, ...]
    kind: Type
    box: Box


@lru_cache(maxsize=4)
def names(chart: Chart, language: str) -> dict[Place, Named]:
    """Return where the names of places are written: the best of a few orders of placing them."""
    own, grades = texts(language).of("goldene_stadt"), _grades(chart, language)
    ways: dict[Place, list[tuple[Named, float]]] = {}
    for place in _NAMED:
        found = _ways(chart, place, own.name(PLACE_KEYS[place]))
        judged = [(way, _cost(way.box, grades)) for way in found]
        ways[place] = [each for each in judged if each[1] < _HARD] or judged
    longest = sorted(_NAMED, key=lambda place: -ways[place][0][0].box.width)
    orders = (longest, _NAMED, longest[::-1])
    return min((_placed(ways, order) for order in orders), key=lambda found: found[0])[1]


def _placed(
    ways: Mapping[Place, Sequence[tuple[Named, float]]], order: Sequence[Place]
) -> tuple[float, dict[Place, Named]]:
    """Let each name in turn give way to the others; return how ill all lie, and where."""
    found: dict[Place, Named] = {}
    costs: dict[Place, float] = {}
    for place in [*order] * _ROUNDS:
        others = [named.box for other, named in found.items() if other != place]
        costs[place], found[place] = min(
            (
                (cost + _HARD * sum(overlap(way.box, other) for other in others), way)
                for way, cost in ways[place]
            ),
            key=lambda each: each[0],
        )
    return sum(costs.values()), found


def _ways(chart: Chart, place: Place, name: str) -> Iterator[Named]:
    """Yield ways to write a name: below, above, beside its place; on one line or two."""
    kind = Type("bold", chart.sized(SIZE))
    spot, words = chart.box(place).inset(-_GAP), name.replace(SOFT_HYPHEN, "")
    for lines in _broken(words):
        width = round(max(width_of(line, kind) for line in lines))
        height = round(kind.px * (len(lines) * 0.98 - 0.06))
        for shift in (0, -0.2, 0.2, -0.4, 0.4, -0.55, 0.55):
            x = round(spot.middle[0] - width / 2 + shift * width)
            yield Named(lines, kind, Box(x, spot.bottom, width, height))
            yield Named(lines, kind, Box(x, spot.y - height, width, height))
        for shift in (0, -0.3, 0.3, -0.5, 0.5):
            y = round(spot.middle[1] - height / 2 + shift * spot.height)
            yield Named(lines, kind, Box(spot.right, y, width, height))
            yield Named(lines, kind, Box(spot.x - width, y, width, height))


def _broken(words: str) -> list[tuple[str, ...]]:
    head, _, tail = words.rpartition(" ")
    return [(words,), (head, tail)] if head else [(words,)]


def _cost(box: Box, grades: Image.Image) -> float:
    """Return how ill a name lies on what is below it."""
    counts = grades.crop((box.x, box.y, box.right, box.bottom)).histogram()
    return sum(count * cost for count, cost in zip(counts, _COSTS, strict=False))


def overlap(one: Box, other: Box) -> int:
    """Return how many pixels two boxes share."""
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, width) * max(0, height)


def _grades(chart: Chart, language: str) -> Image.Image:
    """Return for each pixel how well a name lies there: a place in `_COSTS`."""
    taken, numbered, crossed, free = range(len(_COSTS))
    width, height = chart.extent
    sheet = Image.new("L", (width, height), taken)
    pen = ImageDraw.Draw(sheet)
    pen.rectangle((_EDGE, _EDGE, width - _EDGE, height - _EDGE), fill=crossed)
    pen.polygon(chart.coast(-4), fill=free)
    for number in range(len(ROADS)):
        pen.line(road(chart, number), fill=crossed, width=chart.sized(14))
    for river in range(len(RIVERS)):
        pen.line(course(chart, river), fill=crossed, width=chart.sized(24))
    pen.polygon(chart.walls(4), fill=crossed)
    margin = chart.sized(_MARKED)
    for place in PLACES if chart != WHOLE else ():
        _cover(pen, chart.box(place).inset(-margin), numbered)
        _cover(pen, Box(*chart.spot(place), *[chart.sized(_BADGE)] * 2), numbered)
    for place in PLACES:
        _cover(pen, chart.box(place), taken)
    for river in range(len(RIVERS)):
        _cover(pen, river_box(chart, river, language), taken)
    return sheet


def _cover(pen: ImageDraw.ImageDraw, box: Box, grade: int) -> None:
    pen.rectangle((box.x, box.y, box.right - 1, box.bottom - 1), fill=grade)


# --- rivers ---------------------------------------------------------------------------------------


def river_box(chart: Chart, river: int, language: str) -> Box:
    """Return the plate with the name of a river, at the corner in which it reaches the sea."""
    kind = Type("bold", chart.sized(_RIVER_SIZE))
    words = texts(language).of("goldene_stadt").name(RIVER_KEYS[river])
    width = round(width_of(words, kind)) + chart.sized(18)
    height = chart.sized(32)
    across, down = mouth(river)
    whole_width, whole_height = chart.extent
    x = _EDGE if across < 0 else whole_width - _EDGE - width
    y = _EDGE if down < 0 else whole_height - _EDGE - height
    return Box(x, y, width, height)


def name_rivers(canvas: Canvas, chart: Chart, part: Box, language: str) -> None:
    """Write the names of the rivers on a canvas that shows this part of the map."""
    for river in range(len(RIVERS)):
        box = river_box(chart, river, language)
        if overlap(box, part):
            _name_river(
                canvas, box._replace(x=box.x - part.x, y=box.y - part.y), chart, river, language
            )


def _name_river(canvas: Canvas, box: Box, chart: Chart, river: int, language: str) -> None:
    canvas.rounded(box, box.height // 2, look.BANK)
    kind = Type("bold", chart.sized(_RIVER_SIZE))
    words = texts(language).of("goldene_stadt").name(RIVER_KEYS[river])
    canvas.write(words, box.middle[0], box.middle[1] + kind.drop, kind, look.SNOW, "middle")


# --- writing --------------------------------------------------------------------------------------


def write_names(canvas: Canvas, shown: Sequence[tuple[Named, tuple[int, int]]]) -> None:
    """Write names, each moved by so many pixels, on a halo: a road below it hides nothing."""
    for named, (across, down) in shown:
        for number, line in enumerate(named.lines):
            baseline = named.box.y + down + round(named.kind.px * (0.74 + 0.98 * number))
            x = round(named.box.middle[0] + across - width_of(line, named.kind) / 2)
            canvas.pour(_halo(line, named.kind), x, baseline, look.PLATE)
            canvas.write(line, x, baseline, named.kind, INK)


@kept
def _halo(line: str, kind: Type) -> Mask:
    """Return letters grown on all sides."""
    letters = masks.text(line, kind.face, kind.px)
    width, height = letters.image.size
    sheet = Image.new("L", (width + 2 * _HALO, height + 2 * _HALO), 0)
    sheet.paste(letters.image, (_HALO, _HALO))
    grown = sheet.filter(ImageFilter.MaxFilter(2 * _HALO - 1))
    return Mask(grown, letters.left - _HALO, letters.top - _HALO)
