"""The map of a picture: the island with all that is on it, whole or a part of it enlarged."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from PIL import Image

from bot.render.canvas import Box, Canvas, Sprite
from bot.render.goldene_stadt import look, nearer
from bot.render.goldene_stadt.art import painted
from bot.render.goldene_stadt.island import island
from bot.render.goldene_stadt.naming import name_river, names
from bot.render.goldene_stadt.nearer import Window
from bot.render.goldene_stadt.numbering import beside
from bot.render.goldene_stadt.projection import MAP, NEAR, WHOLE, Projection
from bot.render.goldene_stadt.tokens import closed_place, district, free_place, house
from bot.render.keeping import kept
from bot.render.kit.targets import Point, Target
from bot.render.kit.targets import draw as draw_targets
from bot.render.scene import Scene
from bot.render.theme import GOLD, INK, INK_2, PAPER, RGB, Theme
from rules import decision as answering
from rules.bits import has
from rules.goldene_stadt.asking import STOP, place_named
from rules.goldene_stadt.components import (
    COASTS,
    DISTRICTS,
    FIRST_DISTRICT,
    PLACES,
    RIVERS,
    SCORE_CARDS,
    SPOTS,
    Place,
    Places,
)
from rules.goldene_stadt.view import GoldeneStadtView

_AROUND: Final = 90
"""The room around places that can be built on, in which their numbers are."""
_BESIDE: Final = 8
"""The least margin visible around places that can be built on, and around their names."""
_HALO: Final = 8
"""The width of the light around a place that the round counts."""
_SEA: Final = (240, 120)
"""The size of the piece of the sea that repeats."""
_RISE: Final = 40
"""The share of what makes a house larger than its place that is above it, in percent."""
_TAG: Final = 8
"""The radius of the corners of a name's plate."""


class ShownMap(NamedTuple):
    """The island in a picture: at which size, and which part of it."""

    projection: Projection
    part: Window

    @property
    def box(self) -> Box:
        """The box in which it lies in the picture."""
        return self.part.box

    def moved(self, x: int, y: int) -> "ShownMap":
        """Return it elsewhere in the picture."""
        return self._replace(part=self.part._replace(box=self.box._replace(x=x, y=y)))

    def place(self, place: Place) -> Box:
        """Return the position of a place in the picture."""
        return self.part.place(self.projection.box(place))

    def changed(self, place: Place) -> Box:
        """Return the brackets of a place: inside it, because names are close by."""
        return self.place(place).inset(3)

    @property
    def places(self) -> list[Place]:
        """The places that are visible at least in part."""
        return [place for place in PLACES if self.part.shows(self.projection.box(place))]


def whole() -> ShownMap:
    """Return the whole island."""
    return ShownMap(WHOLE, Window(MAP._replace(x=0, y=0), MAP))


def around(places: Collection[Place], language: str) -> ShownMap:
    """Return an enlarged part of the island with some places and their names; or all of it."""
    named = names(language)
    boxes = [NEAR.box(place).inset(-_AROUND) for place in places]
    boxes += [named[place].box.inset(-_BESIDE) for place in places if place in named]
    part = nearer.around(boxes, NEAR.extent, MAP) if boxes else None
    return ShownMap(NEAR, part) if part else whole()


# --- drawing --------------------------------------------------------------------------------------


