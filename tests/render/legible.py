"""Words that stand out from their ground, in every light."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from bot.render import Scene
from bot.render.theme import RGB, THEMES
from tests.render.contrast import LEAST_CONTRAST, contrast
from tests.render.noting import Noted, noting
from tests.render.sprites import forget_all

T = TypeVar("T")


class Written(NamedTuple):
    """Words in a colour on a ground, in a light."""

    colour: RGB
    ground: RGB
    theme: str


def drawn_by_light(
    shown: Mapping[str, Scene], draw: Callable[[Scene], T]
) -> tuple[dict[str, T], dict[Written, str]]:
    """Draw scenes from nothing, light by light.

    Return the result of `draw` for each, and all words there, each with an example.
    """
    made: dict[str, T] = {}
    written: dict[Written, str] = {}
    theme = ""

    def note(noted: Noted) -> None:
        for ground in noted.grounds:
            written.setdefault(Written(noted.colour, ground, theme), noted.words)

    with noting(note):
        for theme in THEMES:
            forget_all()
            for name, scene in shown.items():
                if scene.theme == theme:
                    made[name] = draw(scene)
    forget_all()
    return {name: made[name] for name in shown}, written


def weak(written: Mapping[Written, str]) -> list[str]:
    """Tell the words that do not stand out."""
    return [
        f"{words!r}: {pair.colour} on {pair.ground}, {pair.theme}: {ratio:.2f}"
        for pair, words in written.items()
        if (ratio := contrast(pair.colour, pair.ground)) < LEAST_CONTRAST
    ]
