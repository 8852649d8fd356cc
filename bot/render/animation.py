"""Animated WebP files: of a game that is over, and of a decisive move.

That of a game is put together from frames that are drawn one by one.

Each frame is drawn like a picture of its own, so other pictures wait for one frame at most. It
holds the pixels that differ from the frame before, losslessly and in the palette of all pictures;
the rest is transparent. A frame is written as the part of the file that it will become (an `ANMF`
chunk), so joining frames just copies bytes.

The last frame is a clear sheet of the whole size, under which the last board stands for a while.
The service that rescales pictures for Discord once took the size of the last frame for that of the
whole animation (lilliput, 159).

That of a move is a board that is played once. Its first frame is the finished board, because some
clients show no other; then that changes back, what moves moves, and the finished board stays.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from io import BytesIO
from struct import pack
from typing import Final

from PIL import Image, ImageChops

from bot.render.scene import Scene
from bot.render.theme import GOLD, RGB

TURN: Final = 900
END: Final = 4000
"""The milliseconds for which a frame is shown, and the extra ones of the last board."""
LIMIT: Final = 8_000_000
"""The most bytes of the whole file; Discord accepts 10 million."""
AT_FIRST: Final = 1000
MOMENT: Final = 130
"""The milliseconds for which a finished board is shown before what moves, and a frame of that."""
MOVE_LIMIT: Final = 300_000
"""The most bytes of a board on which something moves."""
_EFFORT: Final = 50
"""For its first frame, which is most of it: a sixth smaller, in half as much time again."""
_PER_SIZE: Final = 150
"""The number of frames that fit at each size; the more frames, the smaller they are."""

_ANIMATED, _TRANSPARENT = 0x02, 0x10
_UNSEEN: Final = GOLD
"""The colour of what was not there before: no ground has it, so that everything differs from it."""
_ALL_CHANGED: Final = 255
_CHANGED: Final = [0, *[_ALL_CHANGED] * 255]


def frames(boards: Sequence[Scene]) -> list[Scene]:
    """Return the frames to draw, in order, for a board after each turn."""
    reduced = 2 + len(boards) // _PER_SIZE
    return [
        replace(board, reduced=reduced, before=before)
        for before, board in zip([None, *boards], boards, strict=False)
    ]


class TooLarge(Exception):
    """So much moves on a board that its file would be too large."""


def played_once(
    board: Image.Image,
    moments: Iterable[Image.Image],
    in_palette: Callable[[Image.Image], Image.Image],
) -> bytes:
    """Return the file of a board on which something moves. Raises TooLarge."""
    before, still = board, in_palette(board)
    chunks = [frame(still, milliseconds=AT_FIRST, effort=_EFFORT)]
    for moment in (*moments, board):
        if (box := ImageChops.difference(moment, before).getbbox()) is not None:
            left, top = box[0] // 2 * 2, box[1] // 2 * 2
            parts = [in_palette(each.crop((left, top, *box[2:]))) for each in (moment, before)]
            chunks.append(frame(*parts, at=(left, top), milliseconds=MOMENT))
        before = moment
    file = joined(chunks, plays=1, rest=MOMENT)
    if len(file) > MOVE_LIMIT:
        raise TooLarge(len(file))
    return file


def frame(
    now: Image.Image,
    before: Image.Image | None = None,
    *,
    at: tuple[int, int] = (0, 0),
    milliseconds: int = TURN,
    effort: int = 0,
) -> bytes:
    """Return the chunk of a frame; both images have the same size and palette, and lie at the same
    place. With `effort` (to 100) it is smaller, and takes longer.
    """
    mask = _changed(now, before)
    box = mask.getbbox() or (0, 0, 1, 1)
    left, top = box[0] // 2 * 2, box[1] // 2 * 2  # the file stores half of these
    part = now.convert("RGBA")
    part.putalpha(mask)
    shown = part.crop((left, top, box[2], box[3]))
    return _placed(shown, at[0] + left, at[1] + top, milliseconds, effort)


def on_sheets(images: Sequence[Image.Image], ground: RGB) -> list[Image.Image]:
    """Return a frame, and what was seen before it, on sheets of one size.

    So a low frame hides all of a higher one; and of a high one everything is new below a low one.
    """
    size = max(each.width for each in images), max(each.height for each in images)
    sheets = [Image.new("RGB", size, below) for below in (ground, _UNSEEN)[: len(images)]]
    for sheet, image in zip(sheets, images, strict=True):
        sheet.paste(image)
    return sheets


def joined(chunks: Sequence[bytes], plays: int = 0, rest: int = END) -> bytes:
    """Return the file of these frames, played so often (0: forever); the last one stands longer."""
    width, height = (max(edges) for edges in zip(*map(_reach, chunks), strict=True))
    flags = pack("<I", _ANIMATED | _TRANSPARENT)
    head = _chunk(b"VP8X", flags + _three(width - 1) + _three(height - 1))
    loop = _chunk(b"ANIM", pack("<IH", 0, plays))
    clear = _placed(Image.new("RGBA", (width, height)), 0, 0, rest)
    return _chunk(b"RIFF", b"WEBP" + head + loop + b"".join(chunks) + clear)


def _placed(part: Image.Image, left: int, top: int, milliseconds: int, effort: int = 0) -> bytes:
    """Return the chunk of a part of the picture that is shown for this long."""
    place = (left // 2, top // 2, part.width - 1, part.height - 1, milliseconds)
    return _chunk(b"ANMF", b"".join(map(_three, place)) + b"\0" + _still(part, effort))


def _changed(now: Image.Image, before: Image.Image | None) -> Image.Image:
    """Return a mask of the changes between two images of one palette; of all, for the first."""
    if before is None:
        return Image.new("L", now.size, _ALL_CHANGED)
    one, other = (Image.frombytes("L", now.size, each.tobytes()) for each in (now, before))
    return ImageChops.difference(one, other).point(_CHANGED)  # pyright: ignore[reportUnknownMemberType]


def _still(image: Image.Image, effort: int) -> bytes:
    """Return the pixels of an image as the chunk of a file that holds it alone."""
    file = BytesIO()
    image.save(file, "WEBP", lossless=True, quality=effort, method=1)
    return file.getvalue()[12:]  # after "RIFF", the length and "WEBP"


def _reach(chunk: bytes) -> tuple[int, int]:
    """Return the right and lower end of a frame."""
    left, top, right, bottom = (
        int.from_bytes(chunk[at : at + 3], "little") for at in range(8, 20, 3)
    )
    return 2 * left + right + 1, 2 * top + bottom + 1


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + pack("<I", len(data)) + data + b"\0" * (len(data) % 2)
