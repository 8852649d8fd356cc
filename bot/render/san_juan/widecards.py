"""A wide card in large text: a choice or a held card, legible without opening the picture.

On a phone a picture gets a width of 280 pixels, 23 % of its width here.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.render import masks
from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import picks
from bot.render.kit.cards import Laid, Marks, mark
from bot.render.kit.figures import Figure, Setting, icon_first, side_by_side, words_first
from bot.render.kit.header import lattice
from bot.render.lettering import Fitted, balanced, block, fit
from bot.render.san_juan import art, tabletop
from bot.render.san_juan.look import CITY_BAND, DIM, REDUCED, dimmed
from bot.render.theme import (
    GOLD,
    GOLD_DARK,
    ICE,
    INK,
    INK_2,
    ON_INK,
    ON_INK_MUTE,
    ON_INK_WARN,
    PAPER,
    RGB,
    WIDTH,
    Type,
    mix,
)

_MARGIN: Final = 12
_GAP: Final = 14
_RADIUS: Final = 20
_SPINE: Final = 8
"""The edge of a scene, in the colour of the building's class."""
MARKERS: Final = 2
"""The number of markers that fit on one card."""


class Form(NamedTuple):
    """The form of cards in columns: with their scene at the left, and words beside it.

    tile, least    the width of the scene, and the height of a card at least
    name, words, figure   how these are set, and the size to which they shrink
    foot, pad      the heights of the line with figures, and of what is free
    plate          the place of the price, from the scene's right edge
    cost           the size of the price
    marks          on top of cards
    lines          how many lines may say what a card does; if it needs more, it says nothing
    """

    columns: int = 2
    tile: int = 198
    least: int = 216
    name: tuple[Type, int] = (Type("bold", 50), 46)
    words: tuple[Type, int] = (Type("semibold", 46), 42)
    figure: tuple[Type, int] = (Type("bold", 58), 42)
    foot: int = 72
    pad: int = 24
    plate: Box = Box(80, 6, 76, 100)
    cost: int = 64
    marks: Marks = Marks(inset=38, radius=38, corner=_RADIUS, stacked=True)
    lines: int = 4

    @property
    def width(self) -> int:
        """The width of a card."""
        return (WIDTH - 2 * _MARGIN - (self.columns - 1) * _GAP) // self.columns

    @property
    def inner(self) -> int:
        """The width of its words."""
        return self.width - self.tile - 28


PAIRS: Final = Form()
LARGE: Final = Form(tile=280, least=292, figure=(Type("black", 72), 42))
"""Where there are few cards, they show more of their scenes."""
BRIEF: Final = Form(
    least=202,
    name=(Type("bold", 46), 42),
    words=(Type("semibold", 40), 40),
    figure=(Type("bold", 46), 40),
    foot=50,
    pad=6,
    lines=2,
)
TRIPLES: Final = Form(
    columns=3,
    tile=152,
    least=172,
    name=(Type("bold", 44), 40),
    figure=(Type("bold", 44), 34),
    plate=Box(64, 4, 60, 90),
    cost=54,
    marks=Marks(inset=36, radius=30, corner=_RADIUS, stacked=True),
    lines=0,
)
BROAD: Final = Form(
    columns=1,
    tile=300,
    least=192,
    name=(Type("bold", 60), 46),
    plate=Box(104, 6, 96, 124),
    cost=80,
    pad=6,
    lines=1,
)
"""A card that stands for itself."""
LOW: Final = Form(tile=104, least=100, name=(Type("bold", 50), 40), cost=60, marks=Marks(corner=16))
"""Cards with only their names and prices."""
FORMS: Final = (PAIRS, BRIEF, BRIEF._replace(least=160, lines=1), TRIPLES)
"""The forms of cards, those that say most first."""

