"""The evening on which a game ends: Saint Mark's by moonlight, bunting of the winners, gondolas."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Spot
from bot.render.keeping import kept
from bot.render.kit.evening import Sky, hang
from bot.render.kit.seats import symbol_mask
from bot.render.masks import Mask
from bot.render.san_marco.look import ACCENT
from bot.render.theme import GOLD, INK, NIGHT, SEAT_COLOURS, mix, rgb
from rules.event import Seat

_HOURS: Final = (NIGHT, rgb("#0F2438"), rgb("#15405A"), rgb("#1D5F77"), rgb("#C98F6E"))
_SKY: Final = Sky(
    hours=_HOURS,
    stripes=32,
    stars=90,
    starlight=rgb("#9DB7C4"),
    water=rgb("#0B2A3C"),
    on_water=0.5,
)
_DEPTH: Final = 0.19
"""How much of the picture is water."""
_STONE: Final = rgb("#14202E")
_STONE_LIT: Final = rgb("#233A4D")
_WINDOW: Final = rgb("#FFD98A")
_MOON: Final = rgb("#FFF1C9")
_HALO: Final = rgb("#2F5A70")
_LOW: Final = 0.24
"""How tall the palace is, as a part of the height: words go above it."""

_LINES: Final = 4
_PENNANTS: Final = 11
_DOMES: Final = ((42, 62, 25), (208, 62, 25), (125, 62, 36), (84, 66, 20), (166, 66, 20))
"""Those of the church: where they are, where they begin, and how wide they are."""


def evening(canvas: Canvas, box: Box, seats: Sequence[Seat]) -> Box:
    """Draw the piazza for these winners; return the room for words in the sky."""
    width, height = box.width, box.height
    shore = height - round(height * _DEPTH)
    scene = Canvas(width, height, _night(width, height))
    _bunting(scene, width, seats)
    _SKY.mirror(scene, shore)
    _gleams(scene, shore)
    _gondolas(scene, shore, seats)
    hang(canvas, box, scene)
    roofs = shore - round(height * _LOW)
    return Box(box.x, box.y + 20, box.width, roofs - 24)


def night(canvas: Canvas, box: Box) -> Box:
    """Draw the piazza while nothing is won yet; return the room for words in the sky."""
    width, height = box.width, box.height
    shore = height - round(height * _DEPTH)
    scene = Canvas(width, height, _night(width, height))
    _SKY.mirror(scene, shore)
    _gleams(scene, shore)
    hang(canvas, box, scene)
    beside = width * 17 // 100  # the moon, and the bell tower
    return Box(box.x + beside, box.y, width - 2 * beside, shore - round(height * _LOW))


@kept
def _night(width: int, height: int) -> Image.Image:
    """Paint what is the same for all winners: sky, moon, stars and the city."""
    shore = height - round(height * _DEPTH)
    scene = _SKY.paint(width, height, shore)
    scene.disc(width * 0.1, height * 0.33, round(height * 0.105), _HALO)
    scene.disc(width * 0.1, height * 0.33, round(height * 0.085), _MOON)
    stone, lit, windows = _city(width, shore)
    scene.pour(stone, 0, 0, _STONE)
    scene.pour(lit, 0, 0, _STONE_LIT)
    scene.pour(windows, 0, 0, _WINDOW)
    return scene.image


# --- the city -------------------------------------------------------------------------------------


def _city(width: int, shore: int) -> tuple[Mask, Mask, Mask]:
    """Return the silhouettes, the walls that the moon lights, and the lit windows."""
    unit = shore / 330

    def stone(pen: ImageDraw.ImageDraw, scale: int) -> None:
        _Builder(pen, width, shore, unit, scale).silhouettes()

    def lit(pen: ImageDraw.ImageDraw, scale: int) -> None:
        _Builder(pen, width, shore, unit, scale).walls()

    def windows(pen: ImageDraw.ImageDraw, scale: int) -> None:
        _Builder(pen, width, shore, unit, scale).lights()

    drawn = [masks.shape(width, shore, draw) for draw in (stone, lit, windows)]
    return drawn[0], drawn[1], drawn[2]


class _Builder:
    """Draws buildings; places are measured from the shore, in parts of the usual size."""

    def __init__(
        self, pen: ImageDraw.ImageDraw, width: int, shore: int, unit: float, scale: int
    ) -> None:
        self._pen = pen
        self._width = width * scale
        self._shore = shore * scale
        self._unit = unit * scale

    def silhouettes(self) -> None:
        """Draw the islands behind, the palace, the church, the tower and the two columns."""
        self._pen.polygon(self._hills(), fill=255)
        self._wall(self._palace, 0, 340, 84)
        for step in range(18):
            self._spire(self._palace + (10 + step * 19) * self._unit, 84, 5, 10)
        self._wall(self._church, 0, 250, 66)
        for across, base, radius in _DOMES:
            self._dome(self._church + across * self._unit, base, radius)
        self._tower()
        self._salute()
        for x in (0.245, 0.285):
            self._column(x * self._width)

    def walls(self) -> None:
        """Draw the arcades of the palace and the arches of the church."""
        for step in range(16):
            self._arch(self._palace + (12 + step * 20.3) * self._unit, 0, 13, 30)
            self._arch(self._palace + (12 + step * 20.3) * self._unit, 36, 9, 14)
        for step in range(5):
            self._arch(self._church + (10 + step * 47) * self._unit, 0, 36, 46)

    def lights(self) -> None:
        """Draw the windows behind which people celebrate."""
        for step in (1, 2, 4, 7, 8, 11, 13, 14):
            self._arch(self._palace + (14 + step * 22) * self._unit, 58, 9, 16)
        for step in (0, 2, 4):
            self._arch(self._church + (21 + step * 47) * self._unit, 0, 14, 26)
        for step in (0, 1):
            self._arch(self._bell + (9 + step * 15) * self._unit, 152, 9, 20)
        for x in (0.03, 0.06, 0.13, 0.16, 0.955, 0.975):
            self._wall(x * self._width, 6, 4, 7)

    @property
    def _palace(self) -> float:
        return 0.325 * self._width

    @property
    def _church(self) -> float:
        return self._palace + 352 * self._unit

    @property
    def _bell(self) -> float:
        return 0.845 * self._width

    def _hills(self) -> list[Spot]:
        outline: list[Spot] = [(0, self._shore)]
        for step in range(65):
            x = step / 64
            height = 16 + 5 * sin(x * 19) + 4 * sin(x * 47)
            outline.append((x * self._width, self._shore - height * self._unit))
        return [*outline, (self._width, self._shore)]

    def _wall(self, x: float, base: float, width: float, height: float) -> None:
        u = self._unit
        bottom = self._shore - base * u
        self._pen.rectangle((x, bottom - height * u, x + width * u, bottom), fill=255)

    def _spire(self, x: float, base: float, half: float, height: float) -> None:
        u, bottom = self._unit, self._shore - base * self._unit
        corners = ((x - half * u, bottom), (x, bottom - height * u), (x + half * u, bottom))
        self._pen.polygon(corners, fill=255)

    def _arch(self, x: float, base: float, width: float, height: float) -> None:
        """Draw an opening with a pointed top."""
        u, bottom = self._unit, self._shore - base * self._unit
        right, shoulder = x + width * u, bottom - height * 0.6 * u
        middle, top = x + width * u / 2, bottom - height * u
        self._pen.polygon(
            ((x, bottom), (x, shoulder), (middle, top), (right, shoulder), (right, bottom)),
            fill=255,
        )

    def _dome(self, x: float, base: float, radius: float) -> None:
        u, foot = self._unit, self._shore - base * self._unit
        r = radius * u
        self._pen.rectangle((x - r * 0.8, foot - r * 0.4, x + r * 0.8, foot), fill=255)
        top = foot - r * 0.4
        self._pen.pieslice((x - r, top - r * 1.15, x + r, top + r * 1.15), 180, 360, fill=255)
        self._pen.rectangle((x - 1.5 * u, top - r * 1.6, x + 1.5 * u, top - r), fill=255)
        self._pen.ellipse(
            (x - 4 * u, top - r * 1.35 - 4 * u, x + 4 * u, top - r * 1.35 + 4 * u), fill=255
        )

    def _tower(self) -> None:
        """Draw the bell tower, high beside the words."""
        u, x = self._unit, self._bell
        self._wall(x, 0, 42, 146)
        self._wall(x - 3 * u, 146, 48, 34)
        self._wall(x + 2 * u, 180, 38, 12)
        self._spire(x + 21 * u, 192, 19, 58)
        self._wall(x + 19.5 * u, 250, 3, 12)

    def _salute(self) -> None:
        """Draw the church on the other side of the water."""
        x = 0.075 * self._width
        self._wall(x - 40 * self._unit, 0, 80, 34)
        self._dome(x, 34, 30)
        self._dome(x + 46 * self._unit, 20, 13)

    def _column(self, x: float) -> None:
        u = self._unit
        self._wall(x - 11 * u, 0, 22, 8)
        self._wall(x - 4.5 * u, 8, 9, 92)
        self._wall(x - 9 * u, 100, 18, 6)
        bottom = self._shore - 106 * u
        self._pen.ellipse((x - 10 * u, bottom - 12 * u, x + 8 * u, bottom), fill=255)
        self._pen.ellipse((x + 2 * u, bottom - 18 * u, x + 12 * u, bottom - 7 * u), fill=255)


# --- the feast ------------------------------------------------------------------------------------


def _bunting(scene: Canvas, width: int, seats: Sequence[Seat]) -> None:
    """Hang pennants along the upper edge, in gold and in the colours of the winners."""
    colours = [colour for seat in seats for colour in (SEAT_COLOURS[seat], GOLD)]
    for number, (x, y) in enumerate(_hung(width)):
        scene.pour(_pennant(), x, y, colours[number % len(colours)])


def _hung(width: int) -> Iterator[Spot]:
    """Yield where pennants hang: three lines that sag between their ends."""
    for line in range(_LINES):
        for step in range(_PENNANTS):
            share = (step + 0.5) / _PENNANTS
            yield (line + share) * width / _LINES, 4 + 26 * sin(share * pi)


@lru_cache(maxsize=1)
def _pennant() -> Mask:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        pen.polygon(((0, 0), (20 * scale, 0), (10 * scale, 25 * scale)), fill=255)

    return Mask(masks.shape(20, 26, draw).image, -10, 0)


def _gleams(scene: Canvas, shore: int) -> None:
    """Lay a few gleams on the water."""
    width, height = scene.image.size
    for gleam in range(34):
        x, y = gleam * 421 % width, shore + 6 + gleam * gleam * 29 % max(1, height - shore - 10)
        scene.fill(Box(x, y, 26 + gleam * 7 % 30, 2), _GLEAM)


_GLEAM: Final = mix(ACCENT, _SKY.water, 0.35)
_RIM: Final = mix(ACCENT, INK, 0.6)
"""The light along the upper edge of a gondola, which is black, as they all are."""


def _gondolas(scene: Canvas, shore: int, seats: Sequence[Seat]) -> None:
    """Let a gondola come for each winner, with a lantern and the winner's symbol."""
    width, height = scene.image.size
    y = shore + (height - shore) * 5 // 8
    for place, seat in enumerate(seats):
        x = width * (2 * place + 1) // (2 * len(seats))
        scene.pour(_gondola(), x, y - 3, _RIM)
        scene.pour(_gondola(), x, y, INK)
        scene.disc(x - 88, y - 22, 5, _WINDOW)
        scene.disc(x + 6, y - 22, 22, INK)
        scene.pour(symbol_mask(seat, 15), x + 6, y - 22, SEAT_COLOURS[seat])


