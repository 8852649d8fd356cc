"""The champion's card: the first of a league's highest division, below the game's evening."""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import mixed
from bot.render.kit.cover import Art
from bot.render.kit.division import title
from bot.render.kit.evening import light_of
from bot.render.kit.header import Crest, Pill, page
from bot.render.kit.mixed import mixed as in_words
from bot.render.kit.triumph import wreath
from bot.render.kit.wording import name_of, say, subline
from bot.render.lettering import fit
from bot.render.scene import Division, Scene
from bot.render.theme import GAP, MARGIN, TOP, WIDTH, Type

_ART: Final = 480
_TITLE: Final = Type("black", 104)
_LEAST_TITLE: Final = 52
_WORDS: Final = Type("bold", 54)
_LEAST_WORDS: Final = 38
_BELOW: Final = 150
_WREATH: Final = 84
_SIDES: Final = 40
_NUMBER: Final = Type("black", 76)
_LABEL: Final = Type("semibold", 42)


def draw(scene: Scene, view: Division, crest: Crest, art: Art) -> Image.Image:
    """Draw the champion's card."""
    height = TOP + _ART + GAP + _BELOW + MARGIN
    pill = Pill("", say(scene, "league-champion"), icon="trophy")
    canvas = page(crest, subline(scene, title(scene, view)), pill, scene.light, height)
    room = art(canvas, Box(MARGIN, TOP, WIDTH - 2 * MARGIN, _ART))
    light, middle = light_of(canvas, room), room.middle[0]
    radius = min(_WREATH, room.height // 4)
    canvas.pour(wreath(radius), middle, room.y + radius + 12, light.act)
    canvas.icon("trophy", middle, room.y + radius + 8, radius, light.act)
    top, width = room.y + 2 * radius + 16, room.width - 2 * _SIDES
    left = room.bottom - top
    largest = _TITLE._replace(px=min(_TITLE.px, left * 3 // 5))
    name = fit(name_of(scene, 0), largest, width, _LEAST_TITLE)
    baseline = top + round(name.kind.px * 0.82)
    canvas.write(name.words, middle, baseline, name.kind, light.text, "middle")
    words = fit(view.league, _WORDS, width, _LEAST_WORDS)
    canvas.write(
        words.words, middle, baseline + words.kind.px + 12, words.kind, light.act, "middle"
    )
    _draw_numbers(canvas, Box(MARGIN, TOP + _ART + GAP, WIDTH - 2 * MARGIN, _BELOW), scene, view)
    return canvas.image


def _draw_numbers(canvas: Canvas, box: Box, scene: Scene, view: Division) -> None:
    """Draw the champion's points, wins and tables."""
    theme, first = canvas.theme, view.ranked[0]
    canvas.rounded(box, 18, theme.surface)
    told = (
        (first.points, "league-points"),
        (first.wins, "league-wins"),
        (first.tables * mixed.WHOLE, "league-tables"),
    )
    for at, (number, key) in enumerate(told):
        x = box.x + round(box.width * (at + 0.5) / len(told))
        mixed.write(canvas, number, (x, box.y + 54), _NUMBER, theme.text, centred=True)
        label = fit(
            say(scene, key, count=number // mixed.WHOLE), _LABEL, box.width // len(told) - 20
        )
        canvas.write(label.words, x, box.bottom - 18, label.kind, theme.mute, "middle")


# --- in words --------------------------------------------------------------------------------


def alt(scene: Scene, view: Division) -> Iterator[str]:
    """Tell the same in words."""
    first = view.ranked[0]
    yield say(
        scene,
        "alt-league-champion",
        name=name_of(scene, 0),
        league=view.league,
        season=view.season,
        points=in_words(first.points),
    )