_BELOW_NAME: Final = 10
"""How far the band behind a name reaches below its baseline."""
_TOP: Final = 104
"""The start of the room below the number, or below the price."""
_LEAST_NAME: Final = 28
"""The least size of a name on two lines."""
_TAG: Final = Type("bold", 44)
_FIGURE: Final = PAIRS.figure[0]
_LEFT_SETTING: Final = Setting(_FIGURE, size=46, rise=19, reach=22, room=52)
_RIGHT_SETTING: Final = Setting(_FIGURE, size=46, rise=19, reach=30, room=54)
_ICON_ROOM: Final = 70
_LATTICE_SHARE: Final = 0.06


class WideCard(NamedTuple):
    """The content of a wide card.

    scene     the picture; without sprites `icon` on `colour`
    band      the colour behind its name, and that of the name
    short     a shorter name, for narrow cards
    numbers   of the options that it is: up to `MARKERS`
    cost      now; "" if it costs nothing; `reduced`: it is less than printed
    left, right   the figures in the foot
    tag       a word on the tile, such as "×2"
    known, fresh  everyone has seen it; it came since the last look
    picked    it stands out
    offered   it is an option without a number
    warned    its cost is the reason against it
    """

    name: str
    words: str
    icon: str
    colour: RGB
    scene: str = ""
    band: tuple[RGB, RGB] = (CITY_BAND, ON_INK)
    short: str = ""
    numbers: tuple[int, ...] = ()
    cost: str = ""
    reduced: bool = False
    left: tuple[Figure, ...] = ()
    right: tuple[Figure, ...] = ()
    tag: str = ""
    dim: bool = False
    known: bool = False
    fresh: bool = False
    picked: bool = False
    offered: bool = False
    warned: bool = False


def height_of(cards: Sequence[WideCard], form: Form = PAIRS) -> int:
    """Return the height of these cards."""
    heights = [height for _, height in _rows(cards, form)]
    return sum(heights) + _GAP * max(0, len(heights) - 1)


def lay(canvas: Canvas, y: int, cards: Sequence[WideCard], form: Form = PAIRS) -> list[Box]:
    """Draw cards in rows, from `y` on, then the layer on top of them; return their boxes."""
    draw = _draw_low if form is LOW else _draw
    laid: list[Laid] = []
    for row, height in _rows(cards, form):
        for column, card in enumerate(row):
            box = Box(_MARGIN + column * (form.width + _GAP), y, form.width, height)
            if card.picked:
                box = picks.lift(canvas, box, form.marks.corner)
            draw(canvas, box, card, form)
            check = _picture_of(box, card, form)[:2] if card.picked else None
            laid.append(Laid(box, card.numbers, card.fresh, check))
        y += height + _GAP
    mark(canvas, laid, form.marks)
    if any(card.picked for card in cards):
        for card, there in zip(cards, laid, strict=True):
            if card.offered and not card.picked:
                picks.recede(canvas, there.box, form.marks.corner)
    return [card.box for card in laid]


def _rows(cards: Sequence[WideCard], form: Form) -> Iterator[tuple[Sequence[WideCard], int]]:
    """Yield the cards of each row, and its height."""
    for start in range(0, len(cards), form.columns):
        row = cards[start : start + form.columns]
        yield row, max(_height(card, form) for card in row)


def _height(card: WideCard, form: Form) -> int:
    if form is LOW:
        return form.least
    lines = (*_title(card, form), *_broken(card, form))
    foot = form.foot if _footed(card) else 0
    words = sum(line.kind.px + 4 for line in lines) + foot + form.pad + _BELOW_NAME
    least = form.least if card.cost or len(card.numbers) > 1 else 0
    return max(words, least)


def _footed(card: WideCard) -> bool:
    return bool(card.left or card.right)


def _title(card: WideCard, form: Form) -> tuple[Fitted, ...]:
    """Write the name on one line, if it is still legible there; else on two, if need be shorter."""
    kind, least = form.name
    whole = fit(card.name, kind, form.inner, least)
    if whole.words == card.name:
        return (whole,)
    words = card.short if form.columns > PAIRS.columns and card.short else card.name
    return block(words, kind, form.inner, 2, _LEAST_NAME)


