"""A wide card in large text: a choice or a held card, legible without opening the picture.

On a phone a picture gets a width of 280 pixels, 23 % of its width here.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bot.render import masks
from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import picks
from bot.render.kit.cards import Laid, Marks, mark
from bot.render.kit.figures import Figure, Setting, icon_first, side_by_side, words_first
from bot.render.kit.header import lattice
from bot.render.lettering import Fitted, balanced, block, fit
from bot.render.san_juan.look import DIM, dimmed
from bot.render.theme import (
    GOLD,
    GOLD_DARK,
    ICE,
    INK,
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
_WIDTH: Final = (WIDTH - 2 * _MARGIN - _GAP) // 2
_RADIUS: Final = 20
_TILE: Final = 198
_LEFT: Final = _TILE + 16
"""The start of the words, within a card."""
_INNER: Final = _WIDTH - _LEFT - 12
_LEAST_HEIGHT: Final = 216
_FOOT: Final = 72
_PLATE: Final = Box(0, 8, 82, 88)
_PRINTED_PLATE: Final = Box(0, 100, 82, 46)
_MARKS: Final = Marks(inset=46, radius=38, corner=_RADIUS, stacked=True)
_TOP: Final = 104
"""The start of the room below the number, or below the price."""
MARKERS: Final = 2
"""The number of markers that fit on one card."""

_NAME: Final = Type("bold", 54)
_LEAST_NAME: Final = 46
_WORDS: Final = Type("semibold", 46)
_LEAST_WORDS: Final = 42
_MOST_LINES: Final = 4
_FIGURE: Final = Type("bold", 58)
_LEAST_FIGURE: Final = 42
_TAG: Final = Type("bold", 44)
_COST: Final = Type("black", 70)
_PRINTED: Final = Type("bold", 42)
_LEFT_SETTING: Final = Setting(_FIGURE, size=46, rise=19, reach=22, room=52)
_RIGHT_SETTING: Final = Setting(_FIGURE, size=46, rise=19, reach=30, room=54)
_ICON_ROOM: Final = 70
_LATTICE_SHARE: Final = 0.06

_LOW: Final = 108
_LOW_TILE: Final = 104
_LOW_MARKS: Final = Marks(corner=16)


class WideCard(NamedTuple):
    """The content of a wide card.

    numbers   of the options that it is: up to `MARKERS`
    cost      now; "" if it costs nothing; `printed`: the cost without discounts, if different
    left, right   the figures in the foot
    tag       a word on the tile, such as "×2"
    known, fresh  everyone has seen it; it came since the last look
    picked    it stands out
    warned    its cost is the reason against it
    """

    name: str
    words: str
    icon: str
    colour: RGB
    numbers: tuple[int, ...] = ()
    cost: str = ""
    printed: str = ""
    left: tuple[Figure, ...] = ()
    right: tuple[Figure, ...] = ()
    tag: str = ""
    dim: bool = False
    known: bool = False
    fresh: bool = False
    picked: bool = False
    warned: bool = False


def height_of(cards: Sequence[WideCard]) -> int:
    """Return the height of these cards, two in a row."""
    return _sum([max(_height(card) for card in pair) for pair in _pairs(cards)])


def lay(canvas: Canvas, y: int, cards: Sequence[WideCard]) -> list[Box]:
    """Draw cards, two in a row, from `y` on; return their boxes."""
    heights = [max(_height(card) for card in pair) for pair in _pairs(cards)]
    return _lay(canvas, y, cards, heights, _draw, _MARKS)


def low_height_of(cards: Sequence[WideCard]) -> int:
    """Return the height of these cards with only names and prices, two in a row."""
    return _sum([_LOW for _ in _pairs(cards)])


def lay_low(canvas: Canvas, y: int, cards: Sequence[WideCard]) -> None:
    """Draw cards with only names and prices, two in a row, from `y` on."""
    _lay(canvas, y, cards, [_LOW for _ in _pairs(cards)], _draw_low, _LOW_MARKS)


def _pairs(cards: Sequence[WideCard]) -> list[Sequence[WideCard]]:
    return [cards[start : start + 2] for start in range(0, len(cards), 2)]


def _sum(heights: Sequence[int]) -> int:
    return sum(heights) + _GAP * max(0, len(heights) - 1)


def _lay(
    canvas: Canvas,
    y: int,
    cards: Sequence[WideCard],
    heights: Sequence[int],
    draw: Callable[[Canvas, Box, WideCard], None],
    how: Marks,
) -> list[Box]:
    """Draw cards in rows of these heights, then the layer on top of them; return their boxes."""
    laid: list[Laid] = []
    for pair, height in zip(_pairs(cards), heights, strict=True):
        for column, card in enumerate(pair):
            box = Box(_MARGIN + column * (_WIDTH + _GAP), y, _WIDTH, height)
            if card.picked:
                box = picks.lift(canvas, box, how.corner)
            draw(canvas, box, card)
            check = _picture_of(box, card)[:2] if card.picked else None
            laid.append(Laid(box, card.numbers, card.fresh, check))
        y += height + _GAP
    mark(canvas, laid, how)
    return [card.box for card in laid]


def _height(card: WideCard) -> int:
    lines = (*_title(card), *_broken(card))
    foot = _FOOT if _footed(card) else 0
    words = 10 + sum(line.kind.px + 4 for line in lines) + foot + 14
    least = _LEAST_HEIGHT if card.cost or len(card.numbers) > 1 else 0
    return max(words, least)


def _footed(card: WideCard) -> bool:
    return bool(card.left or card.right)


def _title(card: WideCard) -> tuple[Fitted, ...]:
    """Write the name on one line, if it is still legible there; else on two."""
    whole = fit(card.name, _NAME, _INNER, _LEAST_NAME)
    return (whole,) if whole.words == card.name else block(card.name, _NAME, _INNER, 2, _LEAST_NAME)


def _broken(card: WideCard) -> tuple[Fitted, ...]:
    """Break the words into as many lines as they need: the card grows."""
    if not card.words:
        return ()
    lines = balanced(card.words, _WORDS, _INNER)
    if lines and len(lines) <= _MOST_LINES:
        return lines
    return block(card.words, _WORDS, _INNER, _MOST_LINES, _LEAST_WORDS)


def _draw(canvas: Canvas, box: Box, card: WideCard) -> None:
    paper, ink = (DIM, ON_INK) if card.dim else (PAPER, INK)
    canvas.rounded(box, _RADIUS, paper)
    _tile(canvas, box, card)
    y = box.y + 4
    for line in (*_title(card), *_broken(card)):
        y += line.kind.px + 4
        canvas.write(line.words, box.x + _LEFT, y - 4, line.kind, ink)
    _foot(canvas, box, card)
    if card.numbers:
        canvas.outline(box, _RADIUS, 5, GOLD)


def _tile(canvas: Canvas, box: Box, card: WideCard) -> None:
    """Draw the left part: the picture and the price; the numbers come on top of it."""
    colour = _ground(canvas, box._replace(width=_TILE), card, _RADIUS)
    tile = Box(box.x, box.y, _TILE, box.height)
    pattern = lattice(tile.width - 12, tile.height - 12)
    canvas.pour(pattern, tile.x + 6, tile.y + 6, mix(INK, colour, _LATTICE_SHARE))
    if not card.picked:
        x, y, size = _picture_of(box, card)
        canvas.icon(card.icon, x, y, size, ON_INK if card.dim else INK)
    if card.cost:
        _price(canvas, tile, card)
    if card.tag:
        _tag(canvas, card.tag, tile.x + 8, tile.y + 8 if not card.numbers else tile.bottom - 64)
    if card.known:
        _eye(canvas, tile)


def _ground(canvas: Canvas, tile: Box, card: WideCard, radius: int) -> RGB:
    """Fill the left part of a card; return its colour."""
    colour = dimmed(card.colour) if card.dim else card.colour
    canvas.rounded(tile, radius, colour)
    canvas.fill(Box(tile.right - radius, tile.y, radius, tile.height), colour)
    return colour


def _picture_of(box: Box, card: WideCard) -> tuple[int, int, int]:
    """Return the middle and the size of the picture on a card, which a check replaces.

    It is below the price if a second number or a tag needs the room below the first number, beside
    the struck-out cost if there is one, and in the middle if it is alone.
    """
    if box.height <= _LOW:
        return box.x + _LOW_TILE // 2, box.middle[1], 74
    if not card.cost:
        return box.x + 152, box.middle[1], 84
    room = box.height - _TOP
    if len(card.numbers) > 1 or card.tag:
        top = _TOP + (48 if card.printed else 0)
        return box.x + 157, box.y + (top + box.height) // 2 - 2, min(72, box.height - top - 12)
    if card.printed:
        return box.x + 54, box.y + _TOP + room // 2, 88
    return box.x + _TILE // 2, box.y + _TOP + room // 2 - 2, 100


def _eye(canvas: Canvas, tile: Box) -> None:
    plate = Box(tile.right - 68, tile.bottom - 54, 60, 46)
    canvas.rounded(plate, 12, INK)
    canvas.icon("eye", *plate.middle, 38, ICE)


def _tag(canvas: Canvas, words: str, x: int, y: int) -> None:
    plate = Box(x, y, round(masks.width_of(words, _TAG)) + 20, 56)
    canvas.rounded(plate, 14, INK)
    canvas.write(words, plate.x + 10, plate.bottom - 13, _TAG, ON_INK)


def _price(canvas: Canvas, tile: Box, card: WideCard) -> None:
    x = tile.right - _PLATE.width - 4
    plate = _PLATE._replace(x=x, y=tile.y + _PLATE.y)
    canvas.rounded(plate, 14, INK)
    cost = fit(card.cost, _COST, plate.width - 8)
    baseline = plate.middle[1] + round(cost.kind.drop)
    canvas.write(cost.words, plate.middle[0], baseline, cost.kind, _ink_of_cost(card), "middle")
    if card.printed:
        below = _PRINTED_PLATE._replace(x=x, y=tile.y + _PRINTED_PLATE.y)
        canvas.rounded(below, 12, INK)
        middle, y = below.middle
        width = canvas.write(card.printed, middle, y + 14, _PRINTED, ON_INK_MUTE, "middle")
        canvas.fill(Box(round(middle - width / 2) - 8, y - 2, round(width) + 16, 5), ON_INK_WARN)


def _ink_of_cost(card: WideCard) -> RGB:
    if card.dim:
        return ON_INK_MUTE
    if card.warned:
        return ON_INK_WARN
    return GOLD if card.numbers and card.printed else ON_INK


def _foot(canvas: Canvas, box: Box, card: WideCard) -> None:
    """Write the cards left by the option, or the reason why it is none; at the right its worth."""
    baseline, figures = box.bottom - 22, (*card.left, *card.right)
    kind = side_by_side(figures, _FIGURE, _LEAST_FIGURE, _INNER + 20, _ICON_ROOM)
    ink = ON_INK if card.dim else INK
    left, right = _LEFT_SETTING._replace(kind=kind), _RIGHT_SETTING._replace(kind=kind)
    x = float(box.x + _LEFT)
    for figure in card.left:
        x = icon_first(canvas, (x, baseline), figure, left, ink) + 18
    x = float(box.right - 8)
    for figure in reversed(card.right):
        star = GOLD if card.dim else GOLD_DARK
        shade = star if figure.icon == "star" else ink
        x -= right.room + masks.width_of(figure.words, kind)
        words_first(canvas, (x, baseline), figure, right, ink, shade)
        x -= 16


def _draw_low(canvas: Canvas, box: Box, card: WideCard) -> None:
    """Draw a card with only its name and price."""
    paper, ink = (DIM, ON_INK) if card.dim else (PAPER, INK)
    canvas.rounded(box, _LOW_MARKS.corner, paper)
    _ground(canvas, box._replace(width=_LOW_TILE), card, _LOW_MARKS.corner)
    x, y, size = _picture_of(box, card)
    canvas.icon(card.icon, x, y, size, ON_INK if card.dim else INK)
    plate = Box(box.right - 86, box.y + 12, 74, box.height - 24)
    canvas.rounded(plate, 14, INK)
    baseline = plate.middle[1] + 20
    canvas.write(card.cost, plate.middle[0], baseline, _COST._replace(px=60), ON_INK, "middle")
    right = plate.x - 10
    if card.tag:
        right -= round(masks.width_of(card.tag, _TAG))
        canvas.write(card.tag, right, box.middle[1] + 16, _TAG, ink)
        right -= 10
    left = box.x + _LOW_TILE + 14
    name = block(card.name, _NAME._replace(px=50), right - left, 2, 40)
    canvas.write_around(name, left, box.middle[1], ink, "left", 0)


def after(words: str) -> tuple[Figure, ...]:
    """Return the figure of the cards that an option leaves; empty for ""."""
    return (Figure(f"→{words}", icon=CARDS),) if words else ()
