"""The pictures of San Juan: the cover, the table, one seat's cards with its decision, the final
scores, and what a Gold Mine has turned up.
"""

from typing import Final, cast

from bot.render.drawing import Drawn
from bot.render.kit import charts
from bot.render.kit.cover import alt
from bot.render.san_juan import board, cover, final, hand, look, reveal
from bot.render.scene import Scene
from rules.san_juan.view import SanJuanView

_PICTURES: Final = {"board": board, "hand": hand, "final": final, "reveal": reveal}
_COLOURS: Final = {"final": final.COLOURS, "reveal": reveal.COLOURS}


def reveals(scene: Scene) -> bool:
    """Whether a Gold Mine has turned up cards that the viewer has not seen."""
    return any(event.kind == "gold_mine" for event in scene.since)


def draw(scene: Scene) -> Drawn:
    """Draw a scene of this game, and tell it in words."""
    if scene.kind == "lobby":
        return Drawn(cover.draw(scene), alt(scene), final.COLOURS)
    if scene.kind in charts.CHARTS:
        return Drawn(
            charts.draw(scene, look.crest(scene.language)), charts.alt(scene), look.COLOURS
        )
    view = cast(SanJuanView, scene.view)
    picture = _PICTURES[scene.kind]
    colours = _COLOURS.get(scene.kind, look.COLOURS)
    return Drawn(picture.draw(scene, view), picture.alt(scene, view), colours)
