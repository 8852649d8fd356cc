"""The bar over a hand: the cards now and afterwards, discounts, passing, goods, the limit.

While goods are sold it shows their prices instead of the goods held and the limit. While a role is
chosen it shows the viewer's own town.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import picks, wording
from bot.render.kit.figures import Figure, Setting, icon_first
from bot.render.kit.markers import RADIUS
from bot.render.masks import width_of
from bot.render.san_juan import art
from bot.render.san_juan.amounts import bounds, points
from bot.render.san_juan.look import (
    CHAPEL_ICON,
    ICONS,
    ROLE_ICONS,
    colour_of,
    ink_on,
    is_production,
    step_icon,
)
from bot.render.scene import Scene
from bot.render.theme import COUNT, Theme, Type
from rules.san_juan.advice.preview import hand_after, hand_limit
from rules.san_juan.advice.prices import discounts
from rules.san_juan.components import (
    BUILDER,
    BUILDING_KEYS,
    INDIGO_PLANT,
    LIBRARY,
    NAMES,
    QUARRY,
    SMITHY,
    Kind,
)
from rules.san_juan.view import SanJuanView

_HEIGHT: Final = 64
"""All other measures are for a bar of this height, and scale with it."""
_TYPE: Final = Type("bold", 36)
_APART: Final = 24
PASS: Final = "pass"


class _Bar(NamedTuple):
    """A bar in progress."""

    canvas: Canvas
    box: Box
    scene: Scene
    view: SanJuanView

    @property
    def theme(self) -> Theme:
        return self.canvas.theme

    @property
    def middle(self) -> int:
        return self.box.middle[1]

    def px(self, size: float) -> int:
        """Return a measure scaled to this bar's height."""
        return round(size * self.box.height / _HEIGHT)

    def type(self, kind: Type) -> Type:
        """Return a type scaled to this bar's height."""
        return kind._replace(px=self.px(kind.px))

    def setting(self, kind: Type, size: int, reach: int, room: int) -> Setting:
        """Return the setting of figures in a bar of this height."""
        px = self.px
        return Setting(self.type(kind), px(size), px(13), px(reach), px(room))


def bar(canvas: Canvas, box: Box, scene: Scene, view: SanJuanView) -> None:
    """Draw the figures for the decision; at the right as many as fit."""
    canvas.rounded(box, 16, canvas.theme.surface)
    canvas.outline(box, 16, 2, canvas.theme.line)
    drawn = _Bar(canvas, box, scene, view)
    right = _pass(drawn, box.right - drawn.px(22))
    left = _left(drawn, right)
    if view.step == "trader" and view.prices:
        prices = enumerate(view.prices[view.tile])
        _goods(drawn, left, right, [(good, str(price)) for good, price in prices])
        return
    if view.decision is not None and view.decision.kind == "role":
        _town(drawn, left, right)
        return
    right = _progress(drawn, right) or _limit(drawn, left, right)
    held = Counter(slot.kind for slot in view.own.display if slot.loaded)
    counted = [(good, f"×{held[good]}" if held[good] > 1 else "") for good in sorted(held)]
    _goods(drawn, left, right, counted)


def _left(bar: _Bar, right: int) -> float:
    """Draw the step, the cards in hand, and discounts up to `right`; return their end."""
    canvas, theme, px = bar.canvas, bar.theme, bar.px
    baseline = bar.middle + px(13)
    colour = theme.act if bar.view.decision else theme.mute
    canvas.icon(step_icon(bar.view), bar.box.x + px(38), bar.middle, px(44), colour)
    canvas.icon(CARDS, bar.box.x + px(92), bar.middle, px(36), theme.text)
    x = float(bar.box.x + px(118))
    x += canvas.write(str(len(bar.view.hand)), x, baseline, bar.type(COUNT), theme.text)
    x += _after(bar, x + px(8), baseline) + px(_APART)
    x += _chapel(bar, x, baseline)
    how = bar.setting(_TYPE, 34, 16, 40)
    for icon, words in _discounts(bar.scene, bar.view):
        saved = Figure(words, icon=icon)
        if x + how.room + width_of(words, how.kind) > right:
            break
        x = icon_first(canvas, (x, baseline), saved, how, theme.text, theme.mute) + px(_APART)
    return x


def _after(bar: _Bar, x: float, baseline: int) -> float:
    """Write the number of cards that the decision leaves; return the width of the text."""
    after = hand_after(bar.view)
    if after is None:
        return 0
    theme, kind, gap = bar.theme, bar.type(COUNT), bar.px(8)
    arrow = bar.canvas.write("→", x, baseline, kind, theme.mute) + gap
    colour = theme.warn if after.least > hand_limit(bar.view) else theme.act
    return gap + arrow + bar.canvas.write(bounds(after), x + arrow, baseline, kind, colour)


