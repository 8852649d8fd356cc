"""What moves: new buildings rise."""

from dataclasses import replace
from typing import cast

from PIL import Image

from bot.render.kit import motion
from bot.render.kit.motion import Frames
from bot.render.san_juan.board import TOWNS
from bot.render.san_juan.changes import built
from bot.render.san_juan.towns import plan, towns
from bot.render.scene import Scene
from rules.san_juan.view import SanJuanView


def moves(scene: Scene) -> bool:
    """Whether a building was built."""
    return any(event.kind == "built" for event in scene.moving)


def frames(scene: Scene, board: Image.Image) -> Frames:
    """Let the buildings rise out of their plots, or out of those that they cover."""
    view = cast(SanJuanView, scene.view)
    plots, streets = built(view, scene.moving)
    both = zip(view.tableaus, streets, strict=True)
    earlier = tuple([tableau._replace(display=street) for tableau, street in both])
    before = motion.sheet(scene, board)
    former = replace(view, tableaus=earlier)
    boxes = towns(before, TOWNS, scene, former, plan(view))
    return motion.risen(board, before.image, [boxes[part] for part in plots])
