"""A player's row: band, symbol and name with its signs at the left, columns of counts at the right.

A game's rows are data: a form, players, counts. The game itself draws anything more than a count,
in a column that is left free for it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.render.canvas import Box, Canvas
from bot.render.kit.figures import Figure, Setting, icon_first
from bot.render.kit.ranking import winners
from bot.render.kit.seats import band, symbol
from bot.render.kit.wording import name_of
from bot.render.lettering import fit
from bot.render.scene import Scene
from bot.render.theme import LEAST_NAME, RGB, Type
from rules.event import Seat

Sign: TypeAlias = tuple[str, RGB]
"""An icon after a name, and its colour."""

WINNER_ICON: Final = "crown"
START_ICON: Final = "flag"
_COUNT: Final = Type("bold", 44)
_BORDER: Final = 3
_SMALLER: Final = 0.8
_CLEAR: Final = 4


class Form(NamedTuple):
    """The setting of rows, in pixels; by default as rows of one line below a map.

    name, least        the type of the name, and the size it is shrunk to before it is cut
    start              from the left edge to the name
    symbol, symbol_x   its radius, and the distance from the left edge to its middle
    sign, pitch, gap   the size of a sign, the room it takes, and the free space before and after
                       all signs
    stacks             whether signs are put in pairs below each other if a name needs the room
    number             how counts are set
    edge, between      behind the last column, and before each
    radius, band       of the corners, and how broad the band is
    head, middle       how high the line with name and counts is, and from the top to its middle;
                       0: it is the row
    drop               from its middle to the baseline; 0: all words lie in the middle
    """

    name: Type = Type("bold", 46)
    least: int = LEAST_NAME
    start: int = 70
    symbol: int = 19
    symbol_x: int = 42
    sign: int = 38
    pitch: int = 44
    gap: int = 5
    stacks: bool = False
    number: Setting = Setting(_COUNT, size=32, rise=_COUNT.drop, reach=16, room=37)
    edge: int = 8
    between: int = 10
    radius: int = 12
    band: int = 14
    head: int = 0
    middle: int = 0
    drop: float = 0


LOW: Final = Form()
HEAD: Final = 64
"""The height of the line with the name in a tall row, which has more below it."""
TALL: Final = Form(
    name=Type("bold", 52),
    start=80,
    symbol=21,
    symbol_x=46,
    sign=42,
    pitch=56,
    gap=7,
    number=Setting(Type("bold", 58), size=42, rise=19, reach=21, room=50),
    edge=14,
    between=20,
    radius=14,
    band=12,
    head=HEAD,
    middle=33,
    drop=18,
)

NARROW: Final = Form(
    name=Type("bold", 42),
    start=62,
    symbol_x=38,
    sign=32,
    pitch=36,
    stacks=True,
    number=Setting(Type("bold", 42), size=30, rise=14, reach=15, room=36),
    edge=4,
    between=6,
)
"""For rows of which two are side by side, below a question."""


class Count(NamedTuple):
    """A column of `width` with an icon and a number at its left; without an icon it is left free.

    A count without a number is an icon alone. `ink` is the colour of the number, if not that of
    text, `shade` that of the icon, if not mute. A sprite of the game `art` takes the place
    of the icon, if there is one.
    """

    width: int
    icon: str = ""
    number: str = ""
    shade: RGB | None = None
    ink: RGB | None = None
    art: str = ""


class RowHead(NamedTuple):
    """The facts about a seat in the head of its row; `muted`: it only looks on."""

    seat: Seat
    name: str
    acting: bool = False
    signs: tuple[Sign, ...] = ()
    muted: bool = False


class Row(NamedTuple):
    """The free parts of a row: below the head, within it, and the columns of its counts."""

    below: Box
    head: Box
    columns: tuple[Box, ...]


def row_head(
    scene: Scene, seat: Seat, signs: Iterable[Sign] = (), *, muted: bool = False
) -> RowHead:
    """Return the facts about a seat for its row's head."""
    acting = seat in scene.view.waiting
    return RowHead(seat, name_of(scene, seat), acting, tuple(signs), muted)


