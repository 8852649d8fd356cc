"""The pictures of San Marco: cover, table, one seat's decision, end of a passage, final scores."""

from typing import Final, cast

from bot.render.drawing import Drawn
from bot.render.kit import charts
from bot.render.kit.cover import alt
from bot.render.san_marco import (
    board,
    cardfaces,
    cover,
    final,
    hand,
    look,
    reveal,
    shores,
)
from bot.render.scene import Scene
from rules.san_marco.view import SanMarcoView

_PICTURES: Final = {"board": board, "hand": hand, "final": final, "reveal": reveal}
_COLOURS: Final = tuple(dict.fromkeys((*look.COLOURS, *shores.COLOURS, *cardfaces.COLOURS)))


def reveals(scene: Scene) -> bool:
    """Whether a passage has ended that the viewer has not seen, and the game goes on."""
    return reveal.ends(scene)


def draw(scene: Scene) -> Drawn:
    """Draw a scene of this game, and tell it in words."""
    if scene.kind == "lobby":
        return Drawn(cover.draw(scene), alt(scene), final.COLOURS)
    if scene.kind in charts.CHARTS:
        return Drawn(
            charts.draw(scene, look.crest(scene.language)), charts.alt(scene), look.COLOURS
        )
    view = cast(SanMarcoView, scene.view)
    picture = _PICTURES[scene.kind]
    colours = final.COLOURS if picture is final else _COLOURS
    return Drawn(picture.draw(scene, view), picture.alt(scene, view), colours)
