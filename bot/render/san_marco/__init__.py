"""The pictures of San Marco: cover, table, one seat's decision, end of a passage, final scores."""

from functools import partial
from typing import Final

from bot.render.kit.pictures import Pictures
from bot.render.san_marco import (
    art,
    board,
    cardfaces,
    evening,
    final,
    hand,
    lagoon,
    look,
    motion,
    reveal,
    story,
)

_EVERYWHERE: Final = (*look.COLOURS, *art.colours("pieces"))
_ON_THE_MAP: Final = (
    *_EVERYWHERE,
    *art.colours("board"),
    *cardfaces.COLOURS,
    *lagoon.COLOURS,
)
_PICTURES: Final = Pictures(
    crest=look.crest,
    legend=story.legend,
    own={"board": board, "hand": hand, "reveal": reveal},
    cover=evening.night,
    ending=final.ending,
    colours=_EVERYWHERE,
    festive=final.COLOURS,
    further={
        "board": _ON_THE_MAP,
        "hand": _ON_THE_MAP,
        "reveal": partial(reveal.colours, _ON_THE_MAP),
    },
)
draw = _PICTURES.draw
cover = _PICTURES.cover
moves, frames = motion.moves, motion.frames
reveals = reveal.ends
