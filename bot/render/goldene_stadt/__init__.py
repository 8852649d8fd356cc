"""The pictures of Die goldene Stadt: cover, table, one seat's decision, a round's end, the end."""

from typing import Final

from bot.render.goldene_stadt import board, evening, final, hand, look, motion, reveal
from bot.render.kit.pictures import Pictures

_PICTURES: Final = Pictures(
    crest=look.crest,
    own={"board": board, "hand": hand, "reveal": reveal},
    cover=evening.dusk,
    ending=final.ending,
    colours=look.COLOURS,
    festive=final.COLOURS,
    further={"reveal": look.BELOW_VEILS},
    legend=look.LEGEND,
)
draw = _PICTURES.draw
cover = _PICTURES.cover
moves, frames = motion.moves, motion.frames
reveals = reveal.ends
