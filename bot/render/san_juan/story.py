"""The pictures of San Juan in words: the sub-line, and what the alternative texts tell."""

from collections.abc import Iterator

from bot.render.scene import Scene
from bot.render.wording import SEPARATOR, name_of, words_of
from bot.text import texts
from rules.san_juan.view import SanJuanView


def subline(scene: Scene, view: SanJuanView) -> str:
    """Return what stands beside the title of the table."""
    own = words_of(scene)
    parts = [scene.table] if scene.table else []
    if view.round:
        parts.append(own.say("picture-round", round=view.round))
    if view.cathedral:
        parts.append(own.say("picture-cathedral"))
    return SEPARATOR.join(parts)


def acting(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell whom the table waits for, and for what."""
    if view.waiting:
        names = texts(scene.language).join([name_of(scene, seat) for seat in view.waiting])
        verb = words_of(scene).say(f"picture-verb-{view.step}")
        yield words_of(scene).say("alt-acting", names=names, verb=verb)
