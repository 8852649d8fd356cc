"""The pictures of San Juan: the cover, the table, one seat's cards with its decision, the final
scores, and the reveal of a Gold Mine.
"""

from typing import Final

from bot.render.kit.pictures import Pictures
from bot.render.san_juan import board, evening, final, hand, look, motion, reveal
from bot.render.scene import Scene

_PICTURES: Final = Pictures(
    crest=look.crest,
    own={"board": board, "hand": hand, "reveal": reveal},
    cover=evening.town,
    ending=final.ending,
    colours=look.COLOURS,
    festive=final.COLOURS,
    further={"reveal": reveal.COLOURS},
    legend=look.LEGEND,
)
draw = _PICTURES.draw
cover = _PICTURES.cover
moves, frames = motion.moves, motion.frames


def reveals(scene: Scene) -> bool:
    """Whether a Gold Mine has turned up cards that the viewer has not seen."""
    return any(event.kind == "gold_mine" for event in scene.since)
