"""The numbers on the map: each beside its place, where it hides least."""

from math import cos, pi, sin
from typing import Final

from bot.render.goldene_stadt.projection import NEAR, WHOLE, Projection
from bot.render.kit.targets import Point, Target
from rules.goldene_stadt.components import KINDS, Place

_RADIUS: Final = {WHOLE: 34, NEAR: 40}
"""Numbers of this radius can be read on a phone."""
_WINDS: Final = {
    WHOLE: "088444cbdeaccc400d0a3ea544cc44945337621ccb7ca40e8dcc45404b",
    NEAR: "6f03c333c09a5b5b97a48d6c3f2985b6180ba3849930605f1c1dc89d46",
}
"""On which side of each place its number hides no name and no other number: sixteen directions,
from the east by the south.
"""
_BEYOND: Final = {"coast": 0.92, "suburb": 0.92, "outer": 0.92, "inner": 0.55}
"""How much of a number lies beyond the edge of its place: in the middle of the city, less."""


def beside(projection: Projection, place: Place, number: int) -> Target:
    """Return the number of a place, on a map at this scale."""
    (x, y), beyond = projection.spot(place), _BEYOND[KINDS[place]]
    target = Target((number,), Point(x, y), _RADIUS[projection])
    turn = int(_WINDS[projection][place], 16) * pi / 8
    across = (projection.box(place).width + target.box.width * beyond) / 2
    down = (projection.box(place).height + target.box.height * beyond) / 2
    at = Point(round(x + across * cos(turn)), round(y + down * sin(turn)))
    return target._replace(at=at, hemmed=at.x < x)
