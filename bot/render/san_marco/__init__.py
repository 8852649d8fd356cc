"""The pictures of San Marco: cover, table, one seat's decision, end of a passage, final scores."""

from typing import Final

from bot.render.kit.pictures import Pictures
from bot.render.san_marco import board, cardfaces, evening, final, hand, lagoon, look, reveal

_ON_THE_MAP: Final = tuple(dict.fromkeys((*look.COLOURS, *lagoon.COLOURS, *cardfaces.COLOURS)))
_PICTURES: Final = Pictures(
    crest=look.crest,
    legend=look.LEGEND,
    own={"board": board, "hand": hand, "reveal": reveal},
    cover=evening.night,
    ending=final.ending,
    colours=look.COLOURS,
    festive=final.COLOURS,
    further={"board": _ON_THE_MAP, "hand": _ON_THE_MAP, "reveal": _ON_THE_MAP},
)
draw = _PICTURES.draw
reveals = reveal.ends
