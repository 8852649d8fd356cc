"""A card in the hand: what it is, what it costs now, what it does, what it is worth."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from PIL import ImageDraw

from bot.render import masks
from bot.render.brackets import brackets
from bot.render.canvas import Box, Canvas, Sprite
from bot.render.header import lattice
from bot.render.icons import CARDS
from bot.render.lettering import Fitted, block, fit
from bot.render.markers import marker
from bot.render.masks import Mask
from bot.render.san_juan.lines import balanced
from bot.render.san_juan.look import (
    DIM,
    ICONS,
    colour_of,
    dimmed,
    is_production,
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
_NARROW: Final = 200
"""Below this the icon goes under marker and price, and the short name is used."""
_LOW: Final = 300
"""Below this height the art gives way to the words."""
_SHORT: Final = 150
"""Below this height there is no foot."""
_WIDE: Final = 240
"""Below this width a production building goes by its good."""
_FOOT: Final = 48

_NAME: Final = Type("bold", 40)
_LEAST_NAME: Final = 25
_GIST: Final = Type("semibold", 36)
_NARROW_GIST: Final = 28
_FEW_LINES: Final = (2, 32)
"""The gist stands on so few lines, as long as its size is not below this."""
_PHASE: Final = Type("semibold", 28)
_POINTS: Final = Type("bold", 42)
_AFTER: Final = Type("bold", 36)
_TAG: Final = Type("bold", 26)
_NOTE: Final = Type("bold", 30)
_COST: Final = Type("bold", 26)
_LATTICE_SHARE: Final = 0.06
_CORNER: Final = 84
"""What marker and price take of the width of the art, each."""
_TALL_ART: Final = 130
"""From this height on the icon of a narrow card has room below the marker, beside the price."""


class Note(NamedTuple):
    """What else is to say of a card than that it is an option: why it is none, or its use.

    `spent`: it cannot be used now, and is dim.
    """

    words: str
    icon: str
    colour: RGB = ON_INK_WARN
    spent: bool = True


class Card(NamedTuple):
    """A card as it is shown now.

    number   of the option that it is, or 0
    note     set on a card that is no option
    tag      a word on it, such as "new" or "×2"
    acting   its price is what counts now: gold
    known    everybody has seen this card being taken
    fresh    it came since the viewer's last look
    after    how many cards are left in hand when this option is chosen; "" says nothing
    """

    kind: Kind
    price: int
    points: str
    number: int = 0
    note: Note | None = None
    tag: str = ""
    acting: bool = False
    known: bool = False
    fresh: bool = False
    after: str = ""

    @property
    def dim(self) -> bool:
        """Whether it cannot be used now."""
        return self.note is not None and self.note.spent


def spread(canvas: Canvas, room: Box, cards: Sequence[Card], language: str) -> None:
    """Lay out cards in rows, as large as they fit."""
    if not cards:
        return
    placed = list(zip(_places(len(cards), room), cards, strict=True))
    for box, card in placed:
        _card(canvas, box, card, language)
    for box, card in placed:
        if card.fresh:
            brackets(canvas, box)
    for box, card in placed:
        if card.number:
            marker(canvas, card.number, box.x + 34, box.y + 34)


def _places(count: int, room: Box) -> list[Box]:
    """Return where so many cards lie: in rows of about the same length, each in the middle."""
    columns, width, height = grid(count, room)
    rows = ceil(count / columns)
    places: list[Box] = []
    for row in range(rows):
        used = count // rows + (row < count % rows)
        left = room.x + (room.width - used * width - (used - 1) * _GAP) // 2
        y = room.y + row * (height + _GAP)
        places += [Box(left + at * (width + _GAP), y, width, height) for at in range(used)]
    return places


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
    footed = bool(card.note or card.after or (card.tag and box.width < _NARROW))
    face = _face(card.kind, card.dim, footed, box.width, box.height, language)
    canvas.place(face, box.x, box.y)
    _price(canvas, box, card)
    _foot(canvas, box, card)
    _tags(canvas, box, card)
    if card.number:
        canvas.outline(box, _RADIUS, 4, GOLD)
    if card.note is not None:
        canvas.disc(box.x + 36, box.y + 36, 25, INK)
        colour = ON_INK_MUTE if card.dim else ON_INK
        canvas.icon(card.note.icon, box.x + 36, box.y + 36, 28, colour)


def _art(width: int, height: int) -> int:
    if width < _NARROW:
        return round(height * 0.4)
    return round(height * (0.42 if height >= _LOW else 0.34))


# --- what does not change while the card is in the hand ---------------------------------------


@lru_cache(maxsize=128)  # of up to 0.4 MB each
def _face(kind: Kind, dim: bool, footed: bool, width: int, height: int, language: str) -> Sprite:
    """Draw all but what depends on the moment; `footed`: that takes the foot's left side."""
    paper, ink, ink_2 = (DIM, ON_INK, ON_INK) if dim else (PAPER, INK, INK_2)
    canvas = Canvas(width, height, paper)
    art = _art(width, height)
    colour = dimmed(colour_of(kind)) if dim else colour_of(kind)
    canvas.fill(Box(0, 0, width, art), colour)
    canvas.pour(lattice(width, art), 0, 0, mix(INK, colour, _LATTICE_SHARE))
    _picture(canvas, kind, Box(0, 0, width, art), dim)
    bottom = _title(canvas, kind, Box(0, art, width, height - art), language, ink)
    foot = _FOOT + (6 if dim else 0) if height >= _SHORT else 8
    margin = 16 if width >= _NARROW else 5
    room = Box(margin, bottom, width - 2 * margin, height - bottom - foot)
    _gist(canvas, kind, room, language, ink_2)
    if not footed and height >= _SHORT:
        _phase(canvas, kind, width, height, language)
    return Sprite(canvas.image, masks.rounded(width, height, _RADIUS).image)


