"""The pictures of San Francisco: cover, table, one seat's decision, bids turned up, the end."""

from typing import Final

from bot.render.kit.pictures import Pictures
from bot.render.san_francisco import board, evening, final, hand, look, motion, reveal

_PICTURES: Final = Pictures(
    crest=look.crest,
    own={"board": board, "hand": hand, "reveal": reveal},
    cover=evening.dusk,
    ending=final.ending,
    colours=look.COLOURS,
    festive=final.COLOURS,
    further={"reveal": final.COLOURS},
    legend=look.LEGEND,
)
draw = _PICTURES.draw
cover = _PICTURES.cover
moves, frames = motion.moves, motion.frames
reveals = reveal.reveals
