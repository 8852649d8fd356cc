"""The end: the scoring sheet, line by line, the winner first."""

from PIL import Image

from bot.render import alt as telling
from bot.render.header import Pill, page
from bot.render.san_juan import story
from bot.render.san_juan.look import LINE_ICONS, crest
from bot.render.scene import Scene
from bot.render.sheet import Column, Line, sheet
from bot.text import texts
from rules.game import Outcome
from rules.san_juan.view import SanJuanView


def draw(scene: Scene, view: SanJuanView) -> Image.Image:
    """Draw the final scores. Raises ValueError while the game goes on."""
    if view.outcome is None:
        raise ValueError("there are no final scores before the end")
    own, host = story.words_of(scene), texts(scene.language)
    rounds = own.say("picture-rounds", rounds=view.round)
    subline = f"{scene.table}  ·  {rounds}" if scene.table else rounds
    pill = Pill("", host.say("picture-final"), icon="crown")
    canvas = page(crest(scene.language), subline, pill, scene.light)
    sheet(canvas, _columns(scene, view.outcome), _lines(scene, view.outcome), scene.language)
    return canvas.image


def alt(scene: Scene, view: SanJuanView) -> str:
    """Tell the final scores in words."""
    return telling.told(story.final(scene, view))


def _columns(scene: Scene, outcome: Outcome) -> list[Column]:
    return [
        Column(
            seat,
            story.name_of(scene, seat),
            outcome.ranks[seat],
            outcome.scores[seat],
            outcome.tiebreak[seat],
            scene.computers[seat],
        )
        for seat in story.standing(outcome.ranks)
    ]


def _lines(scene: Scene, outcome: Outcome) -> list[Line]:
    own, by_rank = story.words_of(scene), story.standing(outcome.ranks)
    lines: list[Line] = []
    for number, line in enumerate(outcome.breakdown[0]):
        points = tuple(outcome.breakdown[seat][number].points for seat in by_rank)
        lines.append(Line(LINE_ICONS[line.key], own.line(line.key), points))
    return lines
