"""The pictures of San Marco: the cover, the table, one seat's decision, and the final scores."""

from typing import Final, cast

from bot.render.drawing import Drawn
from bot.render.kit.cover import alt
from bot.render.san_marco import board, cardfaces, cover, final, hand, look, shores
from bot.render.scene import Scene
from rules.san_marco.view import SanMarcoView

_PICTURES: Final = {"board": board, "hand": hand, "final": final}
_COLOURS: Final = tuple(dict.fromkeys((*look.COLOURS, *shores.COLOURS, *cardfaces.COLOURS)))


def reveals(_: Scene) -> bool:
    """Whether there is a picture of what chance has revealed: a die rolled is told in the log."""
    return False


def draw(scene: Scene) -> Drawn:
    """Draw a scene of this game, and tell it in words."""
    if scene.kind == "lobby":
        return Drawn(cover.draw(scene), alt(scene), final.COLOURS)
    view = cast(SanMarcoView, scene.view)
    picture = _PICTURES[scene.kind]
    colours = final.COLOURS if picture is final else _COLOURS
    return Drawn(picture.draw(scene, view), picture.alt(scene, view), colours)
