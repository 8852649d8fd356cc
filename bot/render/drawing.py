"""From a scene to a finished file.

A game draws itself in `bot.render.<its key>`, a module with `draw(scene) -> Drawn` and
`reveals(scene) -> bool`; it is found by its key, so no list names the games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

from PIL import Image

from bot.render.encoding import encode
from bot.render.scene import Picture, Scene
from bot.render.theme import RGB


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn scene: the image, the same in words, and the colours of the game's own."""

    image: Image.Image
    alt: str
    colours: Sequence[RGB]


class _Renderer(Protocol):
    def draw(self, scene: Scene) -> Drawn: ...

    def reveals(self, scene: Scene) -> bool: ...


def draw(scene: Scene) -> Picture:
    """Draw a scene, here and now."""
    drawn = _renderer(scene).draw(scene)
    name = f"{scene.game}-{scene.kind}.png"
    return Picture(encode(drawn.image, drawn.colours, scene.light), drawn.alt, name)


def reveals(scene: Scene) -> bool:
    """Whether something was revealed since the viewer's look that is worth a picture of its own."""
    return _renderer(scene).reveals(scene)


def _renderer(scene: Scene) -> _Renderer:
    return cast(_Renderer, import_module(f"bot.render.{scene.game}"))
