"""The players' rows below the map: prestige, limit points, supply, roles, who must act."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit import wording
from bot.render.kit.ranking import winners
from bot.render.kit.seats import band, symbol
from bot.render.lettering import fit
from bot.render.san_marco.look import (
    BONUS_ICON,
    DECIDER_ICON,
    DISTRIBUTOR_ICON,
    EMPTY,
    LIMIT,
    LIMIT_LINE,
    NOBLE_ICON,
    OUT_ICON,
    START_ICON,
    WINNER_ICON,
)
from bot.render.scene import Scene
from bot.render.theme import NAME, ON_INK, RGB, Type
from rules.event import Seat
from rules.san_marco.components import OUT_AT
from rules.san_marco.tally import bonus_now
from rules.san_marco.view import House, SanMarcoView

GAP: Final = 4
_RADIUS: Final = 12
_BAND: Final = 14
_SYMBOL_X: Final = 38
_NAME_X: Final = 64
_NAME_END: Final = 282
_PRESTIGE: Final = 288
_BONUS: Final = Box(404, 0, 82, 0)
_LIMIT: Final = Box(490, 0, 62, 56)
_SUPPLY_END: Final = 634
_SIGN: Final = 36
_SIGN_PITCH: Final = 42
_NAMED: Final = NAME._replace(px=44)
_COUNT: Final = Type("bold", 48)
_GAINED: Final = Type("bold", 38)
_LEAST_NAME: Final = 32
_WARN_AT: Final = 8


class Row(NamedTuple):
    """Where the parts of a player's row are."""

    whole: Box
    prestige: Box
    limit: Box


def draw_rows(canvas: Canvas, room: Box, scene: Scene, view: SanMarcoView) -> tuple[Row, ...]:
    """Draw the rows below each other; return where each is, by seat."""
    count = len(view.houses)
    height = (room.height - (count - 1) * GAP) // count
    bonus = bonus_now(view)
    rows: list[Row] = []
    for house in view.houses:
        box = Box(room.x, room.y + house.seat * (height + GAP), room.width, height)
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
    symbol(canvas, seat, box.x + _SYMBOL_X, y, 18)
    _name(canvas, box, scene, view, house)
    baseline = y + round(_COUNT.drop)
    prestige = Box(box.x + _PRESTIGE, y - 22, 0, 44)
    canvas.icon("star", prestige.x + 17, y, 32, theme.act)
    width = canvas.write(str(house.prestige), prestige.x + 37, baseline, _COUNT, theme.text)
    prestige = prestige._replace(width=40 + round(width))
    _gain(canvas, _BONUS._replace(x=box.x + _BONUS.x, y=y), scene, bonus, out=_is_out(view, house))
    limit = _limit(canvas, box, house)
    canvas.icon(NOBLE_ICON, box.x + _SUPPLY_END - 66, y, 28, theme.mute)
    canvas.write(str(house.supply), box.x + _SUPPLY_END, baseline, _COUNT, theme.mute, "right")
    return Row(box, prestige, limit)


def _gain(canvas: Canvas, box: Box, scene: Scene, bonus: int, *, out: bool) -> None:
    """Write what the bonus would bring if the passage ended now, or that a seat looks on."""
    if out:
        words = fit(wording.words_of(scene).say("picture-out"), _GAINED, box.width)
        canvas.write(words.words, box.x, box.y + words.kind.drop, words.kind, canvas.theme.warn)
    elif bonus:
        canvas.icon(BONUS_ICON, box.x + 12, box.y, 28, canvas.theme.good)
        words = fit(f"+{bonus}", _GAINED, box.width - 28)
        canvas.write(
            words.words, box.x + 28, box.y + words.kind.drop, words.kind, canvas.theme.good
        )


def _name(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView, house: House) -> None:
    """Write the name, and behind it the signs: as large as fits, two below each other if many."""
    theme = canvas.theme
    signs = [*_signs(canvas, scene, view, house.seat)]
    room = _NAME_END - _NAME_X
    whole = fit(wording.name_of(scene, house.seat), _NAMED, room, _LEAST_NAME).width
    beside = len(signs) <= 1 or whole + len(signs) * _SIGN_PITCH <= room
    columns = len(signs) if beside else (len(signs) + 1) // 2
    pitch = _SIGN_PITCH if beside else round(_SIGN_PITCH * 0.8)
    room -= columns * pitch
    name = fit(wording.name_of(scene, house.seat), _NAMED, room, _LEAST_NAME)
    baseline = box.middle[1] + round(name.kind.drop)
    colour = theme.mute if _is_out(view, house) else theme.text
    canvas.write(name.words, box.x + _NAME_X, baseline, name.kind, colour)
    x = box.x + _NAME_X + round(name.width) + 4 + pitch // 2
    for number, (icon, shade) in enumerate(signs):
        if beside:
            canvas.icon(icon, x + number * pitch, box.middle[1], _SIGN, shade)
            continue
        single = number == len(signs) - 1 and number % 2 == 0
        y = box.middle[1] + (0 if single else pitch // 2 * (1 if number % 2 else -1))
        size = _SIGN if single else pitch - 4
        canvas.icon(icon, x + number // 2 * pitch, y, size, shade)


def _signs(
    canvas: Canvas, scene: Scene, view: SanMarcoView, seat: Seat
) -> Iterator[tuple[str, RGB]]:
    """Return what is special about a seat: its part in the round, start player, computer."""
    theme = canvas.theme
    waits = len(view.waiting) > 1 and seat in view.waiting
    if waits:
        yield "hourglass-half", theme.act
    if seat in winners(scene, view.outcome):
        yield WINNER_ICON, theme.act
    if (role := role_icon(view, seat)) is not None:
        yield role, theme.text
    if _is_out(view, view.houses[seat]):
        yield OUT_ICON, theme.warn
    if seat == view.start and view.outcome is None:
        yield START_ICON, theme.text
    if scene.computers[seat] and not wording.called_computer(scene, seat):
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


def _limit(canvas: Canvas, box: Box, house: House) -> Box:
    """Draw the limit points on a red plate that fills up to the limit."""
    y = box.middle[1]
    plate = _LIMIT._replace(x=box.x + _LIMIT.x, y=y - _LIMIT.height // 2)
    warns = house.limit >= _WARN_AT
    canvas.rounded(plate, 10, canvas.theme.warn if warns else LIMIT_LINE)
    inside = plate.inset(4 if house.limit >= OUT_AT else 3 if warns else 2)
    canvas.rounded(inside, 8, EMPTY)
    filled = inside.width * min(house.limit, OUT_AT) // OUT_AT
    if filled >= 16:
        canvas.rounded(inside._replace(width=filled), 8, LIMIT)
    elif filled:
        canvas.fill(Box(inside.x, inside.y + 8, filled, inside.height - 16), LIMIT)
    baseline = y + round(_COUNT.drop)
    canvas.write(str(house.limit), plate.middle[0], baseline, _COUNT, ON_INK, "middle")
    return plate.inset(3)
