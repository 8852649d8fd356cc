"""The end: the winners' evening before the golden city, and the letters line by line."""

from typing import Final

from bot.render.goldene_stadt import art, evening, look
from bot.render.kit.final import Ending
from bot.render.kit.wording import words_of
from bot.render.scene import Scene
from rules.goldene_stadt.view import GoldeneStadtView

COLOURS: Final = (look.ACCENT, *art.colours("evening", "pieces"), *evening.COLOURS)
"""The colours that this picture adds to the palette."""

_ICONS: Final = {
    "districts": look.CREST_ICON,
    "goods": look.GOODS_ICON,
    "rivers": "water",
    "quarters": "chart-pie",
    "bonus": look.BONUS_ICON,
    "houses": look.HOUSE_ICON,
    "coins": look.COIN_ICON,
}


def ending(scene: Scene, view: GoldeneStadtView) -> Ending:
    """Return the parts that Die goldene Stadt adds to the final scores."""
    own = words_of(scene)
    return Ending(
        crest=look.crest(scene.language),
        subline=own.say("picture-rounds", rounds=view.round),
        icons=_ICONS,
        evening=evening.evening,
        art=art.GAME,
        opening=own.say("alt-final", title=own.title, rounds=view.round),
    )