def _chapel(bar: _Bar, x: float, baseline: int) -> float:
    """Write the number of cards under the Chapel now, and with one more; return the width."""
    if bar.view.decision is None or bar.view.decision.kind != "chapel":
        return 0
    canvas, theme, kind, gap = bar.canvas, bar.theme, bar.type(COUNT), bar.px(8)
    tucked = len(bar.view.chapel)
    under = Figure(f"{tucked}", icon=CHAPEL_ICON)
    end = icon_first(canvas, (x, baseline), under, bar.setting(COUNT, 36, 20, 48), theme.text)
    end += gap + canvas.write("→", end + gap, baseline, kind, theme.mute) + gap
    end += canvas.write(f"{tucked + 1}", end, baseline, kind, theme.act)
    return end + bar.px(_APART) - x


def _discounts(scene: Scene, view: SanJuanView) -> Iterator[tuple[str, str]]:
    """Write the viewer's savings on buildings now: on all, on production, on city buildings."""
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


def _pass(bar: _Bar, right: int) -> int:
    """Draw the option that is no card, if it has no card of its own; return its start."""
    decision = bar.view.decision
    if decision is None or PASS not in decision.options or bar.scene.large:
        return right
    position = decision.options.index(PASS)
    words = wording.words_of(bar.scene).say("picture-pass")
    baseline = bar.middle + bar.px(12)
    kind = bar.type(_TYPE)
    right -= round(bar.canvas.write(words, right, baseline, kind, bar.theme.act, "right"))
    if position in bar.scene.picked:
        right -= 2 * bar.px(RADIUS)
        picks.check(bar.canvas, right + bar.px(20), bar.middle, bar.px(20))
    return right - bar.px(_APART)


def _town(bar: _Bar, left: float, right: int) -> None:
    """Draw the viewer's points and as many buildings as fit: hollow without a good."""
    canvas, px, y = bar.canvas, bar.px, bar.middle
    assert bar.view.seat is not None, "a spectator chooses no role"
    now = Figure(str(points(bar.view, bar.view.seat)), icon="star")
    how = bar.setting(_TYPE, 32, 16, 38)
    x = icon_first(canvas, (left, y + px(13)), now, how, bar.theme.text, bar.theme.act) + px(16)
    for slot in bar.view.own.display:
        tile = Box(round(x), y - px(21), px(42), px(42))
        if tile.right > right:
            return
        full = slot.loaded or not is_production(slot.kind)
        colour = colour_of(slot.kind)
        if not art.scene(canvas, NAMES[slot.kind], tile, px(8), dim=not full, whole=True):
            canvas.rounded(tile, px(8), colour if full else bar.theme.surface)
            ink = ink_on(slot.kind) if full else colour
            canvas.icon(ICONS[slot.kind], *tile.middle, px(30), ink)
        canvas.outline(tile, px(8), px(2), colour)
        x += px(46)


def _progress(bar: _Bar, right: int) -> int:
    """Write how many of several cards are picked; return where that starts, or 0 for nothing."""
    decision = bar.view.decision
    if decision is None or decision.most == 1:
        return 0
    picked, px = len(bar.scene.picked), bar.px
    done = picked and decision.least <= picked
    words, kind = f"{picked}/{decision.most}", bar.type(COUNT)
    colour = bar.theme.good if done else bar.theme.act
    right -= round(bar.canvas.write(words, right, bar.middle + px(13), kind, colour, "right"))
    bar.canvas.icon("circle-check", right - px(28), bar.middle, px(36), colour)
    return right - px(46) - px(_APART)


def _limit(bar: _Bar, left: float, right: int) -> int:
    """Write the number of cards that may be kept, if there is room; return the text's start.

    Over the limit, say when it counts, too, if there is room.
    """
    limit, kind, own = hand_limit(bar.view), bar.type(_TYPE), wording.words_of(bar.scene)
    starting = bar.view.step == "keep"  # no one is over the limit before the first round
    over = len(bar.view.hand) > limit and not starting
    keys = ("picture-limit-over", "picture-limit") if over else ("picture-limit",)
    fits = [
        (words, start)
        for words in (own.say(key, limit=limit) for key in keys)
        if (start := right - round(width_of(words, kind))) >= left
    ]
    if not fits:
        return right
    words, start = fits[0]
    colour = bar.theme.warn if over else bar.theme.mute
    bar.canvas.write(words, start, bar.middle + bar.px(12), kind, colour)
    return start - bar.px(_APART)


def _goods(bar: _Bar, left: float, right: int, goods: Sequence[tuple[Kind, str]]) -> None:
    """Draw as many goods with words as fit, the last at the right."""
    kind, y, px = bar.type(_TYPE), bar.middle, bar.px
    for good, words in reversed(goods):
        right -= round(width_of(words, kind)) + px(52)
        if right < left:
            return
        bar.canvas.disc(right + px(24), y, px(24), colour_of(good))
        around = Box(right + px(24), y, 0, 0).inset(-px(26))
        if not art.good(bar.canvas, good, around):
            bar.canvas.icon(ICONS[good], right + px(24), y, px(28), ink_on(good))
        bar.canvas.write(words, right + px(50), y + px(12), kind, bar.theme.text)
        right -= px(8)
