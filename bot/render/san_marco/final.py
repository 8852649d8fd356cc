"""The end: the winners' evening at Saint Mark's, and the scoring sheet line by line."""

from typing import Final

from PIL import Image

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.final import Ending, outcome_of
from bot.render.kit.ranking import in_order, ranks_of
from bot.render.kit.wording import name_of, words_of
from bot.render.san_marco import art, evening, look
from bot.render.san_marco.look import BONUS_ICON, NOBLE_ICON, TINTS, crest
from bot.render.scene import Scene
from bot.render.theme import GOLD_DARK, INK, Type
from rules.event import Seat
from rules.san_marco.components import DISTRICT_KEYS
from rules.san_marco.view import SanMarcoView

COLOURS: Final = (*evening.COLOURS, *look.COLOURS, *art.colours("pieces"))
"""Colours that this picture adds to the palette."""

_ICONS: Final = {
    "doge": "chess-king",
    "tolls": "coins",
    "bonus": BONUS_ICON,
    "final": "flag-checkered",
    "nobles": NOBLE_ICON,
}
_TILE: Final = Box(0, 0, 30, 38)
_PITCH: Final = 33
_NOBLES: Final = Type("bold", 34)
_MANY_NOBLES: Final = _NOBLES._replace(px=28)


def ending(scene: Scene, view: SanMarcoView) -> Ending:
    """Return San Marco's part of the final scores: the nobles of each seat."""
    own, seats = words_of(scene), range(len(view.houses))
    return Ending(
        crest=crest(scene.language),
        subline=own.say("picture-passages"),
        icons=_ICONS,
        evening=evening.evening,
        emblems=[nobles(_held(view, seat), leads(view, seat)) for seat in seats],
        more=[
            own.say(
                "alt-nobles", name=name_of(scene, seat), nobles=_named(scene, _held(view, seat))
            )
            for seat in in_order(ranks_of(scene, outcome_of(scene)))
        ],
    )


def _held(view: SanMarcoView, seat: Seat) -> tuple[int, ...]:
    """Return a seat's number of nobles in each district."""
    return tuple(row[seat] for row in view.nobles)


def _named(scene: Scene, counts: tuple[int, ...]) -> str:
    own = words_of(scene)
    held = [
        f"{own.name(key, 'code')} {count}"
        for key, count in zip(DISTRICT_KEYS, counts, strict=True)
        if count
    ]
    return ", ".join(held) or own.say("alt-no-nobles")


def leads(view: SanMarcoView, seat: Seat) -> tuple[bool, ...]:
    """Return for each district whether no other player has more nobles there."""
    return tuple(row[seat] == max(row) > 0 for row in view.nobles)


@kept
def nobles(counts: tuple[int, ...], leads: tuple[bool, ...]) -> Sprite:
    """Draw the nobles of a player in each district, on its ground; framed if no one has more."""
    width = len(counts) * _PITCH
    drawn, mask = Canvas(width, _TILE.height, INK), Image.new("L", (width, _TILE.height), 0)
    for place, (count, leading) in enumerate(zip(counts, leads, strict=True)):
        tile = _TILE._replace(x=place * _PITCH)
        mask.paste(masks.rounded(tile.width, tile.height, 7).image, (tile.x, 0))
        drawn.rounded(tile, 7, GOLD_DARK if leading else INK)
        drawn.rounded(tile.inset(3 if leading else 0), 5, TINTS[place])
        x, y = tile.middle
        words = str(count) if count else "\N{EN DASH}"
        kind = _NOBLES if len(words) == 1 else _MANY_NOBLES
        drawn.write(words, x, y + kind.drop, kind, INK, "middle")
    return cut(drawn.image, mask)
