"""The pictures of Die goldene Stadt in words: the sub-line, and what the round scores."""

from bot.render.kit.wording import SEPARATOR, words_of
from bot.render.scene import Scene
from rules.goldene_stadt.scoring import things_of
from rules.goldene_stadt.view import GoldeneStadtView


def things(view: GoldeneStadtView) -> tuple[str, ...]:
    """Return what the score card of the round shows, as keys; empty once the game is over."""
    return () if view.outcome is not None or view.card < 0 else things_of(view.card)


def subline(scene: Scene, view: GoldeneStadtView) -> str:
    """Tell which table it is, and how far the game has got."""
    own = words_of(scene)
    parts = [scene.table] if scene.table else []
    if view.outcome is None:
        last = own.say("picture-last-round")
        parts.append(last if view.ending else own.say("picture-round", round=view.round))
    return SEPARATOR.join(parts)
