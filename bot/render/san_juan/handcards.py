"""A card in the hand: its kind, its cost now, its effect, its worth."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render import masks
from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import picks
from bot.render.kit.cards import Laid, mark
from bot.render.kit.grid import largest, rows
from bot.render.lettering import fit
from bot.render.san_juan.cardfaces import (
    FOOT,
    NARROW,
    RADIUS,
    SHORT,
    art_height,
    beside_price,
    face,
)
from bot.render.san_juan.look import ICONS, REDUCED
from bot.render.theme import (
    GOLD,
    GOLD_DARK,
    ICE,
    INK,
    INK_2,
    ON_INK,
    ON_INK_MUTE,
    ON_INK_WARN,
    RGB,
    Type,
)
from rules.san_juan.components import COST, CRANE, Kind

WIDTH: Final = 282
HEIGHT: Final = 382
_GAP: Final = 12

_POINTS: Final = Type("bold", 42)
_AFTER: Final = Type("bold", 36)
_TAG: Final = Type("bold", 26)
_NOTE: Final = Type("bold", 30)
_ARROW: Final = "→"


class Note(NamedTuple):
    """A note on a card: the reason why it is no option, its use, or that it leaves the hand.

    `spent`: it cannot be used now, and is dim.
    """

    words: str
    icon: str
    colour: RGB = ON_INK_WARN
    spent: bool = True


class Card(NamedTuple):
    """A card at this moment.

    number   of the option that it is, or 0
    note     the reason why it is no option, or the fate of one that is not picked
    tag      a word on it, such as "new" or "×2"
    acting   its price is what matters now: shown in gold
    known    everyone has seen this card being taken
    fresh    it came since the viewer's last look
    more     it may cost more than `price`, depending on what it is built over
    over     it can only be built over this building, which is lost
    after    the number of cards left in hand after this option; "" says nothing
    picked   it stands out
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
    more: bool = False
    over: Kind | None = None
    after: str = ""
    picked: bool = False

    @property
    def dim(self) -> bool:
        """Whether it cannot be used now."""
        return self.note is not None and self.note.spent


