"""The pictures of San Francisco: cover, table, one seat's decision, the end."""

from typing import Final, cast

from bot.render.drawing import Drawn
from bot.render.kit import charts, cover
from bot.render.san_francisco import board, evening, final, hand, look
from bot.render.scene import Scene
from rules.san_francisco.view import SanFranciscoView

_PICTURES: Final = {"board": board, "hand": hand, "final": final}


def reveals(_: Scene) -> bool:
    """Nothing that chance reveals has a picture of its own."""
    return False


def draw(scene: Scene) -> Drawn:
    """Draw a scene of this game, and tell it in words."""
    if scene.kind == "lobby":
        return Drawn(cover.draw(scene, evening.dusk), cover.alt(scene), final.COLOURS)
    if scene.kind in charts.CHARTS:
        return Drawn(charts.draw(scene, look.crest(scene)), charts.alt(scene), look.COLOURS)
    view = cast(SanFranciscoView, scene.view)
    picture = _PICTURES[scene.kind]
    colours = final.COLOURS if picture is final else look.COLOURS
    return Drawn(picture.draw(scene, view), picture.alt(scene, view), colours)
