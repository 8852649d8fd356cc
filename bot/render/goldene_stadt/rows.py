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
from bot.render.theme import MARGIN, RGB, WIDTH, Theme, Type
from rules.goldene_stadt.components import GOODS, goods_of
from rules.goldene_stadt.view import NOT_TOLD, GoldeneStadtView, Trader

HEIGHT: Final = 64
GAP: Final = 4
_KIND: Final = Type("bold", 48)
_FORM: Final = LOW._replace(number=Setting(_KIND, size=40, rise=_KIND.drop, reach=20, room=44))
_COLUMN: Final = 72
_WIDE: Final = 98
_LETTERS: Final = 126
"""The columns of numbers with two or three digits."""
_GOOD: Final = 80
_GOOD_RADIUS: Final = 23
_GOODS: Final = _GOOD * len(GOODS)


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
    _goods(canvas, drawn.columns[-1].x, box.middle[1], trader, ink)
    if trader.letters == NOT_TOLD:
        return None
    return Box(drawn.columns[0].x - 4, box.middle[1] - 26, _LETTERS + 2, 52)


def _blocked(theme: Theme, trader: Trader) -> Iterator[Sign]:
    if trader.blocked:
        yield look.BLOCKED_ICON, theme.warn


def _counts(theme: Theme, trader: Trader, ink: RGB) -> list[Count]:
    """Return what a trader has, and no zeros; the column at the right is left to the goods."""
    counted = [
        (_WIDE, look.HOUSE_ICON, trader.houses),
        (_WIDE, look.COIN_ICON, trader.coins),
        (_COLUMN, look.KEY_ICON, trader.keys),
        (_COLUMN, look.CARD_ICON, trader.hand),
        (_COLUMN, look.BONUS_ICON, trader.bonus),
    ]
    if trader.letters != NOT_TOLD:
        counted.insert(0, (_LETTERS, look.LETTER_ICON, trader.letters))
    counts = [
        Count(width, icon, str(count), theme.mute, ink, art.GAME) if count else Count(width)
        for width, icon, count in counted
    ]
    return [*counts, Count(_GOODS)]


def goods_held(trader: Trader) -> list[int]:
    """Return the number of each good on a trader's cards."""
    return [goods_of(trader.goods, which) for which in GOODS]


def _goods(canvas: Canvas, left: int, y: int, trader: Trader, ink: RGB) -> None:
    """Draw the number of each good, in columns."""
    for which, count in enumerate(goods_held(trader)):
        if count:
            x = left + which * _GOOD
            canvas.place(good(which, _GOOD_RADIUS), x, y - _GOOD_RADIUS)
            canvas.write(str(count), x + 2 * _GOOD_RADIUS + 4, y + _KIND.drop, _KIND, ink)
