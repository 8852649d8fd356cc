"""What moves: districts that were built light up among the lots."""

from dataclasses import replace
from typing import cast

from PIL import Image

from bot.render.kit import motion
from bot.render.kit.motion import Frames
from bot.render.san_francisco import city
from bot.render.san_francisco.plan import Plan
from bot.render.scene import Scene
from bot.render.theme import TOP
from rules.event import NOBODY
from rules.facts import key_at
from rules.san_francisco.components import District, district_named
from rules.san_francisco.view import SanFranciscoView


def moves(scene: Scene) -> bool:
    """Whether a district was built."""
    return bool(_built(scene))


def frames(scene: Scene, board: Image.Image) -> Frames:
    """Light up the districts."""
    view, built = cast(SanFranciscoView, scene.view), _built(scene)
    ruined = [NOBODY if at in built else by for at, by in enumerate(view.builders)]
    shown, before = Plan(TOP), motion.sheet(scene, board)
    city.draw(before, shown, scene, replace(view, builders=tuple(ruined)))
    return motion.lit(board, before.image, [shown.place(at) for at in built])


def _built(scene: Scene) -> list[District]:
    told = [event for event in scene.moving if event.kind == "built"]
    return [district_named(key_at(event.facts, "district")) for event in told]
