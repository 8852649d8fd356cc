"""The pictures of San Juan in words: the sub-line."""

from bot.render.kit import wording
from bot.render.scene import Scene
from rules.san_juan.view import SanJuanView


def subline(scene: Scene, view: SanJuanView) -> str:
    """Return the words beside the title of the table."""
    own = wording.words_of(scene)
    round_ = own.say("picture-round", round=view.round) if view.round else ""
    return wording.subline(scene, round_, own.say("picture-cathedral") if view.cathedral else "")
