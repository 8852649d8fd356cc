"""The numbers of the menu in the city: gold tags at a corner, or on a street."""

from typing import Final, NamedTuple

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit import picks
from bot.render.kit.targets import Point
from bot.render.masks import width_of
from bot.render.theme import GOLD, GOLD_LIGHT, INK, ON_INK, PAPER, RGB, Theme, Type

_CORNER: Final = 14
_CASING: Final = 3
_BESIDE: Final = 10
_CHECK: Final = 16


class Tag(NamedTuple):
    """A number of the menu, with the middle of its tag at a point.

    px      the size of the number
    quiet   whether others stand out, or it is one of many: then only the number is gold
    picked  whether it is picked so far: it has another colour, and a check
    """

    number: int
    at: Point
    px: int
    quiet: bool = False
    picked: bool = False

    @property
    def box(self) -> Box:
        """The box of the tag."""
        width, height = size_of(self.number, self.px)
        return Box(self.at.x - width // 2, self.at.y - height // 2, width, height)

    def within(self, room: Box) -> "Tag":
        """Return it moved into a room, if it reached over its upper, left or right edge."""
        box = self.box
        aside = max(0, room.x - box.x) - max(0, box.right - room.right)
        return self._replace(
            at=Point(self.at.x + aside, max(self.at.y, self.at.y + room.y - box.y))
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the tag, with a check if it is picked."""
        box = self.box
        ground, ink = self._colours(canvas.theme)
        canvas.place(_tag(self.number, self.px, ground, ink), box.x, box.y)
        if self.picked:
            picks.check(canvas, box.right, box.y, _CHECK)

    def _colours(self, theme: Theme) -> tuple[RGB, RGB]:
        """Return the colours of the ground, and of the number and its line."""
        if self.picked:
            return theme.good, ON_INK if theme.cased else INK
        if self.quiet:
            return PAPER if theme.cased else INK, theme.act
        return GOLD, INK


def size_of(number: int, px: int) -> tuple[int, int]:
    """Return the width and the height of a tag."""
    return round(width_of(str(number), Type("black", px))) + _BESIDE + 2 * _CASING, px + _CASING


@kept
def _tag(number: int, px: int, ground: RGB, ink: RGB) -> Sprite:
    width, height = size_of(number, px)
    kind, sheet = Type("black", px), Box(0, 0, width, height)
    canvas = Canvas(width, height, ink if ground == PAPER else INK)
    canvas.rounded(sheet.inset(_CASING), _CORNER - _CASING, ground)
    line = GOLD_LIGHT if ground == GOLD else ink
    canvas.outline(sheet.inset(_CASING), _CORNER - _CASING, 2, line)
    canvas.write(str(number), width / 2, height / 2 + kind.drop, kind, ink, "middle")
    return cut(canvas.image, masks.rounded(width, height, _CORNER).image)
