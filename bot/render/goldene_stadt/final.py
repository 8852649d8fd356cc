"""The end: the winners' evening before the golden city, and the letters line by line."""

from typing import Final

from PIL import Image

from bot.render.goldene_stadt import evening, look
from bot.render.kit import final
from bot.render.kit.alt import first_that_fits
from bot.render.kit.final import Ending, reached
from bot.render.kit.wording import words_of
from bot.render.scene import Scene
from rules.goldene_stadt.view import GoldeneStadtView

COLOURS: Final = (look.ACCENT, *evening.COLOURS)
"""What this picture adds to the palette."""

_ICONS: Final = {
    "districts": look.CREST_ICON,
    "goods": look.GOODS_ICON,
    "rivers": "water",
    "quarters": "chart-pie",
    "bonus": look.BONUS_ICON,
    "houses": look.HOUSE_ICON,
    "coins": look.COIN_ICON,
}


def draw(scene: Scene, view: GoldeneStadtView) -> Image.Image:
    """Draw the final scores. Raises ValueError while the game goes on."""
    ending = Ending(
        crest=look.crest(scene.language),
        subline=words_of(scene).say("picture-rounds", rounds=view.round),
        icons=_ICONS,
        evening=evening.evening,
    )
    return final.draw(scene, reached(view.outcome), ending)


def alt(scene: Scene, view: GoldeneStadtView) -> str:
    """Tell the final scores in words."""
    own = words_of(scene)
    opening = own.say("alt-final", title=own.title, rounds=view.round)
    return first_that_fits(final.told(scene, reached(view.outcome), opening))