def _picture(canvas: Canvas, kind: Kind, art: Box, dim: bool) -> None:
    colour = ON_INK if dim else INK
    x = art.width / 2 + 6
    if art.width >= _NARROW:
        size = min(100, art.height - 16, art.width - 2 * _CORNER)
        canvas.icon(ICONS[kind], x, art.height / 2 + 2, size, colour)
        return
    size = min(64, max(40, art.height - 56))
    if art.height >= _TALL_ART:
        x = (art.width - 60) / 2 + 4
    canvas.icon(ICONS[kind], x, art.height - size / 2 - 6, size, colour)


def _title(canvas: Canvas, kind: Kind, room: Box, language: str, ink: RGB) -> int:
    """Write the name; return where it ends."""
    title = _name(kind, room, language)
    px = title[0].kind.px
    first = room.y + px + 2
    canvas.write_lines(title, room.width / 2, first, ink, "middle", px)
    return first + (len(title) - 1) * px + 8


def _name(kind: Kind, room: Box, language: str) -> tuple[Fitted, ...]:
    """Return the name on one line; on a narrow card, where it is too long, its short form."""
    own, key = texts(language).of("san_juan"), BUILDING_KEYS[kind]
    if room.width >= _NARROW:
        face = _NAME if room.height >= _LOW / 2 else _NAME._replace(px=34)
        form = "short" if room.width < _WIDE and is_production(kind) else ""
        return (fit(own.name(key, form), face, room.width - 16),)
    face, width = _NAME._replace(px=30), room.width - 8
    if not is_production(kind):
        whole = fit(own.name(key), face, width, _LEAST_NAME)
        if whole.words == own.name(key):
            return (whole,)
    short = own.name(key, "short")
    if room.height < _LOW / 3:
        return (fit(short.replace("\n", " "), face, width),)
    return block(short, face, width, 2)


def _gist(canvas: Canvas, kind: Kind, room: Box, language: str, colour: RGB) -> None:
    """Write what the building does, if all of it fits: on few lines if they can be large."""
    words = texts(language).of("san_juan").name(BUILDING_KEYS[kind], "gist")
    few, least = _FEW_LINES
    largest = _GIST.px if room.width >= _NARROW - 32 else _NARROW_GIST
    for most, smallest in ((few, least), (room.height, LEAST)):
        for px in range(largest, smallest - 1, -2):
            pitch = px + 3
            broken = balanced(words, _GIST._replace(px=px), room.width)
            if broken and len(broken) <= most and len(broken) * pitch <= room.height:
                x = room.x + room.width / 2
                canvas.write_lines(broken, x, room.y + px - 2, colour, "middle", pitch)
                return


