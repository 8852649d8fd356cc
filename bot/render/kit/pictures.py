"""A game's pictures by the kind of their scene: its own, and those that every game has."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar, cast

from PIL import Image

from bot.render.kit import charts, cover, final, legend, seasons
from bot.render.kit.cover import Art
from bot.render.kit.final import Ending
from bot.render.kit.header import Crest
from bot.render.scene import Drawn, PictureKind, Scene
from bot.render.theme import RGB, Theme

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class _Own(Protocol[ViewT_contra]):
    """A module that draws a game's own picture, and tells it in words."""

    def draw(self, scene: Scene, view: ViewT_contra, /) -> Image.Image: ...

    def alt(self, scene: Scene, view: ViewT_contra, /) -> str: ...


class Pictures(NamedTuple, Generic[ViewT_contra]):
    """The pictures of a game; the kit draws the cover, charts, seasons and final scores.

    crest     the head of its pictures, in a language
    own       its own pictures
    cover     paints the scene behind the title
    ending    the parts it adds to its final scores
    colours   the colours its pictures add to the palette, the most important first
    festive   the same for the cover and the final scores
    further   the same for its own pictures of a kind, if they have other colours; or those of a
              light
    legend    the icons explained to a learner, by the keys of their words; or those of a scene
    """

    crest: Callable[[str], Crest]
    own: Mapping[PictureKind, _Own[ViewT_contra]]
    cover: Art
    ending: Callable[[Scene, ViewT_contra], Ending]
    colours: Sequence[RGB]
    festive: Sequence[RGB]
    further: Mapping[PictureKind, Sequence[RGB] | Callable[[Theme], Sequence[RGB]]] = {}
    legend: Mapping[str, str] | Callable[[Scene], Mapping[str, str]] | None = None

    def draw(self, scene: Scene) -> Drawn:
        """Draw a scene of the game, and tell it in words."""
        if scene.kind == "lobby":
            return Drawn(cover.draw(scene, self.cover), cover.alt(scene), self.festive)
        if scene.kind in charts.CHARTS:
            image = charts.draw(scene, self.crest(scene.language), self.cover)
            return Drawn(image, charts.alt(scene), self.festive)
        if scene.kind in seasons.SEASONS:
            image = seasons.draw(scene, self.crest(scene.language), self.cover)
            return Drawn(image, seasons.alt(scene), self.festive)
        view = cast(ViewT_contra, scene.view)
        if scene.kind == "final":
            ending = self.ending(scene, view)
            return Drawn(final.draw(scene, ending), final.alt(scene, ending), self.festive)
        picture, colours = self.own[scene.kind], self.further.get(scene.kind, self.colours)
        if callable(colours):
            colours = colours(scene.light)
        image = picture.draw(scene, view)
        if scene.legend and self.legend:
            icons = self.legend(scene) if callable(self.legend) else self.legend
            image = legend.below(image, scene, icons)
        return Drawn(image, picture.alt(scene, view), colours)