def spread(canvas: Canvas, room: Box, cards: Sequence[Card], language: str) -> int:
    """Lay out cards, one at least, in rows, as large as they fit; return their end."""
    placed = list(zip(places(len(cards), room), cards, strict=True))
    laid: list[Laid] = []
    for place, card in placed:
        box = picks.lift(canvas, place, RADIUS) if card.picked else place
        _card(canvas, box, card, language)
        art = art_height(box.width, box.height)
        check = (box.x + box.width // 2, box.y + art - 30) if card.picked else None
        laid.append(Laid(box, (card.number,) if card.number else (), card.fresh, check))
    mark(canvas, laid)
    return placed[-1][0].bottom


def places(count: int, room: Box) -> list[Box]:
    """Return the boxes of this many cards."""
    columns, width, height = grid(count, room)
    return rows(room, count, columns, (width, height), (_GAP, _GAP))


def grid(count: int, room: Box) -> tuple[int, int, int]:
    """Return columns, width and height for the largest possible cards."""
    return largest((room.width, room.height), count, (WIDTH, HEIGHT), _GAP)


def _card(canvas: Canvas, box: Box, card: Card, language: str) -> None:
    footed = bool(card.note or card.after or (card.tag and box.width < NARROW))
    drawn = face(card.kind, card.dim, footed, box.width, box.height, language, bare=card.picked)
    canvas.place(drawn, box.x, box.y)
    _price(canvas, box, card)
    _foot(canvas, box, card)
    _tags(canvas, box, card)
    if card.number:
        canvas.outline(box, RADIUS, 4, GOLD)
    if card.note is not None:
        canvas.disc(box.x + 36, box.y + 36, 25, INK)
        colour = ON_INK_MUTE if card.dim else ON_INK
        canvas.icon(card.note.icon, box.x + 36, box.y + 36, 28, colour)


# --- parts ------------------------------------------------------------------------------------


def _price(canvas: Canvas, box: Box, card: Card) -> None:
    """Draw the price now, beside the cards that it is paid with, or an arrow if it is reduced."""
    width, height, px = (92, 68, 52) if box.width >= NARROW else (76, 54, 42)
    plate = Box(box.right - width - 8, box.y + 8, width, height)
    canvas.rounded(plate, 12, INK)
    colour = GOLD if card.acting else ON_INK_MUTE if card.dim else ON_INK
    words, px = (f"{card.price}+", px - 8) if card.more else (str(card.price), px)
    icon = REDUCED if card.price < COST[card.kind] else CARDS
    canvas.icon(icon, plate.x + height // 4 + 6, plate.middle[1], height // 2, ON_INK_MUTE)
    x = (plate.x + height // 2 + 8 + plate.right) / 2
    canvas.write(words, x, plate.bottom - height * 0.24, Type("black", px), colour, "middle")


def _foot(canvas: Canvas, box: Box, card: Card) -> None:
    """Write the points at the right; at the left the note, or the cards that the choice leaves."""
    if card.note is not None:
        _noted_foot(canvas, box, card, card.note)
        return
    if box.height < SHORT:
        return
    margin = 34 if box.width >= NARROW else 26
    end = _points(canvas, box.right - margin, box.bottom - 15, card.points, dim=False)
    if card.after:
        _after(canvas, box.x + margin - 18, end - 8, box.bottom - 17, card.after)


def _after(canvas: Canvas, left: float, right: float, baseline: int, after: str) -> None:
    """Write the number of cards left, between these edges; without the arrow if room is tight."""
    icon, arrow = 38, masks.width_of(_ARROW, _AFTER)
    words = fit(after, _AFTER, round(right - left - icon), _TAG.px)
    if words.words != after:
        return
    if left + arrow + icon + words.width <= right:
        left += canvas.write(_ARROW, left, baseline, _AFTER, INK_2)
    canvas.icon(CARDS, left + 19, baseline - 12, 32, INK_2)
    canvas.write(words.words, left + icon, baseline, words.kind, INK)


def _noted_foot(canvas: Canvas, box: Box, card: Card, note: Note) -> None:
    strip = Box(box.x + 8, box.bottom - FOOT - 4, box.width - 16, FOOT - 4)
    canvas.rounded(strip, 14, INK)
    words, room = fit(note.words, _NOTE, strip.width - 20), strip.width - 20
    if words.width <= room - 84:
        _points(canvas, box.right - 34, strip.bottom - 9, card.points, dim=True)
    canvas.write(words.words, strip.x + 10, strip.y + 33, words.kind, note.colour)


def _points(canvas: Canvas, x: int, baseline: int, points: str, *, dim: bool) -> float:
    """Write its worth up to `x`; return the start of the text."""
    canvas.icon("star", x, baseline - 13, 28, GOLD if dim else GOLD_DARK)
    kind = _POINTS._replace(px=36) if dim else _POINTS
    width = canvas.write(points, x - 20, baseline, kind, ON_INK if dim else INK, "right")
    return x - 20 - width


def _tags(canvas: Canvas, box: Box, card: Card) -> None:
    """Draw small plates along the lower edge of the art, or in the foot if the art has no room."""
    art = art_height(box.width, box.height)
    bottom = box.y + art - 5
    if card.tag:
        width = round(masks.width_of(card.tag, _TAG)) + 22
        plate = Box(box.x + 8, bottom - 34, width, 34)
        if box.width < NARROW:
            plate = plate._replace(y=box.bottom - 46)
        elif beside_price(box.width, art):
            plate = plate._replace(x=box.right - 8 - width)
        elif card.number and art < _LOW_ART:
            plate = plate._replace(x=box.x + 16, y=box.bottom - 48)
        canvas.rounded(plate, 12, INK)
        canvas.write(card.tag, plate.x + 11, plate.bottom - 8, _TAG, ON_INK)
    if card.known:
        left = box.x + 8 if card.tag and beside_price(box.width, art) else box.right - 54
        plate = Box(left, bottom - 34, 46, 34)
        canvas.rounded(plate, 12, INK)
        canvas.icon("eye", *plate.middle, 26, ICE)
    if card.over is not None:
        right = box.right - (62 if card.known else 8)
        _over(canvas, Box(right - 78, bottom - 34, 78, 34), card.over)


def _over(canvas: Canvas, plate: Box, kind: Kind) -> None:
    """Draw the Crane beside the building that will be covered."""
    canvas.rounded(plate, 12, INK)
    y = plate.middle[1]
    canvas.icon(ICONS[CRANE], plate.x + 22, y, 24, ON_INK_WARN)
    canvas.icon(ICONS[kind], plate.right - 22, y, 24, ON_INK)


_LOW_ART: Final = 110
"""Art of this height or less has no room below the marker."""
