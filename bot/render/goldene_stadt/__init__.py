"""The pictures of Die goldene Stadt: cover, table, one seat's decision, a round's end, the end."""

from typing import Final, cast

from bot.render.drawing import Drawn
from bot.render.goldene_stadt import board, cover, final, hand, look, reveal
from bot.render.kit import charts
from bot.render.kit.cover import alt
from bot.render.scene import Scene
from rules.goldene_stadt.view import GoldeneStadtView

_PICTURES: Final = {"board": board, "hand": hand, "final": final, "reveal": reveal}


def reveals(scene: Scene) -> bool:
    """Whether a round has been scored that the viewer has not seen, and the game goes on."""
    return reveal.ends(scene)


def draw(scene: Scene) -> Drawn:
    """Draw a scene of this game, and tell it in words."""
    if scene.kind == "lobby":
        return Drawn(cover.draw(scene), alt(scene), final.COLOURS)
    if scene.kind in charts.CHARTS:
        return Drawn(
            charts.draw(scene, look.crest(scene.language)), charts.alt(scene), look.COLOURS
        )
    view = cast(GoldeneStadtView, scene.view)
    picture = _PICTURES[scene.kind]
    colours = final.COLOURS if picture is final else look.COLOURS
    return Drawn(picture.draw(scene, view), picture.alt(scene, view), colours)
