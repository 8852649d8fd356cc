"""The map: names hide nothing, every building place has its number, houses are visible."""

from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest
from PIL import Image, ImageDraw, ImageStat

from bot.render import Scene, draw
from bot.render.canvas import Box, Canvas, Sprite
from bot.render.goldene_stadt import map as maps
from bot.render.goldene_stadt import tokens
from bot.render.goldene_stadt.island import course
from bot.render.goldene_stadt.look import ROAD, TINTS
from bot.render.goldene_stadt.map import (
    ShownMap,
    around,
    counted_places,
    legal_places,
    owners_of,
    targets,
    whole,
)
from bot.render.goldene_stadt.naming import names, river_box
from bot.render.goldene_stadt.numbering import beside
from bot.render.goldene_stadt.projection import MAP, NEAR, WHOLE, Projection
from bot.render.sprites import art_of
from bot.render.theme import INK, INK_2, LEAST, RGB, SEAT_COLOURS
from bot.text import LANGUAGES
from rules import decision as answering
from rules.bits import members
from rules.goldene_stadt.components import CARDS, COASTS, DISTRICTS, FIRST_DISTRICT, PLACES, RIVERS
from rules.goldene_stadt.components import MAP as ISLAND
from tests.games.scenes import positions, scene_of
from tests.render.contrast import LEAST_CONTRAST, contrast
from tests.render.goldene_stadt.boards import GAME, KEY, bidding, board, building, place, view_of

BESIDE = 3
"""The least distance of letters from things at their side, in pixels."""
PROJECTIONS = pytest.mark.parametrize("projection", [WHOLE, NEAR], ids=["whole", "near"])
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
PHONE = 280 / 1200
READ_ON_A_PHONE = 12
"""The least size of a marker's number on a phone that leaves 280 pixels."""


# --- names ----------------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_every_place_but_the_districts_is_named_and_no_name_hides_anything(language: str) -> None:
    found = names(language)
    assert set(found) == {at for at in PLACES if not DISTRICTS >> at & 1}
    rivers = [river_box(NEAR, river, language) for river in range(len(RIVERS))]
    boxes = map(NEAR.box, PLACES)
    wider = [box._replace(x=box.x - BESIDE, width=box.width + 2 * BESIDE) for box in boxes]
    fixed = [*wider, *rivers]
    for named in found.values():
        assert named.kind.px >= LEAST
        assert not any(named.box.shared(other) for other in fixed), named.lines
    for one, other in combinations(found.values(), 2):
        assert not one.box.shared(other.box), (one.lines, other.lines)


@PROJECTIONS
def test_places_lie_apart(projection: Projection) -> None:
    for one, other in combinations(PLACES, 2):
        assert projection.box(one).shared(projection.box(other)) < 25, "their corners may touch"


@EVERY_LANGUAGE
def test_names_stand_on_land_where_they_can_be_read(language: str) -> None:
    assert min(contrast(INK, land) for land in (*TINTS, ROAD)) >= LEAST_CONTRAST
    sheet = Image.new("1", NEAR.extent, 0)
    pen = ImageDraw.Draw(sheet)
    pen.polygon(NEAR.coast(), fill=1)
    pen.polygon(NEAR.walls(), fill=0)
    for river in range(len(RIVERS)):
        pen.line(course(NEAR, river), fill=0, width=NEAR.sized(17))
    for named in names(language).values():
        box = named.box
        below = sheet.crop((box.x, box.y, box.right, box.bottom))
        assert below.histogram()[0] == 0, named.lines


def marked_everywhere(projection: Projection) -> list[Box]:
    """A number beside every place of a map."""
    return [beside(projection, place_, 10).box for place_ in PLACES]


def area(box: Box) -> int:
    return box.width * box.height


@EVERY_LANGUAGE
def test_no_name_shown_nearer_is_hidden_by_a_number(language: str) -> None:
    discs = marked_everywhere(NEAR)
    for named in names(language).values():
        hidden = sum(named.box.shared(disc) for disc in discs)
        assert hidden < 0.12 * area(named.box), named.lines


@EVERY_LANGUAGE
def test_no_number_hides_the_name_of_a_river(language: str) -> None:
    for river in range(len(RIVERS)):
        plate = river_box(WHOLE, river, language)
        hidden = sum(plate.shared(disc) for disc in marked_everywhere(WHOLE))
        assert hidden < 0.1 * area(plate)


