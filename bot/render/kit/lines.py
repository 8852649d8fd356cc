"""Lines over a grid, one for each seat: the charts of a game that is over are drawn with these.

Each seat is a line in its colour, the winners' broader, with its symbol at some points, and named
at its right end. Lines have an outline of ink, because an evening lies behind them.
"""

from collections.abc import Callable, Iterator, Sequence
from math import floor
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.render.canvas import Box, Canvas, Spot
from bot.render.dither import screen
from bot.render.kit.seats import cased_symbol
from bot.render.kit.wording import name_of
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.scene import Scene
from bot.render.theme import INK, PAPER, RGB, SEAT_COLOURS, Type
from bot.text import texts
from rules.event import Seat

_AXIS: Final = 36
"""The room beside the numbers at the left."""
_BELOW: Final = 84
"""The room for the rounds below."""
_ENDS: Final = 316
"""The room for names at the right."""
_HEAD: Final = 34
_WORDS: Final = Type("semibold", 44)
_NUMBER: Final = Type("bold", 46)
_SCORE: Final = Type("black", 60)
_CROWN: Final = 54
_NAME: Final = Type("bold", 44)
_LEAST_NAME: Final = 34
_LABEL: Final = 108
_LOW: Final = 62
"""The height of the label at the end of a line: with a number above the name, and without."""
_THICK: Final = 10
_WON: Final = 18
"""The breadth of a line, and of a winner's."""
_CASING: Final = 4
_SHADE: Final = 0.24
"""How dense the dots below a winner's line are at most."""
_TIE: Final = 44
_TIED: Final = 5
"""The reach and the breadth of what ties the end of a line to its label."""
_SYMBOL: Final = 17
_SCALE: Final = 2
_PLAIN: Final = Image.Resampling.NEAREST
_MOST_SYMBOLS: Final = 4
"""About how many symbols a line has: one at every point would hide it."""
_MOST_LEVELS: Final = 5
_MOST_ROUNDS: Final = 8
_STEPS: Final = (1, 2, 5)
"""The steps between numbers on an axis; also these times ten, a hundred and so on."""
DISC: Final = 31
_DISC_APART: Final = 2 * DISC + 10


class Turn(NamedTuple):
    """A turning point: the number that it has in the text, the seat, and where it is across."""

    number: int
    seat: Seat
    at: float


class Chart(NamedTuple):
    """What a chart tells.

    title      of its picture
    headline   the sentence above the lines
    of_seats   the heights of each line
    levels     the heights that have to be in sight
    rounds     the number of each round, and its position across
    written    writes a height
    ends       what is written at the end of each line, above the name; "" for nothing
    winners    the seats that won
    turns      the turning points that are told below the picture, from left to right
    """

    title: str
    headline: str
    of_seats: Sequence[Sequence[int]]
    levels: Sequence[int]
    rounds: Sequence[tuple[int, int]]
    written: Callable[[int], str]
    ends: Sequence[str]
    winners: Sequence[Seat]
    turns: Sequence[Turn] = ()


class Plot(NamedTuple):
    """The scales of a chart: its box, the first number, the range shown, and the extent across."""

    box: Box
    least: int
    levels: int
    across: int

    def at(self, number: float, height: float) -> Spot:
        """Return where something lies."""
        across = number / max(self.across, 1)
        up = (height - self.least) / max(self.levels, 1)
        return self.box.x + across * self.box.width, self.box.bottom - up * self.box.height


def signed(number: int) -> str:
    """Write a number with a proper minus sign."""
    return f"{number}".replace("-", "−")


def draw(canvas: Canvas, room: Box, scene: Scene, chart: Chart) -> None:
    """Draw a chart into a room."""
    plot = _axes(canvas, room, scene, chart)
    drawn = [[plot.at(*each) for each in enumerate(heights)] for heights in chart.of_seats]
    order = sorted(range(len(drawn)), key=lambda seat: seat in chart.winners)
    above = [bool(end) or seat in chart.winners for seat, end in enumerate(chart.ends)]
    labels = _spread(plot.box, [points[-1][1] for points in drawn], above)
    ties = [(drawn[seat][-1], (plot.box.right + _TIE, labels[seat])) for seat in order]
    for seat in chart.winners:
        _shade(canvas, plot.box, seat, drawn[seat])
    strokes = [Stroke(tie, _TIED, SEAT_COLOURS[of]) for of, tie in zip(order, ties, strict=True)]
    for seat in order:
        thick = _WON if seat in chart.winners else _THICK
        strokes.append(Stroke(drawn[seat], thick + 2 * _CASING, INK))
        strokes.append(Stroke(drawn[seat], thick, SEAT_COLOURS[seat]))
    _draw(canvas, plot.box.inset(-_TIE), strokes)
    for seat in order:
        for x, y in _marked(seat, drawn[seat]):
            cased_symbol(canvas, seat, x, y, _SYMBOL)
    for turn, (x, y) in zip(chart.turns, _turned(plot, chart), strict=True):
        disc(canvas, turn.number, x, y)
    for seat in order:
        box = Box(plot.box.right + 64, round(labels[seat]), _ENDS - 84, 0)
        _label(canvas, box, scene, chart, seat)


# --- axes ------------------------------------------------------------------------------------


