"""The cards, face up and face down, at any size: a scene, and a name or its code.

Where the sprites are missing, and on played cards, there is an emblem on a tint instead.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bot.render import masks
from bot.render.canvas import Box, Canvas, Spot, Sprite, cut
from bot.render.encoding import ramp
from bot.render.keeping import kept
from bot.render.kit import picks
from bot.render.kit.cards import Laid, Marks, mark
from bot.render.kit.grid import across
from bot.render.lettering import Fitted, fit
from bot.render.san_marco.art import painted
from bot.render.san_marco.doge import corno
from bot.render.san_marco.look import (
    CARD_ICONS,
    CORNO,
    DISTRICT_ICONS,
    LIMIT,
    LIMIT_LINE,
    TINTS,
    VIOLET,
)
from bot.render.theme import GOLD, INK, NIGHT, ON_INK, ON_INK_MUTE, PAPER, RGB, Type, mix, rgb
from bot.text import texts
from rules.san_marco.components import (
    BANISHMENT,
    BRIDGE,
    DEFECTOR,
    DISTRICTS,
    DOGE,
    FIRST_LIMIT,
    KIND_KEYS,
    NAMES,
    POINTS,
    Kind,
)

GAP: Final = 6
_BRIDGE_TINT: Final = rgb("#A9D6DA")
_BANISHMENT_TINT: Final = rgb("#E39A6B")
_BACK: Final = rgb("#1D5A6C")
_BACK_LINE: Final = rgb("#5FD0D8")
_DIM: Final = 0.78
"""The darkening of a played card."""

_GROUNDS: Final[dict[Kind, RGB]] = {
    **dict(enumerate(TINTS)),
    BRIDGE: _BRIDGE_TINT,
    DEFECTOR: PAPER,
    DOGE: VIOLET,
    BANISHMENT: _BANISHMENT_TINT,
}
_ICONS: Final[dict[Kind, str]] = {
    **dict(zip(DISTRICTS, DISTRICT_ICONS, strict=True)),
    **CARD_ICONS,
}
_SCENES: Final[dict[Kind, str]] = {
    **dict(enumerate(NAMES)),
    BRIDGE: "bridge",
    DEFECTOR: "defector",
    DOGE: "doge_card",
    BANISHMENT: "banishment",
}
"""The sprite of each card."""
_LARGE: Final = 130
"""A card as wide as this has its full name, if that is legible."""
_LEAST_NAME: Final = 30
_LOW: Final = 62
"""A card as low as this has its name beside its emblem."""
_BARE: Final = 90
"""A large card that is lower has no emblem, only its name."""
_FOOT: Final = 56
_LOW_FOOT: Final = 46
_TALL: Final = 150
_NUMBERED: Final = range(180, 250)
"""On cards this broad, numbers come close to the middle."""
_ASIDE: Final = 14
_ASIDE_LOW: Final = 26
_SMALL_FOOT: Final = 36
_LITTLE: Final = 28
"""The smallest size of an emblem, to make room for its code."""
_CODE: Final = Type("bold", 36)
_LEAST_CODE: Final = 34
"""If no name would be legible, the emblem is alone, and larger."""
_BACK_ICONS: Final = ("sailboat", "hand")


class ShownCard(NamedTuple):
    """A card in a row.

    `number` of the option that it is, or 0; `spent`: it is played, so dim; `picked`: it is raised.
    """

    kind: Kind
    number: int = 0
    spent: bool = False
    picked: bool = False


def lay(canvas: Canvas, room: Box, cards: Sequence[ShownCard], language: str, widest: int) -> None:
    """Lay cards in one row from the left, as wide as they fit, with numbers on top."""
    if not cards:
        return
    lay_in(canvas, across(room, len(cards), widest, GAP), cards, language)


def lay_in(canvas: Canvas, boxes: Sequence[Box], cards: Sequence[ShownCard], language: str) -> None:
    """Lay cards into these boxes, with numbers at their upper left corners."""
    put_in(
        canvas, boxes, cards, lambda card, size: face(card.kind, *size, language, dim=card.spent)
    )


def put_in(
    canvas: Canvas,
    boxes: Sequence[Box],
    cards: Sequence[ShownCard],
    draw: Callable[[ShownCard, tuple[int, int]], Sprite],
) -> None:
    """Put cards into these boxes: each drawn by `draw`, raised if picked, then their numbers."""
    laid: list[Laid] = []
    for box, card in zip(boxes, cards, strict=True):
        corner = _radius(box.width)
        place = picks.lift(canvas, box, corner) if card.picked else box
        canvas.place(draw(card, (box.width, box.height)), place.x, place.y)
        if card.number:
            canvas.outline(place, corner, 4, GOLD)
            check = (place.right - 28, place.y + 28) if card.picked else None
            laid.append(Laid(place, (card.number,), check=check))
    mark(canvas, laid, _marks(boxes))


def _marks(boxes: Sequence[Box]) -> Marks:
    """Return the marks of cards: large ones with large numbers."""
    if boxes and boxes[0].height >= _TALL:
        return Marks(inset=42, radius=36, corner=_radius(boxes[0].width))
    return Marks(corner=_radius(boxes[0].width) if boxes else 0)


def _radius(width: int) -> int:
    return 18 if width >= _LARGE else 8


@kept
def face(kind: Kind, width: int, height: int, language: str, *, dim: bool = False) -> Sprite:
    """Return a card, face up."""
    drawn = Canvas(width, height, _ground(kind, dim))
    if kind >= FIRST_LIMIT:
        _limit(drawn, kind, language, dim)
    elif height <= _LOW or width < _LOW:
        _low(drawn, kind, language, dim)
    elif width >= _LARGE and height < _BARE:
        _bare(drawn, kind, language, dim)
    elif width >= _LARGE and _full_name(kind, (width - 4, _FOOT), language).kind.px >= _LEAST_NAME:
        _large(drawn, kind, language, dim)
    else:
        _small(drawn, kind, language, dim)
    return cut(drawn.image, masks.rounded(width, height, _radius(width)).image)


@kept
def back(width: int, height: int, *, limit: bool) -> Sprite:
    """Return a card, face down: limit cards have another back."""
    ground, line = (LIMIT, LIMIT_LINE) if limit else (_BACK, _BACK_LINE)
    drawn = Canvas(width, height, ground)
    box = Box(0, 0, width, height)
    drawn.outline(box, 6, 3, line)
    drawn.icon(_BACK_ICONS[limit], *box.middle, min(width, height) * 5 // 9, line)
    return cut(drawn.image, masks.rounded(width, height, 6).image)


# --- faces ----------------------------------------------------------------------------------------


def _large(drawn: Canvas, kind: Kind, language: str, dim: bool) -> None:
    """Draw the emblem, and the full name on a plate at the foot."""
    width, height = drawn.image.size
    foot = _foot(height)
    art = height - foot
    size = min(width * 3 // 5, art * (7 if foot == _FOOT else 9) // 10)
    if dim or not vignette(drawn, kind, Box(0, 0, width, art)):
        _emblem(drawn, kind, (width / 2 + _aside(drawn), art / 2 + 2), size, dim)
    drawn.fill(Box(0, art, width, foot), _dimmed(INK, dim))
    name = _full_name(kind, (width - 4, foot), language)
    baseline = art + foot / 2 + name.kind.drop - 2
    colour = ON_INK_MUTE if dim else ON_INK
    drawn.write(name.words, width / 2, baseline, name.kind, colour, "middle")


def _bare(drawn: Canvas, kind: Kind, language: str, dim: bool) -> None:
    """Draw the full name in the middle."""
    width, height = drawn.image.size
    name = _full_name(kind, (width - 12, height), language)
    colour = _ink(kind, dim)
    drawn.write(name.words, width / 2, height / 2 + name.kind.drop, name.kind, colour, "middle")


def _small(drawn: Canvas, kind: Kind, language: str, dim: bool) -> None:
    """Draw the emblem, and below it a name if there is room for the whole of one."""
    width, height = drawn.image.size
    name = _short_name(kind, width - 6, language)
    if name is None:
        if dim or not vignette(drawn, kind, Box(0, 0, width, height)):
            _emblem(drawn, kind, (width / 2, height / 2), min(width, height) - 14, dim)
        return
    art = height - _SMALL_FOOT
    if dim or not vignette(drawn, kind, Box(0, 0, width, art)):
        _emblem(drawn, kind, (width / 2, art / 2 + 3), min(width - 14, art - 10), dim)
    drawn.write(name.words, width / 2, height - 9, name.kind, _ink(kind, dim), "middle")


def _low(drawn: Canvas, kind: Kind, language: str, dim: bool) -> None:
    """Draw the emblem, and the code beside it if there is room for the whole of it."""
    width, height = drawn.image.size
    code = _code(kind, language)
    for size in (min(height, width) - 10, _LITTLE):
        name = fit(code, _CODE, width - size - 10, _LEAST_CODE)
        if name.words == code:
            start = (width - size - 4 - name.width) / 2
            _emblem(drawn, kind, (start + size / 2, height / 2), size, dim)
            baseline = height / 2 + name.kind.drop
            drawn.write(code, start + size + 4, baseline, name.kind, _ink(kind, dim))
            return
    if dim or not vignette(drawn, kind, Box(0, 0, width, height)):
        _emblem(drawn, kind, (width / 2, height / 2), min(height, width) - 10, dim)


def _limit(drawn: Canvas, kind: Kind, language: str, dim: bool) -> None:
    """Draw the points of a limit card at the largest size that fits."""
    width, height = drawn.image.size
    line, words = _dimmed(LIMIT_LINE, dim), _ink(kind, dim)
    if width >= _LARGE and not dim:
        painted("limit", drawn, Box(0, 0, width, height))
    drawn.outline(Box(0, 0, width, height), _radius(width), 3, line)
    foot = _foot(height) if width >= _LARGE and height >= _BARE else 0
    digit = Type("black", min(height - foot - 8, width, 120 if foot else 50))
    baseline = (height - foot) / 2 + digit.drop + (foot / 8 if foot == _FOOT else 2)
    drawn.write(str(POINTS[kind]), width / 2 + _aside(drawn), baseline, digit, words, "middle")
    if foot:
        name = _full_name(kind, (width - 16, foot), language)
        drawn.write(name.words, width / 2, height - foot * 2 // 5, name.kind, words, "middle")


def vignette(drawn: Canvas, kind: Kind, box: Box) -> bool:
    """Paint the scene of a card into a box; return whether there is one."""
    wide = "_wide" if box.width > 2 * box.height else ""
    return painted(_SCENES[kind] + wide, drawn, box)


def _emblem(drawn: Canvas, kind: Kind, middle: Spot, size: int, dim: bool) -> None:
    if kind == DOGE:
        drawn.pour(corno(size), *middle, _dimmed(CORNO, dim))
    else:
        drawn.icon(_ICONS[kind], *middle, size, ON_INK_MUTE if dim else INK)


def _aside(drawn: Canvas) -> int:
    """Return the picture's distance from the middle of a card: clear of the number."""
    width, height = drawn.image.size
    if height < _TALL:
        return _ASIDE_LOW if width >= _LARGE else 0
    return _ASIDE if width in _NUMBERED else 0


