"""The cover of any game, for a table that gathers its players: its title, and who sits there."""

from collections.abc import Callable, Iterator
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit.seats import band, symbol, symbol_mask
from bot.render.kit.wording import listed, name_of, say, words_of
from bot.render.lettering import balanced, block, fit
from bot.render.scene import Gathering, Scene
from bot.render.theme import GAP, MARGIN, ON_INK, WIDTH, Type
from bot.text import texts
from rules.event import Seat

Art = Callable[[Canvas, Box], Box]
"""Paints what a game looks like into a box; returns the room in it that is left to words."""

_ART: Final = 480
_TITLE: Final = Type("serif", 140)
_LEAST_TITLE: Final = 90
_SUBTITLE: Final = Type("semibold", 48)
_LEAST_SUBTITLE: Final = 36
_SIDES: Final = 30
_SEAT: Final = 104
_COLUMNS: Final = 2
_BAND: Final = 16
_SYMBOL: Final = 26
_NAME: Final = Type("bold", 60)
_LEAST_NAME: Final = 46
_HOLLOW: Final = 5
_BORDER: Final = 4


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
    """Write the title and what the game is about, in the middle of the room."""
    own, width = words_of(scene), room.width - 2 * _SIDES
    title = fit(own.title, _TITLE, width, _LEAST_TITLE)
    [first, *_] = block(own.say("title.subtitle"), _SUBTITLE, width, 2, _LEAST_SUBTITLE)
    below = balanced(own.say("title.subtitle"), first.kind, width)
    pitch = below[0].kind.px + 8
    used = title.kind.px + len(below) * pitch
    baseline = room.y + (room.height - used) // 2 + round(title.kind.px * 0.8)
    middle = room.middle[0]
    canvas.write(title.words, middle, baseline, title.kind, ON_INK, "middle")
    canvas.write_lines(below, middle, baseline + pitch + 12, ON_INK, "middle", pitch)


def _taken(canvas: Canvas, box: Box, scene: Scene, seat: Seat) -> None:
    theme = canvas.theme
    canvas.rounded(box, 14, theme.surface)
    band(canvas, seat, Box(box.x, box.y, _BAND, box.height), 8)
    x, y = box.x + _BAND + 20 + _SYMBOL, box.middle[1]
    symbol(canvas, seat, x, y, _SYMBOL)
    start, end = x + _SYMBOL + 22, box.right - 20
    if scene.computers[seat]:
        canvas.icon("robot", end - 26, y, 52, theme.mute)
        end -= 68
    name = fit(name_of(scene, seat), _NAME, end - start, _LEAST_NAME)
    canvas.write(name.words, start, y + round(name.kind.drop), name.kind, theme.text)


def _free(canvas: Canvas, box: Box, scene: Scene, seat: Seat) -> None:
    theme = canvas.theme
    canvas.outline(box, 14, _BORDER, theme.line)
    x, y = box.x + _BAND + 20 + _SYMBOL, box.middle[1]
    canvas.pour(symbol_mask(seat, _SYMBOL), x, y, theme.mute)
    canvas.pour(symbol_mask(seat, _SYMBOL - _HOLLOW), x, y, theme.ground)
    words = fit(texts(scene.language).say("picture-free"), _NAME, box.width // 2, _LEAST_NAME)
    canvas.write(words.words, x + _SYMBOL + 22, y + words.kind.drop, words.kind, theme.mute)