def draw_map(
    canvas: Canvas,
    scene: Scene,
    view: GoldeneStadtView,
    shown: ShownMap,
    only: Places | None = None,
) -> None:
    """Draw the map where it is shown, with all that is on it; or `only` some places, lit."""
    part, inside = shown.part.of, shown.moved(0, 0)
    make = ground if only is None else veiled
    bare = make(shown.projection, canvas.theme, scene.language)
    bare = bare.crop(part.edges)
    sheet = Canvas(shown.box.width, shown.box.height, bare.convert("RGB"), canvas.theme)
    owners, legal = owners_of(view), {*legal_places(view).values()}
    counted = counted_places(view) if only is None else only
    for place in sorted(inside.places, key=lambda place: SPOTS[place][1]):
        if only is not None and not has(only, place):
            continue
        box = inside.place(place)
        edge = look.COUNTED if has(counted, place) else INK
        ink = INK_2 if legal and place not in legal else INK
        piece = _stands(view, place, box, owners, edge, ink)
        width, height = piece.size
        rise = (height - box.height) * _RISE // 100
        lies = Box(box.middle[0] - width // 2, box.y - rise, width, height)
        if place in legal or has(counted, place):
            radius = width // (2 if place in owners or has(COASTS, place) else 4) + _HALO
            sheet.rounded(lies.inset(-_HALO), radius, GOLD if place in legal else look.ON_COUNTED)
        sheet.place(piece, lies.x, lies.y)
    canvas.image.paste(sheet.image, (shown.box.x, shown.box.y))


@kept
def veiled(projection: Projection, theme: Theme, language: str) -> Image.Image:
    """Return the island in a palette that steps back: the same pixels."""
    image = ground(projection, theme, language).copy()
    palette = image.getpalette() or []
    triples = zip(palette[::3], palette[1::3], palette[2::3], strict=True)
    image.putpalette([part for each in triples for part in look.stepped_back(each, theme.name)])
    return image


@kept
def ground(projection: Projection, theme: Theme, language: str) -> Image.Image:
    """Draw the island with its names; in a palette, which takes a quarter of the memory."""
    written = names(language).values() if projection == NEAR else ()
    canvas = _painted(projection, theme)
    if canvas is None:
        bare = island(projection, theme, [name.box for name in written])
        canvas = Canvas(*projection.extent, bare, theme)
    for river in range(len(RIVERS)):
        name_river(canvas, projection, river, language)
    for name in written:
        canvas.rounded(name.plate, _TAG, PAPER)
        name.write(canvas, INK)
    return canvas.image.quantize(256, dither=Image.Dither.NONE)


def _painted(projection: Projection, theme: Theme) -> Canvas | None:
    """Paste the painted island into the sea; None if there is none."""
    width, height = projection.extent
    across, down = _SEA
    canvas = Canvas(width, height, look.SEA[theme.name], theme)
    for y in range(0, height, down):
        for x in range(0, width, across):
            painted(f"sea_{theme.name}", canvas, Box(x, y, across, down))
    return canvas if painted("island", canvas, Box(0, 0, width, height)) else None


def _stands(
    view: GoldeneStadtView, place: Place, box: Box, owners: Mapping[Place, int], edge: RGB, ink: RGB
) -> Sprite:
    """Draw the piece on a place, or the reward of the place."""
    if place >= FIRST_DISTRICT:
        builders = view.districts[place - FIRST_DISTRICT]
        return district(place, builders, box.width, box.height, edge, ink)
    if place in owners:
        return house(owners[place], box.width, box.height, edge)
    if has(view.closed, place):
        return closed_place(place, box.width)
    return free_place(place, box.width, edge)


def owners_of(view: GoldeneStadtView) -> dict[Place, int]:
    """Return the owner of the house on each place that has room for one."""
    return {
        place: trader.seat
        for trader in view.traders
        for place in PLACES
        if has(trader.own & ~DISTRICTS, place)
    }


def counted_places(view: GoldeneStadtView) -> Places:
    """Return the places that the score card of the round counts."""
    if view.outcome is not None or view.card < 0:
        return 0
    return sum(places for _, places in SCORE_CARDS[view.card].regions)


# --- where the viewer can build -------------------------------------------------------------------


def legal_places(view: GoldeneStadtView) -> dict[int, Place]:
    """Return the places that can be built on, by their positions among the options."""
    decision = view.decision
    if decision is None or decision.kind != "build":
        return {}
    return {
        position: place_named(key) for position, key in enumerate(decision.options) if key != STOP
    }


def targets(scene: Scene, view: GoldeneStadtView, shown: ShownMap) -> list[Target]:
    """Return the numbers of the places that can be built on, each beside its place."""
    decision, projection = view.decision, shown.projection
    if decision is None:
        return []
    found: list[Target] = []
    for position, place in legal_places(view).items():
        number = answering.number(decision, position, scene.facts) or 0
        target = beside(projection, place, number)
        at = shown.part.place(Box(*target.at, 0, 0))
        picked = position in scene.picked
        found.append(target._replace(at=Point(at.x, at.y), picked=picked))
    return found


def mark(canvas: Canvas, scene: Scene, view: GoldeneStadtView, shown: ShownMap) -> None:
    """Draw the numbers of the viewer's options."""
    draw_targets(canvas, targets(scene, view, shown))
