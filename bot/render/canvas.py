"""A picture to draw on: shapes, icons, words and finished sprites, put in their places."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image

from bot.render import masks
from bot.render.icons import icon
from bot.render.lettering import Fitted
from bot.render.masks import Mask, width_of
from bot.render.theme import DARK, RGB, Theme, Type

Anchor: TypeAlias = Literal["left", "middle", "right"]
Spot: TypeAlias = tuple[float, float]
"""A point of a picture, which may lie between its pixels."""


class Box(NamedTuple):
    """A rectangle by its upper left corner and its size."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.height

    @property
    def edges(self) -> tuple[int, int, int, int]:
        """Its edges, as Pillow wants them: left, top, right, bottom."""
        return self.x, self.y, self.right, self.bottom

    @property
    def middle(self) -> tuple[int, int]:
        """The point in its middle."""
        return self.x + self.width // 2, self.y + self.height // 2

    def inset(self, by: int) -> "Box":
        """Return it shrunk on all sides."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def shared(self, other: "Box") -> int:
        """Return the number of pixels that it has in common with another."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0, width) * max(0, height)


OPTIONS: Final = "options"
"""Under this name, an image knows the places of options by their numbers."""


class Slice(NamedTuple):
    """Some rows of a sprite, from `top` on, with the shape in which they are pasted."""

    top: int
    image: Image.Image
    mask: Image.Image | None = None


class Sprite(NamedTuple):
    """A finished part of a picture, in slices from top to bottom. Cut it from an image.

    `options`: the numbers in the menu that it shows, in words.
    """

    slices: tuple[Slice, ...]
    options: str = ""

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height."""
        last = self.slices[-1]
        return last.image.width, last.top + last.image.height


def cut(image: Image.Image, mask: Image.Image | None = None, options: str = "") -> Sprite:
    """Cut a sprite from an image, with its shape; parts that need no mask get none."""
    if mask is None:
        return Sprite((Slice(0, image),), options)
    rows, (width, height) = masks.covered(mask), image.size
    if not rows:
        return Sprite((Slice(0, image, mask),), options)
    cuts = ((0, rows.start), (rows.start, rows.stop), (rows.stop, height))
    boxes = [(0, top, width, end) for top, end in cuts if top < end]
    slices = [
        Slice(box[1], image.crop(box), None if box[1] == rows.start else mask.crop(box))
        for box in boxes
    ]
    return Sprite(tuple(slices), options)


class Canvas:
    """An image to draw on; everything is clipped at its edges."""

    def __init__(
        self, width: int, height: int, ground: RGB | Image.Image, theme: Theme = DARK
    ) -> None:
        """Begin with a colour, or with a copy of an image of this size."""
        self.theme = theme
        if isinstance(ground, Image.Image):
            self.image = ground.copy()
        else:
            self.image = Image.new("RGB", (width, height), ground)

    def fill(self, box: Box, colour: RGB) -> None:
        """Fill a rectangle."""
        self.image.paste(colour, box.edges)

    def pour(self, mask: Mask, x: float, y: float, colour: RGB | Image.Image) -> None:
        """Pour a colour, or an image of the mask's size, through a mask with its origin here."""
        left, top = round(x) + mask.left, round(y) + mask.top
        if not mask.covered or isinstance(colour, Image.Image):
            self.image.paste(colour, (left, top), mask.image)
            return
        width, height = mask.image.size
        rows = mask.covered
        self.image.paste(colour, (left, top + rows.start, left + width, top + rows.stop))
        for first, end in ((0, rows.start), (rows.stop, height)):
            if first < end:
                edge = mask.image.crop((0, first, width, end))
                self.image.paste(colour, (left, top + first), edge)

    def rounded(self, box: Box, radius: int, colour: RGB) -> None:
        """Fill a rectangle with round corners."""
        radius = min(radius, box.width // 2, box.height // 2)
        self.fill(Box(box.x, box.y + radius, box.width, box.height - 2 * radius), colour)
        for y in (box.y, box.bottom - radius):
            self.fill(Box(box.x + radius, y, box.width - 2 * radius, radius), colour)
        self._corners(box, radius, 0, colour)

    def outline(self, box: Box, radius: int, thickness: int, colour: RGB) -> None:
        """Draw the border of a rectangle with round corners, inside the box."""
        radius = min(radius, box.width // 2, box.height // 2)
        for x in (box.x, box.right - thickness):
            self.fill(Box(x, box.y + radius, thickness, box.height - 2 * radius), colour)
        for y in (box.y, box.bottom - thickness):
            self.fill(Box(box.x + radius, y, box.width - 2 * radius, thickness), colour)
        self._corners(box, radius, thickness, colour)

    def _corners(self, box: Box, radius: int, thickness: int, colour: RGB) -> None:
        """Paste the corners alone: a mask of the whole box would cost many times as much."""
        if not radius:
            return
        starts = [(x, y) for y in (box.y, box.bottom - radius) for x in (box.x, box.right - radius)]
        for start, corner in zip(starts, masks.corners(radius, thickness), strict=True):
            self.image.paste(colour, start, corner)

    def disc(self, x: float, y: float, radius: int, colour: RGB) -> None:
        """Fill a circle around a point."""
        self.pour(masks.disc(radius), x - radius, y - radius, colour)

    def icon(self, name: str, x: float, y: float, size: int, colour: RGB) -> None:
        """Draw an icon with its middle here."""
        self.pour(icon(name, size), x, y, colour)

    def write(
        self, words: str, x: float, y: float, kind: Type, colour: RGB, anchor: Anchor = "left"
    ) -> float:
        """Write words on the baseline `y`, from, around or up to `x`; return their width."""
        width = width_of(words, kind)
        start = {"left": x, "middle": x - width / 2, "right": x - width}[anchor]
        if words.strip():
            self.pour(masks.text(words, kind.face, kind.px), start, y, colour)
        return width

    def write_lines(
        self, block: Sequence[Fitted], x: float, y: float, colour: RGB, anchor: Anchor, pitch: int
    ) -> None:
        """Write lines below each other, the first on the baseline `y`."""
        for number, line in enumerate(block):
            self.write(line.words, x, y + number * pitch, line.kind, colour, anchor)

    def write_around(
        self, block: Sequence[Fitted], x: float, y: int, colour: RGB, anchor: Anchor, gap: int
    ) -> int:
        """Write lines below each other, `y` in their middle; return the baseline of the last."""
        pitch, below = block[0].kind.px + gap, len(block) - 1
        first = y + round(block[0].kind.drop) - below * pitch // 2
        self.write_lines(block, x, first, colour, anchor, pitch)
        return first + below * pitch

    def place(self, sprite: Sprite, x: int, y: int) -> None:
        """Put a sprite with its upper left corner here."""
        for part in sprite.slices:
            self.image.paste(part.image, (x, y + part.top), part.mask)
        if sprite.options:
            self.offer(sprite.options, Box(x, y, *sprite.size))

    def offer(self, numbers: str, box: Box) -> None:
        """Note the place of an option: the largest box that is known for it."""
        known: dict[str, Box] = self.image.info.setdefault(OPTIONS, {})
        if numbers not in known or known[numbers].height < box.height:
            known[numbers] = box
