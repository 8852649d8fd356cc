"""The pictures of a league's season, the same for every game: standing, crosstable, champion."""

from collections.abc import Iterator
from typing import Final, Protocol, cast

from PIL import Image

from bot.render.kit import champion, crosstable, division
from bot.render.kit.alt import told
from bot.render.kit.cover import Art
from bot.render.kit.header import Crest
from bot.render.scene import Division, PictureKind, Scene


class _Drawing(Protocol):
    def draw(self, scene: Scene, view: Division, crest: Crest, art: Art, /) -> Image.Image: ...

    def alt(self, scene: Scene, view: Division, /) -> Iterator[str]: ...


SEASONS: Final[dict[PictureKind, _Drawing]] = {
    "division": division,
    "crosstable": crosstable,
    "champion": champion,
}


def draw(scene: Scene, crest: Crest, art: Art) -> Image.Image:
    """Draw a picture of a season."""
    return SEASONS[scene.kind].draw(scene, cast(Division, scene.view), crest, art)


def alt(scene: Scene) -> str:
    """Tell the same in words."""
    return told(SEASONS[scene.kind].alt(scene, cast(Division, scene.view)))
