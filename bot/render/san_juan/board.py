"""The table as everyone sees it: roles, the trading house, and each player's street."""

from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import alt as telling
from bot.render.kit import pages
from bot.render.kit.brackets import brackets
from bot.render.kit.grid import across, down
from bot.render.kit.rows import TALL, Count, Sign, draw_row, row_head
from bot.render.kit.seats import cased_symbol
from bot.render.lettering import fit
from bot.render.san_juan import art, board_alt, story
from bot.render.san_juan.amounts import bonus, points
from bot.render.san_juan.changes import Part, changed
from bot.render.san_juan.facades import facade, free_plot, plate_of
from bot.render.san_juan.history import last_round, strips
from bot.render.san_juan.look import (
    GOOD_COLOURS,
    GOOD_ICONS,
    ICONS,
    ROLE_ICONS,
    crest,
    ink_on,
)
from bot.render.scene import Scene
from bot.render.theme import (
    GAP,
    ICE,
    INK,
    MARGIN,
    PAPER,
    RGB,
    TOP,
    WIDTH,
    Type,
)
from bot.text import texts
from rules.event import NOBODY, Seat
from rules.san_juan.advice.score_so_far import tucked
from rules.san_juan.components import BANK, CHAPEL, HARBOR, ROLE_KEYS, ROLES, Kind, Role
from rules.san_juan.library import used_up
from rules.san_juan.view import NO_ROLE, PLOTS, SanJuanView

_TILES: Final = Box(MARGIN, TOP, WIDTH - 2 * MARGIN, 118)
_LINE: Final = _TILES.bottom + GAP
_PILES: Final = Box(MARGIN, _LINE, 280, 112)
_PRICES: Final = Box(_PILES.right + GAP, _LINE, WIDTH - 2 * MARGIN - _PILES.width - GAP, 112)
_ROWS_TOP: Final = _PRICES.bottom + 8
_ROWS: Final = {2: 372, 3: 246, 4: 204}
"""The height of a player's row, by the number of players."""
_MOST_KNOWN: Final = 2
"""The number of openly taken cards that are shown for a player."""
_SLOT_GAP: Final = 5
_ROLE_SCENE: Final = 68
"""The height of the scene on a role's tile."""
_ROLE_TYPE: Final = Type("bold", 44)
_LEAST_ROLE: Final = 32
_PILE_TYPE: Final = Type("bold", 52)
_PRICE_TYPE: Final = Type("bold", 70)
_PRICED: Final = 174
"""The distance between prices."""
_DECK_ICON: Final = "layer-group"
_DISCARD_ICON: Final = "trash-can"
_CLEAR: Final = 2
"""The extra distance of brackets from a house whose name fills its width."""
_HAND: Final = 1
"""The index of the hand among the last counts of a row: buildings, hand, points."""


def draw(scene: Scene, view: SanJuanView) -> Image.Image:
    """Draw the table."""
    height = _row_boxes(len(view.tableaus))[-1].bottom + MARGIN
    canvas = pages.table(scene, crest(scene.language), story.subline(scene, view), height)
    marks: dict[Part, Box] = {Part("prices"): _PRICES}
    for role, box in enumerate(across(_TILES, len(ROLE_KEYS), _TILES.width, GAP)):
        _role_tile(canvas, box, view, role, scene.language)
        marks[Part("role", role)] = box
    _piles(canvas, view)
    _trading_house(canvas, view)
    marks |= towns(canvas, scene, view)
    for part in changed(view, scene.since):
        brackets(canvas, marks[part])
    return canvas.image


def alt(scene: Scene, view: SanJuanView) -> str:
    """Tell the table in words."""
    return telling.first_that_fits(board_alt.table(scene, view))


def _row_boxes(seats: int) -> list[Box]:
    height = seats * (_ROWS[seats] + GAP) - GAP
    return down(Box(MARGIN, _ROWS_TOP, WIDTH - 2 * MARGIN, height), seats, GAP)


# --- roles and prices ------------------------------------------------------------------------


