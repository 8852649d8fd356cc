"""Options that are named by a value, such as sums: only the value is drawn."""

from collections.abc import Callable
from math import ceil
from typing import Final, TypeAlias

from bot.render.canvas import Box, Canvas
from bot.render.kit import picks
from bot.render.kit.wording import words_of
from bot.render.lettering import fit
from bot.render.scene import Scene
from bot.render.theme import GAP, GOLD, INK, MARGIN, PAPER, RGB, WIDTH, Type
from rules.decision import Decision
from rules.facts import number_at

Ground: TypeAlias = Callable[[Canvas, Box, int], None]
"""Draws a note or a card of this value, before its words are written."""

_FEW: Final = 12
_ACROSS: Final = (6, 10)
"""The most in a row: of few, or of more."""
_HIGH: Final = 90
_APART: Final = 16
"""The gap between two rows, which leaves room for raised picks."""
_VALUE: Final = Type("black", 62)
_WORD: Final = Type("bold", 40)
_LEAST: Final = 26
CORNER: Final = 12
_CHECK: Final = 19
_INSIDE: Final = 16


def are_offered(scene: Scene) -> bool:
    """Whether the options are named by values."""
    return bool(scene.facts) and "value" in scene.facts[0]


def height(scene: Scene) -> int:
    """Return their height together."""
    return ceil(len(scene.facts) / _across(scene)) * (_HIGH + _APART) + GAP


def draw(
    canvas: Canvas,
    top: int,
    scene: Scene,
    decision: Decision,
    ground: Ground,
    *,
    beside: bool = False,
) -> None:
    """Draw them from this height on; picks are raised and checked.

    Values are in the middle, or `beside` what is there.
    """
    columns = _across(scene)
    wide = (WIDTH - 2 * MARGIN + GAP) // columns - GAP
    for at, facts in enumerate(scene.facts):
        row, column = divmod(at, columns)
        x, y = MARGIN + column * (wide + GAP), top + _APART // 2 + row * (_HIGH + _APART)
        box, picked = Box(x, y, wide, _HIGH), at in scene.picked
        if picked:
            box = picks.lift(canvas, box, CORNER)
        if "value" in facts:
            value = number_at(facts, "value")
            ground(canvas, box, value)
            write(
                canvas,
                box._replace(width=box.width * 2 // 3) if beside else box,
                str(value),
                _VALUE,
            )
        else:
            canvas.rounded(box, CORNER, PAPER)
            write(canvas, box, words_of(scene).option(decision, at, facts, ()).label, _WORD)
        if picked:
            picks.border(canvas, box, CORNER)
            picks.check(canvas, box.right - _INSIDE, box.y + _INSIDE, _CHECK)
        else:
            canvas.outline(box, CORNER, 3, GOLD)


def write(canvas: Canvas, box: Box, words: str, kind: Type, ink: RGB = INK) -> None:
    """Write a number or a word into the middle of a box, as large as fits."""
    written = fit(words, kind, box.width - _INSIDE, _LEAST)
    x, y = box.middle
    canvas.write(written.words, x, y + written.kind.drop, written.kind, ink, "middle")


def _across(scene: Scene) -> int:
    count = len(scene.facts)
    few, many = _ACROSS
    return few if count <= _FEW else max(few, ceil(count / ceil(count / many)))
