"""The cover of any game, for a table that is gathering players: its title, and its seats."""

from collections.abc import Callable, Iterator
from typing import Final

from PIL import Image

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.evening import RADIUS, light_of
from bot.render.kit.figures import Setting
from bot.render.kit.rows import Count, Form, draw_row, row_head
from bot.render.kit.seats import symbol_mask
from bot.render.kit.wording import listed, say, words_of
from bot.render.lettering import balanced, block, fit
from bot.render.scene import Gathering, Scene
from bot.render.theme import GAP, MARGIN, WIDTH, Theme, Type
from bot.text import texts
from rules.event import Seat

Art = Callable[[Canvas, Box], Box]
"""Paints a game's scenery into a box; returns the room in it that is left for words."""

VISTA: Final = 236
"""The height of the lower part of a scenery, where its houses stand."""
_ART: Final = 480
_TITLE: Final = Type("serif", 140)
_LEAST_TITLE: Final = 90
_SUBTITLE: Final = Type("semibold", 48)
_LEAST_SUBTITLE: Final = 36
_BETWEEN: Final = 12
_SIDES: Final = 30
_SEAT: Final = 104
_COLUMNS: Final = 2
_NAME: Final = Type("bold", 60)
_FORM: Final = Form(
    name=_NAME,
    least=46,
    start=110,
    symbol=26,
    symbol_x=62,
    number=Setting(_NAME, size=52, rise=_NAME.drop, reach=26, room=0),
    edge=20,
    between=16,
    radius=14,
    band=16,
)
_HOLLOW: Final = 5
_BORDER: Final = 4


def painting(art: Art, theme: Theme) -> Image.Image:
    """Return the scenery of a cover alone, without the rows in which its corners are round."""
    canvas = Canvas(WIDTH - 2 * MARGIN, _ART, theme.ground, theme)
    art(canvas, Box(0, 0, *canvas.image.size))
    return canvas.image.crop((0, RADIUS, canvas.image.width, _ART - RADIUS))


@kept
def vista(art: Art, theme: Theme) -> Sprite:
    """Return the lower part of the scenery, where its houses stand."""
    seen = painting(art, theme)
    part = seen.crop((0, seen.height - VISTA, seen.width, seen.height))
    return cut(part, masks.rounded(*part.size, RADIUS).image)


def draw(scene: Scene, art: Art) -> Image.Image:
    """Draw the cover of a table before its game."""
    seats = _gathering(scene).seats
    rows = -(-seats // _COLUMNS)
    height = MARGIN + _ART + rows * (GAP + _SEAT) + MARGIN
    canvas = Canvas(WIDTH, height, scene.light.ground, scene.light)
    _title(canvas, art(canvas, Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, _ART)), scene)
    for seat in range(seats):
        row, column = divmod(seat, _COLUMNS)
        alone = seat == seats - 1 and not column
        width = WIDTH - 2 * MARGIN if alone else (WIDTH - 2 * MARGIN - GAP) // _COLUMNS
        top = MARGIN + _ART + GAP + row * (GAP + _SEAT)
        box = Box(MARGIN + column * (width + GAP), top, width, _SEAT)
        if seat < len(scene.names):
            _taken(canvas, box, scene, seat)
        else:
            _free(canvas, box, scene, seat)
    return canvas.image


def alt(scene: Scene) -> str:
    """Tell the cover in words."""
    return " ".join(_told(scene))


def _told(scene: Scene) -> Iterator[str]:
    own, free = words_of(scene), _gathering(scene).seats - len(scene.names)
    yield say(scene, "alt-lobby", title=own.title, subtitle=own.say("title.subtitle"))
    yield say(scene, "alt-seated", names=listed(scene, range(len(scene.names))), free=free)


def _gathering(scene: Scene) -> Gathering:
    assert isinstance(scene.view, Gathering), "a cover is for a table before its game"
    return scene.view


def _title(canvas: Canvas, room: Box, scene: Scene) -> None:
    """Write the title and the game's theme, in the middle of the room."""
    own, width = words_of(scene), room.width - 2 * _SIDES
    [first, *_] = block(own.say("title.subtitle"), _SUBTITLE, width, 2, _LEAST_SUBTITLE)
    below = balanced(own.say("title.subtitle"), first.kind, width)
    pitch = below[0].kind.px + 8
    left = room.height - len(below) * pitch - _BETWEEN
    title = fit(own.title, _TITLE._replace(px=min(_TITLE.px, left)), width, _LEAST_TITLE)
    used = title.kind.px + len(below) * pitch
    baseline = room.y + (room.height - used) // 2 + round(title.kind.px * 0.8)
    middle, ink = room.middle[0], light_of(canvas, room).text
    canvas.write(title.words, middle, baseline, title.kind, ink, "middle")
    canvas.write_lines(below, middle, baseline + pitch + _BETWEEN, ink, "middle", pitch)


def _taken(canvas: Canvas, box: Box, scene: Scene, seat: Seat) -> None:
    computer = [Count(52, "robot")] if scene.computers[seat] else []
    draw_row(canvas, box, row_head(scene, seat), computer, _FORM)


def _free(canvas: Canvas, box: Box, scene: Scene, seat: Seat) -> None:
    theme = canvas.theme
    canvas.outline(box, 14, _BORDER, theme.line)
    x, y = box.x + _FORM.symbol_x, box.middle[1]
    canvas.pour(symbol_mask(seat, _FORM.symbol), x, y, theme.mute)
    canvas.pour(symbol_mask(seat, _FORM.symbol - _HOLLOW), x, y, theme.ground)
    words = fit(texts(scene.language).say("picture-free"), _NAME, box.width // 2, _FORM.least)
    canvas.write(words.words, box.x + _FORM.start, y + words.kind.drop, words.kind, theme.mute)
