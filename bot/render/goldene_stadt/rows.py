"""The players' rows below the map: letters if known, houses left, coins, keys, cards, goods."""

from collections.abc import Iterator
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import art, look
from bot.render.goldene_stadt.cardfaces import good
from bot.render.kit.grid import down
from bot.render.kit.rows import LOW, Count, Sign, draw_row, row_head, signs
from bot.render.scene import Scene
from bot.render.theme import MARGIN, WIDTH, Theme
from rules.goldene_stadt.components import GOODS, goods_of
from rules.goldene_stadt.view import NOT_TOLD, GoldeneStadtView, Trader

HEIGHT: Final = 64
GAP: Final = 4
_COLUMN: Final = 70
_WIDE: Final = 94
_LETTERS: Final = 118
"""The columns of numbers with two or three digits."""
_GOOD: Final = 78
_GOOD_RADIUS: Final = 20
_GOODS: Final = _GOOD * len(GOODS) + 4


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
    seat, y = trader.seat, box.middle[1]
    own = signs(scene, seat, _blocked(canvas.theme, trader), starts=seat == view.start)
    drawn = draw_row(canvas, box, row_head(scene, seat, own), _counts(canvas.theme, trader))
    _goods(canvas, drawn.columns[-1].x + 4, y, trader)
    if trader.letters == NOT_TOLD:
        return None
    return Box(drawn.columns[0].x - 4, y - 24, _LETTERS + 2, 48)


def _blocked(theme: Theme, trader: Trader) -> Iterator[Sign]:
    if trader.blocked:
        yield look.BLOCKED_ICON, theme.warn


def _counts(theme: Theme, trader: Trader) -> list[Count]:
    """Return a trader's counts; the column at the right is left to the goods."""
    counted = [
        (_WIDE, look.HOUSE_ICON, trader.houses, theme.mute),
        (_WIDE, look.COIN_ICON, trader.coins, theme.mute),
        (_COLUMN, look.KEY_ICON, trader.keys, theme.mute),
        (_COLUMN, look.CARD_ICON, trader.hand, theme.mute),
        (_COLUMN, look.BONUS_ICON, trader.bonus, theme.mute),
    ]
    if trader.letters != NOT_TOLD:
        counted.insert(0, (_LETTERS, look.LETTER_ICON, trader.letters, theme.act))
    counts = [
        Count(width, icon, str(count), shade, theme.text if count else theme.mute, art.GAME)
        for width, icon, count, shade in counted
    ]
    return [*counts, Count(_GOODS)]


def goods_held(trader: Trader) -> list[int]:
    """Return the number of each good on a trader's cards."""
    return [goods_of(trader.goods, which) for which in GOODS]


def _goods(canvas: Canvas, left: int, y: int, trader: Trader) -> None:
    """Draw the number of each good, in columns."""
    kind = LOW.number.kind
    for which, count in enumerate(goods_held(trader)):
        if count:
            x = left + which * _GOOD
            canvas.place(good(which, _GOOD_RADIUS), x, y - _GOOD_RADIUS)
            start = x + 2 * _GOOD_RADIUS + 4
            canvas.write(str(count), start, y + kind.drop, kind, canvas.theme.text)
