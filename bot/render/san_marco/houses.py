"""The players' rows below the map: prestige, limit points, supply, roles, seats to act."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit import wording
from bot.render.kit.figures import Setting
from bot.render.kit.grid import across, down
from bot.render.kit.rows import Count, Form, Sign, draw_row, row_head, signs
from bot.render.lettering import fit
from bot.render.san_marco import art
from bot.render.san_marco.art import painted
from bot.render.san_marco.look import (
    BONUS_ICON,
    DECIDER_ICON,
    DISTRIBUTOR_ICON,
    EMPTY,
    LIMIT,
    LIMIT_LINE,
    NOBLE_ICON,
    OUT_ICON,
)
from bot.render.scene import Scene
from bot.render.theme import NAME, ON_INK, Theme, Type
from rules.event import Seat
from rules.san_marco.components import OUT_AT
from rules.san_marco.passages import bonus_now
from rules.san_marco.view import House, SanMarcoView

GAP: Final = 4
LINE: Final = 68
"""The height of all seats' prestige and limit points in one line."""
_COUNT: Final = Type("bold", 48)
_FORM: Final = Form(
    name=NAME._replace(px=44),
    least=32,
    start=64,
    symbol=18,
    symbol_x=38,
    sign=36,
    pitch=42,
    gap=4,
    number=Setting(_COUNT, size=32, rise=_COUNT.drop, reach=19, room=39),
    edge=6,
    between=4,
    stacks=True,
)
_PRESTIGE: Final = 114
_POINTS: Final = Type("black", 64)
"""Prestige is what the game is about: no other number of a row is as large."""
_LEAST_POINTS: Final = 48
_STAR: Final = 50
_LEADING, _BONUS, _LIMIT, _SUPPLY = Count(148), Count(84), Count(62), Count(62)
_LIMIT_HEIGHT: Final = 56
_GAINED: Final = Type("bold", 46)
_NOBLE: Final = 28
_SPARE: Final = Type("bold", 36)
_WARN_AT: Final = 8
_NAMED: Final = 3
"""The number of players with room for their names side by side."""


class HouseRow(NamedTuple):
    """The places of the parts of a player's row."""

    prestige: Box
    limit: Box


def draw_rows(canvas: Canvas, room: Box, scene: Scene, view: SanMarcoView) -> tuple[HouseRow, ...]:
    """Draw the rows below each other; return the places of each row's parts, by seat."""
    boxes = down(room, len(view.houses), GAP)
    bonus = bonus_now(view.step, [house.limit for house in view.houses])
    return tuple(
        _row(canvas, box, scene, view, house, bonus[house.seat])
        for box, house in zip(boxes, view.houses, strict=True)
    )


