"""The end: the winner's town on a festive evening, and the scoring sheet line by line."""

from collections.abc import Sequence
from typing import Final

from bot.render.canvas import Box, Canvas, Sprite
from bot.render.keeping import kept
from bot.render.kit.final import Ending
from bot.render.kit.score_sheet import EMBLEM
from bot.render.kit.wording import words_of
from bot.render.san_juan import art, evening, look, skyline
from bot.render.san_juan.look import LINE_ICONS, crest
from bot.render.scene import Scene
from rules.event import Seat
from rules.san_juan.components import RESIDENCE, Kind
from rules.san_juan.scoring import residence_costs
from rules.san_juan.view import SanJuanView

COLOURS: Final = (*look.UNPAINTED, *skyline.COLOURS, *evening.COLOURS, *art.COLOURS)
"""Colours that this picture adds to the palette."""

_STREET: Final = 190
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
        emblems=[_street(town) for town in towns],
        groups={_RESIDENCE: [_groups(town) for town in towns]},
        opening=own.say("alt-final", title=own.title, rounds=view.round),
    )


def _groups(town: tuple[Kind, ...]) -> tuple[int, ...]:
    """Return the costs of the groups that a Residence, if there is one, scores."""
    return residence_costs(town) if RESIDENCE in town else ()


@kept
def _street(kinds: tuple[Kind, ...]) -> Sprite:
    """Draw a town small enough to fit above its column."""
    return skyline.strip(kinds, _STREET, EMBLEM)
