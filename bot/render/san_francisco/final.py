"""The end: the winners' evening over the bay, and the prestige line by line."""

from typing import Final

from bot.render.kit.final import Ending
from bot.render.kit.wording import words_of
from bot.render.san_francisco import art, evening, look
from bot.render.scene import Scene
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
    """Return the parts that San Francisco adds to the final scores."""
    return Ending(
        crest=look.crest(scene.language),
        subline=words_of(scene).say("picture-round", round=view.round),
        icons=_ICONS,
        evening=evening.evening,
    )
