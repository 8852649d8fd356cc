"""The names on the map: of rivers, at their mouths; of places, beside each, where a part of the map
is shown larger. On the whole island a phone could not show them, and the alt text has them.
"""

from functools import lru_cache
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import look
from bot.render.goldene_stadt.growth import SNOW
from bot.render.goldene_stadt.labels import Label, beside
from bot.render.goldene_stadt.projection import NEAR, Projection, mouth
from bot.render.lettering import SOFT_HYPHEN
from bot.render.masks import width_of
from bot.render.theme import Type
from bot.text import texts
from rules.goldene_stadt.components import NAMED_AT, PLACE_KEYS, PLACES, RIVER_KEYS, Place

_NAME: Final = Type("bold", 32)
_GAP: Final = 9
"""The distance of a name from its place, which may have a number."""
_BESIDE: Final = 4
"""The extra distance at a side, where letters would touch the picture."""
_RIVER_SIZE: Final = 32
_EDGE: Final = 2


@lru_cache(maxsize=8)
def names(language: str) -> dict[Place, Label]:
    """Return the names as they are written; districts have none, because there is no room."""
    own = texts(language).of("goldene_stadt")
    found: dict[Place, Label] = {}
    for place, wind in zip(PLACES, NAMED_AT, strict=True):
        if wind is not None:
            words = own.name(PLACE_KEYS[place]).replace(SOFT_HYPHEN, "")
            box = NEAR.box(place).inset(-_GAP)
            aside = box._replace(x=box.x - _BESIDE, width=box.width + 2 * _BESIDE)
            found[place] = beside(aside, words, _NAME, wind)
    return found


def river_box(projection: Projection, river: int, language: str) -> Box:
    """Return the plate with the name of a river, at the corner in which it reaches the sea."""
    width = round(width_of(_river(river, language), _river_kind(projection))) + projection.sized(16)
    height = projection.sized(34)
    across, down = mouth(river)
    whole_width, whole_height = projection.extent
    x = _EDGE if across < 0 else whole_width - _EDGE - width
    y = _EDGE if down < 0 else whole_height - _EDGE - height
    return Box(x, y, width, height)


def name_river(canvas: Canvas, projection: Projection, river: int, language: str) -> None:
    """Write the name of a river on a plate."""
    box, kind = river_box(projection, river, language), _river_kind(projection)
    canvas.rounded(box, box.height // 2, look.BANK)
    x, y = box.middle
    canvas.write(_river(river, language), x, y + kind.drop, kind, SNOW, "middle")


def _river(river: int, language: str) -> str:
    return texts(language).of("goldene_stadt").name(RIVER_KEYS[river])


def _river_kind(projection: Projection) -> Type:
    return Type("bold", projection.sized(_RIVER_SIZE))