@PROJECTIONS
def test_a_number_stands_beside_its_place_and_hides_no_other(projection: Projection) -> None:
    """However many places can be built on: what a place brings, or who built, is seen."""
    marked, boxes = marked_everywhere(projection), [*map(projection.box, PLACES)]
    for at, number in enumerate(marked):
        assert all(number.shared(other) < 0.2 * area(number) for other in marked[:at])
        for place_, box in enumerate(boxes):
            most = 0.25 if place_ == at else 0.34 if place_ >= FIRST_DISTRICT else 0.12
            assert number.shared(box) < most * area(box), "only its corner, if any of it"


# --- building places ------------------------------------------------------------------------------


def shown_in(scene: Scene) -> ShownMap:
    return around(legal_places(view_of(scene)).values(), scene.language)


@pytest.fixture(scope="module")
def hands() -> list[Scene]:
    return [*building(3, 2), *building(4, 1), *building(2, 3)]


def test_every_legal_place_is_marked_with_its_number_where_it_lies(hands: list[Scene]) -> None:
    for scene in hands:
        view, shown = view_of(scene), shown_in(scene)
        decision = view.decision
        assert decision is not None
        marked = targets(scene, view, shown)
        numbers = [answering.number(decision, at, scene.facts) for at in range(len(scene.facts))]
        wanted = [number for number in numbers if number is not None]
        assert [target.numbers for target in marked] == [(number,) for number in wanted]
        for target, at in zip(marked, legal_places(view).values(), strict=True):
            assert target.box.shared(shown.place(at).inset(-6)) > 0
            assert target.box.shared(MAP) == area(target.box), "nothing is cut"


def test_no_two_numbers_hide_each_other(hands: list[Scene]) -> None:
    for scene in hands:
        for one, other in combinations(targets(scene, view_of(scene), shown_in(scene)), 2):
            smaller = min(one.box.width * one.box.height, other.box.width * other.box.height)
            assert one.box.shared(other.box) < 0.1 * smaller


def test_numbers_can_be_read_on_a_phone(hands: list[Scene]) -> None:
    for scene in hands:
        for target in targets(scene, view_of(scene), shown_in(scene)):
            assert target.radius * 8 // 5 * PHONE >= READ_ON_A_PHONE


def test_places_close_together_are_shown_nearer_and_those_far_apart_on_the_whole_island() -> None:
    near = around([place("mint_ward"), place("echo_gorge"), place("eagle_palace")], "en")
    assert near.projection == NEAR
    assert near.place(place("mint_ward")).shared(MAP) > 0
    assert around([place("greycliff"), place("mossport")], "en") == whole()
    assert around([], "en") == whole()


def test_a_part_never_reaches_beyond_the_island() -> None:
    across, down = NEAR.extent
    for at in PLACES:
        part = around([at], "en").part.of
        assert part.shared(Box(0, 0, across, down)) == part.width * part.height


@EVERY_LANGUAGE
def test_names_of_what_is_shown_nearer_are_seen_whole(hands: list[Scene], language: str) -> None:
    for scene in hands:
        view = view_of(scene)
        shown = around(legal_places(view).values(), language)
        if shown.projection == WHOLE:
            continue
        for at in legal_places(view).values():
            if named := names(language).get(at):
                assert named.box.shared(shown.part.of) == named.box.width * named.box.height


def test_both_are_used(hands: list[Scene]) -> None:
    assert {shown_in(scene).projection for scene in hands} == {WHOLE, NEAR}


