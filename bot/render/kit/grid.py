"""Laying out parts of the same size in rows of about the same length, each centred in the room."""

from math import ceil

from bot.render.canvas import Box


def rows(
    room: Box, count: int, columns: int, size: tuple[int, int], gap: tuple[int, int]
) -> list[Box]:
    """Return the places of `count` parts, at most `columns` in a row, from the top of the room.

    `size` is the width and height of a part, `gap` the space between two, beside and below each
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


def across(room: Box, count: int, widest: int, gap: int) -> list[Box]:
    """Return the places of `count` parts in one row from the left, at most `widest` pixels wide."""
    width = min(widest, (room.width + gap) // count - gap)
    return [room._replace(x=room.x + at * (width + gap), width=width) for at in range(count)]


def down(room: Box, count: int, gap: int) -> list[Box]:
    """Return the places of `count` parts below each other that fill the room together."""
    height = (room.height + gap) // count - gap
    return [room._replace(y=room.y + at * (height + gap), height=height) for at in range(count)]


def largest(
    room: tuple[int, int], count: int, size: tuple[int, int], gap: int
) -> tuple[int, int, int]:
    """Return the columns, width and height that make `count` parts (at least one) largest.

    `room` is the available width and height, `size` the most that a part takes.
    """
    best: tuple[float, int, int, int] | None = None
    for columns in range(1, count + 1):
        number = ceil(count / columns)
        width = min(size[0], (room[0] - (columns - 1) * gap) // columns)
        height = min(size[1], (room[1] - (number - 1) * gap) // number)
        share = round(min(width / size[0], height / size[1]), 2)
        if best is None or (share, -number) > (best[0], -ceil(count / best[1])):
            best = share, columns, width, height
    assert best is not None, "there is at least one part"
    return best[1:]


def window(first: int, last: int, shown: int, whole: int) -> int:
    """Return the start for showing `shown` of `whole`, so that first to last are visible.

    They are in the middle, as far as there is anything to show around them.
    """
    return min(max(0, first - (shown - (last - first)) // 2), whole - shown)
