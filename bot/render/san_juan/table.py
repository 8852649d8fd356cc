"""The table as everybody sees it: roles, the trading house, and each player's street."""

from typing import Final

from PIL import Image

from bot.render import alt as telling
from bot.render.canvas import Box, Canvas
from bot.render.header import page
from bot.render.icons import CARDS
from bot.render.lettering import fit
from bot.render.rows import Count, Player, row
from bot.render.san_juan import story
from bot.render.san_juan.facades import facade, free_slot
from bot.render.san_juan.look import (
    CHAPEL_ICON,
    GOOD_COLOURS,
    GOOD_ICONS,
    ROLE_ICONS,
    crest,
    ink_on,
)
from bot.render.san_juan.standing import NO_ROLE, NOBODY, bonus, library_spent, points, tucked
from bot.render.scene import Scene
from bot.render.seats import cased_symbol
from bot.render.theme import (
    GAP,
    HEIGHT,
    INK,
    MARGIN,
    PAPER,
    RGB,
    TOP,
    WIDTH,
    Theme,
    Type,
)
from bot.text import texts
from rules.event import Seat
from rules.san_juan.cards import CHAPEL, ROLE_KEYS, TILES, Role
from rules.san_juan.view import SanJuanView

_TILES: Final = Box(MARGIN, TOP, 146, 112)
_TILE_PITCH: Final = 154
_PRICES: Final = Box(778, TOP, 414, 112)
_ROWS_TOP: Final = 210
_SLOTS: Final = 12
_SLOT_GAP: Final = 5
_ROLE_TYPE: Final = Type("bold", 28)
_PRICE_TYPE: Final = Type("bold", 44)
_HISTORY_TYPE: Final = Type("bold", 24)


def draw(scene: Scene, view: SanJuanView) -> Image.Image:
    """Draw the table."""
    canvas = page(
        crest(scene.language),
        story.subline(scene, view),
        story.waiting_pill(scene, view),
        scene.light,
    )
    for role in range(len(ROLE_KEYS)):
        box = _TILES._replace(x=_TILES.x + role * _TILE_PITCH)
        _role_tile(canvas, box, view, role, scene.language)
    _trading_house(canvas, view)
    for box, seat in zip(_row_boxes(len(view.tableaus)), range(len(view.tableaus)), strict=True):
        _town(canvas, box, scene, view, seat)
    return canvas.image


def alt(scene: Scene, view: SanJuanView) -> str:
    """Tell the table in words."""
    return telling.told(story.table(scene, view))


def _row_boxes(count: int) -> list[Box]:
    room = HEIGHT - MARGIN - _ROWS_TOP
    height = (room - (count - 1) * GAP) // count
    left = MARGIN
    return [
        Box(left, _ROWS_TOP + number * (height + GAP), WIDTH - 2 * MARGIN, height)
        for number in range(count)
    ]


# --- roles and prices ------------------------------------------------------------------------


def _role_tile(canvas: Canvas, box: Box, view: SanJuanView, role: Role, language: str) -> None:
    """Draw a role: on paper while it is free, dark with its taker's symbol once it is taken."""
    taker = view.roles[role]
    current = role == view.role != NO_ROLE
    colour: RGB = INK
    if taker == NOBODY:
        canvas.rounded(box, 14, PAPER)
    else:
        colour = canvas.theme.text if current else canvas.theme.mute
        canvas.rounded(box, 14, canvas.theme.surface_2 if current else canvas.theme.surface)
        canvas.outline(
            box, 14, 3 if current else 2, canvas.theme.mute if current else canvas.theme.line
        )
    x, y = box.middle
    icon_colour = canvas.theme.line if taker != NOBODY and not current else colour
    canvas.icon(ROLE_ICONS[role], x, y - 16, 52, icon_colour)
    name = fit(texts(language).of("san_juan").name(ROLE_KEYS[role]), _ROLE_TYPE, box.width - 10)
    canvas.write(name.words, x, box.bottom - 14, name.kind, colour, "middle")
    if taker != NOBODY:
        cased_symbol(canvas, taker, box.right - 25, box.y + 25, 17)