def _foot(height: int) -> int:
    """Return the height of the name plate on a large card."""
    return _FOOT if height >= _TALL else _LOW_FOOT


def _full_name(kind: Kind, room: tuple[int, int], language: str) -> Fitted:
    """Return the whole name as it fits into a width and a height."""
    words = texts(language).of("san_marco").name(KIND_KEYS[kind])
    return fit(words, Type("bold", min(40, room[1] - 10)), room[0])


def _short_name(kind: Kind, room: int, language: str) -> Fitted | None:
    """Return the longest name that fits as a whole; None if none does."""
    own = texts(language).of("san_marco")
    for form in ("", "tag", "code"):
        words = own.name(KIND_KEYS[kind], form)
        name = fit(words, _CODE, room, _LEAST_CODE)
        if name.words == words:
            return name
    return None


def _code(kind: Kind, language: str) -> str:
    return texts(language).of("san_marco").name(KIND_KEYS[kind], "code")


def _ground(kind: Kind, dim: bool) -> RGB:
    return _dimmed(_GROUNDS.get(kind, LIMIT), dim)


def _ink(kind: Kind, dim: bool) -> RGB:
    """Return the colour of words on a card."""
    if dim:
        return ON_INK_MUTE
    return INK if kind < FIRST_LIMIT and kind != DOGE else ON_INK


def _dimmed(colour: RGB, dim: bool) -> RGB:
    return mix(NIGHT, colour, _DIM) if dim else colour


COLOURS: Final = (
    _BRIDGE_TINT,
    _BANISHMENT_TINT,
    _BACK,
    _BACK_LINE,
    *(_dimmed(ground, dim=True) for ground in (*_GROUNDS.values(), LIMIT, CORNO)),
    *ramp((INK,), _BRIDGE_TINT),
    *ramp((INK,), _BANISHMENT_TINT),
    *ramp((ON_INK,), LIMIT),
)
"""Colours that cards add to the palette."""
