"""The map of a picture: the island with all that is on it, whole or a part of it enlarged."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.render.canvas import Box, Canvas, Sprite
from bot.render.goldene_stadt import look, nearer
from bot.render.goldene_stadt.art import painted
from bot.render.goldene_stadt.island import island
from bot.render.goldene_stadt.naming import name_river, names, river_box
from bot.render.goldene_stadt.nearer import Window
from bot.render.goldene_stadt.projection import MAP, NEAR, WHOLE, Projection
from bot.render.goldene_stadt.tokens import closed_place, district, free_place, house, reward
from bot.render.keeping import kept
from bot.render.kit.targets import Point, Target
from bot.render.kit.targets import draw as draw_targets
from bot.render.scene import Scene
from bot.render.theme import INK, ON_INK, PAPER, RGB, Theme, Type
from bot.text import LANGUAGES
from rules import decision as answering
from rules.bits import has
from rules.goldene_stadt.asking import STOP, place_named
from rules.goldene_stadt.components import (
    COASTS,
    DISTRICTS,
    FIRST_DISTRICT,
    PLACES,
    REWARDS,
    RIVERS,
    SCORE_CARDS,
    SPOTS,
    Place,
    Places,
)
from rules.goldene_stadt.rewards import letters_of
from rules.goldene_stadt.view import GoldeneStadtView

RADIUS: Final = 34
"""The radius of a number on the map, which can be read on a phone."""
_NEAR_RADIUS: Final = 40
_BADGE: Final = 42
_NORTHERN: Final = 400
_AROUND: Final = 80
_BESIDE: Final = 8
"""The least margin visible around places that can be built on, and around their names."""
_CORNERS: Final = ((True, True), (False, True), (True, False), (False, False))
"""At the right or left of a number, below or above it."""
_AT_CHECK: Final = _CORNERS[2]
_CHECK: Final = 8
"""A check counts little: it is moved to the left."""
_EDGE: Final = 4
"""The distance of a badge from the edge of the picture."""
_LETTERS: Final = Type("black", 34)
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


def draw_map(canvas: Canvas, scene: Scene, view: GoldeneStadtView, shown: ShownMap) -> None:
    """Draw the map where it is shown, with all that is on it."""
    part, inside = shown.part.of, shown.moved(0, 0)
    bare = ground(shown.projection, canvas.theme, scene.language)
    bare = bare.crop((part.x, part.y, part.right, part.bottom))
    sheet = Canvas(shown.box.width, shown.box.height, bare.convert("RGB"), canvas.theme)
    counted, owners = counted_places(view), owners_of(view)
    for place in sorted(inside.places, key=lambda place: SPOTS[place][1]):
        box, edge = inside.place(place), INK
        if has(counted, place):
            edge, radius = look.COUNTED, box.width // (2 if has(COASTS, place) else 4)
            sheet.rounded(box.inset(-_HALO), radius + _HALO, look.ON_COUNTED)
        piece = _stands(view, place, box, owners, edge)
        width, height = piece.size
        rise = (height - box.height) * _RISE // 100
        sheet.place(piece, box.middle[0] - width // 2, box.y - rise)
    canvas.image.paste(sheet.image, (shown.box.x, shown.box.y))


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
    view: GoldeneStadtView, place: Place, box: Box, owners: Mapping[Place, int], edge: RGB
) -> Sprite:
    """Draw the piece on a place, or the reward of the place."""
    if place >= FIRST_DISTRICT:
        builders = view.districts[place - FIRST_DISTRICT]
        return district(place, builders, box.width, box.height, edge)
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
    """Return the markers of the places that can be built on."""
    return [
        Target(
            (answering.number(view.decision, position, scene.facts) or 0,),
            _marked(shown, place),
            _radius(shown.projection),
            picked=position in scene.picked,
            hemmed=_corners(shown.projection)[place] == _AT_CHECK,
        )
        for position, place in legal_places(view).items()
        if view.decision is not None
    ]


def _radius(projection: Projection) -> int:
    return RADIUS if projection == WHOLE else _NEAR_RADIUS


def _marked(shown: ShownMap, place: Place) -> Point:
    """Return the middle of a marker: higher in districts, so that their houses can be seen.

    Suburbs are close above those in the north.
    """
    box = shown.place(place)
    x, y = box.middle
    raised = place >= FIRST_DISTRICT and SPOTS[place][1] > _NORTHERN
    return Point(x, y - box.height // 5 if raised else y)


def badge(shown: ShownMap, target: Target, place: Place) -> Box:
    """Return where, beside a number, the badge with the place's reward is."""
    box = _cornered(shown.projection, target.box, *_corners(shown.projection)[place])
    return box._replace(x=min(box.x, shown.box.right - _EDGE - box.width))


def _cornered(projection: Projection, number: Box, right: bool, below: bool) -> Box:
    side = projection.sized(_BADGE)
    x = number.right - side * 2 // 3 if right else max(_EDGE, number.x - side // 3)
    y = number.bottom - side * 3 // 5 if below else number.y - side * 2 // 5
    return Box(x, y, side, side)


@lru_cache(maxsize=2)
def _corners(projection: Projection) -> tuple[tuple[bool, bool], ...]:
    """Return the corner of its number at which the badge of each place hides least.

    It must not hide: other numbers and badges, its own check, names, or the builders of a district.
    """
    everything = Box(0, 0, *projection.extent)
    shown = ShownMap(projection, Window(everything, everything))
    marked = [Target((10,), _marked(shown, place), _radius(projection)) for place in PLACES]
    seen = [
        river_box(projection, river, each) for river in range(len(RIVERS)) for each in LANGUAGES
    ]
    if projection == NEAR:
        seen += [name.box for each in LANGUAGES for name in names(each).values()]
    found: list[tuple[bool, bool]] = []
    numbers = [target.box for target in marked]
    for place, (target, number) in enumerate(zip(marked, numbers, strict=True)):
        others, box = [*numbers[:place], *numbers[place + 1 :]], shown.place(place)
        own = [Box(*target.check, 0, 0).inset(-_CHECK)]
        if place >= FIRST_DISTRICT:
            own.append(box._replace(y=box.middle[1]))
        costs: list[int] = []
        for corner in _CORNERS:
            there = _cornered(projection, number, *corner)
            outside = there.width * there.height - there.shared(everything)
            hidden = outside + sum(there.shared(other) for other in others)
            costs.append(3 * hidden + sum(there.shared(other) for other in (*seen, *own)))
        found.append(_CORNERS[costs.index(min(costs))])
        seen.append(_cornered(projection, number, *found[-1]))
    return tuple(found)


def mark(canvas: Canvas, scene: Scene, view: GoldeneStadtView, shown: ShownMap) -> None:
    """Draw the numbers of the viewer's options, each with its place's reward."""
    found = targets(scene, view, shown)
    draw_targets(canvas, found)
    for target, place in zip(found, legal_places(view).values(), strict=True):
        box = badge(shown, target, place)
        x, y = box.middle
        letters = 0
        if place >= FIRST_DISTRICT:
            letters = letters_of(place, len(view.districts[place - FIRST_DISTRICT]))
        if letters or place < FIRST_DISTRICT:
            canvas.disc(x, y, box.width // 2 + 3, INK)
        if letters:
            canvas.write(str(letters), x, y + _LETTERS.drop, _LETTERS, ON_INK, "middle")
        elif place < FIRST_DISTRICT:
            canvas.place(reward(REWARDS[place], box.width), box.x, box.y)
