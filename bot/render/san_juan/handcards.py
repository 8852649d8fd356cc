"""A card in the hand: what it is, what it costs now, what it does, what it is worth."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from PIL import ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite
from bot.render.header import lattice
from bot.render.lettering import Fitted, block, fit, lines
from bot.render.markers import marker
from bot.render.masks import Mask
from bot.render.san_juan.look import (
    DIM,
    ICONS,
    colour_of,
    dimmed,
    phase_icon,
    phase_name,
    phase_of,
)
from bot.render.theme import (
    GOLD,
    GOLD_DARK,
    ICE,
    INK,
    INK_2,
    LEAST,
    ON_INK,
    ON_INK_MUTE,
    ON_INK_WARN,
    PAPER,
    RGB,
    Type,
    mix,
)
from bot.text import texts
from rules.san_juan.cards import BUILDING_KEYS, COST, Kind

WIDTH: Final = 282
HEIGHT: Final = 382
_RADIUS: Final = 20
_GAP: Final = 12
_ROOMY: Final = 220
"""From this width on there is room for the effect and for the phase."""
_NARROW: Final = 200
"""Below this the icon goes under marker and price, and the short name is used."""
_LOW: Final = 300
"""Below this height the art gives way to the words."""
_SHORT: Final = 210
"""Below this height there is one line for the name and none for the points."""
_FOOT: Final = 44

_NAME: Final = Type("bold", 40)
_LEAST_NAME: Final = 26
_EFFECT: Final = Type("semibold", 30)
_PHASE: Final = Type("semibold", 28)
_POINTS: Final = Type("bold", 42)
_TAG: Final = Type("bold", 26)
_NOTE: Final = Type("bold", 30)
_COST: Final = Type("bold", 26)
_LATTICE_SHARE: Final = 0.06
_CORNER: Final = 74
"""What marker and price take of the width of the art, each."""


class Note(NamedTuple):
    """Why a card cannot be used now."""

    words: str
    icon: str
    colour: RGB = ON_INK_WARN


class Card(NamedTuple):
    """A card as it is shown now.

    number   of the option that it is, or 0
    note     set on a card that cannot be used: it is dim
    tag      a word on it, such as "new" or "×2"
    acting   its price is what counts now: gold
    known    everybody has seen this card being taken
    """

    kind: Kind
    price: int
    points: str
    number: int = 0
    note: Note | None = None
    tag: str = ""
    acting: bool = False
    known: bool = False


def spread(canvas: Canvas, room: Box, cards: Sequence[Card], language: str) -> None:
    """Lay out cards in rows, as large as they fit."""
    if not cards:
        return
    columns, width, height = grid(len(cards), room)
    used = min(columns, len(cards))
    left = room.x + (room.width - used * width - (used - 1) * _GAP) // 2
    boxes = [
        Box(
            left + place % columns * (width + _GAP),
            room.y + place // columns * (height + _GAP),
            width,
            height,
        )
        for place in range(len(cards))
    ]
    for box, card in zip(boxes, cards, strict=True):
        _card(canvas, box, card, language)
    for box, card in zip(boxes, cards, strict=True):
        if card.number:
            marker(canvas, card.number, box.x + 34, box.y + 34)


def grid(count: int, room: Box) -> tuple[int, int, int]:
    """Return columns, width and height with which the cards come out largest."""
    best: tuple[float, int, int, int] | None = None
    for columns in range(1, count + 1):
        rows = ceil(count / columns)
        width = min(WIDTH, (room.width - (columns - 1) * _GAP) // columns)
        height = min(HEIGHT, (room.height - (rows - 1) * _GAP) // rows)
        size = round(min(width / WIDTH, height / HEIGHT), 2)
        if best is None or (size, -rows) > (best[0], -ceil(count / best[1])):
            best = size, columns, width, height
    assert best is not None, "there is at least one card"
    return best[1:]


def _card(canvas: Canvas, box: Box, card: Card, language: str) -> None:
    canvas.place(
        _face(card.kind, card.note is not None, box.width, box.height, language), box.x, box.y
    )
    _price(canvas, box, card)
    _foot(canvas, box, card)
    _tags(canvas, box, card)
    if card.number:
        canvas.outline(box, _RADIUS, 4, GOLD)
    if card.note is not None:
        canvas.disc(box.x + 36, box.y + 36, 25, INK)
        canvas.icon(card.note.icon, box.x + 36, box.y + 36, 28, ON_INK_MUTE)


def _art(width: int, height: int) -> int:
    if width < _NARROW:
        return round(height * 0.5)
    return round(height * (0.42 if height >= _LOW else 0.34))


# --- what does not change while the card is in the hand ---------------------------------------


@lru_cache(maxsize=128)  # of up to 0.4 MB each
def _face(kind: Kind, dim: bool, width: int, height: int, language: str) -> Sprite:
    paper, ink, ink_2 = (DIM, ON_INK, ON_INK) if dim else (PAPER, INK, INK_2)
    canvas = Canvas(width, height, paper)
    art = _art(width, height)
    colour = dimmed(colour_of(kind)) if dim else colour_of(kind)
    canvas.fill(Box(0, 0, width, art), colour)
    canvas.pour(lattice(width, art), 0, 0, mix(INK, colour, _LATTICE_SHARE))
    _picture(canvas, kind, Box(0, 0, width, art), dim)
    bottom = _title(canvas, kind, Box(0, art, width, height - art), language, ink)
    foot = _FOOT + 10 if dim else _FOOT
    room = Box(18, bottom, width - 36, height - bottom - foot)
    if width >= _ROOMY:
        _effect(canvas, kind, room, language, ink_2)
        if not dim and height >= _LOW:
            _phase(canvas, kind, width, height, language)
    return Sprite(canvas.image, masks.rounded(width, height, _RADIUS).image)


def _picture(canvas: Canvas, kind: Kind, art: Box, dim: bool) -> None:
    colour = ON_INK if dim else INK
    if art.width < _NARROW:
        size = min(84, max(36, art.height - 72))
        canvas.icon(ICONS[kind], art.width / 2, art.height - size / 2 - 8, size, colour)
    else:
        size = min(100, art.height - 16, art.width - 2 * _CORNER)
        canvas.icon(ICONS[kind], art.width / 2, art.height / 2 + 2, size, colour)


def _title(canvas: Canvas, kind: Kind, room: Box, language: str, ink: RGB) -> int:
    """Write the name; return where it ends."""
    title = _name(BUILDING_KEYS[kind], room, language)
    px = title[0].kind.px
    first = room.y + px + 2
    canvas.write_lines(title, room.width / 2, first, ink, "middle", px)
    return first + (len(title) - 1) * px + 6


def _name(key: str, room: Box, language: str) -> tuple[Fitted, ...]:
    """Return the name on one line; on a narrow card, where it is too long, its short form."""
    own = texts(language).of("san_juan")
    if room.width >= _ROOMY:
        kind = _NAME if room.height > _LOW / 2 + 20 else _NAME._replace(px=34)
        return (fit(own.name(key), kind, room.width - 16),)
    kind, width = _NAME._replace(px=30), room.width - 12
    whole = fit(own.name(key), kind, width, _LEAST_NAME)
    if whole.words == own.name(key):
        return (whole,)
    short = own.name(key, "short")
    if room.height < _SHORT / 2:
        return (fit(short.replace("\n", " "), kind, width),)
    return block(short, kind, width, 2)


def _effect(canvas: Canvas, kind: Kind, room: Box, language: str, colour: RGB) -> None:
    """Write what the building does, if all of it fits."""
    words = texts(language).of("san_juan").name(BUILDING_KEYS[kind], "effect")
    for px in range(_EFFECT.px, LEAST - 1, -2):
        pitch = px + 3
        smaller = _EFFECT._replace(px=px)
        broken = lines(words, smaller, room.width)
        if broken is not None and len(broken) * pitch <= room.height:
            block_of = [Fitted(line, smaller) for line in broken]
            canvas.write_lines(block_of, room.x, room.y + px, colour, "left", pitch)
            return


def _phase(canvas: Canvas, kind: Kind, width: int, height: int, language: str) -> None:
    phase = phase_of(kind)
    if not phase:
        return
    canvas.icon(phase_icon(phase), 34, height - 27, 26, INK_2)
    name = phase_name(phase, language)
    words = fit(name, _PHASE, width - 54 - 100)
    if words.words == name:
        canvas.write(words.words, 54, height - 18, words.kind, INK_2)


# --- what does --------------------------------------------------------------------------------


def _price(canvas: Canvas, box: Box, card: Card) -> None:
    """Draw the price now; below it the printed cost, struck out, if that is another."""
    width, height, px = (64, 68, 52) if box.width >= _NARROW else (52, 54, 42)
    plate = Box(box.right - width - 8, box.y + 8, width, height)
    reduced = card.price != COST[card.kind]
    under = Box(plate.x, plate.bottom + 4, width, 34)
    if reduced and under.bottom > box.y + _art(box.width, box.height):
        under = under._replace(y=plate.bottom - 26, height=30)
        plate, px = plate._replace(height=height + 4), 40
        canvas.rounded(plate, 12, INK)
    else:
        canvas.rounded(plate, 12, INK)
        if reduced:
            canvas.rounded(under, 10, INK)
    colour = GOLD if card.acting else ON_INK_MUTE if card.note else ON_INK
    x = plate.x + plate.width / 2
    line = plate.bottom - (32 if px == 40 else height * 0.24)
    canvas.write(str(card.price), x, line, Type("black", px), colour, "middle")
    if reduced:
        _struck(canvas, COST[card.kind], x, under)


def _struck(canvas: Canvas, cost: int, x: float, plate: Box) -> None:
    canvas.write(str(cost), x, plate.bottom - 7, _COST, ON_INK_MUTE, "middle")
    canvas.pour(_stroke(), x - 15, plate.bottom - 26, ON_INK_WARN)


def _foot(canvas: Canvas, box: Box, card: Card) -> None:
    """Write the points at the right, and the note, if there is one, at the left."""
    if card.note is not None:
        _noted_foot(canvas, box, card, card.note)
    elif box.height >= _SHORT:
        _points(canvas, box.right - 34, box.bottom - 15, card.points, dim=False)


def _noted_foot(canvas: Canvas, box: Box, card: Card, note: Note) -> None:
    strip = Box(box.x + 8, box.bottom - _FOOT - 6, box.width - 16, _FOOT)
    canvas.rounded(strip, 14, INK)
    room = strip.width - 20
    if box.width >= _NARROW:
        _points(canvas, box.right - 34, strip.bottom - 9, card.points, dim=True)
        room -= 84
    words = fit(note.words, _NOTE, room)
    canvas.write(words.words, strip.x + 10, strip.y + 33, words.kind, note.colour)


def _points(canvas: Canvas, x: int, baseline: int, points: str, *, dim: bool) -> None:
    canvas.icon("star", x, baseline - 13, 28, GOLD if dim else GOLD_DARK)
    kind = _POINTS._replace(px=36) if dim else _POINTS
    canvas.write(points, x - 20, baseline, kind, ON_INK if dim else INK, "right")


def _tags(canvas: Canvas, box: Box, card: Card) -> None:
    """Draw small plates: along the lower edge of the art, or in the foot of a smaller card."""
    art = box.y + _art(box.width, box.height)
    if card.tag:
        width = round(masks.width_of(card.tag, _TAG)) + 22
        bottom = art - 6 if box.height >= _LOW and box.width >= _ROOMY else box.bottom - 12
        plate = Box(box.x + 8, bottom - 36, width, 36)
        canvas.rounded(plate, 12, INK)
        canvas.write(card.tag, plate.x + 11, plate.bottom - 9, _TAG, ON_INK)
    if card.known:
        plate = Box(box.right - 54, art - 40, 46, 34)
        canvas.rounded(plate, 12, INK)
        canvas.icon("eye", *plate.middle, 26, ICE)


@lru_cache(maxsize=1)
def _stroke() -> Mask:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        pen.line((0, 17 * scale, 30 * scale, 3 * scale), fill=255, width=4 * scale)

    return masks.shape(30, 20, draw)