def signs(scene: Scene, seat: Seat, own: Iterable[Sign], *, starts: bool = False) -> Iterator[Sign]:
    """Yield the signs of a seat: that it has won, the game's own, that it starts, is a computer."""
    theme, outcome = scene.light, scene.view.outcome
    if seat in winners(scene, outcome):
        yield WINNER_ICON, theme.act
    yield from own
    if starts and outcome is None:
        yield START_ICON, theme.text
    if scene.computers[seat]:
        yield "robot", theme.mute


def draw_row(
    canvas: Canvas, box: Box, who: RowHead, counts: Sequence[Count] = (), form: Form = LOW
) -> Row:
    """Draw a row and its head; return the room that is left."""
    theme = canvas.theme
    canvas.rounded(box, form.radius, theme.surface_2 if who.acting else theme.surface)
    if who.acting:
        canvas.outline(box, form.radius, _BORDER, theme.act)
    band(canvas, who.seat, box._replace(width=form.band), form.band // 2)
    middle = box.y + form.middle if form.middle else box.middle[1]
    symbol(canvas, who.seat, box.x + form.symbol_x, middle, form.symbol)
    high = form.head or box.height
    columns = _columns(box._replace(height=high), counts, form)
    for count, column in zip(counts, columns, strict=True):
        if count.icon:
            _count(canvas, count, column, middle, form)
    right = columns[0].x - form.between if columns else box.right - form.edge
    left = _name(canvas, box.x + form.start, right, middle, who, form)
    below = Box(
        box.x + form.band + 8, box.y + high, box.width - form.band - 14, box.height - high - 6
    )
    return Row(below, Box(left, box.y, max(0, right - left), high), columns)


def _columns(line: Box, counts: Sequence[Count], form: Form) -> tuple[Box, ...]:
    columns: list[Box] = []
    right = line.right - form.edge
    for count in reversed(counts):
        columns.append(line._replace(x=right - count.width, width=count.width))
        right -= count.width + form.between
    return tuple(columns[::-1])


def _count(canvas: Canvas, count: Count, column: Box, middle: int, form: Form) -> None:
    theme = canvas.theme
    baseline = middle + (form.drop or form.number.kind.drop)
    figure = Figure(count.number, icon=count.icon, art=count.art)
    ink, shade = count.ink or theme.text, count.shade or theme.mute
    icon_first(canvas, (column.x, baseline), figure, form.number, ink, shade)


def _name(canvas: Canvas, start: int, right: int, middle: int, who: RowHead, form: Form) -> int:
    """Write the name with its signs up to `right`; return where they end."""
    room = right - start
    stacked = _stacked(who, room, form)
    pitch, high = (round(form.pitch * _SMALLER), 2) if stacked else (form.pitch, 1)
    stacks = [who.signs[at : at + high] for at in range(0, len(who.signs), high)]
    name = fit(who.name, form.name, room - len(stacks) * pitch, form.least)
    colour = canvas.theme.mute if who.muted else canvas.theme.text
    canvas.write(name.words, start, middle + (form.drop or name.kind.drop), name.kind, colour)
    x = start + round(name.width) + form.gap
    for number, stack in enumerate(stacks):
        _stack(canvas, x + number * pitch, middle, stack, pitch, form)
    return x + len(stacks) * pitch + form.gap


def _stacked(who: RowHead, room: int, form: Form) -> bool:
    """Whether signs are put in pairs below each other because side by side they would leave no
    room.
    """
    if not form.stacks or len(who.signs) < 2:
        return False
    whole = fit(who.name, form.name, room, form.least).width
    return whole + len(who.signs) * form.pitch > room


def _stack(
    canvas: Canvas, left: int, middle: int, stack: Sequence[Sign], pitch: int, form: Form
) -> None:
    """Draw a sign, or two smaller ones below each other."""
    size, middles = form.sign, (middle,)
    if len(stack) > 1:
        size, middles = pitch - _CLEAR, (middle - pitch // 2, middle + pitch // 2)
    for (icon, colour), y in zip(stack, middles, strict=True):
        canvas.icon(icon, left + pitch // 2, y, size, colour)


def scale(canvas: Canvas, box: Box, value: int, most: int, colour: RGB) -> None:
    """Draw a value on a scale; beyond its end the scale is full."""
    radius = box.height // 2
    canvas.rounded(box, radius, canvas.theme.ground)
    width = min(box.width, max(box.height, box.width * value // most))
    canvas.rounded(box._replace(width=width), radius, colour)
