"""The players' rows below the map: letters where told, houses left, coins, keys, cards, goods."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import look
from bot.render.goldene_stadt.cardfaces import good
from bot.render.kit.ranking import winners
from bot.render.kit.seats import band, symbol
from bot.render.kit.wording import name_of
from bot.render.lettering import fit
from bot.render.scene import Scene
from bot.render.theme import MARGIN, NAME, RGB, WIDTH, Type
from rules.goldene_stadt.components import GOODS, goods_of
from rules.goldene_stadt.view import NOT_TOLD, GoldeneStadtView, Trader

HEIGHT: Final = 64
GAP: Final = 4
_RADIUS: Final = 12
_BAND: Final = 14
_SYMBOL_X: Final = 42
_NAME_X: Final = 70
_NAMED: Final = NAME._replace(px=46)
_LEAST_NAME: Final = 34
_COUNT: Final = Type("bold", 44)
_ICON: Final = 32
_SIGN: Final = 38
_COLUMN: Final = 80
_WIDE: Final = 104
_LETTERS: Final = 128
"""The columns of what comes to two or three digits."""
_GOOD: Final = 78
_GOOD_RADIUS: Final = 20


class Row(NamedTuple):
    """Where the parts of a player's row are; `letters` is without width where they are hidden."""

    whole: Box
    letters: Box


def height(seats: int) -> int:
    """Return how high the rows of so many players are."""
    return seats * (HEIGHT + GAP) - GAP


def draw_rows(canvas: Canvas, y: int, scene: Scene, view: GoldeneStadtView) -> tuple[Row, ...]:
    """Draw the rows from `y` on; return where each is, by seat."""
    return tuple(
        _row(
            canvas,
            Box(MARGIN, y + trader.seat * (HEIGHT + GAP), WIDTH - 2 * MARGIN, HEIGHT),
            scene,
            view,
            trader,
        )
        for trader in view.traders
    )


def _row(canvas: Canvas, box: Box, scene: Scene, view: GoldeneStadtView, trader: Trader) -> Row:
    theme, seat, y = canvas.theme, trader.seat, box.middle[1]
    acting = seat in view.waiting
    canvas.rounded(box, _RADIUS, theme.surface_2 if acting else theme.surface)
    if acting:
        canvas.outline(box, _RADIUS, 3, theme.act)
    band(canvas, seat, box._replace(width=_BAND), _BAND // 2)
    symbol(canvas, seat, box.x + _SYMBOL_X, y, 19)
    x = _goods(canvas, box.right - 8, y, trader)
    for icon, count in reversed(_counts(trader)):
        x -= _WIDE if icon in (look.HOUSE_ICON, look.COIN_ICON) else _COLUMN
        _count(canvas, x, y, icon, count, theme.mute)
    letters = Box(x, y - 24, 0, 48)
    if trader.letters != NOT_TOLD:
        x -= _LETTERS
        letters = Box(x - 4, y - 24, _LETTERS - 8, 48)
        _count(canvas, x, y, look.LETTER_ICON, trader.letters, theme.act)
    _name(canvas, box, x - 10, scene, view, trader)
    return Row(box, letters)


def _counts(trader: Trader) -> list[tuple[str, int]]:
    return [
        (look.HOUSE_ICON, trader.houses),
        (look.COIN_ICON, trader.coins),
        (look.KEY_ICON, trader.keys),
        (look.CARD_ICON, trader.hand),
        (look.BONUS_ICON, trader.bonus),
    ]


def _count(canvas: Canvas, x: int, y: int, icon: str, count: int, shade: RGB) -> None:
    canvas.icon(icon, x + _ICON // 2, y, _ICON, shade)
    colour = canvas.theme.text if count else canvas.theme.mute
    canvas.write(str(count), x + _ICON + 5, y + _COUNT.drop, _COUNT, colour)


def goods_held(trader: Trader) -> list[int]:
    """Return how many of each good a trader has on its cards."""
    return [goods_of(trader.goods, which) for which in GOODS]


def _goods(canvas: Canvas, right: int, y: int, trader: Trader) -> int:
    """Draw how many of each good there are, in columns; return where they begin."""
    x = right - _GOOD * len(GOODS)
    for which, count in enumerate(goods_held(trader)):
        if count:
            left = x + which * _GOOD
            canvas.place(good(which, _GOOD_RADIUS), left, y - _GOOD_RADIUS)
            start = left + 2 * _GOOD_RADIUS + 4
            canvas.write(str(count), start, y + _COUNT.drop, _COUNT, canvas.theme.text)
    return x - 4


def _name(
    canvas: Canvas, box: Box, right: int, scene: Scene, view: GoldeneStadtView, trader: Trader
) -> None:
    signs = list(_signs(canvas, scene, view, trader))
    room = right - box.x - _NAME_X - len(signs) * (_SIGN + 6)
    name = fit(name_of(scene, trader.seat), _NAMED, room, _LEAST_NAME)
    y = box.middle[1]
    start = box.x + _NAME_X
    canvas.write(name.words, start, y + round(name.kind.drop), name.kind, canvas.theme.text)
    x = start + round(name.width) + 8
    for icon, colour in signs:
        canvas.icon(icon, x + _SIGN // 2, y, _SIGN, colour)
        x += _SIGN + 6


def _signs(
    canvas: Canvas, scene: Scene, view: GoldeneStadtView, trader: Trader
) -> Iterator[tuple[str, RGB]]:
    """Return what is special about a seat: winner, blocked, start player, computer."""
    theme = canvas.theme
    if trader.seat in winners(scene, view.outcome):
        yield look.WINNER_ICON, theme.act
    if trader.blocked:
        yield look.BLOCKED_ICON, theme.warn
    if trader.seat == view.start and view.outcome is None:
        yield look.START_ICON, theme.text
    if scene.computers[trader.seat]:
        yield "robot", theme.mute
