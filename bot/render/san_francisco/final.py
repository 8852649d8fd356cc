"""The end: the winners' evening over the bay, and the prestige line by line."""

from typing import Final

from PIL import Image

from bot.render.kit import final
from bot.render.kit.alt import first_that_fits
from bot.render.kit.final import Ending, reached
from bot.render.kit.wording import say, words_of
from bot.render.san_francisco import evening, look
from bot.render.scene import Scene
from rules.san_francisco.view import SanFranciscoView

COLOURS: Final = (look.ACCENT, *evening.COLOURS)
"""What this picture adds to the palette."""

_ICONS: Final = {
    "work": "industry",
    "trade": "store",
    "homes": "house-chimney",
    "landmarks": "landmark",
    "bonus": "scroll",
    "sticks": look.STICK_ICON,
}


def draw(scene: Scene, view: SanFranciscoView) -> Image.Image:
    """Draw the final scores. Raises ValueError while the game goes on."""
    ending = Ending(
        crest=look.crest(scene),
        subline=words_of(scene).say("picture-round", round=view.round),
        icons=_ICONS,
        evening=evening.evening,
    )
    return final.draw(scene, reached(view.outcome), ending)


def alt(scene: Scene, view: SanFranciscoView) -> str:
    """Tell the final scores in words."""
    opening = say(scene, "alt-final", title=words_of(scene).title)
    return first_that_fits(final.told(scene, reached(view.outcome), opening))
