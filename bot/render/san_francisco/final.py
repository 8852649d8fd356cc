"""The end: the winners' evening over the bay, and the prestige line by line."""

from functools import partial
from typing import Final

from bot.render.kit.final import Ending, outcome_of
from bot.render.kit.wording import words_of
from bot.render.san_francisco import art, evening, look
from bot.render.scene import Scene
from rules.event import NOBODY
from rules.san_francisco.view import SanFranciscoView

COLOURS: Final = (look.ACCENT, *art.colours("evening", "board"), *evening.COLOURS)
"""The colours that this picture adds to the palette."""

_ICONS: Final = {
    "work": "industry",
    "trade": "store",
    "homes": "house-chimney",
    "landmarks": "landmark",
    "bonus": "scroll",
    "sticks": look.STICK_ICON,
}


def ending(scene: Scene, view: SanFranciscoView) -> Ending:
    """Return the parts that San Francisco adds to the final scores: the winners' districts."""
    ranks = outcome_of(scene).ranks
    won = [
        (kind, builder)
        for kind, builder in sorted(zip(view.city, view.builders, strict=True))
        if builder != NOBODY and ranks[builder] == 1
    ]
    return Ending(
        crest=look.crest(scene.language),
        subline=words_of(scene).say("picture-round", round=view.round),
        icons=_ICONS,
        evening=partial(evening.evening, won=won),
    )
