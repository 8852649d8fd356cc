"""The bar over a hand: how many cards, now and afterwards, the question, goods, the limit."""

from collections.abc import Iterator
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import wording
from bot.render.kit.figures import Figure, Setting, icon_first
from bot.render.kit.markers import RADIUS, marker
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.san_juan.amounts import bounds
from bot.render.san_juan.look import (
    CHAPEL_ICON,
    ICONS,
    ROLE_ICONS,
    colour_of,
    ink_on,
    step_icon,
)
from bot.render.scene import Scene
from bot.render.theme import COUNT, Type
from rules.san_juan.components import BUILDER, BUILDING_KEYS, INDIGO_PLANT, LIBRARY, QUARRY, SMITHY
from rules.san_juan.preview import hand_after, hand_limit
from rules.san_juan.prices import discounts
from rules.san_juan.view import SanJuanView

_TYPE: Final = Type("bold", 36)
_QUESTION: Final = Type("semibold", 30)
_LEAST_QUESTION: Final = 26
_SAVED: Final = Setting(_TYPE, size=34, rise=13, reach=16, room=42)
_TUCKED: Final = Setting(COUNT, size=36, rise=13, reach=20, room=48)
_PASS: Final = "pass"


def bar(canvas: Canvas, box: Box, scene: Scene, view: SanJuanView) -> None:
    """Draw what bears on the decision."""
    canvas.rounded(box, 16, canvas.theme.surface)
    canvas.outline(box, 16, 2, canvas.theme.line)
    left = _left(canvas, box, scene, view)
    right = _limit(canvas, box, scene, view)
    right = _goods(canvas, box, view, right)
    right = _pass(canvas, box, scene, view, right)
    _question(canvas, box, scene, view, left, right)


def _left(canvas: Canvas, box: Box, scene: Scene, view: SanJuanView) -> float:
    """Draw the step, the cards in hand and the discounts; return where they end."""
    y, baseline = box.middle[1], box.middle[1] + 13
    colour = canvas.theme.act if view.decision else canvas.theme.mute
    canvas.icon(step_icon(view), box.x + 38, y, 40, colour)
    canvas.icon(CARDS, box.x + 92, y, 36, canvas.theme.text)
    x = box.x + 118.0
    x += canvas.write(str(len(view.hand)), x, baseline, COUNT, canvas.theme.text)
    x += _after(canvas, x + 10, baseline, view) + 32
    x += _chapel(canvas, x, baseline, view)
    for icon, words in _discounts(scene, view):
        saved, theme = Figure(words, icon=icon), canvas.theme
        x = icon_first(canvas, (x, baseline), saved, _SAVED, theme.text, theme.mute) + 30
    return x


def _after(canvas: Canvas, x: float, baseline: int, view: SanJuanView) -> float:
    """Write how many cards the decision leaves; return the width that this takes."""
    after = hand_after(view)
    if after is None:
        return 0
    theme = canvas.theme
    arrow = canvas.write("→", x, baseline, COUNT, theme.mute) + 10
    colour = theme.warn if after.least > hand_limit(view) else theme.act
    return 10 + arrow + canvas.write(bounds(after), x + arrow, baseline, COUNT, colour)


def _chapel(canvas: Canvas, x: float, baseline: int, view: SanJuanView) -> float:
    """Write what lies under the Chapel, and with one more; return the width that this takes."""
    if view.decision is None or view.decision.kind != "chapel":
        return 0
    theme, tucked = canvas.theme, len(view.chapel)
    under = Figure(f"{tucked}", icon=CHAPEL_ICON)
    end = icon_first(canvas, (x, baseline), under, _TUCKED, theme.text) + 10
    end += canvas.write("→", end, baseline, COUNT, theme.mute) + 10
    return end + canvas.write(f"{tucked + 1}", end, baseline, COUNT, theme.act) + 32 - x


def _discounts(scene: Scene, view: SanJuanView) -> Iterator[tuple[str, str]]:
    """Say what the viewer saves on buildings now: on all, on production, on city buildings."""
    if view.step != "builder":
        return
    own = wording.words_of(scene)
    production, city = dict(discounts(view, INDIGO_PLANT)), dict(discounts(view, LIBRARY))
    smithy, quarry = BUILDING_KEYS[SMITHY], BUILDING_KEYS[QUARRY]
    on_all = sum(less for key, less in city.items() if key != quarry)
    if on_all:
        yield ROLE_ICONS[BUILDER], f"−{on_all}"
    if smithy in production:
        yield ICONS[SMITHY], own.say("picture-less-production")
    if quarry in city:
        yield ICONS[QUARRY], own.say("picture-less-city")


def _limit(canvas: Canvas, box: Box, scene: Scene, view: SanJuanView) -> int:
    limit = hand_limit(view)
    words = wording.words_of(scene).say("picture-limit", limit=limit)
    colour = canvas.theme.warn if len(view.hand) > limit else canvas.theme.mute
    canvas.write(words, box.right - 22, box.middle[1] + 12, _TYPE, colour, "right")
    return box.right - 22 - round(width_of(words, _TYPE)) - 34


def _goods(canvas: Canvas, box: Box, view: SanJuanView, right: int) -> int:
    """Draw the goods that the viewer has, each once with its count; return where they begin."""
    held = [slot.kind for slot in view.own.display if slot.loaded]
    y = box.middle[1]
    for good in sorted(set(held), reverse=True):
        if (count := held.count(good)) > 1:
            words = f"×{count}"
            width = canvas.write(words, right, y + 12, _TYPE, canvas.theme.text, "right")
            right -= round(width) + 4
        canvas.disc(right - 24, y, 24, colour_of(good))
        canvas.icon(ICONS[good], right - 24, y, 28, ink_on(good))
        right -= 58
    return right


def _pass(canvas: Canvas, box: Box, scene: Scene, view: SanJuanView, right: int) -> int:
    """Draw the option that is no card, where there is one; return where it begins."""
    decision = view.decision
    if decision is None or _PASS not in decision.options:
        return right
    words = wording.words_of(scene).say("picture-pass")
    baseline = box.middle[1] + 12
    right -= 16 + round(canvas.write(words, right - 16, baseline, _TYPE, canvas.theme.act, "right"))
    number = decision.options.index(_PASS) + 1
    left = right - 12 - 2 * RADIUS - (16 if number > 9 else 0)
    marker(canvas, number, left + RADIUS, box.middle[1])
    return left - 20


def _question(
    canvas: Canvas, box: Box, scene: Scene, view: SanJuanView, left: float, right: int
) -> None:
    """Write the question in full, if there is room for all of it."""
    if view.decision is None:
        return
    question = wording.words_of(scene).ask(view.decision)
    words = fit(question, _QUESTION, round(right - left), _LEAST_QUESTION)
    if words.words == question:
        canvas.write(words.words, left, box.middle[1] + 11, words.kind, canvas.theme.mute)