def _axes(canvas: Canvas, room: Box, scene: Scene, chart: Chart) -> Plot:
    """Draw a line for each number that is needed, and name the rounds below."""
    low, high = min(0, *chart.levels), max(1, *chart.levels)
    steps = _apart(high - low, _MOST_LEVELS)
    least = floor(low / steps) * steps
    levels = {level: chart.written(level) for level in range(least, high + 1, steps)}
    axis = _AXIS + round(max(width_of(words, _NUMBER) for words in levels.values()))
    size = room.width - axis - _ENDS, room.height - _HEAD - _BELOW
    box = Box(room.x + axis, room.y + _HEAD, *size)
    plot = Plot(box, least, high - least, len(chart.of_seats[0]) - 1)
    text = canvas.theme.text
    for level, words in levels.items():
        _, y = plot.at(0, level)
        canvas.fill(Box(box.x, round(y) - 1, box.width, 2), canvas.theme.line)
        canvas.write(words, box.x - 24, y + _NUMBER.drop, _NUMBER, text, "right")
    baseline = box.bottom + 62
    for number, at in chart.rounds[:: _apart(len(chart.rounds) - 1, _MOST_ROUNDS)]:
        x, _ = plot.at(at, least)
        canvas.write(str(number), x, baseline, _NUMBER, text, "middle")
    below = fit(texts(scene.language).say("picture-rounds"), _WORDS, _ENDS - 60)
    canvas.write(below.words, box.right + 50, baseline, below.kind, text)
    return plot


def _apart(reach: int, most: int) -> int:
    """Return the step between the numbers of an axis, so that there are at most `most` of them."""
    ten = 1
    while True:
        for step in _STEPS:
            if reach // (step * ten) < most:
                return step * ten
        ten *= 10


# --- lines -----------------------------------------------------------------------------------


class Stroke(NamedTuple):
    """A line through some points."""

    points: Sequence[Spot]
    thick: int
    colour: RGB


def _draw(canvas: Canvas, room: Box, strokes: Sequence[Stroke]) -> None:
    """Draw lines with smooth edges: the room is enlarged meanwhile."""
    size = room.width * _SCALE, room.height * _SCALE
    large = canvas.image.crop(room.edges).resize(size, _PLAIN)
    pen = ImageDraw.Draw(large)
    for points, thick, colour in strokes:
        scaled = [((x - room.x) * _SCALE, (y - room.y) * _SCALE) for x, y in points]
        pen.line(scaled, colour, thick * _SCALE, joint="curve")
        for end in (scaled[0], scaled[-1]):
            pen.circle(end, thick * _SCALE / 2, colour)
    canvas.image.paste(large.reduce(_SCALE), room.edges)


def _shade(canvas: Canvas, box: Box, seat: Seat, points: Sequence[Spot]) -> None:
    """Shade what lies below a winner's line, in dots of their colour."""
    corners = [
        (x - box.x, y - box.y) for x, y in (*points, (box.right, box.bottom), (box.x, box.bottom))
    ]
    shape = Image.new("L", (box.width, box.height))
    ImageDraw.Draw(shape).polygon(corners, fill=255)
    dots = ImageChops.darker(shape, screen(box.width, box.height, _SHADE))
    canvas.image.paste(SEAT_COLOURS[seat], (box.x, box.y), dots)


def _marked(seat: Seat, points: Sequence[Spot]) -> Iterator[Spot]:
    """Yield the points that have the seat's symbol: others than those of the next seat."""
    step = max(1, len(points) // _MOST_SYMBOLS)
    yield from points[(seat + 1) % step + 1 : -1 : step]


def _turned(plot: Plot, chart: Chart) -> Iterator[Spot]:
    """Yield the places of the turning points, on the lines and apart from each other."""
    least = float(plot.box.x)
    for turn in chart.turns:
        heights, before = chart.of_seats[turn.seat], min(int(turn.at), plot.across - 1)
        start, end = heights[before], heights[before + 1]
        x, y = plot.at(turn.at, start + (end - start) * (turn.at - before))
        x = max(x, least)
        yield x, y
        least = x + _DISC_APART


def disc(canvas: Canvas, number: int, x: float, y: float) -> None:
    """Draw the number of a turning point: ivory, because gold can be chosen."""
    for radius, colour in ((DISC, INK), (DISC - _CASING, PAPER)):
        canvas.disc(x, y, radius, colour)
    canvas.write(str(number), x, y + _NUMBER.drop, _NUMBER, INK, "middle")


# --- the ends --------------------------------------------------------------------------------


def _label(canvas: Canvas, box: Box, scene: Scene, chart: Chart, seat: Seat) -> None:
    """Name a line, below what is written at its end, a winner's in gold."""
    theme, end, won = canvas.theme, chart.ends[seat], seat in chart.winners
    colour = theme.act if won and not theme.cased else theme.text  # brown is too faint
    cased_symbol(canvas, seat, box.x, box.y, 22)
    start, baseline = box.x + 38, box.y + round(_NAME.drop)
    if won:
        width = width_of(end, _SCORE) + 16 if end else 0
        canvas.icon("crown", start + width + _CROWN / 2, box.y - 24, _CROWN, theme.act)
    if end or won:
        canvas.write(end, start, box.y - 22 + _SCORE.drop, _SCORE, colour)
        baseline = box.y + 44
    name = fit(name_of(scene, seat), _NAME, box.width - 38, _LEAST_NAME)
    canvas.write(name.words, start, baseline, name.kind, theme.text)


def _spread(box: Box, heights: Sequence[float], above: Sequence[bool]) -> dict[Seat, float]:
    """Move the labels at the ends apart, as little as necessary, within the height of the box."""
    order = sorted(range(len(heights)), key=lambda seat: (heights[seat], seat))
    needed = {seat: _LABEL if above[seat] else _LOW for seat in order}
    apart: dict[Seat, float] = {}
    least = float(box.y) - _HEAD
    for seat in order:
        apart[seat] = max(heights[seat], least + needed[seat] / 2)
        least = apart[seat] + needed[seat] / 2
    most = float(box.bottom) + 24
    for seat in reversed(order):
        apart[seat] = min(apart[seat], most - needed[seat] / 2)
        most = apart[seat] - needed[seat] / 2
    return apart
