"""A hint in a picture: the best options stand out, each with its rank; all else steps back."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.render import masks
from bot.render.canvas import OPTIONS, Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit import veil
from bot.render.scene import Hinted
from bot.render.theme import INK, PAPER, RGB, TOP, Theme, Type

SEEN: Final = 0.6
"""The share that is seen of what is not hinted."""
_AROUND: Final = 34
"""How much of its surroundings an option on a map keeps."""
_LARGE: Final = 80
"""What is higher than this is a card, which needs none."""
_BORDER: Final = 10
_OVER: Final = 14
"""How far a tag reaches into what it marks."""
_WITHIN: Final = 40
"""So does one on a lower edge, that what lies below remains legible."""
_CORNER: Final = 20
_RANK: Final = Type("black", 56)
_TAG: Final = Box(0, 0, 120, 64)
_APART: Final = 6
_STATUS: Final = 76
"""The height of a line below the head, which no tag covers."""


def marked(image: Image.Image, theme: Theme, hinted: Hinted) -> Image.Image | None:
    """Return a finished picture with the ranks of its options; None if it shows none of them."""
    known: dict[str, Box] = image.info.get(OPTIONS, {})
    found = [(rank, box) for rank, number in hinted if (box := _place(known, number)) is not None]
    if not found:
        return None
    canvas = Canvas(0, 0, veil.veiled(image, theme, SEEN), theme)
    head = (0, 0, image.width, TOP)
    canvas.image.paste(image.crop(head), head)
    ranks: dict[Box, list[int]] = {}
    for rank, box in sorted(found):
        ranks.setdefault(_around(image, box), []).append(rank)
    for seen in ranks:
        _clear(canvas, image, seen)
    for seen, there in reversed(ranks.items()):
        _mark(canvas, seen, there)
    return canvas.image


def _place(known: dict[str, Box], number: int) -> Box | None:
    """Return the place of an option, by its number or else by a range that has it."""
    if str(number) in known:
        return known[str(number)]
    for words, box in known.items():
        first, _, last = words.partition("–")
        if int(first) <= number <= int(last or first):
            return box
    return None


def _around(image: Image.Image, box: Box) -> Box:
    """Return what is seen of an option: a card, or its place with some of its surroundings."""
    around = box.inset(0 if box.height > _LARGE else -_AROUND)
    left, top = max(around.x, 0), max(around.y, TOP)
    right, bottom = min(around.right, image.width), min(around.bottom, image.height)
    return Box(left, top, right - left, bottom - top)


def _clear(canvas: Canvas, image: Image.Image, seen: Box) -> None:
    """Clear the veil from an option."""
    part = image.crop((seen.x, seen.y, seen.right, seen.bottom))
    canvas.image.paste(part, (seen.x, seen.y), masks.rounded(*part.size, _CORNER).image)


def _mark(canvas: Canvas, seen: Box, ranks: Sequence[int]) -> None:
    """Put a border around an option, in the colour of its best rank, and its ranks in the middle of
    its upper edge, or of the lower one below the status: corners belong to numbers and costs.
    """
    colour = _colours(canvas.theme, ranks[0])[0]
    canvas.outline(seen.inset(-_BORDER), _CORNER + _BORDER, _BORDER, colour)
    pitch = _TAG.width + _APART
    left = seen.middle[0] - (pitch * len(ranks) - _APART) // 2
    x = max(0, min(left, canvas.image.width - pitch * len(ranks)))
    above = seen.y + _OVER - _TAG.height
    y = above if above >= TOP + _STATUS else seen.bottom - _WITHIN
    for place, rank in enumerate(ranks):
        canvas.place(_tag(rank, canvas.theme), x + place * pitch, y)


@kept
def _tag(rank: int, theme: Theme) -> Sprite:
    """Return the tag of a rank: a light bulb and the number."""
    ground, ink = _colours(theme, rank)
    drawn = Canvas(_TAG.width, _TAG.height, INK)
    drawn.rounded(_TAG.inset(3), _TAG.height // 2, ground)
    drawn.icon("lightbulb", 38, _TAG.middle[1], 38, ink)
    drawn.write(str(rank), 80, _TAG.middle[1] + _RANK.drop, _RANK, ink, "middle")
    return cut(drawn.image, masks.rounded(*_TAG[2:], _TAG.height // 2).image)


def _colours(theme: Theme, rank: int) -> tuple[RGB, RGB]:
    """Return the colours of a rank, and of what is written on it: the first is green."""
    return (theme.good, PAPER if theme.cased else INK) if rank == 1 else (PAPER, INK)
