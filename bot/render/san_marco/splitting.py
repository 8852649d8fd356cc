"""The offers in the making: a row for each, with the limit points of each seat."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit.seats import symbol
from bot.render.kit.wording import words_of
from bot.render.lettering import fit
from bot.render.san_marco.cardfaces import ShownCard, lay
from bot.render.san_marco.look import LIMIT, LIMIT_LINE
from bot.render.scene import Scene
from bot.render.theme import INK, ON_INK, ON_INK_MUTE, Type
from bot.text import GameTexts
from rules.event import Seat
from rules.facts import counts_at, keys_at, number_at
from rules.san_marco.advice.preview import made
from rules.san_marco.components import KIND_KEYS, OUT_AT, Kind
from rules.san_marco.view import SanMarcoView

GAP: Final = 8
_HEIGHT: Final = (112, 150)
"""The height of a row, and in large text."""
_MARK: Final = 84
STANDS: Final = 300
"""The room for the limit points of each seat."""
_WIDEST: Final = 168
_PLATE: Final = 46
_LABEL: Final = Type("semibold", 36)
_TOTAL: Final = Type("bold", 42)
_NUMBER: Final = Type("black", 46)
_TO: Final = "→"


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


def height(scene: Scene, count: int) -> int:
    """Return the height of the rows of this many offers."""
    return count * (_HEIGHT[scene.large] + GAP) - GAP


def draw(canvas: Canvas, box: Box, scene: Scene, made: Sequence[Making]) -> None:
    """Draw the offers below each other."""
    for place, offer in enumerate(made):
        high = _HEIGHT[scene.large]
        row = Box(box.x, box.y + place * (high + GAP), box.width, high)
        canvas.rounded(row, 12, canvas.theme.surface)
        _row(canvas, row, scene, offer)


def _row(canvas: Canvas, row: Box, scene: Scene, offer: Making) -> None:
    x, y = row.x + _MARK // 2, row.middle[1]
    canvas.rounded(Box(x - 33, y - 31, 66, 62), 31, INK)
    words = fit(offer.number, _NUMBER, 58)
    canvas.write(words.words, x, y + words.kind.drop, words.kind, ON_INK_MUTE, "middle")
    room = Box(row.x + _MARK, row.y + 8, row.width - _MARK - STANDS, row.height - 16)
    lay(canvas, room, [ShownCard(kind) for kind in offer.cards], scene.language, _WIDEST)
    pitch = row.height // max(1, len(offer.stands))
    own, high = words_of(scene), min(_PLATE, pitch - 2)
    for place, (seat, total) in enumerate(offer.stands):
        middle = row.y + place * pitch + pitch // 2
        stand(canvas, row.right - STANDS + 20, middle, seat, total, own, high=high)


def stand(
    canvas: Canvas, x: int, y: int, seat: Seat, total: int, own: GameTexts, *, high: int
) -> int:
    """Draw the limit points that a seat would have; return the end of that."""
    symbol(canvas, seat, x + 16, y, 16)
    kind, words = _TOTAL._replace(px=high - 4), f"{own.say('picture-limit')} {_TO}"
    label = _LABEL._replace(px=max(_LABEL.px, high * 3 // 4))
    end = x + 42 + canvas.write(words, x + 42, y + label.drop, label, canvas.theme.mute)
    plate = Box(round(end) + 8, y - high // 2, high * 4 // 3, high)
    warns = total >= OUT_AT
    canvas.rounded(plate, 10, canvas.theme.warn if warns else LIMIT_LINE)
    canvas.rounded(plate.inset(4 if warns else 2), 8, LIMIT)
    canvas.write(str(total), plate.middle[0], y + kind.drop, kind, ON_INK, "middle")
    return plate.right
