"""The pictures of San Marco in words: the sub-line, and who has won."""

from bot.render.kit.ranking import ranks_of
from bot.render.kit.wording import SEPARATOR, words_of
from bot.render.scene import Scene
from rules.event import Seat
from rules.san_marco.view import SanMarcoView

NUMERALS = ("–", "I", "II", "III")


def winners(scene: Scene, view: SanMarcoView) -> tuple[Seat, ...]:
    """Return who has won; nobody while the game goes on."""
    if view.outcome is None:
        return ()
    ranks = ranks_of(scene, view.outcome)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def head(scene: Scene, view: SanMarcoView) -> str:
    """Return what stands beside the title of the table: the round is on the map."""
    return SEPARATOR.join([*_table(scene), *_when(scene, view)[:1]])


def subline(scene: Scene, view: SanMarcoView) -> str:
    """Tell which table it is, and how far its game is."""
    return SEPARATOR.join([*_table(scene), *_when(scene, view)])


def _table(scene: Scene) -> list[str]:
    return [scene.table] if scene.table else []


def _when(scene: Scene, view: SanMarcoView) -> list[str]:
    own = words_of(scene)
    if view.outcome is not None:
        return []
    if not view.passage:
        return [own.say("picture-setup")]
    passage = own.say("picture-passage", passage=NUMERALS[view.passage])
    if view.last_round:
        return [passage, own.say("picture-last-round")]
    return [passage, own.say("picture-round", round=view.round)]
