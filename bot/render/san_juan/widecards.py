"""A wide card in large text: whatever can be chosen or held, legible without opening it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render import masks
from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit.cards import Laid, Marks, mark
from bot.render.kit.figures import Figure, Setting, icon_first, words_first
from bot.render.kit.header import lattice
from bot.render.lettering import Fitted, block, fit, lines
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
_GAP: Final = 12
_WIDTH: Final = (WIDTH - 2 * _MARGIN - _GAP) // 2
_RADIUS: Final = 20
_TILE: Final = 168
_INNER: Final = _WIDTH - _TILE - 34
_LEAST_HEIGHT: Final = 206
_FOOT: Final = 62
_PLATE: Final = 82
_NUMBER: Final = 36
MARKERS: Final = 2
"""So many numbers fit on one card."""

_NAME: Final = Type("bold", 50)
_LEAST_NAME: Final = 42
_WORDS: Final = Type("semibold", 38)
_LEAST_WORDS: Final = 36
_FIGURE: Final = Type("bold", 46)
_LEAST_FIGURE: Final = 36
_TAG: Final = Type("bold", 42)
_COST: Final = Type("black", 62)
_PRINTED: Final = Type("bold", 36)
_LEFT: Final = Setting(_FIGURE, size=40, rise=16, reach=20, room=50)
_RIGHT: Final = Setting(_FIGURE, size=36, rise=16, reach=26, room=44)
_LATTICE_SHARE: Final = 0.06


class WideCard(NamedTuple):
    """What stands on a wide card.

    numbers   of the options that it is: up to `MARKERS`
    cost      now; "" for what costs nothing; `printed`: the cost without discounts, if another
    left, right   the figures in the foot
    tag       a word on the tile, such as "×2"
    known, fresh  everybody has seen it; it came since the last look
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


def height_of(cards: Sequence[WideCard]) -> int:
    """Return how high these cards are, two in a row."""
    return sum(_heights(cards)) + _GAP * max(0, len(_heights(cards)) - 1)


def lay(canvas: Canvas, y: int, cards: Sequence[WideCard]) -> None:
    """Draw cards, two in a row, from `y` on."""
    places: list[tuple[Box, WideCard]] = []
    for row, height in enumerate(_heights(cards)):
        for column, card in enumerate(cards[2 * row : 2 * row + 2]):
            x = _MARGIN + column * (_WIDTH + _GAP)
            places.append((Box(x, y, _WIDTH, height), card))
        y += height + _GAP
    for box, card in places:
        _draw(canvas, box, card)
    mark(canvas, [Laid(box, card.numbers, card.fresh) for box, card in places], Marks(_NUMBER))


def _heights(cards: Sequence[WideCard]) -> list[int]:
    pairs = [cards[start : start + 2] for start in range(0, len(cards), 2)]
    return [max(_height(card) for card in pair) for pair in pairs]


def _height(card: WideCard) -> int:
    lines_of = (*_title(card.name), *_broken(card.words))
    return max(_LEAST_HEIGHT, 12 + sum(line.kind.px + 4 for line in lines_of) + _FOOT + 8)


def _title(name: str) -> tuple[Fitted, ...]:
    return block(name, _NAME, _INNER, 2, _LEAST_NAME)


def _broken(words: str) -> tuple[Fitted, ...]:
    """Break what it does into as many lines as it needs: the card grows, the text never shrinks
    below what can be read.
    """
    for px in (_WORDS.px, _LEAST_WORDS):
        kind = _WORDS._replace(px=px)
        found = lines(words, kind, _INNER)
        if found is not None and (len(found) <= 2 or px == _LEAST_WORDS):
            return tuple(Fitted(line, kind) for line in found)
    return (fit(words, _WORDS, _INNER, _LEAST_WORDS),)


def _draw(canvas: Canvas, box: Box, card: WideCard) -> None:
    paper, ink = (DIM, ON_INK) if card.dim else (PAPER, INK)
    canvas.rounded(box, _RADIUS, paper)
    _tile(canvas, box, card)
    left = box.x + _TILE + 18
    y = box.y + 4
    for line in _title(card.name):
        y += line.kind.px + 2
        canvas.write(line.words, left, y - 4, line.kind, ink)
    for line in _broken(card.words):
        y += line.kind.px + 4
        canvas.write(line.words, left, y, line.kind, ink)
    _foot(canvas, box, card)
    if card.numbers:
        canvas.outline(box, _RADIUS, 5, GOLD)


