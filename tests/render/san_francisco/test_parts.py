"""The parts of San Francisco's pictures: the plan of the city, sums, offers and tracks."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, product

import pytest

from bot.render import Scene
from bot.render.canvas import Box, Canvas
from bot.render.kit import rows
from bot.render.san_francisco import bars, hand, offer, sums, track
from bot.render.san_francisco.offer import Offer, Plate
from bot.render.san_francisco.plan import Plan, around
from bot.render.san_francisco.track import Place
from bot.render.scene import Gathering
from bot.render.theme import DARK, GOLD, INK, PAPER, SEAT_COLOURS, WIDTH, rgb
from rules.decision import Decision
from rules.event import NOBODY
from rules.san_francisco.components import (
    BESIDE,
    COLUMNS,
    DISTRICTS,
    ROWS,
    SIDES,
    STREETS,
    Street,
    is_level,
)
from tests.render.noting import Noted, noting

GREEN = rgb("#22AA44")


def test_the_whole_city_fits_between_the_margins_and_nothing_overlaps() -> None:
    city = Plan(100)
    boxes = [*map(city.place, DISTRICTS), *map(city.stick, STREETS)]
    for one, other in combinations(boxes, 2):
        beside = one.right <= other.x or other.right <= one.x
        assert beside or one.bottom <= other.y or other.bottom <= one.y
    for box in boxes:
        assert city.box.x <= box.x < box.right <= city.box.right <= WIDTH
        assert city.box.y <= box.y < box.bottom <= city.box.bottom


@pytest.mark.parametrize("street", STREETS)
def test_one_street_is_shown_nearer_and_no_part_reaches_beyond_the_city(street: Street) -> None:
    near = around([street], 0)
    assert (len(near.rows), len(near.columns), near.size) == (3, 5, 138)
    assert {*BESIDE[street]} <= {*near.districts}
    assert near.rows.start >= 0 and near.rows.stop <= ROWS  # noqa: PT018
    assert near.columns.start >= 0 and near.columns.stop <= COLUMNS  # noqa: PT018
    assert near.place(near.districts[0]).width == 120 * 138 // 100


def test_what_lies_apart_is_shown_in_the_whole_city() -> None:
    def within(rows: range, columns: range) -> list[Street]:
        """Return the streets between districts of these rows and columns alone."""
        inside = {row * COLUMNS + column for row, column in product(rows, columns)}
        return [street for street in STREETS if {*BESIDE[street]} <= inside]

    assert around(within(range(1, 4), range(1, 6)), 7).size == 138, "it just fits"
    assert around(within(range(4), range(5)), 7) == Plan(7)
    assert around(within(range(3), range(6)), 7) == Plan(7)


def colours_of(canvas: Canvas, box: Box) -> set[object]:
    part = canvas.image.crop((box.x, box.y, box.right, box.bottom))
    return {colour for _, colour in part.getcolors(100_000) or ()}


@pytest.mark.parametrize("seat", range(5))
def test_a_bar_is_in_the_colour_of_its_seat_and_no_ones_in_none(seat: int) -> None:
    box, canvas = Box(20, 20, 130, 22), Canvas(170, 60, GREEN)
    bars.draw_bar(canvas, seat, box)
    assert SEAT_COLOURS[seat] in colours_of(canvas, box)
    bars.draw_bar(canvas, NOBODY, box)
    assert not colours_of(canvas, box.inset(3)) & {*SEAT_COLOURS}


def test_a_calm_bar_is_of_bare_wood_with_a_mark_of_its_seat() -> None:
    def share(*, calm: bool) -> int:
        """Return the number of pixels in the seat's colour."""
        canvas, box = Canvas(170, 80, GREEN), Box(20, 22, 130, 36)
        bars.draw_bar(canvas, 1, box, calm=calm)
        pixels = canvas.image.crop((20, 0, 150, 80)).getcolors(100_000) or ()
        return sum(count for count, colour in pixels if colour == SEAT_COLOURS[1])

    assert 40 < share(calm=True) < share(calm=False) // 3


def written(draw: Callable[[], object]) -> list[str]:
    found: list[Noted] = []
    with noting(found.append):
        draw()
    return [noted.words for noted in found if noted.words]


