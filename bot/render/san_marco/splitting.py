"""The offers in the making, as piles side by side: their cards, and what they mean."""

from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit import grid
from bot.render.kit.seats import symbol
from bot.render.kit.wording import words_of
from bot.render.lettering import fit
from bot.render.san_marco.cardfaces import ShownCard, lay, lay_in
from bot.render.san_marco.look import LIMIT, LIMIT_LINE
from bot.render.scene import Scene
from bot.render.theme import ON_INK, TITLE, Type
from rules.event import Seat
from rules.facts import counts_at, keys_at, number_at
from rules.san_marco.advice.preview import made
from rules.san_marco.components import KIND_KEYS, OUT_AT, Kind, actions_in, limit_of
from rules.san_marco.view import SanMarcoView, division_of

GAP: Final = 8
_INSIDE: Final = 10
_HEAD: Final = 68
"""Above the cards of an offer: its number, and the sum of its limit cards."""
_STANDS: Final = 64
"""Below that: the limit points of each seat with it."""
_LIMITS: Final = 60
"""At the foot: the limit cards."""
_REST: Final = _HEAD + _STANDS + _LIMITS + _INSIDE
_CARDS: Final = (300, 112)
"""The height of the action cards, in large text and in small."""
_CARD: Final = (182, 130)
_SUM: Final = Type("black", 60)
_TOTAL: Final = Type("bold", 42)
_SYMBOL: Final = 14
_PLATE: Final = 56
_TO: Final = "→"
_YOU: Final = 75
_LEAST_YOU: Final = 30
_APART: Final = 10
"""Between the limit points of two seats."""


class Making(NamedTuple):
    """An offer in the making: its number, its cards, and each seat's limit points."""

    number: str
    cards: tuple[Kind, ...]
    stands: tuple[tuple[Seat, int], ...]


def offers(scene: Scene, view: SanMarcoView) -> tuple[Making, ...]:
    """Return the offers that result from the picks so far."""
    return tuple(
        [
            Making(
                str(number_at(remark.facts, "number")),
                tuple([KIND_KEYS.index(key) for key in keys_at(remark.facts, "cards")]),
                tuple(counts_at(remark.facts)),
            )
            for remark in made(view, scene.picked)
        ]
    )


def height(scene: Scene) -> int:
    """Return the height of the piles."""
    return _REST + _CARDS[not scene.large]


def draw(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw a pile for each offer, also for those that are still to be made."""
    assert view.seat is not None, "a player makes offers"
    known, division = offers(scene, view), division_of(view.divisions, view.seat)
    making = len(division.offers)
    places = grid.across(box._replace(height=height(scene)), division.shares, box.width, GAP)
    for at, place in enumerate(places):
        ground = canvas.theme.surface_2 if at == making else canvas.theme.surface
        canvas.rounded(place, 16, ground)
        offer = known[at] if at < len(known) else Making(str(at + 1), (), ())
        _pile(canvas, place.inset(_INSIDE), scene, view.seat, offer)


def _pile(canvas: Canvas, room: Box, scene: Scene, own: Seat, offer: Making) -> None:
    theme, y = canvas.theme, room.y + _HEAD // 2 - _INSIDE // 2
    name = fit(words_of(scene).say("picture-offer", number=offer.number), TITLE, room.width - 100)
    colour = theme.text if offer.cards else theme.mute
    canvas.write(name.words, room.x + 4, y + name.kind.drop, name.kind, colour)
    below = room._replace(y=room.y + _HEAD - _INSIDE, height=room.height - _HEAD + _INSIDE)
    if not offer.cards:
        canvas.outline(below, 18, 3, theme.line)
        return
    actions, limit = actions_in(offer.cards), limit_of(offer.cards)
    colour = theme.text if limit else theme.mute
    canvas.write(f"+{limit}", room.right - 6, y + _SUM.drop, _SUM, colour, "right")
    _stands(canvas, below._replace(height=_STANDS - _INSIDE), scene, own, offer)
    cards = below._replace(y=below.y + _STANDS, height=_CARDS[not scene.large])
    shown = [ShownCard(kind) for kind in actions]
    lay_in(canvas, _places(cards, len(actions)), shown, scene.language)
    foot = room._replace(y=room.bottom - _LIMITS + 4, height=_LIMITS - 4)
    limits = [ShownCard(kind) for kind in offer.cards if kind not in actions]
    lay(canvas, foot, limits, scene.language, _PLATE + _SYMBOL)


def _places(room: Box, count: int) -> list[Box]:
    """Return the places of action cards, as large as they fit."""
    if not count:
        return []
    columns, *size = grid.largest((room.width, room.height), count, _CARD, GAP)
    return grid.rows(room, count, columns, (size[0], size[1]), (GAP, GAP))


def _stands(canvas: Canvas, room: Box, scene: Scene, own: Seat, offer: Making) -> None:
    """Draw everybody's limit points with an offer, the viewer's first."""
    x, y = room.x, room.middle[1]
    x += round(canvas.write(_TO, x, y + _TOTAL.drop, _TOTAL, canvas.theme.mute)) + 4
    for seat, total in sorted(offer.stands, key=lambda stand: stand[0] != own):
        if seat == own:
            you = fit(words_of(scene).say("picture-legend-own"), _TOTAL, _YOU, _LEAST_YOU)
            canvas.write(you.words, x, y + you.kind.drop, you.kind, canvas.theme.text)
            x = _plate(canvas, x + round(you.width) + 6, y, total) + _APART
        else:
            symbol(canvas, seat, x + _SYMBOL, y, _SYMBOL)
            x = _plate(canvas, x + 2 * _SYMBOL + 4, y, total) + _APART


def stand(canvas: Canvas, x: int, y: int, seat: Seat, total: int, *, high: int = 50) -> int:
    """Draw the limit points that a seat would have; return the end of that."""
    symbol(canvas, seat, x + _SYMBOL, y, _SYMBOL)
    x += 2 * _SYMBOL + 10
    arrow = canvas.write(_TO, x, y + _TOTAL.drop, _TOTAL, canvas.theme.mute)
    return _plate(canvas, x + round(arrow), y, total, high)


def _plate(canvas: Canvas, x: int, y: int, total: int, high: int = 50) -> int:
    """Draw limit points, a warning from ten on; return the end of that."""
    plate = Box(x, y - high // 2, _PLATE, high)
    warns, kind = total >= OUT_AT, _TOTAL._replace(px=min(_TOTAL.px, high - 4))
    canvas.rounded(plate, 10, canvas.theme.warn if warns else LIMIT_LINE)
    canvas.rounded(plate.inset(4 if warns else 2), 8, LIMIT)
    canvas.write(str(total), plate.middle[0], y + kind.drop, kind, ON_INK, "middle")
    return plate.right
