"""The table on which cards lie: boards of dark wood in the evening, of light wood by day."""

from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.keeping import kept
from bot.render.theme import HEADER, PAPER, RGB, THEMES, WIDTH, mix, rgb

_WOOD: Final = {"dark": rgb("#2C1E2C"), "light": rgb("#E9D6B4")}
_SEAM: Final = {"dark": rgb("#170F1C"), "light": rgb("#C2A272")}
_TONES: Final = (0.0, 0.1, 0.04, 0.14)
"""How far boards differ, in parts of the way to the colour of seams."""
_BOARD: Final = 96
_LENGTH: Final = 520
_GRAIN: Final = 3
_BOARDS: Final = 4
"""So many are painted; then they come again."""
SHADOWS: Final = {light: mix(rgb("#000000"), wood, 0.45) for light, wood in _WOOD.items()}
"""What lies below a card, by the light."""
COLOURS: Final = tuple(
    colour
    for light, wood in _WOOD.items()
    for colour in (
        *(mix(_SEAM[light], wood, tone) for tone in _TONES),
        _SEAM[light],
        SHADOWS[light],
    )
)


def cover(canvas: Canvas) -> None:
    """Cover everything below the head of a picture."""
    wood = _wood(canvas.theme.name)
    for y in range(HEADER, canvas.image.height, wood.height):
        canvas.image.paste(wood, (0, y))


def sheet(
    canvas: Canvas, box: Box, corner: int, band: int, colour: RGB, paper: RGB = PAPER
) -> None:
    """Lay a card on the table: a band of this height in its colour, and paper below it."""
    canvas.rounded(box._replace(y=box.y + 7), corner, SHADOWS[canvas.theme.name])
    canvas.rounded(box, corner, colour)
    if band < box.height:
        below = box._replace(y=box.y + band, height=box.height - band)
        canvas.rounded(below, corner, paper)
        canvas.fill(below._replace(height=min(corner, below.height)), paper)


@kept
def _wood(light: str) -> Image.Image:
    """Paint boards side by side, their ends apart, each with a little grain."""
    wood, seam = _WOOD[light], _SEAM[light]
    drawn = Canvas(WIDTH, _BOARDS * _BOARD, wood, THEMES[light])
    for row, y in enumerate(range(0, _BOARDS * _BOARD, _BOARD)):
        start = -(row * 197 % _LENGTH)
        for number, x in enumerate(range(start, WIDTH, _LENGTH)):
            tone = _TONES[(row * 3 + number) % len(_TONES)]
            drawn.fill(Box(x, y, _LENGTH, _BOARD), mix(seam, wood, tone))
            grain = mix(seam, wood, _TONES[(row + number + 1) % len(_TONES)])
            drawn.fill(Box(x + 40, y + 24 + 7 * (row % 4), _LENGTH - 150, _GRAIN), grain)
            drawn.fill(Box(x + 150, y + 62, _LENGTH - 210, _GRAIN), grain)
            drawn.fill(Box(x, y, 3, _BOARD), seam)
        drawn.fill(Box(0, y, WIDTH, 3), seam)
    return drawn.image