def test_an_offer_shows_who_gets_it_in_order_and_what_is_open() -> None:
    canvas, box = Canvas(WIDTH, 140, DARK.ground), Box(0, 0, 900, 118)
    shown = Offer("Office 6", Plate("star", GREEN), "3 rights", "star", (2, 3, NOBODY))
    assert written(lambda: offer.draw(canvas, box, shown)) == ["Office 6", "3 rights"]
    places = [Box(900 - 14 - 64 * back + 8, 23, 56, 72) for back in (3, 2, 1)]
    found = [colours_of(canvas, place) & {*SEAT_COLOURS[1:]} for place in places]
    assert found == [{SEAT_COLOURS[2]}, {SEAT_COLOURS[3]}, set()]


def test_a_track_shows_what_lies_on_its_places() -> None:
    canvas = Canvas(600, 80, DARK.ground)
    places = [Place("07", "star", "+3", PAPER), Place("08", "star", ground=GREEN), Place("09")]
    box = Box(0, 0, 600, 72)
    assert written(lambda: track.draw(canvas, box, places)) == ["+3", "08", "09"]
    assert PAPER in colours_of(canvas, Box(20, 2, 100, 60))
    assert GREEN in colours_of(canvas, Box(220, 2, 100, 60))


@pytest.mark.parametrize(("value", "filled"), [(0, 8), (22, 100), (44, 200), (99, 200)])
def test_a_scale_is_filled_as_far_as_the_value_and_no_further(value: int, filled: int) -> None:
    canvas = Canvas(240, 20, DARK.surface, DARK)
    rows.scale(canvas, Box(10, 6, 200, 8), value, 44, GREEN)
    line = [canvas.image.getpixel((10 + x, 10)) for x in range(200)]
    assert abs(line.count(GREEN) - filled) <= 2


def money(picked: tuple[int, ...]) -> Scene:
    facts = ({"value": 1}, {"value": 2}, {"value": 10}, {})
    keys = ("influence:1", "influence:2", "influence:10", "pass")
    view = Gathering(3, 0, decision=Decision(0, "influence", keys))
    return Scene("hand", "san_francisco", view, ("Ada",), (False,), "en", facts, picked=picked)


def test_sums_are_named_by_what_they_are_and_what_is_picked_stands_out() -> None:
    def draw(scene: Scene) -> tuple[Canvas, list[str]]:
        canvas, decision = Canvas(WIDTH, 200, DARK.ground, DARK), scene.view.decision
        assert decision is not None
        return canvas, written(
            lambda: sums.draw(canvas, 10, scene, decision, lambda on, box, _: on.fill(box, PAPER))
        )

    plain, words = draw(money(()))
    assert words == ["1", "2", "10", "Pass"]
    assert GOLD in colours_of(plain, Box(0, 0, 190, 120))
    chosen, _ = draw(money((1,)))
    green = {DARK.good}
    assert not colours_of(chosen, Box(0, 0, 190, 120)) & green
    assert colours_of(chosen, Box(200, 0, 190, 120)) >= green
    assert sums.are_offered(money(()))
    assert not sums.are_offered(replace(money(()), facts=()))
    assert INK in colours_of(plain, Box(0, 0, WIDTH, 120))


def test_the_more_influence_the_larger_is_its_disc(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[Box] = []
    monkeypatch.setattr(hand, "painted", lambda _, __, box: boxes.append(box))
    card = Box(20, 10, 190, 90)
    for value in range(10):
        hand.draw_card(Canvas(230, 110, GREEN), card, value)
    widths = [box.width for box in boxes]
    assert widths == sorted({*widths})
    assert all(card.y <= box.y and box.bottom <= card.bottom for box in boxes)


def test_a_part_that_is_nearer_keeps_streets_beside_their_districts() -> None:
    for city in (Plan(0), around([SIDES[8][0]], 0)):
        district = city.place(8)
        for street in SIDES[8]:
            stick = city.stick(street)
            if is_level(street):
                assert (stick.x, stick.width) == (district.x, district.width)
                assert stick.bottom < district.y or stick.y > district.bottom
            else:
                assert (stick.y, stick.height) == (district.y, district.height)
                assert stick.right < district.x or stick.x > district.right
