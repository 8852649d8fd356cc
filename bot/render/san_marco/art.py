"""The painted sprites of San Marco; their drawings are in `art/san_marco/`."""

from functools import partial
from typing import Final

from bot.render import sprites

GAME: Final = "san_marco"

painted: Final = partial(sprites.painted, GAME)
colours: Final = partial(sprites.colours, GAME)
