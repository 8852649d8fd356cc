"""The players' towns on the table: who they are, how far they are, and their streets."""

from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import grid
from bot.render.kit.figures import Figure, Setting, icon_first
from bot.render.kit.rows import TALL, Count, Sign, draw_row, row_head
from bot.render.masks import width_of
from bot.render.san_juan import art, evening, rivals
from bot.render.san_juan.amounts import bonus, points
from bot.render.san_juan.changes import Part
from bot.render.san_juan.facades import facade, last_plot, plate_height
from bot.render.san_juan.look import ICONS, LINE_ICONS
from bot.render.scene import Scene
from bot.render.theme import GAP, GOLD_DARK, ICE, MARGIN, WIDTH, Type
from rules.event import Seat
from rules.san_juan.advice.score_so_far import tucked
from rules.san_juan.components import BANK, CHAPEL, HARBOR, POWERS
from rules.san_juan.library import used_up
from rules.san_juan.view import PLOTS, SanJuanView

_POINTS: Final = Setting(Type("black", 72), size=48, rise=24, reach=24, room=58)
_FORM: Final = TALL._replace(number=_POINTS, drop=0, edge=20, least=36)
_SCORED: Final = 138
_COLUMNS: Final = 2
_WIDTH: Final = (WIDTH - 2 * MARGIN - GAP) // _COLUMNS
"""The width of a panel."""
_ROOM: Final = _WIDTH - TALL.band - 14
"""The width of its streets."""
_LINE: Final = 54
_BASELINE: Final = 38
_COUNT: Final = Setting(Type("black", 54), size=44, rise=18, reach=24, room=54)
_OF: Final = Type("bold", 42)
_APART: Final = 32
_SLOT_GAP: Final = 3
_FOOT: Final = 8
_FEW: Final = 4
"""Towns with no more buildings than this stand in one street, shown larger."""
_OWN_LEFT: Final = 74
_OWN_POINTS: Final = Type("black", 60)
OWN: Final = 154
"""The height of a bar with the viewer's own town."""
_CLEAR: Final = 2
"""The extra distance of brackets from a house whose name fills its width."""
_MOST_KNOWN: Final = 2
"""The number of openly taken cards that are shown for a player."""


class Plan(NamedTuple):
    """How all towns of a table are laid out.

    rows     of panels, two in each
    across   how many plots a street has
    streets  in a panel: as many as the largest town needs
    """

    rows: int
    across: int
    streets: int

    @property
    def height(self) -> int:
        """The height of all panels together."""
        streets = self.streets * (plot(_ROOM, self.across)[1] + _SLOT_GAP)
        panel = _FORM.head + _LINE + streets + _FOOT
        return self.rows * (panel + GAP) - GAP


def plot(room: int, across: int) -> tuple[int, int]:
    """Return the width and the height of a plot, with its name, of so many in a room."""
    width = (room - (across - 1) * _SLOT_GAP) // across
    return width, art.high(width) + plate_height(width)


