"""The map of San Marco: canals between neighbours, room for all, the leader, bridge owners."""

from dataclasses import replace
from itertools import chain, combinations, permutations, product

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render.canvas import Box, Canvas
from bot.render.san_marco import districts, lands, layout
from bot.render.san_marco.bridges import DISC, deck, free_slot, slot_of, slots
from bot.render.san_marco.doge import RADIUS
from bot.render.san_marco.look import SAN_MARCO_GOLD, SHORE
from bot.render.san_marco.map import DOCKS, MARKER, Places, draw_map
from bot.render.theme import HEIGHT, INK, NIGHT, SEAT_COLOURS, WIDTH
from rules.san_marco.components import (
    DISTRICTS,
    MOST_ON_PAIR,
    NAMES,
    NOWHERE,
    PAIRS,
    Bridge,
    District,
    Pair,
    Worth,
)
from rules.san_marco.scoring import points_of, precedence
from rules.san_marco.view import SanMarcoView
from tests.render.san_marco.boards import (
    CASTELLO,
    SAN_MARCO,
    bare,
    changed_box,
    counted,
    pair,
    scene_of,
    with_bridges,
    with_nobles,
)

FULLEST = ((3, 2, 1, 1), (2, 2, 2, 2), (4, 2, 2, 2), (4, 3, 3, 1), (3, 3, 1, 1), (3, 3, 3, 1))
"""Nobles in need of the most room: four seats with all sorts of ties."""
CROWDED = ((10, 10, 10, 10), (12, 11, 10, 10), (13, 10, 10, 10), (11, 11, 10, 1))
EVERY_SLOT = tuple(product(range(len(PAIRS)), range(MOST_ON_PAIR)))


def mapped(view: SanMarcoView) -> tuple[Canvas, Places]:
    """Draw the map alone."""
    canvas = Canvas(WIDTH, HEIGHT, NIGHT)
    return canvas, draw_map(canvas, scene_of(view), view)


def image_of(view: SanMarcoView) -> Image.Image:
    return mapped(view)[0].image


def within(inner: tuple[int, int, int, int], outer: Box) -> bool:
    left, top, right, bottom = inner
    return outer.x <= left and outer.y <= top and right <= outer.right and bottom <= outer.bottom


def on_page(district: District) -> Image.Image:
    """Return the land of a district as a mask of the whole picture."""
    sheet, land = Image.new("L", (WIDTH, HEIGHT)), lands.land(district)
    sheet.paste(land.image, (land.left, land.top))
    return sheet


def deck_on_page(pair: Pair, slot: int) -> Image.Image:
    """Return a bridge with its casing as a mask of the whole picture."""
    sheet, place = Image.new("L", (WIDTH, HEIGHT)), slots(pair)[slot]
    corners = [(place.x + x, place.y + y) for x, y in deck(pair, slot).corners(3)]
    ImageDraw.Draw(sheet).polygon(corners, fill=255)
    return sheet


def bridged(sheet: Image.Image, box: Box) -> bool:
    return sheet.crop(box.edges).getbbox() is not None


