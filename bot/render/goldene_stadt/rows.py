"""The players' rows below the map: letters if known, houses left, coins, keys, cards, goods."""

from collections.abc import Iterator
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import art, look
from bot.render.goldene_stadt.cardfaces import good
from bot.render.kit.figures import Setting
from bot.render.kit.grid import down
from bot.render.kit.rows import LOW, Count, Sign, draw_row, row_head, signs
from bot.render.scene import Scene
from bot.render.theme import INK, MARGIN, ON_INK, PAPER, RGB, WIDTH, Theme, Type
from rules.goldene_stadt.components import GOODS, goods_of
from rules.goldene_stadt.view import NOT_TOLD, GoldeneStadtView, Trader

HEIGHT: Final = 64
GAP: Final = 4
_KIND: Final = Type("bold", 44)
_FORM: Final = LOW._replace(number=Setting(_KIND, size=38, rise=_KIND.drop, reach=18, room=40))
_COLUMN: Final = 64
_WIDE: Final = 88
"""The columns of numbers with one or two digits."""
_MOST: Final = Type("black", 58)
_LETTERS: Final = 178
"""The letters, which decide the game, and their column."""
_ENVELOPE: Final = 50
_GOOD: Final = 76
_GOOD_RADIUS: Final = 20
_GOODS: Final = _GOOD * len(GOODS) + 10


def height(seats: int) -> int:
    """Return the height of the rows of this many players."""
    return seats * (HEIGHT + GAP) - GAP


def draw_rows(
    canvas: Canvas, y: int, scene: Scene, view: GoldeneStadtView
) -> tuple[Box | None, ...]:
    """Draw the rows from `y` on; return where the letters are, by seat; None if not known."""
    room = Box(MARGIN, y, WIDTH - 2 * MARGIN, height(len(view.traders)))
    boxes = down(room, len(view.traders), GAP)
    return tuple(
        _row(canvas, box, scene, view, trader)
        for box, trader in zip(boxes, view.traders, strict=True)
    )


def _row(
    canvas: Canvas, box: Box, scene: Scene, view: GoldeneStadtView, trader: Trader
) -> Box | None:
    """Draw a row; all rows but those of the players to move step back."""
    seat, theme = trader.seat, canvas.theme
    own = signs(scene, seat, _blocked(theme, trader), starts=seat == view.start)
    head = row_head(scene, seat, own, muted=bool(view.waiting) and seat not in view.waiting)
    ink = theme.mute if head.muted else theme.text
    drawn = draw_row(canvas, box, head, _counts(theme, trader, ink), _FORM)
    _goods(canvas, drawn.columns[-1].inset(6), trader, ink)
    if trader.letters == NOT_TOLD:
        return None
    plate = drawn.columns[0].inset(4)
    known = [each.letters for each in view.traders]
    best = NOT_TOLD not in known and trader.letters == max(known)
    _letters(canvas, plate, trader.letters, best=best)
    return plate


def _letters(canvas: Canvas, box: Box, letters: int, *, best: bool) -> None:
    """Write the letters, large, if there are any; on a plate for who leads."""
    if not letters:
        return
    plate, ink = (INK, ON_INK) if canvas.theme.cased else (PAPER, INK)
    if best:
        canvas.rounded(box, 12, plate)
    middle = box.middle[1]
    art.show(canvas, look.LETTER_ICON, box.x + 8 + _ENVELOPE // 2, middle, _ENVELOPE)
    shade = ink if best else canvas.theme.text
    canvas.write(str(letters), box.right - 10, middle + _MOST.drop, _MOST, shade, "right")


def _blocked(theme: Theme, trader: Trader) -> Iterator[Sign]:
    if trader.blocked:
        yield look.BLOCKED_ICON, theme.warn


def _counts(theme: Theme, trader: Trader, ink: RGB) -> list[Count]:
    """Return what a trader has, and no zeros; the letters, if known, and the goods are left out."""
    counted = [
        (_WIDE, look.HOUSE_ICON, trader.houses),
        (_WIDE, look.COIN_ICON, trader.coins),
        (_COLUMN, look.KEY_ICON, trader.keys),
        (_COLUMN, look.CARD_ICON, trader.hand),
        (_COLUMN, look.BONUS_ICON, trader.bonus),
    ]
    counts = [
        Count(width, icon, str(count), theme.mute, ink, art.GAME) if count else Count(width)
        for width, icon, count in counted
    ]
    letters = [] if trader.letters == NOT_TOLD else [Count(_LETTERS)]
    return [*letters, *counts, Count(_GOODS)]


def goods_held(trader: Trader) -> list[int]:
    """Return the number of each good on a trader's cards."""
    return [goods_of(trader.goods, which) for which in GOODS]


def _goods(canvas: Canvas, box: Box, trader: Trader, ink: RGB) -> None:
    """Draw the number of each good, in columns on a ground of their own."""
    y = box.middle[1]
    if trader.goods:
        canvas.rounded(box, 10, canvas.theme.ground)
    for which, count in enumerate(goods_held(trader)):
        if count:
            x = box.x + 6 + which * _GOOD
            canvas.place(good(which, _GOOD_RADIUS), x, y - _GOOD_RADIUS)
            canvas.write(str(count), x + 2 * _GOOD_RADIUS + 4, y + _KIND.drop, _KIND, ink)
