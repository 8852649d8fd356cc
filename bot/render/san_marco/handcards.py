"""The cards that a seat carries out, with the numbers of the menu."""

from collections import Counter
from math import ceil
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit.grid import rows
from bot.render.kit.wording import words_of
from bot.render.lettering import fit
from bot.render.san_marco.cardfaces import ShownCard, lay_in
from bot.render.scene import Scene
from bot.render.theme import INK, ON_INK, Type
from rules.decision import Decision
from rules.san_marco.components import KIND_KEYS, Kind
from rules.san_marco.view import SanMarcoView

_GAP: Final = 10
_WIDEST: Final = 160
_LARGE: Final = (280, 250)
_IN_A_ROW: Final = 4
_COUNT: Final = Type("bold", 50)
_COPIES: Final = Type("bold", 36)
_END: Final = "end"


class _Playable(NamedTuple):
    """A kind of card that the viewer has, None for the end of the turn; with its number, or 0."""

    kind: Kind | None
    number: int
    copies: int = 1


def draw(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView, decision: Decision) -> None:
    """Draw the cards that the viewer can carry out now, and those without effect."""
    cards = _playable(view, decision)
    if scene.large:
        boxes = rows(box, len(cards), _IN_A_ROW, _LARGE, (_GAP, _GAP))
    else:
        width = min(_WIDEST, (box.width + _GAP) // len(cards) - _GAP)
        boxes = rows(box, len(cards), len(cards), (width, box.height), (_GAP, _GAP))
    for place, card in zip(boxes, cards, strict=True):
        _draw(canvas, place, scene, card)


def large_height(view: SanMarcoView, decision: Decision) -> int:
    """Return the height of the cards in large text."""
    count = ceil(len(_playable(view, decision)) / _IN_A_ROW)
    return count * (_LARGE[1] + _GAP) - _GAP


def _playable(view: SanMarcoView, decision: Decision) -> list[_Playable]:
    """Return the viewer's cards in the order of the menu, then those without effect now."""
    held = Counter(view.cards)
    found: list[_Playable] = []
    for number, key in enumerate(decision.options, 1):
        kind = None if key == _END else KIND_KEYS.index(key)
        found.append(_Playable(kind, number, 1 if kind is None else held.pop(kind)))
    return [*found, *(_Playable(kind, 0, count) for kind, count in sorted(held.items()))]


def _draw(canvas: Canvas, box: Box, scene: Scene, card: _Playable) -> None:
    if card.kind is None:
        _end(canvas, box, scene)
        return
    picked = card.number - 1 in scene.picked
    shown = ShownCard(card.kind, card.number, spent=not card.number, picked=picked)
    lay_in(canvas, [box], [shown], scene.language)
    if card.copies > 1:
        plate = Box(box.right - 66, box.y + 10, 58, 46)
        canvas.rounded(plate, 10, INK)
        words, y = f"×{card.copies}", plate.bottom - 10
        canvas.write(words, plate.middle[0], y, _COPIES, ON_INK, "middle")


def _end(canvas: Canvas, box: Box, scene: Scene) -> None:
    """Draw the option that is no card: stopping here."""
    canvas.outline(box, 18, 3, canvas.theme.act)
    x, y = box.middle
    words = fit(words_of(scene).say("picture-end"), _COUNT, box.width - 16)
    canvas.write(words.words, x, y + words.kind.drop, words.kind, canvas.theme.text, "middle")