# --- land and water --------------------------------------------------------------------------


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("one", "other"), list(combinations(DISTRICTS, 2)))
def test_canals_lie_between_exactly_the_neighbours(one: District, other: District) -> None:
    quarter = (WIDTH // 4, HEIGHT // 4)
    swollen = [
        on_page(district).resize(quarter).filter(ImageFilter.MaxFilter(9))
        for district in (one, other)
    ]
    near = ImageChops.multiply(*swollen).getbbox() is not None
    assert near == ((one, other) in PAIRS)


def test_districts_do_not_touch() -> None:
    for one, other in combinations(DISTRICTS, 2):
        assert ImageChops.multiply(on_page(one), on_page(other)).getbbox() is None


@pytest.mark.parametrize(("number", "slot"), EVERY_SLOT)
def test_every_bridge_spans_the_water_between_its_districts(number: Pair, slot: int) -> None:
    place = slots(number)[slot]
    reach = lands.breadth(number) / 2 + 8
    assert not land_at(place.x, place.y), "the middle is over water"
    along_x, along_y = place.along
    ends = [land_at(place.x - along_y * far, place.y + along_x * far) for far in (-reach, reach)]
    assert sorted(ends) == [NAMES[district] for district in sorted(PAIRS[number], key=_name)]


def _name(district: District) -> str:
    return NAMES[district]


def land_at(x: float, y: float) -> str:
    """Return the name of the district at a point, "" on the water."""
    for district in DISTRICTS:
        land = lands.land(district)
        corner = (round(x) - land.left, round(y) - land.top)
        inside = all(0 <= at < size for at, size in zip(corner, land.image.size, strict=True))
        if inside and int(land.image.getpixel(corner) or 0) > 128:  # pyright: ignore[reportArgumentType]
            return NAMES[district]
    return ""


@pytest.mark.proof
def test_the_whole_map_is_drawn_within_its_box() -> None:
    image = image_of(with_nobles(bare(), dict(enumerate(FULLEST))))
    for box in ((0, 0, WIDTH, layout.MAP.y), (0, layout.MAP.bottom, WIDTH, HEIGHT)):
        assert image.crop(box).getcolors(1) is not None


# --- room ------------------------------------------------------------------------------------


def circle(middle: tuple[float, float], radius: int) -> Image.Image:
    sheet, (x, y) = Image.new("L", (WIDTH, HEIGHT)), middle
    ImageDraw.Draw(sheet).ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return sheet


def written_on(places: Places) -> list[Box]:
    """Return the places of names, values and nobles of all districts."""
    names = [box.inset(8) for box in places.names]
    return [*places.plates.values(), *chain.from_iterable(places.values), *names]


@pytest.fixture(scope="module")
def decks() -> list[Image.Image]:
    return [deck_on_page(*slot) for slot in EVERY_SLOT]


@pytest.mark.sampled(7)
@pytest.mark.parametrize("shift", range(len(FULLEST)))
@pytest.mark.parametrize("rows", [FULLEST, CROWDED])
def test_bridges_cover_nothing_that_is_written(
    decks: list[Image.Image], rows: tuple[tuple[int, ...], ...], shift: int
) -> None:
    view = with_nobles(bare(), {d: rows[(d + shift) % len(rows)] for d in DISTRICTS})
    written = written_on(mapped(view)[1])
    covered = [
        (box, slot)
        for box in written
        for slot, sheet in zip(EVERY_SLOT, decks, strict=True)
        if bridged(sheet, box)
    ]
    assert not covered


@pytest.mark.parametrize("rows", [FULLEST, CROWDED])
def test_nobles_and_values_keep_apart(rows: tuple[tuple[int, ...], ...]) -> None:
    for shift in range(len(rows)):
        view = with_nobles(bare(), {d: rows[(d + shift) % len(rows)] for d in DISTRICTS})
        parts = written_on(mapped(view)[1])
        assert not [pair for pair in combinations(parts, 2) if Box.shared(*pair)]
        assert not [part for part in parts if part.shared(layout.CARTOUCHE)]


@pytest.mark.proof
def test_the_doge_covers_nothing(decks: list[Image.Image]) -> None:
    for district in DISTRICTS:
        view = replace(with_nobles(bare(), dict.fromkeys(DISTRICTS, CROWDED[0])), doge=district)
        _, places = mapped(view)
        figure = circle(DOCKS[district], RADIUS + 3)
        assert not [box for box in written_on(places) if bridged(figure, box)]
        assert not [deck for deck in decks if ImageChops.multiply(deck, figure).getbbox()]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("doge", [NOWHERE, *DISTRICTS])
def test_markers_of_districts_cover_nothing(decks: list[Image.Image], doge: District) -> None:
    """They have room of their own; only over the end of a bridge may they reach a little."""
    view = replace(with_nobles(bare(), dict.fromkeys(DISTRICTS, FULLEST[3])), doge=doge)
    canvas = Canvas(WIDTH, HEIGHT, NIGHT)
    places = draw_map(canvas, scene_of(view), view, dict.fromkeys(DISTRICTS, MARKER))
    for spot in places.spots:
        disc = circle(spot, MARKER // 2)
        assert not [box for box in written_on(places) if bridged(disc, box)]
        assert all(overlap(deck, disc) < 0.06 for deck in decks)
        assert not ImageChops.multiply(circle(places.doge.middle, RADIUS), disc).getbbox()


def overlap(one: Image.Image, other: Image.Image) -> float:
    """Return the share of the other that is covered by the one."""
    there = other.getbbox()
    common, whole = ImageChops.multiply(one.crop(there), other.crop(there)), other.crop(there)
    return sum(common.histogram()[128:]) / sum(whole.histogram()[128:])


@pytest.mark.proof
def test_bridges_keep_apart(decks: list[Image.Image]) -> None:
    """With three on every pair at once, at most their outlines touch."""
    for one, other in combinations(decks, 2):
        common = ImageChops.multiply(one, other).getbbox()
        assert common is None or (common[2] - common[0]) * (common[3] - common[1]) <= 9


def test_no_bridge_reaches_into_the_cartouche(decks: list[Image.Image]) -> None:
    assert not [deck for deck in decks if bridged(deck, layout.CARTOUCHE)]


# --- bridges ---------------------------------------------------------------------------------


@pytest.mark.sampled(7)
@pytest.mark.parametrize(("number", "slot"), EVERY_SLOT)
def test_another_owner_changes_the_slot_of_the_bridge_and_nothing_else(
    number: Pair, slot: int
) -> None:
    """Seat 3 has no slot of its own: it takes the one that the others leave."""
    others = [(number, seat) for seat in range(MOST_ON_PAIR) if seat != slot]
    before = with_bridges(bare(), *others, (number, slot))
    after = with_bridges(bare(), *others, (number, 3))
    (one, places), (other, later) = mapped(before), mapped(after)
    box = places.bridges[Bridge(number, slot)]
    assert later.bridges[Bridge(number, 3)] == box
    assert within(changed_box(one.image, other.image), box.inset(-2))


@pytest.mark.sampled(13)
@pytest.mark.parametrize(("number", "slot"), EVERY_SLOT)
def test_a_new_bridge_changes_its_slot_and_nothing_else_but_how_many_are_left(
    number: Pair, slot: int
) -> None:
    without, (canvas, places) = mapped(bare())[0], mapped(with_bridges(bare(), (number, slot)))
    for sheet in (without, canvas):
        sheet.fill(layout.CARTOUCHE, NIGHT)
    assert within(
        changed_box(without.image, canvas.image), places.bridges[Bridge(number, slot)].inset(-2)
    )


@pytest.mark.parametrize(
    "owners", [owners for n in (1, 2, 3) for owners in permutations(range(4), n)]
)
def test_each_bridge_has_a_slot_of_its_own(owners: tuple[int, ...]) -> None:
    standing = [Bridge(4, owner) for owner in owners]
    taken = {slot_of(standing, bridge) for bridge in standing}
    assert len(taken) == len(owners)
    free = free_slot(standing, 4)
    assert (free is None) == (len(owners) == MOST_ON_PAIR)
    assert free not in taken


def test_the_next_bridge_is_marked_where_none_stands() -> None:
    polo = pair("san_polo", "san_marco")
    _, places = mapped(with_bridges(bare(), (polo, 0), (polo, 1)))
    assert places.next[polo] == places.slots[polo][2] == places.on(polo)
    _, places = mapped(with_bridges(bare(), (polo, 0), (polo, 1), (polo, 2)))
    assert places.next[polo] is None
    assert places.on(polo) == places.slots[polo][1]


def test_a_bridge_shows_its_owner_by_colour_and_symbol() -> None:
    for seat in range(4):
        canvas, places = mapped(with_bridges(bare(), (0, seat)))
        box = places.bridges[Bridge(0, seat)]
        around = canvas.image.crop(box.edges)
        assert counted(around, SEAT_COLOURS[seat]) > 300
        x, y = places.slots[0][slot_of([Bridge(0, seat)], Bridge(0, seat))]
        assert canvas.image.getpixel((x, y)) == SEAT_COLOURS[seat]
        assert canvas.image.getpixel((x + DISC - 3, y)) == INK


# --- nobles ----------------------------------------------------------------------------------

WORTH = Worth(8, 6)


@pytest.mark.sampled(86)
@pytest.mark.parametrize("row", list(product(range(4), repeat=4)))
def test_the_player_beside_a_value_would_be_paid_it(row: tuple[int, ...]) -> None:
    now = precedence(row)
    paid = [0] * len(row)
    for seat in now.first:
        paid[seat] = WORTH.first
    for seat in now.second if now.paid else ():
        paid[seat] = WORTH.second
    assert tuple(paid) == points_of(row, WORTH)
    ranked = [row[seat] for seat in (*now.first, *now.second, *now.rest)]
    assert ranked == sorted([count for count in row if count], reverse=True)


@pytest.mark.parametrize(
    ("row", "first", "second"),
    [
        ((4, 3, 2), True, True),
        ((2, 2, 1), False, True),
        ((5, 3, 3), True, False),
        ((3, 3, 3, 3), False, True),
        ((1, 0, 0), True, False),
        ((0, 0, 0), False, False),
    ],
)
def test_the_tile_of_a_value_is_filled_where_it_is_paid(
    row: tuple[int, ...], first: bool, second: bool
) -> None:
    canvas, places = mapped(with_nobles(bare(len(row)), {SAN_MARCO: row}))
    boxes = places.values[SAN_MARCO]
    filled = [canvas.image.getpixel((box.x + 8, box.y + 8)) == SAN_MARCO_GOLD for box in boxes]
    assert filled == [first, second]


@pytest.mark.sampled(13)
@pytest.mark.parametrize("district", DISTRICTS)
@pytest.mark.parametrize(
    ("row", "led", "paid"),
    [
        ((2, 4, 1, 3), (1,), (3,)),
        ((2, 4, 1, 4), (1, 3), ()),
        ((2, 4, 2, 0), (1,), ()),
        ((3, 3, 3, 3), (0, 1, 2, 3), ()),
        ((0, 0, 5, 0), (2,), ()),
    ],
)
def test_who_leads_has_a_banner_beside_what_it_brings(
    district: District, row: tuple[int, ...], led: tuple[int, ...], paid: tuple[int, ...]
) -> None:
    """All who lead share one; the second has a smaller one, if it would be paid."""
    title = districts.titled(district, NAMES[district])
    placed = districts.place(district, title, districts.Nobles(row))
    banners = [group for group in placed.groups if group.banner]
    assert [(group.seats, group.leads) for group in banners] == [
        (led, True),
        *([(paid, False)] if paid else []),
    ]
    values = placed.values if len(led) == 1 else placed.values[1:]
    for group, value in zip(banners, values, strict=False):
        assert (group.box.y, group.box.x) == (value.y, value.right + 4)
    sizes = [group.box.width * group.box.height for group in placed.groups]
    assert sizes[0] == max(sizes)
    assert set(placed.plates) == {seat for seat, count in enumerate(row) if count}


def _middle(box: tuple[int, int, int, int]) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def test_nobles_that_are_not_there_have_no_plate() -> None:
    _, places = mapped(with_nobles(bare(), {CASTELLO: (0, 2, 0, 0)}))
    assert set(places.plates) == {(CASTELLO, 1)}


def test_one_noble_more_changes_its_district_alone() -> None:
    for district in DISTRICTS:
        one, other = (with_nobles(bare(), {district: (3, count, 1, 0)}) for count in (1, 2))
        box = changed_box(image_of(one), image_of(other))
        assert land_at(*_middle(box)) == NAMES[district]


# --- the doge --------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@pytest.mark.parametrize("district", DISTRICTS)
def test_the_doge_stands_in_his_district_and_its_shore_is_violet(district: District) -> None:
    canvas, places = mapped(replace(bare(), doge=district))
    assert places.doge.middle == tuple(DOCKS[district])
    rim = lands.rim(district)
    x, y = rim.left, rim.top
    seen = canvas.image.crop((x, y, x + rim.image.width, y + rim.image.height))
    assert counted(seen, SHORE) > 3000
    ashore = circle(DOCKS[district], RADIUS + 12)
    assert ImageChops.multiply(ashore, on_page(district)).getbbox() is not None
    for other in set(DISTRICTS) - {district}:
        assert (
            ImageChops.multiply(circle(DOCKS[district], RADIUS), on_page(other)).getbbox() is None
        )


def test_the_doge_waits_on_the_water() -> None:
    _, places = mapped(replace(bare(), doge=NOWHERE))
    figure = circle(places.doge.middle, RADIUS - 8)
    for district in DISTRICTS:
        assert ImageChops.multiply(figure, on_page(district)).getbbox() is None
