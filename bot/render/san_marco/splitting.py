"""The offers that somebody is making: a row for each, with who would stand where."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit.seats import symbol
from bot.render.lettering import fit
from bot.render.san_marco.cardfaces import Shown, lay
from bot.render.san_marco.look import LIMIT, LIMIT_LINE
from bot.render.scene import Scene
from bot.render.theme import INK, ON_INK, ON_INK_MUTE, Type
from rules.event import Facts, Seat
from rules.facts import counts_at, keys_at, number_at
from rules.san_marco.components import KIND_KEYS, OUT_AT, Kind
from rules.san_marco.preview import remarks
from rules.san_marco.view import SanMarcoView

GAP: Final = 8
_HEIGHT: Final = (112, 150)
"""How high a row is, and in large text."""
_MARK: Final = 84
_STANDS: Final = 216
_WIDEST: Final = 112
_PLATE: Final = (60, 46)
_TOTAL: Final = Type("bold", 42)
_NUMBER: Final = Type("black", 46)
_TO: Final = "→"


class Making(NamedTuple):
    """An offer in the making: its number or numbers, its cards, and who would stand where."""

    number: str
    cards: tuple[Kind, ...]
    stands: tuple[tuple[Seat, int], ...]


def offers(scene: Scene, view: SanMarcoView) -> tuple[Making, ...]:
    """Return the offers as they would be with what is picked so far."""
    return tuple(_offers(scene, view))


def _offers(scene: Scene, view: SanMarcoView) -> Iterator[Making]:
    number = 0
    for remark in remarks(view, scene.picked):
        facts = remark.facts
        if remark.key == "offer":
            number = number_at(facts, "number")
            yield Making(str(number), _kinds(facts), tuple(counts_at(facts)))
        elif remark.key == "left":
            last = number + number_at(facts, "offers")
            yield Making(f"{number + 1}–{last}", _kinds(facts), ())


def _kinds(facts: Facts) -> tuple[Kind, ...]:
    return tuple(KIND_KEYS.index(key) for key in keys_at(facts, "cards"))


def height(scene: Scene, count: int) -> int:
    """Return how high the rows of so many offers come out."""
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
    room = Box(row.x + _MARK, row.y + 8, row.width - _MARK - _STANDS, row.height - 16)
    lay(canvas, room, [Shown(kind) for kind in offer.cards], scene.language, _WIDEST)
    pitch = row.height // max(1, len(offer.stands))
    for place, (seat, total) in enumerate(offer.stands):
        middle = row.y + place * pitch + pitch // 2
        stand(canvas, row.right - _STANDS + 20, middle, seat, total)


def stand(canvas: Canvas, x: int, y: int, seat: Seat, total: int, high: int = _PLATE[1]) -> int:
    """Draw at how many limit points a seat would be; return where that ends."""
    symbol(canvas, seat, x + 16, y, 16)
    kind = _TOTAL._replace(px=high - 4)
    canvas.write(_TO, x + 42, y + kind.drop, kind, canvas.theme.mute)
    plate = Box(x + 58 + kind.px, y - high // 2, high * 4 // 3, high)
    warns = total >= OUT_AT
    canvas.rounded(plate, 10, canvas.theme.warn if warns else LIMIT_LINE)
    canvas.rounded(plate.inset(4 if warns else 2), 8, LIMIT)
    canvas.write(str(total), plate.middle[0], y + kind.drop, kind, ON_INK, "middle")
    return plate.right