def _broken(card: WideCard, form: Form) -> tuple[Fitted, ...]:
    """Break the words into as many lines as they need: the card grows."""
    if not (card.words and form.lines):
        return ()
    lines = balanced(card.words, form.words[0], form.inner)
    if lines and len(lines) <= form.lines:
        return lines
    lines = block(card.words, form.words[0], form.inner, form.lines, form.words[1])
    return lines if form is PAIRS or " ".join(line.words for line in lines) == card.words else ()


def _draw(canvas: Canvas, box: Box, card: WideCard, form: Form) -> None:
    title, lines = _title(card, form), _broken(card, form)
    high = _band(title, form)
    _sheet(canvas, box, card, _RADIUS, high)
    _tile(canvas, box, card, form)
    x, y = box.x + form.tile + 16, box.y + form.pad // 6
    ink = ON_INK if card.dim else card.band[1]
    for line in title:
        y += line.kind.px + 4
        canvas.write(line.words, x, y - 4, line.kind, ink)
    y = box.y + high + 2
    less = ON_INK if card.dim else INK_2
    for line in lines:
        y += line.kind.px + 4
        canvas.write(line.words, x, y - 4, line.kind, less)
    _foot(canvas, box, card, form)
    if card.offered:
        canvas.outline(box, _RADIUS, 5, GOLD)


def _band(title: Sequence[Fitted], form: Form) -> int:
    """Return the height of the band behind a name."""
    return sum(line.kind.px + 4 for line in title) + form.pad // 6 + _BELOW_NAME


def _sheet(canvas: Canvas, box: Box, card: WideCard, corner: int, band: int) -> None:
    """Lay the card on the table, with a band for its name."""
    colour, paper = (dimmed(card.band[0]), DIM) if card.dim else (card.band[0], PAPER)
    tabletop.sheet(canvas, box, corner, band, colour, paper)


def _tile(canvas: Canvas, box: Box, card: WideCard, form: Form) -> None:
    """Draw the left part: the picture and the price; the numbers come on top of it."""
    tile = Box(box.x, box.y, form.tile, box.height)
    colour = _ground(canvas, tile, card, _RADIUS)
    seen = tile._replace(width=form.tile - _SPINE)
    if not art.scene(canvas, card.scene, seen, _RADIUS, dim=card.dim):
        pattern = lattice(tile.width - 12, tile.height - 12)
        canvas.pour(pattern, tile.x + 6, tile.y + 6, mix(INK, colour, _LATTICE_SHARE))
        _icon(canvas, box, card, form)
    if card.cost:
        _price(canvas, tile, card, form)
    if card.tag:
        _tag(canvas, card.tag, tile.x + 8, tile.y + 8 if not card.numbers else tile.bottom - 64)
    if card.known:
        _eye(canvas, tile)


def _icon(canvas: Canvas, box: Box, card: WideCard, form: Form) -> None:
    """Draw the icon of a card, which a check replaces."""
    if not card.picked:
        x, y, size = _picture_of(box, card, form)
        canvas.icon(card.icon, x, y, size, ON_INK if card.dim else INK)


def _ground(canvas: Canvas, tile: Box, card: WideCard, radius: int) -> RGB:
    """Fill the left part of a card; return its colour."""
    colour = dimmed(card.colour) if card.dim else card.colour
    canvas.rounded(tile, radius, colour)
    canvas.fill(Box(tile.right - radius, tile.y, radius, tile.height), colour)
    return colour


def _picture_of(box: Box, card: WideCard, form: Form) -> tuple[int, int, int]:
    """Return the middle and the size of the picture on a card, which a check replaces.

    It is below the price if a second number or a tag needs the room below the first number, and in
    the middle if it is alone.
    """
    if form is LOW:
        return box.x + form.tile // 2, box.middle[1], 74
    if not card.cost:
        return box.x + 152, box.middle[1], 84
    room = box.height - _TOP
    if len(card.numbers) > 1 or card.tag:
        return box.x + 157, box.y + (_TOP + box.height) // 2 - 2, min(72, room - 12)
    return box.x + form.tile // 2, box.y + _TOP + room // 2 - 2, 100


