"""The pictures of Die goldene Stadt in words: the sub-line, what the round scores, who has won."""

from bot.render.kit.ranking import ranks_of
from bot.render.kit.wording import SEPARATOR, words_of
from bot.render.scene import Scene
from rules.event import Seat
from rules.goldene_stadt.scoring import things_of
from rules.goldene_stadt.view import GoldeneStadtView


def winners(scene: Scene, view: GoldeneStadtView) -> tuple[Seat, ...]:
    """Return who has won; nobody while the game goes on."""
    if view.outcome is None:
        return ()
    ranks = ranks_of(scene, view.outcome)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def things(view: GoldeneStadtView) -> tuple[str, ...]:
    """Return what the score card of the round shows, as keys; nothing once all is over."""
    return () if view.outcome is not None or view.card < 0 else things_of(view.card)


def subline(scene: Scene, view: GoldeneStadtView) -> str:
    """Tell which table it is, and how far its game is."""
    own = words_of(scene)
    parts = [scene.table] if scene.table else []
    if view.outcome is None:
        last = own.say("picture-last-round")
        parts.append(last if view.ending else own.say("picture-round", round=view.round))
    return SEPARATOR.join(parts)
