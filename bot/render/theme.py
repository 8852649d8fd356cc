"""The visual language: colours, type scale and measures that every picture shares."""

from typing import Final, Literal, NamedTuple, TypeAlias

RGB: TypeAlias = tuple[int, int, int]
Face: TypeAlias = Literal["serif", "semibold", "bold", "black"]


class Type(NamedTuple):
    """A face at a size in pixels."""

    face: Face
    px: int


def rgb(code: str) -> RGB:
    """Read a colour written as `"#RRGGBB"`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(over: RGB, under: RGB, share: float) -> RGB:
    """Return `under` with `share` (0 to 1) of `over` on it."""
    red, green, blue = (
        round(low + (high - low) * share) for high, low in zip(over, under, strict=True)
    )
    return red, green, blue


# --- measures --------------------------------------------------------------------------------

WIDTH: Final = 1200
HEIGHT: Final = 960
MARGIN: Final = 8
GAP: Final = 6
HEADER: Final = 76
RULE: Final = 4
TOP: Final = 88
"""Where the content begins, below the header."""

# --- colours ---------------------------------------------------------------------------------

NIGHT: Final = rgb("#10151E")
SURFACE: Final = rgb("#1C2635")
SURFACE_2: Final = rgb("#27344A")
LINE: Final = rgb("#3D4C66")
TEXT: Final = rgb("#F7F2E8")
MUTE: Final = rgb("#AEBACB")
PAPER: Final = rgb("#F3EAD9")
INK: Final = rgb("#1B212C")
INK_2: Final = rgb("#5B5F69")
GOLD: Final = rgb("#FFC94D")
GOLD_DARK: Final = rgb("#B97A0E")
GOLD_LIGHT: Final = rgb("#FFE7AE")
GOLD_SHADE: Final = mix(GOLD, SURFACE, 0.18)
ICE: Final = rgb("#86E6FF")
WARN: Final = rgb("#FF9C86")
GOOD: Final = rgb("#8FE3A4")

SEAT_COLOURS: Final = (
    rgb("#F6F1E7"),
    rgb("#4F86F7"),
    rgb("#F0401F"),
    rgb("#58D47A"),
    rgb("#D4589E"),
)

SIGNALS: Final = (GOLD, ICE, WARN, GOOD, *SEAT_COLOURS, TEXT, MUTE, PAPER, INK, SURFACE, SURFACE_2)
"""Colours that mean something: they leave the encoder exactly as they are here."""

# --- type ------------------------------------------------------------------------------------

TITLE: Final = Type("serif", 44)
HEADING: Final = Type("serif", 38)
NAME: Final = Type("bold", 42)
COUNT: Final = Type("bold", 42)
SUBLINE: Final = Type("semibold", 32)
BODY: Final = Type("semibold", 30)
CAPTION: Final = Type("semibold", 24)
DIGIT: Final = Type("black", 42)

LEAST_NAME: Final = 34
"""A name is shrunk to this before it is cut."""
LEAST: Final = 24
"""Nothing is smaller; what does not fit is left out."""