def _row(
    canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView, house: House, bonus: int
) -> HouseRow:
    theme, seat, y = canvas.theme, house.seat, box.middle[1]
    own = signs(scene, seat, _own_signs(theme, view, house), starts=seat == view.start)
    who = row_head(scene, seat, own, muted=_is_out(view, house))
    drawn = draw_row(canvas, box, who, (_LEADING, _BONUS, _LIMIT, _SUPPLY), _FORM)
    points, gained, plate, supply = drawn.columns
    prestige = _points(canvas, points, house)
    _gain(canvas, gained, scene, bonus, out=who.muted)
    limit = _limit(canvas, plate, house)
    if not painted(NOBLE_ICON, canvas, Box(supply.x + 10, y, 0, 0).inset(-_NOBLE // 2)):
        canvas.icon(NOBLE_ICON, supply.x + 10, y, 24, theme.mute)
    baseline = y + _SPARE.drop
    canvas.write(str(house.supply), supply.right, baseline, _SPARE, theme.mute, "right")
    return HouseRow(prestige, limit)


def _points(canvas: Canvas, column: Box, house: House) -> Box:
    """Write a seat's prestige, larger than all else; return its place."""
    y, theme = column.middle[1], canvas.theme
    if not painted("star", canvas, Box(column.x + _STAR // 2, y, 0, 0).inset(-_STAR // 2)):
        canvas.icon("star", column.x + _STAR // 2, y, _STAR - 8, theme.act)
    words = fit(str(house.prestige), _POINTS, column.width - _STAR, _LEAST_POINTS)
    start = column.x + _STAR
    width = canvas.write(words.words, start, y + words.kind.drop, words.kind, theme.text)
    return Box(column.x + 2, y - 24, _STAR + round(width), 48)


def draw_line(canvas: Canvas, room: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw prestige and limit points of all side by side; names, if there is room for them."""
    boxes = across(room, len(view.houses), room.width, GAP)
    for box, house in zip(boxes, view.houses, strict=True):
        who = row_head(scene, house.seat, muted=_is_out(view, house))
        if len(boxes) > _NAMED:
            who = who._replace(name="")
        drawn = draw_row(canvas, box, who, (_prestige(canvas, house), _LIMIT), _FORM)
        _limit(canvas, drawn.columns[1], house)


def _prestige(canvas: Canvas, house: House) -> Count:
    return Count(_PRESTIGE, "star", str(house.prestige), canvas.theme.act, art=art.GAME)


def _gain(canvas: Canvas, box: Box, scene: Scene, bonus: int, *, out: bool) -> None:
    """Write the bonus if the passage ended now, or that a seat only watches."""
    y, theme = box.middle[1], canvas.theme
    if out:
        words = fit(wording.words_of(scene).say("picture-out"), _GAINED, box.width)
        canvas.write(words.words, box.x, y + words.kind.drop, words.kind, theme.warn)
    elif bonus:
        canvas.icon(BONUS_ICON, box.x + 12, y, 28, theme.good)
        words = fit(f"+{bonus}", _GAINED, box.width - 28)
        canvas.write(words.words, box.x + 28, y + words.kind.drop, words.kind, theme.good)


def _own_signs(theme: Theme, view: SanMarcoView, house: House) -> Iterator[Sign]:
    """Return the marks of a seat: being one of several to act, and its role."""
    if len(view.waiting) > 1 and house.seat in view.waiting:
        yield "hourglass-half", theme.act
    if (role := role_icon(view, house.seat)) is not None:
        yield role, theme.text
    if _is_out(view, house):
        yield OUT_ICON, theme.warn


def _is_out(view: SanMarcoView, house: House) -> bool:
    """Whether a seat only watches; after the game all do."""
    return house.out and view.outcome is None


def role_icon(view: SanMarcoView, seat: Seat) -> str | None:
    """Return the icon of the seat's role in this round."""
    for division in view.divisions:
        if seat == division.distributor:
            return DISTRIBUTOR_ICON
        if seat in division.deciders:
            return DECIDER_ICON
    return None


def _limit(canvas: Canvas, column: Box, house: House) -> Box:
    """Draw the limit points on a red plate that fills up to the limit."""
    y = column.middle[1]
    plate = column._replace(y=y - _LIMIT_HEIGHT // 2, height=_LIMIT_HEIGHT)
    warns = house.limit >= _WARN_AT
    canvas.rounded(plate, 10, canvas.theme.warn if warns else LIMIT_LINE)
    inside = plate.inset(4 if house.limit >= OUT_AT else 3 if warns else 2)
    canvas.rounded(inside, 8, EMPTY)
    filled = inside.width * min(house.limit, OUT_AT) // OUT_AT
    if filled >= 16:
        canvas.rounded(inside._replace(width=filled), 8, LIMIT)
    elif filled:
        canvas.fill(Box(inside.x, inside.y + 8, filled, inside.height - 16), LIMIT)
    canvas.write(str(house.limit), plate.middle[0], y + _COUNT.drop, _COUNT, ON_INK, "middle")
    return plate.inset(3)
