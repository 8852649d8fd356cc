"""The visual language: colours, type scale and measures that every picture shares."""

from typing import Final, Literal, NamedTuple, TypeAlias

RGB: TypeAlias = tuple[int, int, int]
Face: TypeAlias = Literal["serif", "semibold", "bold", "black"]


class Type(NamedTuple):
    """A face at a size in pixels."""

    face: Face
    px: int

    @property
    def drop(self) -> float:
        """The distance from the middle of capitals and digits down to their baseline, in pixels."""
        return self.px * 0.33


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
"""The start of the content, below the header."""

# --- colours ---------------------------------------------------------------------------------

NIGHT: Final = rgb("#10151E")
"""The ground of a dark picture; dimmed colours are mixed with it in every theme."""
PAPER: Final = rgb("#F3EAD9")
INK: Final = rgb("#1B212C")
INK_2: Final = rgb("#5B5F69")
GOLD: Final = rgb("#FFC94D")
GOLD_DARK: Final = rgb("#B97A0E")
GOLD_LIGHT: Final = rgb("#FFE7AE")
ICE: Final = rgb("#86E6FF")
ON_INK: Final = rgb("#F7F2E8")
ON_INK_MUTE: Final = rgb("#AEBACB")
ON_INK_WARN: Final = rgb("#FF9C86")
"""Words on plates of ink, which, like paper, are the same in every theme."""

SEAT_COLOURS: Final = (
    rgb("#F7F2E8"),
    rgb("#4F86F7"),
    rgb("#F0401F"),
    rgb("#58D47A"),
    rgb("#D4589E"),
    rgb("#7A1EFF"),
)
USUAL_SEATS: Final = 5
"""Pictures with more seats have further colours in their palettes, and fewer of a game's own."""


class Theme(NamedTuple):
    """The colours of the ground, and of what is written on it, in one light.

    name                  under which a choice of it is stored, and sprites of this light
    surface, surface_2    rows and panels; the row of the player to move
    line                  ornament only, never information
    act, act_shade        "here you can act", as line or words, and as the ground below them
    cased                 whether the players' symbols need an outline to stand out
    """

    name: str
    ground: RGB
    surface: RGB
    surface_2: RGB
    line: RGB
    text: RGB
    mute: RGB
    act: RGB
    act_shade: RGB
    warn: RGB
    good: RGB
    cased: bool

    @property
    def signals(self) -> tuple[RGB, ...]:
        """The colours that have a meaning: the encoder keeps them exactly."""
        own = (self.text, self.mute, self.act, self.warn, self.good, self.surface, self.surface_2)
        return (
            GOLD,
            ICE,
            *own,
            *SEAT_COLOURS[:USUAL_SEATS],
            PAPER,
            INK,
            ON_INK,
            ON_INK_MUTE,
            ON_INK_WARN,
        )


DARK: Final = Theme(
    name="dark",
    ground=NIGHT,
    surface=rgb("#1C2635"),
    surface_2=rgb("#27344A"),
    line=rgb("#3D4C66"),
    text=ON_INK,
    mute=ON_INK_MUTE,
    act=GOLD,
    act_shade=mix(GOLD, rgb("#1C2635"), 0.18),
    warn=ON_INK_WARN,
    good=rgb("#8FE3A4"),
    cased=False,
)
LIGHT: Final = Theme(
    name="light",
    ground=rgb("#C8D2DE"),
    surface=rgb("#EDF1F5"),
    surface_2=rgb("#FFF4D6"),
    line=rgb("#A3B1C2"),
    text=INK,
    mute=rgb("#4A5667"),
    act=rgb("#7A4F00"),
    act_shade=mix(GOLD, rgb("#EDF1F5"), 0.4),
    warn=rgb("#9E2712"),
    good=rgb("#176130"),
    cased=True,
)
THEMES: Final = {theme.name: theme for theme in (DARK, LIGHT)}
"""The themes that a person can choose from, by the name under which the choice is stored."""

# --- type ------------------------------------------------------------------------------------

TITLE: Final = Type("serif", 44)
HEADING: Final = Type("serif", 38)
NAME: Final = Type("bold", 42)
COUNT: Final = Type("bold", 42)
SUBLINE: Final = Type("semibold", 40)
CAPTION: Final = Type("semibold", 24)
DIGIT: Final = Type("black", 42)

LEAST_NAME: Final = 34
"""A name is shrunk to this before it is cut."""
LEAST: Final = 24
"""Nothing is smaller; words that do not fit are left out."""