@lru_cache(maxsize=1)
def _gondola() -> Mask:
    """Return a gondola with its gondolier, its origin in the middle of its waterline."""
    width, height = 260, 110

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        def at(*points: Spot) -> list[Spot]:
            return [(x * scale, y * scale) for x, y in points]

        hull = ((2, 44), (10, 40), (22, 72), (60, 84), (180, 84), (226, 74), (248, 38), (256, 42))
        belly = ((246, 74), (214, 96), (170, 104), (80, 104), (36, 96), (10, 76))
        pen.polygon(at(*hull, *belly), fill=255)
        pen.polygon(at((208, 78), (214, 30), (226, 30), (226, 78)), fill=255)
        pen.ellipse((212 * scale, 16 * scale, 227 * scale, 31 * scale), fill=255)
        pen.polygon(at((207, 18), (232, 18), (226, 14), (213, 14)), fill=255)
        pen.line(at((218, 40), (190, 108)), fill=255, width=4 * scale)
        pen.line(at((42, 84), (42, 54)), fill=255, width=4 * scale)

    return Mask(masks.shape(width, height, draw).image, -width // 2, -96)


COLOURS: Final = (
    *_SKY.colours,
    _STONE,
    _STONE_LIT,
    _WINDOW,
    _MOON,
    _HALO,
    _SKY.starlight,
    _SKY.water,
    _GLEAM,
    _RIM,
    *_SKY.mirrored((_STONE, _STONE_LIT, _WINDOW, *_HOURS[2:])),
)
"""What the evening adds to the palette."""