def test_districts_that_cannot_be_built_in_step_back(
    hands: list[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    inks: dict[int, RGB] = {}
    district = tokens.district

    def recorded(at: int, builders: tuple[int, ...], *rest: Any) -> Sprite:
        inks[at] = rest[-1]
        return district(at, builders, *rest)

    monkeypatch.setattr(maps, "district", recorded)
    scene = next(
        scene
        for scene in hands
        if any(DISTRICTS >> at & 1 for at in legal_places(view_of(scene)).values())
    )
    draw(scene)
    legal = legal_places(view_of(scene)).values()
    assert {at for at, ink in inks.items() if ink == INK} == {at for at in legal if at in inks}
    assert INK_2 in inks.values()


def test_a_picked_place_is_seen(hands: list[Scene]) -> None:
    scene = replace(hands[0], picked=(0,))
    first, *others = targets(scene, view_of(scene), shown_in(scene))
    assert first.picked
    assert not any(target.picked for target in others)
    assert draw(scene).data != draw(hands[0]).data


# --- pieces ---------------------------------------------------------------------------------------


def test_every_house_is_drawn_in_the_colour_of_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    house = tokens.house

    def recorded(seat: int, *rest: int) -> object:
        drawn.append(seat)
        return house(seat, *rest)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(maps, "house", recorded)
    scene = board()
    draw(scene)
    traders = view_of(scene).traders
    built = [(trader.own & ~DISTRICTS).bit_count() for trader in traders]
    assert [drawn.count(seat) for seat in range(len(traders))] == built
    assert len(owners_of(view_of(scene))) == sum(built) > 0


def _pixels(sprite: Sprite) -> list[bytes]:
    return [each.image.tobytes() for each in sprite.slices]


def test_the_order_of_building_in_a_district_shows() -> None:
    at = place("mint_ward")
    one, other = (tokens.district(at, order, 106, 96) for order in ((0, 1), (1, 0)))
    assert _pixels(one) != _pixels(other)


@pytest.mark.parametrize("builders", [(), (2,), (2, 0), (2, 0, 1), (2, 0, 1, 3)])
def test_all_who_built_in_a_district_are_drawn_inside_it(
    builders: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    seats: list[int] = []
    builder = tokens.builder

    def recorded(drawn: Canvas, seat: int, box: Box) -> None:
        seats.append(seat)
        assert Box(0, 0, *drawn.image.size).shared(box) == area(box), "inside"
        builder(drawn, seat, box)

    monkeypatch.setattr(tokens, "builder", recorded)
    tokens.district.__wrapped__(place("rose_palace"), builders, 96, 96)  # pyright: ignore
    assert tuple(seats) == builders


@pytest.mark.parametrize("seat", range(4))
def test_a_painted_house_has_the_symbol_of_its_seat_in_its_colour(seat: int) -> None:
    sprite = tokens.house(seat, 50, 50)
    assert sprite.size == (61, 58), "it is larger than its place"
    canvas = Canvas(100, 100, INK)
    canvas.place(sprite, 0, 0)
    assert canvas.image.getpixel((30, 37)) == SEAT_COLOURS[seat]


def test_landscapes_differ_in_lightness() -> None:
    island = min(art_of(KEY).sprites["island"], key=lambda one: one.width).image
    greys: list[float] = []
    for x, y in ((800, 500), (500, 215), (200, 500), (500, 800), (500, 90)):
        across, down = WHOLE.at(x, y)
        part = island.crop((int(across) - 60, int(down) - 15, int(across) + 60, int(down) + 15))
        greys.append(ImageStat.Stat(part.convert("L")).mean[0])
    assert all(other - one > 12 for one, other in pairwise(greys)), greys


def test_what_the_round_counts_is_edged() -> None:
    view = view_of(board())
    for number, card in enumerate((*CARDS.two_things, *CARDS.three_things)):
        counted = members(counted_places(replace(view, card=number)))
        for at, there in enumerate(ISLAND.places):
            shown = (there.river or "none", there.quarter or "none")
            assert (at in counted) == (card.river == shown[0] or card.quarter == shown[1])
    plain, edged = tokens.house(0, 50, 50), tokens.house(0, 50, 50, (123, 47, 166))
    assert edged.size[0] > 1.15 * plain.size[0], "and larger"
    assert _pixels(plain) != _pixels(edged)


def test_a_closed_sector_is_seen_to_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    closed = tokens.closed_place
    monkeypatch.setattr(maps, "closed_place", lambda at, side: drawn.append(at) or closed(at, side))
    state = next(iter(positions(KEY, 2, 1)))
    scene = scene_of(KEY, GAME.copy(state), "board", None)
    draw(scene)
    assert sorted(drawn) == members(view_of(scene).closed)
    assert COASTS & view_of(scene).closed


def test_a_full_table_is_drawn_into_a_file_of_its_size() -> None:
    scene = bidding()
    assert len(owners_of(view_of(scene))) == FIRST_DISTRICT
    assert len(draw(scene).data) < 200 * 1024