def _role_tile(canvas: Canvas, box: Box, view: SanJuanView, role: Role, language: str) -> None:
    """Draw a role: on paper while it is free, dark with its taker's symbol once it is taken."""
    taker = view.roles[role]
    current = role == view.role != NO_ROLE
    colour: RGB = INK
    theme = canvas.theme
    if taker == NOBODY:
        canvas.rounded(box, 14, PAPER)
        if theme.cased:
            canvas.outline(box, 14, 3, INK)
    else:
        colour = theme.text if current else theme.mute
        canvas.rounded(box, 14, theme.surface_2 if current else theme.surface)
        canvas.outline(box, 14, 3 if current else 2, theme.mute if current else theme.line)
    x, y = box.middle
    if not _role_scene(canvas, box, role, taken=taker != NOBODY, current=current):
        canvas.icon(ROLE_ICONS[role], x, y - 24, 62, colour)
    words = texts(language).of("san_juan").name(ROLE_KEYS[role])
    name = fit(words, _ROLE_TYPE, box.width - 8, _LEAST_ROLE)
    canvas.write(name.words, x, box.bottom - 14, name.kind, colour, "middle")
    if taker != NOBODY:
        cased_symbol(canvas, taker, box.right - 38, box.y + 38, 25)


def _role_scene(canvas: Canvas, box: Box, role: Role, *, taken: bool, current: bool) -> bool:
    theme, border = canvas.theme, 3
    below = PAPER if not taken else theme.surface_2 if current else theme.surface
    seen = box.inset(border)._replace(height=_ROLE_SCENE)
    return art.scene_above(canvas, f"{ROLES[role]}_low", seen, 12, below, dim=taken and not current)


def _piles(canvas: Canvas, view: SanJuanView) -> None:
    """Draw the number of cards in the deck, and beside it on the discard pile."""
    theme = canvas.theme
    canvas.rounded(_PILES, 14, theme.surface)
    canvas.outline(_PILES, 14, 2, theme.line)
    half, y = _PILES.width // 2, _PILES.middle[1]
    for icon, count, x in ((_DECK_ICON, view.deck, 0), (_DISCARD_ICON, view.discard, half)):
        canvas.icon(icon, _PILES.x + x + 32, y, 40, theme.mute)
        baseline = y + _PILE_TYPE.drop
        canvas.write(str(count), _PILES.x + x + 58, baseline, _PILE_TYPE, theme.text)


def _trading_house(canvas: Canvas, view: SanJuanView) -> None:
    """Draw the current price of each good."""
    canvas.rounded(_PRICES, 14, canvas.theme.surface)
    canvas.outline(_PRICES, 14, 2, canvas.theme.line)
    current = view.prices[view.tile] if view.prices else None
    for good, colour in enumerate(GOOD_COLOURS):
        x, y = _PRICES.x + 60 + good * _PRICED, _PRICES.middle[1]
        canvas.disc(x, y, 36, colour)
        if not art.good(canvas, good, Box(x, y, 0, 0).inset(-38)):
            canvas.icon(GOOD_ICONS[good], x, y, 44, ink_on(good))
        price, shade = (
            ("–", canvas.theme.mute) if current is None else (str(current[good]), canvas.theme.text)
        )
        canvas.write(price, x + 70, y + _PRICE_TYPE.drop, _PRICE_TYPE, shade, "middle")


# --- the streets -----------------------------------------------------------------------------


def towns(canvas: Canvas, scene: Scene, view: SanJuanView) -> dict[Part, Box]:
    """Draw the players; return the boxes of the parts that can be marked."""
    seats = range(len(view.tableaus))
    marks: dict[Part, Box] = {}
    heads: list[Box] = []
    for seat, box in zip(seats, _row_boxes(len(seats)), strict=True):
        who = row_head(scene, seat, _signs(canvas, scene, view, seat))
        room = draw_row(canvas, box, who, _counts(canvas, view, seat), TALL)
        heads.append(room.head)
        marks[Part("hand", seat)] = _around(room.columns[-1 - _HAND])
        _evening(canvas, room.below, len(seats))
        for position, plot in enumerate(_slot_boxes(room.below, len(seats))):
            _plot(canvas, plot, scene, view, seat, position)
            marks[Part("plot", seat, position)] = plot.inset(-_CLEAR)
    strips(canvas, heads, last_round(scene.history, len(seats)).turns)
    return marks


