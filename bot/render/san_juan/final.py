"""The end: the winner's town on a festive evening, and the scoring sheet line by line."""

from typing import Final

from PIL import Image

from bot.render import alt as telling
from bot.render import wording
from bot.render.canvas import Sprite
from bot.render.header import Pill, page
from bot.render.keeping import kept
from bot.render.ranking import in_order, lead, ranks_of, sign, tied
from bot.render.san_juan import dusk, final_alt, look, skyline
from bot.render.san_juan.look import LINE_ICONS, crest
from bot.render.scene import Scene
from bot.render.sheet import EMBLEM, Column, Line, Sheet, merged
from bot.render.triumph import Winner, triumph
from bot.text import texts
from rules.event import Seat
from rules.game import Outcome
from rules.san_juan.cards import RESIDENCE, Kind
from rules.san_juan.scoring import residence_costs
from rules.san_juan.view import SanJuanView

COLOURS: Final = (*look.COLOURS, *skyline.COLOURS, *dusk.COLOURS)
"""What this picture adds to the palette."""

_STREET: Final = 190
_RESIDENCE: Final = "residence"


def draw(scene: Scene, view: SanJuanView) -> Image.Image:
    """Draw the final scores. Raises ValueError while the game goes on."""
    if view.outcome is None:
        raise ValueError("there are no final scores before the end")
    own, host = wording.words_of(scene), texts(scene.language)
    rounds = own.say("picture-rounds", rounds=view.round)
    subline = f"{scene.table}  ·  {rounds}" if scene.table else rounds
    pill = Pill("", host.say("picture-final"), icon="crown")
    canvas = page(crest(scene.language), subline, pill, scene.light)
    sheet = _sheet(scene, view, view.outcome)
    first = [column.seat for column in sheet.columns if column.rank == 1]
    towns = [dusk.Town(seat, view.tableaus[seat].kinds) for seat in first]
    sky = dusk.evening(canvas, sheet.room_above, towns)
    winners = [Winner(seat, wording.name_of(scene, seat)) for seat in first]
    triumph(canvas, sky, winners, lead(scene, sheet), scene.language)
    sheet.draw(canvas, scene.language)
    return canvas.image


def alt(scene: Scene, view: SanJuanView) -> str:
    """Tell the final scores in words."""
    return telling.told(final_alt.final(scene, view))


def _sheet(scene: Scene, view: SanJuanView, outcome: Outcome) -> Sheet:
    ranks = ranks_of(scene, outcome)
    order = in_order(ranks)
    columns = [
        Column(
            seat,
            wording.name_of(scene, seat),
            ranks[seat],
            outcome.scores[seat],
            sign(scene, seat),
            _street(view.tableaus[seat].kinds),
        )
        for seat in order
    ]
    return Sheet(
        columns,
        _lines(scene, view, outcome, order),
        _ties(scene, outcome, order),
        wording.words_of(scene).reason(outcome.reason),
    )


def _lines(scene: Scene, view: SanJuanView, outcome: Outcome, order: list[Seat]) -> list[Line]:
    own = wording.words_of(scene)
    lines = [
        Line(
            LINE_ICONS[line.key],
            own.line(line.key),
            tuple(outcome.breakdown[seat][number].points for seat in order),
            _groups(view, order) if line.key == _RESIDENCE else (),
        )
        for number, line in enumerate(outcome.breakdown[0])
    ]
    return merged(lines, scene.language)


def _groups(view: SanJuanView, order: list[Seat]) -> tuple[tuple[int, ...], ...]:
    """Return for each seat the costs of the groups that its Residence, if it has one, scores."""
    towns = [view.tableaus[seat].kinds for seat in order]
    return tuple(residence_costs(town) if RESIDENCE in town else () for town in towns)


def _ties(scene: Scene, outcome: Outcome, order: list[Seat]) -> Line | None:
    """Return what broke ties, where two had the same points."""
    if not tied(outcome):
        return None
    label = texts(scene.language).say("picture-tie-break")
    return Line("layer-group", label, tuple(outcome.tiebreak[seat] for seat in order))


@kept
def _street(kinds: tuple[Kind, ...]) -> Sprite:
    """Draw a town so small that it stands above its column."""
    return skyline.strip(kinds, _STREET, EMBLEM)
