"""What moves: the doge's barge glides to his new district, over the bridges on the way."""

from collections import deque
from dataclasses import replace
from typing import Final, NamedTuple, cast

from PIL import Image

from bot.render.canvas import Canvas, Spot
from bot.render.kit import motion
from bot.render.kit.motion import Flight, Frames
from bot.render.san_marco import map as venice
from bot.render.san_marco.bridges import deck, slot_of
from bot.render.san_marco.doge import doge
from bot.render.scene import Scene
from rules.facts import key_at
from rules.san_marco.components import DISTRICT_KEYS, NOWHERE, WAYS, District
from rules.san_marco.view import SanMarcoView

_JOURNEYS: Final = ("doge_entered", "doge_moved")


class _Travel(NamedTuple):
    """The doge's latest journey."""

    start: District
    end: District


def moves(scene: Scene) -> bool:
    """Whether the doge has travelled, as far as it is known from where."""
    return _travelled(scene) is not None


def frames(scene: Scene, board: Image.Image) -> Frames:
    """Let the barge glide."""
    view, travel = cast(SanMarcoView, scene.view), _travelled(scene)
    assert travel is not None, "he has travelled"
    away = motion.sheet(scene, board)
    venice.draw_map(away, scene, replace(view, doge=travel.start))
    there = venice.draw_map(motion.sheet(scene, board), scene, view).doge
    bare = motion.without(board, away.image, [there])

    def barge(canvas: Canvas, at: Spot) -> None:
        doge(canvas, round(at[0]), round(at[1]))

    return motion.flown(bare, scene, [Flight(_way(view, travel), barge)])


def _travelled(scene: Scene) -> _Travel | None:
    """Return his latest journey, if it is new; its start is the end of the one before."""
    told = [event for event in scene.history if event.kind in _JOURNEYS]
    if not told or told[-1] not in scene.moving:
        return None
    ends = [DISTRICT_KEYS.index(key_at(event.facts, "district")) for event in told]
    if told[-1].kind == "doge_entered":
        return _Travel(NOWHERE, ends[-1])
    return _Travel(*ends[-2:]) if len(ends) > 1 else None


def _way(view: SanMarcoView, travel: _Travel) -> list[Spot]:
    """Return the points on his way: districts and the bridges between them, the fewest possible.

    If no bridges lead there any more, he goes straight.
    """
    start: Spot = venice.ANCHORAGE if travel.start == NOWHERE else venice.DOCKS[travel.start]
    end: Spot = venice.DOCKS[travel.end]
    ways: deque[tuple[District, list[Spot]]] = deque([(travel.start, [start])])
    bridges = {bridge.pair: bridge for bridge in view.bridges}
    seen = {travel.start}
    while ways and travel.start != NOWHERE:
        district, points = ways.popleft()
        if district == travel.end:
            return points
        for pair, other in WAYS[district]:
            if pair in bridges and other not in seen:
                seen.add(other)
                crossing = deck(pair, slot_of(view.bridges, bridges[pair])).at
                ways.append((other, [*points, (crossing.x, crossing.y), venice.DOCKS[other]]))
    return [start, end]
