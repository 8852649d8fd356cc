"""The painted sprites of San Marco; their drawings are in `art/san_marco/`."""

from functools import partial
from typing import Final

from bot.render import sprites

GAME: Final = "san_marco"

painted: Final = partial(sprites.painted, GAME)


def colours(*palettes: str) -> tuple[sprites.RGB, ...]:
    """Return the colours of some palettes of the drawings."""
    found = sprites.art_of(GAME).colours
    return tuple(colour for name in palettes for colour in found.get(name, ()))
