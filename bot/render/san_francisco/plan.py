"""Where districts and streets are in a picture: the whole city, or a part of it enlarged."""

from collections.abc import Collection
from typing import Final

from bot.render.canvas import Box
from bot.render.san_francisco import blocks
from bot.render.san_francisco.blocks import Blocks, Measures
from rules.san_francisco import components
from rules.san_francisco.components import BESIDE, COLUMNS, DISTRICTS, District, Street

_CITY: Final = Measures(
    components.ROWS, COLUMNS, field=(130, 120), street=30, nearer=(3, 5), zoom=138
)
_STICK: Final = 22
_SLOT: Final = 10


def whole(top: int) -> Blocks:
    """Return the whole city."""
    return blocks.whole(_CITY, top)


def around(streets: Collection[Street], top: int) -> Blocks:
    """Return an enlarged part of the city with these streets; or all of it."""
    beside = [divmod(district, COLUMNS) for street in streets for district in BESIDE[street]]
    return blocks.around(_CITY, top, beside)


def districts(shown: Blocks) -> list[District]:
    """Return the districts that are visible."""
    return [district for district in DISTRICTS if shown.shows(*divmod(district, COLUMNS))]


def streets(shown: Blocks) -> list[Street]:
    """Return the streets that are visible: those beside the visible districts."""
    return list(dict.fromkeys([side for at in districts(shown) for side in components.SIDES[at]]))


def place(district: District, shown: Blocks) -> Box:
    """Return where a district is."""
    return shown.field(*divmod(district, COLUMNS))


def stick(street: Street, shown: Blocks, thick: int = _STICK) -> Box:
    """Return where the stick of a street is."""
    level = components.is_level(street)
    return shown.street(*components.spot(street), thick, level=level)


def slot(street: Street, shown: Blocks) -> Box:
    """Return the visible part of a street without a stick."""
    return stick(street, shown, _SLOT)
