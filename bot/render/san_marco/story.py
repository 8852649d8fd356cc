"""The pictures of San Marco in words: the words beside the title, and the sub-line."""

from collections.abc import Mapping
from typing import cast

from bot.render.kit import wording
from bot.render.kit.legend import OWN
from bot.render.kit.rows import START_ICON
from bot.render.san_marco.look import DECIDER_ICON, DISTRIBUTOR_ICON, LIMIT_ICON, NOBLE_ICON
from bot.render.san_marco.strips import SEATS
from bot.render.scene import Scene
from rules.san_marco.view import SanMarcoView

NUMERALS = ("–", "I", "II", "III")


def head(scene: Scene, view: SanMarcoView) -> str:
    """Return the words beside the title of the table; the round is on the map."""
    return wording.subline(scene, *_when(scene, view)[:1])


def subline(scene: Scene, view: SanMarcoView) -> str:
    """Tell the table, and the progress of the game."""
    return wording.subline(scene, *_when(scene, view))


def legend(scene: Scene) -> Mapping[str, str]:
    """Return a learner's explanations: of the icons in this picture."""
    view = cast(SanMarcoView, scene.view)
    kind = "" if view.decision is None else view.decision.kind
    rows = kind in ("", *SEATS)
    roles = {"splits": DISTRIBUTOR_ICON, "chooses": DECIDER_ICON}
    return {
        "own": OWN,
        "prestige": "star",
        "limit": LIMIT_ICON,
        **({"supply": NOBLE_ICON} if rows else {}),
        **(roles if view.divisions else {"start": START_ICON}),
    }


def _when(scene: Scene, view: SanMarcoView) -> list[str]:
    own = wording.words_of(scene)
    if view.outcome is not None:
        return []
    if not view.passage:
        return [own.say("picture-setup")]
    passage = own.say("picture-passage", passage=NUMERALS[view.passage])
    if view.last_round:
        return [passage, own.say("picture-last-round")]
    return [passage, own.say("picture-round", round=view.round)]
