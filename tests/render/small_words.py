"""Words in a picture that a phone leaves unreadable: it leaves 280 pixels of 1,200."""

from typing import Final

from bot.render import Scene
from bot.render.drawing import renderer_of
from tests.render.noting import Noted, noting

LEAST: Final = 32
"""Seven and a half pixels on a phone: names and counts that would not fit otherwise."""


def too_small(scene: Scene) -> set[str]:
    """Return the words in a picture that are too small, apart from those on kept sprites."""
    found: list[Noted] = []
    with noting(found.append):
        renderer_of(scene.game).draw(scene)  # of the words no file is needed
    return {noted.words for noted in found if noted.words.strip() and noted.kind.px < LEAST}
