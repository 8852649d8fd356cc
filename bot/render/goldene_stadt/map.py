"""The map of a picture: the island with all that stands on it, whole or a part of it nearer."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import look
from bot.render.goldene_stadt.chart import MAP, NEAR, WHOLE, Chart
from bot.render.goldene_stadt.island import island
from bot.render.goldene_stadt.naming import name_rivers, names, overlap, write_names
from bot.render.goldene_stadt.tokens import closed_place, district, free_place, house, reward
from bot.render.kit.targets import Point, Target
from bot.render.kit.targets import draw as draw_targets
from bot.render.scene import Scene
from bot.render.theme import INK, ON_INK, RGB, Type
from rules.goldene_stadt.asking import STOP, place_named
from rules.goldene_stadt.components import (
    DISTRICTS,
    FIRST_DISTRICT,
    NOT_SHOWN,
    PLACES,
    QUARTERS,
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
"""Of a number on the map: it can be read on a phone."""
_NEAR_RADIUS: Final = 40
_BADGE: Final = 42
_NORTHERN: Final = 400
_AROUND: Final = 80
_BESIDE: Final = 8
"""What is seen at least around places that can be built on, and around their names."""
_LETTERS: Final = Type("black", 34)


class Shown(NamedTuple):
    """A map as it lies in a picture: at which size, and which part of it; `box` is where."""

    chart: Chart
    part: Box
    box: Box

    def place(self, place: Place) -> Box:
        """Return where a place is in the picture."""
        box = self.chart.box(place)
        return box._replace(x=box.x - self.part.x + self.box.x, y=box.y - self.part.y + self.box.y)

    @property
    def places(self) -> list[Place]:
        """The places of which anything is seen."""
        return [place for place in PLACES if overlap(self.place(place), self.box)]


def whole() -> Shown:
    """Return the whole island."""
    return Shown(WHOLE, Box(0, 0, MAP.width, MAP.height), MAP)


def around(places: Collection[Place], language: str) -> Shown:
    """Return the part of the island in which some places and their names lie, nearer; or all."""
    if not places:
        return whole()
    named = names(NEAR, language)
    boxes = [NEAR.box(place).inset(-_AROUND) for place in places]
    boxes += [named[place].box.inset(-_BESIDE) for place in places if place in named]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    width = max(box.right for box in boxes) - left
    height = max(box.bottom for box in boxes) - top
    if width > MAP.width or height > MAP.height:
        return whole()
    across, down = NEAR.extent
    x = min(max(0, left - (MAP.width - width) // 2), across - MAP.width)
    y = min(max(0, top - (MAP.height - height) // 2), down - MAP.height)
    return Shown(NEAR, Box(x, y, MAP.width, MAP.height), MAP)


# --- drawing --------------------------------------------------------------------------------------


def draw_map(canvas: Canvas, scene: Scene, view: GoldeneStadtView, shown: Shown) -> None:
    """Draw the map where it is shown, with all that stands on it."""
    painted = island(shown.chart, canvas.theme)
    part = (shown.part.x, shown.part.y, shown.part.right, shown.part.bottom)
    ground = painted.crop(part).convert("RGB")
    sheet = Canvas(shown.box.width, shown.box.height, ground, canvas.theme)
    name_rivers(sheet, shown.chart, shown.part, scene.language)
    inside = shown._replace(box=shown.box._replace(x=0, y=0))
    counted, owners = counted_places(view), owners_of(view)
    for place in inside.places:
        _place(sheet, inside.place(place), view, place, owners, counted)
    canvas.image.paste(sheet.image, (shown.box.x, shown.box.y))


def name_places(canvas: Canvas, scene: Scene, shown: Shown, places: Iterable[Place]) -> None:
    """Write the names of some places; districts have none on the map."""
    found = names(shown.chart, scene.language)
    corner = (shown.box.x - shown.part.x, shown.box.y - shown.part.y)
    seen = set(shown.places)
    named = [place for place in dict.fromkeys(places) if place in found and place in seen]
    write_names(canvas, [(found[place], corner) for place in named])


def _place(
    canvas: Canvas,
    box: Box,
    view: GoldeneStadtView,
    place: Place,
    owners: Mapping[Place, int],
    counted: Places,
) -> None:
    edge: RGB = look.COUNTED if counted >> place & 1 else INK
    if place >= FIRST_DISTRICT:
        builders = view.districts[place - FIRST_DISTRICT]
        drawn = district(place, builders, box.width, box.height, edge)
    elif place in owners:
        drawn = house(owners[place], box.width, box.height, edge)
    elif view.closed >> place & 1:
        drawn = closed_place(place, box.width)
    else:
        drawn = free_place(place, box.width, edge)
    canvas.place(drawn, box.x, box.y)


def owners_of(view: GoldeneStadtView) -> dict[Place, int]:
    """Return who has a house on each place that has room for one."""
    return {
        place: trader.seat
        for trader in view.traders
        for place in PLACES
        if trader.own & ~DISTRICTS & 1 << place
    }


def counted_places(view: GoldeneStadtView) -> Places:
    """Return the places that the score card of the round counts."""
    if view.outcome is not None or view.card < 0:
        return 0
    card = SCORE_CARDS[view.card]
    river = RIVERS[card.river] if card.river != NOT_SHOWN else 0
    return river | (QUARTERS[card.quarter] if card.quarter != NOT_SHOWN else 0)


# --- where the viewer can build -------------------------------------------------------------------


def legal_places(view: GoldeneStadtView) -> dict[int, Place]:
    """Return the places that can be built on, by their numbers in the menu."""
    decision = view.decision
    if decision is None or decision.kind != "build":
        return {}
    return {
        number: place_named(key) for number, key in enumerate(decision.options, 1) if key != STOP
    }


def targets(scene: Scene, view: GoldeneStadtView, shown: Shown) -> list[Target]:
    """Return the markers of the places that can be built on."""
    radius = RADIUS if shown.chart == WHOLE else _NEAR_RADIUS
    return [
        Target((number,), _marked(shown, place), radius, picked=number - 1 in scene.picked)
        for number, place in legal_places(view).items()
    ]


def _marked(shown: Shown, place: Place) -> Point:
    """Return the middle of a marker: in districts higher, so that who is there can be seen.

    Suburbs lie close above those in the north.
    """
    box = shown.place(place)
    x, y = box.middle
    raised = place >= FIRST_DISTRICT and SPOTS[place][1] > _NORTHERN
    return Point(x, y - box.height // 5 if raised else y)


def mark(canvas: Canvas, scene: Scene, view: GoldeneStadtView, shown: Shown) -> None:
    """Draw the numbers of the viewer's options, each with what its place gives."""
    found = targets(scene, view, shown)
    draw_targets(canvas, found)
    side = shown.chart.sized(_BADGE)
    for target, place in zip(found, legal_places(view).values(), strict=True):
        x, y = target.box.right - side * 2 // 3, target.box.bottom - side * 3 // 5
        if place < FIRST_DISTRICT:
            canvas.disc(x + side / 2, y + side / 2, side // 2 + 3, INK)
            canvas.place(reward(REWARDS[place], side), x, y)
            continue
        letters = letters_of(place, len(view.districts[place - FIRST_DISTRICT]))
        if letters:
            canvas.disc(x + side / 2, y + side / 2, side // 2 + 3, INK)
            middle = y + side / 2 + _LETTERS.drop
            canvas.write(str(letters), x + side / 2, middle, _LETTERS, ON_INK, "middle")
