"""Where parts of one size lie: in rows of about the same length, each in the middle of the room."""

from math import ceil

from bot.render.canvas import Box


def rows(
    room: Box, count: int, columns: int, size: tuple[int, int], gap: tuple[int, int]
) -> list[Box]:
    """Return the places of `count` parts, at most `columns` in a row, from the top of the room.

    `size` is the width and height of a part, `gap` what lies between two, beside and below each
    other, in pixels.
    """
    (width, height), (beside, below) = size, gap
    number = ceil(count / columns)
    places: list[Box] = []
    for row in range(number):
        used = count // number + (row < count % number)
        left = room.x + (room.width - used * width - (used - 1) * beside) // 2
        y = room.y + row * (height + below)
        places += [Box(left + at * (width + beside), y, width, height) for at in range(used)]
    return places