def _eye(canvas: Canvas, tile: Box) -> None:
    plate = Box(tile.right - 68, tile.bottom - 54, 60, 46)
    canvas.rounded(plate, 12, INK)
    canvas.icon("eye", *plate.middle, 38, ICE)


def _tag(canvas: Canvas, words: str, x: int, y: int) -> None:
    plate = Box(x, y, round(masks.width_of(words, _TAG)) + 20, 56)
    canvas.rounded(plate, 14, INK)
    canvas.write(words, plate.x + 10, plate.bottom - 13, _TAG, ON_INK)


def _price(canvas: Canvas, tile: Box, card: WideCard, form: Form) -> None:
    """Write the price above the cards that it is paid with: so it is no option's number."""
    plate = form.plate._replace(x=tile.right - form.plate.x, y=tile.y + form.plate.y)
    canvas.rounded(plate, 14, INK)
    size = plate.height * 3 // 10
    ink, x, y = _ink_of_cost(card), plate.middle[0], plate.bottom - 6 - size // 2
    cost = fit(card.cost, Type("black", form.cost), plate.width - 8)
    baseline = (plate.y + y - size // 2) / 2 + cost.kind.drop
    canvas.write(cost.words, x, baseline, cost.kind, ink, "middle")
    canvas.icon(CARDS, x - (size // 2 if card.reduced else 0), y, size, ON_INK_MUTE)
    if card.reduced:
        canvas.icon(REDUCED, x + size // 2, y, size, ON_INK)


def _ink_of_cost(card: WideCard) -> RGB:
    if card.dim:
        return ON_INK_MUTE
    if card.warned:
        return ON_INK_WARN
    return ON_INK


def _foot(canvas: Canvas, box: Box, card: WideCard, form: Form) -> None:
    """Write the cards left by the option, or the reason why it is none; at the right its worth."""
    baseline, figures = box.bottom - form.foot * 3 // 10, (*card.left, *card.right)
    kind = side_by_side(figures, *form.figure, form.inner + 20, _ICON_ROOM)
    ink = ON_INK if card.dim else INK
    left, right = _LEFT_SETTING._replace(kind=kind), _RIGHT_SETTING._replace(kind=kind)
    x = float(box.x + form.tile + 16)
    for figure in card.left:
        less = INK_2 if figure.tone == "mute" and not card.dim else ink
        x = icon_first(canvas, (x, baseline), figure, left, less) + 18
    x = float(box.right - 8)
    for figure in reversed(card.right):
        star = GOLD if card.dim else GOLD_DARK
        shade = star if figure.icon == "star" else ink
        x -= right.room + masks.width_of(figure.words, kind)
        words_first(canvas, (x, baseline), figure, right, ink, shade)
        x -= 16


def _draw_low(canvas: Canvas, box: Box, card: WideCard, form: Form) -> None:
    """Draw a card with only its name and price."""
    ink = ON_INK if card.dim else card.band[1]
    _sheet(canvas, box, card, form.marks.corner, box.height)
    tile = box._replace(width=form.tile)
    _ground(canvas, tile, card, form.marks.corner)
    seen = tile._replace(width=form.tile - _SPINE)
    if not art.scene(canvas, card.scene, seen, form.marks.corner, dim=card.dim):
        _icon(canvas, box, card, form)
    plate = Box(box.right - 86, box.y + 12, 74, box.height - 24)
    canvas.rounded(plate, 14, INK)
    baseline = plate.middle[1] + 20
    canvas.write(card.cost, plate.middle[0], baseline, Type("black", form.cost), ON_INK, "middle")
    right = plate.x - 10
    if card.tag:
        right -= round(masks.width_of(card.tag, _TAG))
        canvas.write(card.tag, right, box.middle[1] + 16, _TAG, ink)
        right -= 10
    left = box.x + form.tile + 14
    name = block(card.name, form.name[0], right - left, 2, form.name[1])
    canvas.write_around(name, left, box.middle[1], ink, "left", 0)
