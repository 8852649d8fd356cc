"""The painted sprites of San Francisco; their drawings are in `art/san_francisco/`."""

from functools import partial
from typing import Final

from bot.render import sprites

GAME: Final = "san_francisco"

painted: Final = partial(sprites.painted, GAME)
colours: Final = partial(sprites.colours, GAME)
