"""The end: the winners' evening over the bay, and the prestige line by line."""

from functools import partial
from typing import Final

from bot.render.kit.final import Ending
from bot.render.kit.ranking import winners
from bot.render.kit.wording import words_of
from bot.render.san_francisco import art, board, evening, look
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
    """Return the parts that San Francisco adds to the final scores: the winners' districts."""
    won = winners(scene, view.outcome)
    built = [each for each in zip(view.city, view.builders, strict=True) if each[1] in won]
    return Ending(
        crest=look.crest(scene.language),
        subline=words_of(scene).say("picture-round", round=view.round),
        icons=_ICONS,
        evening=partial(evening.evening, won=sorted(built)),
        more=[*board.built(scene, view, won)],
    )
