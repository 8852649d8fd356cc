"""Cards that tell the stakes: the seats in a district, and its points."""

from collections.abc import Sequence
from typing import Final

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.seats import symbol_mask
from bot.render.lettering import fit
from bot.render.san_marco.cardfaces import ShownCard, face, put_in, vignette
from bot.render.san_marco.look import DISTRICT_ICONS, TINTS
from bot.render.theme import INK, ON_INK, ON_INK_MUTE, SEAT_COLOURS, Type
from bot.text import texts
from rules.event import Seat
from rules.san_marco.advice.score_so_far import doge_now
from rules.san_marco.components import DISTRICT_KEYS, DISTRICTS, District, Kind
from rules.san_marco.scoring import precedence
from rules.san_marco.view import SanMarcoView

SIZE: Final = (189, 222)
GAP: Final = 8
IN_A_ROW: Final = 6
"""All action cards of a deal are in one row."""
_ART: Final = 72
_EMBLEM: Final = 54
_NAME: Final = Type("bold", 42)
_NAME_FOOT: Final = 44
_COUNT: Final = Type("bold", 44)
_NARROW: Final = _COUNT._replace(px=32)
_POINTS: Final = Type("black", 40)
_SYMBOL: Final = 13
_SEATS: Final = 3
"""If there are more, only those stand on a card who score."""
_NOBODY: Final = "\N{EN DASH}"


def lay(
    canvas: Canvas,
    boxes: Sequence[Box],
    cards: Sequence[ShownCard],
    language: str,
    view: SanMarcoView,
) -> None:
    """Lay cards into these boxes, whatever their size."""
    put_in(canvas, boxes, cards, lambda card, size: _drawn(card.kind, size, language, view))


def standing(view: SanMarcoView, district: District) -> list[tuple[Seat, int, int]]:
    """Return the seats with nobles in a district, the most first: their numbers, and their points
    now.
    """
    row, points = view.nobles[district], doge_now(view, district)
    now = precedence(row)
    return [(seat, row[seat], points[seat]) for seat in (*now.first, *now.second, *now.rest)]


def _drawn(kind: Kind, size: tuple[int, int], language: str, view: SanMarcoView) -> Sprite:
    if kind not in DISTRICTS:
        return face(kind, *size, language)
    there = standing(view, kind)
    if len(there) > _SEATS:
        there = [one for one in there if one[2]]
    return _district(kind, size, language, tuple(there))


@kept
def _district(
    district: District,
    size: tuple[int, int],
    language: str,
    there: tuple[tuple[Seat, int, int], ...],
) -> Sprite:
    width, height = size
    drawn = Canvas(width, height, TINTS[district])
    if not vignette(drawn, district, Box(0, 0, width, _ART)):
        drawn.icon(DISTRICT_ICONS[district], width / 2 + 8, _ART / 2 + 2, _EMBLEM, INK)
    name = fit(texts(language).of("san_marco").name(DISTRICT_KEYS[district]), _NAME, width - 4)
    drawn.write(name.words, width / 2, _ART + _NAME_FOOT - 10, name.kind, INK, "middle")
    top = _ART + _NAME_FOOT
    drawn.fill(Box(0, top, width, height - top), INK)
    if not there:
        drawn.write(_NOBODY, width / 2, top + 60, _COUNT, ON_INK_MUTE, "middle")
    each = (width - 8) // max(1, len(there))
    kind, radius = _COUNT, _SYMBOL
    if max((masks.width_of(str(count), kind) for _, count, _ in there), default=0) > each - 38:
        kind, radius = _NARROW, _SYMBOL - 3
    for place, (seat, count, points) in enumerate(there):
        x = 4 + each * place + each / 2
        across = masks.width_of(str(count), kind) + 2 * radius + 3
        symbol = symbol_mask(seat, radius)
        drawn.pour(symbol, x - across / 2 + radius, top + 30, SEAT_COLOURS[seat])
        drawn.write(str(count), x + across / 2, top + 30 + kind.drop, kind, ON_INK_MUTE, "right")
        words, colour = (f"+{points}", ON_INK) if points else (_NOBODY, ON_INK_MUTE)
        drawn.write(words, x, top + 76 + _POINTS.drop, _POINTS, colour, "middle")
    return cut(drawn.image, masks.rounded(width, height, 18).image)
