"""Money: cheques as notes, and the sum of the picked ones in a bid."""

from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.grid import across
from bot.render.kit.wording import words_of
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.san_francisco import look, sums
from bot.render.san_francisco.art import painted
from bot.render.scene import Scene
from bot.render.theme import GAP, MARGIN, WIDTH, Type
from rules import decision as answering
from rules.san_francisco.view import SanFranciscoView

_CORNER: Final = 12
_ROW: Final = 74
"""The height of a row of own cheques that holds no options."""
_WIDEST: Final = 96
_OWN: Final = Type("black", 50)
_SUMS: Final = 84
SUMS: Final = _SUMS + GAP
_LABEL: Final = Type("semibold", 42)
_LEAST: Final = 32
_SUM: Final = Type("black", 54)
_TOLD: Final = Type("black", 72)


def draw_blank(canvas: Canvas, box: Box, _: int = 0) -> None:
    """Draw a cheque without its sum."""
    if not painted("cheque", canvas, box, _CORNER):
        canvas.rounded(box, _CORNER, look.NOTE)
    canvas.outline(box.inset(5), _CORNER - 4, 2, look.PRINT)


def draw_note(canvas: Canvas, box: Box, words: str, kind: Type) -> None:
    """Draw a cheque."""
    draw_blank(canvas, box)
    sums.write(canvas, box, words, kind)


def own_height(view: SanFranciscoView) -> int:
    """Return the height of the row of own cheques; 0 if there are none."""
    return _ROW + GAP if view.hand else 0


def draw_own(canvas: Canvas, top: int, view: SanFranciscoView) -> None:
    """Draw the viewer's cheques in a row, then their total, or the influence to bid with."""
    if not view.hand:
        return
    icon, means = look.CHEQUE_ICON, sum(view.hand)
    if view.decision is not None and view.decision.kind == "influence":
        icon, means = look.INFLUENCE_ICON, view.investors[view.decision.seat].influence
    total = canvas.write(
        str(means),
        WIDTH - MARGIN - 10,
        top + _ROW // 2 + _SUM.drop,
        _SUM,
        canvas.theme.text,
        "right",
    )
    right = WIDTH - MARGIN - 10 - round(total)
    x, y = right - 36, top + _ROW // 2
    if not painted(icon, canvas, Box(x, y, 0, 0).inset(-24)):
        canvas.icon(icon, x, y, 44, canvas.theme.mute)
    room = Box(MARGIN, top, right - 70 - MARGIN, _ROW)
    for value, box in zip(view.hand, across(room, len(view.hand), _WIDEST, 5), strict=True):
        draw_note(canvas, box, str(value), _OWN)


def bid_of(scene: Scene, view: SanFranciscoView) -> tuple[int, int]:
    """Return the sum of the picks and the cheques laid, and the sum needed (0: no question)."""
    decision = view.decision
    assert decision is not None, "a seat bids"
    laid = sum(view.investors[decision.seat].laid)
    enough = laid + decision.floor if decision.floor else 0
    return laid + answering.total(decision, scene.picked), enough


def draw_sums(canvas: Canvas, top: int, scene: Scene, view: SanFranciscoView) -> None:
    """Draw the sum of the picks and the cheques laid, the sum needed, and the viewer's total."""
    theme, own = canvas.theme, words_of(scene)
    box = Box(MARGIN, top, WIDTH - 2 * MARGIN, _SUMS)
    canvas.rounded(box, _CORNER, theme.surface)
    told = [("hand", sum(view.hand), theme.text)]
    if view.decision is not None and view.decision.weights:
        bid, enough = bid_of(scene, view)
        colour = theme.good if bid >= enough else theme.warn
        told.insert(0, ("bid", bid, colour if scene.picked else theme.text))
        if enough:
            told.insert(1, ("enough", enough, theme.text))
    for place, (what, value, colour) in zip(across(box, 3, box.width, 0), told, strict=False):
        x, middle = place.x + 20, box.middle[1]
        room = place.width - 52 - width_of(str(value), _TOLD)
        label = fit(own.say(f"picture-{what}"), _LABEL, room, _LEAST)
        x += canvas.write(label.words, x, middle + label.kind.drop, label.kind, theme.mute) + 16
        canvas.write(str(value), x, middle + _TOLD.drop, _TOLD, colour if value else theme.mute)
