"""The pictures of San Juan in words: the sub-line."""

from bot.render.kit.wording import SEPARATOR, words_of
from bot.render.scene import Scene
from rules.san_juan.view import SanJuanView


def subline(scene: Scene, view: SanJuanView) -> str:
    """Return the words beside the title of the table."""
    own = words_of(scene)
    parts = [scene.table] if scene.table else []
    if view.round:
        parts.append(own.say("picture-round", round=view.round))
    if view.cathedral:
        parts.append(own.say("picture-cathedral"))
    return SEPARATOR.join(parts)
