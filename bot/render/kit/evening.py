"""An evening sky above final scores: a gradient, stars beside the words, and still water."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from bot.render import masks
from bot.render.canvas import Box, Canvas, Spot
from bot.render.dither import wash
from bot.render.keeping import kept
from bot.render.masks import Mask
from bot.render.theme import DARK, LIGHT, RGB, Theme, mix

Outline: TypeAlias = tuple[Spot, ...]
"""The corners of a shape on a shore: the distance from its middle, and the height."""

RADIUS: Final = 18
"""The radius of its corners."""
_BRIGHT: Final = 128
"""From this grey on, of 255, words are dark."""
_WORDS: Final = 0.6
"""The share of the sky, in its middle, that is left for words: a star there looks like a dot."""


class Sky(NamedTuple):
    """An evening in colours.

    hours       the sky from its top down to the horizon
    stripes     in how many colours it is painted, dithered
    stars       how many there are, and in `starlight`
    water       its colour; `on_water` is the share of the reflection
    """

    hours: tuple[RGB, ...]
    stripes: int
    stars: int
    starlight: RGB
    water: RGB
    on_water: float

    @property
    def colours(self) -> tuple[RGB, ...]:
        """The colours of the sky, from the top down."""
        return tuple(self._striped())

    def _striped(self) -> Iterator[RGB]:
        for stripe in range(self.stripes):
            hour, share = divmod(stripe / (self.stripes - 1) * (len(self.hours) - 1), 1)
            later = min(int(hour) + 1, len(self.hours) - 1)
            yield mix(self.hours[later], self.hours[int(hour)], share)

    def paint(self, width: int, height: int, shore: int) -> Canvas:
        """Paint the sky down to the shore, the water below it, and stars in the upper half."""
        scene = Canvas(width, height, self.water)
        scene.image.paste(wash(width, shore, self.colours))
        for star in range(self.stars):
            x, y = star * 613 % width, star * star * 37 % (height // 2)
            if abs(x - width // 2) > width * _WORDS // 2:
                scene.disc(x, y, 1 + star % 5 // 4, self.starlight)
        return scene

    def mirror(self, scene: Canvas, shore: int) -> None:
        """Draw the reflection of everything above the shore in the water below it."""
        width, height = scene.image.size
        above = scene.image.crop((0, 2 * shore - height, width, shore))
        mirrored = above.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        water = Image.new("RGB", mirrored.size, self.water)
        scene.image.paste(Image.blend(water, mirrored, self.on_water), (0, shore))

    def mirrored(self, colours: Sequence[RGB]) -> tuple[RGB, ...]:
        """Return colours as they are in the water."""
        return tuple(mix(colour, self.water, self.on_water) for colour in colours)


def hang(canvas: Canvas, box: Box, scene: Canvas) -> None:
    """Put a finished evening, as large as the box, into a picture."""
    canvas.pour(masks.rounded(box.width, box.height, RADIUS), box.x, box.y, scene.image)


def light_of(canvas: Canvas, box: Box) -> Theme:
    """Return the light in which words stand out in a part of the sky: ink on a bright morning."""
    part = canvas.image.crop(box.edges)
    mean = part.convert("L").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    return LIGHT if mean in range(_BRIGHT, 256) else DARK


@kept
def outlines(width: int, shore: int, unit: float, parts: tuple[Outline, ...]) -> Mask:
    """Return the outlines of shapes on a shore, in pixels; their corners are in units."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for part in parts:
            points = [((width / 2 + x * unit) * scale, (shore - y * unit) * scale) for x, y in part]
            pen.polygon(points, fill=255)

    return masks.shape(width, shore, draw)


def block(x: float, foot: float, wide: float, high: float) -> Outline:
    """Return the outline of a wall, a tower or a window, by its middle and its foot."""
    left, right = x - wide / 2, x + wide / 2
    return ((left, foot), (left, foot + high), (right, foot + high), (right, foot))


def spire(x: float, foot: float, wide: float, high: float) -> Outline:
    """Return the outline of a pointed roof, or of a gable."""
    return ((x - wide / 2, foot), (x, foot + high), (x + wide / 2, foot))


def dome(x: float, foot: float, wide: float, high: float) -> Outline:
    """Return the outline of a dome."""
    turns = [step * pi / 16 for step in range(17)]
    return tuple([(x + wide / 2 * cos(each), foot + high * sin(each)) for each in turns])