def _evening(canvas: Canvas, room: Box, seats: int) -> None:
    """Paint the sky behind a street, if there are sprites: of each of its rows."""
    for plot in _slot_boxes(room, seats)[:: PLOTS // _rows(seats)]:
        above = plate_of(plot).y - plot.y + 4
        art.scene(canvas, "street", Box(room.x, plot.y, room.width, above), 8, whole=True)


def _around(column: Box) -> Box:
    """Return the box around a count for brackets that leave it readable."""
    return Box(column.x - 8, column.y + 5, column.width + 8, column.height - 6)


def _signs(canvas: Canvas, scene: Scene, view: SanJuanView, seat: Seat) -> list[Sign]:
    signs = [("crown", canvas.theme.act)] if seat == view.governor else []
    if scene.computers[seat]:
        signs.append(("robot", canvas.theme.mute))
    if seat in view.waiting:
        signs.append(("hourglass-half", canvas.theme.act))
    if known := view.tableaus[seat].known:
        signs.append(("eye", canvas.theme.text if canvas.theme.cased else ICE))
        signs += [(ICONS[kind], canvas.theme.text) for kind in known[:_MOST_KNOWN]]
    return signs


def _counts(canvas: Canvas, view: SanJuanView, seat: Seat) -> list[Count]:
    """Return the counts of a seat; a column that another seat needs stays free."""
    theme, tableau = canvas.theme, view.tableaus[seat]
    counts: list[Count] = []
    if any(_has_stash(view, other) for other in range(len(view.tableaus))):
        counts.append(_stash(view, seat))
    counts.append(Count(112, "house-chimney", str(len(tableau.display))))
    counts.append(Count(112, CARDS, str(tableau.hand), theme.text))
    counts.append(Count(112, "star", str(points(view, seat)), theme.act))
    return counts


def _has_stash(view: SanJuanView, seat: Seat) -> bool:
    return bool(_stashes(view, seat)) or tucked(view, seat) > 0


def _stashes(view: SanJuanView, seat: Seat) -> list[Kind]:
    return [kind for kind in (CHAPEL, BANK, HARBOR) if kind in view.tableaus[seat].kinds]


def _stash(view: SanJuanView, seat: Seat) -> Count:
    """Return the column of tucked cards, with the icon of the first building they are under.

    The number of cards is given only if the viewer may know it.
    """
    width = 84 if any(tucked(view, other) for other in range(len(view.tableaus))) else 42
    if not _has_stash(view, seat):
        return Count(width)
    known = tucked(view, seat)
    icon = ICONS[next(iter(_stashes(view, seat)), CHAPEL)]
    return Count(width, icon, str(known) if known else "")


def _rows(seats: int) -> int:
    return 2 if seats == 2 else 1


def _slot_boxes(room: Box, seats: int) -> list[Box]:
    """Return the twelve plots: in one row, with two players in two rows."""
    rows = _rows(seats)
    columns = PLOTS // rows
    width = (room.width - (columns - 1) * _SLOT_GAP) / columns
    height = (room.height - (rows - 1) * _SLOT_GAP) // rows
    return [
        Box(
            room.x + round(place % columns * (width + _SLOT_GAP)),
            room.y + place // columns * (height + _SLOT_GAP),
            int(width),
            height,
        )
        for place in range(PLOTS)
    ]


def _plot(
    canvas: Canvas, box: Box, scene: Scene, view: SanJuanView, seat: Seat, position: int
) -> None:
    display = view.tableaus[seat].display
    if position >= len(display):
        ground = canvas.theme.surface_2 if seat in view.waiting else canvas.theme.surface
        free_plot(canvas, box, position + 3 * seat, ground, last=position == PLOTS - 1)
        return
    slot = display[position]
    spent = used_up(view, seat, slot.kind)
    points_now = bonus(view, seat, slot.kind)
    facade(canvas, box, slot, scene.language, points_now, spent=spent)
