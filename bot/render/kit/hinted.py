"""A hint in a picture: the best options stand out, each with its rank; all else steps back."""

from typing import Final

from PIL import Image

from bot.render import masks
from bot.render.canvas import OPTIONS, Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit import veil
from bot.render.scene import Hinted
from bot.render.theme import INK, PAPER, RGB, TOP, Theme, Type

SEEN: Final = 0.5
"""The share that is seen of what is not hinted."""
_AROUND: Final = 34
"""How much of its surroundings an option on a map keeps."""
_LARGE: Final = 80
"""What is higher than this is a card, which needs none."""
_BORDER: Final = 8
_OVER: Final = 18
"""How far a tag reaches into what it marks."""
_CORNER: Final = 20
_RANK: Final = Type("black", 46)
_TAG: Final = Box(0, 0, 124, 66)


def marked(image: Image.Image, theme: Theme, hinted: Hinted) -> Image.Image | None:
    """Return a finished picture with the ranks of its options; None if it shows none of them."""
    known: dict[str, Box] = image.info.get(OPTIONS, {})
    found = [(rank, box) for rank, number in hinted if (box := _place(known, number)) is not None]
    if not found:
        return None
    canvas = Canvas(0, 0, veil.veiled(image, theme, SEEN), theme)
    head = (0, 0, image.width, TOP)
    canvas.image.paste(image.crop(head), head)
    for rank, box in sorted(found, reverse=True):
        _stand_out(canvas, image, box, rank)
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


def _stand_out(canvas: Canvas, image: Image.Image, box: Box, rank: int) -> None:
    """Clear the veil from an option, and put its rank at its upper right corner."""
    around = box.inset(0 if box.height > _LARGE else -_AROUND)
    left, top = max(around.x, 0), max(around.y, TOP)
    right, bottom = min(around.right, image.width), min(around.bottom, image.height)
    clear = Box(left, top, right - left, bottom - top)
    part = image.crop((left, top, right, bottom))
    canvas.image.paste(part, (left, top), masks.rounded(*part.size, _CORNER).image)
    colour = _colours(canvas.theme, rank)[0]
    canvas.outline(clear.inset(-_BORDER), _CORNER + _BORDER, _BORDER, colour)
    tag = _tag(rank, canvas.theme)
    x = min(clear.right - tag.size[0] + _BORDER, image.width - tag.size[0])
    canvas.place(tag, max(x, clear.x), max(clear.y + _OVER - tag.size[1], TOP))


@kept
def _tag(rank: int, theme: Theme) -> Sprite:
    """Return the tag of a rank: a light bulb and the number."""
    ground, ink = _colours(theme, rank)
    drawn = Canvas(_TAG.width, _TAG.height, INK)
    drawn.rounded(_TAG.inset(3), _TAG.height // 2, ground)
    drawn.icon("lightbulb", 40, _TAG.middle[1], 40, ink)
    drawn.write(str(rank), 86, _TAG.middle[1] + _RANK.drop, _RANK, ink, "middle")
    return cut(drawn.image, masks.rounded(*_TAG[2:], _TAG.height // 2).image)


def _colours(theme: Theme, rank: int) -> tuple[RGB, RGB]:
    """Return the colours of a rank, and of what is written on it: the first is green."""
    return (theme.good, PAPER if theme.cased else INK) if rank == 1 else (PAPER, INK)