def _phase(canvas: Canvas, kind: Kind, width: int, height: int, language: str) -> None:
    """Say when the building does it: the icon, and the word where there is room for it."""
    phase = phase_of(kind)
    if not phase:
        return
    margin = 34 if width >= _NARROW else 26
    canvas.icon(phase_icon(phase), margin, height - 28, 28, INK_2)
    name = phase_name(phase, language)
    words = fit(name, _PHASE, width - margin - 22 - 122)
    if words.words == name:
        canvas.write(words.words, margin + 22, height - 19, words.kind, INK_2)


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
    colour = GOLD if card.acting else ON_INK_MUTE if card.dim else ON_INK
    x = plate.x + plate.width / 2
    line = plate.bottom - (32 if px == 40 else height * 0.24)
    canvas.write(str(card.price), x, line, Type("black", px), colour, "middle")
    if reduced:
        _struck(canvas, COST[card.kind], x, under)


def _struck(canvas: Canvas, cost: int, x: float, plate: Box) -> None:
    canvas.write(str(cost), x, plate.bottom - 7, _COST, ON_INK_MUTE, "middle")
    canvas.pour(_stroke(), x - 15, plate.bottom - 26, ON_INK_WARN)


def _foot(canvas: Canvas, box: Box, card: Card) -> None:
    """Write the points at the right; at the left the note, or what the choice leaves."""
    if card.note is not None:
        _noted_foot(canvas, box, card, card.note)
        return
    if box.height < _SHORT:
        return
    margin = 34 if box.width >= _NARROW else 26
    _points(canvas, box.right - margin, box.bottom - 15, card.points, dim=False)
    if card.after:
        left, baseline = box.x + margin - 18, box.bottom - 17
        arrow = canvas.write("→", left, baseline, _AFTER, INK_2)
        canvas.icon(CARDS, left + arrow + 20, baseline - 12, 32, INK_2)
        canvas.write(card.after, left + arrow + 42, baseline, _AFTER, INK)


def _noted_foot(canvas: Canvas, box: Box, card: Card, note: Note) -> None:
    strip = Box(box.x + 8, box.bottom - _FOOT - 4, box.width - 16, _FOOT - 4)
    canvas.rounded(strip, 14, INK)
    words, room = fit(note.words, _NOTE, strip.width - 20), strip.width - 20
    if words.width <= room - 84:
        _points(canvas, box.right - 34, strip.bottom - 9, card.points, dim=True)
    canvas.write(words.words, strip.x + 10, strip.y + 33, words.kind, note.colour)


def _points(canvas: Canvas, x: int, baseline: int, points: str, *, dim: bool) -> None:
    canvas.icon("star", x, baseline - 13, 28, GOLD if dim else GOLD_DARK)
    kind = _POINTS._replace(px=36) if dim else _POINTS
    canvas.write(points, x - 20, baseline, kind, ON_INK if dim else INK, "right")


def _tags(canvas: Canvas, box: Box, card: Card) -> None:
    """Draw small plates along the lower edge of the art, or in the foot of a narrow card."""
    bottom = box.y + _art(box.width, box.height) - 5
    if card.tag:
        width = round(masks.width_of(card.tag, _TAG)) + 22
        plate = Box(box.x + 8, bottom - 34, width, 34)
        if box.width < _NARROW:
            plate = plate._replace(y=box.bottom - 46)
        canvas.rounded(plate, 12, INK)
        canvas.write(card.tag, plate.x + 11, plate.bottom - 8, _TAG, ON_INK)
    if card.known:
        plate = Box(box.right - 54, bottom - 34, 46, 34)
        canvas.rounded(plate, 12, INK)
        canvas.icon("eye", *plate.middle, 26, ICE)


@lru_cache(maxsize=1)
def _stroke() -> Mask:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        pen.line((0, 17 * scale, 30 * scale, 3 * scale), fill=255, width=4 * scale)

    return masks.shape(30, 20, draw)
