"""The end: the winners' evening at Saint Mark's, and the scoring sheet line by line."""

from typing import Final

from PIL import Image

from bot.render import alt as telling
from bot.render import masks, wording
from bot.render.canvas import Box, Canvas, Sprite
from bot.render.header import Pill, page
from bot.render.keeping import kept
from bot.render.ranking import in_order, lead, ranks_of, sign, tied
from bot.render.san_marco import final_alt, look, piazza
from bot.render.san_marco.look import NOBLE_ICON, TINTS, crest
from bot.render.scene import Scene
from bot.render.sheet import Column, Line, Sheet, merged
from bot.render.theme import GOLD_DARK, INK, Type
from bot.render.triumph import Winner, triumph
from bot.text import texts
from rules.event import Seat
from rules.game import Outcome
from rules.san_marco.view import SanMarcoView

COLOURS: Final = (*look.COLOURS, *piazza.COLOURS)
"""What this picture adds to the palette."""

_ICONS: Final = {
    "doge": "chess-king",
    "tolls": "coins",
    "bonus": "award",
    "final": "flag-checkered",
}
_TILE: Final = Box(0, 0, 30, 38)
_PITCH: Final = 33
_NOBLES: Final = Type("bold", 28)


def draw(scene: Scene, view: SanMarcoView) -> Image.Image:
    """Draw the final scores. Raises ValueError while the game goes on."""
    if view.outcome is None:
        raise ValueError("there are no final scores before the end")
    own, host = wording.words_of(scene), texts(scene.language)
    passages = own.say("picture-passages")
    subline = f"{scene.table}  ·  {passages}" if scene.table else passages
    pill = Pill("", host.say("picture-final"), icon="crown")
    canvas = page(crest(scene.language), subline, pill, scene.light)
    sheet = _sheet(scene, view, view.outcome)
    first = [column.seat for column in sheet.columns if column.rank == 1]
    sky = piazza.evening(canvas, sheet.room_above, first)
    winners = [Winner(seat, wording.name_of(scene, seat)) for seat in first]
    triumph(canvas, sky, winners, lead(scene, sheet), scene.language)
    sheet.draw(canvas, scene.language)
    return canvas.image


def alt(scene: Scene, view: SanMarcoView) -> str:
    """Tell the final scores in words."""
    return telling.first_that_fits(*final_alt.final(scene, view))


def _sheet(scene: Scene, view: SanMarcoView, outcome: Outcome) -> Sheet:
    ranks = ranks_of(scene, outcome)
    order = in_order(ranks)
    columns = [
        Column(
            seat,
            wording.name_of(scene, seat),
            ranks[seat],
            outcome.scores[seat],
            sign(scene, seat),
            nobles(tuple(row[seat] for row in view.nobles), leads(view, seat)),
        )
        for seat in order
    ]
    own = wording.words_of(scene)
    lines = [
        Line(
            _ICONS[line.key],
            own.line(line.key),
            tuple(outcome.breakdown[seat][number].points for seat in order),
        )
        for number, line in enumerate(outcome.breakdown[0])
    ]
    ties = None
    if tied(outcome):
        points = tuple(outcome.tiebreak[seat] for seat in order)
        ties = Line(NOBLE_ICON, own.say("picture-tie"), points)
    return Sheet(columns, merged(lines, scene.language), ties, own.reason(outcome.reason))


def leads(view: SanMarcoView, seat: Seat) -> tuple[bool, ...]:
    """Return for each district whether nobody has more nobles there."""
    return tuple(row[seat] == max(row) > 0 for row in view.nobles)


@kept
def nobles(counts: tuple[int, ...], leads: tuple[bool, ...]) -> Sprite:
    """Draw the nobles of a player in each district, on its ground; framed where they are most."""
    width = len(counts) * _PITCH
    drawn, mask = Canvas(width, _TILE.height, INK), Image.new("L", (width, _TILE.height), 0)
    for place, (count, leading) in enumerate(zip(counts, leads, strict=True)):
        tile = _TILE._replace(x=place * _PITCH)
        mask.paste(masks.rounded(tile.width, tile.height, 7).image, (tile.x, 0))
        drawn.rounded(tile, 7, GOLD_DARK if leading else INK)
        drawn.rounded(tile.inset(3 if leading else 0), 5, TINTS[place])
        x, y = tile.middle
        words = str(count) if count else "\N{EN DASH}"
        drawn.write(words, x, y + _NOBLES.drop, _NOBLES, INK, "middle")
    return Sprite(drawn.image, mask)
