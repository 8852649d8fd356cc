"""The players' rows below the map: prestige, limit points, supply, roles, who must act."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit import wording
from bot.render.kit.seats import band, symbol
from bot.render.lettering import fit
from bot.render.san_marco import story
from bot.render.san_marco.layout import ROWS
from bot.render.san_marco.look import (
    DECIDER_ICON,
    DISTRIBUTOR_ICON,
    LIMIT,
    LIMIT_LINE,
    NOBLE_ICON,
    OUT_ICON,
    START_ICON,
    WINNER_ICON,
)
from bot.render.scene import Scene
from bot.render.theme import COUNT, NAME, ON_INK, RGB, Type, mix
from rules.event import Seat
from rules.san_marco.components import OUT_AT
from rules.san_marco.tally import bonus_now
from rules.san_marco.view import House, SanMarcoView

GAP: Final = 3
_RADIUS: Final = 12
_BAND: Final = 12
_SYMBOL_X: Final = 36
_NAME_X: Final = 60
_NAME_END: Final = 248
_PRESTIGE: Final = Box(252, 0, 106, 0)
_BONUS_X: Final = 350
_LIMIT: Final = Box(430, 0, 54, 46)
_GAUGE: Final = Box(488, 0, 70, 34)
_SUPPLY_END: Final = 632
_PIP: Final = 7
_SIGN: Final = 26
_SIGN_PITCH: Final = 30
_BONUS: Final = Type("bold", 34)
_OUT: Final = Type("bold", 30)
_LEAST_NAME: Final = 30
_WARN_AT: Final = 8


class Row(NamedTuple):
    """Where the parts of a player's row are."""

    whole: Box
    prestige: Box
    limit: Box


def draw_rows(canvas: Canvas, scene: Scene, view: SanMarcoView) -> tuple[Row, ...]:
    """Draw the rows into `layout.ROWS` of a page; return where each is, by seat."""
    count = len(view.houses)
    height = (ROWS.height - (count - 1) * GAP) // count
    bonus = bonus_now(view)
    rows: list[Row] = []
    for house in view.houses:
        box = Box(ROWS.x, ROWS.y + house.seat * (height + GAP), ROWS.width, height)
        rows.append(_row(canvas, box, scene, view, house, bonus[house.seat]))
    return tuple(rows)


def _row(
    canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView, house: House, bonus: int
) -> Row:
    theme, seat = canvas.theme, house.seat
    acting = seat in view.waiting
    canvas.rounded(box, _RADIUS, theme.surface_2 if acting else theme.surface)
    if acting:
        canvas.outline(box, _RADIUS, 3, theme.act)
    band(canvas, seat, box._replace(width=_BAND), _BAND // 2)
    y = box.middle[1]
    symbol(canvas, seat, box.x + _SYMBOL_X, y, 16)
    _name(canvas, box, scene, view, house)
    baseline = y + round(COUNT.drop)
    prestige = _PRESTIGE._replace(x=box.x + _PRESTIGE.x, y=y - 20, height=40)
    canvas.icon("star", prestige.x + 18, y, 32, theme.act)
    width = canvas.write(str(house.prestige), prestige.x + 40, baseline, COUNT, theme.text)
    if bonus:
        x = max(box.x + _BONUS_X, prestige.x + 48 + width)
        canvas.write(f"+{bonus}", x, baseline, _BONUS, theme.good)
    limit = _limit(canvas, box, scene, view, house)
    canvas.icon(NOBLE_ICON, box.x + _SUPPLY_END - 57, y, 26, theme.mute)
    canvas.write(str(house.supply), box.x + _SUPPLY_END, baseline, COUNT, theme.mute, "right")
    return Row(box, prestige, limit)


def _name(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView, house: House) -> None:
    """Write the name; signs stand behind it, two below each other."""
    theme = canvas.theme
    signs = [*_signs(canvas, scene, view, house.seat)]
    columns = (len(signs) + 1) // 2
    room = _NAME_END - _NAME_X - columns * _SIGN_PITCH - (6 if signs else 0)
    name = fit(wording.name_of(scene, house.seat), NAME, room, _LEAST_NAME)
    baseline = box.middle[1] + round(name.kind.drop)
    colour = theme.mute if _is_out(view, house) else theme.text
    canvas.write(name.words, box.x + _NAME_X, baseline, name.kind, colour)
    x = box.x + _NAME_X + round(name.width) + 8 + _SIGN_PITCH // 2
    for number, (icon, shade) in enumerate(signs):
        single = number == len(signs) - 1 and number % 2 == 0
        y = box.middle[1] + (0 if single else _SIGN_PITCH // 2 * (1 if number % 2 else -1))
        canvas.icon(icon, x + number // 2 * _SIGN_PITCH, y, _SIGN, shade)


def _signs(
    canvas: Canvas, scene: Scene, view: SanMarcoView, seat: Seat
) -> Iterator[tuple[str, RGB]]:
    """Return what is special about a seat: its part in the round, start player, computer."""
    theme = canvas.theme
    waits = len(view.waiting) > 1 and seat in view.waiting
    if waits:
        yield "hourglass-half", theme.act
    if seat in story.winners(scene, view):
        yield WINNER_ICON, theme.act
    if (role := role_icon(view, seat)) is not None:
        yield role, theme.text
    if _is_out(view, view.houses[seat]):
        yield OUT_ICON, theme.warn
    if seat == view.start and view.outcome is None:
        yield START_ICON, theme.text
    if scene.computers[seat]:
        yield "robot", theme.mute


def _is_out(view: SanMarcoView, house: House) -> bool:
    """Whether a seat looks on; once the game is over everybody does."""
    return house.out and view.outcome is None


def role_icon(view: SanMarcoView, seat: Seat) -> str | None:
    """Return the icon of the seat's part in this round."""
    for division in view.divisions:
        if seat == division.distributor:
            return DISTRIBUTOR_ICON
        if seat in division.deciders:
            return DECIDER_ICON
    return None


def _limit(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView, house: House) -> Box:
    """Draw the limit points on a red plate, and beside it how near they are to the limit."""
    y = box.middle[1]
    plate = _LIMIT._replace(x=box.x + _LIMIT.x, y=y - _LIMIT.height // 2)
    canvas.rounded(plate, 10, LIMIT_LINE)
    canvas.rounded(plate.inset(3 if house.limit >= OUT_AT else 2), 8, LIMIT)
    baseline = y + round(COUNT.drop)
    canvas.write(str(house.limit), plate.middle[0], baseline, COUNT, ON_INK, "middle")
    gauge = _GAUGE._replace(x=box.x + _GAUGE.x, y=y - _GAUGE.height // 2)
    if _is_out(view, house):
        words = fit(wording.words_of(scene).say("picture-out"), _OUT, gauge.width)
        canvas.write(words.words, gauge.x, y + words.kind.drop, words.kind, canvas.theme.warn)
    else:
        _gauge(canvas, gauge, house.limit)
    return Box(plate.x, plate.y + 3, gauge.right - plate.x, plate.height - 6)


def _gauge(canvas: Canvas, box: Box, limit: int) -> None:
    theme = canvas.theme
    empty = mix(theme.line, theme.surface, 0.7)
    for number in range(OUT_AT):
        colour = empty
        if number < limit:
            colour = theme.warn if limit >= _WARN_AT else LIMIT_LINE
        canvas.fill(Box(box.x + number * _PIP, box.y, _PIP - 2, box.height), colour)
    canvas.fill(Box(box.right - 2, box.y - 5, 3, box.height + 10), theme.text)