def _tile(canvas: Canvas, box: Box, card: WideCard) -> None:
    """Draw the left part: the picture with the price; the numbers come on top of it."""
    colour = dimmed(card.colour) if card.dim else card.colour
    tile = Box(box.x, box.y, _TILE, box.height)
    canvas.rounded(tile, _RADIUS, colour)
    canvas.fill(Box(tile.right - _RADIUS, tile.y, _RADIUS, tile.height), colour)
    inside = tile.inset(6)
    pattern = lattice(inside.width, inside.height)
    canvas.pour(pattern, inside.x, inside.y, mix(INK, colour, _LATTICE_SHARE))
    ink = ON_INK if card.dim else INK
    if card.cost:
        canvas.icon(card.icon, tile.x + 44, tile.bottom - 52, 66, ink)
        _price(canvas, tile, card)
    else:
        canvas.icon(card.icon, tile.x + _TILE / 2, tile.bottom - 74, 100, ink)
    if card.tag and not card.numbers:
        _tag(canvas, card.tag, tile.x + 8, tile.y + 8)
    if card.known:
        _eye(canvas, tile, 8 if len(card.numbers) < MARKERS else 68)


def _eye(canvas: Canvas, tile: Box, below: int) -> None:
    plate = Box(tile.right - 64, tile.y + below, 56, 44)
    canvas.rounded(plate, 12, INK)
    canvas.icon("eye", *plate.middle, 34, ICE)


def _tag(canvas: Canvas, words: str, x: float, y: float) -> int:
    """Write a word on a plate; return the width of the plate."""
    plate = Box(round(x), round(y), round(masks.width_of(words, _TAG)) + 24, 52)
    canvas.rounded(plate, 14, INK)
    canvas.write(words, plate.x + 12, plate.bottom - 12, _TAG, ON_INK)
    return plate.width


def _price(canvas: Canvas, tile: Box, card: WideCard) -> None:
    plate = Box(tile.right - _PLATE - 6, tile.bottom - _PLATE - 8, _PLATE, _PLATE)
    canvas.rounded(plate, 14, INK)
    colour = ON_INK_MUTE if card.dim else GOLD if card.numbers and card.printed else ON_INK
    cost = fit(card.cost, _COST, _PLATE - 12)
    canvas.write(cost.words, plate.middle[0], plate.bottom - 20, cost.kind, colour, "middle")
    if card.printed:
        above = Box(plate.x, plate.y - 46, _PLATE, 42)
        canvas.rounded(above, 12, INK)
        x, y = above.middle
        width = canvas.write(card.printed, x, y + 12, _PRINTED, ON_INK_MUTE, "middle")
        canvas.fill(Box(round(x - width / 2) - 6, y - 2, round(width) + 12, 4), ON_INK_WARN)


def _foot(canvas: Canvas, box: Box, card: WideCard) -> None:
    """Write what the option leaves, or why it is none; at the right what it is worth."""
    baseline, kind = box.bottom - 20, _figures_as(card)
    x = float(box.x + _TILE + 18)
    if card.tag and card.numbers:
        x += _tag(canvas, card.tag, x, baseline - 41) + 18
    ink = ON_INK if card.dim else INK
    left, right = _LEFT._replace(kind=kind), _RIGHT._replace(kind=kind)
    for figure in card.left:
        x = icon_first(canvas, (x, baseline), figure, left, ink) + 22
    x = float(box.right - 18)
    for figure in reversed(card.right):
        star = GOLD if card.dim else GOLD_DARK
        x -= 44 + masks.width_of(figure.words, kind)
        words_first(
            canvas, (x, baseline), figure, right, ink, star if figure.icon == "star" else ink
        )
        x -= 20


def _figures_as(card: WideCard) -> Type:
    """Return the largest type in which all figures fit beside each other."""
    icons = 72 * len(card.left) + 64 * len(card.right)
    tag = masks.width_of(card.tag, _TAG) + 42 if card.tag and card.numbers else 0
    for px in range(_FIGURE.px, _LEAST_FIGURE, -2):
        kind = _FIGURE._replace(px=px)
        words = sum(masks.width_of(figure.words, kind) for figure in (*card.left, *card.right))
        if icons + tag + words <= _INNER + 20:
            return kind
    return _FIGURE._replace(px=_LEAST_FIGURE)


def after(words: str) -> tuple[Figure, ...]:
    """Return the figure of the cards that an option leaves; none for ""."""
    return (Figure(f"→ {words}", icon=CARDS),) if words else ()
