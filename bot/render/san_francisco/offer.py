"""The offer: a card of paper with its sign, its name, its terms, and its winners."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.render.canvas import Box, Canvas
from bot.render.kit import picks
from bot.render.kit.cards import Laid, Marks, mark
from bot.render.kit.grid import across
from bot.render.kit.seats import symbol_mask
from bot.render.lettering import fit
from bot.render.san_francisco.art import painted
from bot.render.scene import Scene
from bot.render.theme import GAP, GOLD, INK, INK_2, MARGIN, PAPER, RGB, SEAT_COLOURS, WIDTH, Type
from rules.event import NOBODY, Seat

HIGH: Final = 118
_CORNER: Final = 14
_INSIDE: Final = 8
_SIGN: Final = 68
_NAME: Final = Type("serif", 48)
_TERMS: Final = Type("bold", 40)
_LEAST: Final = 30
_PLACE: Final = (56, 72)
_HOLDER: Final = 21

CHOICES: Final = 188
"""The height of a row of choices."""
_CHOICE: Final = Type("bold", 46)
_MARKS: Final = Marks(inset=50, radius=36, corner=16)


class Plate(NamedTuple):
    """An icon in ink, the ground of its plate, and the sprite that takes the place of both."""

    icon: str
    ground: RGB
    sprite: str = ""


Choice: TypeAlias = tuple[str, Sequence[Plate]]
"""The name of an option, and its signs."""


class Offer(NamedTuple):
    """The offer; `by` is the icon before the terms, for the way it is awarded.

    holders  the seats that get it, in order; NOBODY if that is open
    signs    the share of each, if they differ
    """

    name: str
    sign: Plate
    terms: str = ""
    by: str = ""
    holders: Sequence[Seat] = ()
    signs: Sequence[Sequence[Plate]] = ()


def draw(canvas: Canvas, box: Box, offer: Offer) -> None:
    """Draw it as a card of paper."""
    canvas.rounded(box, _CORNER, PAPER)
    painted("paper", canvas, box, _CORNER)
    high = box.height - 2 * _INSIDE
    _plate(canvas, Box(box.x + _INSIDE, box.y + _INSIDE, high, high), offer.sign, _SIGN)
    left, right = box.x + _INSIDE + high + 20, _places(canvas, box, offer)
    name = fit(offer.name, _NAME, right - left - 12, _LEAST)
    middle = box.y + (34 if offer.terms else box.height // 2)
    canvas.write(name.words, left, middle + name.kind.drop, name.kind, INK)
    if offer.by:
        canvas.icon(offer.by, left + 20, box.y + 86, 38, INK_2)
        left += 50
    terms = fit(offer.terms, _TERMS, right - left - 12, _LEAST)
    canvas.write(terms.words, left, box.y + 86 + terms.kind.drop, terms.kind, INK_2)


def choices(canvas: Canvas, top: int, scene: Scene, named: Sequence[Choice]) -> None:
    """Draw options, each with a name and several signs, and their numbers, in a row."""
    laid: list[Laid] = []
    room = Box(MARGIN, top + 4, WIDTH - 2 * MARGIN, CHOICES - 20)
    for at, (name, signs) in enumerate(named):
        box = across(room, len(named), room.width // 3, GAP)[at]
        if picked := at in scene.picked:
            box = picks.lift(canvas, box, _MARKS.corner)
        canvas.rounded(box, _MARKS.corner, PAPER)
        canvas.outline(box, _MARKS.corner, 4, GOLD)
        _plates(canvas, Box(box.x + 96, box.y + 14, box.width - 112, 88), signs, 60)
        words = fit(name, _CHOICE, box.width - 20, _LEAST)
        canvas.write(words.words, box.middle[0], box.bottom - 20, words.kind, INK, "middle")
        check = (box.right - 30, box.y + 30) if picked else None
        laid.append(Laid(box, (at + 1,), check=check))
    mark(canvas, laid, _MARKS)


def _plates(canvas: Canvas, box: Box, signs: Sequence[Plate], size: int) -> None:
    """Draw several signs beside each other, as one."""
    canvas.rounded(box, _INSIDE, INK)
    inner = box.inset(3)
    for place, sign in zip(across(inner, len(signs), box.width, 2), signs, strict=True):
        _plate(canvas, place, sign, size)


def _plate(canvas: Canvas, box: Box, sign: Plate, size: int) -> None:
    if painted(sign.sprite, canvas, box, _INSIDE):
        return
    canvas.rounded(box, _INSIDE, sign.ground)
    painted("enamel", canvas, box, _INSIDE)
    canvas.icon(sign.icon, *box.middle, size, INK)


def _places(canvas: Canvas, box: Box, offer: Offer) -> int:
    """Draw a place for each winner; return where they begin."""
    wide, high = _PLACE
    x, top = box.right - _INSIDE - 6, box.middle[1] - high // 2
    for at, holder in reversed(list(enumerate(offer.holders))):
        signs = offer.signs[at] if offer.signs else ()
        width = wide * max(1, len(signs))
        place = Box(x - width, top, width, high)
        if signs:
            _plates(canvas, place, signs, 38)
        own = place._replace(x=place.middle[0] - wide // 2, width=wide)
        if holder == NOBODY and not signs:
            canvas.outline(own, 10, 4, INK_2)
        if holder != NOBODY:
            canvas.rounded(own, 10, INK)
            canvas.pour(symbol_mask(holder, _HOLDER), *place.middle, SEAT_COLOURS[holder])
        x = place.x - 8 * max(1, len(signs))
    return x
