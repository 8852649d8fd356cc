"""The pictures of Die goldene Stadt in words: the sub-line, and the round's score card."""

from bot.render.kit import wording
from bot.render.scene import Scene
from rules.goldene_stadt.scoring import things_of
from rules.goldene_stadt.view import GoldeneStadtView


def things(view: GoldeneStadtView) -> tuple[str, ...]:
    """Return the things on the round's score card, as keys; empty once the game is over."""
    return () if view.outcome is not None or view.card < 0 else things_of(view.card)


def subline(scene: Scene, view: GoldeneStadtView) -> str:
    """Tell the table's name, and how far the game has got."""
    own = wording.words_of(scene)
    if view.outcome is not None:
        return wording.subline(scene)
    last, now = own.say("picture-last-round"), own.say("picture-round", round=view.round)
    return wording.subline(scene, last if view.ending else now)
