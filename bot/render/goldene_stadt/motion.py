"""What moves: the letters of a round fly from the houses that they are for to their players."""

from typing import Final, cast

from PIL import Image

from bot.render.canvas import Box, Canvas, Spot
from bot.render.goldene_stadt import look, rows, strip
from bot.render.goldene_stadt.map import whole
from bot.render.goldene_stadt.projection import MAP
from bot.render.kit import motion
from bot.render.kit.grid import down
from bot.render.kit.motion import Flight, Frames
from bot.render.kit.seats import cased_symbol
from bot.render.scene import Scene
from bot.render.theme import GAP, INK, MARGIN, PAPER, WIDTH, Type
from rules.bits import members
from rules.event import Event, Seat
from rules.facts import counts_at, key_at
from rules.goldene_stadt.components import REGION_OF
from rules.goldene_stadt.view import GoldeneStadtView

_CHIP: Final = Box(-62, -30, 124, 60)
_NUMBER: Final = Type("black", 46)
_GOAL: Final = MARGIN + 70


def moves(scene: Scene) -> bool:
    """Whether a round was scored, and brought letters."""
    return any(event.kind == "scored" for event in scene.moving)


def frames(scene: Scene, board: Image.Image) -> Frames:
    """Let the letters fly."""
    view = cast(GoldeneStadtView, scene.view)
    below = MAP.bottom + GAP + strip.HEIGHT + GAP
    room = Box(MARGIN, below, WIDTH - 2 * MARGIN, rows.height(len(view.traders)))
    players = down(room, len(view.traders), rows.GAP)
    flights = [
        _flight(_start(view, event, seat), (_GOAL, players[seat].middle[1]), seat, count)
        for event in scene.moving
        if event.kind == "scored"
        for seat, count in counts_at(event.facts)
    ]
    return motion.flown(board, scene, flights)


def _start(view: GoldeneStadtView, event: Event, seat: Seat) -> Spot:
    """Return the middle of the seat's houses that count; letters for goods come from the city."""
    places = REGION_OF.get(key_at(event.facts, "thing"), 0) & view.traders[seat].own
    if not places:
        x, y = MAP.middle
        return x + (seat - len(view.traders) / 2) * _CHIP.width, y
    spots = [whole().place(place).middle for place in members(places)]
    across, along = (sum(axis) / len(spots) for axis in zip(*spots, strict=True))
    return across, along


def _flight(start: Spot, end: Spot, seat: Seat, count: int) -> Flight:
    def chip(canvas: Canvas, at: Spot) -> None:
        box = _CHIP._replace(x=round(at[0]) + _CHIP.x, y=round(at[1]) + _CHIP.y)
        canvas.rounded(box, 30, INK)
        canvas.rounded(box.inset(3), 27, PAPER)
        canvas.outline(box.inset(3), 27, 4, look.COUNTED)
        y = box.middle[1]
        cased_symbol(canvas, seat, box.x + 32, y, 17)
        canvas.write(f"+{count}", box.right - 38, y + _NUMBER.drop, _NUMBER, INK, "middle")

    return Flight((start, end), chip)
