"""The map: six districts of Venice with their nobles, the canals with their bridges, the doge."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.scene import Scene
from rules.event import Seat
from rules.san_marco.components import Bridge, District, Pair
from rules.san_marco.view import SanMarcoView


class Point(NamedTuple):
    """A point of the picture."""

    x: int
    y: int


class Places(NamedTuple):
    """Where the parts of a drawn map are, in pixels of the picture.

    districts   by district: the box of everything that is written there
    spots       by district: where the middle of a marker can be and hides nothing that counts
                (beside the name; a second one goes to the right or left of it, see `names`)
    names       by district: the name
    plates      the nobles of a seat in a district; only where it has some
    slots       by pair: the middles of its three places for bridges
    bridges     the bridges that stand
    next        by pair: the middle of the free slot where the next bridge is best marked;
                None where three stand
    docks       by district: where the doge stands if he is there (radius `DOGE_RADIUS`)
    doge        where he is now; beside the map while he is not in play
    """

    districts: tuple[Box, ...]
    spots: tuple[Point, ...]
    names: tuple[Box, ...]
    plates: Mapping[tuple[District, Seat], Box]
    slots: tuple[tuple[Point, Point, Point], ...]
    bridges: Mapping[Bridge, Box]
    next: tuple[Point | None, ...]
    docks: tuple[Point, ...]
    doge: Box

    def on(self, pair: Pair) -> Point:
        """Return where an option for a pair is marked."""
        return self.next[pair] or self.slots[pair][1]


def draw_map(canvas: Canvas, scene: Scene, view: SanMarcoView) -> Places:
    """Draw the map into `layout.MAP` of a page; return where everything is."""
    raise NotImplementedError
