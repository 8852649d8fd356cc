"""The ways to assign the roles: a row for each, and a column for each role."""

from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit import picks
from bot.render.kit.grid import across, down
from bot.render.kit.markers import disc
from bot.render.kit.seats import symbol
from bot.render.kit.wording import name_of, words_of
from bot.render.lettering import fit
from bot.render.san_marco.look import DECIDER_ICON, DISTRIBUTOR_ICON
from bot.render.scene import Scene
from bot.render.theme import Type
from rules.event import Seat
from rules.san_marco.asking import numbers_in
from rules.san_marco.rounds import WITH_TWO_GROUPS
from rules.san_marco.view import SanMarcoView

_HEAD: Final = 56
_ROW: Final = 74
_GAP: Final = 6
_NUMBER: Final = 96
"""The room for the number of an option."""
_RADIUS: Final = 33
_TITLE: Final = Type("semibold", 42)
_NAME: Final = Type("bold", 46)
_LEAST: Final = 36
_SYMBOL: Final = 20
_ICON: Final = 40
_TEXT: Final = 78
"""From the left of a column to its words."""
_ROOM: Final = _TEXT + 14
"""What a column is broader than its words."""
_JOINT: Final = 2 * _GAP + 12
"""How far the ground of a decider reaches over that of the role before."""


def height(view: SanMarcoView) -> int:
    """Return the height of all rows."""
    return _HEAD + len(_ways(view)) * (_ROW + _GAP) - _GAP


def draw(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw who splits for whom, by each option; the viewer, who always splits, is first."""
    ways = _ways(view)
    columns = across(
        Box(box.x + _NUMBER, box.y, box.width - _NUMBER, _HEAD), len(ways[0]), box.width, _GAP
    )
    for at, column in enumerate(columns):
        splits = _splits(at, len(columns))
        key = "picture-legend-splits" if splits else "picture-legend-chooses"
        icon = DISTRIBUTOR_ICON if splits else DECIDER_ICON
        canvas.icon(icon, column.x + 24 + _ICON / 2, column.middle[1] - 4, _ICON, canvas.theme.mute)
        title = fit(words_of(scene).say(key), _TITLE, column.width - _ROOM, _LEAST)
        baseline = column.middle[1] - 4 + title.kind.drop
        canvas.write(title.words, column.x + _TEXT, baseline, title.kind, canvas.theme.mute)
    below = box._replace(y=box.y + _HEAD, height=box.height - _HEAD)
    for number, (row, seats) in enumerate(zip(down(below, len(ways), _GAP), ways, strict=True)):
        _row(canvas, row, columns, scene, number, seats)


def _row(
    canvas: Canvas,
    row: Box,
    columns: list[Box],
    scene: Scene,
    number: int,
    seats: tuple[Seat, ...],
) -> None:
    """Draw an option: its number, and those who work together on one ground."""
    theme, y, picked = canvas.theme, row.middle[1], number in scene.picked
    shown = disc(str(number + 1), _RADIUS, theme if picked else None)
    canvas.place(shown, row.x + 10, y - shown.size[1] // 2)
    for at, (column, seat) in enumerate(zip(columns, seats, strict=True)):
        splits = _splits(at, len(columns))
        ground = column._replace(y=row.y, height=row.height)
        if at and not splits:
            ground = ground._replace(x=ground.x - _JOINT, width=ground.width + _JOINT)
        canvas.rounded(ground, 12, theme.surface_2)
        symbol(canvas, seat, column.x + 24 + _SYMBOL, y, _SYMBOL)
        name = fit(name_of(scene, seat), _NAME, column.width - _ROOM, _LEAST)
        ink = theme.mute if not at else theme.text
        canvas.write(name.words, column.x + _TEXT, y + name.kind.drop, name.kind, ink)
    if picked:
        picks.border(canvas, row, 12)
        picks.check(canvas, row.right - 30, row.y + 24, 22)


def _splits(at: int, roles: int) -> bool:
    """Whether a role is a distributor's: the first, and the third if there are two groups."""
    return at == 0 or (roles == WITH_TWO_GROUPS and at == WITH_TWO_GROUPS // 2)


def _ways(view: SanMarcoView) -> list[tuple[Seat, ...]]:
    """Return the seats in the order of their roles, by option; the viewer is the first."""
    decision = view.decision
    assert decision is not None, "a player chooses"
    return [(decision.seat, *numbers_in(option)) for option in decision.options]
