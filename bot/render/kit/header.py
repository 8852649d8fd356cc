"""The ground of every picture, and the header: crest, title, sub-line, and the seats to move."""

from typing import Final, NamedTuple

from PIL import ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.names import fit_around
from bot.render.kit.seats import symbol
from bot.render.lettering import ELLIPSIS, Fitted, fit
from bot.render.masks import Mask, width_of
from bot.render.sprites import painted
from bot.render.theme import (
    HEADER,
    HEIGHT,
    MARGIN,
    RGB,
    RULE,
    SUBLINE,
    TITLE,
    WIDTH,
    Theme,
    Type,
    mix,
)

SEPARATOR: Final = "  ·  "
"""Between the parts of a sub-line."""
_PITCH: Final = 38
_CREST: Final = 46
_EMBLEM: Final = 30
_BASELINE: Final = 52
_TITLE_X: Final = 86
_PILL: Final = Box(0, 6, 0, 60)
_PILL_TYPE: Final = Type("bold", 46)
_PILL_LEAST: Final = 36
_PILL_PADDING: Final = 22
_SYMBOL_RADIUS: Final = 17
_LATTICE_SHARE: Final = 0.07
_SHORTEST_NAME: Final = 130
_LEAST_SUBLINE: Final = 32
_APART: Final = 18


class Crest(NamedTuple):
    """The parts that distinguish a game's header.

    art  the game whose sprites take the place of the icon and of the pattern, if there are any
    """

    title: str
    icon: str
    accent: RGB
    art: str = ""


class Pill(NamedTuple):
    """The seat to move and its act: a name, which may be cut, and a verb, which may not.

    `seat` shows its symbol, or `icon` takes its place; `acting` pills are gold; `colon` stands
    between name and verb, as the language writes it.
    """

    name: str
    verb: str
    seat: int | None = None
    icon: str = ""
    acting: bool = True
    colon: str = ": "


def page(
    crest: Crest, subline: str, pill: Pill | None, theme: Theme, height: int = HEIGHT
) -> Canvas:
    """Begin a picture: the ground with its header. A long name is cut in favour of the sub-line; of
    that, its last part is left before it is cut.
    """
    canvas = Canvas(WIDTH, height, theme.ground, theme)
    canvas.place(_head(crest, theme), 0, 0)
    start = _title_end(crest) + 22
    free = WIDTH - MARGIN
    if pill is not None:
        kept = round(width_of(subline, SUBLINE._replace(px=_LEAST_SUBLINE)))
        free = _draw_pill(canvas, pill, free - start - kept - _APART)
    room = max(0, free - start - _APART)
    line = fit(subline, SUBLINE, room, _LEAST_SUBLINE)
    if line.words != subline:
        line = fit(subline.rpartition(SEPARATOR)[2], SUBLINE, room, _LEAST_SUBLINE)
    if line.words != ELLIPSIS:
        canvas.write(line.words, start, _BASELINE, line.kind, canvas.theme.mute)
    return canvas


def _title_end(crest: Crest) -> int:
    return _TITLE_X + round(width_of(crest.title, TITLE))


@kept
def _head(crest: Crest, theme: Theme) -> Sprite:
    """Draw the parts that all pictures of a game have in common."""
    canvas = Canvas(WIDTH, HEADER, theme.ground, theme)
    head = Box(0, 0, WIDTH, HEADER - RULE)
    canvas.fill(head, canvas.theme.surface)
    if not painted(crest.art, f"head_{theme.name}", canvas, head):
        ornament = mix(crest.accent, canvas.theme.surface, _LATTICE_SHARE)
        canvas.pour(lattice(WIDTH, head.height), 0, 0, ornament)
    canvas.fill(Box(0, head.bottom, WIDTH, RULE), crest.accent)
    if not painted(crest.art, "emblem", canvas, Box(_CREST, HEADER // 2, 0, 0).inset(-_EMBLEM)):
        canvas.icon(crest.icon, _CREST, HEADER / 2 - 1, _CREST, crest.accent)
    canvas.write(crest.title, _TITLE_X, _BASELINE, TITLE, canvas.theme.text)
    return cut(canvas.image)


@kept
def lattice(width: int, height: int) -> Mask:
    """Return the pattern of azulejos for a surface of this size: tiles with a circle around each
    crossing, and a small diamond in each middle.
    """

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        pitch, line = _PITCH * scale, 2 * scale
        radius, small = round(pitch * 0.62), 5 * scale
        for y in range(0, height * scale + pitch, pitch):
            for x in range(0, width * scale + pitch, pitch):
                pen.ellipse((x - radius, y - radius, x + radius, y + radius), None, 255, line)
                mid_x, mid_y = x + pitch // 2, y + pitch // 2
                pen.polygon(
                    (
                        (mid_x, mid_y - small),
                        (mid_x + small, mid_y),
                        (mid_x, mid_y + small),
                        (mid_x - small, mid_y),
                    ),
                    fill=255,
                )

    return masks.shape(width, height, draw)


def _draw_pill(canvas: Canvas, pill: Pill, room: int) -> int:
    """Draw the pill at the right, within this room if possible; return where it begins."""
    badge = 2 * _SYMBOL_RADIUS + 14 if pill.seat is not None or pill.icon else 0
    words = _pill_words(pill, room - badge - 2 * _PILL_PADDING)
    width = round(words.width) + badge + 2 * _PILL_PADDING
    box = Box(WIDTH - MARGIN - width, _PILL.y, width, _PILL.height)
    colour = canvas.theme.act if pill.acting else canvas.theme.mute
    canvas.rounded(
        box, box.height // 2, canvas.theme.act_shade if pill.acting else canvas.theme.surface
    )
    canvas.outline(box, box.height // 2, 3, canvas.theme.act if pill.acting else canvas.theme.line)
    x = box.x + _PILL_PADDING + _SYMBOL_RADIUS - 4
    if pill.seat is not None:
        symbol(canvas, pill.seat, x, box.middle[1], _SYMBOL_RADIUS)
    elif pill.icon:
        canvas.icon(pill.icon, x, box.middle[1], 34, colour)
    start = box.x + _PILL_PADDING + badge
    baseline = box.middle[1] + round(words.kind.drop)
    canvas.write(words.words, start, baseline, words.kind, colour)
    return box.x


def _pill_words(pill: Pill, room: int) -> Fitted:
    """Shrink everything before the name is cut; the verb is never cut while a name is left."""
    if not pill.name:
        return fit(pill.verb, _PILL_TYPE, room, _PILL_LEAST)
    verb = width_of(f"{pill.colon}{pill.verb}", _PILL_TYPE._replace(px=_PILL_LEAST))
    least = _SHORTEST_NAME + round(verb)
    return fit_around(
        lambda name: f"{name}{pill.colon}{pill.verb}",
        pill.name,
        _PILL_TYPE,
        max(room, least),
        _PILL_LEAST,
    )
