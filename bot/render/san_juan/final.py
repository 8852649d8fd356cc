"""The end: the winner's town on a festive evening, and the scoring sheet line by line."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.final import Ending
from bot.render.kit.score_sheet import EMBLEM
from bot.render.kit.wording import words_of
from bot.render.san_juan import art, evening, look
from bot.render.san_juan.look import LINE_ICONS, crest
from bot.render.scene import Scene
from rules.event import Seat
from rules.san_juan.components import COST, RESIDENCE, Kind
from rules.san_juan.scoring import residence_costs
from rules.san_juan.view import SanJuanView

COLOURS: Final = (*look.COLOURS, *evening.COLOURS)
"""Colours that this picture adds to the palette."""

_SHOWN: Final = 3
_SMALL: Final = 46
"""The number and the breadth of the houses above a column."""
_RESIDENCE: Final = "residence"


def ending(scene: Scene, view: SanJuanView) -> Ending:
    """Return San Juan's part of the final scores."""
    own = words_of(scene)
    towns = [tableau.kinds for tableau in view.tableaus]

    def sky(canvas: Canvas, box: Box, first: Sequence[Seat]) -> Box:
        return evening.evening(canvas, box, [evening.Town(seat, towns[seat]) for seat in first])

    return Ending(
        crest=crest(scene.language),
        subline=own.say("picture-rounds", rounds=view.round),
        icons=LINE_ICONS,
        evening=sky,
        emblems=[_finest(town) for town in towns],
        groups={_RESIDENCE: [_groups(town) for town in towns]},
        opening=own.say("alt-final", title=own.title, rounds=view.round),
    )


def _groups(town: tuple[Kind, ...]) -> tuple[int, ...]:
    """Return the costs of the groups that a Residence, if there is one, scores."""
    return residence_costs(town) if RESIDENCE in town else ()


@kept
def _finest(kinds: tuple[Kind, ...]) -> Sprite | None:
    """Draw the dearest houses of a town, small enough to fit above its column."""
    dearest = sorted(kinds, key=COST.__getitem__, reverse=True)[:_SHOWN]
    houses = [house for kind in dearest if (house := art.house(kind, _SMALL, EMBLEM))]
    if not houses:
        return None
    size = (_SMALL * len(houses), EMBLEM)
    image, mask = Image.new("RGB", size), Image.new("L", size)
    for place, house in enumerate(houses):
        x, top = place * _SMALL, EMBLEM - house.size[1]
        for part in house.slices:
            box = (x, top + part.top, x + part.image.width, top + part.top + part.image.height)
            image.paste(part.image, box)
            mask.paste(part.mask or 255, box)
    return cut(image, mask)