def _trading_house(canvas: Canvas, view: SanJuanView) -> None:
    """Draw the current price of each good, and the tiles seen so far beside them."""
    canvas.rounded(_PRICES, 14, canvas.theme.surface)
    canvas.outline(_PRICES, 14, 2, canvas.theme.line)
    current = view.prices[view.tile] if view.prices else None
    for good, colour in enumerate(GOOD_COLOURS):
        x = _PRICES.x + 38 + good * 56
        canvas.disc(x, _PRICES.y + 34, 25, colour)
        canvas.icon(GOOD_ICONS[good], x, _PRICES.y + 34, 28, ink_on(good))
        price, shade = (
            ("–", canvas.theme.mute) if current is None else (str(current[good]), canvas.theme.text)
        )
        canvas.write(price, x, _PRICES.bottom - 14, _PRICE_TYPE, shade, "middle")
    _history(canvas, view)


def _history(canvas: Canvas, view: SanJuanView) -> None:
    for number in range(len(TILES)):
        y = _PRICES.y + 5 + number * 21
        now = number == view.tile and bool(view.prices)
        if now:
            canvas.rounded(Box(_PRICES.right - 110, y - 1, 104, 23), 6, canvas.theme.act_shade)
        for good in range(len(GOOD_COLOURS)):
            x = _PRICES.right - 98 + good * 20
            if number < len(view.prices):
                digit, colour = (
                    str(view.prices[number][good]),
                    canvas.theme.act if now else canvas.theme.mute,
                )
                canvas.write(digit, x, y + 19, _HISTORY_TYPE, colour, "middle")
            else:
                canvas.disc(x, y + 11, 2, canvas.theme.line)


# --- the streets -----------------------------------------------------------------------------


def _town(canvas: Canvas, box: Box, scene: Scene, view: SanJuanView, seat: Seat) -> None:
    """Draw one player: the head of the row, then twelve plots."""
    acting = seat in view.waiting
    signs = [("crown", canvas.theme.act)] if seat == view.governor else []
    if scene.computers[seat]:
        signs.append(("robot", canvas.theme.mute))
    player = Player(seat, story.name_of(scene, seat), acting, tuple(signs))
    room = row(canvas, box, player, _counts(view, seat, canvas.theme))
    for slot_box, position in zip(_slot_boxes(room, len(view.tableaus)), range(12), strict=True):
        _plot(canvas, slot_box, scene, view, seat, position)


def _counts(view: SanJuanView, seat: Seat, theme: Theme) -> list[Count]:
    tableau = view.tableaus[seat]
    counts: list[Count] = []
    if seat in view.waiting:
        counts.append(Count("hourglass-half", "", 34, theme.act))
    if CHAPEL in tableau.kinds or tucked(view, seat):
        known = str(tucked(view, seat)) if seat == view.seat else ""
        counts.append(Count(CHAPEL_ICON, known, 72 if known else 34))
    counts.append(Count("house-chimney", str(len(tableau.display)), 86))
    counts.append(Count(CARDS, str(tableau.hand), 84, theme.text))
    counts.append(Count("star", str(points(view, seat)), 86, theme.act))
    return counts


def _slot_boxes(room: Box, seats: int) -> list[Box]:
    """Return the twelve plots: in one row, with two players in two."""
    rows = 2 if seats == 2 else 1
    columns = _SLOTS // rows
    width = (room.width - (columns - 1) * _SLOT_GAP) / columns
    height = (room.height - (rows - 1) * _SLOT_GAP) // rows
    return [
        Box(
            room.x + round(place % columns * (width + _SLOT_GAP)),
            room.y + place // columns * (height + _SLOT_GAP),
            int(width),
            height,
        )
        for place in range(_SLOTS)
    ]


def _plot(
    canvas: Canvas, box: Box, scene: Scene, view: SanJuanView, seat: Seat, position: int
) -> None:
    display = view.tableaus[seat].display
    if position >= len(display):
        free_slot(canvas, box, position + 1, position + 1 == _SLOTS)
        return
    slot = display[position]
    spent = library_spent(view, seat, slot.kind)
    points_now = bonus(view, seat, slot.kind)
    facade(canvas, box, slot, scene.language, points_now, spent=spent)