def plan(view: SanJuanView) -> Plan:
    """Lay out the towns of a table: the fewer and the smaller they are, the larger."""
    most = max(len(town.display) for town in view.tableaus)
    rows = -(-len(view.tableaus) // _COLUMNS)
    across = _FEW if rows == 1 or most <= _FEW else PLOTS // 2
    return Plan(rows, across, max(1, -(-most // across)))


def towns(canvas: Canvas, top: int, scene: Scene, view: SanJuanView, laid: Plan) -> dict[Part, Box]:
    """Draw the players' towns from `top` on; return the boxes of the parts that can be marked."""
    marks: dict[Part, Box] = {}
    panels = _panels(laid, top)
    scores = [points(view, seat) for seat in range(len(view.tableaus))]
    for free in panels[len(view.tableaus) :]:
        evening.harbour(canvas, free)
    for seat, (score, panel) in enumerate(zip(scores, panels, strict=False)):
        who = row_head(scene, seat, _signs(canvas, scene, view, seat))
        row = draw_row(canvas, panel, who, [Count(_SCORED)], _FORM)
        _score(canvas, row.columns[0], score, leads=score == max(scores) > min(scores))
        line = row.below._replace(height=_LINE)
        marks[Part("hand", seat)] = _counts(canvas, line, view, seat)
        streets = row.below._replace(y=line.bottom)
        marks |= _streets(canvas, streets, laid, view, seat)
    return marks


def _panels(laid: Plan, top: int) -> list[Box]:
    rows = grid.down(Box(MARGIN, top, WIDTH - 2 * MARGIN, laid.height), laid.rows, GAP)
    return [panel for row in rows for panel in grid.across(row, _COLUMNS, _WIDTH, GAP)]


# --- who they are, and how far ---------------------------------------------------------------


def _signs(canvas: Canvas, scene: Scene, view: SanJuanView, seat: Seat) -> list[Sign]:
    signs = [("crown", canvas.theme.text)] if seat == view.governor else []
    if scene.computers[seat]:
        signs.append(("robot", canvas.theme.mute))
    if known := view.tableaus[seat].known:
        signs.append(("eye", canvas.theme.text if canvas.theme.cased else ICE))
        signs += [(ICONS[kind], canvas.theme.text) for kind in known[:_MOST_KNOWN]]
    return signs


def _score(canvas: Canvas, column: Box, number: int, *, leads: bool) -> None:
    """Write the points of a seat: on a bright plate if it leads."""
    theme = canvas.theme
    words, middle = str(number), column.middle[1] + 2
    right = column.right - 4
    left = right - round(width_of(words, _POINTS.kind)) - round(_POINTS.room)
    ink, star = (theme.surface, GOLD_DARK) if leads else (theme.text, theme.mute)
    if leads:
        plate = Box(left - 10, column.y + 6, right - left + 22, column.height - 8)
        canvas.rounded(plate, 12, theme.text)
    canvas.icon("star", left + _POINTS.reach, middle - 2, _POINTS.size, star)
    canvas.write(words, right, middle + _POINTS.rise, _POINTS.kind, ink, "right")


def _counts(canvas: Canvas, room: Box, view: SanJuanView, seat: Seat) -> Box:
    """Write the number of buildings, of those that end the game, and of cards in hand; return the
    box of these.
    """
    tableau, theme, baseline = view.tableaus[seat], canvas.theme, room.y + _BASELINE
    built = Figure(str(len(tableau.display)), icon=LINE_ICONS["buildings"])
    x = icon_first(canvas, (room.x + 4, baseline), built, _COUNT, theme.text, theme.mute)
    x += canvas.write(f"/{PLOTS}", x + 2, baseline, _OF, theme.mute)
    start = round(x) + _APART
    held = Figure(str(tableau.hand), icon=CARDS)
    end = icon_first(canvas, (start, baseline), held, _COUNT, theme.text, theme.mute)
    _stash(canvas, room, view, seat)
    return Box(start - 6, room.y, round(end) - start + 12, _LINE - 8)


def _stash(canvas: Canvas, room: Box, view: SanJuanView, seat: Seat) -> None:
    """Draw the first building with cards under it, at the right, and their number if the viewer may
    know it.
    """
    known = tucked(view, seat)
    under = [kind for kind in (CHAPEL, BANK, HARBOR) if kind in view.tableaus[seat].kinds]
    if not (under or known):
        return
    words, baseline, mute = str(known) if known else "", room.y + _BASELINE, canvas.theme.mute
    right = room.right - 12
    right -= round(canvas.write(words, right, baseline, _OF, mute, "right"))
    canvas.icon(ICONS[next(iter(under), CHAPEL)], right - 26, baseline - _COUNT.rise, 38, mute)


# --- their streets ---------------------------------------------------------------------------


def _streets(
    canvas: Canvas, room: Box, laid: Plan, view: SanJuanView, seat: Seat
) -> dict[Part, Box]:
    """Draw the streets of a town; return the boxes of their plots, with room for brackets."""
    marks: dict[Part, Box] = {}
    width, height = plot(room.width, laid.across)
    display = view.tableaus[seat].display
    for street in range(laid.streets):
        y = room.y + street * (height + _SLOT_GAP)
        ground = Box(room.x, y, room.width, height)
        art.street(canvas, ground, art.high(width), seat + street)
        plots = grid.across(ground, laid.across, width, _SLOT_GAP)
        for position, at in enumerate(plots, street * laid.across):
            if position < len(display):
                slot = display[position]
                spent = used_up(view, seat, slot.kind)
                worth = bonus(view, seat, slot.kind)
                lit = slot.kind in POWERS.get(view.role, ())
                facade(canvas, at, slot, bonus=worth, spent=spent, lit=lit)
            elif position == PLOTS - 1:
                last_plot(canvas, at)
            marks[Part("plot", seat, position)] = at.inset(-_CLEAR)
    return marks


# --- the viewer's own town, above a question -------------------------------------------------


def own_town(canvas: Canvas, box: Box, scene: Scene, view: SanJuanView) -> None:
    """Draw the viewer's points and street on a bar of `OWN` pixels.

    Beside a short one there is room for the rivals.
    """
    assert view.seat is not None, "a spectator is asked nothing"
    theme, y = canvas.theme, box.middle[1]
    canvas.rounded(box, 16, theme.surface)
    middle = box.x + _OWN_LEFT // 2
    canvas.icon("star", middle, y - 32, 46, theme.act)
    words = str(points(view, view.seat))
    canvas.write(words, middle, y + 26 + _OWN_POINTS.drop, _OWN_POINTS, theme.text, "middle")
    room = Box(box.x + _OWN_LEFT, box.y + 5, box.width - _OWN_LEFT - 3, box.height - 10)
    short = is_short(view)
    if short:
        room = room._replace(width=_ROOM)
        rest = room._replace(x=room.right, width=box.right - room.right)
        rivals.beside(canvas, rest, scene, view)
    plots = PLOTS // 2 if short else PLOTS
    _streets(canvas, room, Plan(1, plots, 1), view, view.seat)


def shows_own(view: SanJuanView) -> bool:
    """Whether the viewer's town is shown to them: not if its buildings are the options."""
    kind = view.decision.kind if view.decision is not None else ""
    return bool(view.own.display) and kind not in ("cover", "goods", "produce", "sell")


def is_short(view: SanJuanView) -> bool:
    """Whether the viewer's street takes half of a row."""
    return len(view.own.display) <= PLOTS // 2
